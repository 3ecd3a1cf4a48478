import type { AnswerOutcome } from '../../llm/client.ts';
import { asked, controlPair, saidIn, type Batch } from './pair-batch.ts';
import { CONTROLS, type Control } from './controls.ts';
import { drawing, shuffled } from './draw.ts';
import { PROMPT_HASH } from './prompt.ts';

/** How a model did on pairs whose answers are known. */
export interface Examination {
  /** What served it, as whoever answered calls it. */
  served: string;
  of: number;
  right: number;
  /** Two that are not the same it called the same, or the one it called covered says more. */
  wrong: number;
  passed: boolean;
}

const AT_ONCE = 20;
/** Fewer right ones are no judgement. */
const LEAST_RIGHT = 0.8;

/** Every control pair in both orders, in requests of several languages. */
export const examinationRequests = (): Batch[] => {
  const draw = drawing(PROMPT_HASH);
  return [false, true].flatMap((turned) => {
    const mixed = shuffled(CONTROLS, draw).map((each) => ({ pair: controlPair(each), of: each, turned }));
    return Array.from({ length: Math.ceil(mixed.length / AT_ONCE) }, (_, at) =>
      asked(mixed.slice(at * AT_ONCE, (at + 1) * AT_ONCE), draw),
    );
  });
};

/** How a model did; nothing where not every request was answered by one and the same. */
export const examinationOf = (
  batches: readonly Batch[],
  outcomes: readonly AnswerOutcome[],
): Examination | undefined => {
  const models = new Set(outcomes.map((each) => (each.is === 'answer' ? each.model : undefined)));
  const [served, another] = models;
  if (served === undefined || another !== undefined || models.size !== 1) return undefined;
  const told = batches.flatMap((batch, at) => {
    const said = saidIn(batch, outcomes[at] as (typeof outcomes)[number]);
    return batch.entries.flatMap((entry) =>
      typeof entry.of === 'number' ? [] : [{ known: entry.of.answer, said: said?.get(entry) }],
    );
  });
  const right = told.filter(({ known, said }) => said?.answer === known && said.quoted).length;
  const wrong = told.filter(({ known, said }) => said && isHarmful(known, said.answer)).length;
  return { served, of: told.length, right, wrong, passed: wrong === 0 && right >= LEAST_RIGHT * told.length };
};

/** An answer that would have words vanish which nothing else says. */
const isHarmful = (known: Control['answer'], said: string): boolean => {
  if (said === 'same') return known !== 'same';
  if (said === 'a-covers') return known !== 'same' && known !== 'a-covers';
  return said === 'b-covers' && known !== 'same';
};

/** By what a model, asked as it is today, is known in what is kept of it: `anthropic/claude-x@1a2b3c4d`. */
export const judgeName = (client: string, served: string): string =>
  `${client}/${served}`.replaceAll(/[^\w./:@+-]/g, '_').slice(0, 180) + `@${PROMPT_HASH}`;
