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

/** How a model did in telling whether answers follow a rule, by the name of what it was asked as. */
export interface Calibrated {
  judge: string;
  /** As the probes keep it: shares of right words, and whether verdicts may rest on them. */
  calibration: Readonly<Record<string, unknown>>;
  when: string;
}

export interface Judges {
  examined: readonly Examined[];
  undecided: readonly Undecided[];
  calibrated: readonly Calibrated[];
}

const FILE = 'judges.json';
/** The oldest go first. */
const MOST = 5_000;

const fileIn = (state: State): string => path.join(state.root, FILE);

/** A file that cannot be read examined nobody. */
export const judgesIn = (state: State): Judges => {
  const bytes = readBytes(state.disk, fileIn(state));
  const read = bytes && parsed(Buffer.from(bytes).toString('utf8'));
  const { examined, undecided, calibrated } = isRecord(read) ? read : {};
  return {
    examined: list(examined).filter(isExamined),
    undecided: list(undecided).filter(isUndecided),
    calibrated: list(calibrated).filter(isCalibrated),
  };
};

const isExamined = (value: unknown): value is Examined =>
  isRecord(value) &&
  [value['judge'], value['asked'], value['when']].every((each) => typeof each === 'string') &&
  typeof value['passed'] === 'boolean' &&
  [value['right'], value['of']].every((each) => typeof each === 'number');

const isUndecided = (value: unknown): value is Undecided =>
  isRecord(value) && ['a', 'b', 'judge', 'why'].every((name) => typeof value[name] === 'string');

const isCalibrated = (value: unknown): value is Calibrated =>
  isRecord(value) &&
  [value['judge'], value['when']].every((each) => typeof each === 'string') &&
  isRecord(value['calibration']);

const ABOUT = 'Models that were examined, and pairs of texts (by their hashes) that they had no answer to.';

export const changeJudges = (state: State, change: (judges: Judges) => Judges): void =>
  withMutex(state, () => {
    const { examined, undecided, calibrated } = change(judgesIn(state));
    const text = JSON.stringify({ about: ABOUT, examined, calibrated, undecided: undecided.slice(-MOST) }, null, 1);
    replaceFile(state, fileIn(state), Buffer.from(`${text}\n`));
  });
