import { mkdirSync, readFileSync, writeFileSync, cpSync, existsSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { schemas } from '../../src/ir/documents-schema.ts';
import type { CheckDocument } from '../../src/verbs/check.ts';
import { textsIn } from '../assist/homes.ts';
import { inHome, memportHere } from '../cli/here.ts';
import { carry, PAIRS, settle, type Pair } from '../migrate/pairs.ts';
import { forget, reword, tell, type Said } from '../migrate/side.ts';

const PAIR = PAIRS.find(({ title }) => title === 'claude → codex') as Pair;
const RULES: readonly Said[] = [
  { statement: 'Keep a pull request under 400 changed lines.', why: 'Nobody reads more.' },
  { statement: 'Never run a migration against staging without asking first.' },
  { statement: 'The runbooks are in docs/runbooks and open without a VPN.', kind: 'reference' },
];
const ON = '[features]\nmemories = true\n';

const write = (file: string, text: string): void => {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
};

/** Two homes that say the same. */
const atParity = async (home: string): Promise<void> => {
  settle(home, PAIR);
  write(join(home, '.codex/config.toml'), ON);
  tell(home, PAIR.from, RULES);
  expect((await carry(home, PAIR)).code).toBe(0);
};

const check = async (home: string, args: readonly string[] = ['claude', 'codex'], env = {}) => {
  const ran = await memportHere(home, ['check', ...args, '--json'], { env });
  const document = JSON.parse(ran.stdout) as CheckDocument;
  expect(schemas.check.safeParse(document).error?.issues).toBeUndefined();
  return { ...ran, document };
};

const found = ({ findings }: CheckDocument): unknown[] =>
  findings.map(({ rule, severity, memory }) => [rule, severity, memory?.text]);

describe('memport check', () => {
  test('what it says to type next closes the pair that was asked about', () =>
    inHome(async (home) => {
      await atParity(home);
      tell(home, PAIR.from, [...RULES, { statement: 'Tag a release only after the smoke test is green.' }]);
      const { document } = await check(home);
      const next = /memport (check .*--fix)$/.exec(document.next ?? '')?.[1] ?? '';
      expect(next).toBe('check claude codex --fix');
      expect((await memportHere(home, [...next.split(' '), '--yes'])).code).toBe(0);
      expect((await check(home)).code).toBe(0);
    }));

  test('what only looks alike is answered next, for no migration could close it', () =>
    inHome(async (home) => {
      await atParity(home);
      const codex = join(home, '.codex');
      const [name = ''] = Object.keys(textsIn(codex)).filter((each) => each.endsWith('/memory_summary.md'));
      const summary = join(codex, name);
      write(summary, readFileSync(summary, 'utf8').replace('Never run a migration', 'Always run a migration'));
      const { code, document } = await check(home);
      expect(document.findings.map(({ rule, severity }) => [rule, severity])).toEqual([['parity/alike', 'error']]);
      expect([code, document.next]).toEqual([1, 'memport pairs claude codex']);
      const fixed = await memportHere(home, ['check', 'claude', 'codex', '--fix', '--yes']);
      expect(fixed.stdout).toContain('closes it; memport pairs claude codex takes your answers on what looks alike.');
      const pairs = await memportHere(home, ['pairs', 'claude', 'codex', '--json']);
      expect(JSON.parse(pairs.stdout)).toMatchObject({ pairs: [{ status: 'reworded' }] });
    }));

  test('what was removed there is not proposed as a migration that would leave it', () =>
    inHome(async (home) => {
      await atParity(home);
      forget(home, PAIR.to, 'under 400');
      const { document } = await check(home);
      expect(document.findings.map(({ message }) => message)).toEqual([
        expect.stringContaining('only --again carries'),
      ]);
      expect(document.next).toBe(`memport claude:codex --again ${document.findings[0]?.memory?.handle} --dry-run`);
      const again = document.next?.replace('memport ', '').replace('--dry-run', '--yes').split(' ') ?? [];
      expect((await memportHere(home, again)).code).toBe(0);
      expect((await check(home)).code).toBe(0);
    }));

  test('--fix --json is one document: the findings, the migrations that close them, and what came of it', () =>
    inHome(async (home) => {
      await atParity(home);
      tell(home, PAIR.from, [...RULES, { statement: 'Tag a release only after the smoke test is green.' }]);
      const planned = await check(home, ['claude', 'codex', '--fix']);
      expect([planned.code, planned.document.fix?.plans.map(({ outcome }) => outcome)]).toEqual([
        1,
        [{ status: 'plan only' }],
      ]);
      expect(planned.document.fix?.outcome).toEqual({ status: 'plan only' });
      const { code, document } = await check(home, ['claude', 'codex', '--fix', '--yes'], { CI: 'true' });
      expect([code, document.failed, document.fix?.failed]).toEqual([0, true, false]);
      expect(document.fix?.outcome).toMatchObject({ status: 'written', asPlanned: true });
      expect(JSON.stringify(document)).not.toContain('smoke test');
      expect((await check(home, ['claude', 'codex', '--fix', '--yes'])).document.fix).toEqual({
        plans: [],
        outcome: { status: 'nothing to do' },
        failed: false,
      });
      expect((await memportHere(home, ['undo', document.fix?.outcome.run ?? ''])).code).toBe(0);
      expect((await check(home)).code).toBe(1);
      const refused = await memportHere(home, ['check', 'claude', 'codex', '--fix', '--format', 'sarif']);
      expect(refused).toMatchObject({ code: 2, stderr: expect.stringContaining('--fix with --json') });
    }));

  test('two homes at parity, by name and by what was carried', () =>
    inHome(async (home) => {
      await atParity(home);
      for (const args of [['claude', 'codex'], []]) {
        const { code, document } = await check(home, args);
        expect([code, document.compared, document.of, document.findings]).toEqual([0, 3, 3, []]);
      }
      expect((await check(home, ['claude', 'codex'], { XDG_STATE_HOME: join(home, 'none') })).code).toBe(0);
      const text = await memportHere(home, ['check', 'claude', 'codex']);
      expect(text.stdout).toContain('compared 3 of 3 memories in 1 pair: at parity\n');
    }));

  test.each([
    ['a memory that is gone', (home: string) => forget(home, PAIR.to, 'under 400'), 'parity/missing', /removed since/],
    [
      'a number',
      (home: string) => reword(home, PAIR.to, 'under 400 changed', 'under 900 changed'),
      'parity/reworded',
      /equal but for a number/,
    ],
    [
      'a negation',
      (home: string) => reword(home, PAIR.to, 'Never run', 'Always run'),
      'parity/reworded',
      /equal but for a negator/,
    ],
    [
      'a path',
      (home: string) => reword(home, PAIR.to, 'docs/runbooks', 'docs/books'),
      'parity/reworded',
      /equal but for a literal/,
    ],
    [
      'memory that is off',
      (home: string) => write(join(home, '.codex/config.toml'), '[features]\nmemories = false\n'),
      'parity/unseen',
      /Memory is switched off/,
    ],
  ])('%s ends with 1, and names the memory and the cause', (_, change, rule, cause) =>
    inHome(async (home) => {
      await atParity(home);
      change(home);
      const { code, document } = await check(home);
      expect(code).toBe(1);
      expect(new Set(document.findings.map((each) => each.rule))).toEqual(new Set([rule]));
      for (const { message, memory, file, line } of document.findings) {
        expect(message).toMatch(cause);
        expect(RULES.map(({ statement }) => statement.slice(-12))).toContain(memory?.text?.slice(-12));
        expect([existsSync(file), line === undefined || line > 0]).toEqual([true, true]);
      }
    }),
  );

  test('an answer turns other words green, and lists them', () =>
    inHome(async (home) => {
      await atParity(home);
      reword(
        home,
        PAIR.to,
        'Never run a migration against staging without asking first.',
        'Ask first, whenever a migration is to run against staging.',
      );
      const { code, document } = await check(home);
      const [first] = document.findings;
      expect(code).toBe(1);
      const handles = [first?.memory?.handle ?? '', first?.other?.handle ?? ''];
      expect((await memportHere(home, ['pairs', '--same', ...handles])).code).toBe(0);
      expect((await check(home)).code).toBe(0);
    }));

  test('what is known, allowed or graded otherwise does not count', () =>
    inHome(async (home) => {
      await atParity(home);
      const app = join(home, 'app');
      mkdirSync(join(app, '.git'), { recursive: true });
      forget(home, PAIR.to, 'under 400');
      const rim = { cwd: app };
      const args = ['check', 'claude', 'codex'];
      const first = await memportHere(home, [...args, '--json'], rim);
      expect(first.code).toBe(1);
      write(join(app, 'base.json'), first.stdout);
      expect((await memportHere(home, [...args, '--baseline', 'base.json'], rim)).code).toBe(0);
      expect((await memportHere(home, [...args, '--fail-on', 'parity/unseen'], rim)).code).toBe(0);
      write(join(app, 'memport.json'), '{\n  // ours\n  "severities": {"parity/missing": "warn"}\n}\n');
      expect((await memportHere(home, args, rim)).code).toBe(0);
      write(join(app, 'memport.json'), '{\n  // ours\n  "minCompared": 1,\n}\n');
      const accepted = await memportHere(home, [...args, '--accept'], rim);
      expect([accepted.code, accepted.stdout]).toEqual([0, expect.not.stringContaining('Next: ')]);
      expect(readFileSync(join(app, 'memport.json'), 'utf8')).toMatch(
        /\/\/ ours\n[^]*"allowances": \[\n {4}\{"finding"/,
      );
      expect((await memportHere(home, args, rim)).code).toBe(0);
      expect((await memportHere(home, [...args, '--min-compared', '9'], rim)).code).toBe(1);
      const { fingerprint } = (JSON.parse(first.stdout) as CheckDocument).findings[0] as { fingerprint: string };
      const allowance = { finding: fingerprint, reason: 'for a while', until: '2020-01-31' };
      write(join(app, 'memport.json'), JSON.stringify({ allowances: [allowance] }));
      const late = await memportHere(home, [...args, '--json'], rim);
      expect([late.code, found(JSON.parse(late.stdout) as CheckDocument)]).toEqual([
        1,
        [['parity/expired', 'error', RULES[0]?.statement]],
      ]);
    }));

  test('in CI no word of a memory is printed', () =>
    inHome(async (home) => {
      await atParity(home);
      forget(home, PAIR.to, 'under 400');
      reword(home, PAIR.to, 'Never run', 'Always run');
      const env = { CI: 'true' };
      for (const args of [[], ['--json']]) {
        const ran = await memportHere(home, ['check', 'claude', 'codex', ...args], { env });
        expect(ran.code).toBe(1);
        expect(ran.stdout).not.toMatch(/pull request|migration against|Always|changed lines/);
        const shown = await memportHere(home, ['check', 'claude', 'codex', '--show-content', ...args], { env });
        expect(shown.stdout).toMatch(/pull request/);
      }
    }));

  test.each([
    [[], /nothing says what is to be compared/],
    [['claude'], /compared with nothing/],
    [['claude', 'nobody'], /no store of memport.json, no harness/],
    [['claude', 'hermes'], /nothing was compared: hermes \(not on this machine\)/],
    [['claude', 'codex', '--fail-on', 'grave'], /no severity and no rule/],
  ])('%j ends with 2 and says what to do', (args, says) =>
    inHome(async (home) => {
      settle(home, PAIR);
      tell(home, PAIR.from, RULES);
      const ran = await memportHere(home, ['check', ...args]);
      expect([ran.code, ran.stdout]).toEqual([2, '']);
      expect(ran.stderr).toMatch(says);
    }),
  );

  test.each([
    ['{"stores": {"a": {"export": "../other/x.ir.json"}}}', /inside the repository/],
    ['{"stores": {"a": {"harness": "claude", "command": "rm"}}}', /"command" means nothing/],
    ['{"stores": {"a": {"path": "/etc/passwd"}}}', /inside the repository/],
    ['{"groups": [{"stores": ["a"]}]}', /groups/],
    ['{"allowances": [{"finding": "01234567"}]}', /reason/],
  ])('a repository is a stranger: %s', (text, says) =>
    inHome(async (home) => {
      const app = join(home, 'app');
      mkdirSync(join(app, '.git'), { recursive: true });
      write(join(app, 'memport.json'), text);
      const ran = await memportHere(home, ['check'], { cwd: app });
      expect(ran.code).toBe(2);
      expect(ran.stderr).toMatch(says);
      expect(ran.stderr).toMatch(/expected: .*"groups": \[\{"stores"/);
    }),
  );
});

test('what was carried once for several projects stands there for each of them', () =>
  inHome(async (home) => {
    settle(home, PAIR);
    write(join(home, '.codex/config.toml'), ON);
    const note =
      '---\nname: tabs\ndescription: indent with tabs\ntype: feedback\n---\n\nIndent with tabs, never spaces.\n';
    for (const each of ['one', 'two']) {
      mkdirSync(join(home, each), { recursive: true });
      const folder = join(home, '.claude/projects', join(home, each).replace(/[^A-Za-z0-9]/g, '-'), 'memory');
      write(join(folder, 'MEMORY.md'), '- [Tabs](feedback_tabs.md) — indent with tabs\n');
      write(join(folder, 'feedback_tabs.md'), note);
    }
    const lifted = await memportHere(home, ['claude:codex', '--all', '--lift', '--yes']);
    expect([lifted.code, lifted.stdout.includes('carried once, for all projects')]).toEqual([0, true]);
    const { code, document } = await check(home);
    expect([code, document.compared, document.findings]).toEqual([0, 2, []]);
    // Of what is gone there, each project lacks it.
    forget(home, PAIR.to, 'Indent with tabs');
    const gone = await check(home);
    expect([gone.code, gone.document.findings.map(({ rule }) => rule)]).toEqual([
      1,
      ['parity/missing', 'parity/missing'],
    ]);
  }));

test('a pair of which nothing was asked about says so', () =>
  inHome(async (home) => {
    await atParity(home);
    const app = join(home, 'work/app');
    mkdirSync(join(app, '.git'), { recursive: true });
    const groups = [{ stores: ['claude', 'codex'] }, { stores: ['claude', 'codex'], kinds: ['episode'] }];
    write(join(app, 'memport.json'), JSON.stringify({ groups }));
    const ran = await memportHere(home, ['check'], { cwd: app });
    expect(ran.code).toBe(0);
    expect(ran.stdout).toMatch(
      /3 memories of 3: 3 in sync\n.*0 memories of 6: none is of the kinds, scopes and projects/,
    );
  }));

describe('a store that is not here', () => {
  const config = (stores: object, more: object = {}): string =>
    JSON.stringify({
      projects: { web: ['.'] },
      stores: { mine: { harness: 'claude', project: 'web' }, codex: { harness: 'codex', project: '.' }, ...stores },
      groups: [{ stores: ['mine', 'codex'] }, { stores: ['mine', 'ours'] }],
      ...more,
    });

  test.each([
    [{ ours: { harness: 'hermes' } }, 0, /^skipped {2}ours: not on this machine$/m, /at parity$/m],
    [
      { ours: { harness: 'hermes', required: true } },
      2,
      /^skipped {2}ours: not on this machine, and memport.json requires it$/m,
      /ours was to be compared too$/m,
    ],
    [
      { ours: { harness: 'hermes', profile: 'work', required: true } },
      2,
      /^skipped {2}ours@work: not on this machine, and memport.json requires it$/m,
      /ours@work was to be compared too$/m,
    ],
    [
      { ours: { path: 'GEMINI.md', required: true } },
      2,
      /^skipped {2}ours: .*GEMINI.md is not there, and memport.json requires it$/m,
      /ours was to be compared too$/m,
    ],
  ])('%j ends with %i', (stores, code, line, verdict) =>
    inHome(async (home) => {
      await atParity(home);
      write(join(home, 'work/app/memport.json'), config(stores));
      mkdirSync(join(home, 'work/app/.git'), { recursive: true });
      const ran = await memportHere(home, ['check'], { cwd: join(home, 'work/app') });
      expect([ran.code, ran.stderr]).toEqual([code, '']);
      expect(ran.stdout).toMatch(line);
      expect(ran.stdout).toMatch(verdict);
      expect(ran.stdout).toMatch(/compared [1-9]/);
    }),
  );

  test('is written down by a command that has its harness, profile and project', () =>
    inHome(async (home) => {
      const app = join(home, 'work/app');
      mkdirSync(join(app, '.git'), { recursive: true });
      write(
        join(app, 'memport.json'),
        config(
          { ours: { harness: 'hermes', profile: 'work', project: 'web' } },
          { groups: [{ stores: ['ours', 'mine'] }] },
        ),
      );
      const ran = await memportHere(home, ['check'], { cwd: app });
      expect(ran.code).toBe(2);
      expect(ran.stderr).toContain(
        'memport export hermes --profile work --project . --out .memport/ours-work.ir.json writes it down',
      );
    }));
});

describe('what is committed', () => {
  test('exports of two homes say the same under another home, in a clone and outside of any home', () =>
    inHome(async (home) => {
      await atParity(home);
      const app = join(home, 'work/app');
      mkdirSync(join(app, '.git'), { recursive: true });
      const rim = { cwd: app };
      for (const each of ['claude', 'codex'])
        expect((await memportHere(home, ['export', each, '--out', `.memport/${each}.ir.json`], rim)).code).toBe(0);
      expect(
        (await memportHere(home, ['init', '--harness', 'claude', '--harness', 'codex', '--export'], rim)).code,
      ).toBe(0);
      expect(readFileSync(join(app, '.gitignore'), 'utf8')).toBe('memport.lock\n');
      expect(readFileSync(join(app, '.memport/codex.ir.json'), 'utf8')).not.toContain(home);
      const here = await memportHere(home, ['check', '--json'], rim);
      expect(here.code).toBe(0);
      await inHome(async (other) => {
        cpSync(app, join(other, 'elsewhere/clone'), { recursive: true });
        const file = join(other, 'elsewhere/clone/.memport/codex.ir.json');
        const there = await memportHere(other, ['check', '--json'], { cwd: join(other, 'elsewhere/clone') });
        expect([there.code, there.stdout]).toEqual([0, here.stdout]);
        // As a container has it: the repository is not below the home.
        const mounted = join(other, '../workspace/app');
        cpSync(app, mounted, { recursive: true });
        const inContainer = await memportHere(other, ['check', '--json'], { cwd: mounted });
        expect([inContainer.code, inContainer.stdout]).toEqual([0, here.stdout]);
        writeFileSync(file, readFileSync(file, 'utf8').replaceAll('under 400', 'under 401'));
        const red = await memportHere(other, ['check', '--json'], { cwd: join(other, 'elsewhere/clone') });
        expect([red.code, found(JSON.parse(red.stdout) as CheckDocument)[0]]).toMatchObject([
          1,
          ['parity/reworded', 'error', 'Keep a pull request under 401 changed lines.'],
        ]);
        writeFileSync(file, '{"version": 1}');
        expect((await memportHere(other, ['check'], { cwd: join(other, 'elsewhere/clone') })).code).toBe(1);
      });
    }));

  test('what is found keeps its fingerprint in a copy that git knows nothing of', () =>
    inHome(async (home) => {
      const app = join(home, 'app');
      write(join(app, '.git/HEAD'), 'ref: refs/heads/main\n');
      write(join(app, '.git/config'), '[remote "origin"]\n\turl = git@github.com:acme/app.git\n');
      write(join(app, 'CLAUDE.md'), '- Never mock the database.\n- Tag a release last.\n');
      write(join(app, 'AGENTS.md'), '- Tag a release last.\n');
      const prints = async () =>
        (
          JSON.parse(
            (await memportHere(home, ['check', 'CLAUDE.md', 'AGENTS.md', '--json'], { cwd: app })).stdout,
          ) as CheckDocument
        ).findings.map(({ rule, fingerprint }) => [rule, fingerprint]);
      const here = await prints();
      expect(here).toEqual([['parity/missing', expect.any(String)]]);
      rmSync(join(app, '.git'), { recursive: true });
      expect(await prints()).toEqual(here);
    }));

  test('init asks of an instruction file only the rules', () =>
    inHome(async (home) => {
      await memportHere(home, ['init', '--harness', 'claude', '--harness', 'codex', '--file', 'docs/AGENTS.md']);
      expect(readFileSync(join(home, 'memport.json'), 'utf8').replace(/\s+/g, '')).toContain(
        '"groups":[{"stores":["claude","codex"],"direction":"one-way"},' +
          '{"stores":["claude","agents"],"direction":"one-way","kinds":["rule"]}]',
      );
    }));

  test('an export, or its pages, carried into a harness is at parity with it', () =>
    inHome(async (home) => {
      await atParity(home);
      mkdirSync(join(home, '.hermes/memories'), { recursive: true });
      expect((await memportHere(home, ['export', 'claude', '--out', 'c.ir.json'])).code).toBe(0);
      expect((await memportHere(home, ['export', 'claude', '--format', 'markdown', '--out', 'pages'])).code).toBe(0);
      expect(readFileSync(join(home, 'pages/README.md'), 'utf8')).toContain('](global/');
      expect((await memportHere(home, ['import', 'c.ir.json', '--to', 'hermes', '--yes'])).code).toBe(0);
      for (const each of ['c.ir.json', 'pages']) {
        const { code, document } = await check(home, [each, 'hermes']);
        expect([each, code, document.findings]).toEqual([each, 0, []]);
      }
      const again = await memportHere(home, ['import', 'pages', '--to', 'hermes', '--dry-run', '--json']);
      const plan = JSON.parse(again.stdout) as { decisions: { decision: string }[] };
      expect(plan.decisions.map(({ decision }) => decision)).toEqual(['same', 'same', 'same']);
    }));

  test('a secret is left out of an export, and named', () =>
    inHome(async (home) => {
      settle(home, PAIR);
      tell(home, PAIR.from, [
        ...RULES,
        { statement: 'The token of the bot is ghp_x3K9vQ2mB7tR5wY8zN1cD4fG6hJ0pL2sVa4E.' },
      ]);
      const ran = await memportHere(home, ['export', 'claude', '--out', 'c.ir.json']);
      expect(ran.stdout).toMatch(/^3 memories [^]*left out: \S+: safety\/secret/);
      expect(readFileSync(join(home, 'c.ir.json'), 'utf8')).not.toContain('ghp_x3K9');
    }));

  test('what an export keeps out of a repository does not fail a check of it', () =>
    inHome(async (home) => {
      await atParity(home);
      tell(home, PAIR.from, [...RULES, { statement: 'The token is ghp_9Kd2vXq7LmT4wZb8RfN1pYc6HsJ3gUa5Ee0o.' }]);
      const { stdout } = await memportHere(home, ['export', 'claude', '--out', 'c.ir.json']);
      expect(stdout).toMatch(/^left out: claude\/\S+: safety\/secret: /m);
      const { code, document } = await check(home, ['claude', 'c.ir.json']);
      expect([code, document.findings.map(({ rule, severity }) => [rule, severity])]).toEqual([
        0,
        [['parity/missing', 'warn']],
      ]);
    }));

  test('a source that forgot everything was compared with nothing', () =>
    inHome(async (home) => {
      await atParity(home);
      for (const { statement } of RULES) forget(home, PAIR.from, statement);
      const { code, document } = await check(home);
      expect([code, document.compared]).toEqual([1, 0]);
    }));

  test.each(['json', 'markdown'])('what is typed next after an import of %s is an import, and works', (format) =>
    inHome(async (home) => {
      await atParity(home);
      const out = join(home, 'kept');
      await memportHere(home, ['export', 'codex', '--format', format, '--out', out]);
      const { stdout } = await memportHere(home, ['import', out, '--to', 'hermes', '--dry-run']);
      const next = /^Next: memport (.*)$/m.exec(stdout)?.[1]?.replaceAll('~', home) ?? '';
      expect(next).toBe(`import ${out} --to hermes --yes`);
      expect(await memportHere(home, next.split(' '))).toMatchObject({ code: 0 });
      const empty = await memportHere(home, ['import', out, '--to', 'hermes', '--kind', 'episode', '--dry-run']);
      expect(empty.stdout).toContain('next: memport import ~/kept --to hermes --dry-run');
    }),
  );

  test("a folder typed for an export is told, and a diff leaves out memport's own bookkeeping", () =>
    inHome(async (home) => {
      await atParity(home);
      const typed = await memportHere(home, ['export', 'claude', '--out', 'pages/']);
      expect([typed.code, typed.stderr]).toEqual([2, expect.stringContaining('--format markdown')]);
      tell(home, PAIR.from, [...RULES, { statement: 'Tag a release only after the smoke test is green.' }]);
      const { stdout } = await memportHere(home, ['claude:codex', '--diff', '--dry-run']);
      expect(stdout).toContain("/.memport\n  memport's own bookkeeping\n");
      expect(stdout).not.toContain('"source":');
    }));

  test('a secret that parts two memories is told in no case of its letters', () =>
    inHome(async (home) => {
      settle(home, PAIR);
      write(join(home, '.codex/config.toml'), ON);
      const said = (token: string) => `The token of the release bot of this shop is ${token}.`;
      tell(home, PAIR.from, [{ statement: said('old-bot-7') }]);
      expect((await carry(home, PAIR)).code).toBe(0);
      reword(home, PAIR.from, said('old-bot-7'), said('ghp_x3K9vQ2mB7tR5wY8zN1cD4fG6hJ0pL2sVa4E'));
      const { stdout, document } = await check(home);
      const shown = await memportHere(home, ['check', 'claude', 'codex']);
      expect(document.findings.map(({ near }) => near)).toEqual([{ differ: ['literal'] }]);
      expect(`${stdout}${shown.stdout}`).not.toMatch(/x3k9/i);
    }));

  test('an instruction file is held against a harness, rule by rule', () =>
    inHome(async (home) => {
      settle(home, PAIR);
      const app = join(home, 'app');
      mkdirSync(join(app, '.git'), { recursive: true });
      write(
        join(app, 'AGENTS.md'),
        '# How we work\n\n- Keep a pull request under 400 changed lines.\n- **Never** run a migration without asking.\n\nUse pnpm here:\n\n- never npm\n- never yarn\n\n@docs/more.md\n',
      );
      const { stdout } = await memportHere(home, ['check', 'AGENTS.md', 'claude', '--json'], { cwd: app });
      const { findings } = JSON.parse(stdout) as CheckDocument;
      expect(findings.map(({ memory, line }) => [memory?.text, line])).toEqual([
        ['Keep a pull request under 400 changed lines.', 3],
        ['**Never** run a migration without asking.', 4],
        ['Use pnpm here:\n\n- never npm\n- never yarn', 6],
      ]);
    }));
});
