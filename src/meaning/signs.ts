import { DENIABLE, type Clause, type Draft, type Term } from './term.ts';
import { PREDICATES } from './weights.ts';

/** Gives every term its sign, and brings "never A without B" to the shape of "A only with B". */
export function settle(draft: Draft, clause: number): Clause {
  untangle(draft);
  const denied = draft.not !== (draft.refusals % 2 === 1);
  const sign = denied ? -1 : 1;
  const gated = denied && draft.terms.some((term) => term.role === 'without' && term.weight >= 0.5);
  const stated = draft.terms.filter((term) => term.role === 'main' || term.role === 'at');
  const polar = stated.some((term) => term.polar !== 0);
  const predicate = denied && !polar && stated.some((term) => term.role === 'main' && PREDICATES.has(term.key));
  // "logs must not contain names" denies the names; "names in logs are not allowed" denies both
  const subject = denied && draft.terms.slice(draft.subject).some((term) => (term.role === 'main' || term.role === 'at') && term.weight >= 0.5) ? draft.subject : 0;
  const objects = draft.terms.some((term, at) => term.role === 'main' && term.weight >= 0.5 && at >= subject);
  const opening = draft.terms.findIndex((term) => term.weight >= 0.5);
  const terms = draft.terms.map(({ given, ...term }, at): Term => {
    let own: number = 0;
    if (DENIABLE.has(term.role)) {
      if (term.role === 'without') own = -sign;
      else if (gated || at < subject) own = 0;
      else if (term.role === 'instead') own = -sign;
      else if (denied && term.role === 'at' && objects) own = 0; // "avoid X in Y" does not deny Y
      else own = (polar && term.polar === 0) || (predicate && !(term.role === 'main' && PREDICATES.has(term.key))) ? 0 : sign;
    }
    const topic = at < draft.subject || (at === opening && !draft.terms.slice(0, at).some((one) => one.weight < 0.5) && draft.terms.slice(at + 1).some((one) => one.weight >= 0.5 && one.role === 'main'));
    return { ...term, clause, topic, occasion: gated && term.role === 'main' && PREDICATES.has(term.key), sign: (own * given) as 1 | 0 | -1 };
  });
  return { terms, force: denied && draft.force === 'may' ? 'must-not' : draft.force, denied, only: draft.only, anyone: draft.anyone, waived: draft.waived, orderLeftOpen: draft.orders > 0 && !draft.terms.some((term) => term.role === 'before' || term.role === 'after' || term.role === 'then') };
}

/** "Before each commit run the tests": without a comma only the first word is sure to belong to the condition. */
function untangle(draft: Draft): void {
  if (draft.terms.some((term) => DENIABLE.has(term.role) && term.weight >= 0.5)) return;
  const conditions = draft.terms.filter((term) => (term.role === 'before' || term.role === 'after' || term.role === 'when') && term.weight >= 0.45);
  for (const term of conditions.slice(1)) term.role = 'main';
}
