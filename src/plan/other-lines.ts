import { wordsHash } from '../kit/line-hashes.ts';
import { hookOf } from '../kit/lines.ts';
import type { Memory, Place } from '../ir/memory.ts';
import type { Row } from '../ledger/row.ts';
import type { Sameness } from './sameness.ts';

/** What became of the lines that say a memory beside its main place, since they were written. */
export interface Lines {
  /** Places that somebody put other words in. */
  reworded: Place[];
  /** Files in which it had a line and has none now. */
  removed: string[];
  /** Files whose line was answered to say what the source no longer says: the new words are due there. */
  due: string[];
  /** By file, what a question about a reworded line is kept by, where nobody answered it: a hash of the old words. */
  asked: Readonly<Record<string, string>>;
  /** By file, the hash of what was written. */
  was: Readonly<Record<string, string>>;
}

export const NO_LINES: Lines = { reworded: [], removed: [], due: [], asked: {}, was: {} };

/** Who says that a line says the same in other words. */
export type LineJudge = Pick<Sameness, 'agree' | 'ofLine'>;

const NOBODY: LineJudge = { agree: () => false, ofLine: () => undefined };

/**
 * A line in equal words, or in words that were answered to say the same, is the harness's own rewording and counts as
 * it was written. One that the source's change had passed by is asked about once more, beside the words of today.
 */
export const linesOf = (
  target: Memory,
  row: Pick<Row, 'lines' | 'behind'> | undefined,
  judge: LineJudge = NOBODY,
): Lines => {
  const was = row?.lines ?? {};
  const left = new Set(row?.behind);
  const today = wordsHash(target.statement);
  const out: Lines & { asked: Record<string, string> } = {
    reworded: [],
    due: [],
    asked: {},
    was,
    removed: Object.keys(was).filter((file) => !target.places.some((place) => place.file === file)),
  };
  for (const place of target.places) {
    const { file, words } = place;
    if (words === undefined || (!left.has(file) && was[file] === wordsHash(words))) continue;
    if ([target.statement, hookOf(target)].some((text) => judge.agree(text, words))) continue;
    const former = was[file] === undefined ? undefined : judge.ofLine(was[file], words);
    const answer = left.has(file) ? (judge.ofLine(today, words) ?? (former === 'same' ? 'a-newer' : former)) : former;
    if (answer === 'same') continue;
    if (answer === 'a-newer') out.due.push(file);
    else out.reworded.push(place);
    const kept = left.has(file) ? today : was[file];
    if (answer === undefined && kept !== undefined) out.asked[file] = kept;
  }
  return out;
};

/** A memory without its places in some files: what is written for it leaves those files alone. */
export const apartFrom = (memory: Memory, files: ReadonlySet<string>): Memory =>
  memory.places.some(({ file }) => files.has(file))
    ? { ...memory, places: memory.places.filter(({ file }) => !files.has(file)) }
    : memory;
