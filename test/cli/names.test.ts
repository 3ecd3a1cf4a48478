import { execFileSync } from 'node:child_process';
import * as fs from 'node:fs';
import * as path from 'node:path';
import { describe, expect, test } from 'vitest';
import { slugOf } from '../../adapters/claude/folders/slug.ts';
import { inHome, memportHere } from './here.ts';

const git = (folder: string, ...args: string[]): void => {
  fs.mkdirSync(folder, { recursive: true });
  execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b', ...args], {
    cwd: folder,
    stdio: 'ignore',
    env: { PATH: process.env['PATH'] ?? '', HOME: folder },
  });
};
const repository = (folder: string): string => {
  git(folder, 'init', '-q');
  return folder;
};
const write = (file: string, text: string): void => {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, text);
};
const name = (folder: string, projects: Record<string, string[]>): void =>
  write(path.join(folder, 'memport.json'), `${JSON.stringify({ projects }, null, 2)}\n`);

/** One rule of a folder, where the client keeps it. */
const tell = (home: string, folder: string, rule: string): void => {
  const store = path.join(home, '.claude/projects', slugOf(folder));
  write(path.join(store, 's.jsonl'), `${JSON.stringify({ cwd: folder })}\n`);
  write(path.join(store, 'memory/MEMORY.md'), `- [Rule](feedback_rule.md) — ${rule}\n`);
  write(
    path.join(store, 'memory/feedback_rule.md'),
    `---\nname: rule\ndescription: "${rule}"\nmetadata:\n  type: feedback\n---\n\n${rule}\n`,
  );
  fs.utimesSync(path.join(store, 'memory/feedback_rule.md'), 1_760_000_000 + rule.length, 1_760_000_000 + rule.length);
};

interface Listed {
  stores: {
    harness: string;
    scope: { key?: string };
    memories: { id: string; statement: string; scope: { key?: string; paths?: string[] } }[];
  }[];
}
const listed = async (
  home: string,
  harness: string,
  cwd = home,
): Promise<{ id: string; statement: string; key: string | undefined }[]> => {
  const { stdout, code, stderr } = await memportHere(home, ['list', harness, '--json'], { cwd });
  expect(code, stderr).toBe(0);
  return (JSON.parse(stdout) as Listed).stores.flatMap((store) =>
    store.memories.map(({ id, statement, scope }) => ({ id, statement, key: scope.key })),
  );
};
const keys = async (home: string, cwd = home): Promise<Record<string, string | undefined>> =>
  Object.fromEntries((await listed(home, 'claude', cwd)).map(({ statement, key }) => [statement, key]));

