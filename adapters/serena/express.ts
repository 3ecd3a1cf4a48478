import type { Edits, Form, Part, Placed, Site } from '../../src/adapter.ts';
import type { Loss } from '../../src/ir/loss.ts';
import type { Memory } from '../../src/ir/memory.ts';
import type { Change } from '../../src/ir/store.ts';
import { landing, movesOf } from '../../src/kit/landing.ts';
import { landMarks, landNotes, notePart } from '../../src/kit/notes.ts';
import { withOtherKeys } from '../../src/kit/note-keys.ts';
import { unfit } from '../../src/kit/unfit.ts';
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
