import type { CarriedPair } from '../audit/carried-pair.ts';
import type { Delivered } from '../ir/view.ts';
import { aliasesOf, renamedMarks, renamedRow } from '../ledger/aliases.ts';
import type { Row } from '../ledger/row.ts';
import { rowsBetween } from '../ledger/way-back.ts';
import { compare } from '../parity/compare.ts';
import { booksBetween, flat, type Flat } from '../parity/side.ts';
import { readLedger } from '../store/ledger.ts';
import { samenessFor } from '../world/answered-pairs.ts';
import type { Surveyed } from '../world/survey.ts';
import type { World } from '../world/world.ts';

/** What memport carried between any two of these harnesses, by its ledger and by the marks it left. */
export const carriedBetween = (world: World, surveyed: readonly Surveyed[]): CarriedPair[] => {
  const ledger = readLedger(world.state);
  const [first] = surveyed;
  if (!first) return [];
  const { scene } = first;
  const aliases = aliasesOf(
    surveyed.flatMap(({ stores }) => stores),
    scene.around,
    ledger.keys,
  );
  const rows = ledger.rows.map((row) => renamedRow(row, aliases));
  const flats = new Map(
    surveyed.map((each) => [
      each,
      flatOf({ ...each, stores: each.stores.map((store) => renamedMarks(store, aliases)) }),
    ]),
  );
  const seen = new Set<string>();
  return surveyed.flatMap((from) =>
    surveyed.flatMap((to) =>
      from === to || !isPair(from, to, rows)
        ? []
        : between(world, [from, to], [flats.get(from) as Flat, flats.get(to) as Flat], rows).filter((one) => {
            const key = [one.source?.id, one.target?.id].sort().join('\u0000');
            return !seen.has(key) && seen.add(key);
          }),
    ),
  );
};

const flatOf = ({ adapter, stores, scene, view }: Surveyed): Flat =>
  flat({
    name: adapter.id,
    stores,
    around: scene.around,
    frames: adapter.conventions.at(-1)?.frames ?? [],
    delivered: new Map<string, Delivered>(),
    shown: view.always.map(({ text }) => text),
  });

/** Whether anything went this way: by the ledger, or by a mark that names a memory of the source. */
const isPair = (from: Surveyed, to: Surveyed, rows: readonly Row[]): boolean =>
  rows.some(({ pair }) => pair === `${from.adapter.id}→${to.adapter.id}`) ||
  to.stores.some(({ memories }) => memories.some(({ mark }) => mark?.source.startsWith(`${from.adapter.id}/`)));

const between = (
  world: World,
  [from, to]: readonly [Surveyed, Surveyed],
  [a, b]: readonly [Flat, Flat],
  all: readonly Row[],
): CarriedPair[] => {
  const rows = rowsBetween(all, from.adapter.id, to.adapter.id);
  const { known, orphaned } = booksBetween(a, b, rows, world.home);
  const marked = new Set(b.memories.flatMap(({ mark }) => mark?.source ?? []));
  const gone = new Set(orphaned.map(({ target }) => target.id));
  const found = compare(a, b, {
    sameness: samenessFor(world, from.scene),
    rows,
    home: world.home,
    isAsked: ({ id }) => known.has(id) || marked.has(id) || gone.has(id),
    masked: new Map(),
  });
  return found.flatMap((one): CarriedPair[] => {
    // What merely looks like the missing copy is none.
    const target = one.status === 'missing' ? undefined : one.b;
    const row = one.a && known.get(one.a.id);
    if (one.status === 'missing' && !row) return [];
    const source = one.status === 'extra' ? undefined : one.a;
    // Of a pair that is known, only a line that somebody reworded there is still a question.
    return [
      {
        from: from.adapter.id,
        to: to.adapter.id,
        status: one.status === 'alike' && one.by ? 'target-moved' : one.status,
        ...(source && { source }),
        ...(target && { target }),
        ...(one.fields && { moved: one.fields }),
        ...(row?.delivery !== undefined && { arrived: row.delivery }),
      },
    ];
  });
};
