import type { Grade } from './hit.ts';
import { linkOf } from './joiner.ts';
import { valuesInColumn } from './columns.ts';
import { MASKED } from './mask.ts';
import { isOtherThing } from './other-things.ts';
import type { Named, Naming } from './secret-names.ts';
import { isFigures, isLettersGiven, worthOf } from './secret-values.ts';
import { phrasesIn, type Value, valuesBefore, valuesBelow, valuesIn } from './value-places.ts';

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
/** What stands so near behind a value is one of a list. */
const LISTED = 16;
/** What stands behind figures: the end of what is said, or what they are for. */
const DONE =
  /^["'`*”“»」]?(?:[.,;!?)。，、]|\s*$|\s*\n| [(—–-]| ?(?:です|입니다|이다|번)| (?:then|puis|luego|después|depois|poi|dann|danach|затем|потом|potem|daarna|sedan|and|und|ein|et|y|e|i|и|until|to|for|от|для|for)(?![a-zа-я])| (?=[\u0590-\u06ff]))/;
/** Of figures that are said of their name: they count something. */
// prettier-ignore
const COUNTED =
  /^(?:[.,:/-]?[\p{L}\d]| ?[%€$£°]| (?:ms|s|days?|hours?|times?|lines?|digits?|char\w*|bytes?|bits?|stellen|zeichen|zeilen|tage|строк\S*|linhas?|righe|l[íi]neas|rader|regels|řádk\S*|wierszy|tests?|entries|lignes|jours|chiffres|caracteres|d[íi]as|d[íi]gitos|cifre|giorni|цифр\S*|символ\S*|дн\S*)(?![\p{L}]))/iu;
/** `DB_PASSWORD=onlyforbirds`: in such a row any word is the password that no sample would hold. */
const PASSWORD_VARIABLE = /^[A-Z_\d]{0,30}(?:PASSWORD|PASSWD|PASS|PWD)(?:_[A-Z\d]+)?$/;
/** `JWT_SECRET=winter-otter-41`: nobody assigns a name there without a word that says so. */
const VARIABLE = /^[A-Z_]{0,30}(?:SECRET|TOKEN)$/;

const gradeOf = (of: Naming['of'], text: string, name: Named, value: Value, link: number): Grade | undefined => {
  // What is called is a function.
  if (link === 0 || text.charAt(value.end) === '(') return undefined;
  const between = text.slice(name.end, value.start);
  // A commit, unless it stands right behind its name or a sign.
  if (/^[\da-f]{40}$/.test(value.value) && link < 3 && !/^.{0,4}$|[:：=]\s?["'`]?$/s.test(between)) return undefined;
  if (of === 'figures') {
    const near = link > 1 || (between.length <= 40 && !/\d/.test(between));
    const ends = (after: string): boolean =>
      DONE.test(after.slice(0, 8)) || (link > 2.4 && between.trim() !== '' && !COUNTED.test(after));
    return near && isFigures(value.value) && (value.end < name.start || ends(text.slice(value.end, value.end + 12)))
      ? 'warn'
      : undefined;
  }
  const said = text.slice(name.start, name.end);
  const given = link === 3 && PASSWORD_VARIABLE.test(said) && isLettersGiven(value.value);
  const worth = given ? 0.5 : worthOf(value.value, value.quoted, link, of === 'password' ? said : '');
  const sum = worth + link + (link === 1 && value.quoted ? 0.5 : 0);
  if (worth === 0 || sum < (of === 'password' || (link === 3 && VARIABLE.test(said)) ? 3.4 : 5)) return undefined;
  const sure = worth === 4 ? link >= 2 : of === 'password' && sum === 6 && value.value.length >= 10;
  return sure ? 'block' : 'warn';
};

/** What each name announces: the first value that is one, and what is listed behind it; of a table, one in each row. */
export const inContext = (text: string, { of, beside }: Naming, names: readonly Named[]): InContext[] =>
  names.flatMap((name, i) => {
    const eol = text.indexOf('\n', name.end);
    const end = eol < 0 ? text.length : eol;
    const from = Math.max(text.lastIndexOf('\n', name.start) + 1, name.start - REACH);
    if (beside && !beside.test(text.slice(from, Math.min(end, name.end + REACH)))) return [];
    const judged = (value: Value, link: number): InContext[] => {
      const grade = gradeOf(of, text, name, value, link);
      if (grade === undefined || isOtherThing(text, of, name)) return [];
      return [{ id: ids[of], span: [value.start, value.end], grade }];
    };
    const next = names[i + 1]?.start ?? text.length;
    const masked = text.slice(name.end, end).indexOf(MASKED);
    const found: InContext[] = [];
    let last = name.end;
    for (const value of valuesIn(
      text,
      name.end,
      Math.min(masked < 0 ? end : name.end + masked, next, name.end + REACH),
    )) {
      if (found.length > 0 && value.start - last > LISTED) break;
      // What is assigned to a variable is that, and nothing behind it.
      if (value.start > name.end + 3 && /^=\S/.test(text.slice(name.end, name.end + 2))) break;
      const hits = judged(value, linkOf(text, { start: name.start, end: last }, value));
      if (hits.length > 0) last = value.end;
      found.push(...hits);
    }
    if (found.length === 0 && of === 'password') {
      const phrases = phrasesIn(text, name.end, Math.min(end, next));
      found.push(...phrases.flatMap((value) => judged(value, linkOf(text, name, value))).slice(0, 1));
    }
    if (found.length === 0) found.push(...valuesBefore(text, name.start).flatMap((value) => judged(value, 2.5)));
    if (found.length > 0) return found;
    const column = valuesInColumn(text, name).flatMap((value) => judged(value, value.quoted ? 2.5 : 1));
    if (column.length > 0 || next < end || masked >= 0) return column;
    // A sign at the end of the line gives the name what stands below, but a poor value is none there.
    const given = /^[^\n]{0,40}[:：=]\s*$/.test(text.slice(name.end, end));
    return valuesBelow(text, name.end).flatMap((value) => {
      const hits = judged(value, 2);
      return given && hits.length > 0 ? judged(value, 3) : hits;
    });
  });
