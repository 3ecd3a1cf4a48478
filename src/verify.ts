import { compareVersions } from './kit/editions.ts';
import { hookOf } from './kit/lines.ts';
import type { Drive, Seen } from './ir/drive.ts';
import type { Memory } from './ir/memory.ts';
import type { Documents } from './ir/schema.ts';
import type { Store } from './ir/store.ts';
import { DELIVERIES } from './ir/delivery.ts';
import type { Block, Delivery } from './ir/view.ts';
import type { Surveyed } from './survey.ts';
import { encode, firstUndecodable } from './text/decode.ts';
import { derive } from './text/derive.ts';
import { field } from './text/json.ts';
import { oneLine } from './text/sentence.ts';

export type VerifyDocument = Documents['verify'];
export type VerifiedPlace = VerifyDocument['places'][number];
/** What one start of the real client showed of one memory, beside what was predicted. */
export type Verified = VerifyDocument['memories'][number];
/** A block of text that the client sends and the view predicts differently, or that only one of them has. */
export type BlockDifference = VerifiedPlace['blocks'][number];

/** How a client changes words on their way to the model; the words themselves where it does not. */
type Sent = NonNullable<Drive['sent']>;

/** Holds what a client sent against what was predicted for that place: block by block, memory by memory. */
export const held = (surveyed: Surveyed, seen: Seen): Pick<VerifiedPlace, 'memories' | 'blocks'> => {
  const deliveries = new Map(surveyed.view.deliveries.map((each) => [each.id, each.delivery]));
  const memories = surveyed.stores.filter((store) => store.at.role === 'store').flatMap((store) => store.memories);
  const predicted = memories.flatMap((memory) => (deliveries.has(memory.id) ? [{ memory, predicted: deliveries.get(memory.id) as Delivery }] : []));
  return { memories: observations(predicted, seen, surveyed.adapter.drive?.sent), blocks: blockDifferences(surveyed.view.always, seen.blocks) };
};

/** What was seen of each; words that another memory has as well cannot show that this one was seen better than predicted. */
export const observations = (all: readonly { memory: Memory; predicted: Delivery }[], seen: Seen, sent?: Sent): Verified[] => {
  const told = all.map((each) => ({ ...each, text: wordsOf(each.memory), ...observedOf(each.memory, seen, sent) }));
  return told.map(({ memory, predicted, observed, hops }): Verified => {
    const statement = oneLine(memory.statement);
    const byAnother = rank(observed) < rank(predicted) && told.some((other) => other.memory.id !== memory.id && rank(other.predicted) <= rank(observed) && other.text.includes(statement));
    return byAnother ? { id: memory.id, predicted, observed: predicted } : { id: memory.id, predicted, observed, ...(hops !== undefined && { hops }) };
  });
};

const rank = (delivery: Delivery): number => DELIVERIES.indexOf(delivery);
const wordsOf = ({ title, hook, statement, why, how, detail }: Memory): string => oneLine([title, hook, statement, why, how, detail].filter((each) => each !== undefined).join('\n'));

/** By the text alone: a statement that stands in what was loaded, a hook that does, a statement that an opened file gave. */
const observedOf = (memory: Memory, seen: Seen, sent: Sent = (text) => text): { observed: Delivery; hops?: number } => {
  const loaded = seen.blocks.map((block) => oneLine(block.text));
  const ways = (text: string): string[] => [...new Set([text, sent(text)].map((each) => oneLine(legible(each))))];
  const statements = ways(memory.statement);
  const says = (text: string): boolean => statements.some((statement) => text.includes(statement));
  if (loaded.some(says)) return { observed: 'loaded' };
  const opened = seen.results.filter((result) => result.failed === undefined && says(oneLine(result.text)));
  const hops = opened.length === 0 ? undefined : Math.min(...opened.map((result) => result.hops));
  if (hops === undefined) return { observed: 'unseen' };
  const hooks = [memory.hook ?? derive(memory.statement).hook, hookOf(memory)].flatMap(ways);
  const unasked = opened.some((result) => result.hops === 1 && !result.asked);
  return unasked && loaded.some((text) => hooks.some((hook) => text.includes(hook))) ? { observed: 'indexed', hops } : { observed: 'searchable', hops };
};

/** Bytes that are no UTF-8 reach a model as U+FFFD. */
const legible = (text: string): string => (firstUndecodable(text) === -1 ? text : new TextDecoder('utf-8', { ignoreBOM: true }).decode(encode(text)));

