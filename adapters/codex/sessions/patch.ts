import type { Writes } from '../../../src/kit/session-draft.ts';

type Hunk = [old: string, now: string, added: string];

/** What a patch, in the client's own form, writes into which files. */
export const writtenBy = (patch: string): Record<string, Writes> => {
  const found: Record<string, Writes> = {};
  let path: string | undefined;
  let lines: string[] = [];
  let isNew = false;
  const close = (): void => {
    if (path === undefined) return;
    found[path] = isNew ? { text: `${added(lines).join('\n')}\n` } : { instead: hunksIn(lines) };
  };
  for (const line of patch.split('\n')) {
    const head = /^\*\*\* (Add File|Update File|Move to): (.+)$/.exec(line.trimEnd());
    if (head?.[1] === 'Move to') path = head[2];
    else if (head) {
      close();
      [path, lines, isNew] = [head[2], [], head[1] === 'Add File'];
    } else if (line.startsWith('*** ')) {
      close();
      path = undefined;
    } else lines.push(line);
  }
  close();
  return found;
};

/** The hunks of one file, each as the words that stood there, those that stand there now, and those that are new. */
export const hunksIn = (lines: readonly string[]): Hunk[] => {
  const hunks: string[][] = [[]];
  for (const line of lines) {
    if (line.startsWith('@@')) hunks.push([]);
    else hunks.at(-1)?.push(line);
  }
  return hunks
    .filter((hunk) => hunk.some((line) => /^[+-]/.test(line)))
    .map((hunk) => [told(hunk, /^[- ]/).join('\n'), told(hunk, /^[+ ]/).join('\n'), added(hunk).join('\n')]);
};

export const addedIn = (writes: Exclude<Writes, 'gone'>): string =>
  'text' in writes ? writes.text : writes.instead.map(([, , words]) => words).join('\n');

const told = (lines: readonly string[], sign: RegExp): string[] =>
  lines.filter((line) => sign.test(line)).map((line) => line.slice(1));

const added = (lines: readonly string[]): string[] => told(lines, /^\+/);
