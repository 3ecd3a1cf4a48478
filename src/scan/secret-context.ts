import { isName, isNameOfSecret } from './placeholder.ts';
import {
  FIELD, KEY, LOGIN, LOGIN_AT, LOGIN_MAIL, LOGIN_WITH, type Naming, OPENS, PASSWORD, RECOVERY, REVERSED,
} from './secret-names.ts';
import { UUID, classes, couldBePassword, isPhrase, isRandom, isSaidRandom, isSlashed, looksKey, looksPassword } from './secret-values.ts';

/**
 * Secrets that only their surroundings give away: a name that means password or key, then a value.
 * A person's password is short and mixed, a machine's key long and random; both must look it, or the name alone would alarm.
 */

export interface InContext {
  id: 'password' | 'key' | 'recovery-phrase' | 'login';
  span: [number, number];
  sure: boolean;
}

/** "page token", "idempotency key", "public key", "password policy": the word, not the thing. */
const HARMLESS_BEFORE = /(?<![a-z])(?:public|site|search|measurement|ingest(?:ion)?|object|record|issue|feature|publishable|primary|foreign|sort|partition|cache|csrf|xsrf|page|design|next|idempotency|host|hash|lookup|query|map|dict|stop|eos|bos|pad|cancel(?:lation)?|max|min|num|color|style|theme|cursor|continuation|translation|i18n|tokenizer|file|doc|sync)[-_ ]?$/i;
const HARMLESS_AFTER = /^["']?[-_ ]{0,2}(?:hash|digest|polic|reset|field|column|length|manager|strength|count|budget|limit|rotation|expir|lifetime|ttl|id\b|ids\b|name|type|file|path|url|prefix|format|scheme|regex|generator|store|vault|prompt|rules?\b|s?\/s|arn|version|usage)/i;
const STRONG = /(?:secret|token|passw|passphrase|credential|api_?key|[-_]key|private|salt|pepper|signing|encrypt)/i;
const HARMLESS_TAIL = /(?:^|[-_.]|(?<=[a-z])(?=[A-Z]))(?:hash|digest|policy|ids?|name|type|file|path|url|uri|host|port|prefix|format|arn|version|method|mode|provider|scheme|header|domain|issuer|audience|endpoint|ref|image|class|table|public|storage|backend|timeout|ttl|count|length|size|at|by|enabled)s?$/i;
const ASSIGNED = /^(?<gap>[^\n=:：＝{}]{0,48}?)["'`*)]{0,3}\s{0,2}(?:=>|:=|={1,2}|[:：＝])\s{0,3}(?<quote>["'`“«「*]{0,3})(?<value>(?:(?!["'`,;<>|])[\x21-\x7e]){5,200})/u;
const SPOKEN = /(?:(?!["'`,;<>|()])[\x21-\x7e]){5,200}/g;
/** How far behind its name, in one line, a value may stand when nothing assigns it. */
const REACH = 72;
const ENDS = new Set(').,;:!?*`"\'»”]');
const TRAIL = /[).,;:!?*`"'»”\]]+$/;



/** Without the punctuation of the sentence round it; one that a short password may well end in stays. */
const trimmed = (value: string, quoted: boolean): string => {
  if (quoted || !ENDS.has(value.charAt(value.length - 1))) return value;
  return value.replace(TRAIL, (end) => (/^[!?*]+$/.test(end) && value.length - end.length < 12 ? end : ''));
};

interface Value {
  value: string;
  start: number;
  /** Nothing but a sign of assignment stands between. */
  near: boolean;
  quoted: boolean;
}

/** What may stand before the sign of assignment: nothing, or "is". */
const COPULA = /^(?:is|ist|lautet|est|es|é|è)?$/;

/** The value after the first sign of assignment. */
const assignedAfter = (text: string, at: number): Value | undefined => {
  const rest = text.slice(at, at + 260);
  if (!/[=:：＝]/.test(rest.slice(0, 54))) return undefined;
  const m = ASSIGNED.exec(rest);
  if (m === null) return undefined;
  const raw = m.groups?.['value'] ?? '';
  const quote = m.groups?.['quote'] ?? '';
  const quoted = quote !== '' && !quote.includes('*');
  const gap = (m.groups?.['gap'] ?? '').replace(/["'`*)\]]/g, '').trim();
  return { value: trimmed(raw, quoted), start: at + m[0].length - raw.length, near: COPULA.test(gap), quoted };
};

