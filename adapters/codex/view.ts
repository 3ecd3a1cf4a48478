import type { Memory, Place } from '../../src/ir/memory.ts';
import type { Scene } from '../../src/ir/scene.ts';
import type { Delivered, View } from '../../src/ir/view.ts';
import { unmarked } from '../../src/kit/lines.ts';
import { folded } from '../../src/text/flat.ts';
import { withoutTargets } from '../../src/text/text-links.ts';
import { SUMMARY_LABEL } from './run/capture.ts';
import { injectedBy } from './conventions.ts';
import { docsBlock } from './shown/docs.ts';
import { injectedText } from './shown/injected.ts';
import { HANDBOOK, OUR_RESOURCES, SUMMARY } from './paths.ts';
import { searchWord, wordsIn } from './shown/search.ts';
import type { CodexStore } from './store.ts';
import { summaryBudget } from './summary/summary-room.ts';
import { untilWhen, whenNext } from './tables.ts';

export const view = (stores: readonly CodexStore[], scene: Scene): View => {
  const docs = docsBlock(stores, scene);
  const always = docs ? [docs] : [];
  const owned = stores.filter((each) => each.at.role === 'store');
  const store = owned.find((each) => each.at.active);
  if (!store) return { always, budgets: [], deliveries: [], notes: ['no Codex home is in use here'] };
  const place = store.at.settings;
  const on = place.off === undefined || scene.supposeOn === true;
  const text = on ? injectedText(store.files.get(SUMMARY)?.text, injectedBy(place)) : undefined;
  const why = unseenBecause(store, text, on);
  const shown: Shown = { text: folded(text ?? ''), words: wordsIn(text ?? '') };
  const assumed = store.at.seen ? {} : { assumed: true as const };
  let deliveries: Delivered[] | undefined;
  const elsewhere = (each: CodexStore): Delivered[] =>
    each.memories.map(({ id }) => ({
      id,
      delivery: 'unseen',
      reason: each.at.settings.closed ?? 'another generation is in use',
      ...assumed,
    }));
  return {
    always: [
      ...(text === undefined ? [] : [{ role: 'developer' as const, label: SUMMARY_LABEL, text, file: SUMMARY }]),
      ...always,
    ],
    budgets: [summaryBudget(store)],
    // Of the views before a plan only the room is asked for, and who reaches what takes the most time.
    get deliveries() {
      return (deliveries ??= [
        ...store.memories.map((memory) => ({
          ...(why === undefined
            ? deliveryOf(memory, store, shown, scene.now)
            : {
                id: memory.id,
                delivery: 'unseen' as const,
                reason: why,
                ...(!on && { rule: 'delivery/feature-off' as const }),
              }),
          ...assumed,
        })),
        ...owned.filter((each) => each !== store).flatMap(elsewhere),
      ]);
    },
    notes: [
      `what is written here stands ${untilWhen(store.parse.next, scene.now)}: it may then be reworded, moved or dropped`,
      ...(place.dualWrite ? ['dual_write is on: each consolidation runs for both generations'] : []),
    ],
    ...(place.off !== undefined && { once: `${place.off}; until then only AGENTS.md reaches the model` }),
  };
};

interface Shown {
  text: string;
  words: ReadonlySet<string>;
}

/**
 * Without a summary there is no memory message at all, whatever else stands in the store (docs/formats/codex.md §6).
 */
const unseenBecause = (store: CodexStore, text: string | undefined, on: boolean): string | undefined => {
  if (!on) return `memories are off: ${store.at.settings.off}`;
  if (text !== undefined) return undefined;
  const standing = store.files.get(SUMMARY)?.text;
  if (standing === undefined) return `there is no ${SUMMARY}: Codex does not mention its memory at all`;
  return standing.trim() === ''
    ? `${SUMMARY} is blank: Codex does not mention its memory at all`
    : `${SUMMARY} is no valid UTF-8: Codex loads nothing of it`;
};

