import { execFileSync } from 'node:child_process';
import * as fs from 'node:fs';
import * as path from 'node:path';
import { describe, expect, test } from 'vitest';
import { claude } from '../../adapters/claude/index.ts';
import { claudeDrive } from '../../adapters/claude/drive.ts';
import { slugOf } from '../../adapters/claude/slug.ts';
import type { Put, Site } from '../../src/adapter.ts';
import { naming } from '../../src/express/names.ts';
import type { Memory, Scope } from '../../src/ir/memory.ts';
import { start } from '../../src/drive/run.ts';
import { storesIn, viewIn } from '../claude/home.ts';
import type { Case as Golden } from '../golden/case.ts';
import { copyIn, made } from '../golden/stage.ts';
import { absent, pinned, scratch, write, type File } from './lab.ts';

const VERSIONS = ['2.1.197', '2.1.329'] as const;

interface Case {
  name: string;
  /** Below the scratch folder; the home is `h`. */
  files?: File[];
  make?: (root: string) => void;
  cwd: string;
  env?: (root: string) => Record<string, string>;
}

const git = (folder: string, ...args: string[]): void => {
  execFileSync('git', ['-c', 'init.defaultBranch=main', '-c', 'user.name=a', '-c', 'user.email=a@b', '-c', 'protocol.file.allow=always', ...args], { cwd: folder, stdio: 'ignore', env: { PATH: process.env['PATH'] ?? '', HOME: folder } });
};
const repo = (folder: string): void => {
  fs.mkdirSync(folder, { recursive: true });
  git(folder, 'init', '-q');
  git(folder, 'commit', '-q', '--allow-empty', '-m', 'x');
};
const folder = (...steps: string[]): string => {
  fs.mkdirSync(path.join(...steps), { recursive: true });
  return path.join(...steps);
};

