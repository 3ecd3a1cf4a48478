import type { Adapter } from '../adapter.ts';
import { standIns } from '../assist/clip.ts';
import { lockKey } from '../assist/lock.ts';
import { promptHash, type Writing } from '../assist/rewrite-question.ts';
import { inWords, wordsOf } from '../assist/worded.ts';
import type { Memory } from '../ir/memory.ts';
import type { Decided, PlanOptions } from '../ir/plan-value.ts';
import type { Location } from '../ir/store.ts';
import { DELIVERIES } from '../ir/delivery.ts';
import type { Delivery } from '../ir/view.ts';
import type { Migration } from '../plan/store-migration.ts';
import type { Request } from '../plan/request.ts';
import type { Rewordings } from '../plan/rewording.ts';
import type { Gatekeeper } from '../world/gatekeeper.ts';
import type { KnownRewrite } from '../world/rewrites.ts';

type Assist = NonNullable<PlanOptions['assist']>;

/** A memory that a model may be asked about. */
export interface Offer {
  key: string;
  source: Memory;
  /** As it would be written in its own words. */
  memory: Memory;
  at: Location;
  longest?: number;
}

/** What became of the memories that other words were wanted for. */
export interface Assisted {
  migration: Migration;
  writing: Writing;
  /** Nobody was asked about these yet. */
  offers: Offer[];
  /** So many memories could be delivered better by shorter words that nobody has been asked for. */
  couldMoveUp: number;
  /** So many are delivered better by words of the lock. */
  movedUp: number;
  /** Source ids of what is not sent anywhere: the scanner flags it. */
  withheld: ReadonlySet<string>;
  /** Of those that stand in other words, so many were judged by the model that wrote them. */
  selfJudged: number;
  /** By source id, what would be written in its own words. */
  own: ReadonlyMap<string, Memory>;
}

/** What planning with other words needs beside the request. */
export interface Assisting {
  known: readonly KnownRewrite[];
  /** Plans once more. */
  planned: (request: Request) => Promise<Migration>;
  /** Whether a memory may leave the machine. */
  maySend: (memory: Memory, source: Memory) => Promise<boolean>;
}

