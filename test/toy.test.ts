import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ListDocument } from '../src/verbs/document.ts';
import { makeHome, memport, ROOT, type Ran } from './cli/built.ts';
import { askingHere, runOf, type Asking } from './cli/here.ts';
import { newRoom } from './room.ts';

const room = newRoom();
const tree = join(room, 'memport');
const { home, remove } = makeHome();

const TOYS = ['jot', 'toy'] as const;

/** Two new harnesses as the README has it: for each one folder, one line, golden cases. */
const addToys = (): void => {
  const outside = /^(?:\.git|\.clients|node_modules|dist|coverage)(?:\/|$)/;
  cpSync(ROOT, tree, { recursive: true, filter: (path) => !outside.test(relative(ROOT, path)) });
  symlinkSync(realpathSync(join(ROOT, 'node_modules')), join(tree, 'node_modules'));
  const registry = join(tree, 'adapters/landmarks.ts');
  for (const toy of TOYS) {
    const from = join(ROOT, 'test', toy);
    const isCode = (path: string): boolean => !/^golden(?:\/|$)/.test(relative(from, path));
    cpSync(from, join(tree, 'adapters', toy), { recursive: true, filter: isCode });
    const before = readFileSync(registry, 'utf8');
    const line = `import { landmark as ${toy} } from './${toy}/landmark.ts';`;
    const after = before.replace(/^(export const common: .*\[)(.*)\];$/m, `${line}\n$1$2, ${toy}];`);
    expect(after).not.toBe(before);
    writeFileSync(registry, after);
    cpSync(join(from, 'golden'), join(tree, 'golden'), { recursive: true });
  }
};

let asking: Asking;
const toy = (...args: string[]): Promise<Ran> => asking(home, args);
const fine = async (...args: string[]): Promise<string> => {
  const ran = await toy(...args);
  expect([ran.stderr, ran.code]).toEqual(['', 0]);
  return ran.stdout;
};
const put = (name: string, text: string): void => {
  mkdirSync(dirname(join(home, name)), { recursive: true });
  writeFileSync(join(home, name), text);
};
const inTree = (...args: string[]): { out: string; status: number | null } => {
  const ran = spawnSync(process.execPath, args, {
    cwd: tree,
    encoding: 'utf8',
    env: { ...process.env, MEMPORT_CASES: '20', UPDATE: '', NO_COLOR: '1' },
    maxBuffer: 1 << 27,
  });
  return { out: ran.stdout + ran.stderr, status: ran.status };
};

beforeAll(async () => {
  addToys();
  execFileSync(process.execPath, ['.ci/bundle.ts'], { cwd: tree, stdio: 'pipe' });
  asking = askingHere(await runOf(tree));
  put(
    '.toy/memory.json',
    '[\n{"kind":"rule","statement":"Rock the boat.","why":"it floats better"},\n{"statement":"The box is blue."}\n]\n',
  );
  put('.hermes/memories/USER.md', 'Ada collects marbles.');
}, 120_000);
afterAll(() => {
  remove();
  rmSync(room, { recursive: true, force: true });
});

/** Every verb that exists, on the toy. A verb that is not here fails the first test. */
const VERBS: Record<string, () => Promise<void>> = {
  list: async () =>
    expect(
      (JSON.parse(await fine('list', 'toy', '--json')) as ListDocument).stores[0]?.memories.map(
        (memory) => memory.statement,
      ),
    ).toEqual(['Rock the boat.', 'The box is blue.']),
  show: async () => {
    expect(await fine('show', 'toybox', '--as-prompt')).toContain('* The box is blue.');
    expect(await fine('show', 'toy', 'rock the boat')).toContain('Why: it floats better');
    expect(await fine('show', 'toy', '--client-version', '7.0')).toContain('assumed');
  },
  migrate: async () => {
    expect(await fine('toy:hermes', '--dry-run')).toContain('new');
    await fine('migrate', '--from', 'hermes', '--to', 'toy', '--yes', '--all');
    const lines = JSON.parse(readFileSync(join(home, '.toy/memory.json'), 'utf8')) as { statement: string }[];
    expect(lines.map((line) => line.statement)).toEqual([
      'Rock the boat.',
      'The box is blue.',
      'Ada collects marbles.',
    ]);
  },
  undo: async () => {
    const before = readFileSync(join(home, '.toy/memory.json'), 'utf8');
    await fine('undo');
    expect(readFileSync(join(home, '.toy/memory.json'), 'utf8')).not.toBe(before);
    expect(readFileSync(join(home, '.toy/memory.json'), 'utf8')).toContain('"statement":"The box is blue."}\n]');
  },
  apply: async () => {
    const plan = join(home, '..', 'plan.json');
    await fine('toy:hermes', '--plan-out', plan, '--all');
    await fine('apply', plan);
    expect(
      readFileSync(join(home, '.hermes/memories/MEMORY.md'), 'utf8') +
        readFileSync(join(home, '.hermes/memories/USER.md'), 'utf8'),
    ).toContain('The box is blue.');
  },
  check: async () => expect(await fine('check', 'toy', 'hermes')).toMatch(/2 in sync[^]*nothing that fails the check/),
  audit: async () => expect(await fine('audit', 'toy', '--fail-on', 'none')).toMatch(/toy/i),
  explain: async () => expect(await fine('explain', 'delivery/orphan')).toContain('delivery/orphan'),
  probe: async () => expect(await fine('probe', 'toy:hermes')).toMatch(/1 cannot be told|loaded/),
  export: async () =>
    expect(await fine('export', 'toy', '--out', join(home, 'toy.ir.json'))).toContain('2 memories in'),
  import: async () =>
    expect(await fine('import', join(home, 'toy.ir.json'), '--to', 'hermes', '--dry-run')).toContain('2 same'),
  init: async () => expect(await fine('init', '--harness', 'toy', '--lock')).toContain('memport.json is written'),
  log: async () => expect(await fine('log')).toContain('toy'),
  verify: async () => {
    const ran = await toy('verify', 'toy');
    expect(ran.stdout + ran.stderr).toContain('there is no such client');
  },
  pairs: async () => expect(await fine('pairs', 'toy', 'codex')).toContain('Next: '),
  assist: async () =>
    expect(await fine('assist', '--show-request', 'rock the boat', '--to', 'hermes')).toMatch(
      /^Carried from toy to hermes/,
    ),
  doctor: async () => expect(await fine('doctor', 'toy')).toContain('.toy'),
  sync: async () => expect(await fine('sync', 'toy', 'hermes', '--dry-run')).toMatch(/toy/i),
  relocate: async () => expect(await fine('relocate', join(home, 'old'), home, '--dry-run')).toMatch(/nothing/i),
  man: async () => expect(await fine('man')).toContain('.TH MEMPORT'),
  schema: async () => void (await fine('schema', 'list')),
  completion: async () => expect(await fine('completion', 'bash')).toContain('toy'),
};

