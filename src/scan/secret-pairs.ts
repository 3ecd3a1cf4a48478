import { valuesInColumn } from './columns.ts';
import { MASKED } from './mask.ts';
import { SEALED } from './nobodys.ts';
import type { Label } from './secret-labels.ts';
import { columnOf, type Join, type LabelledValue, signsOfLine } from './secret-signs.ts';
import { ADVICE, THING } from './sign-tables.ts';
import { once } from './source.ts';
import {
  firstAt,
  type Line,
  phrasesIn,
  type ValueToken,
  tokensOf,
  type PlacedValue,
  valuesBelow,
  valuesIn,
} from './value-places.ts';

/** How far behind its label, and before it, a value may begin in one line. */
const BEHIND = 120;
const BEFORE = 100;
const MOST = 4;

/** A label may be all that stands in so short a line. */
const SHORT = 44;
/** Its value may stand below. */
const GOES_ON = /[:：=]["'`*]{0,2}\s*$/;

/** `admin/Tamarack7`: the part behind the mark may be the password of the one before it. */
const LOGIN = /^[\w.@+-]{2,40}[/:|](?<password>[^/:|@]{6,})$/;

const BASE64 = /^[A-Za-z\d+/]{20,}={0,2}$/;

const withPasswords = (values: readonly PlacedValue[]): PlacedValue[] =>
  values.flatMap((value) => {
    const password = LOGIN.exec(value.value)?.groups?.['password'];
    if (password === undefined || BASE64.test(value.value)) return [value];
    return [value, { value: password, start: value.end - password.length, end: value.end, quoted: false }];
  });

/** Whether a label stands in the value; the labels are sorted. */
const isNamed = ({ start, end }: PlacedValue, labels: readonly Label[]): boolean => {
  let n = firstAt(labels, start, (label) => label.start);
  for (let label = labels[n]; label !== undefined && label.start < end; label = labels[++n])
    if (label.end <= end) return true;
  return false;
};

/** Figures, a licence's groups of letters and figures: what a code is made of. */
const CODE = /^(?=.*\d)(?:[^A-Za-zА-яё]{0,20}[A-Za-zКк]?[^A-Za-zА-яё]{0,20}|[A-Z\d]{4,7}(?:-[A-Z\d]{4,7}){2,7})$/;

/** What no word of prose has, and nearly every drawn value: letters and figures in one, many figures, a sign inside. */
const TELLING = /\d(?:(?<=[A-Za-z]\S{0,60}\d)|(?=\S{0,60}[A-Za-z])|[\d-]{9})|[^\W_][!#$%&*+^~?@=§][^\W_]/g;

/** A file by its path, an option, an address. */
const PATH = /^(?:https?:|--?[a-z]|[a-z\d.~_-]*\/[a-z\d_./-]*\.[a-z]{1,4}$)/;

/** The same with the punctuation round it. */
const MARKED_PATH =
  /^["'`(]{0,2}(?:https?:[\w./:~#?&%-]*|--[a-z-]{2,40}(?:=\d{1,8})?|[a-z\d.~_-]*\/[a-z\d_./-]*\.[a-z]{1,4})["'`).,;:]{0,3}$/;

/** Whether a line may hold a value that speaks for itself, or leave it to those below it. */
export const mayTell = (line: string): boolean => {
  if (line.length < SHORT || line.includes('|') || GOES_ON.test(line)) return true;
  TELLING.lastIndex = 0;
  for (let found = TELLING.exec(line); found !== null; found = TELLING.exec(line)) {
    const end = line.indexOf(' ', found.index);
    const run = line.slice(line.lastIndexOf(' ', found.index) + 1, end < 0 ? line.length : end);
    if (!MARKED_PATH.test(run)) return true;
    TELLING.lastIndex = end < 0 ? line.length : end;
  }
  return false;
};
const tells = (value: string): boolean => value.search(TELLING) >= 0 && !PATH.test(value);

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** A label that says little needs a value that no word is; a code is of figures. */
const suits = ({ kind }: Label, { value }: PlacedValue): boolean =>
  kind === 'login' || kind === 'drawn'
    ? value.length > 5 && tells(value) && !UUID.test(value)
    : kind === 'pin' || kind === 'code'
      ? CODE.test(value)
      : true;

/** `auth-token-issuer-78b84`: the rest of a longer name, of which the label is a part. */
const isRest = (text: string, label: Label, { start }: PlacedValue): boolean =>
  start >= label.end && start - label.end < 3 && /^[-./@_]*$/.test(text.slice(label.end, start));

/** A commit, unless it stands right behind its label or a sign. */
const isCommit = (text: string, label: Label, { value, start }: PlacedValue): boolean =>
  /^[\da-f]{40}$/.test(value) &&
  !/^.{0,6}$|(?:[:：=]|nämlich|namely|savoir|saber|cioè|именно)\s?["'`]?$/s.test(text.slice(label.end, start));

/** Between a label and what follows: who keeps it, and where. */
const KEPT =
  /1password|bitwarden|keepass|lastpass|dashlane|\bvault\b|key ?chain|schl[uü]sselbund|tresor\b|gestor|gestionnaire|coffre|cofre|\b(?:entry|item|entrada|dossier|folder|cartella|ordner|eintrag|entr[ée]e)\b|запис|папк|条目|项目|항목|項目|由|(?:\w(?:ed|en) by|[a-zÀ-῿぀-퟿][ée]e?s? par|[aio]d[oa]s? por|\s(?:von|durch)) ["'`]?$/i;
const SAID = /[:=：]\s?["'`“«„]?$|\s(?:is|ist|est|es|è|é|это) ["'`“«„]?$/;
const isKept = (text: string, label: Label, { start }: PlacedValue): boolean => {
  const between = text.slice(label.end, start);
  return start > label.end && KEPT.test(between) && !SAID.test(between);
};

/** "fingerprint of the signing key: …". */
const OF_ANOTHER =
  /(?:uuid|hash|fingerprint|fingerabdruck|empreinte|huella|отпечаток|digest|checksum)(?: [a-zÀ-῿぀-퟿-]{1,16}){1,4} ?$/i;

/** `gh secret set API_KEY`, "Pass `Handler` to it", "Secret `LogRecord` attributes": what is named is no value. */
const isNamedThing = (text: string, label: Label, { value, start }: PlacedValue): boolean => {
  const between = text.slice(label.end, start);
  const said = text.slice(label.start, label.end).toLowerCase();
  if (said === 'secret' && /^s? (?:set|put|create|add|list|get|delete|rm|remove|unset) ["'`]?$/.test(between))
    return !value.includes('=');
  return (said === 'pass' || said === 'secret') && between === ' `' && /^(?:[A-Z][a-z]+){2,6}$/.test(value);
};
/** "The passphrase is in Bitwarden", "… in the sealed envelope with Ed": where it is kept, and no value. */
const IN_KEEPER = new RegExp(
  String.raw`^(?:in|on|at|inside|with|bei|im|en|dans|chez|em|no|na|nel|w|i|v|в)\s(?:[a-zÀ-῿぀-퟿'’]{1,12}\s){0,3}(?:` +
    String.raw`1password|bitwarden|vaultwarden|keepass\w*|lastpass|dashlane|proton ?pass|gopass|vault|key ?chain|schl[uü]sselbund|` +
    String.raw`envelope|safe|drawer|binder|folder|notebook|umschlag|tresor|schublade|ordner|enveloppe|coffre|tiroir|classeur|` +
    String.raw`sobre|caja|caj[oó]n|carpeta|cofre|gaveta|pasta|busta|cassaforte|cassetto|envelop|kluis|lade|konwer\w+|sejf\w*|конверте|сейфе)(?![a-zà-ÿа-яё])`,
  'i',
);

/** Words that say nothing of a secret, and of which none is one by itself. */
const isPhrase = ({ value }: PlacedValue): boolean =>
  !IN_KEEPER.test(value) &&
  !ADVICE().test(value) &&
  !value.split(' ').some((word) => /\d/.test(word) && /[^\d]/.test(word) && word.length > 5);

export const lineAt = (text: string, { start, end }: Label): Line => {
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const eol = text.indexOf('\n', end);
  const to = eol < 0 ? text.length : eol;
  const said = text.slice(from, to);
  const tokens = once(() => tokensOf(text, said, from));
  return {
    text,
    from,
    to,
    said,
    tokens,
    below: once(() => (eol < 0 ? [] : valuesBelow(text, eol))),
    ofThing: once(() => THING().test(said.toLowerCase())),
    signs: once(() => signsOfLine(said, 'for')),
    goesOn: once(() => GOES_ON.test(said) || said.trim().length < end - start + 4),
    isHead: once(() => said.includes('|')),
    telling: once(() => tokens().filter(({ value }) => value !== undefined && tells(value.value))),
  };
};

/** Where the value of a label may stand, the n-th of all; `isWorthy`: whether a value says enough by itself. */
export const pairsOf = (
  line: Line,
  labels: readonly Label[],
  n: number,
  isWorthy: (value: string) => boolean,
): LabelledValue[] => {
  const label = labels[n];
  if (label === undefined) return [];
  const { text, from, to } = line;
  const column = columnOf[label.kind];
  const isLogin = column === 0;
  // A label that says little needs much of its value.
  const isWeak = label.kind === 'login' || label.kind === 'drawn';
  const announces = !isWeak || (line.goesOn() && label.end + BEHIND >= to);
  const isNear = ({ start: at, end: to }: ValueToken): boolean => at < label.end + BEHIND && to > label.start - BEFORE;
  if (!announces && !line.isHead() && !line.telling().some(isNear)) return [];
  let next = to;
  for (let i = n + 1; label.kind !== 'login' && i < labels.length; i++) {
    const { kind, start } = labels[i] ?? label;
    if (start >= to) break;
    if (kind !== label.kind || start < label.end) continue;
    next = start;
    break;
  }
  const mask = text.indexOf(MASKED, label.end);
  const masked = mask >= 0 && mask < to ? mask : to;
  const fits = (value: PlacedValue): boolean =>
    value.value.length > 3 &&
    suits(label, value) &&
    !isRest(text, label, value) &&
    !isCommit(text, label, value) &&
    (value.quoted || !isNamed(value, labels)) &&
    isWorthy(value.value) &&
    !isKept(text, label, value) &&
    !isNamedThing(text, label, value) &&
    (value.start <= mask || mask < 0);
  const paired = (join: Join, values: readonly PlacedValue[]): LabelledValue[] =>
    (isLogin ? withPasswords(values) : values).filter(fits).map((value) => ({ label, value, join }));
  const before = Math.max(from, text.indexOf(' ', label.start - BEFORE));
  const pairs = [
    ...paired('behind', valuesIn(line, label.end, Math.min(masked, next, label.end + BEHIND), MOST)),
    ...(isLogin ? paired('behind', phrasesIn(text, label.end, next).filter(isPhrase).slice(0, 2)) : []),
    ...paired(
      'before',
      valuesIn(line, before, label.start)
        .filter((value) => value.end <= label.start)
        .slice(-2),
    ),
    ...(masked === to && announces ? paired('below', line.below()) : []),
    ...paired('column', valuesInColumn(text, label)),
  ];
  if (pairs.length === 0 || (label.kind === 'code' && !line.ofThing())) return [];
  const isOfAnother =
    SEALED.test(text.slice(Math.max(0, label.start - 80), label.end)) ||
    OF_ANOTHER.test(text.slice(Math.max(from, label.start - 60), label.start));
  return isOfAnother ? [] : pairs;
};