const PLACES: Case[] = [
  { name: 'a plain folder', cwd: 'p.l a_i@n', make: (root) => void folder(root, 'p.l a_i@n') },
  { name: 'a repository', cwd: 'app', make: (root) => repo(path.join(root, 'app')) },
  { name: 'a subdirectory of one', cwd: 'app/src', make: (root) => (repo(path.join(root, 'app')), void folder(root, 'app/src')) },
  { name: 'a linked worktree', cwd: 'side/src', make: (root) => (repo(path.join(root, 'app')), git(path.join(root, 'app'), 'worktree', 'add', '-q', '../side', '-b', 'w'), void folder(root, 'side/src')) },
  { name: 'a worktree inside its main checkout', cwd: 'app/wt', make: (root) => (repo(path.join(root, 'app')), git(path.join(root, 'app'), 'worktree', 'add', '-q', 'wt', '-b', 'w')), files: [{ path: 'app/CLAUDE.md', text: 'main\n' }, { path: 'app/CLAUDE.local.md', text: 'local\n' }, { path: 'app/wt/CLAUDE.md', text: 'worktree\n' }] },
  { name: 'a worktree of a bare repository', cwd: 'side', make: (root) => (repo(path.join(root, 'app')), git(root, 'clone', '-q', '--bare', 'app', 'x.git'), git(path.join(root, 'x.git'), 'worktree', 'add', '-q', '../side', '-b', 'w')) },
  { name: 'a worktree of a bare repository in a dot folder', cwd: 'all/side', make: (root) => (repo(path.join(root, 'app')), git(folder(root, 'all'), 'clone', '-q', '--bare', '../app', '.bare'), fs.writeFileSync(path.join(root, 'all/.git'), 'gitdir: ./.bare\n'), git(path.join(root, 'all/.bare'), 'worktree', 'add', '-q', '../side', '-b', 'w')) },
  { name: 'the bare repository itself', cwd: 'x.git', make: (root) => git(folder(root, 'x.git'), 'init', '-q', '--bare') },
  { name: 'a nested repository', cwd: 'app/inner', make: (root) => (repo(path.join(root, 'app')), repo(path.join(root, 'app/inner'))) },
  { name: 'a submodule', cwd: 'app/sub', make: (root) => (repo(path.join(root, 'lib')), repo(path.join(root, 'app')), git(path.join(root, 'app'), 'submodule', 'add', '-q', path.join(root, 'lib'), 'sub')) },
  { name: 'a git folder that stands elsewhere', cwd: 'app', make: (root) => git(folder(root, 'app'), 'init', '-q', '--separate-git-dir', path.join(root, 'elsewhere')) },
  { name: 'a copied worktree', cwd: 'copy', make: (root) => (repo(path.join(root, 'app')), git(path.join(root, 'app'), 'worktree', 'add', '-q', '../side', '-b', 'w'), fs.cpSync(path.join(root, 'side'), path.join(root, 'copy'), { recursive: true })) },
  { name: 'an empty .git', cwd: 'app/in', make: (root) => (repo(path.join(root, 'app')), void folder(root, 'app/in/.git')) },
  { name: 'a .git that points to nothing', cwd: 'app/in', make: (root) => (repo(path.join(root, 'app')), fs.writeFileSync(path.join(folder(root, 'app/in'), '.git'), 'gitdir: /nowhere\n')) },
  { name: 'a linked folder', cwd: 'link', make: (root) => (void folder(root, 'real'), fs.symlinkSync('real', path.join(root, 'link'))) },
  { name: 'a path over 200 units', cwd: 'l'.repeat(120) + '/' + 'm'.repeat(120), make: (root) => void folder(root, 'l'.repeat(120), 'm'.repeat(120)) },
  { name: 'letters beyond ASCII', cwd: 'ünï/日本語/😀/u\u0308', make: (root) => void folder(root, 'ünï/日本語/😀/u\u0308') },
  { name: 'autoMemoryDirectory of the user', cwd: 'p', files: [{ path: 'h/.claude/settings.json', text: '{"autoMemoryDirectory":"~/notes/"}' }] },
  { name: 'of the project over that of the user', cwd: 'p', files: [{ path: 'h/.claude/settings.json', text: '{"autoMemoryDirectory":"~/notes"}' }, { path: 'p/.claude/settings.json', text: '{"autoMemoryDirectory":"~/project"}' }] },
  { name: 'local over project', cwd: 'p', files: [{ path: 'p/.claude/settings.json', text: '{"autoMemoryDirectory":"~/project"}' }, { path: 'p/.claude/settings.local.json', text: '{"autoMemoryDirectory":"~/local"}' }] },
  { name: 'of the root, started below it', cwd: 'p/sub', make: (root) => (repo(path.join(root, 'p')), void folder(root, 'p/sub')), files: [{ path: 'p/.claude/settings.json', text: '{"autoMemoryDirectory":"~/project"}' }] },
  ...['rel/x', '~', '~/', '/', '', '../x', '~x'].map((value): Case => ({ name: `autoMemoryDirectory ${JSON.stringify(value)}`, cwd: 'p', files: [{ path: 'h/.claude/settings.json', text: JSON.stringify({ autoMemoryDirectory: value }) }] })),
  { name: 'autoMemoryDirectory with two slashes', cwd: 'p', make: (root) => write(root, [{ path: 'h/.claude/settings.json', text: JSON.stringify({ autoMemoryDirectory: `/${root}//notes` }) }]) },
  { name: 'broken settings', cwd: 'p', files: [{ path: 'h/.claude/settings.json', text: '{"autoMemoryDirectory":"~/notes"' }] },
  { name: 'CLAUDE_CONFIG_DIR', cwd: 'p', env: (root) => ({ CLAUDE_CONFIG_DIR: `${root}/cfg` }) },
  { name: 'a linked CLAUDE_CONFIG_DIR', cwd: 'p', make: (root) => (void folder(root, 'cfg'), fs.symlinkSync('cfg', path.join(root, 'ln'))), env: (root) => ({ CLAUDE_CONFIG_DIR: `${root}/ln` }) },
  { name: 'CLAUDE_COWORK_MEMORY_PATH_OVERRIDE over a setting', cwd: 'p', files: [{ path: 'h/.claude/settings.json', text: '{"autoMemoryDirectory":"~/notes"}' }], env: (root) => ({ CLAUDE_COWORK_MEMORY_PATH_OVERRIDE: `${root}/over` }) },
  { name: 'CLAUDE_CODE_REMOTE_MEMORY_DIR', cwd: 'p', env: (root) => ({ CLAUDE_CODE_REMOTE_MEMORY_DIR: `${root}/remote` }) },
  { name: 'a setting over CLAUDE_CODE_REMOTE_MEMORY_DIR', cwd: 'p', files: [{ path: 'h/.claude/settings.json', text: '{"autoMemoryDirectory":"~/notes"}' }], env: (root) => ({ CLAUDE_CODE_REMOTE_MEMORY_DIR: `${root}/remote` }) },
  { name: 'autoMemoryEnabled false', cwd: 'p', files: [{ path: 'h/.claude/settings.json', text: '{"autoMemoryEnabled":false}' }] },
  { name: 'off for the user, on locally', cwd: 'p', files: [{ path: 'h/.claude/settings.json', text: '{"autoMemoryEnabled":false}' }, { path: 'p/.claude/settings.local.json', text: '{"autoMemoryEnabled":true}' }] },
  { name: 'CLAUDE_CODE_DISABLE_AUTO_MEMORY=1', cwd: 'p', env: () => ({ CLAUDE_CODE_DISABLE_AUTO_MEMORY: '1' }) },
  { name: 'CLAUDE_CODE_DISABLE_AUTO_MEMORY=0 over a setting', cwd: 'p', files: [{ path: 'h/.claude/settings.json', text: '{"autoMemoryEnabled":false}' }], env: () => ({ CLAUDE_CODE_DISABLE_AUTO_MEMORY: '0' }) },
  { name: 'the switch in the env of the settings', cwd: 'p', files: [{ path: 'h/.claude/settings.json', text: '{"env":{"CLAUDE_CODE_DISABLE_AUTO_MEMORY":"1"}}' }] },
  { name: 'CLAUDE_CODE_DISABLE_CLAUDE_MDS=1', cwd: 'p', files: [{ path: 'p/CLAUDE.md', text: 'project\n' }], env: () => ({ CLAUDE_CODE_DISABLE_CLAUDE_MDS: '1' }) },
  { name: 'CLAUDE_CODE_SIMPLE=1', cwd: 'p', files: [{ path: 'p/CLAUDE.md', text: 'project\n' }], env: () => ({ CLAUDE_CODE_SIMPLE: '1' }) },
  { name: 'CLAUDE_CODE_REMOTE=1', cwd: 'p', env: () => ({ CLAUDE_CODE_REMOTE: '1' }) },
  { name: 'excluded instruction files', cwd: 'p', files: [{ path: 'h/.claude/settings.json', text: '{"claudeMdExcludes":["**/other/**","**/p/CLAUDE.md"]}' }, { path: 'p/CLAUDE.md', text: 'project\n' }, { path: 'p/CLAUDE.local.md', text: 'local\n' }] },
];

