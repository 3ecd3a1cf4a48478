import { expect, test } from 'vitest';
import type { Asking } from '../../src/llm/client.ts';
import { calibrated } from '../../src/probe/judge/calibration.ts';
import { wordsOf } from '../../src/probe/judge/judge-of-answers.ts';
import { LABELLED, type Labelled } from '../../src/probe/judge/labelled.ts';
import { JUDGE_HASH, shownOf } from '../../src/probe/judge/judge-question.ts';
import { readProbe } from '../../src/probe/probe-file.ts';
import { drawn, drawsFrom } from '../../src/probe/stats/draws.ts';
import { correctedInterval, roganGladen } from '../../src/probe/stats/rogan-gladen.ts';
import { judgedWith, THRESHOLDS } from '../../src/probe/thresholds.ts';
import { seenOf } from '../../src/probe/seen.ts';
import { verdictOf } from '../../src/probe/verdict.ts';
import { changeJudges } from '../../src/store/judges.ts';
import { judgeBy } from '../../src/verbs/probe-judge.ts';
import { askedAs } from '../../src/world/model.ts';
import { worldOf } from '../../src/world/world.ts';
import type { ModelServer } from '../assist/model-server.ts';
import { clearedEnv } from '../cli/built.ts';
import { inHome } from '../cli/here.ts';
import { framed, inProject, onScene, type Asked } from './scene.ts';

const JUDGED = { type: 'judged', rule: 'End mails to customers in the words of the house.' } as const;

const quick = (model: ModelServer): string[] => [...framed(model), '--trials', '13'];

const truth = ({ answered: [answer = ''], rule }: Asked): boolean =>
  LABELLED.find((each) => each.answer === answer && each.rule === rule)?.follows ??
  answer.toLowerCase().includes('warm regards');

const saying = (follows: boolean, { answered: [answer = ''] }: Asked): unknown => ({
  quote: answer.slice(0, 20),
  verdict: follows ? 'follows' : 'violates',
});
const honest = (shown: Asked): unknown => saying(truth(shown), shown);
const lenient = (shown: Asked): unknown => saying(true, shown);

/** A judge in the process, and everything that it was asked. */
const asking = (tells: (shown: Asked) => unknown, model = 'm'): { ask: Asking; inputs: Asked[] } => {
  const inputs: Asked[] = [];
  const ask: Asking = async (questions) =>
    questions.map(({ input }) => {
      const shown = JSON.parse(input) as Asked;
      inputs.push(shown);
      return { is: 'answer', value: tells(shown), model };
    });
  return { ask, inputs };
};

test('shares are corrected as in the worked example, and the interval holds the true share', () => {
  const right = (followed: number, trials: number) => ({ followed, trials });
  expect(roganGladen(0.8, { sensitivity: right(90, 100), specificity: right(90, 100) })).toBeCloseTo(0.875);
  const draw = drawsFrom(7);
  const runs = [0.1, 0.5, 0.9].flatMap((share) => Array.from({ length: 400 }, () => share));
  const held = runs.filter((share) => {
    const judge = { sensitivity: right(drawn(52, 0.92, draw), 52), specificity: right(drawn(52, 0.88, draw), 52) };
    const counted = right(drawn(20, share * 0.92 + (1 - share) * 0.12, draw), 20);
    const [low, high] = correctedInterval(counted, judge);
    return low <= share && share <= high;
  });
  expect(held.length / runs.length).toBeGreaterThan(0.93);
});

test('an interval that a judge widens no longer carries a verdict', () => {
  const seen = seenOf({ none: [0, 13], source: [11, 13], target: [11, 13] });
  const counted = { sensitivity: { followed: 50, trials: 52 }, specificity: { followed: 40, trials: 52 } };
  const blurred = { sensitivity: { followed: 52, trials: 52 }, specificity: { followed: 38, trials: 52 } };
  expect(verdictOf(seenOf({ none: [0, 13], source: [12, 13], target: [12, 13] })).verdict).toBe('fires');
  const with_ = (judge: typeof counted) =>
    verdictOf(seenOf({ none: [3, 13], source: [12, 13], target: [11, 13] }), { ...THRESHOLDS, judge }).verdict;
  expect(with_(blurred)).toBe('inconclusive');
  expect(judgedWith(THRESHOLDS, { ...counted, passed: false })).toBe(THRESHOLDS);
  expect(verdictOf(seen, judgedWith(THRESHOLDS, { ...counted, passed: true }))).toBeDefined();
});

test('the labelled answers have at least fifty of each kind, and every answer once', () => {
  for (const follows of [true, false])
    expect(LABELLED.filter((each) => each.follows === follows).length).toBeGreaterThanOrEqual(50);
  expect(new Set(LABELLED.map(({ rule, answer }) => `${rule} ${answer}`)).size).toBe(LABELLED.length);
});

test('who tells them rightly passes; who praises everything, guesses by the order or quotes at will does not', async () => {
  expect(await calibrated(asking(honest).ask)).toMatchObject({ passed: true, kappa: 1, open: 0 });
  expect(await calibrated(asking(lenient).ask)).toMatchObject({ passed: false, kappa: 0 });
  const first = (shown: Asked): unknown => ({ quote: shown.answered[0]?.slice(0, 9), verdict: shown.verdicts[0] });
  expect(await calibrated(asking(first).ask)).toBeUndefined();
  const inventing = (shown: Asked): unknown => ({
    quote: 'words of my own',
    verdict: truth(shown) ? 'follows' : 'violates',
  });
  expect(await calibrated(asking(inventing).ask)).toBeUndefined();
});

