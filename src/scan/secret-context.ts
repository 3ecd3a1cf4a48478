import { HARMLESS_BEFORE, HARMLESS_TAIL, isKept, isOtherThing, RESOURCE, SEALED, STRONG } from './other-things.ts';
import { isName, isNameOfSecret } from './placeholder.ts';
import {
  FIELD, KEY, LOGIN, LOGIN_AT, LOGIN_MAIL, LOGIN_WITH, type Naming, OPENS, PASSWORD, RECOVERY, REVERSED,
} from './secret-names.ts';
import {
  classes, couldBePassword, isDrawn, isLabelled, isPhrase, isRandom, isSaidRandom, isSlashed, looksKey, looksPassword, UUID,
} from './secret-values.ts';
import { assignedAfter, lineReader, saidAfter, standingBelow, trimmed, type Value } from './value-places.ts';

/**
 * Secrets that only their surroundings give away: a name that means password or key, then a value.
 * A person's password is short and mixed, a machine's key long and random; both must look it, or the name alone would alarm.
 */
export interface InContext {
  id: 'password' | 'key' | 'recovery-phrase' | 'login';
  span: [number, number];
  sure: boolean;
}

/** A name, and the text between it and a value. */
interface Place {
  name: string;
  to: (value: Value) => string;
}

/** A place where the value of a name may stand, and what it must look like there. */
interface Way {
  at: 'assigned' | 'line' | 'said' | 'below';
  id?: InContext['id'];
  fits: (value: Value, place: Place) => boolean;
  sure?: (value: Value, place: Place) => boolean;
}

const hasDigit = (value: string): boolean => /\d/.test(value);
const isStrong = ({ value }: Value): boolean => classes(value) >= 3 && value.length >= 10;

