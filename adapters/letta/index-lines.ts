import type { Landing } from '../../src/kit/landing.ts';
import { eolOf } from '../../src/kit/weave.ts';
import { INDEX, isIndex } from './constraints.ts';

/** The lines of `MEMORY.md` files: they say where files are, and belong to no memory. */

const folderOf = (file: string): string => file.slice(0, Math.max(0, file.lastIndexOf('/')));
const indexIn = (folder: string): string => (folder === '' ? INDEX : `${folder}/${INDEX}`);

/** The files that a line of an index links to, by their path in the store. */
const targetsIn = (line: string, folder: string): string[] =>
  [...line.matchAll(/\]\(<?([^()<>\s]{1,1000})>?\)/g)].map(([, to = '']) =>
    resolvedIn(folder, decoded(to.replace(/#.*$/, ''))),
  );

const resolvedIn = (folder: string, to: string): string => {
  const out = to.startsWith('/') || folder === '' ? [] : folder.split('/');
  for (const part of to.split('/')) {
    if (part === '..') out.pop();
    else if (part !== '' && part !== '.') out.push(part);
  }
  return out.join('/');
};

const decoded = (to: string): string => {
  try {
    return decodeURIComponent(to);
  } catch {
    return to;
  }
};

/** The files that an index leads to. */
export const linkedFrom = (index: string, text: string): string[] =>
  text.split(/\r?\n/).flatMap((line) => targetsIn(line, folderOf(index)));

/** A line for the file in the index of its folder, and one for each folder in the index above it. */
export const nameInIndexes = (land: Landing, file: string, says: string): void => {
  const own = folderOf(file);
  const folder = isIndex(file) ? folderOf(own) : own;
  const index = indexIn(folder);
  const path = file.slice(folder === '' ? 0 : folder.length + 1);
  const name = path.replace(/(?:\/MEMORY)?\.md$/, '');
  const text = land.textOf(index) ?? `# ${folder.replace(/^.*\//, '')}\n`;
  if (!linkedFrom(index, text).includes(file)) {
    const eol = eolOf(text);
    const gap = text === '' || /\n$/.test(text) ? '' : eol;
    const apart = /^#[^\n]*\n$/.test(text) ? eol : '';
    const to = encodeURI(path).replace(/[()]/g, escape);
    land.put(index, `${text}${gap}${apart}- [${name}](${to})${says === '' ? '' : `: ${says}`}${eol}`);
  }
  if (folder !== '') nameInIndexes(land, index, '');
};

/** Takes out lines that name one file which is gone and nothing else; an index of ours that is then empty goes too. */
export const unnameInIndexes = (land: Landing, file: string, ours: string): void => {
  for (const index of land.files().filter(isIndex)) {
    const text = land.textOf(index) ?? '';
    const lines = text.split(/(?<=\n)/);
    const left = lines.filter((line) => {
      const targets = targetsIn(line, folderOf(index));
      return targets.length !== 1 || targets[0] !== file;
    });
    if (left.length < lines.length) land.put(index, left.join(''));
  }
  const own = indexIn(ours);
  const stands = land.files().some((each) => each !== own && each.startsWith(`${ours}/`));
  if (file.startsWith(`${ours}/`) && file !== own && !stands && land.textOf(own)?.trim() === `# ${ours}`) {
    land.remove(own);
    unnameInIndexes(land, own, ours);
  }
};
