import { cpSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { ListDocument } from '../../src/verbs/document.ts';
import type { Ran } from '../cli/built.ts';
import { claudeSlug } from '../golden/marks.ts';
import { made } from '../golden/stage.ts';
import { inHome, memportHere } from '../cli/here.ts';
import { decisions } from './pairs.ts';
import { filesBelow, textsBelow } from './side.ts';

/** What one machine's Claude Code remembers of one checkout, by the name of the file. */
type Notes = Readonly<Record<string, string>>;

const APP: Notes = {
  deploys: 'Ask Ada before a deploy of the app.',
  packages: 'Use pnpm, never npm, in this repository.',
};
const REMOTES = [
  'git@github.com:quay/app.git',
  'https://github.com/quay/app',
  'ssh://git@github.com/quay/app.git',
] as const;

const remember = (home: string, folder: string, notes: Notes): string => {
  const slug = join(home, '.claude/projects', claudeSlug(folder));
  const root = join(slug, 'memory');
  mkdirSync(root, { recursive: true });
  for (const [name, text] of Object.entries(notes))
    writeFileSync(
      join(root, `${name}.md`),
      `---\nname: ${name}\ndescription: ${text}\nmetadata:\n  type: feedback\n---\n\n${text}\n`,
    );
  writeFileSync(
    join(root, 'MEMORY.md'),
    Object.entries(notes)
      .map(([name, text]) => `- [${name}](${name}.md) — ${text}\n`)
      .join(''),
  );
  // A folder is known for sure from a session that names it.
  writeFileSync(join(slug, 'session.jsonl'), `${JSON.stringify({ type: 'user', cwd: folder })}\n`);
  return root;
};

const git = (home: string, at: string, remote?: string): string => {
  made({ make: 'git', at, ...(remote !== undefined && { remote }) }, home);
  return join(home, at);
};

const carry = (home: string, ...more: string[]): Promise<Ran> => memportHere(home, ['claude:codex', ...more]);
const plan = async (home: string, ...more: string[]): Promise<Record<string, number>> =>
  decisions(await carry(home, '--dry-run', '--json', ...more));
const texts = (home: string): string[] =>
  [...filesBelow(join(home, '.codex/memories_v2/extensions')).values()]
    .map(({ bytes }) => /^---\n[\s\S]*\n---\n\n([\s\S]*)$/.exec(bytes)?.[1]?.trim() ?? '')
    .filter((text) => text !== '')
    .sort();
const forgetLedger = (home: string): void => rmSync(join(home, '..', 'state'), { recursive: true, force: true });

/** Two machines: what the first carried is in the second's Codex home already. */
const second = async (
  body: (first: string, other: string) => Promise<void>,
  { apart = true, generation = 'memories_v2' } = {},
): Promise<void> =>
  inHome(async (first) => {
    mkdirSync(join(first, '.codex', generation), { recursive: true });
    remember(first, git(first, 'work/app', REMOTES[0]), APP);
    expect(await carry(first, '--yes')).toMatchObject({ code: 0, stderr: '' });
    const other = join(first, '..', 'other');
    mkdirSync(other);
    cpSync(join(first, '.codex'), join(other, '.codex'), { recursive: true });
    // The other machine knows nothing of the first one's folders.
    if (apart) rmSync(join(first, 'work'), { recursive: true });
    await body(first, other);
  });

const nothingToDo = async (home: string): Promise<void> => {
  const before = textsBelow(join(home, '.codex'));
  expect(await carry(home, '--yes', '--all')).toMatchObject({
    code: 0,
    stdout: expect.stringMatching(/^Nothing to do: [^\n]*\n$/),
  });
  expect(textsBelow(join(home, '.codex'))).toEqual(before);
};

test.each([
  ['日本語', '日本語'],
  ['日本語-app', '日本語-app'],
  ['проект', 'proekt'],
  ['🦊', 'project-[0-9a-f]{8}'],
])('the folder of a project is called like the project: %s', (name, folder) =>
  inHome(async (home) => {
    remember(home, git(home, `work/${name}`), APP);
    for (const to of ['codex', 'hermes']) {
      mkdirSync(join(home, '.codex/memories_v2'), { recursive: true });
      mkdirSync(join(home, '.hermes'), { recursive: true });
      expect(await memportHere(home, [`claude:${to}`, '--yes'])).toMatchObject({ code: 0, stderr: '' });
      const files = [...filesBelow(join(home, `.${to}`)).keys()];
      expect(files.filter((file) => /\/deploys\.md$/.test(file))).toEqual([
        expect.stringMatching(new RegExp(`/${folder}/`, 'u')),
      ]);
      expect((await memportHere(home, [`claude:${to}`, '--yes'])).stdout).toMatch(/^Nothing to do: /);
    }
  }),
);

describe('the same project, somewhere else', () => {
  test.each(REMOTES)(
    'a clone under another HOME, at another path, is the same: %s',
    (remote) =>
      second(async (_, other) => {
        remember(other, git(other, 'src/deep/clone-of-it', remote), APP);
        // With the ledger of the first machine, and without any.
        for (const forget of [() => undefined, () => forgetLedger(other)]) {
          forget();
          expect(await plan(other)).toEqual({ same: 2 });
          await nothingToDo(other);
        }
      }),
    60_000,
  );

  test(
    'in the older generation, whose handbook says paths alone, too',
    () =>
      second(
        async (_, other) => {
          remember(other, git(other, 'clone', REMOTES[1]), APP);
          forgetLedger(other);
          expect(await plan(other)).toEqual({ same: 2 });
          await nothingToDo(other);
        },
        { generation: 'memories' },
      ),
    60_000,
  );

  test(
    'a container mounts it at a path outside HOME',
    () =>
      second(async (first, other) => {
        const outside = join(first, '..');
        remember(other, git(outside, 'workspace/app', REMOTES[1]), APP);
        expect(await plan(other)).toEqual({ same: 2 });
        await nothingToDo(other);
      }),
    60_000,
  );

  test(
    'an edit there is an update, not a second memory',
    () =>
      second(async (_, other) => {
        forgetLedger(other);
        remember(other, git(other, 'clone', REMOTES[1]), {
          ...APP,
          deploys: 'Ask Ada and Grace before a deploy of the app.',
        });
        expect(await plan(other)).toEqual({ same: 1, updated: 1 });
        expect(await carry(other, '--yes')).toMatchObject({ code: 0, stderr: '' });
        expect(texts(other).filter((text) => text.includes('deploy'))).toEqual([
          'Ask Ada and Grace before a deploy of the app.',
        ]);
        await nothingToDo(other);
      }),
    60_000,
  );

  test(
    'what is not there was not forgotten there: nothing of another machine is taken away',
    () =>
      second(async (_, other) => {
        const { packages = '' } = APP;
        remember(other, git(other, 'clone', REMOTES[1]), { packages });
        for (const forget of [() => undefined, () => forgetLedger(other)]) {
          forget();
          expect(await plan(other, '--withdraw')).toEqual({ same: 1 });
        }
      }),
    60_000,
  );

  test(
    'a checkout that moved keeps its ledger: what was removed in the target stays removed',
    () =>
      second(
        async (first) => {
          const root = join(first, '.codex/memories_v2');
          const [file = ''] = [...filesBelow(root).keys()].filter((name) => name.endsWith('/deploys.md'));
          rmSync(join(root, file));
          writeFileSync(
            join(root, 'memory_summary.md'),
            readFileSync(join(root, 'memory_summary.md'), 'utf8').replace(/^- .*Ask Ada.*\n/m, ''),
          );
          expect(await plan(first)).toEqual({ same: 1, declined: 1 });
          renameSync(join(first, 'work/app'), join(first, 'moved'));
          rmSync(join(first, '.claude/projects'), { recursive: true });
          remember(first, join(first, 'moved'), APP);
          expect(await plan(first)).toEqual({ same: 1, declined: 1 });
          await nothingToDo(first);
        },
        { apart: false },
      ),
    60_000,
  );

  test(
    'a copy with other times is no edit; a date that a person wrote is',
    () =>
      second(
        async (first) => {
          const root = remember(first, join(first, 'work/app'), APP);
          expect((await carry(first, '--dry-run')).stdout).toContain('2 same');
          expect((await carry(first, '--dry-run')).stdout).toContain('Nothing is lost.');
          writeFileSync(
            join(root, 'deploys.md'),
            readFileSync(join(root, 'deploys.md'), 'utf8').replace(
              'metadata:\n',
              'metadata:\n  modified: 2026-10-01\n',
            ),
          );
          expect(await plan(first)).toEqual({ same: 1, updated: 1 });
        },
        { apart: false },
      ),
    60_000,
  );
});

describe('a memory that is gone at the source, without a ledger', () => {
  const THREE: Notes = { ...APP, seats: 'Seats are numbered from the bow.' };
  const gone = (body: (home: string, root: string) => Promise<void>, generation = 'memories_v2'): Promise<void> =>
    inHome(async (home) => {
      mkdirSync(join(home, '.codex', generation), { recursive: true });
      const root = remember(home, git(home, 'work/app', REMOTES[0]), THREE);
      expect(await carry(home, '--yes')).toMatchObject({ code: 0, stderr: '' });
      forgetLedger(home);
      rmSync(join(root, 'seats.md'));
      writeFileSync(
        join(root, 'MEMORY.md'),
        readFileSync(join(root, 'MEMORY.md'), 'utf8').replace(/^.*seats.*\n/m, ''),
      );
      await body(home, root);
    });

  test.each(['memories', 'memories_v2'])(
    'is proposed to be withdrawn by its mark, and taken away only when it is asked for: %s',
    (generation) =>
      gone(async (home) => {
        const before = textsBelow(join(home, '.codex'));
        expect(await plan(home)).toEqual({ same: 2, withdrawn: 1 });
        expect((await carry(home, '--dry-run')).stdout).toContain(
          '1 memory is gone at the source and stands there still; --withdraw takes it away:\n    Seats are numbered from the bow.\n',
        );
        expect((await carry(home, '--dry-run', '--diff')).stdout).toMatch(
          /withdrawn +Seats are numbered from the bow\./,
        );
        expect(await carry(home, '--yes')).toMatchObject({ code: 0 });
        expect(textsBelow(join(home, '.codex'))).toEqual(before);
        expect(await carry(home, '--yes', '--withdraw')).toMatchObject({
          code: 0,
          stdout: expect.stringContaining('Read back: everything stands as planned.'),
        });
        const after = JSON.stringify(textsBelow(join(home, '.codex')));
        expect(after).not.toContain('numbered from the bow');
        expect(after).toContain('Ask Ada before a deploy');
        expect(await plan(home)).toEqual({ same: 2 });
      }, generation),
    60_000,
  );

  test(
    'stays where somebody edited it in the target',
    () =>
      gone(async (home) => {
        const root = join(home, '.codex/memories_v2');
        for (const [file, { bytes }] of filesBelow(root))
          if (bytes.includes('from the bow'))
            writeFileSync(join(root, file), bytes.replaceAll('from the bow', 'from the stern'));
        expect(await plan(home, '--withdraw')).toEqual({ same: 2, kept: 1 });
      }),
    60_000,
  );

  test(
    'is left alone where its store is gone or was emptied: nothing shows that this is where it came from',
    () =>
      gone(async (home, root) => {
        const whole = textsBelow(root);
        for (const name of Object.keys(whole)) rmSync(join(root, name));
        expect(await plan(home, '--withdraw')).toEqual({});
        writeFileSync(
          join(root, 'other.md'),
          '---\nname: other\nmetadata:\n  type: feedback\n---\n\nNever touch the tide table.\n',
        );
        expect(await plan(home, '--withdraw')).toEqual({ new: 1 });
        rmSync(root, { recursive: true });
        expect(await plan(home, '--withdraw')).toEqual({});
      }),
    60_000,
  );

  test(
    'what comes back because no ledger knows that it was removed is said before',
    () =>
      gone(async (home) => {
        remember(home, join(home, 'work/app'), { ...THREE, tides: 'The tide table is in UTC.' });
        const said = 'what was removed here since may come back';
        expect((await carry(home, '--dry-run')).stdout).toContain(said);
        expect((await carry(home, '--yes')).code).toBe(0);
        remember(home, join(home, 'work/app'), {
          ...THREE,
          tides: 'The tide table is in UTC.',
          crew: 'The crew changes at six.',
        });
        expect(await plan(home)).toEqual({ same: 4, new: 1 });
        expect((await carry(home, '--dry-run')).stdout).not.toContain(said);
      }),
    60_000,
  );

  test(
    'is left alone where a run was asked about something else',
    () =>
      gone(async (home) => {
        expect(await plan(home, '--withdraw', '--kind', 'project')).toEqual({});
        mkdirSync(join(home, 'elsewhere'));
        // No memory belongs to that folder, and none had been carried from it.
        expect((await carry(home, '--dry-run', '--withdraw', '--project', join(home, 'elsewhere'))).code).toBe(2);
      }),
    60_000,
  );

  test(
    "is another machine's where the same project lies in another folder",
    () =>
      gone(async (home, root) => {
        renameSync(join(home, 'work'), join(home, 'src'));
        rmSync(join(root, '..'), { recursive: true });
        remember(home, join(home, 'src/app'), APP);
        expect(await plan(home, '--withdraw')).toEqual({ same: 2 });
      }),
    60_000,
  );
});

describe('one project in several checkouts', () => {
  const twice = (body: (home: string, main: string, side: string) => Promise<void>): Promise<void> =>
    inHome(async (home) => {
      mkdirSync(join(home, '.codex'));
      const main = git(home, 'work/app', REMOTES[0]);
      made({ make: 'worktree', at: 'side', of: 'work/app' }, home);
      remember(home, main, APP);
      expect(await carry(home, '--yes')).toMatchObject({ code: 0, stderr: '' });
      await body(home, main, join(home, 'side'));
    });

  test('a list and a plan call one memory by one handle', () =>
    twice(async (home, _, side) => {
      remember(home, side, { deploys: 'Seats are numbered from the bow.' });
      const { stores } = JSON.parse((await memportHere(home, ['list', 'claude', '--json'])).stdout) as ListDocument;
      const { stdout } = await carry(home, '--dry-run', '--diff');
      const rows = stores
        .flatMap(({ memories }) => memories)
        .map(({ handle, statement }) => new RegExp(`^ *${handle} .*${statement}`, 'm').test(stdout));
      expect(rows).toEqual([true, true, true]);
    }));

  test(
    'a worktree of the same words adds nothing, and is no second project',
    () =>
      twice(async (home, _, side) => {
        remember(home, side, APP);
        expect(await plan(home)).toEqual({ same: 4 });
        expect((await carry(home, '--yes')).stdout).toMatch(/^Nothing to do/);
        expect(texts(home)).toHaveLength(2);
        forgetLedger(home);
        await nothingToDo(home);
      }),
    60_000,
  );

  test(
    'a file of the same name and other words is a memory of its own, and leaves the other as it is',
    () =>
      twice(async (home, main, side) => {
        remember(home, side, { deploys: 'Seats are numbered from the bow.' });
        expect(await plan(home)).toEqual({ new: 1, same: 2 });
        expect(await carry(home, '--yes')).toMatchObject({ code: 0, stderr: '' });
        const all = [...Object.values(APP), 'Seats are numbered from the bow.'].sort();
        expect(texts(home)).toEqual(all);
        await nothingToDo(home);
        // Without a ledger the marks alone tell them apart, whichever checkout is here.
        forgetLedger(home);
        await nothingToDo(home);
        rmSync(join(home, '.claude/projects', claudeSlug(side)), { recursive: true });
        await nothingToDo(home);
        remember(home, side, { deploys: 'Seats are numbered from the bow.' });
        rmSync(join(home, '.claude/projects', claudeSlug(main)), { recursive: true });
        expect((await carry(home, '--yes')).code).toBe(0);
        expect(texts(home)).toEqual(all);
      }),
    60_000,
  );
});

test(
  'two packages of a monorepo keep their memories apart, here and in a clone',
  () =>
    inHome(async (home) => {
      mkdirSync(join(home, '.codex'));
      const stores = (at: string): void => {
        remember(home, join(home, at), { changes: 'Every change needs a changeset file.' });
        for (const [name, notes] of [
          ['api', { tests: 'Run the tests with just test.' }],
          ['web', { tests: 'Run the tests with just test.', imports: 'Never import from the api package.' }],
        ] as const) {
          mkdirSync(join(home, at, 'packages', name), { recursive: true });
          remember(home, join(home, at, 'packages', name), notes);
        }
      };
      git(home, 'mono', 'git@github.com:quay/mono.git');
      stores('mono');
      expect(await carry(home, '--yes', '--all')).toMatchObject({ code: 0, stderr: '' });
      expect(texts(home)).toEqual([
        'Every change needs a changeset file.',
        'Never import from the api package.',
        'Run the tests with just test.',
        'Run the tests with just test.',
      ]);
      const keys = [...filesBelow(join(home, '.codex/memories_v2/extensions')).values()]
        .flatMap(({ bytes }) => /^\{.*"key":"([^"]*)"/.exec(bytes)?.[1] ?? [])
        .sort();
      expect(keys).toEqual([
        'github.com/quay/mono',
        'github.com/quay/mono/packages/api',
        'github.com/quay/mono/packages/web',
      ]);
      rmSync(join(home, 'mono'), { recursive: true });
      rmSync(join(home, '.claude/projects'), { recursive: true });
      git(home, 'elsewhere/mono', 'https://github.com/quay/mono');
      stores('elsewhere/mono');
      await nothingToDo(home);
      forgetLedger(home);
      await nothingToDo(home);
      // A rule of one package that changes leaves the other's alone.
      remember(home, join(home, 'elsewhere/mono/packages/api'), { tests: 'Run the tests with make check.' });
      expect(await plan(home)).toEqual({ same: 3, updated: 1 });
    }),
  60_000,
);

test('two folders that become one project keep what was carried of each, and an edit in either is an update', () =>
  inHome(async (home) => {
    mkdirSync(join(home, '.codex'));
    const folders = ['one', 'two'].map((name) => git(home, name));
    const agreed = (month: string): void =>
      folders.forEach(
        (folder, at) =>
          void remember(home, folder, {
            t: `Team ${at === 0 ? 'red' : 'blue'} deploys on Mondays, as agreed in ${month}.`,
          }),
      );
    agreed('May');
    expect(await carry(home, '--yes', '--all')).toMatchObject({ code: 0, stderr: '' });
    mkdirSync(join(home, '.config/memport'), { recursive: true });
    writeFileSync(
      join(home, '.config/memport/config.json'),
      JSON.stringify({ projects: { acme: ['~/one', '~/two'] } }),
    );
    expect(await plan(home, '--all')).toEqual({ same: 2 });
    agreed('June');
    expect(await plan(home, '--all')).toEqual({ updated: 2 });
    expect(await carry(home, '--yes', '--all')).toMatchObject({ code: 0, stderr: '' });
    expect(Object.values(textsBelow(join(home, '.codex'))).join()).not.toContain('May');
    await nothingToDo(home);
  }));
