import { mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { slugOf } from '../../adapters/claude/folders/slug.ts';
import { inHome, memportHere } from './here.ts';

const joined = (...pieces: string[]): string => pieces.join('');

/**
 * Secrets by their shape, by what stands round them, in two paragraphs, escaped, in a head's extra field, in a keyword
 * and in a file's name.
 */
const CANARIES = {
  token: joined('gh', 'p_WKbtDE6kGZpDiPCFdcERFmdD6nHQsspDnpbD'),
  apart: joined('Xy7#kLm9', '!pQ2vR8z'),
  weak: joined('tiger', 'lily88'),
  escaped: joined('9hT2kQ7v', 'Xb4LmN8rWc3PzY6d'),
  named: joined('gl', 'pat-x7Kq2Vd9Rt4Lm8Zw3Yb6'),
  extra: joined('npm', '_rdT0DOHgVrl0EME3TVazQqZafVaXNTADUHmb'),
};
/** The head of one gives it away as well. */
const TRACES = [...Object.values(CANARIES), CANARIES.token.slice(0, 12), CANARIES.extra.slice(0, 12)];

const memory = (folder: string, file: string, type: string, body: string, head = ''): void => {
  writeFileSync(
    join(folder, file),
    `---\nname: ${file.replace(/\.md$/, '')}\ndescription: a note\n${head}metadata:\n  type: ${type}\n---\n\n${body}\n`,
  );
  writeFileSync(join(folder, 'MEMORY.md'), `- [${file.replace(/\.md$/, '')}](${file}) — a note\n`, { flag: 'a' });
};

const prepared = (home: string): string => {
  const app = join(home, 'app');
  mkdirSync(app);
  mkdirSync(join(home, '.codex'));
  mkdirSync(join(home, '.hermes/memories'), { recursive: true });
  writeFileSync(join(home, '.codex/config.toml'), '[features]\nmemories = true\n');
  const session = join(home, '.claude/projects', slugOf(app));
  const folder = join(session, 'memory');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(session, 'session.jsonl'), `${JSON.stringify({ cwd: app })}\n`);
  memory(folder, 'apart.md', 'project', `All staging hosts share one root account, password:\n\n\`${CANARIES.apart}\``);
  memory(
    folder,
    'token.md',
    'feedback',
    `The hub takes ${CANARIES.token} as its token.\n\n**Why:** the mirror stands behind it.`,
  );
  memory(folder, 'weak.md', 'project', `The router password is ${CANARIES.weak}, change it later.`);
  memory(folder, 'escaped.md', 'reference', `Push with sk\\_live\\_${CANARIES.escaped} now.`);
  memory(folder, 'extra.md', 'reference', 'The registry is a mirror.', `registry_token: ${CANARIES.extra}\n`);
  memory(folder, `${CANARIES.named}.md`, 'project', 'The file is called as it should not be.');
  memory(folder, 'plain.md', 'feedback', 'Never push on Fridays.');
  return app;
};

const filesBelow = (folder: string): string[] =>
  readdirSync(folder).flatMap((name) =>
    statSync(join(folder, name)).isDirectory() ? filesBelow(join(folder, name)) : [join(folder, name)],
  );

const traces = (text: string): string[] => TRACES.filter((trace) => text.includes(trace));

