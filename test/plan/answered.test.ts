import { describe, expect, test } from 'vitest';
import type { Answer, Origin } from '../../src/ir/answer.ts';
import type { Memory } from '../../src/ir/memory.ts';
import { saidThere, withAnswers } from '../../src/plan/answered.ts';
import type { Match, Matched } from '../../src/plan/counterpart.ts';
import { decisive, equalIn, unsaidBy, type AnsweredPair } from '../../src/plan/sameness.ts';
import { bySaying, carried, plain, storeOf } from './plain.ts';

const [a, a2] = [plain('Use tabs'), plain('Use tabs in Go')];
const [b, b2] = [plain('Indent by tabs', { id: 'b/1' }), plain('Indent Go by tabs', { id: 'b/2' })];
const pair = (answer: Answer, origin: Origin = 'person', one = a, other = b): AnsweredPair => ({
  a: one,
  b: other,
  answer,
  origin,
});

describe('what was answered about two memories', () => {
  test('decides where they are the same, or one is the newer', () => {
    const decided = (answer: Answer): boolean => decisive([pair(answer)]).has(a);
    expect((['same', 'a-newer', 'b-newer', 'a-covers', 'b-covers', 'different'] as const).filter(decided)).toEqual([
      'same',
      'a-newer',
      'b-newer',
    ]);
  });

  test('decides for each memory once, whichever side it stands on', () => {
    const pairs = [
      pair('same'),
      pair('same', 'person', a, b2),
      pair('same', 'person', a2, b),
      pair('same', 'person', a2, b2),
    ];
    expect([...decisive(pairs)].map(([one, { b: other }]) => [one.statement, other.id])).toEqual([
      ['Use tabs', 'b/1'],
      ['Use tabs in Go', 'b/2'],
    ]);
  });

  test('decides nothing where a repository said it', () => {
    expect(decisive([pair('same', 'repository')]).size).toBe(0);
  });
});

describe('a match', () => {
  const none = (...memories: Memory[]): Matched => ({
    of: new Map(memories.map((memory): [Memory, Match] => [memory, { by: 'none' }])),
    orphans: new Map(),
  });
  const after = (
    found: Matched,
    answered: AnsweredPair[],
    alike: { a: Memory; b: Memory }[] = [],
    there = [b, b2],
  ): Match[] => [
    ...withAnswers(found, storeOf(there), bySaying({ answered: () => answered, alike: () => alike })).of.values(),
  ];

  test('is made by an answer', () => {
    expect(after(none(a), [pair('a-newer', 'model')])).toEqual([
      { target: b, by: 'answer', answer: 'a-newer', origin: 'model' },
    ]);
  });

  test('is only proposed by a repository', () => {
    expect(after(none(a), [pair('same', 'repository')])).toEqual([{ by: 'none', alike: b, proposed: 'same' }]);
  });

  test('is asked for where two look alike, unless somebody said that they differ', () => {
    expect(after(none(a), [], [{ a, b }])).toEqual([{ by: 'none', alike: b }]);
    expect(after(none(a), [pair('different')], [{ a, b }])).toEqual([{ by: 'none' }]);
    expect(after(none(a), [pair('different', 'repository')], [{ a, b }])).toEqual([{ by: 'none', alike: b }]);
  });

  test('leaves what is matched as it is', () => {
    const matched: Match = { target: b, by: 'words' };
    expect(after({ of: new Map([[a, matched]]), orphans: new Map() }, [pair('same', 'person', a, b2)])).toEqual([
      matched,
    ]);
  });

  test('to a copy that memport put beside gives way to the answer, but not where somebody edited the copy', () => {
    const copy = plain('Use tabs', { id: 'b/copy' });
    const row = carried(a, copy);
    const ledger = (target: Memory, more = {}): Matched => ({
      of: new Map([[a, { target, by: 'ledger', row: { ...row, ...more } }]]),
      orphans: new Map(),
    });
    const [match] = after(ledger(copy), [pair('same')], [], [b, copy]);
    expect(match).toEqual({ target: b, by: 'answer', answer: 'same', origin: 'person', copy: { target: copy, row } });
    const edited = { ...copy, why: 'Ada says so' };
    expect(after(ledger(edited), [pair('same')], [], [b, edited])[0]?.by).toBe('ledger');
    expect(after(ledger(copy, { adopted: true }), [pair('same')], [], [b, copy])[0]?.by).toBe('ledger');
  });
});

test('a memory may stand in the target with its dates settled, and masked', () => {
  const dated = plain('The freeze began yesterday', { dates: { updated: { text: '2026-05-02', basis: 'declared' } } });
  expect(saidThere(dated, plain('masked'), []).map(({ statement }) => statement)).toEqual([
    'The freeze began yesterday',
    'The freeze began yesterday (2026-05-01)',
    'masked',
  ]);
});

test('of several in equal words the one that says most of the same comes first; other reasons are another memory', () => {
  const reasoned = plain('Use tabs', { why: 'the linter' });
  const [bare, same, other] = [plain('use tabs'), { ...reasoned, id: 'same' }, plain('Use tabs', { why: 'Ada' })];
  const sameness = bySaying({
    keys: ({ statement, why }) => ({ stated: [statement.toLowerCase()], whole: [`in all ${statement} ${why}`] }),
  });
  expect(equalIn([bare, other, same], sameness)(reasoned)).toEqual([same, bare]);
});

test('what one leaves out is told by field', () => {
  expect(unsaidBy(plain('x', { why: 'w' }), plain('x', { why: 'v', how: 'h', detail: 'd' }))).toEqual({
    how: 'h',
    detail: 'd',
  });
});