/** Nothing else stands between a name and an identifier that is a key. */
const UUID_SAID = /^(?:[^\n.;:]{0,30} [—–-]| ?(?:is|are|ist|est|es|è|é|lautet)?| ?[:：は是은])\s?["'`“„«*]{0,3}$/;
const fitsKey = (value: Value, { to }: Place): boolean =>
  value.value.length >= 20 && (looksKey(value.value, false) || (UUID.test(value.value) && UUID_SAID.test(to(value))));
const isSureKey = (value: Value, { to }: Place): boolean =>
  isRandom(value.value) && ((to(value).length <= 3 && value.value.length >= 28) || isSaidRandom(to(value), value.value));

/** In the order in which they are asked; the first that has a value ends the search. */
const WAYS: readonly (readonly [Naming, InContext['id'], readonly Way[]])[] = [
  [PASSWORD, 'password', [
    { at: 'assigned', fits: ({ value, near, quoted }) => looksPassword(value, !near && !quoted), sure: (value) => value.near && isStrong(value) },
    { at: 'line', fits: (value, { to }) => looksPassword(value.value, !value.quoted) && !isKept(to(value)) },
    { at: 'assigned', fits: ({ value, near, quoted }) =>
      near && (isPhrase(value) || isSlashed(value, quoted) || (hasDigit(value) && couldBePassword(value))) },
    { at: 'assigned', fits: ({ value, label }) => label === true && isLabelled(value) },
    { at: 'said', fits: ({ value }) => (hasDigit(value) && couldBePassword(value)) || isSlashed(value, false) },
    { at: 'below', fits: ({ value, quoted }) => looksPassword(value, !quoted) || (quoted && isPhrase(value)), sure: (value) => value.quoted && isStrong(value) },
  ]],
  [KEY, 'key', [
    { at: 'assigned', fits: ({ value, near }) => looksKey(value, near) && (value.length >= 20 || near),
      sure: (value, { to }) => value.value.length >= 20 && (value.near || isSaidRandom(to(value), value.value)) },
    { at: 'assigned', fits: ({ value, near, quoted }) => near && quoted && isDrawn(value), sure: () => true },
    // `JWT_SECRET=winter-otter-41`: nobody assigns a name there without a word that says so.
    { at: 'assigned', id: 'password', fits: (value, { name, to }) =>
      value.near && /^[A-Z_]{0,30}(?:SECRET|TOKEN)$/.test(name) && /^=["']?$/.test(to(value)) && hasDigit(value.value) &&
      couldBePassword(value.value) && !isNameOfSecret(value.value) },
    { at: 'assigned', id: 'password', fits: ({ value, near, label }, { name }) =>
      (near || label === true) && /secret$/i.test(name) && classes(value) >= 3 && !isName(value) && value.length >= 8 && looksPassword(value, false) },
    { at: 'line', fits: fitsKey, sure: isSureKey },
    { at: 'below', fits: fitsKey, sure: isSureKey },
  ]],
];

const followed = (text: string, matches: (naming: Naming) => Iterable<RegExpExecArray>): InContext[] => {
  const found: InContext[] = [];
  const inLine = lineReader(text);
  for (const [naming, id, ways] of WAYS) {
    const judged = new Map<number, boolean>();
    for (const name of matches(naming)) {
      const at = name.index + name[0].length;
      const place: Place = { name: name[0], to: ({ start }) => text.slice(at, start) };
      const assigned = assignedAfter(text, at, name.index);
      const valuesOf = ({ at: where, fits }: Way): Value[] => {
        if (where === 'line') return [inLine(at, judged, (value) => fits(value, place)) ?? []].flat();
        const values = where === 'below' ? standingBelow(text, at) : [(where === 'said' ? saidAfter(text, at) : assigned) ?? []].flat();
        return values.filter((value) => fits(value, place));
      };
      for (const way of ways) {
        const values = valuesOf(way);
        if (values.length === 0) continue;
        // The name is looked at last: most names have no such value behind them, and that is quickly seen.
        if (isOtherThing(text, name)) break;
        // A table has one in each row.
        for (const value of values[0]?.quoted ? values.slice(0, 1) : values) {
          found.push({ id: way.id ?? id, span: [value.start, value.start + value.value.length], sure: way.sure?.(value, place) ?? false });
        }
        break;
      }
    }
  }
  return found;
};

/** A match that holds its value: whether it is one, and surely. Undefined: it is none. */
type Judge = (value: string, match: RegExpExecArray, text: string) => boolean | undefined;

const ofField: Judge = (value, match, text) => {
  const said = match[0];
  const rest = match.groups?.['rest'] ?? '';
  const before = text.slice(Math.max(0, match.index - 120), match.index);
  if (HARMLESS_TAIL.test(rest) || !looksKey(value, true) || SEALED.test(before.slice(-80)) || RESOURCE.test(before)) return undefined;
  if (HARMLESS_BEFORE.test(before.slice(-16) + said.slice(0, said.search(/key|[^A-Za-z\d_.-]/i)))) return undefined;
  // `key = …` is a secret in a row of settings; in a sentence it is any key.
  if (/^key\b/i.test(said) && (rest !== '' || !isRandom(value) || !/(?:^|\n)[ \t]*$/.test(before.slice(-12)))) return undefined;
  const strong = STRONG.test(said.slice(0, -(match.groups?.['value'] ?? '').length));
  return strong || (isRandom(value) && !/^[0-9a-f-]+$/i.test(value)) ? strong && isRandom(value) : undefined;
};

const opens = (spoken: (value: string) => boolean): Judge => (value) =>
  hasDigit(value) && couldBePassword(value) && !/^(?:aes|rsa|sha|ed25519|x25519|chacha|gpg|age|tls|sops|kms)/i.test(value) &&
  looksPassword(value, spoken(value)) ? false : undefined;

const isOfLogin: Judge = (value) =>
  value.length >= 8 && (looksPassword(value, true) || (value.length >= 24 && looksKey(value, false))) ? false : undefined;

const WITHIN: readonly (readonly [Naming, InContext['id'], Judge, 'as it stands'?])[] = [
  [FIELD, 'key', ofField],
  [OPENS, 'password', opens(() => true), 'as it stands'],
  [REVERSED, 'password', opens((value) => value.length > 7)],
  [RECOVERY, 'recovery-phrase', () => true, 'as it stands'],
  [LOGIN, 'login', isOfLogin],
  [LOGIN_AT, 'login', isOfLogin],
  [LOGIN_MAIL, 'login', isOfLogin],
  [LOGIN_WITH, 'login', isOfLogin],
];

/** `matches` finds where a naming stands in the text. */
export const inContext = (text: string, matches: (naming: Naming) => Iterable<RegExpExecArray>): InContext[] => {
  const found = followed(text, matches);
  for (const [naming, id, judge, exact] of WITHIN) {
    for (const match of matches(naming)) {
      const raw = match.groups?.['value'] ?? '';
      const value = trimmed(raw, exact !== undefined);
      const sure = judge(value, match, text);
      const start = match.index + match[0].lastIndexOf(raw);
      if (sure !== undefined) found.push({ id, span: [start, start + value.length], sure });
    }
  }
  return found;
};
