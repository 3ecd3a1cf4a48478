import { MemportError } from '../errors.ts';
import type { Answer } from '../ir/answer.ts';
import type { Memory } from '../ir/memory.ts';
import type { Scene, Surroundings } from '../ir/scene.ts';
import { lineHash, textHash, type Answered, type Known } from '../meaning/answers.ts';
import { parsePairs, printPairs, withAnswered, type Fault } from '../meaning/pairs-text.ts';
import type { Sameness } from '../plan/sameness.ts';
import { pairsIn } from '../repo/pairs.ts';
import { changePairs, pairsFile, pairsText } from '../store/pairs.ts';
import type { State } from '../store/state.ts';
import { framesOf, samenessBy } from './judges.ts';
import type { Planned } from './planned.ts';
import type { Setting } from './setting.ts';
import { clock } from './sight.ts';

/** A memory of the source and one of the target of which somebody is to say how they stand to each other. */
export interface AlikePair {
  a: Memory;
  b: Memory;
  /** The source's stands in the target already, beside the other. */
  beside: boolean;
  proposed?: Answer;
  /** The pair is of one memory: a line of it that somebody reworded, and what it was written to say. */
  line?: { file: string; was: string; behind: boolean };
}

/** What somebody said of a pair. */
export interface Said extends Pick<AlikePair, 'a' | 'b'> {
  line?: { file: string; was: string };
  answer: Answer;
}

/** The words of a memory's line in a file, where they are others than its own. */
const wordsIn = ({ places }: Memory, file: string): string => places.find((place) => place.file === file && place.words !== undefined)?.words ?? '';

/** Everything that was answered: by the person and by models, and what the repository here brings along. */
const knownAnswers = (state: State, cwd: string, around: Surroundings): Known[] => {
  const own = parsed(pairsText(state), pairsFile(state)).map((each): Known => ({ ...each, origin: each.by }));
  const root = around.folders[cwd]?.gitRoot;
  const brought = root === undefined ? undefined : pairsIn(root);
  return [...own, ...parsed(brought?.text, brought?.file ?? '').map((each): Known => ({ ...each, origin: 'repository' }))];
};

/** Who says what is the same, with everything that was answered. */
export const samenessFor = ({ adapters }: Setting, state: State, { cwd, around }: Pick<Scene, 'cwd' | 'around'>): Sameness =>
  samenessBy(framesOf(adapters), knownAnswers(state, cwd, around));

/** Keeps what a person said, in the folder of memport's own state. */
export const keepAnswers = (setting: Setting, state: State, said: readonly Said[]): void => {
  const frames = framesOf(setting.adapters);
  const when = new Date(clock(setting.env['MEMPORT_NOW'])).toISOString();
  const hashes = ({ a, b, line }: Said): Pick<Answered, 'a' | 'b'> =>
    line ? { a: lineHash(line.was), b: lineHash(wordsIn(b, line.file)) } : { a: textHash(a, frames), b: textHash(b, frames) };
  const answered = said.map((each): Answered => ({ ...hashes(each), answer: each.answer, by: 'person', when }));
  changePairs(state, (text) => printPairs(withAnswered(parsed(text, pairsFile(state)), answered)));
};

const parsed = (text: string | undefined, file: string): Answered[] => {
  const read: Answered[] | Fault = text === undefined ? [] : parsePairs(text);
  if (Array.isArray(read)) return read;
  throw new MemportError('config', {
    what: `memport.pairs.json cannot be used: ${read.what}`, where: `${file}:${read.line}`,
    expected: '{"format": 1, "pairs": [{"a": hash, "b": hash, "answer": "same", "by": "person", "when": date}]}',
    todo: 'mend that line, or move the file away: memport then asks again',
  });
};

/** What a plan found to look alike, the pairs first that would arrive with it; and lines that somebody reworded. */
export const alikeIn = ({ migration: { plan }, source, target }: Planned): AlikePair[] => {
  const byId = (stores: readonly { memories: readonly Memory[] }[]): Map<string, Memory> => new Map(stores.flatMap(({ memories }) => memories.map((memory) => [memory.id, memory] as const)));
  const [from, to] = [byId(source.stores), byId(target.stores)];
  const pairs = plan.decisions.flatMap(({ id, alike, decision, proposed, lines = [], target: there }): AlikePair[] => {
    const [a, b, stands] = [from.get(id), to.get(alike ?? ''), to.get(there?.was?.[0] ?? there?.id ?? '')];
    const reworded = lines.flatMap(({ file, was, is }): AlikePair[] => (a && stands && was !== undefined ? [{ a, b: stands, beside: false, line: { file, was, behind: is === 'behind' } }] : []));
    return a && b ? [{ a, b, beside: decision !== 'new', ...(proposed && { proposed }) }, ...reworded] : reworded;
  });
  return pairs.toSorted((x, y) => Number(x.beside) - Number(y.beside));
};

/** The two texts of a pair, as they may be shown. */
export const textsOf = ({ a, b, line, proposed }: AlikePair, { shown }: Planned): { here: string; there: string; proposed?: Answer } => {
  const there = shown(b);
  return { here: line ? there.statement : shown(a).statement, there: line ? wordsIn(there, line.file) : there.statement, ...(proposed && { proposed }) };
};
