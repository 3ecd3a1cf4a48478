import { hookOf } from '../../../src/kit/lines.ts';
import type { Memory } from '../../../src/ir/memory.ts';
import type { Block, Delivered } from '../../../src/ir/view.ts';
import { byLine, cutOff } from '../../../src/kit/typed/index-lines.ts';
import { oneLine } from '../../../src/text/sentence.ts';
import { GLOBAL, sectionsIn } from '../global/blocks.ts';
import { asRead } from '../../../src/text/decode.ts';
import { saysStatement } from '../file/memory-file.ts';
import { MORE } from '../global/overflow.ts';
import { reach } from '../global/reach.ts';
import { INDEX, limitOf } from '../conventions.ts';
import type { ClaudeStore } from '../store.ts';
import type { LoadedIndex } from './loaded-index.ts';
import { globalOff } from './instructions.ts';

interface Around {
  store: ClaudeStore;
  project: ClaudeStore | undefined;
  index: LoadedIndex | undefined;
  /** What is loaded of the global store. */
  shared: Block | undefined;
  supposed: boolean;
  cwd: string;
  /** Instruction files that the client loads whole. */
  loaded: ReadonlyMap<string, string>;
}

export const deliveryOf = (
  memory: Memory,
  { store, project, index, shared, supposed, cwd, loaded }: Around,
): Delivered => {
  const { id } = memory;
  const unseen = (reason: string): Delivered => ({ id, delivery: 'unseen', reason });
  if (store.at.layout === 'global') {
    if (memory.places.some((place) => place.slot === 'kept'))
      return unseen('it is kept in a comment, as earlier versions did; the next run that carries it moves it');
    const because = globalOff(store, supposed);
    const off = store.at.settings.filesOff && !supposed;
    if (because !== undefined) return { ...unseen(because), ...(off && { rule: 'delivery/feature-off' as const }) };
    return memory.places[0]?.slot === 'file' ? inFile(memory, store, shared, cwd) : { id, delivery: 'loaded' };
  }
  if (store.at.layout === 'agent')
    return unseen(
      store.at.active === false
        ? `only a client that is started in ${store.at.root.replace(/\/\.claude\/agent-memory.*$/, '')} gives it to this subagent`
        : `only the subagent ${store.at.scope.level === 'agent' ? store.at.scope.name : ''} gets this memory`,
    );
  if (store.at.layout === 'repository') {
    const [place] = memory.places;
    if (place && loaded.has(`${store.at.root}/${place.file}`) && place.slot !== 'index')
      return { id, delivery: 'loaded' };
    return index
      ? inIndex(memory, store, index)
      : unseen('the client loads no folder of a repository by itself: autoMemoryDirectory names one');
  }
  if (store !== project || !index) return unseen('it belongs to another project than this folder');
  return index.because === undefined
    ? inIndex(memory, store, index)
    : { ...unseen(index.because), rule: 'delivery/feature-off' };
};

/** A global memory in a file: as good as the loaded line that leads to it. */
const inFile = (memory: Memory, store: ClaudeStore, shared: Block | undefined, cwd: string): Delivered => {
  const { id } = memory;
  const shown = new Set((shared?.text ?? '').split('\n').map((line) => line.trim()));
  const textAt = (place: { file: string; span: readonly [number, number] }): string =>
    store.files.get(place.file)?.text.slice(...place.span) ?? '';
  const isShown = (file: string, hook: string): boolean =>
    shown.has(asRead(`- ${file.slice(file.indexOf('/') + 1)} — ${hook}`).trim());
  const target = memory.places[0]?.file ?? '';
  const lines = memory.places.filter((place) => place.slot === 'line');
  const hooks = lines
    .filter((place) => place.file === GLOBAL)
    .map(textAt)
    .filter((hook) => isShown(target, hook));
  const { delivery, reason } = reach(store.at, cwd);
  const because = reason === undefined ? {} : { reason };
  if (hooks.some((hook) => saysStatement(hook, memory))) return { id, delivery: 'loaded' };
  const hook = oneLine(hookOf(memory));
  if (delivery === 'indexed' && hooks.some((said) => oneLine(said).includes(hook))) return { id, delivery, hops: 1 };
  const away = hooks.length > 0 ? 1 : lines.some((place) => pointsTo(place.file)) ? 2 : undefined;
  if (away === undefined) return { id, delivery: 'unseen', reason: `no loaded line names ${target}` };
  if (delivery === 'unseen') return { id, delivery, ...because };
  return {
    id,
    delivery: 'searchable',
    hops: away,
    reason:
      reason ?? (away === 1 ? 'its line gives only a part of its hook' : `it is named in ${lines[0]?.file ?? MORE}`),
  };

  function pointsTo(file: string): boolean {
    const text = store.files.get(GLOBAL)?.text ?? '';
    return sectionsIn(text).some((section) =>
      section.lines.some((line) => line.file === file && isShown(file, line.hook)),
    );
  }
};