test('a judge never learns the arm: what shows the memory is left out, and the order is drawn', async () => {
  const transcript = (answer: string, memory: string) => ({
    steps: [
      { is: 'turn', text: 'Answer her.' } as const,
      { is: 'call', id: '1', tool: 'read', text: memory } as const,
      { is: 'result', id: '1', text: memory } as const,
      { is: 'text', text: answer } as const,
    ],
    files: {},
  });
  const shown = Array.from({ length: 12 }, (_, at) => shownOf('r', transcript(`answer ${at}`, '/store/MEMORY.md')));
  expect(shown[0]).toEqual(shownOf('r', transcript('answer 0', '/another/store.md')));
  const { ask, inputs } = asking(honest);
  await wordsOf(shown, ask, 1);
  expect(JSON.stringify(inputs)).not.toContain('MEMORY');
  const order = inputs.map(({ answered }) => answered[0]);
  expect(order).not.toEqual(shown.flatMap(({ answered }) => [answered[0], answered[0]]));
  expect(inputs.filter(({ verdicts }) => verdicts[0] === 'follows')).toHaveLength(12);
  const again = asking(honest);
  await wordsOf(shown, again.ask, 1);
  expect(again.inputs).toEqual(inputs);
});

test('in a probe file a judged check stands alone', () => {
  const file = (check: string): string =>
    `version: 1\nmemory: {id: a, handle: b, hash: 0123456789abcdef}\nrule: r\nshape: format\n${check}\n` +
    'scenarios:\n  - {id: s1, turns: [hello]}\ncounters: []\nauthor: human\nreviewed: true\n';
  expect(readProbe(file('check: {type: judged, rule: be kind}'), 'p').check).toEqual({
    type: 'judged',
    rule: 'be kind',
  });
  expect(() => readProbe(file('check: {not: {type: judged, rule: be kind}}'), 'p')).toThrow(/stands alone/);
});

/** A judge that was measured in an earlier run: its 208 questions take longer than all the rest. */
const measured = async (home: string, { choice }: ModelServer, tells: (shown: Asked) => unknown): Promise<void> => {
  const { world, as } = judgeIn(home, choice);
  const calibration = await calibrated(asking(tells, 'scripted').ask);
  changeJudges(world.state, (judges) => ({
    ...judges,
    calibrated: [{ judge: `${as}@${JUDGE_HASH}`, calibration: { ...calibration }, when: '2026-11-22' }],
  }));
};

const judgeIn = (home: string, choice: string) => {
  const world = worldOf({ env: clearedEnv(home), cwd: home, adapters: [] });
  return { world, as: askedAs(world, choice) };
};

test('a judge is measured once, on every labelled answer twice, and its words are kept', async () => {
  await inHome(async (home) => {
    const { world, as } = judgeIn(home, 'anthropic#m');
    const { ask, inputs } = asking(honest);
    expect((await judgeBy(world, { as, asking: ask })).calibration.passed).toBe(true);
    expect(inputs).toHaveLength(2 * LABELLED.length);
    const [{ rule, turn, answer }] = LABELLED as [Labelled];
    const { words } = await judgeBy(world, { as, asking: ask });
    expect(await words([{ rule, asked: [turn], answered: [answer] }])).toMatchObject([{ verdict: 'follows' }]);
    expect(inputs).toHaveLength(2 * LABELLED.length);
  });
});

test('a judge that passed carries a verdict, and is asked nothing twice; one budget holds for both', async () => {
  await onScene(
    async ({ home, model, told, probe }) => {
      await measured(home, model, honest);
      const left = await told('claude:codex', ...quick(model));
      expect(left.rest[0]?.why).toMatch(/--judge CLIENT/);
      expect(model.sent).toEqual([]);
      const judged = [...quick(model), '--judge', model.choice];
      const ran = await told('claude:codex', ...judged);
      const [memory] = ran.memories;
      expect(memory).toMatchObject({ verdict: 'fires', judge: { passed: true, sensitivity: { right: 52, of: 52 } } });
      const target = memory?.judge?.arms.find(({ arm }) => arm === 'target');
      expect(target?.corrected).toBeGreaterThan(0.8);
      expect(target?.interval[0]).toBeLessThan(target?.corrected ?? 0);
      const asked = model.sent.length;
      expect(model.sent.some((sent) => sent.includes('judge_answer'))).toBe(true);
      expect(ran.used).toMatchObject({ sent: 100 * asked, received: 20 * asked });
      expect((await told('claude:codex', ...judged, '--replay')).memories).toEqual(ran.memories);
      const scored = await probe('score', ran.run);
      expect(model.sent).toHaveLength(asked);
      expect(scored.stdout).toMatch(/told by .*52\/52.*corrected:/s);
    },
    { minds: inProject, check: JUDGED, tells: honest },
  );
});

test('a judge that did not pass annotates: no verdict and no finding rest on it', async () => {
  await onScene(
    async ({ home, model, told, probe }) => {
      await measured(home, model, lenient);
      const judged = [...quick(model), '--judge', model.choice];
      const ran = await told('claude:codex', ...judged);
      expect(ran.memories[0]).toMatchObject({ verdict: 'inconclusive', judge: { passed: false, kappa: 0 } });
      expect(ran.memories[0]?.judge?.arms.find(({ arm }) => arm === 'none')).toMatchObject({ followed: 9, trials: 9 });
      expect([ran.failed, ran.findings]).toEqual([false, []]);
      const scored = await probe('score', ran.run);
      expect(scored.stdout).toMatch(/1 inconclusive[\s\S]*only annotates/);
    },
    { minds: inProject, check: JUDGED, tells: lenient },
  );
});
