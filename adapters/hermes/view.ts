import type { Memory } from '../../src/ir/memory.ts';
import type { Scene } from '../../src/ir/scene.ts';
import type { Block, Budget, Delivered, View } from '../../src/ir/view.ts';
import { toLf } from '../../src/text/delimited.ts';
import { codePoints } from '../../src/text/measure.ts';
import { editionOf } from './conventions.ts';
import { DELIMITER, entriesOf, joined } from './entries/entries.ts';
import { isOn, limitOf, MEMORY_FILES, pathOf, type MemoryFile } from './paths.ts';
import { skillsBlock } from './skills/skills-block.ts';
import { NOTES } from './skills/skills.ts';
import type { HermesStore } from './store.ts';
import { threatsIn } from './threats/threats.ts';

/**
 * What stands before a snapshot; the header is a constant that Hermes' own compression reuses
 * (docs/formats/hermes.md §6).
 */
const HEADER: Readonly<Record<MemoryFile, string>> = {
  'MEMORY.md': 'MEMORY (your personal notes)',
  'USER.md': 'USER PROFILE (who the user is)',
};
const BAR = '═'.repeat(46);

export const view = (stores: readonly HermesStore[], scene: Scene): View => {
  const store = stores.find((each) => each.at.role === 'store' && each.at.active === true);
  if (!store) return { always: [], budgets: [], deliveries: [], notes: ['no Hermes home is in use here'] };
  const skills = skillsBlock(
    store,
    stores.filter((each) => each.at.role === 'context'),
    scene,
  );
  const snapshots = MEMORY_FILES.map((name) => snapshotOf(name, store));
  const always: Block[] = [
    ...(skills ? [skills.block] : []),
    ...snapshots.flatMap((each) => (each.block ? [each.block] : [])),
  ];
  const folders = new Set(
    store.memories.flatMap((memory) =>
      memory.places.filter((place) => place.slot === 'note').map((place) => place.container),
    ),
  );
  const counted = [...folders].filter((folder) => folder !== NOTES.rest);
  const limit = editionOf(store.at.edition).limits['skills']?.value ?? 0;
  return {
    always,
    budgets: [
      ...snapshots.map((each) => each.budget),
      // One skill of ours is kept free for what finds no room in a skill of its own.
      { name: 'skills', used: counted.length, limit: limit - 1, unit: 'skills', paid: counted },
    ],
    deliveries: stores.flatMap((each) =>
      each.memories.map((memory) => ({
        ...(each === store ? deliveryOf(memory, store, skills?.shown ?? new Set()) : notInUse(memory, each)),
        ...(!each.at.seen && { assumed: true as const }),
      })),
    ),
    notes: notesOf(store),
    ...(offIn(store) !== undefined && { once: offIn(store) as string }),
  };
};

/** With one of the two files left on, memory is at work: what stands in the other says so itself. */
const offIn = (store: HermesStore): string | undefined => {
  const { memoryOn, userOn, config } = store.at.settings;
  return memoryOn || userOn
    ? undefined
    : `${config} says \`memory_enabled: false\` and \`user_profile_enabled: false\`; make either true there; until then only skills reach the model`;
};

/**
 * One memory file as the system prompt shows it, blocked entries replaced, counts of the text as shown
 * (docs/formats/hermes.md §6).
 */
export const snapshotOf = (
  name: MemoryFile,
  store: HermesStore,
): { block?: Block; budget: Budget; blocked: Map<string, string[]> } => {
  const [limit, on] = [limitOf(name, store.at), isOn(name, store.at)];
  const file = store.files.get(pathOf(name));
  const read = file ? entriesOf(file.text) : { readable: true, entries: [], chars: 0 };
  const patterns = editionOf(store.at.edition).patterns ?? [];
  const blocked = new Map<string, string[]>();
  const shown = read.entries.map(({ text }) => {
    const ids = text.startsWith('[BLOCKED:') ? [] : threatsIn(text, patterns);
    if (ids.length === 0) return text;
    blocked.set(text, ids);
    return `[BLOCKED: ${name} entry contained threat pattern(s): ${ids.join(', ')}. Removed from system prompt; use memory(action=remove) to delete the original.]`;
  });
  const usable = on && read.readable;
  // The first entry of a file stands behind no delimiter.
  const planned = Math.floor((limit * 4) / 5) + (read.entries.length === 0 ? codePoints(DELIMITER) : 0);
  const budget: Budget = {
    name,
    used: usable ? read.chars : 0,
    limit: usable ? limit : 0,
    planned: usable ? planned : 0,
    unit: 'code points',
    paid: [],
  };
  if (!usable || shown.length === 0) return { budget, blocked };
  const content = joined(shown);
  const count = codePoints(content);
  const percent = limit > 0 ? Math.min(100, Math.floor((count / limit) * 100)) : 0;
  const head = `${HEADER[name]} [${percent}% — ${thousands(count)}/${thousands(limit)} chars]`;
  return {
    block: { role: 'system', label: name, text: `${BAR}\n${head}\n${BAR}\n${content}`, file: pathOf(name) },
    budget,
    blocked,
  };
};

