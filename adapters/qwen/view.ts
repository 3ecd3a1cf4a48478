import type { Scene } from '../../src/ir/scene.ts';
import type { Memory } from '../../src/ir/memory.ts';
import type { Block, Delivered, View } from '../../src/ir/view.ts';
import { encode, firstUndecodable } from '../../src/text/decode.ts';
import { cutIndex, parseIndex } from '../../src/text/index-items.ts';
import { INDEX, limitOf } from './conventions.ts';
import { shownHead } from './head.ts';
import { budgetsOf, linesOf, saysIt, teamIndex } from './line.ts';
import type { QwenStore } from './store.ts';

/** The indexes of the user, of this project and of its team, in the system prompt (run: 0.24.4). */
export const view = (stores: readonly QwenStore[], scene: Scene): View => {
  const here = stores.filter((each) => isHere(each, scene));
  const off = (store: QwenStore): string | undefined =>
    scene.supposeOn ? undefined : store.at.settings.offBy && `memory is off: ${store.at.settings.offBy}`;
  const shown = here
    .filter((store) => off(store) === undefined)
    .toSorted((a, b) => ORDER.indexOf(a.at.layout) - ORDER.indexOf(b.at.layout));
  const once = here.map(off).find((each) => each !== undefined);
  return {
    always: shown.flatMap(blockOf),
    budgets: here
      .filter(({ at }) => at.layout !== 'team')
      .flatMap((store) => {
        const { lines, units } = budgetsOf(store.at.layout);
        const text = indexOf(store);
        const count = text === '' ? 0 : text.split('\n').length;
        return [
          { name: lines, used: count, limit: limitOf('plannedLines'), unit: 'lines', paid: [] },
          { name: units, used: text.length, limit: limitOf('plannedUnits'), unit: 'utf-16 units', paid: [] },
        ];
      }),
    deliveries: stores.flatMap((store) =>
      store.memories.map((memory) => ({
        ...(!here.includes(store)
          ? unseen(memory, 'it belongs to another project than this folder, or to a team whose memory is off')
          : off(store) !== undefined
            ? { ...unseen(memory, off(store) ?? ''), rule: 'delivery/feature-off' as const }
            : deliveryOf(memory, store)),
        ...(!store.at.seen && { assumed: true as const }),
      })),
    ),
    notes: ['the indexes are read when a session starts; the client writes them anew after it saved a memory itself'],
    ...(once !== undefined && { once }),
  };
};

const ORDER = ['user', 'project', 'team'];

const isHere = ({ at }: QwenStore, scene: Scene): boolean => {
  if (at.layout === 'user') return true;
  if (at.layout === 'team') return at.settings.team;
  if (at.active === true && at.settings.cwd === scene.cwd) return true;
  const facts = scene.around.folders[scene.cwd];
  return 'key' in at.scope && at.scope.paths.includes(facts?.gitRoot ?? facts?.real ?? scene.cwd);
};

const utf8 = new TextDecoder('utf-8', { ignoreBOM: true });

/** The whole text, as the client has it before it cuts. */
export const indexOf = (store: QwenStore): string => {
  const text =
    store.at.layout === 'team'
      ? teamIndex(
          [...store.files].flatMap(([file, { text }]) => {
            const shown = file === INDEX || file.endsWith(`/${INDEX}`) ? undefined : shownHead(text);
            return shown ? [{ file, shown }] : [];
          }),
        )
      : (store.files.get(INDEX)?.text ?? '');
  return (firstUndecodable(text) === -1 ? text : utf8.decode(encode(text))).trim();
};

export const shownOf = (whole: string): string => cutIndex(whole, limitOf('indexLines'), limitOf('indexUnits'));

const blockOf = (store: QwenStore): Block[] => {
  const whole = indexOf(store);
  if (whole === '') return [];
  const kept = shownOf(whole);
  const lines = whole.split('\n').length;
  const many = lines > limitOf('indexLines');
  const size = `${(whole.length / 1024).toFixed(1)} KB`;
  const what = !many
    ? `${size} (limit: ${(limitOf('indexUnits') / 1024).toFixed(1)} KB) — index entries are too long`
    : whole.length > limitOf('indexUnits')
      ? `${lines} lines and ${size}`
      : `${lines} lines (limit: ${limitOf('indexLines')})`;
  const warned = `${kept}\n\n> WARNING: ${INDEX} is ${what}. Only part of it was loaded. Keep index entries to one line under ~200 chars; move detail into topic files.`;
  const file = `${store.at.root}/${INDEX}`;
  return [{ role: 'system', label: `## ${file}`, text: kept === whole ? whole : warned, file }];
};

const unseen = ({ id }: Memory, reason: string): Delivered => ({ id, delivery: 'unseen', reason });

const deliveryOf = (memory: Memory, store: QwenStore): Delivered => {
  const { id, places } = memory;
  const [place] = places;
  const shown = shownOf(indexOf(store));
  if (place?.slot === 'prose') {
    const said = store.files.get(INDEX)?.text.slice(...place.span) ?? '';
    return shown.includes(said) ? { id, delivery: 'loaded' } : unseen(memory, CUT);
  }
  const file = place?.file ?? '';
  const named = linesIn(store, shown).get(file);
  const isTaken = shownHead(store.files.get(file)?.text ?? '') !== undefined;
  if (named) {
    if (saysIt(named.line, memory)) return { id, delivery: 'loaded' };
    return named.hook === ''
      ? { id, delivery: 'searchable', hops: 1, reason: 'its index line gives no more than a title' }
      : { id, delivery: 'indexed', hops: 1 };
  }
  if (!isTaken) return { ...unseen(memory, UNTYPED), rule: 'delivery/orphan' };
  const wasCut = linesIn(store, indexOf(store)).has(file);
  return wasCut
    ? { id, delivery: 'searchable', hops: 1, reason: CUT, rule: 'delivery/index-cut' }
    : { id, delivery: 'searchable', hops: 1, reason: RECALL, rule: 'delivery/orphan' };
};

const CUT = `its line of ${INDEX} is cut off: 200 lines or 25,000 units are loaded`;
export const UNTYPED =
  'its head has no line `type:` with user, feedback, project or reference, so the client passes over the file';
const RECALL = `no line of ${INDEX} names it: the client's recall may pick it, and writes the line when it saves a memory`;

const linesIn = (store: QwenStore, text: string): ReturnType<typeof linesOf> => {
  const known = read.get(store) ?? new Map<string, ReturnType<typeof linesOf>>();
  read.set(store, known);
  const lines = known.get(text) ?? linesOf(text, parseIndex(text, '', store.at.root), store.parse.fileOf);
  known.set(text, lines);
  return lines;
};
// Asked for every memory of a store, and a store is a value.
const read = new WeakMap<QwenStore, Map<string, ReturnType<typeof linesOf>>>();
