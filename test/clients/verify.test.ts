import { execFile, spawn } from 'node:child_process';
import * as fs from 'node:fs';
import * as os from 'node:os';
import * as path from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { claudeDrive } from '../../adapters/claude/drive.ts';
import { slugOf } from '../../adapters/claude/folders/slug.ts';
import { codexDrive } from '../../adapters/codex/drive.ts';
import { schemas } from '../../src/ir/documents-schema.ts';
import type { VerifyDocument } from '../../src/verbs/observed.ts';
import { BIN, ROOT } from '../cli/built.ts';
import { differences, treeAt } from '../golden/tree.ts';
import { memportAlone } from './judged.ts';
import { absent, pinned, write, type File } from './lab.ts';

let room: string;
let home: string;
beforeEach(() => {
  room = fs.mkdtempSync(path.join(fs.realpathSync(os.tmpdir()), 'mp-verify-'));
  home = path.join(room, 'home');
  fs.mkdirSync(path.join(room, 'tmp'), { recursive: true });
  fs.mkdirSync(home);
});
afterEach(() => fs.rmSync(room, { recursive: true, force: true, maxRetries: 3 }));

/** Copies are made where TMPDIR says: in a folder of this test alone, so that what is left there is ours. */
const verify = (args: readonly string[], { cwd = home, bin = BIN, env = {} } = {}) =>
  memportAlone(['verify', ...args], { home, cwd, env: { TMPDIR: path.join(room, 'tmp'), ...env } }, bin);
const leftovers = (): string[] => fs.readdirSync(path.join(room, 'tmp'));

const store = (project: string, files: readonly File[]): string => {
  const cwd = path.join(home, project);
  const projects = path.join(home, '.claude/projects', slugOf(cwd));
  fs.mkdirSync(cwd, { recursive: true });
  write(path.join(projects, 'memory'), files);
  fs.writeFileSync(path.join(projects, 's.jsonl'), `${JSON.stringify({ cwd })}\n`);
  return cwd;
};

const SIXTY: File[] = [
  {
    path: 'MEMORY.md',
    text: [
      '# Index\n\n',
      { times: 54, of: '- [Memory {n}](m{n}.md) — hook {n} of this store\n' },
      '- [More](topics/more.md) — the rest\n',
    ],
  },
  { path: 'topics/more.md', text: [55, 56, 57, 58, 59, 60].map((n) => `- [Memory ${n}](../m${n}.md) — hook ${n}\n`) },
  {
    path: 'm{n}.md',
    times: 60,
    text: [
      '---\nname: m{n}\ndescription: hook {n}\nmetadata:\n  type: feedback\n---\n\nStatement number {n} of this store.\n\n**Why:** because.\n\n',
      'Words of detail that make it as long as real ones are. '.repeat(65),
      '\n',
    ],
    age: 0,
  },
];

/** A program that is the client but for what it does first: `said` is the version that stands beside it. */
const wrapped = (file: string, said: string, first: string): string => {
  const folder = path.join(room, 'bin');
  fs.mkdirSync(folder, { recursive: true });
  fs.writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ name: claudeDrive.package, version: said }));
  fs.writeFileSync(path.join(folder, 'claude'), `#!/bin/sh\n${first}\nexec '${file}' "$@"\n`, { mode: 0o755 });
  return path.join(folder, 'claude');
};

/** Ended, and at most waiting for whoever collects it. */
const gone = async (pid: string): Promise<boolean> => {
  const { stdout } = await promisify(execFile)('ps', ['-o', 'stat=', '-p', pid]).catch(() => ({ stdout: '' }));
  return stdout.trim() === '' || stdout.startsWith('Z');
};