const thousands = (count: number): string => String(count).replace(/\B(?=(\d{3})+$)/g, ',');

const notInUse = ({ id }: Memory, store: HermesStore): Delivered => ({
  id,
  delivery: 'unseen',
  reason: `the profile "${store.at.settings.profile}" is not the one in use`,
});

const deliveryOf = (memory: Memory, store: HermesStore, shownSkills: ReadonlySet<string>): Delivered => {
  const { id } = memory;
  if (memory.status === 'pending')
    return { id, delivery: 'unseen', reason: 'a staged write that waits for /memory approve' };
  const entry = memory.places.find((place) => place.slot === 'entry');
  const note = memory.places.find((place) => place.slot === 'note');
  const reason =
    entry &&
    (unseenBecause(
      entry.container as MemoryFile,
      store,
      store.files.get(entry.file)?.text.slice(...entry.span) ?? '',
    ) ??
      (entry.words === undefined ? undefined : 'its entry says it in other words'));
  if (entry && reason === undefined) return { id, delivery: 'loaded' };
  const rule = entry && ruleFor(entry.container as MemoryFile, store, reason);
  const because = rule === undefined ? {} : { rule };
  if (!note)
    return {
      id,
      delivery: 'unseen',
      reason: reason ?? 'it stands nowhere that is loaded',
      ...because,
    };
  if (!memory.places.some((place) => place.slot === 'index'))
    return { id, delivery: 'unseen', reason: 'no line of its skill names the note' };
  if (!shownSkills.has(`${note.container}/SKILL.md`))
    return { id, delivery: 'unseen', reason: 'its skill is not listed in the prompt' };
  return { id, delivery: 'searchable', hops: 2, ...(reason !== undefined && { reason }), ...because };
};

/** Why the entry itself is not loaded, whatever else leads to its words. */
const ruleFor = (name: MemoryFile, store: HermesStore, reason: string | undefined): Delivered['rule'] =>
  !isOn(name, store.at)
    ? 'delivery/feature-off'
    : reason?.startsWith(BLOCKS) === true
      ? 'delivery/blocked-by-scan'
      : undefined;

const BLOCKS = 'Hermes blocks it at load';

const unseenBecause = (name: MemoryFile, store: HermesStore, raw: string): string | undefined => {
  if (!isOn(name, store.at))
    return `${name} is switched off: ${store.at.settings.config} says \`${name === 'USER.md' ? 'user_profile_enabled' : 'memory_enabled'}: false\``;
  const file = store.files.get(pathOf(name));
  if (file && !entriesOf(file.text).readable) return `${name} is no valid UTF-8: Hermes loads nothing of it`;
  // The span of an entry is its text: read as a file, a U+FEFF it begins with would pass for a BOM.
  const said = toLf(raw);
  const ids = said.startsWith('[BLOCKED:') ? [] : threatsIn(said, editionOf(store.at.edition).patterns ?? []);
  return ids.length > 0 ? `${BLOCKS}: ${ids.join(', ')}` : undefined;
};

const notesOf = (store: HermesStore): string[] => {
  const settings = store.at.settings;
  return [
    'a snapshot is built once per session: changes show at the next start',
    ...(settings.approval ? ['write_approval is on: Hermes asks before it writes memory itself'] : []),
    ...(settings.provider !== ''
      ? [`the external provider "${settings.provider}" adds memories of its own, which are not seen here`]
      : []),
  ];
};
