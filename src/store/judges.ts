import { Buffer } from 'node:buffer';
import * as path from 'node:path';
import { isRecord, list, parsed } from '../text/json.ts';
import { withMutex } from './mutex.ts';
import { readBytes, replaceFile, type State } from './state.ts';

/** How a model did in its examination, and under which name its answers are kept. */
export interface Examined {
  judge: string;
  /** The client and the model as they were asked for; what served them may be called otherwise. */
  asked: string;
  passed: boolean;
  right: number;
  of: number;
  when: string;
}

/** A pair that a judge had nothing to say of: by the hashes of its texts, as answers are kept. */
export interface Undecided {
  a: string;
  b: string;
  judge: string;
  why: string;
}

export interface Judges {
  examined: readonly Examined[];
  undecided: readonly Undecided[];
}

const FILE = 'judges.json';
/** The oldest go first. */
const MOST = 5_000;

const fileIn = (state: State): string => path.join(state.root, FILE);

/** A file that cannot be read examined nobody. */
export const judgesIn = (state: State): Judges => {
  const bytes = readBytes(state.disk, fileIn(state));
  const read = bytes && parsed(Buffer.from(bytes).toString('utf8'));
  const { examined, undecided } = isRecord(read) ? read : {};
  return { examined: list(examined).filter(isExamined), undecided: list(undecided).filter(isUndecided) };
};

const isExamined = (value: unknown): value is Examined =>
  isRecord(value) &&
  [value['judge'], value['asked'], value['when']].every((each) => typeof each === 'string') &&
  typeof value['passed'] === 'boolean' &&
  [value['right'], value['of']].every((each) => typeof each === 'number');

const isUndecided = (value: unknown): value is Undecided =>
  isRecord(value) && ['a', 'b', 'judge', 'why'].every((name) => typeof value[name] === 'string');

const ABOUT = 'Models that were examined, and pairs of texts (by their hashes) that they had no answer to.';

export const changeJudges = (state: State, change: (judges: Judges) => Judges): void =>
  withMutex(state, () => {
    const { examined, undecided } = change(judgesIn(state));
    const text = JSON.stringify({ about: ABOUT, examined, undecided: undecided.slice(-MOST) }, null, 1);
    replaceFile(state, fileIn(state), Buffer.from(`${text}\n`));
  });
