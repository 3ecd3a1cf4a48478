import type { Adapter, Edition } from '../../src/adapter.ts';
import type { Scene } from '../../src/ir/scene.ts';
import type { Location, Store } from '../../src/ir/store.ts';
import { plainEdition } from '../../src/kit/editions.ts';
import { folderOfTexts, type Reach } from '../../src/kit/folder-of-texts.ts';
import { newNote, noteFiles } from '../../src/kit/note-files.ts';
import { unfit } from '../../src/kit/unfit.ts';
import { homeOfFolders } from '../../src/kit/project-folders.ts';
import { locateWith, type Switches } from './locate.ts';
import { NAMED } from './paths.ts';

const SEEN = 'microsoft/vscode-copilot-chat memoryContextPrompt.tsx and memoryTool.tsx, read at 25e2a3d0';
const LINES = 200;
const BUDGET = 'user memory';
/** Below it nothing is loaded, whatever stands there. */
const ASIDE = 'more/';

const CONVENTIONS: readonly Edition[] = [
  plainEdition({
    version: '0.37',
    date: '2026-11-22',
    limits: { userLines: { value: LINES, seen: SEEN } },
    evidence: { value: 'none', seen: SEEN },
    voice: { value: 'short bullets or single-line facts, in files by topic', seen: SEEN },
  }),
];

const linesOf = (text: string): number => text.split('\n').length + 1;
const isTop = (file: string): boolean => !file.includes('/');

const reach = (file: string, { scope, settings }: Location, { supposeOn }: Scene): Reach => {
  const { off, cloud } = (settings ?? {}) as Switches;
  if (off !== undefined && !supposeOn) return { delivery: 'unseen', reason: 'the memory tool of VS Code is off' };
  if (scope.level === 'global' && isTop(file)) return { delivery: 'loaded' };
  if (scope.level === 'project' && cloud)
    return { delivery: 'unseen', reason: 'GitHub keeps the memory of repositories, so that local files are not named' };
  return scope.level === 'global' || !isTop(file)
    ? { delivery: 'searchable', hops: 2, reason: 'the model finds it when it looks into /memories' }
    : { delivery: 'searchable', hops: 1, reason: 'VS Code names the file, and the model opens it' };
};

const located = homeOfFolders(NAMED.title, () => undefined);

const told = folderOfTexts({
  ...NAMED,
  docs: ['https://code.visualstudio.com/docs/agents/run/memory'],
  brand: ['VS Code', 'Copilot Chat'],
  conventions: CONVENTIONS,
  grammar: noteFiles,
  notices: 'VS Code reads user memory at each request; other files when the model opens them.',
  locate: locateWith(CONVENTIONS),
  home: (scope, known, around) => {
    const at = located(scope, known, around);
    return 'root' in at || scope.level !== 'project' ? at : unfit('VS Code has not opened the folder of this project');
  },
  filesFor: (memory, site) => {
    const { old: _old, ...fresh } = site;
    const isAside = site.old?.places.some(({ file }) => !isTop(file)) ?? false;
    const aside = site.at.scope.level === 'global' && !isAside ? newNote(memory, fresh, ASIDE) : [];
    return [...newNote(memory, site), ...aside];
  },
  containerOf: (file, { scope }) => `${scope.level} memory${isTop(file) ? '' : ', aside'}`,
  reach,
  costs: (said, file, { scope }) =>
    scope.level === 'global' && isTop(file) ? [{ budget: BUDGET, own: linesOf(said) }] : [],
  undriven: 'it runs inside VS Code',
});

/** The files of user memory one below the other, as they are sent, with the last line each of them reaches. */
const userText = (stores: readonly Store[]): { lines: string[]; ends: ReadonlyMap<string, number> } => {
  const lines: string[] = [];
  const ends = new Map<string, number>();
  for (const { at, files } of stores.filter((store) => store.at.scope.level === 'global')) {
    for (const [file, { text }] of [...files].filter(([name]) => isTop(name)).sort(([a], [b]) => (a < b ? -1 : 1))) {
      lines.push(`## ${file}`, ...text.split('\n'));
      ends.set(`${at.root}/${file}`, lines.length);
    }
  }
  return { lines, ends };
};

/** The first 200 lines of the files of user memory are loaded, in the order of their names. */
export const vscode: Adapter = {
  ...told,
  view: (stores, scene) => {
    const { lines, ends } = userText(stores);
    const off = stores.map(({ at }) => (at.settings as Switches).off).find((each) => each !== undefined);
    const reason = `it reaches beyond the first ${LINES} lines of user memory`;
    const isCut = ({ at }: Store, file: string): boolean => (ends.get(`${at.root}/${file}`) ?? 0) > LINES;
    const isOn = off === undefined || scene.supposeOn === true;
    const text = isOn ? lines.slice(0, LINES).join('\n') : '';
    return {
      always: text === '' ? [] : [{ role: 'user', label: BUDGET, text }],
      budgets: [{ name: BUDGET, used: lines.length, limit: LINES, unit: 'lines', paid: [] }],
      deliveries: stores.flatMap((store) =>
        store.memories.map(({ id, places: [first] }) => {
          const file = first?.file ?? '';
          const found = reach(file, store.at, scene);
          return found.delivery === 'loaded' && isCut(store, file)
            ? { id, delivery: 'searchable' as const, hops: 2, reason }
            : { id, ...found };
        }),
      ),
      notes: [],
      ...(off !== undefined && { once: off }),
    };
  },
  health: (stores) => {
    const { lines, ends } = userText(stores);
    const [file = ''] = [...ends].find(([, end]) => end > LINES) ?? [];
    if (lines.length <= LINES) return [];
    const message = `user memory has ${lines.length} lines, of which the first ${LINES} are loaded`;
    return [{ rule: 'delivery/index-cut', severity: 'error', message, file }];
  },
};
