import { expect, test } from 'vitest';
import { run } from '../../src/cli/run.ts';
import { schemas } from '../../src/ir/documents-schema.ts';
import { note, roomWith } from '../audit/home.ts';

const typed = async (home: string, args: readonly string[], env = {}): Promise<{ code: number; out: string }> => {
  let out = '';
  const print = (text: string): void => void (out += text);
  const code = await run(args, {
    cwd: `${home}/app`,
    out: print,
    err: print,
    screen: { width: 100, colour: false },
    env: { HOME: home, PATH: '/usr/bin:/bin', MEMPORT_NOW: '2026-11-20T12:00:00Z', ...env },
  });
  return { code, out };
};

const FILES = {
  'memory/tabs.md': note('Indent with tabs, never with spaces.', { name: 'tabs' }),
  'memory/MEMORY.md': '# Memory\n',
};

test('--help names every word of the command line', async () => {
  const { out } = await typed('/', ['audit', '--help']);
  for (const word of ['--format', '--out', '--fail-on', '--baseline', '--fix', '--since', '--show-content', '--json'])
    expect(out).toContain(word);
  expect((await typed('/', ['--help'])).out).toMatch(/explain[^]*audit/);
});

test('the terminal ends in what mends it, JSON is as its schema says, and what fails is chosen', async () => {
  const { home, at, remove } = roomWith(FILES);
  try {
    const { code, out } = await typed(home, ['audit']);
    expect(code).toBe(0);
    expect(out).toMatch(/^1 memory in 1 store: 1 warn\n/);
    expect(out).toContain('Why: A model opens only what a loaded line leads it to.');
    expect(out.trimEnd()).toMatch(/audit --fix --dry-run$/);
    const json = JSON.parse((await typed(home, ['audit', 'claude', '--json'])).out) as object;
    expect(schemas.audit.safeParse(json).error?.issues).toBeUndefined();
    expect((await typed(home, ['audit', '--fail-on', 'delivery/orphan'])).code).toBe(1);
    expect((await typed(home, ['audit', '--fail-on', 'delivery/orphans'])).code).toBe(2);
    const folder = at('memory/x').replace(/\/x$/, '');
    expect((await typed(home, ['audit', folder, '--json'])).out).toContain('"delivery/orphan"');
    expect((await typed(home, ['audit', 'nothing-here'])).code).toBe(2);
  } finally {
    remove();
  }
});

test('--fix prints no words of a memory where CI reads along, unless it is told to', async () => {
  const { home, remove } = roomWith(FILES);
  try {
    const dry = async (more: readonly string[], env: Record<string, string>): Promise<string> =>
      (await typed(home, ['audit', '--fix', '--dry-run', ...more], env)).out;
    const [open, held, shown] = [
      await dry([], {}),
      await dry([], { CI: 'true' }),
      await dry(['--show-content'], { CI: 'true' }),
    ];
    const added = open.split('\n').filter((line) => /^\+ .*\w/.test(line));
    expect(added.length).toBeGreaterThan(0);
    for (const line of added) {
      expect(held).not.toContain(line.slice(2));
      expect(shown).toContain(line);
    }
    expect(held).toMatch(/MEMORY\.md: \d lines? more, 0 lines fewer\n/);
  } finally {
    remove();
  }
});

test('--fix --json is one document: the findings, what mends them, and what came of it', async () => {
  const { home, remove } = roomWith(FILES);
  const fixed = async (words: readonly string[], env = {}) => {
    const { code, out } = await typed(home, ['audit', '--fix', '--json', ...words], env);
    const document = schemas.audit.parse(JSON.parse(out));
    return { code, ...document, ...document.fix };
  };
  try {
    for (const words of [['--dry-run'], ['--dry-run', '--yes'], []])
      expect(await fixed(words)).toMatchObject({
        code: 0,
        findings: [{ rule: 'delivery/orphan' }],
        plans: [{ changes: [{ op: 'put', file: 'MEMORY.md' }], mended: [{ rule: 'delivery/orphan' }], left: [] }],
        outcome: { status: 'plan only' },
      });
    expect(await fixed(['--yes', '--fail-on', 'warn'], { CI: 'true' })).toMatchObject({
      code: 0,
      fix: { failed: false },
      outcome: { status: 'written', files: 1 },
    });
    expect(await fixed(['--yes'])).toMatchObject({ findings: [], plans: [], outcome: { status: 'nothing to do' } });
  } finally {
    remove();
  }
});

test('a page without memory text holds none, and shows what is loaded', async () => {
  const { home, remove } = roomWith({ ...FILES, 'memory/MEMORY.md': '- [Tabs](tabs.md) — Indent with tabs\n' });
  try {
    const { out } = await typed(home, ['audit', '--format', 'html']);
    expect(out).toContain('What is loaded, memory by memory');
    expect(out).toContain('When each memory was last changed');
    expect(out).not.toContain('Indent with');
  } finally {
    remove();
  }
});

test('the page of an audit counts the findings at its head, and shows them before the memories', async () => {
  const { home, remove } = roomWith({ ...FILES, 'memory/MEMORY.md': '# Memory\n' });
  try {
    const { out } = await typed(home, ['audit', '--format', 'html']);
    expect(out).toMatch(/<p class="lead">[^<]*: [^<]*\. (?:\d+ \w+(?:, )?)+\.<\/p>/);
    expect(out.indexOf('id="h-findings"')).toBeGreaterThan(0);
    expect(out.indexOf('id="h-findings"')).toBeLessThan(out.indexOf('id="h-memories"'));
  } finally {
    remove();
  }
});

test('explain knows every rule, and names those that are meant', async () => {
  expect((await typed('/', ['explain', 'safety/secret'])).out).toContain('Why it matters');
  expect((await typed('/', ['explain', 'orphan'])).out).toContain('delivery/orphan');
});

const HANDBOOK = `# Task Group: seat map

scope: the seat map of the app
applies_to: cwd={{home}}/app; reuse_rule=safe while the seat map is one SVG

## Task 1: Make the seat map smaller, success

### rollout_summary_files

- rollout_summaries/2026-09-03T05-40-27-b3kd-seats.md (cwd={{home}}/app, thread_id=0199a0f0)

### keywords

- seats

## Reusable knowledge

- The seat map is one SVG with 612 seats. [Task 1]
`;

test('--fix is named only where it mends the finding', async () => {
  const { home, remove } = roomWith({
    '.codex/config.toml': '[features]\nmemories = true\n',
    '.codex/memories/memory_summary.md': "v1\n\n## User Profile\n\nAda.\n\n## What's in Memory\n\n- seat map\n",
    '.codex/memories/MEMORY.md': HANDBOOK,
    'memory/MEMORY.md': '# Memory\n\n- [Tabs](tabs.md) — indent with tabs, never with spaces\n',
  });
  try {
    const danglingOf = async (harness: string): Promise<{ mend: string; command?: string | undefined }> => {
      const { findings } = schemas.audit.parse(JSON.parse((await typed(home, ['audit', harness, '--json'])).out));
      const found = findings.find(({ rule }) => rule === 'delivery/dangling');
      return { mend: found?.mend ?? '', ...(found?.command !== undefined && { command: found.command }) };
    };
    expect(await danglingOf('codex')).toEqual({
      mend: 'Take the line out, or bring the file back.',
      command: 'memport show codex',
    });
    expect((await danglingOf('claude')).command).toBe('memport audit claude --fix');
    expect((await danglingOf('claude')).mend).toContain('--fix makes the file of it');
    expect((await typed(home, ['audit', 'codex'])).out).not.toContain('--fix');
  } finally {
    remove();
  }
});
