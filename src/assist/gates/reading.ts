import type { Tongue } from '../../meaning/signs/sign-kinds.ts';
import { literals, type Literal } from '../../text/literals.ts';
import { type Value, valuesIn } from './values.ts';

/** One of the two texts that the gates hold against each other. */
export interface Reading {
  /** NFC, list numbers and emphasis gone, digits of every script as ASCII. */
  text: string;
  literals: readonly Literal[];
  /** Dates, times, numbers with their units, days of the week. */
  values: readonly Value[];
  /** The text with every literal blanked out, at the same offsets. */
  prose: string;
  tongue: Tongue | undefined;
}

/** Stands in prose where a literal stood. */
export const BLANK = '\ue000';

export const plain = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(/[０-９٠-٩۰-۹०-९]/g, (digit) => String(digitOf(digit.codePointAt(0) as number)))
    .replace(/^[ \t>]*(?:\d{1,3}[.)]|[-*+•])[ \t]+/gmu, '- ')
    .replace(/(?<=[\s:：;；]|(?<![\p{L}\p{N}])[(（])\(?(\d)\)(?=[\s`]|\p{L})/gu, ' ')
    .replace(/\*\*(?=\S)([^*\n]{1,400}?)\*\*/gu, '$1');

const ZEROS = [0xff10, 0x660, 0x6f0, 0x966];
const digitOf = (code: number): number => code - Math.max(...ZEROS.filter((zero) => zero <= code && code < zero + 10));

const masked = (text: string, spans: readonly (readonly [number, number])[]): string => {
  const parts: string[] = [];
  let from = 0;
  for (const [start, end] of spans.toSorted((a, b) => a[0] - b[0])) {
    if (start < from) continue;
    parts.push(text.slice(from, start), BLANK.repeat(end - start));
    from = end;
  }
  return parts.join('') + text.slice(from);
};

/** Values are read by their own grammar, which knows how they are written out. */
const VALUES: ReadonlySet<string> = new Set(['number', 'date', 'time']);

export const readingOf = (source: string, tongue: Tongue | undefined): Reading => {
  const text = plain(source);
  const found = literals(text).filter(({ kind }) => !VALUES.has(kind));
  const blanked = masked(
    text,
    found.map(({ span }) => span),
  );
  const values = valuesIn(blanked, tongue);
  const prose = masked(
    blanked,
    values.map(({ span }) => span),
  );
  return { text, literals: found, values, prose, tongue };
};

const WORD_LETTER =
  /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Devanagari}\p{N}_]/u;

/** Whether words stand in a text as a whole: `src/api` does not stand in `src/api/v2`, nor `v1.2` in `v1.2.3`. */
export const stands = (words: string, text: string): boolean => {
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + 1)) {
    const before = text.slice(Math.max(0, at - 1), at);
    const [after = '', next = ''] = text.slice(at + words.length, at + words.length + 2);
    const opens =
      WORD_LETTER.test(words[0] ?? '') && (WORD_LETTER.test(before) || (/[\\/.$@#~-]/.test(before) && ODD.test(words)));
    const goesOn =
      WORD_LETTER.test(words.at(-1) ?? '') &&
      (WORD_LETTER.test(after) || (/[\\/.:@_-]/.test(after) && WORD_LETTER.test(next) && ODD.test(words)));
    if (!opens && !goesOn) return true;
  }
  return false;
};

/** What is more than a plain word. */
const ODD = /[^\p{L}]/u;
