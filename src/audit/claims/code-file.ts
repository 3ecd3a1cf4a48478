import { pathIn } from './path-claims.ts';
import type { ClaimStretch } from './stretches.ts';

/** The one file of code that the sentence names, by its path or its bare name, as it stands. */
export const codeFileIn = ({ literals }: ClaimStretch): string | undefined => {
  const [file, ...more] = literals.flatMap(({ kind, text }) => {
    if (kind !== 'code' && kind !== 'path' && kind !== 'file') return [];
    const found = pathIn(text, kind === 'code');
    const path = found === undefined ? (kind === 'file' ? text : undefined) : found.folder ? undefined : found.path;
    return path !== undefined && OF_CODE.test(path) ? [path] : [];
  });
  return more.every((path) => path === file) ? file : undefined;
};

/** A file of code, by its ending. */
export const OF_CODE =
  /\.(?:[cm]?[jt]sx?|py|rb|go|rs|java|kts?|scala|swift|c|h|cc|cpp|hpp|cs|php|vue|svelte|dart|lua|exs?|erl|clj|hs|ml|zig|nim|jl|r|pl|pm|sh|ino|gd|fs|vb|mm?|proto|sol)$/i;
