import { adapters } from '../../adapters/index.ts';
import type { Adapter } from '../../src/adapter.ts';
import { ends } from '../../src/ir/decisions.ts';
import { rekey } from '../../src/ir/identity.ts';
import type { Memory } from '../../src/ir/memory.ts';
import type { Delivered } from '../../src/ir/view.ts';
import type { Row } from '../../src/ledger/row.ts';
import type { KeptAnswer } from '../../src/meaning/kept-answer.ts';
import { compare } from '../../src/parity/compare.ts';
import type { Compared } from '../../src/parity/compared.ts';
import { flat, type Flat } from '../../src/parity/side.ts';
import { apart } from '../../src/plan/route.ts';
import { framesOf, samenessBy } from '../../src/world/every-frame.ts';
import { HOME, machineOver, SCENE, treeOf, type World } from '../contract/world.ts';
import { after, planned, rowsOf, type End } from '../plan/homes.ts';

export const endOf = (harness: string): End => ({ harness, root: `${HOME}/.${harness}` });

const adapterOf = (harness: string): Adapter => adapters.find(({ id }) => id === harness) as Adapter;

const storesIn = (world: World, { harness, root }: End, cwd: string) => {
  const adapter = adapterOf(harness);
  const read = adapter
    .locate(machineOver(world, { root }, cwd))
    .map((at) => rekey(adapter.read(treeOf(world, at), at), SCENE.around));
  return { adapter, stores: apart(read, SCENE.around) };
};

const RANK = ['unseen', 'searchable', 'indexed', 'loaded'];

/** One side as it stands in a world, with what its model gets in each folder that a memory is about. */
export const sideIn = (world: World, end: End, supposeOn = true): Flat => {
  const { adapter, stores } = storesIn(world, end, HOME);
  const folders = stores.flatMap(({ memories }) =>
    memories.flatMap(({ scope }) => ('paths' in scope ? scope.paths.slice(0, 1) : [])),
  );
  const delivered = new Map<string, Delivered>();
  const shown: string[] = [];
  for (const cwd of new Set([HOME, ...folders])) {
    const { deliveries, always } = adapter.view(storesIn(world, end, cwd).stores, {
      ...SCENE,
      cwd,
      ...(supposeOn && { supposeOn }),
    });
    shown.push(...always.map(({ text }) => text));
    for (const each of deliveries) {
      const known = delivered.get(each.id);
      if (!known || RANK.indexOf(each.delivery) > RANK.indexOf(known.delivery)) delivered.set(each.id, each);
    }
  }
  const frames = adapter.conventions.at(-1)?.frames ?? [];
  return flat({ name: end.harness, stores, around: SCENE.around, frames, delivered, shown });
};

export interface Carried {
  world: World;
  rows: Row[];
  /** Ids of what no migration carries. */
  lost: ReadonlySet<string>;
  /** Ids of what the plan itself said that nobody would see. */
  unseen: ReadonlySet<string>;
}

const isLost = ends('lost');

export const carriedIn = (world: World, from: End, to: End): Carried => {
  const { migration } = planned({ from, to, source: world, target: world, rows: [], options: { all: true } });
  return {
    world: new Map([...world, ...after(world, migration)]),
    rows: rowsOf(migration),
    lost: new Set(migration.decided.filter(isLost).map(({ id }) => id)),
    unseen: new Set(migration.decided.filter(({ delivery }) => delivery === 'unseen').map(({ id }) => id)),
  };
};

export interface Looking {
  rows?: readonly Row[];
  known?: readonly KeptAnswer[];
  isAsked?: (memory: Memory) => boolean;
  /** Whether memory of the second side that is switched off is looked at as it is. */
  asItIs?: boolean;
}

export const comparedIn = (
  world: World,
  from: End,
  to: End,
  { rows = [], known = [], isAsked = () => true, asItIs = false }: Looking = {},
): Compared[] =>
  compare(sideIn(world, from), sideIn(world, to, !asItIs), {
    sameness: samenessBy(framesOf(adapters), known),
    rows,
    home: HOME,
    isAsked,
    masked: new Map(),
  });

/** What fails a check, but for what no migration could have carried. */
export const redIn = (found: readonly Compared[], { lost, unseen }: Carried): Compared[] =>
  found.filter(
    ({ severity, status, a }) =>
      severity === 'error' && !(a && (lost.has(a.id) || (status === 'unseen' && unseen.has(a.id)))),
  );
