import { defineAdapter, type Adapter } from '../../src/adapter.ts';
import { bulletFile } from '../../src/kit/bullet-list.ts';
import { nameOfWords, withOwnNames } from '../../src/kit/called.ts';
import { nameOfFile, plain } from '../../src/kit/notes.ts';
import { withSegments } from '../../src/kit/segments.ts';
import { memoryId } from '../../src/ir/identity.ts';
import type { Field, Memory } from '../../src/ir/memory.ts';
import type { FileTree, Store } from '../../src/ir/store.ts';
import type { Block, Delivered } from '../../src/ir/view.ts';
import { parseBody, printBody } from '../../src/text/body.ts';
import { isHousekeeping } from '../../src/text/housekeeping.ts';
import { parseIndex } from '../../src/text/index-items.ts';
import { linkList } from '../../src/text/links.ts';
import { EDITIONS, FRAMES } from './conventions.ts';
import { FORMER, home, INDEX, locate, MARKER, type GeminiAt, type GeminiSettings } from './paths.ts';

/** A line that only leads to a note beside the index, as the client writes it. */
const POINTER = /^See \S+\.md for [^\n]+$/;

const shared = { id: 'gemini', title: 'Gemini CLI', frames: FRAMES, passes: (said: string) => POINTER.test(said) };
const added = bulletFile({ ...shared, file: 'GEMINI.md', section: 'Gemini Added Memories' });
const listed = bulletFile({ ...shared, file: INDEX, opens: '# Project Memory' });
const partFor = ({ layout }: Pick<GeminiAt, 'layout'>): typeof added => (layout === 'user' ? added : listed);

type GeminiStore = Store<undefined, GeminiSettings>;

/** Entries of the lists; what stands beside them is read and left to the client. */
const read = (files: FileTree, at: GeminiAt): GeminiStore => {
  const store = partFor(at).read(files, at) as GeminiStore;
  if (at.layout === 'user') return store;
  const index = store.files.get(INDEX)?.text ?? '';
  const taken = store.memories.flatMap(({ places }) => places.map(({ span }) => span));
  const isFree = ([from, to]: readonly [number, number]): boolean =>
    taken.every((each) => to <= each[0] || from >= each[1]);
  const prose = parseIndex(index).items.flatMap(({ bullet, prose: said, section, content }) =>
    bullet === '' && said !== undefined && !isHousekeeping(said, section) && isFree(content)
      ? beside(at, INDEX, said, content, 'a paragraph and no entry of the list')
      : [],
  );
  const notes = [...store.files].flatMap(([file, { text }]) =>
    file === INDEX || file === MARKER
      ? []
      : beside(at, file, text, [0, text.length], 'a note that the client keeps beside its index'),
  );
  const memories = withOwnNames([...store.memories, ...prose, ...notes]);
  return { ...store, files: withSegments(store.files, memories), memories };
};

const SAYS: readonly Field[] = ['statement', 'why', 'how', 'detail'];

const beside = (at: GeminiAt, file: string, said: string, span: [number, number], what: string): Memory[] => {
  const body = parseBody(said);
  const words = { kind: 'reference' as const, ...body };
  return body.statement.trim() === '' || span[0] === span[1]
    ? []
    : [
        {
          ...plain(),
          ...body,
          id: memoryId('gemini', at.scope, file === INDEX ? { text: said } : { key: file }),
          name: file === INDEX ? nameOfWords(words) : nameOfFile(file, words),
          scope: at.scope,
          links: linkList(printBody(body)),
          readOnly: true,
          places: [{ file, span, slot: file === INDEX ? 'prose' : 'note', container: file, says: [...SAYS] }],
          native: { readOnly: `it is ${what}` },
        },
      ];
};

/** The text of a file as it is sent: trimmed, between two lines that name it (run: 0.61.0). */
const blockOf = ({ at, files }: GeminiStore): Block[] => {
  const name = at.layout === 'user' ? 'GEMINI.md' : files.has(INDEX) ? INDEX : FORMER;
  const text = files.get(name)?.text.trim() ?? '';
  const file = `${at.root}/${name}`;
  return text === '' ? [] : [{ role: 'system', label: `--- Context from: ${file} ---`, text, file }];
};

const deliveryOf = ({ id, places: [place] }: Memory, store: GeminiStore): Delivered => {
  const file = place?.file ?? '';
  const [block] = blockOf(store);
  if (block?.file === `${store.at.root}/${file}`) return { id, delivery: 'loaded' };
  const isNamed = block?.text.includes(file.slice(file.lastIndexOf('/') + 1)) === true;
  return isNamed
    ? { id, delivery: 'searchable', hops: 1, reason: 'MEMORY.md gives no more than its name' }
    : { id, delivery: 'unseen', reason: 'MEMORY.md does not name it', rule: 'delivery/orphan' };
};

const view: Adapter<undefined, GeminiSettings>['view'] = (stores, scene) => {
  const real = scene.around.folders[scene.cwd]?.real ?? scene.cwd;
  const isHere = ({ at }: GeminiStore): boolean =>
    at.layout === 'user' || at.active === true || ('key' in at.scope && at.scope.paths.includes(real));
  return {
    always: stores.filter(isHere).flatMap(blockOf),
    budgets: [],
    deliveries: stores.flatMap((store) =>
      store.memories.map((memory) => ({
        ...(isHere(store)
          ? deliveryOf(memory, store)
          : { id: memory.id, delivery: 'unseen' as const, reason: 'it belongs to another project than this folder' }),
        ...(!store.at.seen && { assumed: true as const }),
      })),
    ),
    notes: ['what an @import in these files brings in is not shown here'],
  };
};

/** Gemini CLI: entries of the user's GEMINI.md, and a private index for each project. */
export const geminiAdapter = defineAdapter<undefined, GeminiSettings>({
  id: 'gemini',
  title: 'Gemini CLI',
  aliases: ['gemini-cli', 'antigravity', 'agy'],
  docs: ['https://geminicli.com/docs/cli/gemini-md'],
  brand: ['Gemini', 'GEMINI.md', '~/.gemini', '/memory'],
  notices: () => 'Gemini CLI takes the change in at its next session.',
  conventions: EDITIONS,
  locate,
  home,
  read,
  express: (memory, site) => partFor(site.store.at).express(memory, site),
  place: (edits, store) => {
    const { changes, findings } = partFor(store.at).place(edits, store);
    const [path] = 'paths' in store.at.scope ? store.at.scope.paths : [];
    const isNew = store.at.layout === 'project' && !store.files.has(MARKER) && changes.some(({ op }) => op === 'put');
    // The client knows the folder of a project by this file.
    const marker = isNew && path !== undefined ? [{ op: 'put' as const, file: MARKER, text: path }] : [];
    return { changes: [...marker, ...changes], findings };
  },
  view,
  health: (stores) =>
    stores.flatMap((store) =>
      store.memories.flatMap((memory) => {
        const { delivery, reason = '' } = deliveryOf(memory, store);
        const file = memory.places[0]?.file ?? '';
        return delivery === 'unseen'
          ? [{ rule: 'delivery/orphan' as const, severity: 'warn' as const, message: reason, file, memory: memory.id }]
          : [];
      }),
    ),
  inUse: [],
  undriven: 'memport speaks no Gemini wire; what it predicts was compared by hand with a run of 0.61.0',
});
