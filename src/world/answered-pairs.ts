import { MemportError } from '../errors.ts';
import type { Answer } from '../ir/answer.ts';
import type { Frame } from '../ir/frame.ts';
import type { Memory } from '../ir/memory.ts';
import type { Scene, Surroundings } from '../ir/scene.ts';
import { lineHash, textHash, type Answered, type KeptAnswer } from '../meaning/kept-answer.ts';
import { parsePairs, printPairs, withAnswered, type Fault } from '../meaning/pairs-text.ts';
import type { Sameness } from '../plan/sameness.ts';
import { broughtIn } from '../repo/brought.ts';
import { changeKept, keptFile, keptText } from '../store/kept-file.ts';
import { judgesIn } from '../store/judges.ts';
import type { State } from '../store/state.ts';
import { framesOf, samenessBy } from './every-frame.ts';
import { pairsOfRewrites, rewritesKnown } from './rewrites.ts';
import type { World } from './world.ts';

/** What somebody said of a pair. */
export interface PairAnswer {
  a: Memory;
  b: Memory;
  line?: { file: string; was: string };
  answer: Answer;
}

const PAIRS = 'memport.pairs.json';

/** The words of a memory's line in a file, where they are others than its own. */
export const wordsIn = ({ places }: Memory, file: string): string =>
  places.find((place) => place.file === file && place.words !== undefined)?.words ?? '';

/** Everything that was answered: by the person and by models, and what the repository here brings along. */
const knownAnswers = (state: State, cwd: string, around: Surroundings): KeptAnswer[] => {
  const kept = parsed(keptText(state, PAIRS), keptFile(state, PAIRS));
  const passed = new Set(
    kept.some(({ by }) => by === 'model')
      ? judgesIn(state).examined.flatMap((each) => (each.passed ? each.judge : []))
      : [],
  );
  const own = kept.map((each): KeptAnswer => ({
    ...each,
    origin: each.by,
    ...(each.judge !== undefined && passed.has(each.judge) && { passed: true }),
  }));
  const root = around.folders[cwd]?.gitRoot;
  const brought = root === undefined ? undefined : broughtIn(root, PAIRS);
  return [
    ...own,
    ...parsed(brought?.text, brought?.file ?? '').map((each): KeptAnswer => ({ ...each, origin: 'repository' })),
    ...pairsOfRewrites(rewritesKnown(state, cwd, around)),
  ];
};

/** Who says what is the same, with everything that was answered. */
export const samenessFor = ({ adapters, state }: World, { cwd, around }: Pick<Scene, 'cwd' | 'around'>): Sameness =>
  samenessBy(framesOf(adapters), knownAnswers(state, cwd, around));

/** By what an answer about two memories, or about a line of one, is kept. */
export const hashesOf = (
  { a, b, line }: Omit<PairAnswer, 'answer'>,
  frames: readonly Frame[],
): Pick<Answered, 'a' | 'b'> =>
  line
    ? { a: lineHash(line.was), b: lineHash(wordsIn(b, line.file)) }
    : { a: textHash(a, frames), b: textHash(b, frames) };

/** Keeps what a person said, or a model by its name, in the folder of memport's own state. */
export const keepAnswers = ({ adapters, state, now }: World, said: readonly PairAnswer[], judge?: string): void => {
  const frames = framesOf(adapters);
  const when = new Date(now()).toISOString();
  const by = judge === undefined ? { by: 'person' as const } : { by: 'model' as const, judge };
  const answered = said.map((each): Answered => ({ ...hashesOf(each, frames), answer: each.answer, ...by, when }));
  changeKept(state, PAIRS, (text) => printPairs(withAnswered(parsed(text, keptFile(state, PAIRS)), answered)));
};

const parsed = (text: string | undefined, file: string): Answered[] => {
  const read: Answered[] | Fault = text === undefined ? [] : parsePairs(text);
  if (Array.isArray(read)) return read;
  throw new MemportError('config', {
    what: `memport.pairs.json cannot be used: ${read.what}`,
    where: `${file}:${read.line}`,
    expected: '{"format": 1, "pairs": [{"a": hash, "b": hash, "answer": "same", "by": "person", "when": date}]}',
    todo: 'mend that line, or move the file away: memport then asks again',
  });
};
