import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Answer } from '../../src/ir/answer.ts';
import type { Row } from '../../src/ledger/row.ts';
import { normalBody } from '../../src/text/body.ts';
import { applied } from '../../src/kit/applied.ts';
import { lineHashes } from '../../src/kit/line-hashes.ts';
import { DECISIONS } from '../../src/ir/decisions.ts';
import type { PlanOptions } from '../../src/ir/plan-value.ts';
import type { Memory } from '../../src/ir/memory.ts';
import { verdictOf, RULINGS, type Ruling } from '../../src/plan/ruling.ts';
import type { Match } from '../../src/plan/counterpart.ts';
import { NOW, treeOf, type World } from '../contract/world.ts';
import { A, B, planned, rowsOf } from '../plan/homes.ts';
import { carried, plain } from '../plan/plain.ts';

const memory = (statement: string, more: Partial<Memory> = {}): Memory =>
  plain(statement, { name: 'm', ...normalBody({ statement }), ...more });
const row = (source: Memory, target: Memory): Row => carried(source, target);

const was = memory('Use tabs', { why: 'the linter' });
const edited = memory('Use tabs', { why: 'the formatter' });
const reworded = memory('Use tabs always', { why: 'the linter' });

/** The same in a file and in a line of another one, which may say other words. */
const inTwoLines = (words?: string): Memory => ({
  ...was,
  places: [
    { file: 'notes/tabs.md', span: [0, 9], slot: 'note', container: 'notes', says: ['statement', 'why'] },
    {
      file: 'summary.md',
      span: [0, 9],
      slot: 'line',
      container: 'summary',
      says: ['statement'],
      ...(words !== undefined && { words }),
    },
  ],
});
const rowOf = (target: Memory): Row => ({ ...row(was, was), lines: lineHashes(target) });

interface Example {
  source: Memory;
  match: Match;
  decision: Ruling['decision'];
  reason?: string;
  /** What is written: the statement and its reason. */
  writes?: [string, string];
}

/** One example for every row of the table: what it decides, and only it. */
const EXAMPLES: Readonly<Record<string, Example>> = {
  gone: {
    source: was,
    match: { by: 'gone', row: row(was, was) },
    decision: 'declined',
    reason: 'it was carried before and removed there: it is not brought back (--again does)',
  },
  reset: {
    source: was,
    match: { by: 'reset', row: row(was, was) },
    decision: 'declined',
    reason: 'everything that was carried there is gone (--again all carries it again)',
  },
  unknown: {
    source: was,
    match: { by: 'unknown', row: row(was, was), reason: 'a file cannot be read' },
    decision: 'held',
    reason: 'a file cannot be read',
  },
  'foreign-less': {
    source: was,
    match: { by: 'words', target: memory('Use tabs') },
    decision: 'updated',
    reason: 'the target says the same, and less: what it leaves out is added',
    writes: ['Use tabs', 'the linter'],
  },
  'foreign-older': {
    source: was,
    match: { by: 'answer', target: memory('Indent by tabs'), answer: 'a-newer' },
    decision: 'supersedes',
    reason: 'it was answered that the words of the source are the newer ones',
    writes: ['Use tabs', 'the linter'],
  },
  'foreign-narrower': {
    source: was,
    match: { by: 'answer', target: memory('Indent by tabs'), answer: 'a-covers' },
    decision: 'supersedes',
    reason: 'it was answered that the source says all that stands there, and more',
    writes: ['Use tabs', 'the linter'],
  },
  'foreign-wider': {
    source: was,
    match: { by: 'answer', target: memory('Indent by tabs in Go'), answer: 'b-covers' },
    decision: 'kept',
    reason: 'it was answered that what stands there says all of it, and more',
  },
  'foreign-apart': {
    source: memory('Use tabs', { evidence: [{ type: 'url', url: 'https://a.example' }] }),
    match: { by: 'answer', target: memory('Indent by tabs', { why: 'the linter' }), answer: 'same' },
    decision: 'merged',
    reason: 'it was answered that the two say the same: evidence and dates of both stand there',
    writes: ['Indent by tabs', 'the linter'],
  },
  'foreign-newer': {
    source: was,
    match: { by: 'answer', target: memory('Indent by tabs'), answer: 'b-newer' },
    decision: 'kept',
    reason: 'it was answered that the words there are the newer ones',
  },
  'foreign-same': {
    source: was,
    match: { by: 'words', target: was },
    decision: 'same',
    reason: 'the target says the same',
  },
  clash: {
    source: edited,
    match: { by: 'ledger', target: memory('Use tabs', { why: 'the boss' }), row: row(was, was) },
    decision: 'conflict',
    reason: 'it was edited on both sides',
  },
  'both-moved': {
    source: edited,
    match: { by: 'ledger', target: reworded, row: row(was, was) },
    decision: 'merged',
    reason: 'it was edited on both sides, in different fields',
    writes: ['Use tabs always', 'the formatter'],
  },
  'source-moved': {
    source: edited,
    match: { by: 'ledger', target: was, row: row(was, was) },
    decision: 'updated',
    reason: 'it was edited at the source',
    writes: ['Use tabs', 'the formatter'],
  },
  'target-moved': {
    source: was,
    match: { by: 'ledger', target: edited, row: row(was, was) },
    decision: 'kept',
    reason: 'it was edited in the target: the edit stands',
  },
  reworded: {
    source: was,
    match: { by: 'ledger', target: inTwoLines('Use tabs or else'), row: rowOf(inTwoLines()) },
    decision: 'kept',
    reason: 'a line of it was reworded in the target: the words stand',
  },
  removed: {
    source: was,
    match: { by: 'ledger', target: { ...was, places: inTwoLines().places.slice(0, 1) }, row: rowOf(inTwoLines()) },
    decision: 'kept',
    reason: 'a line of it was removed there, by you or by its consolidation: it is not brought back (--again does)',
  },
  ours: {
    source: was,
    match: { by: 'ledger', target: was, row: row(was, was) },
    decision: 'same',
    writes: ['Use tabs', 'the linter'],
  },
  new: {
    source: was,
    match: { by: 'none' },
    decision: 'new',
    writes: ['Use tabs', 'the linter'],
  },
};

