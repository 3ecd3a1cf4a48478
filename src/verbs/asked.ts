import * as path from 'node:path';
import type { Adapter } from '../adapter.ts';
import { MemportError } from '../errors.ts';
import type { Direction } from '../ir/parity.ts';
import type { Row } from '../ledger/row.ts';
import type { GroupSetting, StoreSetting } from '../repo/settings-shape.ts';
import { readLedger } from '../store/ledger.ts';
import { didYouMean } from '../text/nearest.ts';
import { isFolder } from '../world/folder.ts';
import { adapterNamed, isHarness, readersOf } from '../world/harness.ts';
import { inside, type Repository } from '../world/repository.ts';
import type { World } from '../world/world.ts';
import type { AskedSide, Comparing } from './sides.ts';

/** What was typed, and where. */
export interface AskedWish {
  cwd: string;
  a?: string | undefined;
  b?: string | undefined;
  direction?: Direction | undefined;
  projects?: readonly string[] | undefined;
}

/** A comparison, and which of its sides may not be absent. */
export type Comparison = Comparing & { required: readonly AskedSide[] };

/** What is to be compared: what was typed, else the groups of memport.json, else what the ledger carried. */
export const wantedBy = (world: World, wish: AskedWish, repository: Repository | undefined): Comparison[] => {
  const named = (name: string): AskedSide => sideNamed(world, name, wish.cwd, repository);
  const groups = repository?.value.groups ?? [];
  if (wish.a !== undefined && wish.b !== undefined) {
    const stores = [wish.a, wish.b];
    const own = groups.find((group) => stores.every((store) => group.stores.includes(store)));
    return ofGroup({ ...own, stores }, named, repository, wish);
  }
  if (groups.length > 0) return groups.flatMap((group) => ofGroup(group, named, repository, wish));
  return carriedIn(readLedger(world.state).rows).map(([a, b]) => ({
    ...from(wish),
    a: withProfile(named(a.harness), a.profile),
    b: withProfile(named(b.harness), b.profile),
    required: [],
  }));
};

const from = ({ direction = 'one-way', projects }: AskedWish): Pick<Comparing, 'direction' | 'projects' | 'typed'> => ({
  direction,
  projects,
  typed: projects,
});

const ofGroup = (
  { stores, direction = 'one-way', kinds, scopes, minimum }: GroupSetting,
  named: (name: string) => AskedSide,
  repository: Repository | undefined,
  wish: AskedWish,
): Comparison[] => {
  const sides = stores.map(named);
  // With a profile a side is called otherwise than its store in memport.json.
  const settings = new Map(sides.map((side, at) => [side, repository?.value.stores?.[stores[at] as string]]));
  const [first, ...rest] = sides as [AskedSide, ...AskedSide[]];
  const pairs =
    direction === 'mirror'
      ? sides.flatMap((a, at) => sides.slice(at + 1).map((b) => [a, b] as const))
      : rest.map((b) => [first, b] as const);
  return pairs.map(([a, b]) => {
    const both = [a, b].map((side) => ({ side, setting: settings.get(side) }));
    const projects = both.flatMap(({ side, setting }) =>
      setting?.project === undefined ? [] : [side.outlook.cwd as string],
    );
    return {
      a,
      b,
      direction: wish.direction ?? direction,
      kinds,
      scopes,
      minimum,
      projects: wish.projects ?? (projects.length > 0 ? [...new Set(projects)] : undefined),
      typed: wish.projects,
      required: both.filter(({ setting }) => setting?.required).map(({ side }) => side),
    };
  });
};

