import type { Adapter } from '../../adapter.ts';
import { parseIndex } from '../../text/index-items.ts';
import { movesOf } from '../landing.ts';
import { expressFlat } from './flat-forms.ts';
import type { TypedFolder, TypedParse } from './dialect.ts';
import { readFolder } from './folder-read.ts';
import { folderHealth, folderView } from './folder-view.ts';
import { linesIn } from './index-lines.ts';
import { landIndex, moveFiles } from './place-files.ts';

/** What an adapter does, made of what is said of its folders. */
export const typedFolder = <Settings>(
  folder: TypedFolder<Settings>,
): Pick<Adapter<TypedParse, Settings>, 'read' | 'express' | 'place' | 'view' | 'health'> => ({
  read: (files, at) => readFolder(folder, files, at),
  express: (memory, site) => expressFlat(folder, memory, site),
  place: (edits, store) => {
    const { index } = folder;
    const text = store.files.get(index)?.text ?? '';
    const lines = linesIn(text, parseIndex(text, '', store.at.root), store.parse.fileOf);
    const moved = moveFiles(movesOf(edits, store), store, ({ places: [first] }) => {
      const span = lines.get(first?.file ?? '')?.span;
      return span ? [{ file: index, slot: 'index', span }] : [];
    });
    landIndex(moved, store, index, true);
    return { changes: moved.land.changes((file) => (file === index ? 1 : 0)), findings: [] };
  },
  view: (stores, scene) => folderView(folder, stores, scene),
  health: (stores) => folderHealth(folder, stores),
});
