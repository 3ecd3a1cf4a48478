import type { Site } from '../adapter.ts';
import type { Memory } from '../ir/memory.ts';
import { parseBody, printBody } from '../text/body.ts';
import { linkList } from '../text/text-links.ts';
import { freeFile } from './called.ts';
import type { Grammar } from './folder-of-texts.ts';
import { printNote, readNote } from './note.ts';
import { nameOfFile, scopeFor } from './notes.ts';

/** One memory a file: what memport writes has a head that says every field, what others wrote is read as it stands. */
export const noteFiles: Grammar = {
  toldIn: (text, file, at) => {
    const note = readNote(text);
    const body = parseBody(text);
    const own = note?.memory ?? { ...body, kind: 'reference' as const, links: linkList(printBody(body)) };
    const scope = note ? scopeFor(note.memory.scope, at.scope, file) : at.scope;
    const span: [number, number] = [0, text.length];
    return [{ span, cut: span, key: file, said: { ...own, scope, name: nameOfFile(file, own) } }];
  },
  sayings: (memory, _, at) => [printNote(memory, { beside: at.scope })],
  withMore: (text, [said]) => said ?? text,
  isBare: (text) => text.trim() === '',
};

/** Texts of a tree that people and models fill: nothing that is hidden. */
export const TEXTS = [
  ...['md', 'txt', 'xml', 'json', 'yaml', 'yml'].map((end) => `**/*.${end}`),
  ...['.*', '**/.*', '.*/**', '**/.*/**', 'node_modules/**', '**/node_modules/**'].map((glob) => `!${glob}`),
];

/** The file of a new memory in a folder of such a tree; none for one that has a file. */
export const newNote = (memory: Memory, { name, old }: Site, folder = ''): string[] =>
  old ? [] : [freeFile(memory, name, (stem) => `${folder}${stem}.md`)];