/** The words of the line a name stands in, found once and judged at most once: a name looks at those that follow it. */
const wordsOf = (text: string) => {
  let line = -1;
  let words: Value[] = [];
  const after = (at: number, judged: Map<number, boolean>, fits: (value: Value) => boolean): Value | undefined => {
    const from = text.lastIndexOf('\n', at - 1) + 1;
    const eol = text.indexOf('\n', at);
    const end = eol < 0 ? text.length : eol;
    if (from !== line) {
      line = from;
      words = [...text.slice(from, end).matchAll(SPOKEN)].map((m): Value => ({ value: trimmed(m[0], false), start: from + m.index, near: false, quoted: /["'`“«「]/.test(text.charAt(from + m.index - 1)) }));
    }
    let low = 0;
    let high = words.length;
    while (low < high) {
      const mid = (low + high) >> 1;
      if ((words[mid]?.start ?? 0) < at) low = mid + 1;
      else high = mid;
    }
    const stop = Math.min(at + REACH, end);
    for (let i = low; i < words.length; i++) {
      const word = words[i];
      if (word === undefined || word.start >= stop) return undefined;
      const fit = judged.get(word.start) ?? fits(word);
      judged.set(word.start, fit);
      if (fit) return word;
    }
    return undefined;
  };
  return { after };
};

/** "… is `value`": said of the password itself, and set apart. */
const IS_CALLED = /^[^\n=:;.,`"]{0,40}? (?:is|are|to|ist|lautet|es|est|é|è) ["'`“«](?<value>[\x21\x23-\x26\x28-\x5f\x61-\x7e]{6,80})(?=["'`”»])/;
/** The same without a mark round it: letters first, then at least a digit. */
const IS_SAID = /^(?:[^\n=:;.,`"]{0,40}? (?:is|are|ist|lautet|es|est|é|è) |(?:是|为|為|は|은|는) ?)(?<value>(?!(?:base\d|aes|md5|rsa|utf|v\d))[A-Za-z]{3}[A-Za-z_.!#@+-]{0,40}\d[\x21\x23-\x26\x28-\x2b\x2d-\x5f\x61-\x7e]{0,40}?)(?=[.,;:)]?(?:\s|$)|[。，、）])/;
/** A line that holds nothing but one value, as it stands below its name: bare, quoted, in a code span, fence or list row. */
const ALONE = /^[ \t]*(?:[-*+>|] ?){0,3}(?:["']?(?:value|default|content)["']? ?[:=] ?)?(?:["'`“«「*]{0,3})(?<value>(?:(?!["'`,;<>|])[\x21-\x7e]){6,600})["'`”»」*|]{0,3}[.,;]?[ \t]*$/;
const FENCE = /^[ \t]*(?:[`~]{3,}[\w-]*|[|: -]*)$/;
/** Title, hook and statement stand between a name and its value at most. */
const LINES_BELOW = 3;
const ROWS_BELOW = 30;

/** The values that stand alone on one of the next lines, or in the rows of the table whose head the name is in. */
const standingBelow = (text: string, at: number): Value[] => {
  let from = text.indexOf('\n', at);
  // The head of a table is the row above its line of dashes.
  const inTable = from >= 0 && /^[ \t]*\|/.test(text.slice(text.lastIndexOf('\n', at - 1) + 1, at)) && /^\n[ \t]*\|[ |:-]*-[ |:-]*(?:\n|$)/.test(text.slice(from, from + 400));
  const found: Value[] = [];
  for (let lines = 0; from >= 0 && lines < (inTable ? ROWS_BELOW : LINES_BELOW); ) {
    const next = text.indexOf('\n', from + 1);
    const line = text.slice(from + 1, next < 0 ? text.length : next);
    if (line.length > 700) break;
    if (inTable) {
      if (!/^[ \t]*\|/.test(line)) break;
      for (const cell of line.matchAll(SPOKEN)) found.push({ value: trimmed(cell[0], false), start: from + 1 + cell.index, near: false, quoted: false });
      lines++;
    } else if (!FENCE.test(line)) {
      lines++;
      const m = ALONE.exec(line);
      const raw = m?.groups?.['value'];
      if (m && raw !== undefined) found.push({ value: trimmed(raw, false), start: from + 1 + line.indexOf(raw), near: false, quoted: true });
    }
    from = next;
  }
  return found;
};

/** What only its key can read may stand anywhere. */
const SEALED = /sealed ?secret|encrypted_?data|cipher_?text/i;
const SEALED_VALUE = /^["'`]{0,2}\s{0,2}[:=]\s{0,3}["'`]?(?:ENC\[|\{cipher\}|vault:v\d|!vault|\$ANSIBLE_VAULT)/;

const isOtherThing = (text: string, name: RegExpExecArray): boolean =>
  SEALED.test(text.slice(Math.max(0, name.index - 80), name.index + name[0].length)) ||
  SEALED_VALUE.test(text.slice(name.index + name[0].length, name.index + name[0].length + 30)) ||
  HARMLESS_AFTER.test(text.slice(name.index + name[0].length, name.index + name[0].length + 16)) ||
  HARMLESS_BEFORE.test(text.slice(Math.max(0, name.index - 16), name.index) + name[0].replace(/(?:key|token|secret)s?$/i, ''));

/** Nothing else stands between a name and an identifier that is a key. */
const UUID_SAID = /^(?:[^\n.;:]{0,30} [—–-]| ?(?:is|are|ist|est|es|è|é|lautet)?| ?[:：は是은])\s?["'`“„«*]{0,3}$/;

/** `JWT_SECRET=winter-otter-41`: nobody assigns a name there without a word that says so. */
const isEnvironment = (text: string, name: RegExpExecArray, { value, start }: Value): boolean =>
  /^[A-Z_]{0,30}(?:SECRET|TOKEN)$/.test(name[0]) && /^=["']?$/.test(text.slice(name.index + name[0].length, start)) && /\d/.test(value);

/** `matches` finds where a naming stands in the text. */
export const inContext = (text: string, matches: (naming: Naming) => Iterable<RegExpExecArray>): InContext[] => {
  const found: InContext[] = [];
  const words = wordsOf(text);
  const passwords = new Map<number, boolean>();
  const keys = new Map<number, boolean>();
  // The name is looked at last: most names have no such value behind them, and that is quickly seen.
  const add = (name: RegExpExecArray, id: InContext['id'], { value, start }: Value, sure: boolean) => {
    if (!isOtherThing(text, name)) found.push({ id, span: [start, start + value.length], sure });
  };
  for (const m of matches(PASSWORD)) {
    const at = m.index + m[0].length;
    const assigned = assignedAfter(text, at);
    if (assigned !== undefined && looksPassword(assigned.value, !assigned.near && !assigned.quoted)) {
      add(m, 'password', assigned, assigned.near && classes(assigned.value) >= 3 && assigned.value.length >= 10);
      continue;
    }
    const word = words.after(at, passwords, ({ value, quoted }) => looksPassword(value, !quoted));
    if (word !== undefined) add(m, 'password', word, false);
    else if (assigned?.near && (isPhrase(assigned.value) || (assigned.quoted && isSlashed(assigned.value)) || (/\d/.test(assigned.value) && couldBePassword(assigned.value)))) add(m, 'password', assigned, false);
    else {
      const named = IS_CALLED.exec(text.slice(at, at + 120)) ?? IS_SAID.exec(text.slice(at, at + 120));
      const value = named?.groups?.['value'];
      if (named && value !== undefined && /\d/.test(value) && couldBePassword(value)) {
        add(m, 'password', { value, start: at + named[0].length - value.length, near: false, quoted: true }, false);
        continue;
      }
      const below = standingBelow(text, at).filter(({ value, quoted }) => looksPassword(value, !quoted) || (quoted && isPhrase(value)));
      // A table has one in each row.
      for (const each of below[0]?.quoted ? below.slice(0, 1) : below) {
        add(m, 'password', each, each.quoted && classes(each.value) >= 3 && each.value.length >= 10);
      }
    }
  }
  for (const m of matches(KEY)) {
    const at = m.index + m[0].length;
    const assigned = assignedAfter(text, at);
    if (assigned !== undefined && looksKey(assigned.value, assigned.near) && (assigned.value.length >= 20 || assigned.near)) {
      add(m, 'key', assigned, assigned.value.length >= 20 && (assigned.near || isSaidRandom(text.slice(at, assigned.start), assigned.value)));
    } else if (assigned?.near && isEnvironment(text, m, assigned) && couldBePassword(assigned.value) && !isNameOfSecret(assigned.value)) {
      add(m, 'password', assigned, false);
    } else if (assigned?.near && /secret$/i.test(m[0]) && assigned.value.length >= 8 && classes(assigned.value) >= 3 && !isName(assigned.value) && looksPassword(assigned.value, false)) {
      add(m, 'password', assigned, false);
    } else {
      const fits = ({ value, start }: Value): boolean =>
        value.length >= 20 && (looksKey(value, false) || (UUID.test(value) && UUID_SAID.test(text.slice(at, start))));
      const word = words.after(at, keys, fits) ?? standingBelow(text, at).find(fits);
      if (word !== undefined) add(m, 'key', word, isRandom(word.value) && ((word.start - at <= 3 && word.value.length >= 28) || isSaidRandom(text.slice(at, word.start), word.value)));
    }
  }
  for (const m of matches(FIELD)) {
    const { rest = '', value: raw = '' } = m.groups ?? {};
    const value = trimmed(raw, false);
    if (HARMLESS_TAIL.test(rest) || !looksKey(value, true)) continue;
    if (HARMLESS_BEFORE.test(text.slice(Math.max(0, m.index - 16), m.index) + m[0].slice(0, m[0].search(/key|[^A-Za-z\d_.-]/i)))) continue;
    if (SEALED.test(text.slice(Math.max(0, m.index - 80), m.index))) continue;
    // `key = …` is a secret in a row of settings; in a sentence it is any key.
    if (/^key\b/i.test(m[0]) && (rest !== '' || !isRandom(value) || !/(?:^|\n)[ \t]*$/.test(text.slice(Math.max(0, m.index - 12), m.index)))) continue;
    const strong = STRONG.test(m[0].slice(0, -raw.length));
    if (!strong && (!isRandom(value) || /^[0-9a-f-]+$/i.test(value))) continue;
    found.push({ id: 'key', span: [m.index + m[0].length - raw.length, m.index + m[0].length - raw.length + value.length], sure: strong && isRandom(value) });
  }
  for (const pattern of [OPENS, REVERSED]) {
    for (const m of matches(pattern)) {
      const raw = m.groups?.['value'] ?? '';
      const value = trimmed(raw, pattern === OPENS);
      if (!/\d/.test(value) || !couldBePassword(value) || /^(?:aes|rsa|sha|ed25519|x25519|chacha|gpg|age|tls|sops|kms)/i.test(value)) continue;
      if (!looksPassword(value, pattern === OPENS || value.length > 7)) continue;
      const start = m.index + m[0].indexOf(raw, m[0].search(/ ["'`“]?/));
      found.push({ id: 'password', span: [start, start + value.length], sure: false });
    }
  }
  for (const [id, pattern] of [['recovery-phrase', RECOVERY], ['login', LOGIN], ['login', LOGIN_AT], ['login', LOGIN_MAIL], ['login', LOGIN_WITH]] as const) {
    for (const m of matches(pattern)) {
      const raw = m.groups?.['value'] ?? '';
      const value = id === 'login' ? trimmed(raw, false) : raw;
      if (id === 'login' && !(value.length >= 8 && (looksPassword(value, true) || (value.length >= 24 && looksKey(value, false))))) continue;
      const start = m.index + m[0].length - raw.length;
      found.push({ id, span: [start, start + value.length], sure: id === 'recovery-phrase' });
    }
  }
  return found;
};
