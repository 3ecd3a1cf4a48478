import { clauses } from './clauses.ts';
import { bare, READ_UNITS, type Bare, type Said } from './said.ts';
import { plain } from './similarity.ts';
import type { Clause, Term } from './term.ts';
import { tokens } from './tokens.ts';
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
  support: ReadonlySet<string>;
  may: boolean;
}

/** Reads a text once; `lang` is its language where the caller knows it better than the text shows it. */
export function meaningOf(said: Said, lang?: string): Meaning {
  const text = bare(said);
  return meaningOfBare(text, said.text, lang ?? languageOf(text.statement));
}

/** What follows illustrates; the bracket opens an aside that the clause's end closes. */
const EXAMPLE = /\b(?:e\.\s?g|i\.\s?e|z\.\s?B|p\.\s?(?:ej|ex))\.,?/gi;

export function meaningOfBare({ statement, support, force }: Bare, whole: string, lang: string): Meaning {
  const read = (text: string): Clause[] => clauses(tokens(text.replace(EXAMPLE, ' ('), lang), lang, SPACED.has(lang) || lang === 'und');
  const list = read(statement);
  const cut = whole.length > READ_UNITS;
  return {
    lang,
    statement,
    normal: plain(cut ? whole : statement),
    cut,
    clauses: list,
    terms: list.flatMap((clause) => clause.terms),
    support: new Set(support === '' ? [] : read(support).flatMap((clause) => clause.terms.map((term) => term.key))),
    may: force === 'may' || list.some((clause) => clause.force === 'may'),
  };
}