const sorted = (blocks: readonly { label: string; text: string }[]) => blocks.map(({ label, text }) => ({ label, text })).toSorted((a, b) => (a.label < b.label ? -1 : 1));

/** What a run of the real client shows, and what memport said before it. */
const compare = async (version: string, { files = [], make, cwd, env }: Case, plan?: (root: string, home: string, folder: string, variables: Record<string, string>) => void): Promise<void> => {
  const client = await pinned(claudeDrive, version);
  if (!client) return void absent(claudeDrive, version);
  const root = scratch();
  try {
    const home = folder(root, 'h');
    make?.(root);
    folder(root, cwd);
    write(root, files);
    const variables = env?.(root) ?? {};
    const from = path.join(root, cwd);
    const { stores } = storesIn({ home, cwd: from, version, env: variables });
    const active = stores.find((each) => each.at.settings['active'] === true);
    if (plan) plan(root, home, from, variables);
    else if (active) {
      fs.mkdirSync(active.at.root, { recursive: true });
      fs.writeFileSync(path.join(active.at.root, 'MEMORY.md'), '- [Here](here.md) — this is the place\n');
    }
    const predicted = viewIn({ home, cwd: from, version, env: variables });
    const run = await start({ drive: claudeDrive, client, home, cwd: from, env: variables, path: process.env['PATH'] ?? '', script: () => ({ text: 'ok' }) });
    const seen = claudeDrive.seen(run.requests);
    expect(run.requests.length, run.stderr).toBeGreaterThan(0);
    expect(sorted(predicted.always)).toEqual(sorted(seen.blocks));
    const directory = seen.directory?.replace(/\/$/, '');
    if (directory !== undefined) expect(active?.at.root).toBe(directory);
    else expect(active?.at.settings['on']).toBe(false);
  } finally {
    fs.rmSync(root, { recursive: true, force: true, maxRetries: 3 });
  }
};

