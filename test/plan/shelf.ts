import { defineAdapter, type Adapter, type Edits, type Form, type Part } from '../../src/adapter.ts';
import { distinct, memoryId, rekey } from '../../src/ir/identity.ts';
import type { Kind, Memory, Place } from '../../src/ir/memory.ts';
import { isText, type Change, type FileTree, type Location, type Store } from '../../src/ir/store.ts';
import { atOnce } from '../../src/ir/steps.ts';
import { fit } from '../../src/plan/fit.ts';
import { type Fitted } from '../../src/plan/fitting.ts';
import { type Target } from '../../src/plan/target.ts';
import { SCENE, textFile } from '../contract/world.ts';
import { toy } from '../toy/index.ts';
import { locationOf } from './plain.ts';

/** A harness as small as room and places allow: a file for each memory, and an index that loads those it names. */
export const INDEX = 'index.md';
export const LOADED = 'file + line';

export interface Habits {
  /** Lines that the index has room for. */
  lines?: number;
  /** Best kinds first, by container. */
  order?: Record<string, readonly Kind[]>;
  express?: (memory: Memory, forms: Form[]) => Form[];
  /** What of the edits is carried out. */
  place?: (edits: Edits) => Edits;
}

const fileOf = ({ statement }: Memory): string => `${statement.replaceAll(' ', '-')}.json`;
const printed = ({ id: _id, places: _places, mark: _mark, ...said }: Memory): string => JSON.stringify(said);

const formsOf = (memory: Memory): Form[] => {
  const [file, name] = [fileOf(memory), fileOf(memory)];
  const own: Part = { slot: 'file', container: 'notes', file, text: printed(memory) };
  const line: Part = { slot: 'line', container: INDEX, file: INDEX, text: name };
  return [
    { name: LOADED, delivery: 'loaded', parts: [own, line], costs: [{ budget: INDEX, own: 1 }] },
    { name: 'file', delivery: 'searchable', parts: [own], costs: [] },
  ];
};

const linesOf = (text: string | undefined): string[] => (text ?? '').split('\n').filter((line) => line !== '');

const read = (files: FileTree, at: Location): Store => {
  const unique = distinct();
  const texts = [...files].flatMap(([file, each]) => (isText(each) ? [[file, each] as const] : []));
  const index = texts.find(([file]) => file === INDEX)?.[1].text ?? '';
  const memories = texts
    .filter(([file]) => file.endsWith('.json'))
    .map(([file, { text }]): Memory => {
      const said = JSON.parse(text) as Memory;
      const from = linesOf(index).includes(file) ? index.indexOf(file) : undefined;
      const places: Place[] = [{ file, span: [0, text.length], slot: 'file', container: 'notes', says: ['statement'] }];
      if (from !== undefined)
        places.push({ file: INDEX, span: [from, from + file.length], slot: 'line', container: INDEX, says: [] });
      return { ...said, id: unique(memoryId('shelf', said.scope, { key: file })), places };
    });
  return {
    at,
    memories,
    findings: [],
    parse: undefined,
    files: new Map(texts.map(([file, each]) => [file, { ...each, segments: [] }])),
  };
};

const place = ({ put, withdraw }: Edits, store: Store): { changes: Change[]; findings: [] } => {
  const gone = new Set([...withdraw, ...put.flatMap(({ replaces }) => replaces ?? [])]);
  const places = store.memories.filter(({ id }) => gone.has(id)).flatMap((memory) => memory.places);
  const was = store.files.get(INDEX)?.text ?? '';
  const unlisted = new Set(places.filter(({ slot }) => slot === 'line').map(({ span }) => was.slice(...span)));
  const parts = put.flatMap(({ form }) => form.parts);
  const lines = [
    ...linesOf(was).filter((line) => !unlisted.has(line)),
    ...parts.flatMap(({ slot, text }) => (slot === 'line' ? [text] : [])),
  ];
  const now = lines.map((line) => `${line}\n`).join('');
  const written = parts
    .filter(({ slot }) => slot !== 'line')
    .map(({ file, text }): Change => ({ op: 'put', file: file as string, text }));
  const removed = places
    .filter(({ slot, file }) => slot === 'file' && !parts.some((each) => each.file === file))
    .map(({ file }): Change => ({ op: 'remove', file }));
  return {
    changes: [...written, ...removed, ...(now === was ? [] : [{ op: 'put', file: INDEX, text: now } as const])],
    findings: [],
  };
};

const shelf = ({
  lines = 100,
  order = {},
  express = (_, forms) => forms,
  place: only = (edits) => edits,
}: Habits): Adapter =>
  defineAdapter({
    ...toy,
    id: 'shelf',
    read,
    conventions: toy.conventions.map((edition) => ({ ...edition, order })),
    express: (memory) => ({ forms: express(memory, formsOf(memory)) }),
    place: (edits, store) => place(only(edits), store),
    view: ([store]) => ({
      always: [],
      notes: [],
      budgets: [
        { name: INDEX, used: linesOf(store?.files.get(INDEX)?.text).length, limit: lines, unit: 'lines', paid: [] },
      ],
      deliveries: (store?.memories ?? []).map(({ id, places }) => ({
        id,
        delivery: places.some(({ slot }) => slot === 'line') ? 'loaded' : 'searchable',
      })),
    }),
  });

/** The shelf as it stands: these memories, those of them in the index that are named. */
export const shelfOf = (
  habits: Habits = {},
  standing: readonly Memory[] = [],
  listed: readonly Memory[] = [],
): Target => {
  const adapter = shelf(habits);
  const files: FileTree = new Map([
    ...standing.map((memory) => [fileOf(memory), textFile(printed(memory))] as const),
    ...(listed.length === 0
      ? []
      : [[INDEX, textFile(listed.map((memory) => `${fileOf(memory)}\n`).join(''))] as const]),
  ]);
  const store = rekey(adapter.read(files, locationOf('shelf', { harness: 'shelf' })), SCENE.around);
  return { adapter, store: { ...store, tree: files }, others: [], scene: SCENE };
};

export const fitted = (...asked: Parameters<typeof fit>): Fitted => atOnce(fit(...asked));
