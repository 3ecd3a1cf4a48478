import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { disk } from '../../src/store/disk.ts';
import { landing } from '../../src/store/write-landing.ts';

let room: string;
let root: string;
beforeEach(() => {
  room = mkdtempSync(join(realpathSync(tmpdir()), 'memport-landing-'));
  root = join(room, 'store');
  for (const folder of ['store', 'store/notes', 'store-two']) mkdirSync(join(room, folder));
  writeFileSync(join(room, 'store-two', 'a.md'), 'theirs');
});
afterEach(() => rmSync(room, { recursive: true, force: true }));

const link = (name: string, to: string): void => symlinkSync(to, join(root, name));
const refused = (file: string): string | undefined => {
  const found = landing(disk, root, file);
  return 'refused' in found ? found.refused : undefined;
};

test('a file lands where it is named, whether or not it stands yet', () => {
  expect(landing(disk, root, 'notes/new/a.md')).toEqual({ file: join(root, 'notes/new/a.md'), linked: false });
});

test('a link inside the store is written through, and so is a root that is one', () => {
  link('same', 'notes');
  expect(landing(disk, root, 'same/a.md')).toEqual({ file: join(root, 'notes/a.md'), linked: true });
  symlinkSync(root, join(room, 'linked'));
  expect(landing(disk, join(room, 'linked'), 'notes/a.md')).toEqual({ file: join(root, 'notes/a.md'), linked: false });
});

test('a link to a sibling is outside, though its name begins like that of the store', () => {
  link('out', '../store-two');
  link('a.md', '../store-two/a.md');
  const why = 'it is reached through a link that leads outside the store';
  expect([refused('out/a.md'), refused('out/new.md'), refused('a.md')]).toEqual([why, why, why]);
});

test('a link to nothing, or to itself, is not written through', () => {
  link('gone', 'nowhere');
  link('self', 'self');
  expect([refused('gone/a.md'), refused('self')]).toEqual([
    'it is reached through a link to nothing',
    'it is reached through a link that leads to itself',
  ]);
});

test.each(['', '../store-two/a.md', 'notes/../../x', '/etc/passwd', 'a\0b', '..\\x'])(
  '%j leads outside the store',
  (file) => {
    expect(refused(file)).toBe('its name leads outside the store');
  },
);