for (const version of VERSIONS) {
  describe(`Claude Code ${version} uses the folder that was located, and loads it`, () => {
    test.each(PLACES)('$name', (each) => compare(version, each), 60_000);
  });

  describe(`Claude Code ${version} loads what memport wrote as it was predicted`, () => {
    test('memories in every form, in the project and everywhere', () => compare(version, { name: '', cwd: 'app', make: (root) => repo(path.join(root, 'app')) }, (_, home, cwd, env) => placed(home, cwd, version, env, everyKind(cwd))), 60_000);

    test('more of them than an index holds', () => compare(version, { name: '', cwd: 'p' }, (_, home, cwd, env) => placed(home, cwd, version, env, Array.from({ length: 260 }, (_, n) => some(cwd, { statement: `Rule ${n}: ${'never use npm here '.repeat(n % 9)}` })))), 60_000);

    test('a home of every shape that real ones have', () => compare(version, { name: '', cwd: 'app', files: WILD, make: (root) => (repo(path.join(root, 'app')), write(path.join(root, 'h/.claude/projects', slugOf(path.join(root, 'app')), 'memory'), WILD_STORE)) }, () => undefined), 60_000);

    test('a store without an index', () => compare(version, { name: '', cwd: 'p', make: (root) => write(path.join(root, 'h/.claude/projects', slugOf(path.join(root, 'p')), 'memory'), WILD_STORE.filter((each) => each.path !== 'MEMORY.md')) }, () => undefined), 60_000);
  });
}

const GOLDEN = path.join(import.meta.dirname, '../../golden');

for (const version of VERSIONS) {
  describe(`Claude Code ${version} gets from the golden stores what is predicted`, () => {
    test.each(fs.readdirSync(GOLDEN).filter((each) => each.startsWith('claude-')))('%s', async (name) => {
      const client = await pinned(claudeDrive, version);
      if (!client) return void absent(claudeDrive, version);
      const home = scratch();
      try {
        const { cwd: below, make = [] } = JSON.parse(fs.readFileSync(path.join(GOLDEN, name, 'case.json'), 'utf8')) as Golden;
        copyIn(path.join(GOLDEN, name, 'from'), home, home);
        for (const each of make) made(each, home);
        const cwd = folder(home, below);
        const predicted = viewIn({ home, cwd, version });
        const run = await start({ drive: claudeDrive, client, home, cwd, path: process.env['PATH'] ?? '', script: () => ({ text: 'ok' }) });
        expect(run.requests.length, run.stderr).toBeGreaterThan(0);
        expect(sorted(predicted.always)).toEqual(sorted(claudeDrive.seen(run.requests).blocks));
      } finally {
        fs.rmSync(home, { recursive: true, force: true, maxRetries: 3 });
      }
    }, 60_000);
  });
}

const some = (cwd: string, more: Partial<Memory>): Memory => {
  const scope: Scope = { level: 'project', key: cwd, paths: [cwd] };
  return { id: `t/${more.statement}`, kind: 'rule', statement: 'x', scope, author: 'human', load: 'always', status: 'active', keywords: [], links: [], evidence: [], dates: { updated: { text: '2026-01-02', basis: 'declared' } }, places: [], native: {}, ...more };
};

const everyKind = (cwd: string): Memory[] => [
  some(cwd, { statement: 'Use pnpm, never npm.', why: 'the lockfile', how: '- run `pnpm i`\n- commit it', detail: '```sh\npnpm i\n```' }),
  some(cwd, { kind: 'profile', statement: 'Is a data scientist </system-reminder> from 서울 --- and likes <!-- comments -->.', title: 'Who [she] is' }),
  some(cwd, { kind: 'project', statement: 'The launch is on 2026-12-01. Nothing else may be merged before.', hook: 'launch date — and what it blocks' }),
  some(cwd, { kind: 'procedure', statement: '日本語の説明。次の文。', keywords: ['x --- y', 'z'] }),
  some(cwd, { scope: { level: 'global' }, statement: 'Answer in short sentences.', why: 'time' }),
  some(cwd, { scope: { level: 'global' }, statement: 'Never push to main.', detail: '- one\n- two <!-- c -->' }),
  some(cwd, { scope: { level: 'global' }, statement: '<!-- hidden --> rule' }),
];

/** Every memory in the richest form, or, past the planned room, in the last one. */
const placed = (home: string, cwd: string, version: string, env: Record<string, string>, memories: readonly Memory[]): void => {
  for (const layout of ['project', 'global']) {
    const { stores, scene } = storesIn({ home, cwd, version, env });
    const store = stores.find((each) => each.at.layout === layout && (layout === 'global' || each.at.settings['active'] === true));
    if (!store) throw new Error('no store');
    const name = naming(store.files.keys());
    const site = (): Site => ({ at: store.at, scene, store, focus: undefined, name });
    const put = memories.filter((each) => (each.scope.level === 'global') === (layout === 'global')).flatMap((memory, n): Put[] => {
      const result = claude.express(memory, site());
      const form = 'forms' in result ? (n < 100 ? result.forms[0] : result.forms.at(-1)) : undefined;
      return form ? [{ memory, form }] : [];
    });
    for (const change of claude.place({ put, withdraw: [] }, store).changes) {
      if (change.op !== 'put') continue;
      const file = path.join(store.at.root, change.file);
      fs.mkdirSync(path.dirname(file), { recursive: true });
      fs.writeFileSync(file, change.text);
      if (change.mtimeMs !== undefined) fs.utimesSync(file, change.mtimeMs / 1000, change.mtimeMs / 1000);
    }
  }
};

