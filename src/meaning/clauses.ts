import { settle } from './signs.ts';
import { LITERAL_SLOTS, slotOf } from './slots.ts';
import type { Clause, Draft, Role, Term } from './term.ts';
import type { Token } from './token.ts';
import { FAINT, FREE_VERBS, GENERIC, KINDS, LIGHT, POLES, PREDICATES, SOFT_VERBS } from './weights.ts';

export const MOST_CLAUSES = 80;

/** Reads the stream of tokens into clauses: what each asserts, denies, demands or excepts. */
export function clauses(stream: readonly Token[], lang: string, spaced: boolean): Clause[] {
  const drafts: Draft[] = [];
  let draft = fresh();
  let role: Role = 'main';
  let member = 0;
  let phrase = 0; // index of the first term that a trailing operator governs
  let bound = 0; // the same, for one that governs a single noun
  let denial = -1; // how many terms stood before the clause was denied
  let aside = 0;
  let paused: 'comma' | 'and' | undefined;

  function fresh(): Draft {
    return { terms: [], subject: 0, not: false, refusals: 0, force: undefined, only: false, anyone: false, orders: 0, preferring: false, waived: false };
  }
  const close = (): void => {
    if ((draft.terms.length > 0 || draft.anyone) && drafts.length < MOST_CLAUSES) drafts.push(draft);
    draft = fresh();
    role = 'main';
    phrase = 0;
    bound = 0;
    denial = -1;
  };
  const hasMain = (): boolean => draft.terms.some((term) => term.role === 'main' || term.role === 'at');
  const hasVerb = (): boolean => draft.terms.some((term) => FREE_VERBS.has(term.key));

  stream.forEach((token, at) => {
    if (token.is === 'end') {
      close();
      member += 1;
      aside = 0;
      paused = undefined;
    } else if (token.is === 'stop') return;
    else if (token.is === 'aside') aside = Math.max(0, aside + (token.open ? 1 : -1));
    else if (token.is === 'topic') phrase = bound = draft.subject = draft.terms.length;
    else if (token.is === 'bound') bound = draft.terms.length;
    else if (token.is === 'comma' && token.colon && draft.terms.length > 0 && draft.terms.length <= 2 && !draft.not && draft.force === undefined && draft.terms.every((term) => term.role === 'main')) {
      // `atlas: …`: a word or two in front of a colon name what the memory is about
      for (const term of draft.terms) term.role = 'label';
      phrase = draft.terms.length;
      member += 1;
    } else if (token.is === 'comma') {
      member += 1;
      paused = 'comma';
      if (!spaced && (draft.not || token.clause === true)) close();
      else if (!spaced) phrase = draft.terms.length;
      role = role === 'aside' && hasMain() ? 'aside' : 'main';
    } else if (token.is === 'operator') {
      if (aside === 0) operate(token.operator, token.behind, token.text, at); // "(not main)" denies nothing outside
      if (token.operator !== 'and') paused = undefined;
    } else {
      if (paused === 'comma' && spaced && token.is === 'word' && FREE_VERBS.has(token.key) && hasMain() && (draft.not || draft.refusals > 0) && hasVerb()) close();
      if (paused === 'comma' && !spaced && token.is === 'word' && draft.refusals > 0 && hasMain()) close();
      paused = undefined;
      add(token, at);
    }
  });
  close();
  return drafts.map((one, clause) => settle(one, clause));

  function add(token: Token, at: number): void {
    if (token.is !== 'word' && token.is !== 'literal') return;
    const literal = token.is === 'literal' || token.quoted;
    const first = at === 0 || stream[at - 1]?.is === 'end';
    const proper = literal || (token.is === 'word' && token.capital && !first && !token.known && lang !== 'de');
    const key = token.key;
    if (key === '') return;
    const slot = token.is === 'literal' ? (LITERAL_SLOTS.has(token.kind) ? token.kind : undefined) : (slotOf(key) ?? slotOf(token.text.toLowerCase()) ?? (literal && !/^\d/.test(key) && token.is === 'word' && !token.known ? 'code' : undefined));
    const ahead = stream[at - 1];
    const ordered = first || (ahead?.is === 'operator' && ORDERS.has(ahead.operator));
    const verb = token.is === 'word' && !token.known && !literal && slot === undefined && (token.verbal === true || spaced && ((ordered && !proper && !/^\p{Lu}{2}/u.test(token.text)) || (lang === 'de' && /^\p{Ll}.*(?:en|ern|eln|t)$/u.test(token.text) && stream[at + 1]?.is === 'end')));
    const weight = token.is === 'literal' ? (key === 'number:1' && !/\d/.test(token.text) ? 0.3 : 1.4) : // "one" is often only an article
      LIGHT.has(key) ? 0.2 : FAINT.has(key) ? 0.45 : verb ? 0.6 : proper ? 1.2 : 1;
    const polar = token.is === 'word' ? token.polar : 1;
    const before = draft.terms.at(-1);
    const named = GENERIC.has(key) && before?.proper === true;
    if (proper && before !== undefined && GENERIC.has(before.key)) before.weight = 0.3;
    // "source files", "Python code": the kind word behind its noun says little
    const next = stream[at - 1];
    const noun = (term: Term | undefined): boolean => term !== undefined && term.weight >= 0.5 && !PREDICATES.has(term.key) && !SOFT_VERBS.has(term.key);
    const kind = KINDS.has(key) && (next?.is === 'word' || next?.is === 'literal') && noun(before);
    if (before !== undefined && KINDS.has(before.key) && (lang === 'es' || lang === 'pt' || lang === 'fr') && (next?.is === 'word' || next?.is === 'literal' || (next?.is === 'operator' && next.operator === 'of'))) before.weight = 0.4;
    draft.terms.push({ key, text: token.text, weight: named ? 0.3 : kind ? 0.4 : weight, role: aside > 0 ? 'aside' : role, sign: 0, polar: POLES.has(key) ? polar : 0, known: token.is === 'word' && token.known, literal, proper, slot, clause: 0, member, verb, occasion: false, topic: false, given: polar });
  }

  function verbAt(at: number): boolean {
    const token = stream[at];
    return token?.is === 'word' && (LIGHT.has(token.key) || PREDICATES.has(token.key) || !token.known && lang === 'en' && stream[at + 1]?.is === 'operator');
  }

  function operate(operator: Extract<Token, { is: 'operator' }>['operator'], behind: boolean, text: string, at: number): void {
    const again = paused !== undefined && hasMain();
    switch (operator) {
      case 'not':
      case 'refuse': {
        // "X, not Y": the denial concerns what follows; "X is not …" all of the clause
        if (again && !behind) close();
        else if (spaced && hasMain() && (role === 'main' || role === 'at') && draft.not && operator === 'not') break;
        if (spaced && !behind && denial < 0 && (role === 'main' || role === 'at')) draft.subject = denial = Math.max(0, draft.terms.length - (operator === 'not' && stream[at - 1]?.is === 'word' && POSTVERBAL.has(lang) ? 1 : 0));
        if (WAIVER.test(text)) draft.waived = true;
        if (operator === 'not') draft.not = true;
        else draft.refusals += 1;
        if ((role !== 'without' && role !== 'except') || draft.terms.some((term) => term.role === role)) role = 'main';
        break;
      }
      case 'but':
        close();
        break;
      case 'must':
      case 'should':
      case 'prefer':
      case 'may':
        if (again && !behind && (draft.not || draft.refusals > 0)) close();
        draft.force = operator === 'may' ? 'may' : (draft.force ?? operator);
        draft.preferring ||= operator === 'prefer' && /^(?:pr[eé]f|favou?r|bevorzug|lieber|mejor|melhor|宁|更)/u.test(text);
        if (!behind && role !== 'at' && !(role === 'without' && !draft.terms.some((term) => term.role === role))) role = 'main';
        break;
      case 'only':
        if (paused === 'comma' && hasMain() && draft.not && !behind) close(); // "no X, only Y"
        draft.only = true;
        break;
      case 'anyone':
        draft.anyone = true;
        break;
      case 'and':
        member += 1;
        paused ??= 'and';
        if (!spaced && behind) phrase = draft.terms.length;
        break;
      case 'over':
        if (draft.preferring && hasMain() && !(text === 'to' && verbAt(at + 1))) role = 'instead';
        else if (role === 'main') role = 'at';
        break;
      case 'at':
        if (behind) relabel('at');
        else if (paused === 'comma' && draft.not && hasMain()) role = 'when'; // "…, not Y, for Z": Z concerns both
        else if (role === 'main' || (role === 'instead' && draft.terms.some((term) => term.role === 'instead'))) role = 'at';
        break;
      case 'of':
        break;
      case 'because':
      case 'even':
        if (behind) relabel('aside');
        else role = 'aside';
        break;
      default:
        if (!behind && operator !== 'except' && role === 'without') break; // "without first running …": still the same phrase
        if (operator === 'before' || operator === 'after' || operator === 'then') draft.orders += 1;
        if (behind) {
          relabel(operator);
          if (/[과와と]$/u.test(text)) member += 1; // "before this and before that"
        } else role = operator;
    }
  }

  function relabel(to: Role): void {
    for (const term of draft.terms.slice(to === 'instead' ? Math.max(phrase, bound) : phrase)) if (term.role === 'main' || term.role === 'at') term.role = to;
    phrase = bound = draft.terms.length;
    role = 'main';
  }
}

/** "Touche pas", "pushe nicht": the verb stands before the denial and is denied. */
const POSTVERBAL: ReadonlySet<string> = new Set(['fr', 'de']);
const WAIVER = /necess|need|requi|have to|oblig|nötig|müssen|optional|facult|opcional|hace falta|hay que|tiene|tem que|precis|besoin|inutile|innecesario|desnecess|unnecessary|필요|불필요|않아도|需要|不必|无需|无须|没必要|必要|不要で|なくてよ|なくてもよ/u;
const ORDERS: ReadonlySet<string> = new Set(['must', 'should', 'may', 'not']);
