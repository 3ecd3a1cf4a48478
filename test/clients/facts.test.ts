import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import * as fs from 'node:fs';
import * as path from 'node:path';
import { describe, expect, test } from 'vitest';
import { claudeDrive } from '../../adapters/claude/drive.ts';
import { DOCS_LABEL } from '../../adapters/codex/run/capture.ts';
import { codexDrive } from '../../adapters/codex/drive.ts';
import type { Client } from '../../src/drive/installed-client.ts';
import { absent, pinned, runClaude, runCodex, textOf, type File, type Piece } from './lab.ts';

interface Row {
  name: string;
}
type By<T> = Record<string, T>;

/**
 * All rows take five minutes on two cores and views.test.ts plays the telling ones, so every 24th is unless
 * `MEMPORT_FACTS=all`.
 */
const STEP = process.env['MEMPORT_FACTS'] === 'all' ? 1 : 24;

const rowsOf = <T extends Row>(name: string): T[] =>
  (
    JSON.parse(fs.readFileSync(path.join(import.meta.dirname, 'facts', `${name}.json`), 'utf8')) as { rows: T[] }
  ).rows.filter((_, index) => index % STEP === 0);

/** A few at a time: a client takes most of a second, and mostly waits. */
const each = async <T extends Row>(rows: readonly T[], check: (row: T) => Promise<void>): Promise<void> => {
  const waiting = [...rows];
  const failures: string[] = [];
  const work = async () => {
    for (let row = waiting.shift(); row !== undefined; row = waiting.shift()) {
      const { name } = row;
      await check(row).catch((error: unknown) =>
        failures.push(`${name}: ${error instanceof Error ? error.message : String(error)}`),
      );
    }
  };
  await Promise.all([work(), work(), work()]);
  expect(failures).toEqual([]);
};

const LONG = 600_000;
const CLAUDE = ['2.1.197', '2.1.332'];
const clients = new Map<string, Client | undefined>();
for (const version of CLAUDE) clients.set(version, await pinned(claudeDrive, version));
const codex = await pinned(codexDrive, '0.171.0');

describe.each(CLAUDE)('Claude Code %s does what the facts say', (version) => {
  const client = clients.get(version);
  if (client === undefined) return void test('is installed', () => expect(absent(claudeDrive, version)).toBe(true));

  test('the text of the index', { timeout: LONG }, () =>
    each(
      rowsOf<{ name: string; index: Piece | null; observed: By<string | null> }>('claude-index-text'),
      async ({ index, observed }) => {
        const run = await runClaude(client, { memory: index === null ? [] : [{ path: 'MEMORY.md', text: index }] });
        expect(run.index).toBe(observed[version]);
      },
    ),
  );

  test('where it is cut and what is said then', { timeout: LONG }, () =>
    each(
      rowsOf<{ name: string; index: Piece; observed: By<{ kept?: number; warning?: string; sha256?: string }> }>(
        'claude-index-limits',
      ),
      async ({ index, observed }) => {
        const { kept, warning, sha256 } = observed[version] ?? {};
        const { index: got } = await runClaude(client, { memory: [{ path: 'MEMORY.md', text: index }] });
        if (sha256 !== undefined)
          expect(
            createHash('sha256')
              .update(got ?? '')
              .digest('hex'),
          ).toBe(sha256);
        else
          expect(got).toBe(
            textOf(index).trim().slice(0, kept) + (warning === undefined ? '' : `\n\n> WARNING: ${warning}`),
          );
      },
    ),
  );

  test('what it writes when there is no index', { timeout: LONG }, () =>
    each(
      rowsOf<{ name: string; memory: File[]; written: string | null; order?: string }>('claude-generated-index'),
      async ({ memory, written, order }) => {
        const run = await runClaude(client, { memory });
        const there = memory.some(({ path: name }) => name === 'MEMORY.md');
        const expected = version === '2.1.197' && !there ? null : written;
        const lines = (text: string | null) => (order === undefined ? text : text?.split('\n').sort());
        expect(lines(run.written)).toEqual(lines(expected));
        if (!there) expect(run.index).toBe(run.written?.trim() ?? null);
      },
    ),
  );

  test('instruction files, at start and on a read', { timeout: LONG }, () =>
    each(
      rowsOf<{
        name: string;
        home: File[];
        cwd?: string;
        git?: string;
        read?: string[];
        memory?: File[];
        observed: By<{ blocks: { label: string; text: string }[]; later?: string[] }>;
      }>('claude-instructions'),
      async (row) => {
        let home = '';
        let turn = 0;
        const run = await runClaude(client, {
          home: row.home,
          memory: row.memory ?? [],
          cwd: row.cwd ?? 'p',
          before: (root) => {
            home = root;
            if (row.git !== undefined) execFileSync('git', ['init', '-q', path.join(root, row.git)]);
          },
          how: {
            script: (request) =>
              claudeDrive.kind(request) === 'main' && row.read !== undefined && turn++ === 0
                ? { calls: row.read.map((file) => ({ tool: 'Read', input: { file_path: path.join(home, file) } })) }
                : { text: 'ok' },
          },
        });
        const shape = ({ label, text }: { label: string; text: string }) =>
          `${label}\n${text.length > 500 ? `${text.length} units` : text}`;
        expect(run.blocks.map(shape).sort()).toEqual(row.observed[version]?.blocks.map(shape).sort());
        const later = claudeDrive
          .seen(run.requests)
          .later.map(({ label, text }) => `${label.replaceAll(home, '~')}:\n\n${text}`);
        const told = (row.observed[version]?.later ?? [])
          .join('\n\n')
          .replaceAll(/<system-reminder>\n|\n<\/system-reminder>\n?/g, '');
        expect(later.join('\n\n')).toBe(told);
      },
    ),
  );

  test('how old it says a memory is', { timeout: LONG }, async () => {
    const rows = (
      JSON.parse(fs.readFileSync(path.join(import.meta.dirname, 'facts/claude-read.json'), 'utf8')) as {
        rows: { days: number; says: number | null }[];
      }
    ).rows;
    const run = await runClaude(client, {
      memory: [
        { path: 'MEMORY.md', text: rows.map((_, n) => `- [x](m${n}.md)\n`) },
        ...rows.map((_, n) => ({ path: `m${n}.md`, text: `body ${n}\n` })),
      ],
      before: (_, store) =>
        rows.forEach(({ days }, n) => {
          const then = Date.now() / 1000 - days * 86_400;
          fs.utimesSync(path.join(store, `m${n}.md`), then, then);
        }),
      how: { script: undefined as never },
    });
    const { results } = claudeDrive.seen(run.requests);
    const said = rows.map((_, n) => results.find(({ text }) => text === `body ${n}\n`)?.reminder);
    expect(
      said.map((text) => (text === undefined ? null : Number(/This memory is (\d+) days old/.exec(text)?.[1]))),
    ).toEqual(rows.map(({ says }) => says));
  });
});

