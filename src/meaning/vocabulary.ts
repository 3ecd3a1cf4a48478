import { LANGUAGES } from './lexicon/languages.ts';
import type { Lexicon, Operator } from './lexicon/lexicon.ts';

/** What a phrase of a language means to us. */
export type Sense =
  | { is: 'operator'; operator: Operator; behind: boolean }
  | { is: 'concept'; concept: string; polar: 1 | -1 }
  | { is: 'number'; value: number }
  | { is: 'stop' };

export interface Vocabulary {
  lang: string;
  /** Latin script: phrases by their first word, longest first. */
  phrases: ReadonlyMap<string, readonly { words: readonly string[]; sense: Sense }[]>;
  /** Other scripts: phrases by their first character, longest first. */
  glyphs: ReadonlyMap<string, readonly { text: string; sense: Sense }[]>;
  stems: ReadonlyMap<string, Sense>;
  /** Particles and endings, longest first (Korean). */
  tails: readonly string[];
  endings: readonly string[];
}

export const SPACED: ReadonlySet<string> = new Set(['en', 'es', 'pt', 'fr', 'de']);

export const fold = (word: string): string =>
  /^[\x20-\x7e]*$/.test(word) ? word : word.normalize('NFD').replace(/\p{Mn}/gu, '').normalize('NFC').replaceAll('ß', 'ss');

/** The longest ending that leaves enough of a word. */
export function stem(word: string, endings: readonly string[]): string {
  const folded = fold(word);
  for (const ending of endings) {
    if (folded.length - ending.length >= 3 && folded.endsWith(ending)) {
      const rest = folded.slice(0, -ending.length);
      return /([bdfgmnprt])\1$/.test(rest) ? rest.slice(0, -1) : rest;
    }
  }
  return folded;
}

const ELIDED = /^(?:[ldnsjcmt]|qu|lorsqu|jusqu|puisqu)'(?=.)/iu;