const deliveryOf = (memory: Memory, store: CodexStore, shown: Shown, now: number): Delivered => {
  const { id } = memory;
  // The line has a mark of its own, which stands for the mark of an only item.
  const stands = shown.text.includes(unmarked(folded(memory.statement)));
  if (memory.status !== 'pending' && memory.status !== 'archived' && stands) return { id, delivery: 'loaded' };
  const { generation } = store.at.settings;
  const route = memory.places.find((place) => place.slot === 'route');
  // A line that somebody reworded leads to the file, and says neither the statement nor its hook.
  if (route?.words !== undefined && shown.text.includes(folded(textAt(store, route.file, route.span))))
    return { id, delivery: 'searchable', hops: 1, reason: 'its line in the summary says other words' };
  if (route && shown.text.includes(folded(textAt(store, route.file, route.span))))
    return { id, delivery: 'indexed', hops: 1, reason: 'its hook is in the summary, its words one read away' };
  const lines = memory.places.filter((place) => place.file === SUMMARY);
  const isCut =
    lines.length > 0 && !lines.some(({ file, span }) => shown.text.includes(folded(textAt(store, file, span))));
  const cut = isCut ? 'the middle of the summary is cut; ' : '';
  const because = isCut ? { rule: 'delivery/summary-cut' as const } : {};
  if (memory.status === 'pending')
    return {
      id,
      delivery: 'unseen',
      reason: `a note that waits for the next consolidation, ${whenNext(store.parse.next, now)}`,
    };
  if (memory.places.some((place) => place.slot === 'skill'))
    return generation === 'v1'
      ? { id, delivery: 'searchable', hops: 2, reason: 'the prompt names the skills folder' }
      : { id, delivery: 'unseen', reason: 'the prompt of v2 names no skills' };
  // The prompt of v1 sends the model to grep MEMORY.md; that of v2 does not name it (docs/formats/codex.md §7).
  const bullet =
    generation === 'v1'
      ? memory.places.find((place) => place.file === HANDBOOK && place.slot !== 'citation')
      : undefined;
  if (bullet) {
    const word = searchWord(textAt(store, HANDBOOK, bullet.span), shown.words);
    if (word !== undefined)
      return {
        id,
        delivery: 'searchable',
        hops: 1,
        reason: `${cut}grep "${word}" in ${HANDBOOK} finds its line`,
        ...because,
      };
    const group = store.parse.handbook.groups.find(
      (each) => each.span[0] <= bullet.span[0] && bullet.span[1] <= each.span[1],
    );
    const near = group && searchWord(textAt(store, HANDBOOK, group.span), shown.words);
    if (near !== undefined)
      return {
        id,
        delivery: 'searchable',
        hops: 2,
        reason: `${cut}grep "${near}" in ${HANDBOOK} finds its block`,
        ...because,
      };
  }
  const resource = memory.places.find(
    (place) => place.slot === 'resource' && place.file.startsWith(`${OUR_RESOURCES}/`),
  );
  const named = resource && (shown.text.includes(resource.container) || shown.text.includes(OUR_RESOURCES));
  const word = named ? searchWord(textAt(store, resource.file, resource.span), shown.words) : undefined;
  if (named && word !== undefined)
    return {
      id,
      delivery: 'searchable',
      hops: 2,
      reason: `${cut}the summary names ${shown.text.includes(resource.container) ? resource.container : OUR_RESOURCES}, grep "${word}" there finds the file`,
      ...because,
    };
  return {
    id,
    delivery: 'unseen',
    reason: isCut ? `${cut}nothing else leads to it` : unledBecause(memory, lines),
    ...because,
  };
};

const unledBecause = (memory: Memory, lines: readonly Place[]): string =>
  withoutTargets(memory.statement) !== memory.statement && lines.some(({ says }) => says.includes('statement'))
    ? 'its line leaves out where a link leads, and nothing that is loaded leads to the rest'
    : 'no word of what is loaded leads to it';

const textAt = (store: CodexStore, file: string, span: readonly [number, number]): string =>
  store.files.get(file)?.text.slice(...span) ?? '';
