import { describe, expect, test } from 'vitest';
import { ANSWERS, type Answer, type By } from '../../src/ir/answer.ts';
import type { Memory } from '../../src/ir/memory.ts';
import { saidThere, withAnswers } from '../../src/plan/answered.ts';
import type { Match, Matched } from '../../src/plan/counterpart.ts';
import { bearing, decisive, equalIn, givingWay, unsaidBy, type AnsweredPair } from '../../src/plan/sameness.ts';
import { bySaying, carried, plain, storeOf } from './plain.ts';

const [a, a2] = [plain('Use tabs'), plain('Use tabs in Go')];
const [b, b2] = [plain('Indent by tabs', { id: 'b/1' }), plain('Indent Go by tabs', { id: 'b/2' })];
const PERSON: By = { origin: 'person' };
const REPOSITORY: By = { origin: 'repository' };
const MODEL: By = { origin: 'model', judge: 'lab/large@0f', passed: true };
const STRANGER: By = { origin: 'model', judge: 'lab/small@0f' };
const pair = (answer: Answer, by = PERSON, one = a, other = b): AnsweredPair => ({ a: one, b: other, answer, ...by });
const mine = (memory: Memory): Memory => ({ ...memory, author: 'human' });

describe('what was answered about two memories', () => {
  test('decides where they are the same, or one is the newer or says more', () => {
    const decided = (answer: Answer): boolean => decisive([pair(answer)]).has(a);
    expect(ANSWERS.filter(decided)).toEqual(['same', 'a-newer', 'b-newer', 'a-covers', 'b-covers']);
  });

  test('decides for each memory once, whichever side it stands on', () => {
    const pairs = [
      pair('same'),
      pair('same', PERSON, a, b2),
      pair('same', PERSON, a2, b),
      pair('same', PERSON, a2, b2),
    ];
    expect([...decisive(pairs)].map(([one, { b: other }]) => [one.statement, other.id])).toEqual([
      ['Use tabs', 'b/1'],
      ['Use tabs in Go', 'b/2'],
    ]);
  });

  test('decides where a model said it that passed its examination, and not where another or a repository did', () => {
    expect([MODEL, STRANGER, REPOSITORY].map((by) => decisive([pair('same', by)]).size)).toEqual([1, 0, 0]);
  });

  test('has a person’s own words give way only where a person said it', () => {
    const asked = (answer: Answer, one: Memory, other: Memory): string[] =>
      [PERSON, MODEL].map((by) => bearing(pair(answer, by, one, other)));
    expect(asked('b-covers', mine(a), b)).toEqual(['decides', 'asks']);
    expect(asked('b-newer', mine(a), b)).toEqual(['decides', 'asks']);
    expect(asked('a-newer', a, mine(b))).toEqual(['decides', 'asks']);
    expect(asked('a-covers', a, mine(b))).toEqual(['decides', 'asks']);
    expect(asked('same', mine(a), mine(b))).toEqual(['decides', 'asks']);
    expect(asked('same', a, mine(b))).toEqual(['decides', 'decides']);
  });

  test('has an agent’s words give way to those of a person that say the same', () => {
    expect([givingWay(pair('same', MODEL, mine(a), b)), givingWay(pair('same', MODEL, a, mine(b)))]).toEqual([
      'b',
      'a',
    ]);
  });

  test('leaves what cannot be changed there as it is', () => {
    const fixed = { ...b, readOnly: true };
    expect((['same', 'a-newer', 'a-covers'] as const).map((each) => bearing(pair(each, MODEL, a, fixed)))).toEqual([
      'decides',
      'parts',
      'parts',
    ]);
    expect(givingWay(pair('same', MODEL, mine(a), fixed))).toBe('a');
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
    expect(after(none(a), [pair('a-newer', MODEL)])).toEqual([
      { target: b, by: 'answer', answer: 'a-newer', origin: 'model', judge: 'lab/large@0f' },
    ]);
    const own = mine(a);
    expect(after(none(own), [pair('same', MODEL, own)])).toMatchObject([
      { by: 'answer', gives: true, reason: expect.stringContaining('the words that a person wrote stand') as string },
    ]);
  });

  test('is only proposed by a repository, by a model that passed nothing, and where two contradict each other', () => {
    const proposed = (answered: AnsweredPair): unknown => after(none(a), [answered])[0]?.proposed;
    expect(after(none(a), [pair('same', REPOSITORY)])).toEqual([
      { by: 'none', alike: b, proposed: { answer: 'same', origin: 'repository' } },
    ]);
    expect(proposed(pair('b-covers', STRANGER))).toEqual({
      answer: 'b-covers',
      origin: 'model',
      judge: 'lab/small@0f',
    });
    expect(proposed(pair('contradict', MODEL))).toMatchObject({ answer: 'contradict' });
    expect(proposed(pair('different', STRANGER))).toBeUndefined();
  });

  test('is asked for where two look alike, unless somebody said that they differ', () => {
    expect(after(none(a), [], [{ a, b }])).toEqual([{ by: 'none', alike: b }]);
    expect(after(none(a), [pair('different')], [{ a, b }])).toEqual([{ by: 'none', origin: 'person' }]);
    expect(after(none(a), [pair('different', MODEL)], [{ a, b }])[0]?.alike).toBeUndefined();
    expect(after(none(a), [pair('different', REPOSITORY)], [{ a, b }])).toEqual([
      { by: 'none', alike: b, proposed: { answer: 'different', origin: 'repository' } },
    ]);
  });

  test('leaves what is matched as it is', () => {
    const matched: Match = { target: b, by: 'words' };
    expect(after({ of: new Map([[a, matched]]), orphans: new Map() }, [pair('same', PERSON, a, b2)])).toEqual([
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
    keys: ({ statement, why }) => ({
      stated: [statement.toLowerCase()],
      letters: [statement.toLowerCase()],
      whole: [`in all ${statement} ${why}`],
      opening: [],
    }),
  });
  expect(equalIn([bare, other, same], sameness)(reasoned)).toEqual([same, bare]);
});

test('what one leaves out is told by field', () => {
  expect(unsaidBy(plain('x', { why: 'w' }), plain('x', { why: 'v', how: 'h', detail: 'd' }))).toEqual({
    how: 'h',
    detail: 'd',
  });
});