const inIndex = (memory: Memory, store: ClaudeStore, index: LoadedIndex): Delivered => {
  const { id } = memory;
  const [place] = memory.places;
  const parse = store.parse;
  const seen = (file: string, at: number): boolean => {
    const text = store.files.get(file)?.text ?? '';
    const start = text.lastIndexOf('\n', at - 1) + 1;
    const end = text.indexOf('\n', at);
    return index.lines.has(
      asRead(text.slice(start, end === -1 ? text.length : end))
        .replace(/^\ufeff/, '')
        .trim(),
    );
  };
  const topicSeen = (file: string): boolean =>
    (parse.indexes.get(INDEX)?.items ?? []).some(
      (item) => item.refs.some((ref) => parse.resolve(ref) === file) && seen(INDEX, item.content[0]),
    );
  if (place?.slot === 'prose') {
    if (place.container === INDEX && seen(INDEX, place.span[0])) return { id, delivery: 'loaded' };
    // The warning of a cut index names the index itself: whoever opens it finds the rest.
    if (place.container === INDEX)
      return index.away.has(INDEX)
        ? { id, delivery: 'searchable', hops: 1, reason: CUT, rule: 'delivery/index-cut' }
        : { id, delivery: 'unseen', reason: CUT };
    return topicSeen(place.file)
      ? { id, delivery: 'searchable', hops: 1 }
      : { id, delivery: 'unseen', reason: `no loaded line names ${place.file}` };
  }
  if (!store.parse.indexStands && place)
    return generatedDelivery(memory, place.file, index, store.files.get(place.file)?.link === true);
  const lines = memory.places.filter((each) => each.slot === 'index');
  for (const line of lines.filter((each) => each.file === INDEX && seen(INDEX, each.span[0]))) {
    const isWhole = saysStatement(store.files.get(INDEX)?.text.slice(...line.span) ?? '', memory);
    const ref = parse.indexes
      .get(INDEX)
      ?.items.find((item) => item.content[0] === line.span[0])
      ?.refs.find((each) => parse.resolve(each) === place?.file);
    return byLine(id, isWhole, ref?.hook);
  }
  const topic = lines.find((each) => each.file !== INDEX && topicSeen(each.file));
  if (topic) return { id, delivery: 'searchable', hops: 2, reason: `it is named in ${topic.file}` };
  const away = place && index.away.get(place.file);
  if (away !== undefined)
    return {
      id,
      delivery: 'searchable',
      hops: away,
      reason: away === 1 ? 'the index names its file only in passing' : 'a file that is one read away names it',
      // Others may still name it: the index, from which a model starts, does not.
      rule: lines.some((each) => each.file === INDEX) ? 'delivery/index-cut' : 'delivery/orphan',
    };
  return {
    id,
    delivery: 'unseen',
    reason:
      lines.length === 0
        ? `no line of ${INDEX} names it`
        : lines.every((each) => each.file !== INDEX)
          ? `no loaded line names ${lines[0]?.file}`
          : CUT,
  };
};

const CUT = cutOff(INDEX, limitOf);

const generatedDelivery = (memory: Memory, file: string, index: LoadedIndex, link: boolean): Delivered => {
  const { id } = memory;
  const line = index.shown.kept.split('\n').find((each) => each.includes(`](${file})`));
  const away = index.away.get(file);
  if (line === undefined && away !== undefined)
    return { id, delivery: 'searchable', hops: away, reason: 'another memory names it' };
  if (line === undefined)
    return {
      id,
      delivery: 'unseen',
      reason:
        index.source === ''
          ? `there is no ${INDEX}`
          : link
            ? `the ${INDEX} that the client will write leaves links out`
            : `the ${INDEX} that the client will write has no room for it`,
    };
  if (saysStatement(line, memory)) return { id, delivery: 'loaded' };
  return line.includes(' — ')
    ? { id, delivery: 'indexed', hops: 1, reason: `the client will write ${INDEX} from descriptions` }
    : { id, delivery: 'searchable', hops: 1, reason: 'it has no description' };
};
