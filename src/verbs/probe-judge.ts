import { MemportError } from '../errors.ts';
import type { Asking, AnswerOutcome } from '../llm/client.ts';
import { calibrated, type Calibration } from '../probe/judge/calibration.ts';
import { wordsOf } from '../probe/judge/judge-of-answers.ts';
import { LABELLED } from '../probe/judge/labelled.ts';
import { ASKED_TWICE, JUDGE_HASH, judgeQuestions, type ShownTrial } from '../probe/judge/judge-question.ts';
import type { JudgeSize } from '../probe/planning.ts';
import type { Judge } from '../probe/probing.ts';
import { answersIn } from '../store/kept-json.ts';
import { changeJudges, judgesIn } from '../store/judges.ts';
import { NO_TOKENS, plus, weigh } from '../llm/tokens.ts';
import { isRecord } from '../text/json.ts';
import type { World } from '../world/world.ts';
import type { Replies } from './probe.ts';

/**
 * A judge for trials that no program can tell. How often it is right is measured once for each model on the labelled
 * answers and remembered; its words are kept like all answers, so that a run which goes on asks for none twice.
 */
export const judgeBy = async (world: World, { as, asking }: Replies): Promise<Judge> => {
  const keeping = keptBy(world, as, asking);
  const judge = nameOf(as);
  const known = measuredBefore(world, as);
  const calibration = known ? (known as unknown as Calibration) : await calibrated(keeping);
  if (!calibration)
    throw new MemportError('provider', {
      what: 'how often the judge is right cannot be measured: one and the same model has to tell the labelled answers',
      where: as,
      todo: 'the same command asks again for what was not answered',
    });
  if (!known) {
    const when = new Date(world.now()).toISOString();
    changeJudges(world.state, (judges) => ({
      ...judges,
      calibrated: [
        ...judges.calibrated.filter((each) => each.judge !== judge),
        { judge, calibration: { ...calibration }, when },
      ],
    }));
  }
  const words: Judge['words'] = (shown) => wordsOf(shown, keeping, shown.length);
  return { calibration, words };
};

const nameOf = (as: string): string => `${as}@${JUDGE_HASH}`;

const measuredBefore = (world: World, as: string) =>
  judgesIn(world.state).calibrated.findLast((each) => each.judge === nameOf(as))?.calibration;

/** What a judge takes for trials with such answers, before anybody is asked. */
export const judgeSize = (world: World, as: string, memories: number, shown: ShownTrial): JudgeSize => {
  const weighed = (each: ShownTrial) => judgeQuestions(each).map((question) => weigh(question));
  const [each = NO_TOKENS] = weighed(shown);
  const labelled = measuredBefore(world, as)
    ? []
    : LABELLED.flatMap(({ rule, turn, answer }) => weighed({ rule, asked: [turn], answered: [answer] }));
  return {
    memories,
    sent: each.sent,
    received: SAID,
    questions: ASKED_TWICE,
    measuring: {
      ...labelled.map((one) => ({ ...one, received: SAID })).reduce(plus, NO_TOKENS),
      requests: labelled.length,
    },
  };
};

/** Tokens of a verdict with its quote. */
const SAID = 60;

/** Answers of earlier runs first; of questions with the same words each is asked once. */
const keptBy = (world: World, as: string, asking: Asking): Asking => {
  const answers = answersIn(world.state, world.home);
  const keyOf = (question: unknown): string => JSON.stringify(['judge', as, question]);
  return async (questions) => {
    const known = new Map<string, AnswerOutcome>();
    const open = new Map(questions.map((question) => [keyOf(question), question] as const));
    for (const key of open.keys()) {
      const kept = answers.of(key);
      if (isRecord(kept) && typeof kept['model'] === 'string')
        known.set(key, { is: 'answer', value: kept['value'], model: kept['model'] });
    }
    for (const key of known.keys()) open.delete(key);
    const outcomes = open.size === 0 ? [] : await asking([...open.values()]);
    [...open.keys()].forEach((key, at) => {
      const outcome = outcomes[at];
      if (!outcome) return;
      known.set(key, outcome);
      if (outcome.is === 'answer') answers.keep(key, { value: outcome.value, model: outcome.model });
    });
    return questions.map((question) => known.get(keyOf(question)) ?? { is: 'none', why: 'gave-up' });
  };
};
