import type { Memory } from '../ir/memory.ts';
import { scopeKey } from '../ir/identity.ts';
import type { Documents } from '../ir/documents-schema.ts';
import { aliasesOf, renamedMarks, renamedRow } from '../ledger/aliases.ts';
import { rowsBetween } from '../ledger/way-back.ts';
import { compare, type ComparisonGrounds } from '../parity/compare.ts';
import type { Compared } from '../parity/compared.ts';
import { toldOf } from '../parity/pair-findings.ts';
import { flat, type Flat } from '../parity/side.ts';
import type { GuardedMemory } from '../plan/guard.ts';
import { scopesAsked } from '../plan/route.ts';
import { readLedger } from '../store/ledger.ts';
import { examining } from '../world/inspect.ts';
import { samenessFor } from '../world/answered-pairs.ts';
import type { World } from '../world/world.ts';
import { heldBack } from './held-back.ts';
import { loadedAnyway } from './loaded-anyway.ts';
import { checkProjects } from './named.ts';
import { acquainted, sideOf, type Comparing, type Read } from './sides.ts';

export type CheckDocument = Documents['check'];

/** Two sides, compared. */
export interface Compare {
  asked: Comparing;
  sides: [Read, Read];
  flats: [Flat, Flat];
  pairs: readonly Compared[];
  /** How many memories there are on both. */
  of: number;
  examined: ReadonlyMap<string, GuardedMemory>;
}

/** read → match → judge: how the memories of two sides stand to each other. */
export const comparing = async (world: World, asked: Comparing, first: Read, there: Read): Promise<Compare> => {
  const second = acquainted(world, first, there);
  const ledger = readLedger(world.state);
  const stores = [...first.gathered.stores, ...second.gathered.stores];
  const { scene } = second.gathered;
  const aliases = aliasesOf(stores, scene.around, ledger.keys);
  const rows = rowsBetween(ledger.rows, asked.a.adapter.id, asked.b.adapter.id).map((row) => renamedRow(row, aliases));
  if (asked.typed) checkProjects([first.gathered, second.gathered], { projects: [...asked.typed] }, rows, scene.home);
  const marked = (read: Read): Read => ({
    ...read,
    gathered: { ...read.gathered, stores: read.gathered.stores.map((store) => renamedMarks(store, aliases)) },
  });
  const sides: [Read, Read] = [marked(first), marked(second)];
  const flats: [Flat, Flat] = [flat(await sideOf(world, sides[0])), flat(await sideOf(world, sides[1]))];
  const grounds: ComparisonGrounds = {
    sameness: samenessFor(world, scene),
    rows,
    home: scene.home,
    isAsked: askedIn(asked, sides, flats),
    masked: new Map(),
    minimum: asked.minimum,
    mirror: asked.direction === 'mirror',
  };
  const found = compare(...flats, grounds);
  const told = found
    .filter(({ status }) => status !== 'in-sync')
    .flatMap(({ a, b }) => [a, b].filter((each) => each !== undefined));
  const examined = await examining(world, told);
  const masked = new Map(
    [...examined].filter(([, each]) => each.secrets.length > 0).map(([id, each]) => [id, each.masked]),
  );
  const compared = masked.size === 0 ? found : compare(...flats, { ...grounds, masked });
  const again = await loadedAnyway(world, sides[1], compared);
  const kept = await heldBack(world, asked, sides, again, examined);
  const partners = new Set(again.flatMap(({ a, b }) => (a && b ? [b] : [])));
  return {
    asked,
    sides,
    flats,
    pairs: again.map((one) => kept(one)),
    of: flats[0].memories.length + flats[1].memories.length - partners.size,
    examined,
  };
};

/**
 * Which memories are asked about: a project that is not on this machine is not, as in a migration, unless the other
 * side knows it too or what is compared stands in the repository.
 */
const askedIn = (
  { kinds, scopes, projects }: Comparing,
  [first, second]: readonly [Read, Read],
  [a, b]: readonly [Flat, Flat],
): ((memory: Memory) => boolean) => {
  const { around } = second.gathered.scene;
  const all = [...a.memories, ...b.memories];
  const known = new Set(b.memories.map(({ scope }) => scopeKey(scope)));
  const isProject = projects && scopesAsked(new Set(all.map(({ scope }) => scopeKey(scope))), projects, around);
  return ({ kind, scope }) => {
    if (kinds && !kinds.includes(kind)) return false;
    if (scopes && !scopes.includes(scope.level)) return false;
    if (scope.level === 'global') return true;
    if (isProject) return isProject(scopeKey(scope));
    if (first.committed || !('paths' in scope)) return true;
    return known.has(scopeKey(scope)) || scope.paths.some((path) => around.folders[path]?.exists === true);
  };
};

/** What is told of a comparison, pair by pair. */
export const toldIn = ({
  asked,
  sides,
  pairs,
}: Compare): { one: Compared; told: NonNullable<ReturnType<typeof toldOf>> }[] => {
  const names = { a: sides[0].name, b: sides[1].name };
  return pairs.flatMap((one) => {
    const told = toldOf(one, names, asked.direction);
    return told ? [{ one, told }] : [];
  });
};