describe('the decision rules', () => {
  test('what both sides moved to is no edit: the same edit twice, or a base read with an older grammar', () => {
    // Until its list was part of the sentence, the statement was the lead-in alone.
    const parted = { ...memory('Steps:'), detail: '- commit\n- push' };
    const whole = memory('Steps:\n\n- commit\n- push');
    expect(
      verdictOf(whole, { by: 'ledger', target: whole, row: row(parted, parted) }, { onConflict: 'ask' }).decision,
    ).toBe('same');
    expect(
      verdictOf(edited, { by: 'ledger', target: edited, row: row(was, was) }, { onConflict: 'ask' }).decision,
    ).toBe('same');
    const moved = { ...parted, why: 'x' };
    expect(
      verdictOf({ ...whole, why: 'x' }, { by: 'ledger', target: moved, row: row(moved, moved) }, { onConflict: 'ask' }),
    ).toMatchObject({ decision: 'updated', wanted: { statement: whole.statement } });
  });

  test('every row has its example, and every example its row', () => {
    expect(Object.keys(EXAMPLES).sort()).toEqual(RULINGS.map(({ name }) => name).sort());
  });

  test.each(RULINGS.map(({ name }) => name))(
    '%s decides its example, and without it the example is decided otherwise',
    (name) => {
      const { source, match, decision, reason, writes } = EXAMPLES[name] as Example;
      const said = (rules = RULINGS): unknown => {
        try {
          const verdict = verdictOf(source, match, { onConflict: 'ask' }, rules);
          return [verdict.decision, verdict.reason, verdict.wanted && [verdict.wanted.statement, verdict.wanted.why]];
        } catch {
          return 'nothing decides it';
        }
      };
      expect(said()).toEqual([decision, reason, writes]);
      expect(said(RULINGS.filter((rule) => rule.name !== name))).not.toEqual(said());
    },
  );

  test('of two that were answered to be one, evidence and dates are united; of the disk no day is taken', () => {
    const cited = (url: string, created: string, updated: string, basis: 'declared' | 'mtime' = 'declared') => ({
      evidence: [{ type: 'url' as const, url }],
      dates: { created: { text: created, basis }, updated: { text: updated, basis } },
    });
    const target = memory('Indent by tabs', cited('https://b.example', '2026-03-01', '2026-04-01'));
    const both = (source: Memory, answer: Answer) =>
      verdictOf(source, { by: 'answer', target, answer }, { onConflict: 'ask' }).wanted;
    const source = memory('Use tabs', cited('https://a.example', '2026-02-01', '2026-05-01'));
    const united = {
      evidence: [...target.evidence, ...source.evidence],
      dates: { created: source.dates.created, updated: source.dates.updated },
    };
    expect(both(source, 'same')).toMatchObject({ statement: 'Indent by tabs', ...united });
    expect(both(source, 'a-covers')).toMatchObject({ statement: 'Use tabs', ...united });
    expect(both(source, 'a-newer')).toMatchObject({ statement: 'Use tabs', evidence: source.evidence });
    const ofDisk = memory('Use tabs', cited('https://b.example', '2026-02-01', '2026-05-01', 'mtime'));
    expect(both(ofDisk, 'same')).toBeUndefined();
  });

  test('a conflict is settled as it was ordered', () => {
    const { source, match } = EXAMPLES['clash'] as Example;
    const settled = (onConflict: PlanOptions['onConflict']) => verdictOf(source, match, { onConflict });
    expect(settled('source')).toMatchObject({ decision: 'updated', wanted: { why: 'the formatter' } });
    expect(settled('target')).toMatchObject({ decision: 'kept', conceded: true });
    expect(settled('both')).toMatchObject({ decision: 'new', wanted: { why: 'the formatter' } });
    expect(settled('ask').wanted).toBeUndefined();
  });
});