const writingFor = ({ conventions, title }: Adapter, purpose: Assist['purpose']): Writing => {
  const { voice, frames } = conventions.at(-1) ?? { frames: [] };
  return {
    title,
    purpose,
    voice: voice?.value ?? 'short and plain, one or two sentences.',
    situations: frames.some(({ pattern, print }) => print !== undefined && /\(\?<(?:how|situation)>/.test(pattern)),
  };
};

/**
 * The plan with what the lock holds in place of memories' own words, and what it would be worth to ask a model about.
 * Everything in the lock is looked at again by the gates before it is used.
 */
export const assistedBy = async (
  request: Request,
  own: Migration,
  assist: Assist,
  assisting: Assisting,
): Promise<Assisted> => {
  const { adapter } = request.target;
  const writing = writingFor(adapter, assist.purpose);
  const open = openIn(own, keying(writing, adapter, assist.asked)).filter(
    ({ source }) => assist.manual || source.author !== 'human',
  );
  // The gates bring the scanner's tables along: most plans ask no model.
  const { gatekeeperFor } = await import('../world/gatekeeper.ts');
  const heard = await heardOf(open, gatekeeperFor(request.source.adapter, adapter), assisting);
  const { words, fallback, asks } = heard;
  const chosen = (id: string): boolean => request.answers.options.choices?.[id] !== 'own';
  const withWords = async (others: (each: Open) => readonly Memory[]): Promise<Migration> => {
    const byWords = new Map(
      open.filter(({ source }) => chosen(source.id)).map((each) => [placeOf(each.at, each.source), each] as const),
    );
    const rewordings = (at: Location): Rewordings => ({
      first: assist.purpose === 'voice',
      of: (_, source) => {
        const each = byWords.get(placeOf(at, source));
        const found = each && words.get(each.key);
        return found ? [found.words] : each ? others(each) : [];
      },
    });
    return assisting.planned({ ...request, answers: { ...request.answers, rewordings } });
  };
  const migration = words.size === 0 ? own : await withWords(() => []);
  const said = new Set(migration.decided.flatMap(({ id, reworded: is }) => (is ? [id] : [])));
  const reworded = open.filter(({ source }) => said.has(source.id));
  const strangers = new Set(reworded.flatMap(({ source, key }) => (words.get(key)?.strange ? [source.id] : [])));
  const told = {
    writing,
    migration: withTold(migration, fallback, strangers),
    movedUp: movedUp(own, migration),
    withheld: heard.withheld,
    selfJudged: reworded.filter(({ key }) => words.get(key)?.selfJudged).length,
    own: new Map(open.map(({ source, memory }) => [source.id, memory])),
  };
  const asked = open.filter(({ key, source }) => asks.has(key) && chosen(source.id));
  if (assist.purpose === 'voice') return { ...told, offers: asked, couldMoveUp: 0 };
  if (asked.length === 0 || !lacksRoom(migration, asked)) return { ...told, offers: [], couldMoveUp: 0 };
  const forecast = await withWords(({ key, memory }) => (asks.has(key) ? standIns(memory) : []));
  const lengths = new Map(
    forecast.stores.flatMap(({ store: { at }, fitted: { reworded } }) =>
      [...reworded].map(([id, { statement }]) => [placeOf(at, { id }), statement.length] as const),
    ),
  );
  const offers = asked.flatMap((each): Offer[] => {
    const longest = lengths.get(placeOf(each.at, each.source));
    return longest === undefined ? [] : [{ ...each, longest }];
  });
  return { ...told, offers, couldMoveUp: movedUp(migration, forecast) };
};

type Open = Omit<Offer, 'longest'>;

const placeOf = ({ id, root }: Location, source: Pick<Memory, 'id'>): string => `${id}\n${root}\n${source.id}`;

const openIn = ({ stores }: Migration, keyOf: (memory: Memory, at: Location) => string): Open[] =>
  stores.flatMap(({ store: { at }, fitted: { open } }) =>
    open.map(({ source, memory }): Open => ({ key: keyOf(memory, at), source, memory, at })),
  );

interface Heard {
  /** By key, what was let through and is let through again. */
  words: Map<string, { words: Memory; strange: boolean; selfJudged: boolean }>;
  /** By source id, which gates refused other words for it. */
  fallback: Map<string, readonly string[]>;
  /** Keys that a model may be asked about. */
  asks: Set<string>;
  /** Source ids of memories that may not leave the machine. */
  withheld: Set<string>;
}

const heardOf = async (
  open: readonly Open[],
  gatekeeper: Gatekeeper,
  { known, maySend }: Assisting,
): Promise<Heard> => {
  const byKey = new Map(known.map((entry) => [entry.key, entry]));
  const heard: Heard = { words: new Map(), fallback: new Map(), asks: new Set(), withheld: new Set() };
  for (const { key, source, memory } of open) {
    const entry = byKey.get(key);
    const said = entry?.accepted && inWords(memory, entry.accepted.wording);
    const refused = entry?.accepted ? gatekeeper(memory, entry.accepted.wording) : [];
    if (said && refused.length === 0) {
      const [strange, selfJudged] = [entry.origin === 'repository', entry.judge === entry.served];
      heard.words.set(key, { words: said, strange, selfJudged });
    } else if (entry) heard.fallback.set(source.id, entry.refused ?? [...new Set(refused.map(({ gate }) => gate))]);
    else if (await maySend(memory, source)) heard.asks.add(key);
    else heard.withheld.add(source.id);
  }
  return heard;
};

/** What the plan says of the memories that other words were wanted for. */
const withTold = (
  migration: Migration,
  fallback: ReadonlyMap<string, readonly string[]>,
  strangers: ReadonlySet<string>,
): Migration => ({
  ...migration,
  decided: migration.decided.map((each): Decided => {
    const gates = each.reworded ? undefined : fallback.get(each.id);
    const strange = each.reworded && strangers.has(each.id);
    return { ...each, ...(gates && { fallback: [...gates] }), ...(strange && { rewrittenBy: 'repository' }) };
  }),
});

const keying = (writing: Writing, adapter: Adapter, asked: string): ((memory: Memory, at: Location) => string) => {
  const [prompt, keys] = [promptHash(writing), new WeakMap<Memory, string>()];
  return (memory, at) => {
    const { purpose } = writing;
    const known =
      keys.get(memory) ??
      lockKey({
        kind: memory.kind,
        source: wordsOf(memory),
        target: adapter.id,
        edition: at.edition,
        purpose,
        prompt,
        asked,
      });
    keys.set(memory, known);
    return known;
  };
};

/** Whether any of them is delivered worse than the best there is. */
const lacksRoom = ({ decided }: Migration, open: readonly Pick<Offer, 'source'>[]): boolean => {
  const ids = new Set(open.map(({ source }) => source.id));
  return decided.some(({ id, delivery }) => ids.has(id) && delivery !== 'loaded');
};

/** So many memories are delivered better by the second plan. */
const movedUp = (before: Migration, after: Migration): number => {
  const was = new Map(before.decided.map((each) => [`${each.store}\n${each.id}`, each.delivery]));
  return after.decided.filter((each) => {
    const old = was.get(`${each.store}\n${each.id}`);
    return each.delivery !== undefined && old !== undefined && isBetter(each.delivery, old);
  }).length;
};

const isBetter = (a: Delivery, b: Delivery): boolean => DELIVERIES.indexOf(a) < DELIVERIES.indexOf(b);
