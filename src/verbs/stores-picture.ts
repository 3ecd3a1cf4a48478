import type { Memory } from '../ir/memory.ts';
import type { Store } from '../ir/store.ts';
import type { Sameness } from '../plan/sameness.ts';
import { homeless } from '../text/homeless.ts';
import type { View } from '../ir/view.ts';
import type { Gathered } from '../world/survey.ts';
import { handlesOf, isListed } from './document.ts';
import {
  piecesOf,
  wholeText,
  type Cell,
  type Picture,
  type PictureBudget,
  type Prompt,
  type PictureRow,
} from './picture.ts';
import { needlesIn } from './plan-picture.ts';

type Seen = Gathered & { view: View };

/** Two memories that somebody compared, by their ids, and how they stand to each other. */
export interface Paired {
  a?: { id: string };
  b?: { id: string };
  status: string;
}

export interface Framed {
  home: string;
  /** What was typed. */
  command: string;
  showContent: boolean;
  /** Of a check: memories that are not paired stand by themselves, and those of equal words together. */
  pairs?: readonly Paired[];
}

/** Memories × stores: which of them each model is given, how full everything is, and the texts themselves. */
export const storesPicture = (
  surveyed: readonly Seen[],
  sameness: Sameness,
  { home, command, showContent, pairs = [] }: Framed,
): Picture => {
  const named = handlesOf(surveyed);
  const held = surveyed.flatMap((each) =>
    each.stores.filter((store) => isListed(store) && store.memories.length > 0).map((store) => ({ in: each, store })),
  );
  const rows = rowsOf(held, sameness, named, { home, showContent, pairs });
  return {
    command,
    title: surveyed.map(({ adapter }) => adapter.title).join(', '),
    plan: false,
    showContent,
    ...(surveyed[0] && { seenFrom: homeless(surveyed[0].scene.cwd, home) }),
    columns: held.map(({ in: { adapter }, store }) => ({
      key: store.at.id,
      harness: adapter.title,
      place: placeOf(store, home),
      memories: store.memories.length,
    })),
    rows,
    budgets: surveyed.flatMap(({ adapter, view }) =>
      view.budgets
        .filter(({ limit }) => limit > 0)
        .map(({ name, used, limit, unit }): PictureBudget => ({
          harness: adapter.title,
          name,
          after: used,
          limit,
          unit,
        })),
    ),
    prompts: surveyed.flatMap((each) => promptsOf(each, named, { home, showContent })),
    notes: surveyed.flatMap(({ adapter, view }) =>
      view.once === undefined ? [] : [`${adapter.title}: memories are off: ${homeless(view.once, home)}.`],
    ),
  };
};

const placeOf = ({ at: { scope, root } }: Store, home: string): string =>
  homeless('paths' in scope ? (scope.paths[0] ?? scope.key) : root, home);

/** A row for each memory; memories of equal words share one, whatever their scope. */
const rowsOf = (
  held: readonly { in: Seen; store: Store }[],
  sameness: Sameness,
  named: ReadonlyMap<string, string>,
  { home, showContent, pairs }: Required<Pick<Framed, 'home' | 'showContent' | 'pairs'>>,
): PictureRow[] => {
  const paired = new Map(
    pairs.flatMap((pair, at) =>
      [pair.a, pair.b].flatMap((each) =>
        each ? [[each.id, { key: `pair ${at}`, status: pair.status }] as const] : [],
      ),
    ),
  );
  const rows: PictureRow[] = [];
  const known = new Map<string, PictureRow>();
  for (const { in: each, store } of held) {
    const delivered = new Map(each.view.deliveries.map((one) => [one.id, one]));
    for (const memory of store.memories) {
      const { delivery, hops } = delivered.get(memory.id) ?? {};
      const cell: Cell = {
        ...(delivery !== undefined && { delivery }),
        ...(hops !== undefined && { hops }),
      };
      const side = { column: store.at.id, text: wholeText(memory, home) };
      const pair = paired.get(memory.id);
      const keys = pair ? [pair.key] : keysOf(memory, sameness);
      // In one store two memories of equal words are two.
      const twin = keys.map((key) => known.get(key)).find((row) => row && !(store.at.id in row.cells));
      if (twin) {
        twin.cells = { ...twin.cells, [store.at.id]: cell };
        twin.said?.sides.push(side);
        continue;
      }
      const { scope } = memory;
      const row: PictureRow = {
        handle: named.get(memory.id) ?? '',
        id: homeless(memory.id, home),
        kind: memory.kind,
        scope: homeless('key' in scope ? scope.key : 'name' in scope ? scope.name : 'global', home),
        cells: { [store.at.id]: cell },
        losses: [],
        ...(pair && { status: pair.status }),
        ...(showContent && { said: { title: homeless(memory.statement, home), sides: [side] } }),
      };
      rows.push(row);
      for (const key of keys) if (!known.has(key)) known.set(key, row);
    }
  }
  // What is not in sync is what somebody looks for.
  return rows.sort((one, other) => Number(isInSync(one)) - Number(isInSync(other)));
};

const isInSync = ({ status }: PictureRow): boolean => status === 'in-sync';

const GLOBAL = { level: 'global' } as const;

const keysOf = (memory: Memory, sameness: Sameness): string[] => {
  const { stated, whole } = sameness.keys({ ...memory, scope: GLOBAL });
  return [...stated, ...whole];
};

const promptsOf = (
  { adapter, stores, view }: Seen,
  named: ReadonlyMap<string, string>,
  how: { home: string; showContent: boolean },
): Prompt[] => {
  const delivered = new Map(view.deliveries.map((each) => [each.id, each]));
  const needles = stores.flatMap((store) =>
    needlesIn(store, delivered, (id) => ({ handle: named.get(id) ?? '', fresh: false })),
  );
  return view.always.map(({ role, label, text }) => ({
    harness: adapter.title,
    role,
    label,
    pieces: piecesOf(text, needles, how),
  }));
};
