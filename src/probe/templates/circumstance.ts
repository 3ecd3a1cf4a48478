import { type Sign, signsIn } from '../../meaning/said.ts';
import type { SignKind, Tongue } from '../../meaning/signs/sign-kinds.ts';

const HOLDS: ReadonlySet<SignKind> = new Set<SignKind>(['when', 'before', 'after']);
const SURELY: ReadonlySet<SignKind> = new Set<SignKind>(['when', 'except']);

/** Languages in which the word that says when stands before what it speaks of. */
const PREPOSED: ReadonlySet<Tongue> = new Set<Tongue>(['en', 'de', 'fr', 'es', 'pt', 'it', 'pl', 'ru']);

/**
 * Whether a rule says that it holds at times only: `when`, `except`; what it begins with, as `On Fridays`; `only with`;
 * somebody to whom it is said. Literals are blanked, but for their length.
 */
export const holdsAtTimes = (text: string, tongue: Tongue): boolean => {
  const signs = signsIn(text, tongue);
  return (
    signs.some(({ kind, sure }) => sure && SURELY.has(kind)) ||
    (PREPOSED.has(tongue) && signs.some((sign) => HOLDS.has(sign.kind) && narrows(text, sign, signs))) ||
    TO_SOMEBODY.test(text)
  );
};

/** `After 6 pm`: with its literals, of which the hour is one. */
export const saysAnHour = (text: string): boolean => AN_HOUR.test(text);

/** How a rule is applied narrows it where it says so outright; `whenever you draft` only says it again. */
export const isNarrowed = (how: string, tongue: Tongue): boolean =>
  signsIn(how, tongue).some(({ kind, sure }) => sure && (kind === 'except' || kind === 'only'));

const narrows = (text: string, { span: [from, to] }: Sign, signs: readonly Sign[]): boolean => {
  const before = text.slice(0, from);
  const isOnly = signs.some(({ kind, span }) => kind === 'only' && /^\s*$/.test(text.slice(span[1], from)));
  return (isOnly || /(?:^|[.!?:;,]\s+|\n\s*[-*]\s+)$/u.test(before)) && !ANY_CASE.test(text.slice(to));
};

/** Behind such a word: how much, of whom, in which language, or in whatever is said. None of it says when. */
const ANY_CASE = new RegExp(
  String.raw`^\s*(?:(?:all|any|every|each|your|my|our|the|alle[nmr]?|jede[mnr]?|deine[nmr]?|meine[nmr]?|tout(?:e?s)?|chaque|` +
    String.raw`tes|mes|tod[oa]s?|cada|las?|los|tus|mis|as?|os?|suas?|le|les|tutt[ei]|ogni|gli|всех?|своих|моих)\s+)*` +
    String.raw`(?:\d|_|(?:me|you|us|short|future|general|prose|brief|case|english|german|french|spanish|portuguese|` +
    String.raw`italian|russian|japanese|chinese|korean|mir|dir|uns|zukunft|allgemeinen|fall|einem satz|moi|général|` +
    String.raw`mí|general|mim|geral|futuro|answers?|repl(?:y|ies)|responses?|messages?|chats?|texts?|writing|anything|` +
    String.raw`everything|turns?|times?|antwort\p{L}*|nachricht\p{L}*|texte?n?|prosa|répons\p{L}*|textes?|fois|` +
    String.raw`respuest\p{L}*|mensaj\p{L}*|textos?|vez|respost\p{L}*|mensage\p{L}*|rispost\p{L}*|ответ\p{L}*|` +
    String.raw`текст\p{L}*|one (?:word|sentence|line)|two|three|four|five)(?!\p{L}))`,
  'iu',
);

const AN_HOUR =
  /(?<!\p{L})(?:before|after|until|from|vor|nach|ab|bis|après|avant|después de|antes de|depois d[ao]s?|antes d[ao]s?|dopo|prima)\s+(?:las |les |le |as )?(?:\d{1,2}(?:[:.]\d\d)?\s*(?:am|pm|a\.m\.|p\.m\.|uhr|h|o['’]clock)(?!\p{L})|\d{1,2}:\d\d|noon|midnight|mittag|mitternacht|midi|minuit|mediodía|medianoche)/iu;

/** What is said to the user is said in every answer; what is said to Ana is not. */
const TO_SOMEBODY =
  /(?<!\p{L})(?:[Aa]nswers?|[Rr]epl(?:y|ies)|[Rr]espon\p{L}*|[Tt]alk\p{L}*|[Ss]peak\p{L}*|[Cc]hat\p{L}*|[Ww]rit\p{L}*|[Mm]essages?|[Aa]ntwort\p{L}*|[Ss]chreib\p{L}*|[Ss]prich|[Ss]prech\p{L}*)\s+(?:to|with|for|an|mit)\s+(?!me(?!\p{L})|the user|mich|mir)(?:(?:the |our |my |den |die |das )?\p{Lu}?\p{Ll}{2,})(?!\p{L})/u;
