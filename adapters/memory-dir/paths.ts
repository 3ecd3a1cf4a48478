import type { Machine } from '../../src/adapter.ts';

export const NAMED = { id: 'memory-dir', title: 'memory directory', aliases: ['memory-tool', 'memories'] } as const;

/** The folder that a model knows as `/memories`: the one that is named, or below it; else where the SDK makes it. */
export const folderAt = ({ asked, cwd, stat }: Machine): string => {
  const base = asked.root ?? `${cwd}/memory`;
  return asked.root === undefined || stat(`${base}/memories`)?.kind === 'folder' ? `${base}/memories` : base;
};
