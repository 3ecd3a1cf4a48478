import type { Scope } from '../ir/memory.ts';
import type { Move } from '../ir/project-move.ts';

/** Where a path leads after a move; undefined where it is no path of the project, or one of the new place already. */
export const movedPath = (path: string, { from, to }: Move): string | undefined => {
  const old = from.find((each) => isAtOrBelow(path, each) && !(isAtOrBelow(to, each) && isAtOrBelow(path, to)));
  return old === undefined ? undefined : to + path.slice(old.length);
};

const isAtOrBelow = (path: string, folder: string): boolean => path === folder || path.startsWith(`${folder}/`);

/** What can stand in a name beside letters and digits: `/work/app` is no path of `/work/app-two` or `/work/app.old`. */
const IN_NAME = /[\p{L}\p{M}\p{N}_@+~-]/u;

/**
 * A text with every path of the project under its new name, `~/` forms too; the same text where it has none. Names may
 * hold blanks, so that one is told from the beginning of another only by knowing the other: the new one, and `beside`.
 */
export const movedIn = (text: string, move: Move, home = ''): string => {
  const formsOf = (path: string): { said: string; path: string }[] => [
    { said: path, path },
    ...(home !== '' && path.startsWith(`${home}/`) ? [{ said: `~${path.slice(home.length)}`, path }] : []),
  ];
  const apart = [move.to, ...(move.beside ?? [])].filter((path) =>
    move.from.some((old) => path.length > old.length && path.startsWith(old) && !isAtOrBelow(path, old)),
  );
  const forms = [...move.from, ...apart].flatMap(formsOf);
  let out = '';
  let at = 0;
  for (;;) {
    const [next] = forms
      .map(({ said, path }) => ({ said, path, start: startOf(text, said, at) }))
      .filter(({ start }) => start !== -1)
      .sort((a, b) => a.start - b.start || b.said.length - a.said.length);
    if (!next) return out + text.slice(at);
    const { said, path, start } = next;
    const to = said.startsWith('~') && move.to.startsWith(`${home}/`) ? `~${move.to.slice(home.length)}` : move.to;
    const rest = /^\/[^\s`"'<>()[\]{},;]*/.exec(text.slice(start + said.length))?.[0] ?? '';
    out += text.slice(at, start) + (apart.includes(path) || movedPath(path + rest, move) === undefined ? said : to);
    at = start + said.length;
  }
};

/** Where a path stands as a whole one, or as the beginning of a longer one. */
const startOf = (text: string, said: string, from: number): number => {
  for (let at = text.indexOf(said, from); at !== -1; at = text.indexOf(said, at + 1)) {
    const [before, after, second] = [text[at - 1] ?? ' ', text[at + said.length] ?? ' ', text[at + said.length + 1]];
    const goesOn = IN_NAME.test(after) || (after === '.' && second !== undefined && IN_NAME.test(second));
    if (!goesOn && !IN_NAME.test(before) && before !== '/' && before !== '.') return at;
  }
  return -1;
};

/** A scope whose paths, and whose key where that is one of them, follow a move; undefined where none does. */
export const movedScope = <Each extends Scope>(scope: Each, move: Move): Each | undefined => {
  if (!('paths' in scope)) return undefined;
  const paths = scope.paths.map((path) => movedPath(path, move) ?? path);
  const key = movedPath(scope.key, move) ?? scope.key;
  return key === scope.key && paths.every((path, index) => path === scope.paths[index])
    ? undefined
    : { ...scope, key, paths };
};
