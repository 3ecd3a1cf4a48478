import type { Finding } from '../../ir/finding.ts';
import type { Memory } from '../../ir/memory.ts';
import type { Scene } from '../../ir/scene.ts';
import type { Block, Delivered, View } from '../../ir/view.ts';
import { asRead } from '../../text/decode.ts';
import { cutIndex, parseIndex } from '../../text/index-items.ts';
import { shownHead } from './flat-head.ts';
import { byLine, cutOff, linesIn, saysWhole, type NamingLine } from './index-lines.ts';
import { indexSize, roomIn, switchedOff } from './index-room.ts';
import { cutWarning, isIndexOf } from './shown-index.ts';
import type { TypedFolder, TypedStore } from './dialect.ts';

/** An index as the client has it before it cuts, and what it loads of it. */
interface LoadedIndex {
  whole: string;
  kept: string;
  lines: number;
  units: number;
  cut: boolean;
}

const loadedIndex = <S>({ index, limitOf, writtenAnew }: TypedFolder<S>, { at, files }: TypedStore<S>): LoadedIndex => {
  const heads = [...files].flatMap(([file, { text }]) => {
    const shown = isIndexOf(index, file) ? undefined : shownHead(text);
    return shown ? [{ file, shown }] : [];
  });
  const whole = asRead(writtenAnew(at, heads) ?? files.get(index)?.text ?? '').trim();
  const kept = cutIndex(whole, limitOf('indexLines'), limitOf('indexUnits'));
  const lines = whole === '' ? 0 : whole.split('\n').length;
  return { whole, kept, lines, units: whole.length, cut: kept !== whole };
};

const unseen = ({ id }: Memory, reason: string): Delivered => ({ id, delivery: 'unseen', reason });

/** The indexes of the stores that a client started here loads. */
export const folderView = <S>(folder: TypedFolder<S>, stores: readonly TypedStore<S>[], scene: Scene): View => {
  const { index, limitOf, order } = folder;
  const here = stores.filter(({ at }) => folder.isHere(at, scene));
  const indexes = here.map((store) => ({ store, loaded: loadedIndex(folder, store) }));
  const off = ({ at }: TypedStore<S>): string | undefined => {
    const by = scene.supposeOn ? undefined : folder.offBy(at);
    return by === undefined ? undefined : `memory is off: ${by}`;
  };
  const blockOf = ({ store: { at }, loaded: { whole, kept, cut } }: (typeof indexes)[number]): Block[] => {
    const text = cut ? kept + cutWarning(index, whole, limitOf, folder.sizeOf) : whole;
    const file = `${at.root}/${index}`;
    return whole === '' ? [] : [{ role: 'system', label: `## ${file}`, text, file }];
  };
  const once = here.map(off).find((each) => each !== undefined);
  const limit = { lines: limitOf('plannedLines'), units: limitOf('plannedUnits') };
  return {
    always: indexes
      .filter(({ store }) => off(store) === undefined)
      .toSorted(({ store: a }, { store: b }) => order.indexOf(a.at.layout) - order.indexOf(b.at.layout))
      .flatMap(blockOf),
    budgets: indexes.flatMap(({ store: { at }, loaded }) => {
      const called = folder.calledOf(at);
      return called === undefined ? [] : roomIn(called, loaded, limit);
    }),
    deliveries: stores.flatMap((store) => {
      const loaded = indexes.find((each) => each.store === store)?.loaded;
      const by = off(store);
      const delivered = loaded && by === undefined ? deliveriesIn(folder, store, loaded) : undefined;
      return store.memories.map((memory): Delivered => ({
        ...(delivered?.(memory) ?? unseen(memory, (loaded && by) ?? folder.because.elsewhere)),
        ...(loaded && by !== undefined && { rule: 'delivery/feature-off' }),
        ...(!store.at.seen && { assumed: true as const }),
      }));
    }),
    notes: folder.notes,
    ...(once !== undefined && { once }),
  };
};

const deliveriesIn = <S>(folder: TypedFolder<S>, store: TypedStore<S>, loaded: LoadedIndex) => {
  const { index, limitOf, because } = folder;
  const linesOf = (text: string): ReadonlyMap<string, NamingLine> =>
    linesIn(text, parseIndex(text, '', store.at.root), store.parse.fileOf);
  const [named, standing] = [linesOf(loaded.kept), linesOf(loaded.whole)];
  const cut = cutOff(index, limitOf);
  return (memory: Memory): Delivered => {
    const { id, places } = memory;
    const { file = '', slot, span = [0, 0] } = places[0] ?? {};
    const text = store.files.get(file)?.text ?? '';
    if (slot === 'prose')
      return loaded.kept.includes(text.slice(...span)) ? { id, delivery: 'loaded' } : unseen(memory, cut);
    const line = named.get(file);
    if (line) return byLine(id, saysWhole(line.line, memory), line.hook);
    if (!shownHead(text)) return { ...unseen(memory, because.untyped), rule: 'delivery/orphan' };
    const found = { id, delivery: 'searchable', hops: 1 } as const;
    return standing.has(file)
      ? { ...found, reason: cut, rule: 'delivery/index-cut' }
      : { ...found, reason: because.unnamed, rule: 'delivery/orphan' };
  };
};

/** Indexes near or above their limits, and files that the client takes for no memories. */
export const folderHealth = <S>(folder: TypedFolder<S>, stores: readonly TypedStore<S>[]): Finding[] =>
  stores.flatMap((store) => [
    ...switchedOff(store, folder.offBy(store.at)),
    ...indexSize(folder.index, loadedIndex(folder, store), folder.limitOf),
    ...store.memories.flatMap(({ id, places }): Finding[] => {
      const file = places.find(({ slot }) => slot === 'file')?.file;
      return file === undefined || shownHead(store.files.get(file)?.text ?? '')
        ? []
        : [{ rule: 'delivery/orphan', severity: 'warn', message: folder.because.untyped, file, memory: id }];
    }),
  ]);
