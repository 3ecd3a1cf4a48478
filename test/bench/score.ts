import { FRAMES as CODEX } from '../../adapters/codex/conventions.ts';
import { FRAMES as HERMES } from '../../adapters/hermes/conventions.ts';
import type { Frame } from '../../src/ir/frame.ts';
import type { Memory } from '../../src/ir/memory.ts';
import { alike } from '../../src/meaning/alike.ts';
import { keysOf, sayTheSame } from '../../src/meaning/equal.ts';
import { unframedIn } from '../../src/plan/answered.ts';
import { printBody } from '../../src/text/body.ts';
import { memoryFrom, type Label, type Pair } from './parity-set.ts';

export const ANSWERS = ['same', 'alike', 'apart'] as const;
export type Verdict = (typeof ANSWERS)[number];

export const FRAMES = [...CODEX, ...HERMES];

/**
 * What a plan makes of two memories that know nothing of each other. Where one says more it is filled in, and not
 * called the same.
 */
export const verdictOn = ({ a, b }: Pick<Pair, 'a' | 'b'>): Verdict => {
  const [one, other] = [memoryFrom(a), memoryFrom(b)];
  // Carried one way or the other, what arrives stands without a frame that the harness there does not have.
  const ways: [Memory, Memory][] = [
    [one, other],
    ...unframedIn(one, OWN[b.harness] ?? []).map((each): [Memory, Memory] => [each, other]),
    ...unframedIn(other, OWN[a.harness] ?? []).map((each): [Memory, Memory] => [one, each]),
  ];
  if (ways.some(([left, right]) => areEqual(left, right))) return 'same';
  return alike(one.statement, other.statement) || alike(printBody(one), printBody(other)) ? 'alike' : 'apart';
};

const OWN: Readonly<Record<string, readonly Frame[]>> = { codex: CODEX, hermes: HERMES };

const areEqual = (one: Memory, other: Memory): boolean => {
  const [keys, theirs] = [keysOf(one, FRAMES), keysOf(other, FRAMES)];
  return (
    keys.whole.some((key) => theirs.whole.includes(key)) ||
    (keys.stated.some((key) => theirs.stated.includes(key)) && sayAsMuch(one, other))
  );
};

/** Neither says a why, a how or a detail that the other does not. */
const sayAsMuch = (one: Memory, other: Memory): boolean =>
  SAID.every((field) => sayTheSame(one[field] ?? '', other[field] ?? ''));

const SAID = ['why', 'how', 'detail'] as const satisfies readonly (keyof Memory)[];

/** How the verdicts fall, label by label. */
export const tally = (judged: readonly { pair: Pair; verdict: Verdict }[]): Map<Label, Record<Verdict, number>> => {
  const counts = new Map<Label, Record<Verdict, number>>();
  for (const {
    pair: { label },
    verdict,
  } of judged) {
    const row = counts.get(label) ?? { same: 0, alike: 0, apart: 0 };
    row[verdict] += 1;
    counts.set(label, row);
  }
  return counts;
};

/** Labels of which none may be called the same. */
export const NEVER_SAME: readonly Label[] = ['contradiction', 'narrower', 'merged', 'related', 'unrelated'];
