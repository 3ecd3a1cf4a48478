import type { Asking, AnswerOutcome } from '../../llm/client.ts';
import { vetoOf, VETOES } from '../../meaning/vetoes.ts';
import { batchesOf, saidIn, type Batch, type BatchEntry, type PairJudgement, type EntryAnswer } from './pair-batch.ts';
import { examinationOf, examinationRequests, type Examination } from './examination.ts';
import { sizeOf, type MemoryPair } from './shown-side.ts';

/** Why a pair stays a question. */
export const OPEN = ['too-long', 'unanswered', 'discarded', 'orders', 'quotes', ...VETOES] as const;
export type Open = (typeof OPEN)[number];

/** What came of one pair: an answer, and which model gave it; or why there is none. */
export type Judgement = { answer: PairJudgement; served: string } | { open: Open };

/** UTF-16 units of the two texts of a pair. */
const LONGEST_PAIR = 8_000;

/** The requests that pairs make, in both orders; what is too long for one is in none. */
export const requestsFor = (pairs: readonly MemoryPair[]): Batch[] =>
  batchesOf(pairs.flatMap((pair, of) => (sizeOf(pair) > LONGEST_PAIR ? [] : [{ pair, of }])));

/** What came of a session: of each pair in their order, and of the examination where there was one. */
export interface JudgeSession {
  judgements: Judgement[];
  examination?: Examination;
  /** Requests that nobody answered, and why. */
  failed: Extract<AnswerOutcome, { is: 'none' }>[];
}

/**
 * Asks a model how the two of each pair stand to each other. Its word counts where it gave the same one in both orders,
 * quoted from both texts what stands in them, told the control pairs of both requests rightly, and code sees nothing
 * against it. A model that nobody examined is examined on the way.
 */
export const judge = async (pairs: readonly MemoryPair[], asking: Asking, examined = true): Promise<JudgeSession> => {
  const [exam, batches] = [examined ? [] : examinationRequests(), requestsFor(pairs)];
  const all = [...exam, ...batches].map(({ question }) => question);
  const outcomes = all.length === 0 ? [] : await asking(all);
  const examination = examined ? undefined : examinationOf(exam, outcomes.slice(0, exam.length));
  const heard = pairs.map((): Heard[] => []);
  batches.forEach((batch, at) => {
    for (const [of, each] of heardIn(batch, outcomes[exam.length + at])) heard[of]?.push(each);
  });
  return {
    judgements: pairs.map((pair, at) => judgementOf(pair, heard[at] as Heard[])),
    failed: outcomes.filter((each) => each.is === 'none'),
    ...(examination && { examination }),
  };
};

/** What one request brought for a pair. */
type Heard = (EntryAnswer & { served: string }) | { open: Open };

const heardIn = (batch: Batch, outcome: AnswerOutcome | undefined): [number, Heard][] => {
  const own = batch.entries.flatMap((entry) => (typeof entry.of === 'number' ? [{ entry, of: entry.of }] : []));
  const all = (open: Open): [number, Heard][] => own.map(({ of }) => [of, { open }]);
  if (outcome?.is !== 'answer') return all('unanswered');
  const said = saidIn(batch, outcome);
  const isRight = (entry: BatchEntry): boolean => {
    const told = said?.get(entry);
    return typeof entry.of === 'number' || (told?.answer === entry.of.answer && told.quoted);
  };
  if (!said || !batch.entries.every(isRight)) return all('discarded');
  return own.map(({ entry, of }) => {
    const told = said.get(entry);
    return [of, told ? { ...told, served: outcome.model } : { open: 'unanswered' }];
  });
};

const judgementOf = ({ a, b }: MemoryPair, heard: readonly Heard[]): Judgement => {
  const [one, other] = heard;
  if (!one || !other) return { open: 'too-long' };
  if ('open' in one) return one;
  if ('open' in other) return other;
  if (one.answer !== other.answer || one.served !== other.served) return { open: 'orders' };
  if (!one.quoted || !other.quoted) return { open: 'quotes' };
  const veto = vetoOf({ a: a.words, b: b.words, answer: one.answer });
  return veto === undefined ? { answer: one.answer, served: one.served } : { open: veto };
};