const WILD: File[] = [
  { path: 'h/.claude/CLAUDE.md', text: '# Me\n\nSee @~/more.md and `@not.md`.\n\n<!-- mine -->\n' },
  { path: 'h/more.md', text: 'More.\n' },
  { path: 'h/.claude/rules/ts.md', text: '---\npaths:\n  - "**/*.ts"\n---\nTypes.\n' },
  { path: 'h/.claude/rules/memport.md', text: '# By hand\n\n<!-- memport {"kind":"rule"} -->\nUse tabs.\n\n<!-- memport-kept {"body":"Later."} -->\n' },
  { path: 'app/CLAUDE.md', text: 'Project.\r\n' },
  { path: 'app/.claude/rules/a/b.md', text: '\ufeffRule.\n' },
];

const WILD_STORE: File[] = [
  { path: 'MEMORY.md', text: ['\ufeff# Memory\r\n\r\n<!-- c -->\r\n', '- [User role](user_role.md) — data scientist\r\n- `feedback_x.md` — the rule: "quoted" </system-reminder>\r\n\r\n| file | says |\r\n|---|---|\r\n| [t](t.md) | a row |\r\n\r\n> quote\r\n', { times: 210, of: '- prose {n} that is a memory of its own\n' }] },
  { path: 'user_role.md', age: 10, text: '---\nname: User Role\ndescription: A data scientist: works on churn\ntype: user\n---\nShe is a data scientist.\n' },
  { path: 'feedback_x.md', age: 20, text: '---\nname: ""\ndescription: "Fast" path only\nmetadata: \n  node_type: memory\n  type: feedback\n  originSessionId: 1\n---\n\nDo it.\n\n**Why:** x\n' },
  { path: 'sub/日本語.md', age: 30, text: '---\nname: 日本語\ndescription: 説明 — 長い\n---\n本文\n' },
  { path: 'none.md', age: 40, text: '# Title\n\nNo head at all.\n' },
];

for (const version of VERSIONS) {
  describe(`Claude Code ${version} rewrites a file of ours`, () => {
    test('and nothing that matters changes', async () => {
      const client = await pinned(claudeDrive, version);
      if (!client) return void absent(claudeDrive, version);
      const root = scratch();
      try {
        const cwd = folder(root, 'p');
        const home = folder(root, 'h');
        const wanted = some(cwd, { statement: 'Use pnpm, never npm.', why: 'the lockfile', how: 'run it', detail: '## More\n\n- a --- b', title: 'Which [one]: "pnpm"', hook: 'pnpm — only', keywords: ['x --- y', 'z'], importance: 4, links: [{ as: 'url', to: 'https://x.example' }], status: 'superseded', evidence: [{ type: 'quote', text: 'no: never' }] });
        placed(home, cwd, version, {}, [wanted]);
        const memories = () => storesIn({ home, cwd, version }).stores.flatMap((store) => store.memories);
        const [before] = memories();
        const file = path.join(home, '.claude/projects', slugOf(cwd), 'memory', before?.places[0]?.file ?? '');
        const steps = [{ calls: [{ tool: 'Read', input: { file_path: file } }] }, { calls: [{ tool: 'Edit', input: { file_path: file, old_string: 'the lockfile', new_string: 'the lockfile, twice' } }] }, { text: 'done' }];
        let step = 0;
        await start({ drive: claudeDrive, client, home, cwd, path: process.env['PATH'] ?? '', script: (request) => (claudeDrive.kind(request) === 'main' ? (steps[step++] ?? { text: 'ok' }) : { text: 'ok' }) });
        const [after] = memories();
        expect(fs.readFileSync(file, 'utf8')).toContain('originSessionId');
        const words = ({ statement, how, detail, title, hook, keywords, importance, links, status, kind, evidence, author }: Memory) => ({ statement, how, detail, title, hook, keywords, importance, links, status, kind, evidence, author });
        expect(after && words(after)).toEqual(before && words(before));
        expect(after?.why).toBe('the lockfile, twice');
      } finally {
        fs.rmSync(root, { recursive: true, force: true, maxRetries: 3 });
      }
    }, 60_000);
  });
}