/** Words of a spaced language as they are written, elided articles apart. */
export function writtenWords(text: string): string[] {
  const found: string[] = [];
  for (const raw of text.replaceAll('’', "'").replace(/(?<=\p{L}{2})'s(?![\p{L}])/gu, '').match(/[\p{L}\p{N}][\p{L}\p{N}\p{Mn}'_/-]*(?<=[\p{L}\p{N}])'?/gu) ?? []) {
    const elided = ELIDED.exec(raw)?.[0];
    if (elided !== undefined && !/^(?:don't|can't|won't)$/i.test(raw)) found.push(elided, raw.slice(elided.length).replace(/'$/, ''));
    else found.push(ELIDED.test(`${raw}x`) ? raw : raw.replace(/'$/, ''));
  }
  return found;
}

export const words = (text: string): string[] => writtenWords(text.toLowerCase());

function senses(lexicon: Lexicon): [string, Sense][] {
  const out: [string, Sense][] = [];
  const operators = (table: Lexicon['trailing'], behind: boolean): void => {
    for (const [operator, phrases] of Object.entries(table ?? {})) {
      for (const phrase of phrases.split('|')) out.push([phrase.trim(), { is: 'operator', operator: operator as Operator, behind }]);
    }
  };
  // later rows give way to earlier ones of the same words: grammar before concepts before padding
  operators(lexicon.operators, false);
  operators(lexicon.trailing, true);
  for (const line of lexicon.concepts.split('\n')) {
    const cut = line.indexOf(':');
    if (cut < 0) continue;
    const name = line.slice(0, cut);
    const polar = name.startsWith('-') ? -1 : 1;
    for (const word of line.slice(cut + 1).trim().split(/\s+/)) {
      out.push([word.replaceAll('_', ' ').trim(), { is: 'concept', concept: polar < 0 ? name.slice(1) : name, polar }]);
    }
  }
  lexicon.numbers.split(' ').forEach((forms, at) => forms.split('/').forEach((word) => out.push([word, { is: 'number', value: at + 1 }])));
  for (const word of lexicon.stop.split(/\s+/)) out.push([word.replaceAll('_', ' '), { is: 'stop' }]);
  return out;
}

function compile(lexicon: Lexicon): Vocabulary {
  const phrases = new Map<string, { words: string[]; sense: Sense }[]>();
  const glyphs = new Map<string, { text: string; sense: Sense }[]>();
  const stems = new Map<string, Sense>();
  const seen = new Set<string>();
  const endings = lexicon.endings.split(' ').filter((ending) => ending !== '').map(SPACED.has(lexicon.lang) ? fold : (ending) => ending).sort((a, b) => b.length - a.length);
  for (const [phrase, sense] of senses(lexicon)) {
    if (phrase === '' || seen.has(phrase)) continue;
    seen.add(phrase);
    if (SPACED.has(lexicon.lang)) {
      const parts = words(phrase);
      const first = parts[0];
      if (first === undefined) continue;
      const row = phrases.get(first) ?? [];
      row.push({ words: parts, sense });
      phrases.set(first, row);
      if (parts.length === 1 && sense.is === 'concept' && !stems.has(stem(first, endings))) stems.set(stem(first, endings), sense);
    } else {
      const first = phrase[0] ?? '';
      const row = glyphs.get(first) ?? [];
      row.push({ text: phrase, sense });
      glyphs.set(first, row);
    }
  }
  for (const row of phrases.values()) row.sort((a, b) => b.words.length - a.words.length);
  for (const row of glyphs.values()) row.sort((a, b) => b.text.length - a.text.length);
  return { lang: lexicon.lang, phrases, glyphs, stems, endings, tails: [...(lexicon.particles ?? '').split(' '), ...endings].filter((tail) => tail !== '').sort((a, b) => b.length - a.length) };
}

/** Compiled once, by the first text that is read: a run that compares nothing does not wait for it. */
export const vocabularies = (): readonly Vocabulary[] => (compiled ??= LANGUAGES.map(compile));
let compiled: readonly Vocabulary[] | undefined;

export const english = (): Vocabulary => (ofEnglish ??= vocabularies().find(({ lang }) => lang === 'en') as Vocabulary);
let ofEnglish: Vocabulary | undefined;

/** Letters that only few languages write. */
const MARKS: Readonly<Record<string, RegExp>> = { es: /[ñ¿¡]/u, pt: /[ãõ]/u, fr: /[èêœë]/u, de: /[äöüß]/u };

/** What a word speaks for: a small word fully, a concept (often a loan) less, the beginning of a phrase least. */
const speaks = (): Speech => (spoken ??= speechOf(vocabularies()));
type Speech = ReadonlyMap<string, readonly (readonly [lang: string, weight: number])[]>;
let spoken: Speech | undefined;

const speechOf = (all: readonly Vocabulary[]): Speech => {
  const index = new Map<string, (readonly [string, number])[]>();
  for (const { lang, phrases } of all) {
    for (const [word, row] of phrases) {
      const alone = row.find((phrase) => phrase.words.length === 1);
      const weight = alone === undefined ? 0.4 : alone.sense.is === 'concept' ? 0.7 : 1;
      index.set(word, [...(index.get(word) ?? []), [lang, weight]]);
    }
  }
  return index;
};

/** How much of a text each language's words account for, 0 to 1 and a little more; empty when none does. */
export function languagesOf(text: string): ReadonlyMap<string, number> {
  const sample = text.slice(0, 600).replace(/\b[a-z]{2,10}:\/\/\S+|`[^`\n]*`/gi, ' ');
  const scores = new Map<string, number>();
  if (/[^\x00-\x7f]/.test(sample)) {
    const count = (pattern: RegExp): number => sample.match(pattern)?.length ?? 0;
    if (count(/\p{Script=Hangul}/gu) >= 2) return new Map([['ko', 1]]);
    if (count(/[\p{Script=Hiragana}\p{Script=Katakana}]/gu) >= 1) return new Map([['ja', 1]]);
    if (count(/\p{Script=Han}/gu) >= 2) return new Map([['zh', 1]]);
    if (count(/\p{Script=Latin}/gu) * 2 < count(/\p{L}/gu)) return scores;
    const lower = sample.toLowerCase();
    for (const [lang, mark] of Object.entries(MARKS)) if (mark.test(lower)) scores.set(lang, 1);
  }
  const found = words(sample);
  const speech = speaks();
  for (const word of found) for (const [lang, weight] of speech.get(word) ?? []) scores.set(lang, (scores.get(lang) ?? 0) + weight);
  for (const [lang, score] of scores) if (score / Math.max(1, found.length) < 0.2) scores.delete(lang);
  return scores;
}

/** The language whose small words the text speaks; `und` when none of ours does. */
export function languageOf(text: string): string {
  let best = 'und';
  let most = 0;
  for (const [lang, score] of languagesOf(text)) if (score > most) [best, most] = [lang, score];
  return best;
}

/** One language for two texts that taken alone look like two, when either reads nearly as well in it. */
export function commonLanguage(a: string, b: string): string | undefined {
  const [one, other] = [languagesOf(a), languagesOf(b)];
  const most = (scores: ReadonlyMap<string, number>): number => Math.max(0, ...scores.values());
  let best: string | undefined;
  let sum = 0;
  for (const lang of SPACED) {
    const [x, y] = [one.get(lang) ?? 0, other.get(lang) ?? 0];
    const enough = (x >= most(one) * 0.7 && y >= most(other) * 0.7 && x + y > 0) || (one.size === 0 && y === most(other) && y > 0) || (other.size === 0 && x === most(one) && x > 0);
    if (enough && x + y > sum) [best, sum] = [lang, x + y];
  }
  return best;
}
