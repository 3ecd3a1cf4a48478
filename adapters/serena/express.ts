import type { Edits, Form, Part, Placed, Site } from '../../src/adapter.ts';
import type { Loss } from '../../src/ir/loss.ts';
import type { Memory } from '../../src/ir/memory.ts';
import type { Change } from '../../src/ir/store.ts';
import { landing, movesOf } from '../../src/kit/landing.ts';
import { landMarks, landNotes, notePart } from '../../src/kit/notes.ts';
import { unfit } from '../../src/kit/unfit.ts';
import { readFrontmatter } from '../../src/text/frontmatter.ts';
import { nameAt, notesOf } from './paths.ts';
import { isTaken, KEPT, type SerenaSettings, type SerenaStore } from './settings.ts';

/** One file, which holds every field; its name is all that a model is shown before it opens it. */
export const express = (memory: Memory, site: Site<undefined, SerenaSettings>): { forms: Form[] } | Loss => {
  const notes = notesOf(site.at);
  const note = notePart(memory, site, notes, () => ({ beside: site.store.at.scope }), notes.rest);
  if (isTaken(nameAt(note.file), site.at.settings.kept)) return unfit(KEPT);
  const part: Part = { ...note, text: withOtherKeys(note.text, site.store.files.get(note.file)?.text) };
  return { forms: [{ name: 'file in the list', delivery: 'indexed', parts: [part], costs: [] }] };
};

export const place = (edits: Edits, store: SerenaStore): Placed => {
  const land = landing(store);
  const moves = movesOf(edits, store);
  const notes = notesOf(store.at);
  const gone = landNotes(land, moves, notes);
  landMarks(land, moves, gone, notes, () => ({}));
  const isProjects = store.at.layout === 'project';
  const changes = land
    .changes(() => 0)
    // A new file in a repository is the project's, not this user's alone.
    .map((each): Change => (isProjects && each.op === 'put' ? { mode: 0o644, ...each } : each));
  return { changes, findings: [] };
};

/** Lines of a head that others wrote stand on above ours, but for keys that ours says. */
const withOtherKeys = (text: string, standing: string | undefined): string => {
  const front = standing === undefined ? undefined : readFrontmatter(standing);
  const own = readFrontmatter(text);
  if (!front || !own || standing === undefined) return text;
  const lines = standing
    .slice(...front.block)
    .split(/\r?\n/)
    .filter((line) => !/^\ufeff?---\s*$/.test(line));
  const others: string[] = [];
  let takes = false;
  for (const line of lines) {
    const key = /^([^\s:#][^:]*):/.exec(line)?.[1];
    if (key !== undefined) takes = !OURS.has(key.trim());
    if (takes && line.trim() !== '') others.push(line);
  }
  return others.length === 0 ? text : text.replace('---\n', () => `---\n${others.join('\n')}\n`);
};

/** Every key that a note of ours may have (`kit/note.ts`). */
const OURS = new Set(
  'title hook kind scope key name paths globs author importance status triggers keywords created updated from until links evidence usage derivedFrom by source base placed'.split(
    ' ',
  ),
);
