import type { Adapter, Machine } from '../adapter.ts';
import { MemportError } from '../errors.ts';
import { compareVersions } from '../kit/editions.ts';
import type { Drive, Seen } from '../ir/drive.ts';
import { inTurns } from '../ir/steps.ts';
import type { Store } from '../ir/store.ts';
import { stopwatch } from '../store/clock.ts';
import { field } from '../text/json.ts';
import type { Startable } from '../world/startable.ts';
import { impatience, patience } from '../world/patience.ts';
import { sightOf, type Outlook } from '../world/sight.ts';
import { surveying, type Sight, type Surveyed } from '../world/survey.ts';
import { covered, veiled } from '../world/veiled.ts';
import type { World } from '../world/world.ts';
import { DOCUMENT_FORMAT } from './document.ts';
import { held, holds, type Verified, type VerifiedPlace, type VerifyDocument } from './observed.ts';

/** How a client is looked at: from where, which one, and how long one run of it may take. */
export interface Looking extends Outlook {
  seconds?: number | undefined;
}

/**
 * Starts the client in each place that shows something else, and holds what it sends against what is predicted; texts
 * of the document are without secrets.
 */
export const verify = async (
  world: World,
  adapter: Adapter,
  { drive, client }: Startable,
  asked: Looking,
): Promise<{ document: VerifyDocument; surveyed: Surveyed[]; holds: boolean }> => {
  const from = (cwd: string | undefined): Sight =>
    sightOf(world, {
      ...asked,
      ...(cwd !== undefined && { cwd }),
      clientVersion: asked.clientVersion ?? client.version,
    });
  const look = async (sight: Sight): Promise<Surveyed> => {
    const [surveyed] = await inTurns(surveying([adapter], sight), world.pause);
    return surveyed as Surveyed;
  };
  const here = await look(from(asked.cwd));
  const { cwds, rest } = asked.cwd === undefined ? placesToRun(here) : { cwds: [here.scene.cwd], rest: [] };
  const runs: { surveyed: Surveyed; place: VerifiedPlace }[] = [];
  for (const cwd of cwds) {
    const sight = from(cwd);
    const surveyed = await look(sight);
    runs.push({
      surveyed,
      place: await seenFrom(world, surveyed, sight.machine(adapter), { drive, client }, asked.seconds),
    });
  }
  const settings = settingsIn(runs[0]?.surveyed ?? here, drive.settings);
  const places = runs.map(({ surveyed, place }) => {
    const own = settingsIn(surveyed, drive.settings);
    return { ...place, ...(JSON.stringify(own) !== JSON.stringify(settings) && { settings: own }) };
  });
  const wrong = runs.find(({ place }) => !holds(place));
  const { surveyed, veil } = await veiled(
    world,
    runs.map((each) => each.surveyed),
  );
  world.met.veil = veil;
  for (const block of places.flatMap(({ blocks }) => blocks)) {
    if (block.predicted !== undefined) block.predicted = await covered(world, block.predicted);
    if (block.observed !== undefined) block.observed = await covered(world, block.observed);
  }
  return {
    surveyed,
    holds: wrong === undefined,
    document: {
      version: DOCUMENT_FORMAT,
      command: 'verify',
      client: { name: drive.client, version: client.version, file: client.file },
      settings,
      places,
      memories: onceEach(places),
      rest,
      ...(wrong && {
        cause: likelyCause(
          wrong.surveyed,
          { version: client.version, asked: asked.clientVersion },
          settingsIn(wrong.surveyed, drive.settings),
        ),
      }),
      findings: [],
    },
  };
};

const seenFrom = async (
  { env }: World,
  surveyed: Surveyed,
  machine: Machine,
  { drive, client }: Startable,
  seconds: number | undefined,
): Promise<VerifiedPlace> => {
  const { observe } = await import('../drive/client-run.ts');
  const elapsed = stopwatch();
  const timeoutMs = patience(
    surveyed.stores.reduce((sum, store) => sum + store.memories.length, 0),
    seconds,
  );
  const observed = await observe({
    drive,
    client,
    path: env['PATH'] ?? '',
    timeoutMs,
    place: {
      at: surveyed.stores.map((store) => store.at),
      home: machine.home,
      cwd: machine.cwd,
      env,
      around: surveyed.scene.around,
      text: (file) => machine.text(file, 4 << 20),
    },
  });
  if (observed.timedOut) throw impatience({ name: drive.client, version: client.version }, timeoutMs, machine.cwd);
  if (observed.requests.length === 0)
    throw new MemportError('io', {
      what: `${drive.client} ${client.version} asked its model nothing`,
      where: client.file,
      expected: 'one request to the loopback server',
      todo: surveyed.view.once ?? `it said: ${(observed.stderr || observed.stdout).trim().slice(0, 300)}`,
    });
  const directory = directoryIn(surveyed, observed.seen);
  return { cwd: machine.cwd, ...(directory && { directory }), ...held(surveyed, observed.seen), tookMs: elapsed() };
};

