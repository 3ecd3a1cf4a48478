import { patternOf } from '../../meaning/said.ts';
import type { Tongue } from '../../meaning/signs/sign-kinds.ts';
import type { Clauses, ClausePlace } from './clauses.ts';
import { DENIALS_IN_OTHER_WORDS } from './denials-in-other-words.ts';
import { LICENCES } from './licences.ts';
import type { Reading } from './reading.ts';

/** A word of a table, and which clause it stands in. */
export interface SaidWord extends ClausePlace {
  text: string;
}

type Table = Readonly<Partial<Record<Tongue, string>>>;

const compiled = new Map<Table, Map<Tongue, RegExp>>();

const marksIn = (table: Table, { prose, tongue }: Reading, { placed }: Clauses): SaidWord[] => {
  const words = tongue === undefined ? undefined : table[tongue];
  if (words === undefined || tongue === undefined) return [];
  const known = compiled.get(table) ?? new Map<Tongue, RegExp>();
  compiled.set(table, known);
  const pattern = known.get(tongue) ?? patternOf(words, tongue);
  known.set(tongue, pattern);
  const folded = prose.replace(/[’ʼ]/g, "'");
  return [...folded.matchAll(pattern)].map(({ 0: text, index }) => ({ ...placed(index), text: text.toLowerCase() }));
};

/** What a text leaves free, and what it denies without a word for `not`. */
export const licencesIn = (reading: Reading, clauses: Clauses): SaidWord[] => marksIn(LICENCES, reading, clauses);
export const denialsInOtherWords = (reading: Reading, clauses: Clauses): SaidWord[] => {
  const plain = new Set(
    [...clauses.forces, ...clauses.undone].filter(({ kind, sure }) => sure && kind === 'deny').map(({ at }) => at),
  );
  return marksIn(DENIALS_IN_OTHER_WORDS, reading, clauses).filter(({ at }) => !plain.has(at));
};

/** What the wording denies in other words, and the source does not by the same ones. */
export const newDenials = (source: Reading, wording: Reading, ours: Clauses, theirs: Clauses): SaidWord[] => {
  const known = new Set(denialsInOtherWords(source, ours).map(beginning));
  return denialsInOtherWords(wording, theirs).filter((mark) => !known.has(beginning(mark)));
};
const beginning = ({ text }: SaidWord): string => text.slice(0, 5);
