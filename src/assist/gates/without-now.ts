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
  if (ASKING.some(came)) return [];
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
    const is = about.map(({ sentence }) => marks.get(sentence)).find((text) => text !== undefined);
    return is === undefined ? [] : [{ was: without.text, is }];
  });
};
const MOST = 24;

const surely = ({ forces }: Clauses, kind: ClauseForce['kind']): readonly ClauseForce[] =>
  forces.filter((force) => force.sure && force.kind === kind);

const ASKING: readonly ClauseForce['kind'][] = ['only', 'except', 'until', 'before', 'after', 'must', 'always'];
