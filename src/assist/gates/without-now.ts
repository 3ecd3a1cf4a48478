import { answersTo, type Clauses, type ClauseForce } from './clauses.ts';
import type { Freed } from './freed.ts';
import { licencesIn } from './licence-words.ts';
import type { Reading } from './reading.ts';

/**
 * Gate 2: what was not to be done without another thing may now be done without it. Two denials that undo each other
 * ask for something; what asks for it another way has a bound or a demand, and nothing that leaves it open.
 */
export const withoutNow = (wording: Reading, ours: Clauses, theirs: Clauses): Freed[] => {
  const needed = ours.undone.filter(({ kind }) => kind === 'without');
  if (needed.length === 0 || theirs.undone.some(({ kind }) => kind === 'without')) return [];
  const came = (kind: ClauseForce['kind']): boolean => surely(theirs, kind).length > surely(ours, kind).length;
  const asking = new Set(ASKING.filter(came).flatMap((kind) => surely(theirs, kind).map(({ sentence }) => sentence)));
  const free = new Set(licencesIn(wording, theirs).map(({ sentence }) => sentence));
  const denied = new Set(surely(theirs, 'deny').map(({ sentence }) => sentence));
  const open = [
    ...(came('weak') ? surely(theirs, 'weak') : []),
    ...surely(theirs, 'without').filter(({ sentence }) => free.has(sentence) && !denied.has(sentence)),
    ...surely(theirs, 'whatever').filter(({ sentence }) => free.has(sentence)),
  ];
  const marks = new Map(open.map((mark) => [mark.sentence, mark.text]));
  return needed.slice(0, MOST).flatMap((without) => {
    const about = (ours.byClause.get(without.clause) ?? []).slice(0, MOST).flatMap((token) => answersTo(token, theirs));
    const is = about.some(({ sentence }) => asking.has(sentence))
      ? undefined
      : about.map(({ sentence }) => marks.get(sentence)).find((text) => text !== undefined);
    return is === undefined ? [] : [{ was: without.text, is }];
  });
};
const MOST = 24;

const surely = ({ forces }: Clauses, kind: ClauseForce['kind']): readonly ClauseForce[] =>
  forces.filter((force) => force.sure && force.kind === kind);

const ASKING: readonly ClauseForce['kind'][] = ['only', 'except', 'until', 'before', 'after', 'must', 'always'];

/**
 * What the source does ask for, and the wording does without: `ask before raising it` as `raise it without asking`. It
 * is so only where the wording says with it that something may be done, and the source denies nothing by that word.
 */
export const doneWithout = (wording: Reading, ours: Clauses, theirs: Clauses): Freed[] => {
  const free = new Set(licencesIn(wording, theirs).map(({ sentence }) => sentence));
  const turned = new Set([...surely(theirs, 'deny'), ...theirs.undone].map(({ sentence }) => sentence));
  const spoken = new Set(ours.forces.filter(({ kind }) => OPEN.has(kind)).map(({ clause }) => clause));
  const undone = new Set(ours.undone.map(({ clause }) => clause));
  return surely(theirs, 'without')
    .filter(({ sentence }) => free.has(sentence) && !turned.has(sentence))
    .slice(0, MOST)
    .flatMap((without) => {
      const next = theirs.tokens.find(({ order }) => order > without.order);
      if (next === undefined || next.clause !== without.clause) return [];
      const asked = answersTo(next, ours);
      const wanted = asked.length > 0 && asked.every(({ clause }) => !spoken.has(clause) && !undone.has(clause));
      return wanted ? [{ was: next.stem.replace(/^\0/u, ''), is: without.text }] : [];
    });
};
const OPEN: ReadonlySet<ClauseForce['kind']> = new Set(['deny', 'without', 'weak', 'except', 'turn']);
