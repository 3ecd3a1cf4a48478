import type { Field, Memory } from '../ir/memory.ts';
import { hookOf } from '../kit/lines.ts';
import { withLinks } from '../kit/links.ts';
import { differing } from '../kit/losses.ts';
import { movedSince } from '../kit/overlay.ts';
import { targetMoves } from '../ledger/moves.ts';
import type { Row } from '../ledger/row.ts';
import { nearMiss } from '../meaning/near.ts';
import type { Match } from '../plan/counterpart.ts';
import { derive } from '../text/derive.ts';
import { linesOf } from '../plan/other-lines.ts';
import { saysAsMuch, unsaidBy, type Sameness } from '../plan/sameness.ts';
import type { Compared } from './compared.ts';

/** What a memory says. That a harness keeps it under another heading or kind is no difference. */
const SAID: readonly Field[] = ['statement', 'why', 'how', 'detail'];

export interface PairRules {
  sameness: Sameness;
  /** The ways in which a memory may be said on the other side by itself. */
  said: (memory: Memory) => readonly Memory[];
  /** Whether what the model of the second side is given at start holds these words. */
  isShown: (words: string) => boolean;
  /** Whether the first side may leave out no more than the second. */
  mirror: boolean;
}

type Verdict = Omit<Compared, 'a' | 'b' | 'by'>;

const IN_SYNC: Verdict = { status: 'in-sync', severity: 'none' };

/** Two memories that belong together: what became of their words since. */
export const verdictOnPair = (a: Memory, b: Memory, match: Match, judged: PairRules): Verdict =>
  match.row ? sinceCarried(a, b, match.row, judged) : inEqualWords(a, b, match, judged.mirror);

/** In equal words, one may still leave out what the other says beside the statement. */
const inEqualWords = (a: Memory, b: Memory, { shared, whole }: Match, mirror: boolean): Verdict => {
  if (shared || whole) return IN_SYNC;
  const leftOut = (by: Memory, other: Memory): Field[] => Object.keys(unsaidBy(by, other)) as Field[];
  const there = leftOut(b, a);
  const fields = there.length > 0 || !mirror ? there : leftOut(a, b);
  if (fields.length === 0) return IN_SYNC;
  const reason = `it leaves out ${fields.join(', ')}`;
  return { status: 'narrowed', severity: 'warn', fields, reason, ...(fields !== there && { at: 'a' }) };
};

const sinceCarried = (a: Memory, b: Memory, row: Row, judged: PairRules): Verdict => {
  // Where only the source's words are remembered, links that lead elsewhere are no edit.
  const linked = row.placed ? a : withLinks(a, b, (_, { to }) => to);
  const open = differing(linked, b, SAID);
  // What moved is seen by hashes of every field: where nothing differs, nobody has to know.
  if (open.length === 0) return inItsLines(a, b, row, judged);
  const here = movedSince(a, row.base).filter((field) => open.includes(field));
  const there = targetMoves(b, row.placed, row.base).filter((field) => open.includes(field));
  if (here.length + there.length === 0) return inItsLines(a, b, row, judged);
  const fields = [...new Set([...here, ...there])];
  const gone = fields.filter((field) => b[field as 'why'] === undefined && a[field as 'why'] !== undefined);
  if (sayTheSame(a, b, fields, judged)) {
    if (gone.length === 0) return inItsLines(a, b, row, judged);
    const reason = `it leaves out ${gone.join(', ')}`;
    return here.some((field) => gone.includes(field))
      ? { status: 'source-moved', severity: 'error', fields: gone, reason }
      : { status: 'narrowed', severity: 'error', fields: gone, reason };
  }
  const near = nearMiss(a, b);
  const status = here.length === 0 ? 'target-moved' : there.length === 0 ? 'source-moved' : 'conflict';
  return { status, severity: 'error', fields, ...(near && { near }) };
};

/** Equal words in what moved; what one of them leaves out is told apart. */
const sayTheSame = (a: Memory, b: Memory, moved: readonly Field[], { sameness, said }: PairRules): boolean =>
  said(a).some((each) => {
    if (saysAsMuch(each, b, sameness)) return true;
    const { stated } = sameness.keys(b);
    return moved.every((field) => {
      if (field === 'statement') return sameness.keys(each).stated.some((key) => stated.includes(key));
      const [here, there] = [each[field as 'why'], b[field as 'why']];
      return here === undefined || there === undefined || sameness.agree(here, there);
    });
  });

/** The words are those of either side; a line that says them again may not be. */
const inItsLines = (a: Memory, b: Memory, row: Row, { sameness, isShown }: PairRules): Verdict => {
  const { reworded, removed, due } = linesOf(b, row, sameness);
  const ways = [a, b].flatMap(waysInALine);
  const others = reworded.filter(({ words = '' }) => !ways.some((way) => sameness.agree(way, words)));
  const [line] = [...others.map(({ file }) => file), ...due];
  if (line !== undefined)
    return {
      status: 'alike',
      severity: 'error',
      reason: `its line in ${line} was reworded, and nobody said whether it says the same`,
    };
  // In another section or file, or as the line of one that says the same, its model gets it all the same.
  if (removed.length === 0 || isShown(b.statement)) return IN_SYNC;
  return { status: 'unseen', severity: 'error', reason: `its line in ${removed[0] ?? ''} was removed there` };
};

/** What a line may say of a memory: a title that was derived from words in other markup is not edited. */
const waysInALine = (memory: Memory): string[] => {
  const title = memory.title ?? derive(memory.statement).title;
  const hook = hookOf(memory);
  return [memory.statement, hook, title, `${title} — ${hook}`];
};
