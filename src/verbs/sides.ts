import type { Adapter } from '../adapter.ts';
import { rekey } from '../ir/identity.ts';
import type { Memory } from '../ir/memory.ts';
import type { Direction } from '../ir/parity.ts';
import { inTurns } from '../ir/steps.ts';
import type { Location } from '../ir/store.ts';
import type { Delivered, View } from '../ir/view.ts';
import { apart } from '../plan/route.ts';
import type { Minimum } from '../parity/reaching.ts';
import type { Side } from '../parity/side.ts';
import { askedOnce } from '../store/asked-once.ts';
import { sightOf, type Outlook } from '../world/sight.ts';
import { carriedFiles } from './carried-files.ts';
import { gathering, pathsNamed, type Gathered } from '../world/survey.ts';
import type { World } from '../world/world.ts';

/** One side of a check as it was asked for. */
export interface AskedSide {
  name: string;
  adapter: Adapter;
  outlook: Outlook;
  /** It stands in the repository, so that it says the same on every machine. */
  committed?: boolean;
}

/** Two sides, and what of them is to say the same. */
export interface Comparing {
  a: AskedSide;
  b: AskedSide;
  direction: Direction;
  kinds?: readonly string[] | undefined;
  scopes?: readonly string[] | undefined;
  /** Folders: only these projects, and what is global. */
  projects?: readonly string[] | undefined;
  /** Those that somebody typed: one that nobody remembers anything of is a mistake. */
  typed?: readonly string[] | undefined;
  minimum?: Minimum | undefined;
}

/** A side, read. */
export interface Read extends AskedSide {
  gathered: Gathered;
}

/** Everything that a side keeps; `more` are the folders that the other sides know of. */
export const readSide = async (world: World, asked: AskedSide, more: readonly string[] = []): Promise<Read> => {
  const [gathered] = await inTurns(gathering([asked.adapter], sightOf(world, asked.outlook), more), world.pause);
  return { ...asked, gathered: gathered as Gathered };
};

export const isHere = ({ gathered: { stores } }: Read): boolean =>
  stores.some(({ at }) => at.role === 'store' && at.exists);

/** A side with what reaches its model: what belongs to a project is looked at from the project's own folder. */
export const sideOf = async (world: World, read: Read): Promise<Side> => {
  const { name, adapter, gathered } = read;
  const { stores, scene } = gathered;
  const delivered = new Map<string, Delivered>();
  // Of two that do not reach it, the reason given in the memory's own folder says why.
  const note = (each: Delivered, own?: ReadonlySet<string>): void => {
    const known = delivered.get(each.id);
    const better = known ? RANK.indexOf(each.delivery) - RANK.indexOf(known.delivery) : 1;
    if (better > 0 || (better === 0 && own?.has(each.id))) delivered.set(each.id, each);
  };
  const { deliveries, always } = viewOf(gathered);
  const files = read.committed ? [] : carriedFiles(world, adapter, scene);
  for (const each of [...deliveries, ...files.flatMap((file) => file.deliveries)]) note(each);
  const unseen = stores
    .flatMap(({ memories }) => memories)
    .filter((memory) => 'paths' in memory.scope && delivered.get(memory.id)?.delivery === 'unseen');
  const inFolder = Map.groupBy(unseen, (memory) => folderOf(memory, gathered) ?? '');
  const folders = [...inFolder.keys()].filter((folder) => folder !== '').slice(0, MOST);
  const still = { ...world, disk: askedOnce(world.disk) };
  for (const folder of folders.filter((each) => each !== scene.cwd)) {
    const own = new Set(inFolder.get(folder)?.map(({ id }) => id));
    for (const each of viewOf(gatheredFrom(still, read, folder)).deliveries) note(each, own);
    await world.pause();
  }
  // From where nobody looked, nobody can say what the model gets.
  const looked = new Set([scene.cwd, ...folders]);
  if (!read.committed)
    for (const memory of unseen) if (!looked.has(folderOf(memory, gathered) ?? '')) delivered.delete(memory.id);
  const frames = adapter.conventions.at(-1)?.frames ?? [];
  const all = [...stores, ...files.map(({ store }) => store)];
  return { name, stores: all, around: scene.around, frames, delivered, shown: always.map(({ text }) => text) };
};

const RANK = ['unseen', 'searchable', 'indexed', 'loaded'] as const;

/** So many projects are looked at from their own folder. */
const MOST = 500;

/**
 * What was read, as its harness finds it when it is started in another folder. What a store holds does not hang on
 * where the client is started: only settings and what is read beside the stores is looked up anew.
 */
const gatheredFrom = (world: World, { adapter, outlook, gathered }: Read, folder: string): Gathered => {
  const sight = sightOf(world, { ...outlook, cwd: folder });
  const { cwd, ...machine } = sight.machine(adapter);
  const { around } = gathered.scene;
  const facts = around.folders[folder];
  const there = facts ? { ...around, folders: { ...around.folders, [cwd]: facts } } : around;
  const own = new Map(gathered.stores.map((store) => [homeOf(store.at), store]));
  const stores = adapter.locate({ ...machine, cwd }).map((at) => {
    const known = at.role === 'store' ? own.get(homeOf(at)) : undefined;
    return known
      ? { ...known, at: { ...at, scope: known.at.scope } }
      : rekey(adapter.read(sight.snapshot(at), at), there);
  });
  return { ...gathered, stores, scene: { ...gathered.scene, cwd, around: there } };
};

const homeOf = ({ root, role, layout, edition, exists }: Location): string =>
  JSON.stringify([root, role, layout, edition, exists]);

/** Ids over all stores are those of the comparison. */
const viewOf = ({ adapter, stores, scene }: Gathered): View => adapter.view(apart(stores, scene.around), scene);

const folderOf = ({ scope }: Memory, { scene }: Gathered): string | undefined =>
  'paths' in scope ? scope.paths.find((path) => scene.around.folders[path]?.exists === true) : undefined;

/** The second side told of the folders that the first one knows, where it does not know them by itself. */
export const acquainted = (world: World, a: Read, b: Read): Read => {
  const { stores, scene } = b.gathered;
  const named = pathsNamed(a.gathered.stores);
  if (named.every((folder) => scene.around.folders[folder] !== undefined)) return b;
  const folders = [...new Set([...Object.keys(scene.around.folders), ...named])];
  const around = sightOf(world, b.outlook).surroundings(folders, scene.cwd);
  const gathered = { ...b.gathered, stores: stores.map((store) => rekey(store, around)), scene: { ...scene, around } };
  return { ...b, gathered };
};
