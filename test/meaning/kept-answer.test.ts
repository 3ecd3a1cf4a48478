import { describe, expect, test } from 'vitest';
import type { Answer, Origin } from '../../src/ir/answer.ts';
import { answeredPairs, textHash, type KeptAnswer } from '../../src/meaning/kept-answer.ts';
import { holds, vetoOf } from '../../src/meaning/vetoes.ts';
import { parsePairs, printPairs, withAnswered } from '../../src/meaning/pairs-text.ts';
import { memoryFrom } from '../bench/parity-set.ts';
import { FRAMES } from '../bench/score.ts';

const said = (text: string) => memoryFrom({ harness: 'claude', text });
const known = (a: string, b: string, answer: Answer, origin: Origin = 'person'): KeptAnswer => ({
  a: textHash(said(a), FRAMES),
  b: textHash(said(b), FRAMES),
  answer,
  by: origin === 'model' ? 'model' : 'person',
  ...(origin === 'model' && { passed: true as const }),
  when: '2026-11-20T12:00:00.000Z',
  origin,
});
const found = (a: string, b: string, answers: readonly KeptAnswer[]): Answer[] =>
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
    const [passed, other] = (['different', 'same'] as const).map((each) => known('A.', 'B.', each, 'model'));
    const { passed: _passed, ...stranger } = { ...(other as KeptAnswer), when: '2026-11-21T12:00:00.000Z' };
    expect(found('A.', 'B.', [stranger, passed as KeptAnswer])).toEqual(['different']);
  });

  test.each([
    ['Retry 3 times.', 'Retry 4 times.'],
    ['Never push to `main`.', 'Never push to `master`.'],
    ['Retry on 4xx.', 'No retry on 4xx.'],
    ['ログの保存期間は30日。', 'ログの保存期間は90日。'],
    ['周五发布。', '周五不发布。'],
    ['배포한다', '배포하지 않는다'],
    ['デプロイする', 'デプロイしない'],
    ['Выкатываем.', 'Не выкатываем.'],
  ])('that a repository gives are refused where a literal, a number or a denial differs: %j, %j', (a, b) => {
    const pair = { a: said(a), b: said(b), answer: 'same' as const };
    expect(holds({ ...pair, origin: 'repository' })).toBe(false);
    expect(holds({ ...pair, answer: 'contradict', origin: 'repository' })).toBe(true);
    expect(holds({ ...pair, origin: 'model', passed: true })).toBe(true);
    expect(holds({ ...pair, origin: 'person' })).toBe(true);
  });
});

describe('what code sees', () => {
  const veto = (a: string, b: string, answer: Answer): string | undefined => vetoOf({ a: said(a), b: said(b), answer });
  const whole = 'Never deploy on Fridays.';
  const more = 'Never deploy on Fridays, and after 16:00 ask `ada` first.';

  test('speaks against one memory for two where the one that goes has what the other lacks', () => {
    expect(veto(more, whole, 'same')).toBe('literals');
    expect(veto(more, whole, 'b-covers')).toBe('literals');
    expect(veto(more, whole, 'a-covers')).toBeUndefined();
    expect(veto(whole, more, 'b-covers')).toBeUndefined();
    expect(veto('Retry 3 times.', 'Retry, at most 3 times, then stop after 5.', 'b-covers')).toBeUndefined();
    expect(veto('Retry 3 times, wait 3 s.', 'Retry 3 times, wait.', 'b-covers')).toBe('numbers');
    expect(veto('Never push.', 'Push.', 'b-covers')).toBe('polarity');
    expect(veto('Push.', 'Never push to main; push to a branch.', 'b-covers')).toBeUndefined();
  });

  test('says nothing of two that differ or contradict each other, and takes a full stop for no number', () => {
    expect(veto(more, whole, 'contradict')).toBeUndefined();
    expect(veto(more, whole, 'different')).toBeUndefined();
    expect(veto('The port is 5433.', 'Port: 5433', 'same')).toBeUndefined();
    expect(veto('The port is 5433.', 'Port: 5434', 'same')).toBe('numbers');
  });

  test('speaks against what would drop a detail', () => {
    const [long, other] = ['Use tabs.\n\nThe linter wants it.', 'Indent by tabs.\n\nAda likes it.'];
    expect(veto(long, other, 'same')).toBe('detail');
    expect(veto(long, 'Indent by tabs.', 'same')).toBeUndefined();
    expect(veto(long, 'Indent by tabs.', 'b-covers')).toBe('detail');
    expect(veto('Indent by tabs.', long, 'a-covers')).toBeUndefined();
    expect(veto(other, long, 'a-covers')).toBe('detail');
    expect(holds({ a: said(long), b: said(other), answer: 'same', origin: 'model', passed: true })).toBe(false);
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

  test('names the model that said something, in words that say nothing else', () => {
    const judged = { ...answered, by: 'model' as const, judge: 'lab/large-2:1@0f1e' };
    expect(parsePairs(printPairs([judged]))).toEqual([judged]);
    for (const judge of ['all are the same', 'a\nb', '', 'x'.repeat(201)])
      expect(parsePairs(printPairs([{ ...judged, judge }]))).toMatchObject({ line: 5 });
    expect(parsePairs(printPairs([{ ...judged, by: 'person' }]))).toMatchObject({ line: 5 });
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
