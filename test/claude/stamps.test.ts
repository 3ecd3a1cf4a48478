import * as fs from 'node:fs';
import * as path from 'node:path';
import { describe, expect, test } from 'vitest';
import { slugOf } from '../../adapters/claude/folders/slug.ts';
import { inHome, memportHere } from '../cli/here.ts';

const SESSION = '6b1d7c52-1111-4222-8333-444455556666';
const WRITTEN = '2026-11-19T08:30:00.123Z';

/** What each version leaves of a file once its model has written it (docs/formats/claude-code.md §3). */
const STAMPS: Record<string, { stamp: (text: string) => string; lines: readonly RegExp[] }> = {
  '2.1.100': {
    stamp: (text) => text.replace(/^---\n\n?(?!name)/m, `originSessionId: ${SESSION}\n---\n`),
    lines: [/^originSessionId: 6b1d/m],
  },
  '2.1.197': {
    stamp: (text) =>
      text
        .replace('metadata:\n', 'metadata: \n  node_type: memory\n')
        .replace(/^---\n\n/m, `  originSessionId: ${SESSION}\n---\n\n`),
    lines: [/^metadata: $/m, /^ {2}node_type: memory$/m, /^ {2}originSessionId: 6b1d/m],
  },
  '2.1.329': {
    stamp: (text) =>
      text
        .replace('metadata:\n', 'metadata:\n  node_type: memory\n')
        .replace(/^ {2}modified: .*\n/m, '')
        .replace(/^---\n\n/m, `  originSessionId: ${SESSION}\n  modified: ${WRITTEN}\n---\n\n`),
    lines: [
      /^ {2}node_type: memory$/m,
      /^ {2}originSessionId: 6b1d/m,
      /^ {2}modified: \d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/m,
    ],
  },
  // A head that cannot be edited line by line is written anew, and what the client stamped is written again.
  'some version, then folded by hand': {
    stamp: (text) =>
      text.replace(
        /^metadata:\n(?: .*\n)+/m,
        `metadata: {node_type: memory, type: feedback, originSessionId: ${SESSION}, modified: "${WRITTEN}"}\n`,
      ),
    lines: [
      /^ {2}node_type: memory$/m,
      /^ {2}originSessionId: 6b1d/m,
      /^ {2}modified: \d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/m,
    ],
  },
};

interface Room {
  home: string;
  source: string;
  target: string;
}

const stocked = (home: string): Room => {
  const folder = (config: string): string => path.join(home, config, 'projects', slugOf(home), 'memory');
  const room = { home, source: folder('one'), target: folder('two') };
  for (const store of [room.source, room.target]) {
    fs.mkdirSync(store, { recursive: true });
    fs.writeFileSync(path.join(store, '..', 's.jsonl'), `${JSON.stringify({ cwd: home })}\n`);
  }
  return room;
};

const say = ({ source }: Room, why: string, day: string): void => {
  fs.writeFileSync(path.join(source, 'MEMORY.md'), '- [pnpm](pnpm.md) — pnpm, always\n');
  fs.writeFileSync(
    path.join(source, 'pnpm.md'),
    `---\nname: pnpm\ndescription: "pnpm, always"\nmetadata:\n  type: feedback\n---\n\nAlways use pnpm.\n\n**Why:** ${why}\n`,
  );
  fs.utimesSync(path.join(source, 'pnpm.md'), Date.parse(day) / 1000, Date.parse(day) / 1000);
};

const move = ({ home }: Room, ...more: string[]) =>
  memportHere(home, [
    'claude:claude',
    '--from-root',
    path.join(home, 'one'),
    '--to-root',
    path.join(home, 'two'),
    '--yes',
    '--all',
    ...more,
  ]);

const written = ({ target }: Room): string =>
  path.join(target, fs.readdirSync(target).find((name) => name.endsWith('.md') && name !== 'MEMORY.md') ?? '');

describe.each(Object.entries(STAMPS))('a file of ours that the client of %s stamped', (_, { stamp, lines }) => {
  const stamped = async (room: Room): Promise<string> => {
    say(room, 'the lockfile.', '2026-11-02T10:00:00.5Z');
    expect((await move(room)).code).toBe(0);
    const file = written(room);
    const text = stamp(fs.readFileSync(file, 'utf8'));
    expect(text).toContain(SESSION);
    fs.writeFileSync(file, text);
    fs.utimesSync(file, Date.parse(WRITTEN) / 1000, Date.parse(WRITTEN) / 1000);
    return file;
  };

  test('is not taken for one that somebody edited', () =>
    inHome(async (home) => {
      const room = stocked(home);
      await stamped(room);
      expect(JSON.parse((await move(room, '--json')).stdout).decisions).toMatchObject([{ decision: 'same' }]);
    }));

  test('keeps its stamps when the source changes, with the date that it has from then on', () =>
    inHome(async (home) => {
      const room = stocked(home);
      const file = await stamped(room);
      say(room, 'the lockfile, and the disk.', '2026-11-10T12:00:00.25Z');
      const { stdout, code } = await move(room);
      expect([code, /1 updated/.test(stdout)], stdout).toEqual([0, true]);
      const text = fs.readFileSync(file, 'utf8');
      expect(text).toContain('the lockfile, and the disk.');
      for (const line of lines) expect(text).toMatch(line);
      const time = new Date(fs.statSync(file).mtimeMs).toISOString();
      expect(time).toBe('2026-11-10T12:00:00.250Z');
      expect(/modified: (.*)/.exec(text)?.[1] ?? time).toBe(time);
      const [memory] = JSON.parse(
        (await memportHere(home, ['list', 'claude', '--root', path.join(home, 'two'), '--json'])).stdout,
      ).stores.flatMap((store: { memories: unknown[] }) => store.memories);
      expect([memory.dates.updated, memory.evidence, memory.author]).toEqual([
        { text: time, basis: 'mtime' },
        [{ type: 'session', id: SESSION }],
        'agent',
      ]);
      expect((await move(room)).stdout).toContain('Nothing to do');
    }));

  test('is edited by a person all the same', () =>
    inHome(async (home) => {
      const room = stocked(home);
      const file = await stamped(room);
      fs.writeFileSync(
        file,
        fs
          .readFileSync(file, 'utf8')
          .replace('the lockfile.', 'the lockfile!')
          .replace('Always use', 'Always, always use'),
      );
      const { stdout } = await move(room, '--dry-run');
      expect(stdout).toMatch(/1 kept/);
    }));
});

test("a file of the client's own, updated by us, changes in the words that changed", () =>
  inHome(async (home) => {
    const room = stocked(home);
    say(room, 'the lockfile.', '2026-11-02T10:00:00.5Z');
    const own = `---\nname: package-manager\ndescription: pnpm it is\nmetadata:\n  node_type: memory\n  type: feedback\n  tags: [js]\n  originSessionId: ${SESSION}\n  modified: ${WRITTEN}\n---\n\nAlways use pnpm.\n`;
    fs.writeFileSync(path.join(room.target, 'package_manager.md'), own);
    fs.writeFileSync(path.join(room.target, 'MEMORY.md'), '- [Package manager](package_manager.md) — pnpm, always\n');
    const { stdout } = await move(room);
    expect(stdout).toMatch(/1 updated/);
    const text = fs.readFileSync(path.join(room.target, 'package_manager.md'), 'utf8');
    expect(text.replace(/^ {2}memport: .*\n/m, '')).toBe(`${own}\n**Why:** the lockfile.\n`);
  }));
