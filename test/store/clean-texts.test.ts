import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { cleanTexts } from '../../src/store/clean-texts.ts';
import { disk } from '../../src/store/disk.ts';
import type { State } from '../../src/store/state.ts';
import { newRoom } from '../room.ts';

const rooms: string[] = [];
const fresh = (): State => {
  const room = newRoom();
  rooms.push(room);
  return { root: join(room, 'memport'), disk };
};
afterAll(() => rooms.forEach((room) => rmSync(room, { recursive: true, force: true })));

/** What else was clean. */
const FILLING = Array.from({ length: 50 }, (_, at) => `a filling ${at}`);

const kept = (state: State, ...texts: string[]): void => {
  const clean = cleanTexts(state, 'one');
  for (const text of [...texts, ...FILLING]) clean.add(text);
  clean.keep();
};

describe('texts that were clean', () => {
  it('are known to the next run of the same scanner, by hashes in one private file', () => {
    const state = fresh();
    kept(state, 'Never push on Fridays.');
    const file = join(state.root, 'clean-texts');
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readFileSync(file, 'utf8')).not.toContain('push');
    expect(cleanTexts(state, 'one').has('Never push on Fridays.')).toBe(true);
    expect(cleanTexts(state, 'one').has('Never push on Mondays.')).toBe(false);
    expect(cleanTexts(state, 'two').has('Never push on Fridays.')).toBe(false);
  });

  it('are forgotten oldest first, and the file stays small', () => {
    const state = fresh();
    kept(state, ...Array.from({ length: 50_000 }, (_, at) => `text ${at}`));
    const clean = cleanTexts(state, 'one');
    expect(clean.has('text 7')).toBe(true);
    for (const text of ['one more', ...FILLING.map((each) => `${each} again`)]) clean.add(text);
    clean.keep();
    expect(statSync(join(state.root, 'clean-texts')).size).toBeLessThan(2 << 20);
    const after = cleanTexts(state, 'one');
    expect(['text 7', 'one more', 'text 49999'].map((text) => after.has(text))).toEqual([true, true, false]);
  });

  it('are none where the file is broken, a folder, or cannot be written', () => {
    const broken = fresh();
    kept(broken, 'a');
    writeFileSync(join(broken.root, 'clean-texts'), '\0{"');
    expect(cleanTexts(broken, 'one').has('a')).toBe(false);
    const folder = fresh();
    mkdirSync(join(folder.root, 'clean-texts'), { recursive: true });
    kept(folder, 'a');
    expect(cleanTexts(folder, 'one').has('a')).toBe(false);
    const closed: State = { root: '/dev/null/memport', disk };
    kept(closed, 'a');
    expect(cleanTexts(closed, 'one').has('a')).toBe(false);
  });
});