describe('memport verify claude, as a person runs it', async () => {
  const client = await pinned(claudeDrive, '2.1.332');
  if (client === undefined) return void test('is installed', () => expect(absent(claudeDrive, '2.1.332')).toBe(true));
  const bin = ['--bin', client.file];
  const first = 'starts your Claude Code 2.1.332 on a copy, offline, with no account; your store is not touched\n';

  test('runs once per project that is here, names the rest, and leaves everything as it was', async () => {
    store('work/app', SIXTY);
    store('work/other', [
      { path: 'MEMORY.md', text: '- [O](o.md) — other hook\n' },
      { path: 'o.md', text: 'Other statement.\n' },
    ]);
    const absentee = store('work/gone', [
      { path: 'MEMORY.md', text: '- [G](g.md) — gone\n' },
      { path: 'g.md', text: 'Gone.\n' },
    ]);
    fs.rmdirSync(absentee);
    write(home, [
      { path: 'work/app/CLAUDE.md', text: 'Project.\n' },
      {
        path: 'work/other/.claude/settings.json',
        text: '{"autoMemoryEnabled":true,"claudeMdExcludes":["**/never.md"]}',
      },
    ]);
    const before = treeAt(home);
    const { stdout, stderr, code } = await verify(['claude', ...bin]);
    expect([code, stderr]).toEqual([0, '']);
    expect(stdout.startsWith(first)).toBe(true);
    expect(stdout).toMatch(/✓ ~\/work\/app {2}61 memories seen, 0 not as predicted, [\d,]+ ms\n/);
    expect(stdout).toMatch(/✓ ~\/work\/other {2}1 memory seen, 0 not as predicted/);
    expect(stdout).toContain(
      `  the client keeps its memory in ~/.claude/projects/${slugOf(path.join(home, 'work/app'))}/memory\n`,
    );
    expect(stdout).toContain('  autoMemoryEnabled = true\n');
    expect(stdout).toContain('  claudeMdExcludes = ["**/never.md"]\n');
    expect(stdout).toContain(
      `not run: ~/.claude/projects/${slugOf(absentee)}/memory (its project is not here: ${absentee})\n`,
    );
    // Which texts were found clean is all that a reading command keeps, in memport's own folder.
    expect(differences(before, treeAt(home), true).filter((each) => !/^\.state\b/.test(each))).toEqual([]);
    expect(leftovers()).toEqual([]);
  });

  test('a store of sixty memories, as a document of its schema', async () => {
    const cwd = store('work/app', SIXTY);
    const { stdout, code } = await verify(['claude', ...bin, '--json', '--cwd', cwd]);
    expect(code).toBe(0);
    const document = schemas.verify.parse(JSON.parse(stdout)) as VerifyDocument;
    expect(document.client).toEqual({ name: 'Claude Code', version: '2.1.332', file: client.file });
    const counts = Object.fromEntries(
      [...Map.groupBy(document.memories, (each) => `${each.predicted} ${each.observed} ${each.hops}`)].map(
        ([key, all]) => [key, all.length],
      ),
    );
    expect(counts).toEqual({ 'indexed indexed 1': 55, 'searchable searchable 2': 6 });
  });

  test('asked for another version it shows both texts side by side and says why', async () => {
    const cwd = store('app', [{ path: 'MEMORY.md', text: { times: 210, of: '- [M {n}](m.md) — hook {n}\n' } }]);
    const { stdout, code } = await verify(['claude', ...bin, '--client-version', '2.1.197', '--cwd', cwd]);
    expect(code).toBe(1);
    expect(stdout).toContain(`✗ ~/app`);
    expect(stdout).toMatch(
      /MEMORY\.md \(user's auto-memory, persists across conversations\) differs from line 202 on \(predicted, observed\):\n/,
    );
    expect(stdout).toMatch(/ {4}202 .* loaded\. Keep .* loaded: 10 /);
    expect((await verify(['claude', ...bin, '--cwd', cwd])).code).toBe(0);
    expect(stdout).toContain(
      'Likely cause: the prediction is for Claude Code 2.1.197, as --client-version asks, and 2.1.332 was started\n',
    );
  });

  test('a client newer than any seen is compared all the same, and is the likely cause of a difference', async () => {
    const cwd = store('app', [
      { path: 'MEMORY.md', text: '- [A](a.md) — hook\n' },
      { path: 'a.md', text: 'Statement.\n' },
    ]);
    const fine = await verify(['claude', '--bin', wrapped(client.file, '2.9.0', ''), '--cwd', cwd]);
    expect([fine.code, fine.stdout.split('\n')[0]]).toEqual([0, first.replace('2.1.332', '2.9.0').trim()]);
    const off = await verify([
      'claude',
      '--bin',
      wrapped(client.file, '2.9.0', 'export CLAUDE_CODE_DISABLE_AUTO_MEMORY=1'),
      '--cwd',
      cwd,
    ]);
    expect(off.code).toBe(1);
    expect(off.stdout).toContain('predicted indexed  observed unseen');
    expect(off.stdout).toContain('the client does not send a text that was predicted: Contents of ');
    expect(off.stdout).toContain('Likely cause: Claude Code 2.9.0 is newer than any version memport was tried on\n');
  });

  test('a memory folder that is another than the one located fails, and so does a text nobody predicted', async () => {
    const cwd = store('app', [{ path: 'MEMORY.md', text: '- [A](a.md) — hook\n' }]);
    const there = path.join(room, 'elsewhere');
    write(there, [{ path: 'MEMORY.md', text: '- from elsewhere\n' }]);
    const { stdout, code } = await verify([
      'claude',
      '--bin',
      wrapped(client.file, '2.1.332', `export CLAUDE_COWORK_MEMORY_PATH_OVERRIDE='${there}'`),
      '--cwd',
      cwd,
    ]);
    expect(code).toBe(1);
    expect(stdout).toContain(
      `  the client keeps its memory in ${there}, memport located ~/.claude/projects/${slugOf(cwd)}/memory\n`,
    );
    expect(stdout).toContain(`  the client sends a text that was not predicted: Contents of ${there}/MEMORY.md`);
    expect(stdout).toMatch(
      /Likely cause: a setting memport reads wrongly or does not know \(it knows autoMemoryEnabled = true/,
    );
  });

  test('interrupted, it ends the client and clears its copy away', async () => {
    const cwd = store('app', SIXTY);
    const marker = path.join(room, 'pid');
    const child = spawn(
      process.execPath,
      [
        BIN,
        'verify',
        'claude',
        '--bin',
        wrapped(client.file, '2.1.332', `echo $$ > '${marker}'; sleep 600`),
        '--cwd',
        cwd,
      ],
      { env: { PATH: '/usr/bin:/bin', HOME: home, TMPDIR: path.join(room, 'tmp') }, stdio: 'ignore' },
    );
    const ended = new Promise<[number | null, string | null]>((done) =>
      child.once('exit', (code, signal) => done([code, signal])),
    );
    while (!fs.existsSync(marker) || fs.readFileSync(marker, 'utf8') === '')
      await new Promise((done) => setTimeout(done, 20));
    expect(leftovers()).toHaveLength(1);
    child.kill('SIGINT');
    const [code, signal] = await ended;
    expect(code === 130 || signal === 'SIGINT').toBe(true);
    expect(leftovers()).toEqual([]);
    expect(await gone(fs.readFileSync(marker, 'utf8').trim())).toBe(true);
  });

  test('a config home that is named is the one that is run', async () => {
    const cwd = store('app', [{ path: 'MEMORY.md', text: '- of the usual home\n' }]);
    fs.cpSync(path.join(home, '.claude'), path.join(home, 'conf'), { recursive: true });
    write(path.join(home, 'conf/projects', slugOf(cwd), 'memory'), [
      { path: 'MEMORY.md', text: '- of the named home\n' },
    ]);
    const named = await verify(['claude', ...bin, '--root', path.join(home, 'conf'), '--cwd', cwd, '--json']);
    const variable = await verify(['claude', ...bin, '--cwd', cwd, '--json'], {
      env: { CLAUDE_CONFIG_DIR: path.join(home, 'conf') },
    });
    for (const { stdout, code } of [named, variable]) {
      expect(code).toBe(0);
      expect((JSON.parse(stdout) as VerifyDocument).places[0]?.directory?.reported).toBe(
        path.join(home, 'conf/projects', slugOf(cwd), 'memory'),
      );
    }
  });
});

describe.each(['2.1.197', '2.1.332'])(
  'global memories in files beside the rules, on Claude Code %s',
  async (version) => {
    const client = await pinned(claudeDrive, version);
    if (client === undefined) return void test('is installed', () => expect(absent(claudeDrive, version)).toBe(true));

    const files = (name: string, text: string): File => ({ path: `.claude/${name}`, text });
    const lead =
      '<!-- memport-files -->\nMemories in short; read the file in ~/.claude/memport/ before you act on one:\n';
    const GLOBAL: File[] = [
      files(
        'rules/memport.md',
        `<!-- memport {"kind":"rule"} -->\nUse tabs.\n\n${lead}- pnpm.md — Use pnpm, never npm.\n- deploys.md — Deploys go out on Tuesdays.\n- more.md — more memories, one a line\n`,
      ),
      files('memport/more.md', `${lead}- dashboards.md — The dashboards are elsewhere.\n`),
      files('memport/pnpm.md', '<!-- memport {"kind":"rule"} -->\nUse pnpm, never npm.\n\n**Why:** the lockfile\n'),
      files(
        'memport/deploys.md',
        '<!-- memport {"kind":"rule"} -->\nDeploys go out on Tuesdays. They wait for the night tests.\n',
      ),
      files(
        'memport/dashboards.md',
        '<!-- memport {"kind":"reference"} -->\nThe dashboards are elsewhere. Ask Ada for the address.\n',
      ),
      files('memport/unnamed.md', 'No line names it.\n'),
    ];
    const permissions = (value: unknown): File => files('settings.json', JSON.stringify({ permissions: value }));

    test.each<[string, readonly File[], string, Record<string, number>]>([
      [
        'a session in a project asks before it opens one',
        [],
        'app',
        { 'loaded loaded': 2, 'searchable searchable': 2, 'unseen unseen': 1 },
      ],
      [
        'a rule of the person lets it',
        [permissions({ allow: ['Read(~/.claude/memport/**)'] })],
        'app',
        { 'loaded loaded': 2, 'indexed indexed': 1, 'searchable searchable': 1, 'unseen unseen': 1 },
      ],
      [
        'a folder that the person added lets it',
        [permissions({ additionalDirectories: ['~/.claude/memport'] })],
        'app',
        { 'loaded loaded': 2, 'indexed indexed': 1, 'searchable searchable': 1, 'unseen unseen': 1 },
      ],
      [
        'a rule that asks wins',
        [permissions({ allow: ['Read(~/.claude/memport/**)'], ask: ['Read'] })],
        'app',
        { 'loaded loaded': 2, 'searchable searchable': 2, 'unseen unseen': 1 },
      ],
      [
        'a rule that refuses wins',
        [permissions({ allow: ['Read(~/.claude/memport/**)'], deny: ['Read(~/.claude/**)'] })],
        'app',
        { 'loaded loaded': 2, 'unseen unseen': 3 },
      ],
      [
        'a session in the home folder has it below itself',
        [],
        '.',
        { 'loaded loaded': 2, 'indexed indexed': 1, 'searchable searchable': 1, 'unseen unseen': 1 },
      ],
    ])('%s', async (_, more, cwd, counts) => {
      write(home, [...GLOBAL, ...more]);
      fs.mkdirSync(path.join(home, cwd), { recursive: true });
      const { stdout, stderr } = await verify([
        'claude',
        '--bin',
        client.file,
        '--json',
        '--cwd',
        path.join(home, cwd),
      ]);
      expect(stderr).toBe('');
      const document = schemas.verify.parse(JSON.parse(stdout)) as VerifyDocument;
      expect(
        Object.fromEntries(
          [...Map.groupBy(document.memories, (each) => `${each.predicted} ${each.observed}`)]
            .map(([key, all]) => [key, all.length])
            .sort(),
        ),
      ).toEqual(counts);
      expect(document.places.flatMap((place) => place.blocks)).toEqual([]);
      expect(leftovers()).toEqual([]);
    });
  },
);

describe('memport verify codex', async () => {
  const client = await pinned(codexDrive, '0.171.0');
  if (client === undefined) return void test('is installed', () => expect(absent(codexDrive, '0.171.0')).toBe(true));

  test.each(['memories', 'memories_v2'])(
    'sees what is loaded, what is routed and what a search finds in %s',
    async (generation) => {
      const cwd = path.join(home, 'app');
      fs.mkdirSync(cwd);
      write(path.join(home, '.codex'), [
        { path: 'config.toml', text: '[features]\nmemories = true\n' },
        {
          path: `${generation}/memory_summary.md`,
          text: `v1\n\n## User Profile\nBakes bread in Rotterdam.\n\n## User preferences\n- Prefers sourdough over yeast\n\n## General Tips\n\n## What's in Memory\n### ${cwd}\n#### 2026-11-01\n- ovens: temperature, steam\n`,
        },
        {
          path: `${generation}/MEMORY.md`,
          text: `# Task Group: ovens\n\nscope: baking\napplies_to: cwd=${cwd}; reuse_rule=always\n\n## Task 1: heat\n\n### keywords\n\n- temperature, steam\n\n## Reusable knowledge\n- The temperature falls when the door opens [Task 1]\n\n# Task Group: elsewhere\n\nscope: quite different\napplies_to: cwd=/none; reuse_rule=never\n\n## Task 1: nothing\n\n### keywords\n\n- zebra\n\n## Reusable knowledge\n- Zebras cannot be baked [Task 1]\n`,
        },
      ]);
      const before = treeAt(home);
      const { stdout, stderr, code } = await verify(['codex', '--bin', client.file, '--cwd', cwd, '--json']);
      expect([code, stderr]).toEqual([0, '']);
      const document = schemas.verify.parse(JSON.parse(stdout)) as VerifyDocument;
      const observed = document.memories.map((each) => each.observed).sort();
      expect(observed).toEqual(
        generation === 'memories'
          ? ['loaded', 'loaded', 'searchable', 'unseen']
          : ['loaded', 'loaded', 'unseen', 'unseen'],
      );
      expect(differences(before, treeAt(home), true)).toEqual([]);
    },
  );

  test('a home that is not there is no error: memory is off, and how to switch it on is said', async () => {
    const { stdout, code } = await verify(['codex', '--bin', client.file]);
    expect(code).toBe(0);
    expect(stdout).toContain('Memory is switched off here: there is no ');
    expect(stdout).toContain('make it with the lines `[features]` and `memories = true`');
  });
});

describe('where nothing can be run', () => {
  test('no client is one sentence with how to get one, and exit 2', async () => {
    const bare = path.join(room, 'package');
    fs.mkdirSync(bare);
    for (const name of ['dist', 'package.json'])
      fs.cpSync(path.join(ROOT, name), path.join(bare, name), { recursive: true });
    fs.symlinkSync(fs.realpathSync(path.join(ROOT, 'node_modules')), path.join(bare, 'node_modules'));
    const { stdout, stderr, code } = await verify(['claude'], { bin: path.join(bare, 'dist/bin.js') });
    expect([code, stdout, stderr]).toEqual([
      2,
      '',
      'memport: Claude Code is not installed here\n  do: Install Claude Code (npm install -g @anthropic-ai/claude-code) or name one with --bin\n',
    ]);
  });

  test('Hermes has no run without an account, which is said, and exit 2', async () => {
    const { stdout, stderr, code } = await verify(['hermes']);
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toMatch(/^memport: not verified: /);
  });
});
