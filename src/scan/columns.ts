import type { LabelSpan as Named } from './secret-labels.ts';
import type { PlacedValue } from './value-places.ts';

/** So many rows of a table are read, and so long a line is one of it. */
const ROWS = 30;
const WIDEST = 400;
/** What parts cells, the surest first; words parted by blanks are a table only where each row has as many. */
const PARTED = [/\|/g, /\t+/g, /;/g, /,/g, / {2,}/g, / /g];
const RULE = /^(?=[^-]*-)[-|+: \t]+$/;
/** The head of a table holds no sentence, and no long cell. */
const SENTENCE = /[.!?=:<>{}\d]/;
const WIDE = 30;
/** What may stand with a name in the head of its column: "root password", "Passwort (neu)". */
const MORE = 16;
const FRAME = /^[\s"'`*]+|[\s"'`*]+$/g;

interface Cell extends Named {
  said: string;
}

const cellsOf = (line: string, at: number, parted: RegExp): Cell[] => {
  const ends = [...[...line.matchAll(parted)].map(({ index, 0: sign }) => [index, index + sign.length]), [line.length]];
  let start = 0;
  return ends.map(([end = 0, next = 0]) => {
    const cell = { start: at + start, end: at + end, said: line.slice(start, end).replace(FRAME, '') };
    start = next;
    return cell;
  });
};

/** The values of the column at whose head the name stands, one of each row; quoted, if more than a blank parts them. */
export const valuesInColumn = (text: string, name: Named): PlacedValue[] => {
  const from = text.lastIndexOf('\n', name.start - 1) + 1;
  const eol = text.indexOf('\n', name.end);
  if (eol < 0 || eol - from > WIDEST) return [];
  const head = text.slice(from, eol);
  if (SENTENCE.test(head)) return [];
  const parted = PARTED.find((sign) => head.trim().search(sign) >= 0);
  if (parted === undefined) return [];
  const heads = cellsOf(head, from, parted);
  const column = heads.findIndex(({ start, end }) => start <= name.start && name.end <= end);
  const own = heads[column]?.said.length ?? Number.POSITIVE_INFINITY;
  if (own > name.end - name.start + MORE || heads.some(({ said }) => said.length > WIDE)) return [];
  const found: PlacedValue[] = [];
  let at = eol + 1;
  for (const line of text.slice(at, at + 8_000).split('\n', ROWS + 1)) {
    if (line.length > WIDEST) break;
    const cells = cellsOf(line, at, parted);
    if (!RULE.test(line)) {
      const { said, start } = cells[column] ?? { said: '', start: at };
      if (cells.length !== heads.length) break;
      const begins = text.indexOf(said, start);
      if (said.length > 3 && !/\s/.test(said))
        found.push({ value: said, start: begins, end: begins + said.length, quoted: parted.source !== ' ' });
    }
    at += line.length + 1;
  }
  // Two lines of two words are prose.
  return parted.source === ' ' && heads.length < 3 && found.length < 2 ? [] : found;
};
