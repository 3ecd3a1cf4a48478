import type { Base } from '../ir/mark.ts';
import { isCopy } from './copies.ts';
import type { Row } from './row.ts';

/** One memory of one store, and what a row knows of it. */
interface Stop {
  harness: string;
  end: Row['source'];
  said: Base;
  sketch?: string | undefined;
  /** What stood beside it there, and looked like it. */
  beside?: readonly string[] | undefined;
  /** Another stop of the same memory; its own for the one that stands for all of them. */
  next: Stop;
}

/**
 * Rows that nobody wrote: a memory of `from` and one of `to` that other rows join over other stores. What they join may
 * have been edited anywhere on the way, so they tell of an absence alone.
 */
export const rowsOverOthers = (rows: readonly Row[], from: string, to: string): Row[] => {
  const stops = new Map<string, Stop>();
  const stopOf = (
    harness: string,
    end: Row['source'],
    said: Base = {},
    { sketch, beside }: Pick<Stop, 'sketch' | 'beside'> = {},
  ): Stop => {
    const key = JSON.stringify([harness, end.store, end.id]);
    const known = stops.get(key);
    if (known) return Object.assign(known, { said, sketch: sketch ?? known.sketch, beside: beside ?? known.beside });
    const stop = { harness, end, said, sketch, beside } as Stop;
    stops.set(key, Object.assign(stop, { next: stop }));
    return stop;
  };
  for (const { pair = '', source, target, base, placed, sketch, beside, undone } of rows) {
    // Only the two harnesses that it was made for know a copy.
    if (undone || isCopy(source.id)) continue;
    const [here = '', there = ''] = pair.split('→');
    const [a, b] = [stopOf(here, source, base, { sketch }), stopOf(there, target, placed, { sketch, beside })];
    lastOf(a).next = lastOf(b);
  }
  const joined = Map.groupBy(stops.values(), lastOf);
  return [...joined.values()].flatMap((all) =>
    all
      .filter(({ harness }) => harness === from)
      .flatMap((a) =>
        all
          .filter((b) => b.harness === to && b !== a)
          .map((b): Row => {
            const { said, sketch, beside } = b;
            return {
              source: a.end,
              target: b.end,
              base: a.said,
              placed: said,
              wayBack: true,
              ...(sketch !== undefined && { sketch }),
              ...(beside && { beside }),
            };
          }),
      ),
  );
};

const lastOf = (stop: Stop): Stop => {
  let last = stop;
  while (last.next !== last) last = last.next = last.next.next;
  return last;
};