/** The store that a client started in this place uses. */
const activeIn = (surveyed: Surveyed): Store | undefined => {
  const owned = surveyed.stores.filter((store) => store.at.role === 'store');
  return owned.find((store) => store.at.active === true) ?? owned[0];
};

export const directoryIn = (surveyed: Surveyed, seen: Seen): VerifiedPlace['directory'] => {
  const located = activeIn(surveyed)?.at.root;
  const reported = seen.directory?.replace(/(?<=.)\/$/, '');
  return reported === undefined || located === undefined ? undefined : { located, reported };
};

/** What decides about deliveries, in the client's words; what is not set is not said. */
const settingsIn = (surveyed: Surveyed, names: Drive['settings']): Record<string, unknown> => {
  const known = activeIn(surveyed)?.at.settings;
  return Object.fromEntries(
    Object.entries(names).flatMap(([name, key]) => {
      const value = field(known, key);
      return value === undefined || (Array.isArray(value) && value.length === 0) ? [] : [[name, value]];
    }),
  );
};

/** One run per store whose project is here, each from that project; a store without a project is seen from anywhere. */
const placesToRun = (surveyed: Surveyed): { cwds: string[]; rest: VerifyDocument['rest'] } => {
  const stores = surveyed.stores.filter(
    (store) =>
      store.at.role === 'store' && store.at.exists && store.memories.length > 0 && store.at.scope.level !== 'agent',
  );
  const here = ({ at: { scope } }: Store): string | undefined =>
    'paths' in scope ? scope.paths.find((path) => surveyed.scene.around.folders[path]?.exists) : surveyed.scene.cwd;
  const why = ({ at: { scope } }: Store): string =>
    'paths' in scope && scope.paths.length === 0
      ? 'which project it belongs to cannot be told'
      : `its project is not here: ${'paths' in scope ? scope.paths.join(', ') : ''}`;
  const rest = stores
    .filter((store) => here(store) === undefined)
    .map((store) => ({ store: store.at.id, root: store.at.root, why: why(store) }));
  const projects = [
    ...new Set(stores.filter((store) => 'paths' in store.at.scope).flatMap((store) => here(store) ?? [])),
  ];
  // What is global is seen from every project: a run of its own only where no project has one.
  return { cwds: projects.length > 0 ? projects : [surveyed.scene.cwd], rest };
};

/** A memory seen from several places counts once: where it is not as predicted, else where it is seen. */
const onceEach = (places: readonly VerifiedPlace[]): Verified[] => {
  const byId = Map.groupBy(
    places.flatMap((place) => place.memories),
    (each) => each.id,
  );
  return [...byId.values()].flatMap(
    (group) =>
      group.find((each) => each.predicted !== each.observed) ??
      group.find((each) => each.observed !== 'unseen') ??
      group.slice(0, 1),
  );
};

/** Why prediction and observation part: what is known to differ comes before a bug of ours. */
const likelyCause = (
  surveyed: Surveyed,
  { version, asked }: { version: string; asked?: string | undefined },
  settings: Record<string, unknown>,
): string => {
  const { adapter } = surveyed;
  const at = activeIn(surveyed)?.at;
  if (asked !== undefined && compareVersions(asked, version) !== 0)
    return `the prediction is for ${adapter.title} ${asked}, as --client-version asks, and ${version} was started`;
  if (at && !at.seen) return `${adapter.title} ${version} is newer than any version memport was tried on`;
  const set = Object.entries(settings).map(([name, value]) => `${name} = ${JSON.stringify(value)}`);
  return `a setting memport reads wrongly or does not know${set.length === 0 ? '' : ` (it knows ${set.join(', ')})`}, or an error of memport: please report it with the texts above`;
};
