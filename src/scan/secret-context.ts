import type { Grade } from './hit.ts';
import { linkOf, type Named } from './joiner.ts';
import { isOtherThing } from './other-things.ts';
import type { Naming } from './secret-names.ts';
import { isFigures, worthOf } from './secret-values.ts';
import { type Value, valuesBefore, valuesBelow, valuesIn } from './value-places.ts';

/**
 * Secrets that only their surroundings give away. One grammar for every language: a name (secret-names.ts), what joins
 * it to a value (joiner.ts), and a value that looks like one (secret-values.ts). How surely each of the last two speaks
 * is a number, and their sum says whether it is a secret: an assignment needs little of its value, a word nearby needs
 * one that a machine drew.
 */
export interface InContext {
  id: 'password' | 'key' | 'pin';
  span: [number, number];
  grade: Grade;
}

const ids = { password: 'password', key: 'key', figures: 'pin' } as const;
/** How far behind its name, in one line, a value may begin. */
const REACH = 120;
/** What stands behind figures: the end of what is said, or what they are for. */
const DONE =
  /^["'`*”“»」]?(?:[.,;!?)。，、]|\s*$|\s*\n| [(—–-]| ?(?:です|입니다|이다|번)| (?:then|puis|luego|and|und|ein|et|y|e|until|to|for|от|для)(?![a-z])| (?=[\u0590-\u06ff]))/;
/** `JWT_SECRET=winter-otter-41`: nobody assigns a name there without a word that says so. */
const VARIABLE = /^[A-Z_]{0,30}(?:SECRET|TOKEN)$/;

const gradeOf = (of: Naming['of'], text: string, name: Named, value: Value, link: number): Grade | undefined => {
  if (link === 0) return undefined;
  if (of === 'figures') {
    const between = text.slice(name.end, value.start);
    const near = link > 1 || (between.length <= 40 && !/\d/.test(between));
    return near && isFigures(value.value) && (value.end < name.start || DONE.test(text.slice(value.end, value.end + 8))) ? 'warn' : undefined;
  }
  const said = text.slice(name.start, name.end);
  const worth = worthOf(value.value, value.quoted, link, of === 'password' ? said : '');
  const sum = worth + link + (link === 1 && value.quoted ? 0.5 : 0);
  if (worth === 0 || sum < (of === 'password' || (link === 3 && VARIABLE.test(said)) ? 3.5 : 5)) return undefined;
  const sure = worth === 4 ? link >= 2 : of === 'password' && sum === 6 && value.value.length >= 10;
  return sure ? 'block' : 'warn';
};

/** What each name announces: the first value that is one ends the search, but a table has one in each row. */
export const inContext = (text: string, { of, beside }: Naming, names: readonly Named[]): InContext[] =>
  names.flatMap((name, i) => {
    const eol = text.indexOf('\n', name.end);
    const end = eol < 0 ? text.length : eol;
    if (beside && !beside.test(text.slice(text.lastIndexOf('\n', name.start) + 1, end))) return [];
    const judged = (link: number | undefined) => (value: Value): InContext[] => {
      const grade = gradeOf(of, text, name, value, link ?? linkOf(text, name, value));
      if (grade === undefined || isOtherThing(text, of, name)) return [];
      return [{ id: ids[of], span: [value.start, value.end], grade }];
    };
    const next = names[i + 1]?.start ?? text.length;
    for (const value of valuesIn(text, name.end, Math.min(end, next, name.end + REACH))) {
      const found = judged(undefined)(value);
      if (found.length > 0) return found;
    }
    const before = valuesBefore(text, name.start).flatMap(judged(2.5));
    return before.length > 0 || next < end ? before : valuesBelow(text, name.end).flatMap(judged(2));
  });
