import fc from 'fast-check';
import { ENDS } from './ends.ts';
import { said, type Said } from './said.ts';
import type { Block } from './tree.ts';
import type { Way } from './words.ts';

/** What a run is asked for besides its direction. */
export interface Wishes {
  withdraw?: boolean;
  onConflict?: 'source' | 'target' | 'both';
  kind?: string;
  project?: number;
  again?: boolean;
  onSecret?: 'mask' | 'keep';
  partial?: boolean;
}

/** One thing that happens. Numbers pick among what is there when it happens. */
export type Step =
  | { do: 'run'; from: number; to: number; wishes: Wishes; undone: boolean }
  | { do: 'say'; at: number; said: Said }
  | { do: 'edit'; at: number; file: number; unit: number; way: Way }
  | { do: 'tool'; at: number; pick: number; how: number }
  | { do: 'delete'; at: number; file: number }
  | { do: 'reset'; at: number }
  | { do: 'lose'; what: 'ledger' | 'labels' | 'broken labels' }
  | { do: 'block'; at: number; file: number; way: Block }
  | { do: 'mend' }
  | { do: 'undo'; back: number };

export interface History {
  /** Indices into the list of ends. */
  ends: number[];
  seeds: { at: number; said: Said }[];
  steps: Step[];
  /** Ends with every direction once, and then once more. */
  round: boolean;
}

const pick = fc.nat(999);
const wishes: fc.Arbitrary<Wishes> = fc.oneof(
  { weight: 2, arbitrary: fc.constant<Wishes>({}) },
  { weight: 2, arbitrary: fc.constant<Wishes>({ partial: true }) },
  {
    weight: 2,
    arbitrary: fc.record<Wishes>(
      {
        withdraw: fc.boolean(),
        onConflict: fc.constantFrom<NonNullable<Wishes['onConflict']>[]>('source', 'target', 'both'),
        kind: fc.constantFrom('rule', 'profile,rule', 'reference,project'),
        project: fc.nat(1),
        again: fc.constant(true),
        onSecret: fc.constantFrom<NonNullable<Wishes['onSecret']>[]>('mask', 'keep'),
        partial: fc.constant(true),
      },
      { requiredKeys: [] },
    ),
  },
);

/** Mostly the same way again: that is where edits and removals of one end meet what the other says. */
const way = fc.constantFrom(0, 0, 0, 0, 1, 1, 2);
const run = fc.record({ do: fc.constant('run' as const), from: way, to: way, wishes, undone: fc.boolean() });

/** What anybody but memport does between two runs. */
const between: fc.Arbitrary<Step> = fc.oneof(
  { weight: 2, arbitrary: fc.record({ do: fc.constant('say' as const), at: pick, said }) },
  {
    weight: 8,
    arbitrary: fc.record({
      do: fc.constant('edit' as const),
      at: pick,
      file: pick,
      unit: pick,
      way: fc.constantFrom<Way[]>('word', 'word', 'whole', 'drop', 'after'),
    }),
  },
  { weight: 7, arbitrary: fc.record({ do: fc.constant('tool' as const), at: pick, pick, how: fc.nat(11) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('delete' as const), at: pick, file: pick }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('reset' as const), at: pick }) },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('lose' as const),
      what: fc.constantFrom('ledger' as const, 'labels' as const, 'broken labels' as const),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('block' as const),
      at: pick,
      file: pick,
      way: fc.constantFrom<Block[]>('folder', 'large', 'link'),
    }),
  },
  { weight: 1, arbitrary: fc.constant({ do: 'mend' as const }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('undo' as const), back: fc.nat(2) }) },
);

/** Runs with some of everybody's life between them. */
const acts = fc
  .array(fc.tuple(fc.array(between, { maxLength: 3, size: 'max' }), run), { minLength: 1, maxLength: 3, size: 'max' })
  .map((all) => all.flatMap(([steps, last]): Step[] => [...steps, last]));

export const history: fc.Arbitrary<History> = fc.record({
  ends: fc
    .tuple(
      fc.shuffledSubarray(
        ENDS.map((_, index) => index),
        { minLength: 3, maxLength: 3 },
      ),
      fc.constantFrom(2, 2, 3),
    )
    .map(([all, count]) => all.slice(0, count)),
  seeds: fc.array(fc.record({ at: pick, said }), { minLength: 1, maxLength: 5, size: 'max' }),
  steps: fc.tuple(run, acts).map(([first, rest]) => [first, ...rest]),
  round: fc.boolean(),
});
