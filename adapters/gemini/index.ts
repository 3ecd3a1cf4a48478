import { defineAdapter, type Adapter, type Site } from '../../src/adapter.ts';
import { bullets } from '../../src/kit/bullet-list.ts';
import { bulletsAmong, unfenced } from '../../src/kit/bullets.ts';
import { folderOfTexts, type Grammar, type Told } from '../../src/kit/folder-of-texts.ts';
import { nameOfFile } from '../../src/kit/notes.ts';
import { scopeKey } from '../../src/ir/identity.ts';
import type { Memory } from '../../src/ir/memory.ts';
import type { Store } from '../../src/ir/store.ts';
import type { Block, Delivered } from '../../src/ir/view.ts';
import { linesOf } from '../../src/text/blocks.ts';
import { parseBody, printBody } from '../../src/text/body.ts';
import { isHousekeeping } from '../../src/text/housekeeping.ts';
import { parseIndex } from '../../src/text/index-items.ts';
import { EDITIONS, FRAMES } from './conventions.ts';
import { FORMER, home, INDEX, locate, MARKER, type GeminiAt, type GeminiSettings } from './paths.ts';

/** A line that only leads to a note beside the index, as the client writes it. */
const POINTER = /^See \S+\.md for [^\n]+$/;
const HEADING = '# Project Memory';

const common = {
  id: 'gemini',
  title: 'Gemini CLI',
  aliases: ['gemini-cli', 'antigravity', 'agy'],
  docs: ['https://geminicli.com/docs/cli/gemini-md'],
  brand: ['Gemini', 'GEMINI.md', '~/.gemini', '/memory'],
  conventions: EDITIONS,
  locate,
  home,
  notices: 'Gemini CLI takes the change in at its next session.',
  reach: () => ({ delivery: 'loaded' as const }),
};

const sameScope = (memory: Memory, { store: { at } }: Site, file: string): string[] | string =>
  scopeKey(memory.scope) === scopeKey(at.scope) && !('globs' in memory.scope)
    ? [file]
    : `Gemini CLI keeps nothing per ${memory.scope.level}`;

const entries = bullets({ section: 'Gemini Added Memories', everywhere: true, frames: FRAMES });

const aside = (span: [number, number], said: string, what: string, more: Partial<Memory> = {}): Told => {
  const native = { readOnly: `it is ${what}` };
  return { span, cut: span, said: { ...parseBody(said), kind: 'reference', readOnly: true, native, ...more } };
};

const blanked = (text: string, from: number, to: number): string =>
  text.slice(0, from) + text.slice(from, to).replace(/[^\r\n]/g, ' ') + text.slice(to);

/** Entries of the list; what stands beside them is read and left to the client. */
const ofProject: Grammar = {
  toldIn: (text, file, at) => {
    if (file === MARKER || text === '') return [];
    if (file !== INDEX)
      return [
        {
          ...aside([0, text.length], text, 'a note that the client keeps beside its index'),
          key: file,
        },
      ].map((told) => ({ ...told, said: { ...told.said, name: nameOfFile(file, told.said) } }));
    const told = entries.toldIn(text, file, at).filter(({ said }) => !POINTER.test(printBody(said)));
    // A fence that nobody closes, in an entry or above one, takes in nothing of the others.
    const blank = told.reduce((left, { span: [from, to] }) => blanked(left, from, to), text);
    const prose = parseIndex(blank).items.flatMap(({ bullet, prose: said, section, content: [from, to] }) => {
      const end = Math.min(to, ...told.flatMap(({ cut }) => (cut[0] > from ? [cut[0]] : [])));
      const own = blank.slice(from, end).trimEnd();
      return bullet === '' && said !== undefined && own !== '' && !isHousekeeping(own, section)
        ? [aside([from, from + own.length], own, 'a paragraph and no entry of the list')]
        : [];
    });
    return [...told, ...prose];
  },
  sayings: entries.sayings,
  withMore: (text, sayings, eol) => {
    const more = sayings.map((said) => `- ${said}`).join(eol);
    if (text.trim() === '') return `${HEADING}${eol}${eol}${more}${eol}`;
    const last = bulletsAmong(unfenced(linesOf(text))).at(-1);
    const end = last?.lines[1] ?? text.trimEnd().length;
    return `${text.slice(0, end)}${last ? eol : eol + eol}${more}${text.slice(end) || eol}`;
  },
  isBare: (text) => text.trim() === '' || text.trim() === HEADING,
};

const user = folderOfTexts({
  ...common,
  grammar: bullets({ section: 'Gemini Added Memories', frames: FRAMES }),
  filesFor: (memory, site) => sameScope(memory, site, 'GEMINI.md'),
});
const project = folderOfTexts({
  ...common,
  grammar: ofProject,
  filesFor: (memory, site) => sameScope(memory, site, INDEX),
});
const partFor = ({ layout }: Pick<GeminiAt, 'layout'>): typeof user => (layout === 'user' ? user : project);

type GeminiStore = Store<undefined, GeminiSettings>;

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
  ...common,
  notices: () => common.notices,
  read: (files, at) => partFor(at).read(files, at) as GeminiStore,
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
