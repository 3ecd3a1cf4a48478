import { targetOf } from '../../../src/text/index-refs.ts';
import { resolved } from '../../../src/text/path.ts';

// Inline link targets (one level of brackets inside, or in angle brackets), wiki links, and bare file names in tables
// and prose.
const LINK = /\]\((?:<([^>\n]+)>|((?:[^()\n]|\([^()\n]*\))+))\)/g;
const WIKI = /\[\[([^\]|#\n]+)/g;
const BARE = /^[\w./-]*[\w-]\.md\b/;
const IN_NAMES = /[\w./-]/;

/**
 * The files below `root` that a reader of this text would open next, as absolute paths; `folder` is where the text
 * stands.
 */
export const namedIn = (text: string, folder: string, root: string): string[] => {
  const below = folder === root ? '' : folder.slice(root.length + 1);
  const named = [
    ...[...text.matchAll(LINK)].flatMap((link) => targetOf(link[1] ?? link[2] ?? '', below, root) ?? []),
    ...bareNames(text).flatMap((name) => targetOf(name, below, root) ?? []),
    ...[...text.matchAll(WIKI)].flatMap(
      (link) => targetOf(`${(link[1] ?? '').trim().replace(/\.md$/, '')}.md`, '', root) ?? [],
    ),
  ];
  return [...new Set(named)].map((file) => resolved(root, file));
};

/** Looked for from their ends: every text of a store is searched, and few name a file. */
const bareNames = (text: string): string[] => {
  const names: string[] = [];
  for (let end = text.indexOf('.md'), from = end; end !== -1; end = text.indexOf('.md', end)) {
    for (from = end; from > 0 && IN_NAMES.test(text.charAt(from - 1));) from -= 1;
    while (end < text.length && IN_NAMES.test(text.charAt(end))) end += 1;
    names.push(...(BARE.exec(text.slice(from, end)) ?? []));
  }
  return names;
};

/** How many reads away each file is from a text that was loaded: what the index names, then what those files name. */
export const readsAway = (
  loaded: string,
  root: string,
  textOf: (file: string) => string | undefined,
): ReadonlyMap<string, number> => {
  const away = new Map<string, number>();
  let next = namedIn(loaded, root, root);
  for (let hops = 1; next.length > 0; hops += 1) {
    const here = next.flatMap((path) => {
      const file = path.slice(root.length + 1);
      const text = away.has(file) ? undefined : textOf(file);
      if (text === undefined) return [];
      away.set(file, hops);
      return [{ folder: path.slice(0, path.lastIndexOf('/')), text }];
    });
    next = here.flatMap(({ folder, text }) => namedIn(text, folder, root));
  }
  return away;
};
