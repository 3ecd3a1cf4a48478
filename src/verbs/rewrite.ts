import type { LockEntry } from '../assist/lock.ts';
import type { Writing } from '../assist/rewrite-question.ts';
import { firstQuestion, judgeQuestions, rewritten, type Readers, type Rewritten } from '../assist/rewriting.ts';
import { inWords } from '../assist/worded.ts';
import { isMemportError, type MemportError } from '../errors.ts';
import type { Asking, ModelQuestion } from '../llm/client.ts';
import { textHash } from '../meaning/kept-answer.ts';
import { wordingOf } from '../plan/whole-text.ts';
import type { Gatekeeper } from '../world/gatekeeper.ts';
import { inspecting } from '../world/inspect.ts';
import { framesOf } from '../world/every-frame.ts';
import { keepRewrites } from '../world/rewrites.ts';
import type { World } from '../world/world.ts';
import type { Offer } from './assisted.ts';

/** Who is asked, and by what names the lock remembers them. */
export interface Rewriting {
  write: Asking;
  judge: Asking;
  gatekeeper: Gatekeeper;
  /** The model as it is asked for. */
  asked: string;
  /** There is a bound to what may be used up. */
  bounded?: boolean;
  /** Hears how many of the memories are settled. */
  progress?: (settled: number, of: number) => void;
}

/** What came of asking. */
export interface Rewrote {
  asked: number;
  accepted: number;
  refused: number;
  /** So many were not answered, by why. */
  unanswered: ReadonlyMap<string, number>;
  /** The provider failed altogether: nobody else was asked. */
  failed?: MemportError;
}

/**
 * Memories under way at once; how many requests that is at a time the pool decides. Where there is a bound to what may
 * be used up, few are begun before the first are judged: a rewrite that nobody judged is worth nothing.
 */
const AT_ONCE = { free: 12, bounded: 3 };
/** So many answers are lost at most where the process is killed. */
const KEPT_EACH = 20;

/** What would be sent at first for each, and about what its judge is sent then. */
export const questionsFor = (
  { adapters }: World,
  offers: readonly Offer[],
  writing: Writing,
): { write: ModelQuestion[]; judge: ModelQuestion[] } => {
  const frames = framesOf(adapters);
  const asked = offers.flatMap((offer) => {
    const write = firstQuestion(offer, writing);
    return write ? [{ write, judge: judgeQuestions(offer, frames) }] : [];
  });
  return { write: asked.map(({ write }) => write), judge: asked.flatMap(({ judge }) => judge) };
};

/**
 * Asks for other words of every memory, each by itself, and keeps what is let through in the lock as it comes. A model
 * that cannot be asked at all costs nobody a memory: what was not answered stands in its own words.
 */
export const rewriteOffers = async (
  world: World,
  offers: readonly Offer[],
  writing: Writing,
  { write, judge, gatekeeper, asked, bounded, progress }: Rewriting,
): Promise<Rewrote> => {
  const readers: Readers = { write, judge, refusals: gatekeeper, frames: framesOf(world.adapters) };
  const all = [...new Map(offers.map((offer) => [offer.key, offer])).values()];
  const count = { accepted: 0, refused: 0, settled: 0 };
  const unanswered = new Map<string, number>();
  let found: LockEntry[] = [];
  let failed: unknown;
  const keep = (): void => {
    if (found.length > 0) keepRewrites(world.state, found);
    found = [];
  };
  const queue = [...all];
  const worker = async (): Promise<void> => {
    for (let offer = queue.shift(); offer && failed === undefined; offer = queue.shift()) {
      try {
        const result = await rewritten(offer, writing, readers);
        const entry = await entryFor(world, offer, asked, result);
        if (result.is === 'none') unanswered.set(result.why, (unanswered.get(result.why) ?? 0) + 1);
        else count[entry?.accepted ? 'accepted' : 'refused'] += 1;
        if (entry) found.push(entry);
        if (found.length >= KEPT_EACH) keep();
      } catch (error) {
        failed ??= error;
      }
      count.settled += 1;
      progress?.(count.settled, all.length);
    }
  };
  await world.hold(async () => {
    await Promise.all(Array.from({ length: Math.min(AT_ONCE[bounded ? 'bounded' : 'free'], all.length) }, worker));
    keep();
  });
  await world.pause('always');
  if (failed !== undefined && !(isMemportError(failed) && failed.code === 'provider')) throw failed;
  return {
    asked: all.length,
    accepted: count.accepted,
    refused: count.refused,
    unanswered,
    ...(failed !== undefined && { failed: failed as MemportError }),
  };
};

/** What the lock is to remember; nothing where the model could not be asked to the end. */
const entryFor = async (
  world: World,
  { key, source, memory, at }: Offer,
  asked: string,
  result: Rewritten,
): Promise<LockEntry | undefined> => {
  if (result.is === 'none') return undefined;
  const when = new Date(world.now()).toISOString();
  const head = { key, target: at.harness, asked, ...(result.model !== undefined && { served: result.model }) };
  if (result.is === 'refused') return { ...head, refused: result.gates, when };
  const words = inWords(memory, result.wording);
  const clean = words && (await inspecting(world)(wordingOf(words).text)).hazards;
  if (!words || clean?.some(({ grade }) => grade !== 'info')) return { ...head, refused: ['target'], when };
  const frames = framesOf(world.adapters);
  const of = [...new Set([source, memory].map((each) => textHash(each, frames)))];
  return {
    ...head,
    judge: result.judge,
    accepted: { wording: result.wording, of, reads: textHash(words, frames) },
    when,
  };
};
