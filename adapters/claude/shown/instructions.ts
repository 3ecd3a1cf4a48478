import { compareVersions } from '../../../src/kit/editions.ts';
import type { Block } from '../../../src/ir/view.ts';
import { LABELS } from '../run/capture.ts';
import { withoutComments } from './comments.ts';
import { isExcluded, pathsOf } from './contexts.ts';
import { GLOBAL } from '../global/blocks.ts';
import { asRead } from '../../../src/text/decode.ts';
import { CLEANS, withoutLooseHead } from './index-text.ts';
import type { ClaudeStore, ContextAt } from '../store.ts';

export interface Context extends ContextAt {
  text: string;
  edition: string;
}

/** What is loaded of instruction files, with the block of the global store among them. */
export const instructionBlocks = (
  contexts: readonly Context[],
  global: ClaudeStore | undefined,
  ours: Block | undefined,
): Block[] => {
  const loaded = contexts.filter(({ paths, file }) => paths === undefined && file !== `${global?.at.root}/${GLOBAL}`);
  const blocks = loaded.flatMap(({ file, label, text: raw, edition }): Block[] => {
    const text = instructionText(raw, edition);
    return text === '' ? [] : [{ role: 'user', label: `Contents of ${file} (${label})`, text, file }];
  });
  const before = blocks.filter(
    (each) => each.label.endsWith(`(${LABELS.managed})`) || each.label.endsWith(`(${LABELS.user})`),
  );
  return [...before, ...(ours ? [ours] : []), ...blocks.slice(before.length)];
};

/** Heads and comments go as in the index; nothing else is changed (docs/formats/claude-code.md §9). */
export const instructionText = (text: string, edition: string): string =>
  withoutComments(
    withoutLooseHead(compareVersions(edition, CLEANS) >= 0 ? asRead(text).replace(/^\ufeff/, '') : asRead(text)),
    edition,
  ).trim();

export const globalOff = (store: ClaudeStore, supposed: boolean): string | undefined => {
  const { filesOff, excludes } = store.at.settings;
  if (filesOff && !supposed) return 'instruction files are switched off in the environment';
  if (excludes !== undefined && isExcluded(`${store.at.root}/${GLOBAL}`, excludes))
    return `claudeMdExcludes leaves ${GLOBAL} out`;
  return pathsOf(store.files.get(GLOBAL)?.text ?? '') === undefined
    ? undefined
    : `its head has paths: ${GLOBAL} waits until a file that they name is read`;
};

export const globalBlock = (store: ClaudeStore, supposed: boolean): Block | undefined => {
  const text = instructionText(store.files.get(GLOBAL)?.text ?? '', store.at.edition);
  const file = `${store.at.root}/${GLOBAL}`;
  return text === '' || globalOff(store, supposed) !== undefined
    ? undefined
    : { role: 'user', label: `Contents of ${file} (${LABELS.user})`, text, file };
};
