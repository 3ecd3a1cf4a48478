import { describe, expect, test } from 'vitest';
import type { Answer, Origin } from '../../src/ir/answer.ts';
import { answeredPairs, textHash, type Known } from '../../src/meaning/answers.ts';
import { holds } from '../../src/meaning/checked.ts';
import { parsePairs, printPairs, withAnswered } from '../../src/meaning/pairs-text.ts';
import { memoryFrom } from '../bench/parity-set.ts';
import { FRAMES } from '../bench/score.ts';

const said = (text: string) => memoryFrom({ harness: 'claude', text });
const known = (a: string, b: string, answer: Answer, origin: Origin = 'person'): Known => ({
  a: textHash(said(a), FRAMES),
  b: textHash(said(b), FRAMES),
  answer,
  by: origin === 'model' ? 'model' : 'person',
  when: '2026-11-20T12:00:00.000Z',
  origin,
});
const found = (a: string, b: string, answers: readonly Known[]): Answer[] =>
  answeredPairs([said(a)], [said(b)], answers, FRAMES).map(({ answer }) => answer);

describe('answers', () => {
  test('hold for the two texts, from either side', () => {
    const answers = [known('Use tabs.', 'Indent with tabs.', 'a-newer')];
    expect(found('Use tabs.', 'Indent with tabs.', answers)).toEqual(['a-newer']);
    expect(found('Indent with tabs.', 'Use tabs.', answers)).toEqual(['b-newer']);
    expect(found('Use tabs.', 'Indent by tabs.', answers)).toEqual([]);
  });

  test('end with an edit of the statement, the why or the how, and not with an edit of the markup', () => {
    const answers = [known('Use tabs.\n\n**Why:** the linter', 'Indent with tabs.', 'same')];
    expect(found('**Use** tabs\n\n**Why:** the linter.', '- Indent with tabs', answers)).toEqual(['same']);
    expect(found('Use tabs.\n\n**Why:** the boss', 'Indent with tabs.', answers)).toEqual([]);
  });

  test("of a person go before a model's, and both before a repository's", () => {
    const of = (...origins: [Origin, Answer][]): Answer[] =>
      found(
        'Use tabs.',
        'Indent with tabs.',
        origins.map(([origin, answer]) => known('Use tabs.', 'Indent with tabs.', answer, origin)),
      );
    expect(of(['person', 'different'], ['model', 'same'], ['repository', 'same'])).toEqual(['different']);
    expect(of(['repository', 'same'], ['model', 'different'])).toEqual(['different']);
  });

  test.each([
    ['Retry 3 times.', 'Retry 4 times.'],
    ['Never push to `main`.', 'Never push to `master`.'],
    ['Retry on 4xx.', 'No retry on 4xx.'],
    ['周五发布。', '周五不发布。'],
    ['배포한다', '배포하지 않는다'],
    ['デプロイする', 'デプロイしない'],
    ['Выкатываем.', 'Не выкатываем.'],
  ])('that a repository gives are refused where a literal, a number or a denial differs: %j, %j', (a, b) => {
    const pair = { a: said(a), b: said(b), answer: 'same' as const };
    expect(holds({ ...pair, origin: 'repository' })).toBe(false);
    expect(holds({ ...pair, origin: 'person' })).toBe(true);
  });
});

describe('the file of answers', () => {
  const { origin: _origin, ...answered } = known('Use tabs.', 'Indent with tabs.', 'same');

  test('holds no word of a memory, and reads as it was written', () => {
    const text = printPairs([answered]);
    expect(text).not.toMatch(/tabs/i);
    expect(parsePairs(text)).toEqual([answered]);
    expect(parsePairs(printPairs([]))).toEqual([]);
  });

  test('keeps of one pair the last word', () => {
    const later = { ...answered, a: answered.b, b: answered.a, answer: 'different' as const };
    expect(withAnswered([answered], [later])).toEqual([later]);
    expect(withAnswered([answered], [{ ...later, by: 'model' }])).toHaveLength(2);
  });

  test('names the line of what is wrong with it', () => {
    const lines = printPairs([answered, { ...answered, by: 'model' }]).split('\n');
    const faulty = (at: number, line: string): unknown => parsePairs(lines.with(at, line).join('\n'));
    expect(faulty(4, '  {"a": "x"},')).toMatchObject({ line: 5 });
    expect(faulty(5, '  {"a": "x"}')).toMatchObject({ line: 6 });
    expect(faulty(4, '  {,')).toMatchObject({ what: 'it is not JSON', line: 5 });
    expect(faulty(1, ' "format": 99,')).toMatchObject({ line: 2 });
    expect(parsePairs('[]')).toMatchObject({ line: 1 });
    expect(parsePairs('null')).toMatchObject({ line: 1 });
  });
});
