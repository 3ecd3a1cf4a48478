import { matchesAny } from '../text/glob.ts';

/** Whether one of the `.gitignore` files of a project leaves a path alone, or a folder above it. */
export const ignoring = (
  files: ReadonlySet<string>,
  text: (file: string) => string | undefined,
): ((path: string) => boolean) => {
  let rows: Row[] | undefined;
  return (path) => {
    rows ??= ['.git/info/exclude', ...[...files].filter((file) => /(?:^|\/)\.gitignore$/.test(file))].flatMap((file) =>
      rowsOf(file.startsWith('.git/') ? '' : file.slice(0, -'.gitignore'.length), text(file) ?? ''),
    );
    const steps = path.replace(/\/$/, '').split('/');
    return steps.some((_, at) => {
      const part = steps.slice(0, at + 1).join('/');
      const isFolder = at < steps.length - 1 || path.endsWith('/') || !/\.[^/]*$/.test(part);
      return (rows ?? []).findLast((row) => applies(row, part, isFolder))?.ignores === true;
    });
  };
};

interface Row {
  below: string;
  globs: readonly string[];
  folders: boolean;
  ignores: boolean;
}

const rowsOf = (below: string, text: string): Row[] =>
  text.split(/\r?\n/).flatMap((line): Row[] => {
    const said = line.trim();
    if (said === '' || said.startsWith('#')) return [];
    const ignores = !said.startsWith('!');
    const pattern = said.replace(/^!/, '').replace(/^\\/, '');
    const glob = pattern.replace(/^\//, '').replace(/\/$/, '');
    if (glob === '' || /[[\]\\]/.test(glob)) return [];
    const anchored = /\/./.test(pattern.startsWith('/') ? ` ${pattern}` : pattern);
    return [{ below, globs: [anchored ? glob : `**/${glob}`], folders: pattern.endsWith('/'), ignores }];
  });

const applies = ({ below, globs, folders }: Row, path: string, isFolder: boolean): boolean =>
  path.startsWith(below) && (!folders || isFolder) && matchesAny(path.slice(below.length), globs);