describe('Codex 0.171.0 does what the facts say', () => {
  if (codex === undefined) return void test('is installed', () => expect(absent(codexDrive, '0.171.0')).toBe(true));

  test.each(['memories', 'memories_v2'])('the summary in %s and where it is cut', { timeout: LONG }, (generation) =>
    each(
      rowsOf<{
        name: string;
        summary: Piece;
        observed: { text?: string | null; whole?: true; head?: number; tail?: number; tokens?: number };
      }>('codex-summary'),
      async ({ summary, observed }) => {
        const source = Buffer.from(textOf(summary).trim());
        const run = await runCodex(codex, { codex: [{ path: `${generation}/memory_summary.md`, text: summary }] });
        if (observed.text !== undefined) expect(run.summary).toBe(observed.text);
        else if (observed.whole) expect(run.summary).toBe(source.toString());
        else
          expect(run.summary).toBe(
            `${source.subarray(0, observed.head)}…${observed.tokens} tokens truncated…${source.subarray(source.length - (observed.tail ?? 0))}`,
          );
      },
    ),
  );

  test('which summary, and what of AGENTS.md', { timeout: LONG }, () =>
    each(
      rowsOf<{
        name: string;
        codex: File[];
        project?: File[];
        observed: {
          summary: string | null;
          directory: string | null;
          agents?: string | { units: number; end: string };
          code?: number;
        };
      }>('codex-home'),
      async ({ codex: files, project = [], observed }) => {
        const run = await runCodex(codex, { codex: files, project });
        const agents = run.blocks
          .find(({ label }) => label === DOCS_LABEL)
          ?.text.replace(/^# AGENTS\.md instructions[^\n]*\n\n<INSTRUCTIONS>\n|\n<\/INSTRUCTIONS>$/g, '');
        expect({ summary: run.summary, directory: run.directory ?? null, code: run.code }).toEqual({
          summary: observed.summary,
          directory: observed.directory,
          code: observed.code ?? 0,
        });
        if (typeof observed.agents === 'object')
          expect({ units: agents?.length, end: agents?.slice(-60) }).toEqual(observed.agents);
        else expect(agents).toBe(observed.agents);
      },
    ),
  );
});