/** A side by its name in memport.json, as a harness, or as a path. */
const sideNamed = (world: World, name: string, cwd: string, repository: Repository | undefined): AskedSide => {
  const stores = repository?.value.stores ?? {};
  const setting = Object.hasOwn(stores, name) ? stores[name] : undefined;
  if (setting && repository) return ofSetting(world, name, setting, repository, cwd);
  const [harness = '', profile] = name.split('@');
  const family = readersOf(world).find(({ id, instructs }) => instructs !== undefined && id === harness);
  // The files of one folder, with the block that memport keeps there.
  if (family) return { name, adapter: family, outlook: { cwd, root: cwd } };
  if (isHarness(harness, world.adapters))
    return withProfile(
      { name, adapter: adapterNamed(harness, world.adapters, world.others), outlook: { cwd } },
      profile,
    );
  const full = path.resolve(cwd, name);
  const adapter = formatOf(world, full);
  if (adapter && stands(world, full)) return { name, adapter, outlook: { cwd, root: full }, committed: true };
  const known = [...new Set([...Object.keys(stores), ...world.adapters.map(({ id }) => id)])];
  throw new MemportError('usage', {
    what: `"${name}" is no store of memport.json, no harness and no file that memport reads`,
    expected: didYouMean(name, known) ?? `one of ${known.join(', ')}, an instruction file such as AGENTS.md, an export`,
    todo: 'memport list shows what is on this machine',
    unknown: name,
  });
};

const ofSetting = (world: World, name: string, setting: StoreSetting, at: Repository, cwd: string): AskedSide => {
  const { harness, profile, project, path: given } = setting;
  const file = setting.export ?? given;
  if (file === undefined) {
    const side: AskedSide = {
      name,
      adapter: adapterNamed(harness ?? '', world.adapters, world.others),
      outlook: { cwd: project === undefined ? cwd : inside(world, at, folderOf(at, project)) },
    };
    return withProfile(side, profile);
  }
  const full = inside(world, at, file);
  const own = harness === undefined ? undefined : adapterNamed(harness, world.adapters, world.others);
  const adapter = own?.committed ? { ...own, locate: own.committed } : (own ?? formatOf(world, full));
  if (adapter) return { name, adapter, outlook: { cwd: at.root, root: full }, committed: true };
  throw new MemportError('config', {
    what: `nothing reads "${file}"`,
    where: at.file,
    expected: 'an instruction file (CLAUDE.md, AGENTS.md, .hermes.md), an export, or a folder with its "harness"',
  });
};

/** The folder of a project, or the first one that memport.json lists under its name. */
const folderOf = ({ value: { projects = {} } }: Repository, project: string): string =>
  (Object.hasOwn(projects, project) ? projects[project]?.[0] : undefined) ?? project;

/** Which format a path is of, by how its name ends; a folder ends in a slash. */
export const formatOf = ({ formats, disk }: World, file: string): Adapter | undefined => {
  const name = `${path.basename(file).toLowerCase()}${isFolder({ disk }, file) ? '/' : ''}`;
  return formats.find(({ aliases }) => aliases.some((ending) => name.endsWith(ending)));
};

export const stands = ({ disk }: World, file: string): boolean => {
  try {
    return disk.stat(file) !== undefined;
  } catch {
    return false;
  }
};

const withProfile = (side: AskedSide, profile: string | undefined): AskedSide => {
  if (profile === undefined || side.adapter.profiles === undefined) return side;
  return {
    ...side,
    name: side.name.includes('@') ? side.name : `${side.name}@${profile}`,
    outlook: { ...side.outlook, profile },
  };
};

interface End {
  harness: string;
  profile?: string;
}

/** The pairs of the ledger, each in the direction of its last run; homes of one harness are told by their profiles. */
const carriedIn = (rows: readonly Row[]): [End, End][] => {
  const pairs = new Map<string, { ends: [End, End]; run: string }>();
  for (const { pair = '', source, target, run = '' } of rows) {
    const [a = '', b = ''] = pair.split('→');
    const own = a === b;
    const ends: [End, End] = [
      { harness: a, ...(own && profileIn(source.store)) },
      { harness: b, ...(own && profileIn(target.store)) },
    ];
    const key = ends
      .map((end) => JSON.stringify(end))
      .sort()
      .join();
    const known = pairs.get(key);
    if (!known || run > known.run) pairs.set(key, { ends, run });
  }
  return [...pairs.values()].map(({ ends }) => ends);
};

const profileIn = (store: string): { profile?: string } => {
  const profile = /^[^: ]+:([^ ]+)/.exec(store)?.[1];
  return profile === undefined ? {} : { profile };
};
