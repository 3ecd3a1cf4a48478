import type { Drive, Seen } from '../ir/drive.ts';
import type { Memory } from '../ir/memory.ts';
import { DELIVERIES } from '../ir/delivery.ts';
import type { Documents } from '../ir/documents-schema.ts';
import type { Block, Delivery } from '../ir/view.ts';
import { hookOf, sentencesOf, unmarked } from '../kit/lines.ts';
import { asRead } from '../text/decode.ts';
import { derive } from '../text/derive.ts';
import { withoutTargets } from '../text/text-links.ts';
import { oneLine } from '../text/sentence.ts';
import type { Surveyed } from '../world/survey.ts';

export type VerifyDocument = Documents['verify'];
export type VerifiedPlace = VerifyDocument['places'][number];
/** What one start of the real client showed of one memory, beside what was predicted. */
export type Verified = VerifyDocument['memories'][number];
/** A block of text that the client sends and the view predicts differently, or that only one of them has. */
export type BlockDifference = VerifiedPlace['blocks'][number];

/** How a client changes words on their way to the model; the words themselves where it does not. */
type AsSent = NonNullable<Drive['sent']>;

/** Holds what a client sent against what was predicted for that place: block by block, memory by memory. */
export const held = (surveyed: Surveyed, seen: Seen): Pick<VerifiedPlace, 'memories' | 'blocks'> => {
  const deliveries = new Map(surveyed.view.deliveries.map((each) => [each.id, each.delivery]));
  const memories = surveyed.stores.filter((store) => store.at.role === 'store').flatMap((store) => store.memories);
  const predicted = memories.flatMap((memory) =>
    deliveries.has(memory.id) ? [{ memory, predicted: deliveries.get(memory.id) as Delivery }] : [],
  );
  return {
    memories: observations(predicted, seen, surveyed.adapter.drive?.sent),
    blocks: blockDifferences(surveyed.view.always, seen.blocks),
  };
};

/**
 * What was seen of each; words that another memory has as well cannot show that this one was seen better than
 * predicted.
 */
export const observations = (
  all: readonly { memory: Memory; predicted: Delivery }[],
  seen: Seen,
  sent?: AsSent,
): Verified[] => {
  const told = all.map((each) => ({ ...each, text: wordsOf(each.memory), ...observedOf(each.memory, seen, sent) }));
  return told.map(({ memory, predicted, observed, hops }): Verified => {
    const statement = oneLine(memory.statement);
    const byAnother =
      rank(observed) < rank(predicted) &&
      told.some(
        (other) =>
          other.memory.id !== memory.id && rank(other.predicted) <= rank(observed) && other.text.includes(statement),
      );
    return byAnother
      ? { id: memory.id, predicted, observed: predicted }
      : { id: memory.id, predicted, observed, ...(hops !== undefined && { hops }) };
  });
};

const rank = (delivery: Delivery): number => DELIVERIES.indexOf(delivery);
const wordsOf = ({ title, hook, statement, why, how, detail }: Memory): string =>
  oneLine([title, hook, statement, why, how, detail].filter((each) => each !== undefined).join('\n'));

/**
 * By the text alone: a statement that stands in what was loaded, a hook that does, a statement that an opened file
 * gave.
 */
const observedOf = (
  memory: Memory,
  seen: Seen,
  sent: AsSent = (text) => text,
): { observed: Delivery; hops?: number } => {
  const loaded = seen.blocks.map((block) => oneLine(block.text));
  const ways = (text: string): string[] => [...new Set([text, sent(text)].map((each) => oneLine(asRead(each))))];
  // A line has a mark of its own, which stands for the mark of an only item.
  const statements = ways(memory.statement).map(unmarked);
  const says = (text: string): boolean => statements.some((statement) => text.includes(statement));
  // A title leaves the full stop out: `[Never push to main](…)`.
  const titles = statements.map((statement) => `[${statement.replace(/[.。]$/u, '')}]`);
  if (loaded.some((text) => says(text) || titles.some((title) => text.includes(title)))) return { observed: 'loaded' };
  const opened = seen.results.filter((result) => result.failed === undefined && says(oneLine(result.text)));
  const hops = opened.length === 0 ? undefined : Math.min(...opened.map((result) => result.hops));
  if (hops === undefined) return { observed: 'unseen' };
  // A line may say the statement without the targets of its links: then not all of it was sent.
  const hooks = [
    memory.hook ?? derive(memory.statement).hook,
    hookOf(memory),
    withoutTargets(memory.statement),
    ...sentencesOf(memory),
  ].flatMap(ways);
  const unasked = opened.some((result) => result.hops === 1 && !result.asked);
  return unasked && loaded.some((text) => hooks.some((hook) => text.includes(hook)))
    ? { observed: 'indexed', hops }
    : { observed: 'searchable', hops };
};

type ShownBlock = Omit<Block, 'role' | 'file'> & { role: string };

/**
 * Compared as a set keyed by role and label, in both directions: a block the view lacks fails as well, and so does one
 * sent twice.
 */
export const blockDifferences = (
  predicted: readonly ShownBlock[],
  observed: readonly ShownBlock[],
): BlockDifference[] => {
  const [ours, theirs] = [keyed(predicted), keyed(observed)];
  return [...new Set([...ours.keys(), ...theirs.keys()])].flatMap((key): BlockDifference[] => {
    const [mine, its] = [ours.get(key), theirs.get(key)];
    const label = (mine ?? its)?.label ?? key;
    return mine?.text === its?.text
      ? []
      : [{ label, ...(mine && { predicted: mine.text }), ...(its && { observed: its.text }) }];
  });
};

const keyed = (blocks: readonly ShownBlock[]): Map<string, ShownBlock> => {
  const all = new Map<string, ShownBlock>();
  for (const block of blocks) {
    let key = `${block.role} ${block.label}`;
    while (all.has(key)) key += '\0';
    all.set(key, block);
  }
  return all;
};

export const mismatches = (place: VerifiedPlace): Verified[] =>
  place.memories.filter((each) => each.predicted !== each.observed);

export const holds = (place: VerifiedPlace): boolean =>
  mismatches(place).length + place.blocks.length === 0 &&
  (place.directory === undefined || place.directory.located === place.directory.reported);