type Said = Omit<Block, 'role' | 'file'> & { role: string };

/** Compared as a set keyed by role and label, in both directions: a block the view lacks fails as well, and so does one sent twice. */
export const blockDifferences = (predicted: readonly Said[], observed: readonly Said[]): BlockDifference[] => {
  const [ours, theirs] = [keyed(predicted), keyed(observed)];
  return [...new Set([...ours.keys(), ...theirs.keys()])].flatMap((key): BlockDifference[] => {
    const [mine, its] = [ours.get(key), theirs.get(key)];
    const label = (mine ?? its)?.label ?? key;
    return mine?.text === its?.text ? [] : [{ label, ...(mine && { predicted: mine.text }), ...(its && { observed: its.text }) }];
  });
};

const keyed = (blocks: readonly Said[]): Map<string, Said> => {
  const all = new Map<string, Said>();
  for (const block of blocks) {
    let key = `${block.role} ${block.label}`;
    while (all.has(key)) key += '\0';
    all.set(key, block);
  }
  return all;
};

export const mismatches = (place: VerifiedPlace): Verified[] => place.memories.filter((each) => each.predicted !== each.observed);

export const holds = (place: VerifiedPlace): boolean =>
  mismatches(place).length + place.blocks.length === 0 && (place.directory === undefined || place.directory.located === place.directory.reported);

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
export const settingsIn = (surveyed: Surveyed, names: Drive['settings']): Record<string, unknown> => {
  const known = activeIn(surveyed)?.at.settings;
  return Object.fromEntries(Object.entries(names).flatMap(([name, key]) => {
    const value = field(known, key);
    return value === undefined || (Array.isArray(value) && value.length === 0) ? [] : [[name, value]];
  }));
};

/** One run per store whose project is here, each from that project; a store without a project is seen from anywhere. */
export const placesToRun = (surveyed: Surveyed): { cwds: string[]; rest: VerifyDocument['rest'] } => {
  const stores = surveyed.stores.filter((store) => store.at.role === 'store' && store.at.exists && store.memories.length > 0 && store.at.scope.level !== 'agent');
  const here = ({ at: { scope } }: Store): string | undefined => ('paths' in scope ? scope.paths.find((path) => surveyed.scene.around.folders[path]?.exists) : surveyed.scene.cwd);
  const why = ({ at: { scope } }: Store): string => ('paths' in scope && scope.paths.length === 0 ? 'which project it belongs to cannot be told' : `its project is not here: ${'paths' in scope ? scope.paths.join(', ') : ''}`);
  const rest = stores.filter((store) => here(store) === undefined).map((store) => ({ store: store.at.id, root: store.at.root, why: why(store) }));
  const projects = [...new Set(stores.filter((store) => 'paths' in store.at.scope).flatMap((store) => here(store) ?? []))];
  // What is global is seen from every project: a run of its own only where no project has one.
  return { cwds: projects.length > 0 ? projects : [surveyed.scene.cwd], rest };
};

/** A memory seen from several places counts once: where it is not as predicted, else where it is seen. */
export const onceEach = (places: readonly VerifiedPlace[]): Verified[] => {
  const byId = Map.groupBy(places.flatMap((place) => place.memories), (each) => each.id);
  return [...byId.values()].flatMap((group) => group.find((each) => each.predicted !== each.observed) ?? group.find((each) => each.observed !== 'unseen') ?? group.slice(0, 1));
};

/** Why prediction and observation part: what is known to differ comes before a bug of ours. */
export const likelyCause = (surveyed: Surveyed, { version, asked }: { version: string; asked?: string | undefined }, settings: Record<string, unknown>): string => {
  const { adapter } = surveyed;
  const at = activeIn(surveyed)?.at;
  if (asked !== undefined && compareVersions(asked, version) !== 0) return `the prediction is for ${adapter.title} ${asked}, as --client-version asks, and ${version} was started`;
  if (at && !at.seen) return `${adapter.title} ${version} is newer than any version memport was tried on`;
  const set = Object.entries(settings).map(([name, value]) => `${name} = ${JSON.stringify(value)}`);
  return `a setting memport reads wrongly or does not know${set.length === 0 ? '' : ` (it knows ${set.join(', ')})`}, or an error of memport: please report it with the texts above`;
};
