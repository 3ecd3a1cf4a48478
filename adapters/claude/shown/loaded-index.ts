import { compareVersions } from '../../../src/kit/editions.ts';
import type { Block } from '../../../src/ir/view.ts';
import { LABELS } from '../run/capture.ts';
import { generatedIndex } from './generated-index.ts';
import { CLEANS, shownIndex, type ShownIndex } from './index-text.ts';
import { readsAway } from './named.ts';
import { INDEX } from '../conventions.ts';
import type { ClaudeStore } from '../store.ts';

export interface LoadedIndex {
  block?: Block;
  shown: ShownIndex;
  source: string;
  lines: ReadonlySet<string>;
  /** Reads from the index to a file, by whatever names it on the way. */
  away: ReadonlyMap<string, number>;
  /** Why the model does not get it. */
  because?: string;
}

export const indexOf = (store: ClaudeStore, supposed: boolean): LoadedIndex => {
  const { on, offBy, filesOff } = store.at.settings;
  const written = store.files.get(INDEX)?.text;
  // 2.1.329 writes a missing index at the start of the session and loads what it wrote
  // (docs/formats/claude-code.md §5).
  const source =
    written ??
    (!store.parse.indexStands && compareVersions(store.at.edition, CLEANS) >= 0
      ? generatedIndex(new Map([...store.files]))
      : undefined) ??
    '';
  const shown = shownIndex(source, store.at.edition);
  const lines = new Set([
    ...shown.kept.split('\n').map((line) => line.trim()),
    ...(shown.quoted === undefined ? [] : [shown.quoted]),
  ]);
  const because = supposed
    ? undefined
    : !on
      ? `memory is off: ${offBy ?? 'a setting'}`
      : filesOff
        ? 'instruction files and the index are switched off in the environment'
        : undefined;
  const away =
    because === undefined
      ? readsAway(shown.text ?? '', store.at.root, (name) => store.files.get(name)?.text)
      : new Map<string, number>();
  if (because !== undefined) return { shown, source, lines, away, because };
  const file = `${store.at.root}/${INDEX}`;
  return {
    shown,
    source,
    lines,
    away,
    ...(shown.text !== undefined && {
      block: { role: 'user', label: `Contents of ${file} (${LABELS.memory})`, text: shown.text, file },
    }),
  };
};

/** The index of a folder that an instruction file imports: all of it is loaded, where that file's words are. */
export const importedIndex = (store: ClaudeStore, loaded: ReadonlyMap<string, string>): LoadedIndex | undefined => {
  const source = loaded.get(`${store.at.root}/${INDEX}`);
  if (source === undefined) return undefined;
  const lines = new Set(source.split('\n').map((line) => line.trim()));
  const away = readsAway(source, store.at.root, (name) => store.files.get(name)?.text);
  return { shown: shownIndex(source, store.at.edition), source, lines, away };
};
