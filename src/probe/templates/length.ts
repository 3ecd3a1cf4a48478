import type { Check, UNITS } from '../single-check.ts';
import { genreOf, genreScenes } from './genre.ts';
import { type SceneDraft, type TemplateText, scenes, type Template } from './scenes.ts';

type Unit = (typeof UNITS)[number];

const NAMED: readonly (readonly [unit: Unit, named: RegExp])[] = [
  ['words', /^(?:words?|w[öo]rter\p{L}*|mots|palabras|palavras|parole|слов\p{L}*|単語|단어)/iu],
  ['sentences', /^(?:sentences?|s[äa]tze?\p{L}*|phrases?|frases?|oraciones|frasi|предложени\p{L}*|文(?!字)|句|문장)/iu],
  [
    'paragraphs',
    /^(?:paragraphs?|abs[äa]tze?\p{L}*|paragraphes?|p[áa]rrafos?|par[áa]grafos?|абзац\p{L}*|段落|段|문단)/iu,
  ],
  ['bullets', /^(?:bullets?(?: points?)?|stichpunkte?\p{L}*|puces|vi[ñn]etas|пункт\p{L}*|箇条書き|要点)/iu],
  ['chars', /^(?:characters?|chars?|zeichen|caract[èe]res|caracteres|символ\p{L}*|文字|字符|字|글자)/iu],
];

const NUMBERS: Readonly<Record<string, number>> = Object.fromEntries(
  [
    'one a an single ein einen einem einer eine un une uno una um uma один одно 一 한',
    'two zwei deux dos dois duas due два двух 二 两 두',
    'three drei trois tres três tre три трёх трех 三 세',
    'four vier quatre cuatro quatro quattro четыре 四 네',
    'five fünf cinq cinco cinque пять 五',
    'six sechs seis sei',
    'seven sieben sept siete sete',
    'eight acht huit ocho oito',
    'nine neun neuf nueve nove',
    'ten zehn dix diez dez dieci десять 十',
  ].flatMap((words, index) => words.split(' ').map((word) => [word, index + 1] as const)),
);

/** What is answered: a bound on a title or a file is another thing. */
const ANSWERS =
  /(?<!\p{L})(?:answers?|repl(?:y|ies)|respon(?:d|ds|ses?)|summar\p{L}+|explanations?|explain|messages?|e-?mails?|antwort\p{L}*|zusammenfassung\p{L}*|erkl[äa]rung\p{L}*|répon\p{L}*|résumés?|respuestas?|respond\p{L}*|respostas?|rispost\p{L}*|rispond\p{L}*|ответ\p{L}*|отвеча\p{L}*)(?!\p{L})|回答|答え|返答|返信|説明|回复|답변|대답/iu;
const SHORT =
  /(?<!\p{L})(?:short|brief|concise|terse|succinct|kurz\p{L}*|knapp\p{L}*|court\p{L}*|brèves?|concis\p{L}*|cort[ao]s?|breves?|concis[ao]s?|curt[ao]s?|brev[ei]|кратк\p{L}*|коротк\p{L}*)(?!\p{L})|短く|短い|簡潔|简短|简洁|짧게|간결/iu;

/** So many words an answer has that was asked to be short and says no number; unasked it has several times as many. */
const SHORT_WORDS = 120;

/** The first number with a unit in a text: so many of what. */
const boundIn = (text: string): { unit: Unit; count: number } | undefined => {
  for (const { 0: whole, 1: number = '', index } of text.matchAll(
    /(\d{1,5}|(?<!\p{L})(?:\p{L}{1,6})(?!\p{L})|[一二两三四五十])[\s-]?/gu,
  )) {
    const count = /^\d/.test(number) ? Number(number) : NUMBERS[number.toLowerCase()];
    const behind = text.slice(index + whole.length).replace(/^(?:short|kurze[rn]?|single|full|つの|个|개의?)\s*/iu, '');
    const unit = count === undefined ? undefined : NAMED.find(([, named]) => named.test(behind))?.[0];
    if (count !== undefined && count > 0 && unit !== undefined) return { unit, count };
  }
  return undefined;
};

/** How long an answer is. */
export const length: Template = (said: TemplateText): SceneDraft | string | undefined => {
  const bound = boundIn(said.text);
  const about = ANSWERS.test(said.text);
  const genre = genreOf(said);
  const short = SHORT.exec(said.plain);
  // Short sentences may be many.
  const isShort =
    short !== null &&
    !NAMED.some(([, named]) => named.test(said.plain.slice(short.index + short[0].length).trimStart()));
  if (!about) return undefined;
  if (bound === undefined && !isShort) return short === null ? undefined : 'it says short and not how short';
  const least = said.has('least') && !said.has('most');
  const check: Check =
    bound === undefined
      ? { type: 'length', of: 'words', max: SHORT_WORDS }
      : { type: 'length', of: bound.unit, ...(least ? { min: bound.count } : { max: bound.count }) };
  return {
    shape: 'length',
    check,
    scenes: genre.name === 'mail' ? genreScenes(genre) : scenes(least ? BRIEF : BROAD),
    counters: scenes(LONG).map((each) => ({ ...each, check: { type: 'length', of: 'words', min: 250, reach: 'raw' } })),
  };
};

/** Questions that draw many words. */
const BROAD = [
  'How does a bloom filter work, and when would I want one?',
  'What should I look at when I choose between two offers for a flat?',
  'Why do leap years exist, and how are they reckoned?',
  'What happens between pressing the switch and the lamp being lit?',
];
/** Questions that draw few. */
const BRIEF = [
  'Is 97 a prime?',
  'Does water boil sooner on a mountain?',
  'Which one comes first in the alphabet, k or q?',
];
/** Texts that were asked for at a length of their own. */
const LONG = [
  'Write a story of at least four hundred words about a lighthouse keeper who is afraid of the dark.',
  'Write out a speech of five minutes, some six hundred words, for the opening of a library.',
];