describe('names of projects', () => {
  test('folders that a repository lists under one name are one project, and what stands below them is told by it', () =>
    inHome(async (home) => {
      const app = repository(path.join(home, 'app'));
      for (const [folder, rule] of [
        ['packages/a', 'Use tabs in a.'],
        ['packages/b', 'Use tabs in b.'],
        ['docs/guide', 'Write short.'],
      ] as const) {
        fs.mkdirSync(path.join(app, folder), { recursive: true });
        tell(home, repository(path.join(app, folder)), rule);
      }
      tell(home, app, 'Use pnpm.');
      expect(await keys(home)).toEqual({
        'Use pnpm.': app,
        'Use tabs in a.': `${app}/packages/a`,
        'Use tabs in b.': `${app}/packages/b`,
        'Write short.': `${app}/docs/guide`,
      });
      name(app, { acme: ['.'], both: ['packages/a', './packages/b/'] });
      const named = {
        'Use pnpm.': 'acme',
        'Use tabs in a.': 'both',
        'Use tabs in b.': 'both',
        'Write short.': 'acme:docs/guide',
      };
      expect(await keys(home)).toEqual(named);
      // The key does not hang on where somebody stands.
      expect(await keys(home, path.join(app, 'packages/a'))).toEqual(named);
      const ids = (await listed(home, 'claude')).map(({ id }) => id);
      expect(ids).toContain('claude/project:acme/feedback_rule.md');
    }));

  test('a remote says more than a name', () =>
    inHome(async (home) => {
      const app = repository(path.join(home, 'app'));
      tell(home, app, 'Use pnpm.');
      name(app, { acme: ['.'] });
      git(app, 'remote', 'add', 'origin', 'git@github.com:ada/app.git');
      expect(await keys(home)).toEqual({ 'Use pnpm.': 'github.com/ada/app' });
    }));

  test('a person names projects anywhere; a repository names nothing but its own folders, links included', () =>
    inHome(async (home) => {
      const [one, two, mine] = ['one', 'two', 'mine'].map((each) => repository(path.join(home, each))) as [
        string,
        string,
        string,
      ];
      tell(home, one, 'Use tabs.');
      tell(home, two, 'Use spaces.');
      write(
        path.join(home, '.config/memport/config.json'),
        `\ufeff${JSON.stringify({ projects: { acme: ['~/one', two], gone: ['/nowhere/at/all'] } })}`,
      );
      expect(await keys(home)).toEqual({ 'Use tabs.': 'acme', 'Use spaces.': 'acme' });
      fs.symlinkSync(one, path.join(mine, 'link'));
      for (const outside of ['../one', one, 'link', 'a/../../one', `${mine}-2`]) {
        name(mine, { acme: [outside] });
        const { code, stderr } = await memportHere(home, ['list', 'claude'], { cwd: mine });
        expect([code, stderr], outside).toEqual([2, expect.stringContaining(`${mine}/memport.json:4`)]);
        expect(stderr).toContain('config.json');
        // From elsewhere a stranger's mistake stops nobody, and names nothing.
        expect(await keys(home, one)).toEqual({ 'Use tabs.': 'acme', 'Use spaces.': 'acme' });
      }
    }));

  test("a name that two repositories claim is nobody's, and one of the person's own is not theirs", () =>
    inHome(async (home) => {
      const [one, two] = ['one', 'two'].map((each) => repository(path.join(home, each))) as [string, string];
      tell(home, one, 'Use tabs.');
      tell(home, two, 'Use spaces.');
      name(one, { acme: ['.'] });
      expect(await keys(home)).toEqual({ 'Use tabs.': 'acme', 'Use spaces.': two });
      name(two, { acme: ['.'] });
      expect(await keys(home)).toEqual({ 'Use tabs.': one, 'Use spaces.': two });
      write(path.join(home, '.config/memport/config.json'), JSON.stringify({ projects: { acme: [one] } }));
      expect(await keys(home)).toEqual({ 'Use tabs.': 'acme', 'Use spaces.': two });
    }));

  test("without a home no list of the person's is looked for where they stand", () =>
    inHome(async (home) => {
      const app = repository(path.join(home, 'app'));
      tell(home, app, 'Use pnpm.');
      write(path.join(app, '.config/memport/config.json'), '{');
      const { code, stderr } = await memportHere(home, ['list', 'claude', '--root', path.join(home, '.claude')], {
        cwd: app,
        env: { HOME: '' },
      });
      expect([code, stderr]).toEqual([0, '']);
    }));

  test('a linked worktree and its main checkout may both say their name', () =>
    inHome(async (home) => {
      const app = repository(path.join(home, 'app'));
      name(app, { acme: ['.'] });
      git(app, 'add', '.');
      git(app, 'commit', '-qm', 'x');
      git(app, 'worktree', 'add', '-q', '../side', '-b', 'w');
      tell(home, app, 'Use pnpm.');
      expect(await keys(home, path.join(home, 'side'))).toEqual({ 'Use pnpm.': 'acme' });
    }));

  test.each([
    ['{\n  "projects": {\n    "acme": ["."],,\n  }\n}\n', 4, 'not JSON'],
    ['{\n  "projects": {\n    "acme": ["."]\n', 3, 'not JSON'],
    ['', 1, 'not JSON'],
    [
      '{\n  "projects": {\n    "acme": [".",,],\n    "b": ["."],\n    "c": ["."],\n    "d": ["."]\n  }\n}\n',
      3,
      `memport.json is not JSON: Unexpected token ']'\n`,
    ],
    [
      '{\n  "projects": {\n    "a": [".",,],\n    "a": [".",,],\n    "a": [".",,]\n  }\n}\n',
      3,
      `not JSON: Unexpected token ']'\n`,
    ],
    ['nonsense\n', 1, 'not JSON: Unexpected token '],
    ['\n\n{"projects": {"a": , "b, \\"x\\" is not valid JSON": ["."]}}\n', 3, `not JSON: Unexpected token ','\n`],
    ['{\n  "projects": {\n    "a": tru\n  }\n}\n', 3, 'not JSON: Unexpected token '],
    ['[]\n', 1, 'memport.json'],
    ['{\n  "projects": {},\n  "run": "rm -rf /"\n}\n', 3, '"run" means nothing'],
    ['{\n  "projects": {\n    "acme": "."\n  }\n}\n', 3, 'acme'],
    ['{\n  "projects": {\n    "acme": [],\n    "b": ["."]\n  }\n}\n', 3, 'acme'],
    ['{\n  "projects": {\n    "github.com/ada/app": ["."]\n  }\n}\n', 3, 'a name is made of'],
    ['{"projects": {"x": [1]}}', 1, 'x'],
  ])('a broken list is told with its line: %j', (text, line, says) =>
    inHome(async (home) => {
      const app = repository(path.join(home, 'app'));
      tell(home, app, 'Use pnpm.');
      write(path.join(app, 'memport.json'), text);
      const { code, stdout, stderr } = await memportHere(home, ['list', 'claude'], { cwd: app });
      expect([code, stdout]).toEqual([2, '']);
      expect(stderr).toContain(`where: ${app}/memport.json:${line}\n`);
      expect(stderr).toContain(says);
      expect(stderr).toContain('expected: {"stores"');
      expect(await keys(home)).toEqual({ 'Use pnpm.': app });
    }),
  );

  test.each(['memport.json', 'config.json'])('the example beside a fault of %s is one it takes', (file) =>
    inHome(async (home) => {
      const app = repository(path.join(home, 'app'));
      tell(home, app, 'Use pnpm.');
      const at = file === 'memport.json' ? path.join(app, file) : path.join(home, '.config/memport', file);
      for (const fault of ['{', '{"run": 1}']) {
        write(at, fault);
        const { code, stderr } = await memportHere(home, ['list', 'claude'], { cwd: app });
        expect([code, stderr]).toEqual([2, expect.stringContaining(`where: ${at}:1\n`)]);
        const example = /^ {2}expected: (.*)$/m.exec(stderr)?.[1] ?? '';
        write(at, example);
        expect(await memportHere(home, ['list', 'claude'], { cwd: app })).toMatchObject({ code: 0, stderr: '' });
      }
    }),
  );

  test('names like members of every object are names like others', () =>
    inHome(async (home) => {
      const app = repository(path.join(home, 'app'));
      tell(home, app, 'Use pnpm.');
      write(path.join(app, 'memport.json'), '{"projects": {"__proto__": ["."]}}');
      expect(await keys(home)).toEqual({ 'Use pnpm.': app });
      name(app, { constructor: ['.'] });
      expect(await keys(home)).toEqual({ 'Use pnpm.': 'constructor' });
    }));
});