describe('a new harness is one folder, one line and golden cases', () => {
  test('every verb of memport is tried on it', async () => {
    const help = await fine('--help');
    const verbs = [...(/^Move:\n(.*?)\n\nHow a memory/ms.exec(help)?.[1] ?? '').matchAll(/^ {2}(\w+)/gm)].map(
      (match) => match[1],
    );
    expect(verbs.filter((verb) => verb !== 'help').sort()).toEqual(Object.keys(VERBS).sort());
  });

  test('the overview of a program of its own knows both', () =>
    expect(memport([], { home, bin: join(tree, 'dist/bin.js') }).stdout).toMatch(/Toy[^]*Not here: .*Jot/));

  test.each(Object.entries(VERBS))('%s', (_, run) => run());

  test('bullets below a heading: what one toy holds arrives in the other, and goes back', async () => {
    put('.jot/NOTES.md', '# Notes\n\n## Remembered\n\n- Always: ask before you tidy up.\n');
    await fine('migrate', '--from', 'toy', '--to', 'jot', '--yes', '--all');
    expect(readFileSync(join(home, '.jot/NOTES.md'), 'utf8')).toContain(
      '\n- Always: Rock the boat.\n\n  **Why:** it floats better\n',
    );
    await fine('undo');
    expect(readFileSync(join(home, '.jot/NOTES.md'), 'utf8')).toBe(
      '# Notes\n\n## Remembered\n\n- Always: ask before you tidy up.\n',
    );
  });

  test('its golden cases pass', () => {
    mkdirSync(join(room, 'set'));
    for (const each of TOYS)
      cpSync(join(tree, `golden/${each}-list`), join(room, 'set', `${each}-list`), { recursive: true });
    expect(inTree('test/golden/main.ts', '--set', join(room, 'set'))).toMatchObject({
      status: 0,
      out: expect.stringContaining('2 passed, 0 failed') as string,
    });
  });

  test.each([
    ['it keeps the contract', ['test/contract', '-t', 'kept by (Toy|Jot)']],
    ['it keeps the house rules', ['test/layers.test.ts', 'test/form.test.ts', 'test/docs.test.ts']],
    [
      'nothing that golden cases or the README say of the others changes',
      ['test/golden/golden.test.ts', 'test/cli/readme.test.ts', '-t', 'overview|what it says memport prints'],
    ],
  ])(
    '%s',
    (_, asked) => {
      const ran = inTree(
        'node_modules/vitest/vitest.mjs',
        'run',
        '--config',
        'test/vitest.config.ts',
        '--maxWorkers=1',
        ...asked,
      );
      expect(ran.out).toMatch(/Tests +\d+ passed/);
      expect(ran.status, ran.out).toBe(0);
    },
    240_000,
  );

  test('a third place was not needed', () => {
    const outside = ['node_modules', 'dist', '.git', '.clients', 'coverage'].map((name) => `--exclude=${name}`);
    const differing = spawnSync('diff', ['-rq', ...outside, ROOT, tree], { encoding: 'utf8' }).stdout;
    expect(
      differing
        .trim()
        .split('\n')
        .map((line) => line.replaceAll(ROOT, '').replaceAll(tree, 'T'))
        .sort(),
    ).toEqual([
      'Files /adapters/landmarks.ts and T/adapters/landmarks.ts differ',
      'Only in T/adapters: jot',
      'Only in T/adapters: toy',
      'Only in T/golden: jot-list',
      'Only in T/golden: toy-list',
    ]);
  });
});
