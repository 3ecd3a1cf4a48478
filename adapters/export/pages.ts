import { defineAdapter, type Machine } from '../../src/adapter.ts';
import { memoryId } from '../../src/ir/identity.ts';
import type { Loss } from '../../src/ir/loss.ts';
import type { Memory, Place } from '../../src/ir/memory.ts';
import type { FileTree, Location, Store } from '../../src/ir/store.ts';
import { nameOfFile } from '../../src/kit/notes.ts';
import { readNote } from '../../src/kit/note.ts';
import { localPath, scopeAs } from '../../src/kit/portable.ts';
import { legible } from '../../src/kit/problems.ts';
import { withSegments } from '../../src/kit/segments.ts';
import { unfit } from '../../src/kit/unfit.ts';
import { landmarksOf } from './landmarks.ts';

/** What is made for readers on a forge stands below. */
const SEE = '<!-- memport: links -->';

interface PagesSettings {
  root: string;
  home: string;
}

const locate = (machine: Machine): Location<PagesSettings>[] => {
  const root = machine.asked.root ?? '';
  return [
    {
      id: 'pages',
      harness: 'pages',
      root,
      scope: { level: 'global' },
      edition: '1',
      seen: true,
      layout: 'pages',
      exists: machine.stat(root)?.kind === 'folder',
      role: 'store',
      owns: [],
      reads: ['*/*.md'],
      settings: landmarksOf(machine, `${root}/README.md`),
      closed: 'memport export writes it',
      findings: [],
    },
  ];
};

const read = (files: FileTree, at: Location<PagesSettings>): Store<undefined, PagesSettings> => {
  const { texts, raw, findings } = legible(files);
  const memories = [...texts].flatMap(([file, { text }]): Memory[] => {
    const end = text.indexOf(`\n${SEE}`);
    const note = readNote(end === -1 ? text : `${text.slice(0, end).trimEnd()}\n`);
    if (!note) return [];
    const scope = scopeAs(note.memory.scope, (path) => localPath(path, at.settings));
    const place: Place = { file, span: [0, text.length], slot: 'page', container: 'pages', says: ['statement'] };
    return [
      {
        ...note.memory,
        id: memoryId('pages', scope, { key: file }),
        name: nameOfFile(file, { kind: note.memory.kind, statement: note.memory.statement }),
        scope,
        readOnly: true,
        places: [place],
        native: {},
      },
    ];
  });
  return {
    at,
    files: withSegments(raw, memories),
    memories,
    findings: [...at.findings, ...findings],
    parse: undefined,
  };
};

const refused = (): Loss => unfit('memport export writes it');

/** A folder of markdown that `memport export` wrote: no model gets it, so nothing is said of deliveries. */
export const pages = defineAdapter<undefined, PagesSettings>({
  id: 'pages',
  title: 'folder of markdown',
  aliases: ['/'],
  docs: [],
  brand: [],
  named: true,
  notices: () => 'Nothing reads a folder of markdown by itself.',
  conventions: [],
  locate,
  home: refused,
  read,
  express: refused,
  place: () => ({ changes: [], findings: [] }),
  view: () => ({ always: [], budgets: [], deliveries: [], notes: [] }),
  health: () => [],
  inUse: [],
  undriven: 'a folder of markdown is no client',
});