const words = fc.constantFrom(
  'Use tabs',
  'Never push to main',
  'Never push to master',
  'The port is 5433',
  'The port is 5434',
  'Ask before a deploy',
  'Ada is the lead',
  'User prefers pnpm over npm',
  'User requires: sign every commit',
);
const entries = fc.uniqueArray(words, { maxLength: 5 });
const world = (root: string) =>
  fc
    .tuple(entries, entries)
    .map(
      ([user, notes]): World =>
        new Map([
          [`${root}/config.yaml`, 'memory: {}\n'],
          ...(user.length > 0 ? [[`${root}/memories/USER.md`, user.join('\n§\n')] as const] : []),
          ...(notes.length > 0 ? [[`${root}/memories/MEMORY.md`, notes.join('\n§\n')] as const] : []),
        ]),
    );

describe('law 7', () => {
  test('every memory of the source and every row of the pair of stores gets exactly one decision', () => {
    const seen = new Set<string>();
    fc.assert(
      fc.property(world(A.root), world(B.root), world(A.root), fc.boolean(), (source, target, later, withdraw) => {
        // What a first run left in ledger and target is where the second begins, with another source and some of the
        // target gone.
        const first = planned({ source, target, rows: [] }).migration;
        const [draft] = first.stores;
        const after: World = draft
          ? new Map(
              [
                ...treeOf(target, draft.store.at),
                ...applied(treeOf(target, draft.store.at), draft.changes, NOW),
              ].flatMap(([file, each]) => ('text' in each ? [[`${B.root}/${file}`, each.text] as const] : [])),
            )
          : target;
        const standing: World = new Map([
          [`${B.root}/config.yaml`, 'memory: {}\n'],
          ...[...after].filter(([, text]) => text.length % 3 !== 0),
        ]);
        const { migration, request } = planned({
          source: later,
          target: standing,
          rows: rowsOf(first),
          options: { withdraw },
        });
        const memories = request.source.stores.flatMap((store) => store.memories.map(({ id }) => id));
        const rows = rowsOf(first)
          .map(({ source: { id } }) => id)
          .filter((id) => !memories.includes(id));
        const renamed = migration.account.entries
          .flatMap(({ was }) => was ?? [])
          .filter((each) =>
            rowsOf(migration).some(
              (next) =>
                each.target.store === next.target.store &&
                rows.includes(each.source.id) &&
                !migration.decided.some(({ id }) => id === each.source.id),
            ),
          );
        const decided = migration.decided.map(({ id }) => id);
        expect(new Set(decided).size).toBe(decided.length);
        expect([...memories].sort()).toEqual(decided.filter((id) => memories.includes(id)).sort());
        const orphans = decided.filter((id) => !memories.includes(id));
        expect(orphans.every((id) => rows.includes(id))).toBe(true);
        // A row that an edited memory of the source took over is decided with that memory.
        expect(rows.length - orphans.length).toBeGreaterThanOrEqual(renamed.length);
        expect(rows.length - orphans.length).toBeLessThanOrEqual(
          memories.filter((id) => !rowsOf(first).some((each) => each.source.id === id)).length,
        );
        const sum = DECISIONS.reduce(
          (count, decision) => count + migration.decided.filter((each) => each.decision === decision).length,
          0,
        );
        expect(sum).toBe(memories.length + orphans.length);
        for (const { decision } of migration.decided) seen.add(decision);
      }),
      { numRuns: 40 },
    );
    expect([...seen].sort()).toEqual(expect.arrayContaining(['declined', 'new', 'same', 'updated', 'withdrawn']));
  });

  test('a plan of what was just carried out changes nothing', () => {
    fc.assert(
      fc.property(world(A.root), world(B.root), (source, target) => {
        const first = planned({ source, target, rows: [] }).migration;
        const [draft] = first.stores;
        if (!draft) return;
        const after: World = new Map([
          [`${B.root}/config.yaml`, 'memory: {}\n'],
          ...[...applied(treeOf(target, draft.store.at), draft.changes, NOW)].flatMap(([file, each]) =>
            'text' in each ? [[`${B.root}/${file}`, each.text] as const] : [],
          ),
        ]);
        for (const rows of [rowsOf(first), []]) {
          const again = planned({ source, target: after, rows }).migration;
          expect(again.stores.flatMap(({ changes }) => changes)).toEqual([]);
          expect(again.decided.filter(({ decision }) => decision !== 'same' && decision !== 'conflict')).toEqual([]);
        }
      }),
      { numRuns: 40 },
    );
  });
});
