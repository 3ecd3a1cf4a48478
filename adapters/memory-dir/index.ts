import type { Edition } from '../../src/adapter.ts';
import { chooseEdition, plainEdition } from '../../src/kit/editions.ts';
import { folderOfTexts } from '../../src/kit/folder-of-texts.ts';
import { newNote, noteFiles, TEXTS } from '../../src/kit/note-files.ts';
import { unfit } from '../../src/kit/unfit.ts';
import { textsAt } from '../../src/kit/project-folders.ts';
import { folderAt, NAMED } from './paths.ts';

const SEEN = '@anthropic-ai/sdk, tools/memory/node.js: 1.12.0 read, 1.11.0 run by test/memory-dir/tool.test.ts';
/** `view` of a folder names what lies so deep in it. */
const LISTED = 2;

const CONVENTIONS: readonly Edition[] = [
  plainEdition({
    version: '1.12.0',
    date: '2026-11-22',
    limits: { lines: { value: 999_999, seen: SEEN }, listed: { value: LISTED, seen: SEEN } },
    evidence: { value: 'none', seen: SEEN },
    voice: { value: 'a text file about one thing, with a name that says which', seen: SEEN },
  }),
];

/** What a program gives the memory tool of Anthropic's API for a folder: files, of which the model asks for names first. */
export const memoryDir = folderOfTexts({
  ...NAMED,
  docs: ['https://docs.claude.com/en/docs/agents-and-tools/tool-use/memory-tool'],
  brand: ['/memories'],
  conventions: CONVENTIONS,
  grammar: noteFiles,
  notices: 'A model finds it when it looks into /memories: nothing of it is loaded by itself.',
  locate: (machine) => {
    const root = folderAt(machine);
    const { edition, seen } = chooseEdition(CONVENTIONS, machine.asked.clientVersion);
    const exists = machine.stat(root)?.kind === 'folder';
    return [textsAt(NAMED.id, root, { level: 'global' }, { edition: edition.version, seen, owns: TEXTS, exists })];
  },
  home: (_, [known]) => known ?? unfit('no memory directory was located'),
  filesFor: newNote,
  containerOf: () => 'the folder',
  reach: (file) => {
    const deep = file.split('/').length;
    const hops = 1 + Math.ceil(deep / LISTED);
    return { delivery: 'searchable', hops, reason: 'the model opens files of /memories by name' };
  },
  undriven: 'any program may serve such a folder to a model',
});
