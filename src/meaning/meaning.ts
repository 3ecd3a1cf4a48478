import { clauses, MOST_CLAUSES } from './clauses.ts';
import { bare, READ_UNITS, type Bare, type Said } from './said.ts';
import { plain } from './similarity.ts';
import type { Clause, Term } from './term.ts';
import { MOST_TOKENS, tokens } from './tokens.ts';
import { languageOf, SPACED } from './vocabulary.ts';

/** A text as it is understood: what `relate` compares. */
export interface Meaning {
  lang: string;
  statement: string;
  normal: string;
  /** Too long to be read to its end. */
  cut: boolean;
  clauses: Clause[];
  terms: Term[];
  /** Words of the why, the how and the occasion: they explain, and are never compared. */
  support: ReadonlySet<string>;
}

/** Reads a text once; `lang` is its language where the caller knows it better than the text shows it. */
export function meaningOf(said: Said, lang?: string): Meaning {
  const text = bare(said);
  return meaningOfBare(text, said.text, lang ?? languageOf(text.statement));
}

/** What follows illustrates; the bracket opens an aside that the clause's end closes. */
const EXAMPLE = /\b(?:e\.\s?g|i\.\s?e|z\.\s?B|p\.\s?(?:ej|ex))\.,?/gi;

export function meaningOfBare({ statement, support, force }: Bare, whole: string, lang: string): Meaning {
  let cut = whole.length > READ_UNITS;
  const normal = plain(cut ? whole : statement);
  const read = (text: string): Clause[] => {
    const stream = tokens(text.replace(EXAMPLE, ' ('), lang);
    const list = clauses(stream, lang, SPACED.has(lang) || lang === 'und');
    cut ||= stream.length >= MOST_TOKENS || list.length >= MOST_CLAUSES;
    return list;
  };
  // a frame speaks for clauses that say nothing of their force themselves
  const list = read(statement).map((clause) => (clause.force === undefined && force !== undefined ? { ...clause, force } : clause));
  return {
    lang,
    statement,
    normal,
    cut,
    clauses: list,
    terms: list.flatMap((clause) => clause.terms),
    support: new Set(support === '' ? [] : read(support).flatMap((clause) => clause.terms.map((term) => term.key))),
  };
}
