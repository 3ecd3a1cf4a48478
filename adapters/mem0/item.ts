import { Buffer } from 'node:buffer';
import { hash } from 'node:crypto';
import type { Memory, Scope, Status } from '../../src/ir/memory.ts';
import { heardBeside, toldBeside } from '../../src/kit/beside.ts';
import { printed, said } from '../../src/kit/json-file.ts';
import { TEXTLESS } from '../../src/kit/left-out.ts';
import type { FileDraft, FileGround } from '../../src/kit/one-file.ts';
import { parseBody, PLAIN_BODY, printBody } from '../../src/text/body.ts';
import { isRecord, list, parsed, record } from '../../src/text/json.ts';

export type Item = Readonly<Record<string, unknown>>;

/** How a list of items names what it says. */
export interface Casing {
  /** The member that holds the words. */
  text: 'memory' | 'content';
  camel: boolean;
  /** Whether an item has a state of its own. */
  states: boolean;
}

const NAMES = {
  created: ['created_at', 'createdAt'],
  updated: ['updated_at', 'updatedAt'],
  user: ['user_id', 'userId'],
  agent: ['agent_id', 'agentId'],
  run: ['run_id', 'runId'],
  until: ['expiration_date', 'expirationDate'],
} as const;

const member = (item: Item, name: keyof typeof NAMES): string | undefined =>
  NAMES[name].map((each) => said(item[each])).find((each) => each !== undefined);

/** Whether a text names the members of its items as JavaScript does. */
export const isCamel = (text: string): boolean => /"(?:createdAt|userId|agentId|runId)"\s*:/.test(text);

export const usersIn = (items: readonly unknown[]): number =>
  new Set(items.flatMap((each) => member(record(each), 'user') ?? [])).size;

/** One item as a memory; `users` are as many as the file tells of. */
export const draftOf = (
  item: Item,
  { text, states }: Casing,
  { ground, users, categories }: { ground: FileGround; users: number; categories: readonly string[] },
): FileDraft | string => {
  const words = said(item[text]);
  const state = said(item['state']);
  if (state === 'deleted') return 'deleted there';
  if (words === undefined) return TEXTLESS;
  const known = heardBeside(record(item['metadata'])['memport'], ground);
  const { dates: told, status, scope, keywords, ...own } = known ?? {};
  const [id, until] = [said(item['id']), member(item, 'until')];
  const free = keywords ?? categories;
  return {
    kind: 'reference',
    ...parseBody(words),
    ...own,
    ...(id !== undefined && { key: id }),
    scope: scope ?? scopeOf(item, users),
    status: states ? statusOf(state, status) : (status ?? 'active'),
    keywords: [...free],
    dates: datesOf(item, told),
    ...(until !== undefined && { validity: { until: { text: until, basis: 'declared' as const } } }),
  };
};

/** Memories of one user are about the person who has the file; of several, each keeps its own. */
const scopeOf = (item: Item, users: number): Scope => {
  const [user, agent, run] = [member(item, 'user'), member(item, 'agent'), member(item, 'run')];
  if (run !== undefined) return { level: 'session', name: run };
  if (agent !== undefined) return { level: 'agent', name: agent };
  return user === undefined || users < 2 ? { level: 'global' } : { level: 'user', name: user };
};

const STATE: Readonly<Record<Status, string>> = {
  active: 'active',
  pending: 'paused',
  archived: 'archived',
  superseded: 'archived',
};

/** What memport wrote beside the state counts while the state is still the one it wrote. */
const statusOf = (state: string | undefined, told: Status | undefined): Status => {
  if (told !== undefined && STATE[told] === (state ?? 'active')) return told;
  return state === 'paused' || state === 'archived' ? 'archived' : 'active';
};

/** Dates of another basis stand beside, and count while the item still says the same. */
const datesOf = (item: Item, told: Memory['dates'] | undefined): Memory['dates'] => {
  const [created, updated] = [member(item, 'created'), member(item, 'updated')];
  const dated = (text: string, before: Memory['dates']['created']) =>
    before?.text === text ? before : { text, basis: 'declared' as const };
  return {
    ...(created !== undefined && { created: dated(created, told?.created) }),
    ...(updated !== undefined && { updated: dated(updated, told?.updated) }),
  };
};

/** A memory as an item, over the one that stands there: members that memport does not know stay. */
export const itemOf = (memory: Memory, before: string | undefined, casing: Casing, ground: FileGround): string => {
  const old = record(parsed(before));
  const { dates, scope } = memory;
  const which = casing.camel ? 1 : 0;
  const isNamed = !('key' in scope) && scope.level !== 'global';
  const isDated = [dates.created, dates.updated].every((each) => each === undefined || each.basis === 'declared');
  const memport = toldBeside(
    { ...memory, scope: isNamed ? { level: 'global' } : scope, dates: isDated ? {} : dates },
    ground,
  );
  const { [NAMES.created[which]]: _created, [NAMES.updated[which]]: _updated, ...rest } = old;
  return printed({
    ...rest,
    id: said(old['id']) ?? uuidOf(memory.id),
    [casing.text]: printBody(memory, PLAIN_BODY),
    ...(casing.states && { state: stateOf(memory.status, said(old['state'])) }),
    ...(isNamed && { [NAMES[NAME_OF[scope.level]][which]]: scope.name }),
    ...(dates.created && { [NAMES.created[which]]: dates.created.text }),
    ...(dates.updated && { [NAMES.updated[which]]: dates.updated.text }),
    metadata: { ...(isRecord(old['metadata']) ? old['metadata'] : {}), memport },
  });
};

const NAME_OF = { user: 'user', agent: 'agent', session: 'run' } as const;

const stateOf = (status: Status, before: string | undefined): string =>
  before !== undefined && statusOf(before, undefined) === status ? before : STATE[status];

/** Any fixed one: what is made of the same id is the same everywhere. */
const NAMESPACE = Buffer.from('6ba7b8129dad11d180b400c04fd430c8', 'hex');

/** A UUID of version 5, so that what is written twice is imported once. */
export const uuidOf = (name: string): string => {
  const bytes = hash('sha1', Buffer.concat([NAMESPACE, Buffer.from(name, 'utf8')]), 'buffer').subarray(0, 16);
  bytes[6] = ((bytes[6] as number) & 0x0f) | 0x50;
  bytes[8] = ((bytes[8] as number) & 0x3f) | 0x80;
  const hex = bytes.toString('hex');
  return [8, 12, 16, 20, 32].map((end, at) => hex.slice([0, 8, 12, 16, 20][at], end)).join('-');
};

export const categoriesOf = (item: Item): string[] => list(item['categories']).flatMap((each) => said(each) ?? []);
