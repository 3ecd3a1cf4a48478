import { judgeName, type Examination } from '../assist/judge/examination.ts';
import type { PairJudgement } from '../assist/judge/pair-batch.ts';
import { judge, type Judgement, type Open, type JudgeSession } from '../assist/judge/judge-of-pairs.ts';
import { bareSide, sideOf, type MemoryPair } from '../assist/judge/shown-side.ts';
import type { Frame } from '../ir/frame.ts';
import { wordsHash } from '../kit/line-hashes.ts';
import { hookOf } from '../kit/lines.ts';
import { VETOES } from '../meaning/vetoes.ts';
import { changeJudges, judgesIn, type Examined, type Judges, type Undecided } from '../store/judges.ts';
import { examining } from '../world/inspect.ts';
import { framesOf } from '../world/every-frame.ts';
import type { Model } from '../world/model.ts';
import { hashesOf, keepAnswers, wordsIn } from '../world/answered-pairs.ts';
import type { World } from '../world/world.ts';
import type { AlikePair } from './alike-pairs.ts';

/** A pair that may be shown to a model. */
export interface Posed {
  asked: AlikePair;
  pair: MemoryPair;
}

/**
 * What of some pairs may leave this machine, and how many are kept here: one of the two may hold something dangerous.
 */
export interface Docket {
  posed: Posed[];
  withheld: number;
}

export interface Judging {
  /** Which model judged; more than one where its host changed it on the way. */
  by: string[];
  /** Whether its word decides; without that its answers are proposals. */
  passed: boolean;
  examination?: Examination;
  asked: number;
  answered: Partial<Record<PairJudgement, number>>;
  open: Partial<Record<Open, number>>;
  withheld: number;
  failed: JudgeSession['failed'];
}

/** Looks for what must not go out, in all that is known of both memories. */
export const docketOf = async (world: World, pairs: readonly AlikePair[]): Promise<Docket> => {
  const frames = framesOf(world.adapters);
  const memories = [...new Set(pairs.flatMap(({ a, b }) => [a, b]))];
  const flagged = await examining(world, memories);
  const posed = pairs.flatMap((asked): Posed[] => {
    const pair = pairOf(asked, frames);
    return pair && !flagged.has(asked.a.id) && !flagged.has(asked.b.id) ? [{ asked, pair }] : [];
  });
  const unknown = pairs.filter((asked) => pairOf(asked, frames) === undefined).length;
  return { posed, withheld: pairs.length - posed.length - unknown };
};

/** Of a line that was reworded, the words that stood there are known where the memory still says them. */
const pairOf = ({ a, b, line }: AlikePair, frames: readonly Frame[]): MemoryPair | undefined => {
  if (!line) return { a: sideOf(a, frames), b: sideOf(b, frames) };
  const was = [b.statement, hookOf(b)].find((words) => wordsHash(words) === line.was);
  return was === undefined ? undefined : { a: bareSide(was), b: bareSide(wordsIn(b, line.file)) };
};

/** Which of them this model has not had yet: it is not asked twice about the same texts. */
const unheard = (world: World, posed: readonly Posed[], { examined, undecided }: Judges, asked: string): Posed[] => {
  const names = new Set(examined.flatMap((each) => (each.asked === asked ? each.judge : [])));
  const frames = framesOf(world.adapters);
  const open = new Set(undecided.flatMap((each) => (each.judge === asked ? `${each.a} ${each.b}` : [])));
  return posed.filter(({ asked: pair }) => {
    const { a, b } = hashesOf(pair, frames);
    return !names.has(pair.proposed?.judge ?? '') && !open.has(`${a} ${b}`);
  });
};

/** Asks a model about pairs, examines it where nobody did, and keeps what it said: hashes, and no word of a memory. */
export const judgePairs = async (
  world: World,
  docket: Docket,
  { client, asking }: Pick<Model, 'asking'> & { client: Pick<Model['client'], 'id' | 'model'> },
): Promise<Judging> => {
  const known = judgesIn(world.state);
  const asked = judgeName(client.id, client.model);
  const posed = unheard(world, docket.posed, known, asked);
  const pairs = posed.map(({ pair }) => pair);
  const isExamined = known.examined.some((each) => each.asked === asked);
  const { judgements, examination, failed } = posed.length === 0 ? NOTHING : await judge(pairs, asking, isExamined);
  const by = [
    ...new Set([examination, ...judgements].flatMap((each) => (each && 'served' in each ? each.served : []))),
  ].map((served) => judgeName(client.id, served));
  keep(world, { asked, client: client.id, posed, judgements, ...(examination && { examination }) });
  const { examined } = judgesIn(world.state);
  return {
    by,
    passed: by.length > 0 && by.every((name) => examined.some((each) => each.judge === name && each.passed)),
    ...(examination && { examination }),
    asked: posed.length,
    answered: counted(judgements.flatMap((each) => ('answer' in each ? each.answer : []))),
    open: counted(judgements.flatMap((each) => ('open' in each ? each.open : []))),
    withheld: docket.withheld,
    failed,
  };
};

const NOTHING: JudgeSession = { judgements: [], failed: [] };

/** Why a pair stays open whenever this model is asked; that nobody answered may be otherwise the next time. */
const LASTING: ReadonlySet<Open> = new Set<Open>(['too-long', 'orders', 'quotes', ...VETOES]);

const keep = (world: World, { asked, client, posed, judgements, examination }: Kept): void => {
  const frames = framesOf(world.adapters);
  const said = posed.flatMap(({ asked: pair }, at) => {
    const judged = judgements[at];
    return judged && 'answer' in judged ? [{ ...pair, answer: judged.answer, served: judged.served }] : [];
  });
  for (const [served, group] of Map.groupBy(said, (each) => each.served))
    keepAnswers(world, group, judgeName(client, served));
  const undecided = posed.flatMap(({ asked: pair }, at): Undecided[] => {
    const judged = judgements[at];
    return judged && 'open' in judged && LASTING.has(judged.open)
      ? [{ ...hashesOf(pair, frames), judge: asked, why: judged.open }]
      : [];
  });
  if (!examination && undecided.length === 0) return;
  const when = new Date(world.now()).toISOString();
  changeJudges(world.state, (judges) => ({
    ...judges,
    examined: [...judges.examined, ...(examination ? [examinedAs(examination, client, asked, when)] : [])],
    undecided: [...judges.undecided, ...undecided],
  }));
};

const examinedAs = (
  { served, passed, right, of }: Examination,
  client: string,
  asked: string,
  when: string,
): Examined => ({ judge: judgeName(client, served), asked, passed, right, of, when });

interface Kept {
  /** The model as it was asked for. */
  asked: string;
  client: string;
  posed: readonly Posed[];
  judgements: readonly Judgement[];
  examination?: Examination;
}

const counted = <Word extends string>(words: readonly Word[]): Partial<Record<Word, number>> =>
  Object.fromEntries([...Map.groupBy(words, (word) => word)].map(([word, all]) => [word, all.length])) as Partial<
    Record<Word, number>
  >;