describe.each([
  ['a name', (app: string) => name(app, { acme: ['.'] }), 'acme'],
  [
    'a remote',
    (app: string) => git(app, 'remote', 'add', 'origin', 'https://github.com/ada/app'),
    'github.com/ada/app',
  ],
])('a project that gets %s after it was carried', (_, call, key) => {
  const carry = (home: string, ...more: string[]) => memportHere(home, ['claude:codex', '--yes', '--all', ...more]);
  const carried = async (home: string): Promise<string> => {
    const app = repository(path.join(home, 'app'));
    fs.mkdirSync(path.join(home, '.codex'), { recursive: true });
    tell(home, app, 'Use pnpm.');
    expect((await carry(home)).code).toBe(0);
    return app;
  };
  const state = (home: string): string => path.join(home, '../state/memport');

  test('is carried no second time, and the next edit is an update', () =>
    inHome(async (home) => {
      const app = await carried(home);
      call(app);
      expect(await keys(home)).toEqual({ 'Use pnpm.': key });
      expect((await carry(home)).stdout).toContain('Nothing to do');
      tell(home, app, 'Use pnpm, always.');
      expect((await carry(home)).stdout).toMatch(/1 updated/);
      expect(await listed(home, 'codex')).toMatchObject([{ statement: 'Use pnpm, always.', key }]);
      const ledger = JSON.parse(fs.readFileSync(path.join(state(home), 'ledger.json'), 'utf8')) as {
        rows: { source: { id: string } }[];
        keys: Record<string, string[]>;
      };
      expect(ledger.rows.map(({ source }) => source.id)).toEqual([`claude/project:${key}/feedback_rule.md`]);
      expect(ledger.keys).toEqual({ [app]: [key] });
      expect((await carry(home)).stdout).toContain('Nothing to do');
      // What was taken back is what stood there before, under the old key.
      expect((await memportHere(home, ['undo'])).code).toBe(0);
      tell(home, app, 'Use pnpm.');
      expect((await carry(home)).stdout).toContain('Nothing to do');
    }));

  test('is known by the marks alone when the ledger is lost', () =>
    inHome(async (home) => {
      const app = await carried(home);
      call(app);
      fs.rmSync(state(home), { recursive: true });
      tell(home, app, 'Use pnpm, always.');
      expect((await carry(home)).stdout).toMatch(/1 updated/);
      expect((await listed(home, 'codex')).map(({ statement }) => statement)).toEqual(['Use pnpm, always.']);
    }));

  test('is withdrawn by its row when it goes', () =>
    inHome(async (home) => {
      const app = await carried(home);
      call(app);
      fs.rmSync(path.join(home, '.claude/projects', slugOf(app), 'memory/feedback_rule.md'));
      fs.writeFileSync(path.join(home, '.claude/projects', slugOf(app), 'memory/MEMORY.md'), '');
      expect((await carry(home, '--withdraw')).stdout).toMatch(/1 withdrawn/);
      expect(await listed(home, 'codex')).toEqual([]);
      expect(
        (JSON.parse(fs.readFileSync(path.join(state(home), 'ledger.json'), 'utf8')) as { rows: unknown[] }).rows,
      ).toEqual([]);
    }));
});

test('a remote that moves is known by what the ledger kept', () =>
  inHome(async (home) => {
    const app = repository(path.join(home, 'app'));
    fs.mkdirSync(path.join(home, '.codex'), { recursive: true });
    git(app, 'remote', 'add', 'origin', 'https://github.com/ada/app');
    tell(home, app, 'Use pnpm.');
    expect((await memportHere(home, ['claude:codex', '--yes', '--all'])).code).toBe(0);
    git(app, 'remote', 'set-url', 'origin', 'https://github.com/acme/app');
    const { stdout } = await memportHere(home, ['claude:codex', '--yes', '--all', '--json']);
    expect(JSON.parse(stdout)).toMatchObject({ decisions: [{ decision: 'same' }] });
  }));