describe('a secret that stands only at the source', () => {
  it.each(['block', 'mask', 'keep'])(
    'is in no output and nowhere in the state folder, with --on-secret %s, before an undo and after it',
    async (mode) => {
      await inHome(async (home) => {
        const cwd = prepared(home);
        const state = join(home, '../state');
        const run = async (...args: string[]): Promise<void> => {
          const { stdout, stderr } = await memportHere(home, args, { cwd });
          expect(traces(`${stdout}${stderr}`), args.join(' ')).toEqual([]);
          const kept = readdirSync(join(home, '..')).includes('state') ? filesBelow(state) : [];
          for (const file of kept)
            expect(traces(`${file}\n${readFileSync(file, 'utf8')}`), `${file} after ${args.join(' ')}`).toEqual([]);
        };
        for (const to of ['codex', 'hermes']) {
          const plan = join(home, `${to}.json`);
          const options = ['--on-secret', mode, '--all'];
          await run(`claude:${to}`, ...options, '--dry-run', '--diff');
          await run(`claude:${to}`, ...options, '--json', '--dry-run');
          await run(`claude:${to}`, ...options, '--plan-out', plan);
          expect(traces(readFileSync(plan, 'utf8'))).toEqual([]);
          await run('apply', plan);
          for (const args of [
            ['list'],
            ['list', '--json'],
            ['show', to],
            ['show', to, '--json'],
            ['show', to, '--as-prompt'],
            ['log', '--json'],
          ])
            await run(...args);
          await run(`claude:${to}`, ...options, '--yes');
          await run('undo');
          await run('log');
        }
        for (const args of [
          ['show', 'claude'],
          ['show', 'claude', '--json'],
          ['show', 'claude', 'the'],
          ['show', 'claude', 'wiki'],
          ['show', 'the'],
          ['show', 'wiki', '--json'],
          [],
          ['--json'],
          ['claude:codex', '--again', 'wiki'],
        ])
          await run(...args);
      });
    },
    120_000,
  );

  it('is shown by --reveal alone, and for one memory', async () => {
    await inHome(async (home) => {
      const cwd = prepared(home);
      const shown = async (...args: string[]) => (await memportHere(home, ['show', 'claude', ...args], { cwd })).stdout;
      expect(await shown('hub takes')).toContain('[masked: github]');
      expect(await shown('hub takes', '--reveal')).toContain(CANARIES.token);
      expect(await shown('hub takes', '--reveal', '--json')).toContain(CANARIES.token);
      expect((await memportHere(home, ['show', 'claude', '--reveal'], { cwd })).code).toBe(2);
    });
  });

  it('is told as a finding; what only may be one is carried, marked, and named at the head of the plan', async () => {
    await inHome(async (home) => {
      const cwd = prepared(home);
      const listed = JSON.parse((await memportHere(home, ['list', 'claude', '--json'], { cwd })).stdout) as {
        findings: { rule: string; severity: string; file: string }[];
      };
      const found = listed.findings
        .filter(({ rule }) => rule === 'safety/secret')
        .map(({ severity, file }) => `${severity} ${file.slice(file.lastIndexOf('/') + 1)}`);
      expect(found.sort()).toEqual([
        'error [masked].md',
        'error apart.md',
        'error escaped.md',
        'error extra.md',
        'error token.md',
        'warn weak.md',
      ]);
      const plan = JSON.parse((await memportHere(home, ['claude:codex', '--dry-run', '--json'], { cwd })).stdout) as {
        decisions: { id: string; decision: string; suspect?: string[] }[];
        findings: { rule: string }[];
      };
      expect(
        plan.decisions
          .filter(({ suspect }) => suspect)
          .map(({ id, decision, suspect }) => [id.slice(id.lastIndexOf('/') + 1), decision, suspect]),
      ).toEqual([['weak.md', 'new', ['safety/secret']]]);
      expect(plan.findings.filter(({ rule }) => rule === 'safety/secret')).toHaveLength(1);
      const text = (await memportHere(home, ['claude:codex', '--dry-run'], { cwd })).stdout;
      expect(text.indexOf('1 memory may hold a secret')).toBeGreaterThan(0);
      expect(text.indexOf('1 memory may hold a secret')).toBeLessThan(text.indexOf('7 memories:'));
    });
  });
});

describe('what was clean once', () => {
  it('is not scanned again, and what is new beside it is found all the same', async () => {
    await inHome(async (home) => {
      const cwd = prepared(home);
      const folder = join(home, '.claude/projects', slugOf(cwd), 'memory');
      for (let at = 0; at < 60; at += 1) memory(folder, `note_${at}.md`, 'feedback', `Never push on day ${at}.`);
      const listed = async (): Promise<string> => (await memportHere(home, ['list', 'claude'], { cwd })).stdout;
      const first = await listed();
      const file = join(home, '../state/memport/clean-texts');
      const kept = readFileSync(file, 'utf8');
      expect(statSync(file).mode & 0o777).toBe(0o600);
      expect(kept.split('\n').length).toBeGreaterThan(60);
      expect(await listed()).toBe(first);
      memory(
        folder,
        'late.md',
        'feedback',
        `The hub takes ${joined('gh', 'p_QKbtDE6kGZpDiPCFdcERFmdD6nHQsspDnpbX')} now.`,
      );
      expect(await listed()).toContain('late.md');
      expect(await listed()).not.toContain('QKbtDE6k');
      rmSync(join(home, '../state'), { recursive: true });
      writeFileSync(join(home, '../state'), 'no folder');
      expect((await memportHere(home, ['list', 'claude'], { cwd })).code).toBe(0);
    });
  });
});

describe('what a terminal would obey', () => {
  it('is escaped in JSON, which says the same, and in an argument that is refused', async () => {
    await inHome(async (home) => {
      mkdirSync(join(home, '.hermes/memories'), { recursive: true });
      const statement = 'Ada \u009b31m keeps \u202e bees \u2066.';
      writeFileSync(join(home, '.hermes/memories/USER.md'), statement);
      const { stdout } = await memportHere(home, ['list', 'hermes', '--json']);
      expect(stdout).not.toMatch(/[\u007f-\u009f\u202a-\u202e\u2066-\u2069]/);
      expect(
        (JSON.parse(stdout) as { stores: { memories: { statement: string }[] }[] }).stores.flatMap(
          ({ memories }) => memories,
        )[0]?.statement,
      ).toBe(statement);
      for (const args of [
        ['list', '--\u001b[31mx'],
        ['li\u009bst'],
        ['list', 'a\u001b]0;x'],
        ['claude:\u001b[2J'],
        ['list', '\u202ex', '--json'],
      ]) {
        const { stdout: out, stderr, code } = await memportHere(home, args);
        expect(code).toBe(2);
        expect(`${out}${stderr}`).not.toMatch(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e]/);
      }
    });
  });
});
