import { Buffer } from 'node:buffer';
import type { Pause } from '../ir/steps.ts';
import { sha256 } from '../store/state.ts';
import { byteLength } from '../text/measure.ts';
import { differencesOf, isPath, writeBase, type RemoteBase, type Difference, type StoreMirror } from './mirror.ts';
import type { Conflict, MemoryService, Receipt } from './service.ts';

/** The most bytes one memory may have there (SDK 1.11.0). */
const MEMORY_BYTES = 102_400;

/** A change that the service took. */
export interface SentChange {
  file: string;
  op: 'created' | 'updated' | 'removed';
  /** The version that it made; of what was removed, the one that went. */
  version: string;
}

export interface Pushed {
  sent: SentChange[];
  /** What stayed here, and why. */
  withheld: { file: string; why: string }[];
  /** Where somebody else was first: nothing was sent after it. */
  conflict?: { file: string; why: string };
  /** What comes after the conflict. */
  left: string[];
}

export interface Pushing {
  service: MemoryService;
  mirror: StoreMirror;
  base: RemoteBase;
  /** Why a text may not leave this machine; undefined where it may. */
  forbids: (text: string) => Promise<string | undefined>;
  pause: Pause;
  /** Hears of each change as soon as the service took it. */
  took: (sent: readonly SentChange[], of: number) => void;
}

/**
 * Sends what stands here otherwise than there, one change after the other, each with the hash of what it is a change
 * of. What is known of the service is written after each answer: whoever is cut off finds out what arrived.
 */
export const push = async ({ service, mirror, base, forbids, pause, took }: Pushing): Promise<Pushed> => {
  const pushed: Pushed = { sent: [], withheld: [], left: [] };
  const going: Difference[] = [];
  for (const each of differencesOf(mirror, base)) {
    const why = await reasonAgainst(each, base, forbids);
    if (why === undefined) going.push(each);
    else pushed.withheld.push({ file: each.file, why });
  }
  if (going.length === 0) return pushed;
  const sending = Object.fromEntries(going.map(({ file, bytes }) => [file, bytes ? sha256(bytes) : null]));
  let known: RemoteBase = { ...base, sending };
  writeBase(mirror, known);
  for (const [at, each] of going.entries()) {
    await pause('always');
    const answer = await sendOne(service, base.store.id, each);
    if (answer && 'conflict' in answer) {
      pushed.conflict = { file: each.file, why: answer.conflict };
      pushed.left = going.slice(at + 1).map(({ file }) => file);
      break;
    }
    known = { ...known, memories: taken(known.memories, each, answer) };
    writeBase(mirror, known);
    const op = each.bytes ? (each.held ? 'updated' : 'created') : 'removed';
    pushed.sent.push({ file: each.file, op, version: answer?.version ?? each.held?.version ?? '' });
    took(pushed.sent, going.length);
  }
  const { sending: _, ...done } = known;
  writeBase(mirror, done);
  return pushed;
};

const reasonAgainst = async (
  { file, bytes }: Difference,
  { store }: RemoteBase,
  forbids: Pushing['forbids'],
): Promise<string | undefined> => {
  if (!bytes) return undefined;
  if (store.archived) return 'the store is archived: it takes nothing';
  const text = Buffer.from(bytes).toString('utf8');
  if (byteLength(text) > MEMORY_BYTES) return `it is larger than ${MEMORY_BYTES} bytes`;
  if (sha256(Buffer.from(text)) !== sha256(bytes)) return 'it is no UTF-8';
  if (!isPath(`/${file}`) || file !== file.normalize('NFC')) return 'the service takes no such path';
  return forbids(`${file}\n${text}`);
};

const sendOne = async (
  service: MemoryService,
  store: string,
  { file, bytes, held }: Difference,
): Promise<Receipt | Conflict | undefined> => {
  const text = bytes && Buffer.from(bytes).toString('utf8');
  if (text === undefined) return held && service.remove(store, held.id, held.sha256);
  return held ? service.update(store, held.id, text, held.sha256) : service.create(store, `/${file}`, text);
};

/** What the service has once it took a change. */
const taken = (
  memories: RemoteBase['memories'],
  { file, bytes }: Difference,
  answer?: Receipt,
): RemoteBase['memories'] => {
  const { [file]: _, ...others } = memories;
  return bytes && answer ? { ...others, [file]: { ...answer, sha256: sha256(bytes) } } : others;
};
