import { ANSWERS, type Answer } from '../ir/answer.ts';
import { lineOfFault } from '../text/json-fault.ts';
import type { Answered } from './kept-answer.ts';

const PAIRS_FORMAT = 1;

/** Why a text is no file of answers, and in which of its lines. */
export interface Fault {
  what: string;
  line: number;
}

const NOTE = 'What was answered about two texts, by their hashes. No text of a memory stands here.';

/** An answer a line, in an order of their own: two machines that know the same write the same. */
export const printPairs = (pairs: readonly Answered[]): string => {
  const lines = pairs.map((each) => `  ${JSON.stringify(inOrder(each))}`).sort();
  return `{\n "format": ${PAIRS_FORMAT},\n "note": ${JSON.stringify(NOTE)},\n "pairs": [\n${lines.join(',\n')}\n ]\n}\n`;
};

const inOrder = ({ a, b, answer, by, judge, when }: Answered): Answered => ({
  a,
  b,
  answer,
  by,
  ...(judge !== undefined && { judge }),
  when,
});

export const parsePairs = (text: string): Answered[] | Fault => {
  let value: unknown;
  try {
    value = JSON.parse(text.replace(/^\ufeff/, ''));
  } catch (error) {
    return { what: 'it is not JSON', line: lineOfFault(text, error) };
  }
  const { format, pairs } = (value ?? {}) as { format?: unknown; pairs?: unknown };
  if (typeof format !== 'number' || !Array.isArray(pairs)) return { what: 'it has no format and no pairs', line: 1 };
  if (format > PAIRS_FORMAT)
    return { what: `it was written by a newer memport (format ${format})`, line: lineOf(text, '"format"', 0) };
  const wrong = pairs.findIndex((pair) => !isAnswered(pair));
  if (wrong !== -1)
    return { what: `pair ${wrong + 1} is no answer about two hashes`, line: lineOf(text, '{', wrong + 1) };
  return (pairs as Answered[]).map(inOrder);
};

const isAnswered = (value: unknown): value is Answered => {
  const { a, b, answer, by, judge, when } = (value ?? {}) as Record<string, unknown>;
  const isHash = (one: unknown): boolean => typeof one === 'string' && /^[0-9a-f]{32}$/.test(one);
  return (
    isHash(a) &&
    isHash(b) &&
    ANSWERS.includes(answer as Answer) &&
    (by === 'person' || by === 'model') &&
    (judge === undefined || (by === 'model' && isJudge(judge))) &&
    typeof when === 'string' &&
    !Number.isNaN(Date.parse(when))
  );
};

/** A name that no model can make say anything else. */
const isJudge = (value: unknown): boolean => typeof value === 'string' && /^[\w./:@+-]{1,200}$/.test(value);

/** The line of a sign, after so many others of its kind. */
const lineOf = (text: string, sign: string, after: number): number => {
  let at = text.indexOf(sign);
  for (let count = 0; count < after && at !== -1; count += 1) at = text.indexOf(sign, at + 1);
  return text.slice(0, Math.max(at, 0)).split('\n').length;
};

/** What is known, with what was just said: of one pair of texts the last answer of each origin stands. */
export const withAnswered = (known: readonly Answered[], said: readonly Answered[]): Answered[] => {
  const key = ({ a, b, by }: Answered): string => [...[a, b].sort(), by].join(' ');
  return [...new Map([...known, ...said].map((each) => [key(each), each])).values()];
};
