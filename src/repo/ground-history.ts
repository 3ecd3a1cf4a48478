import { gitOutput } from './git-output.ts';

export interface GroundHistory {
  renamed: Map<string, string>;
  deleted: Map<string, string>;
}

/** So far back one looks: enough for what a memory can know of, and bounded in a repository of any age. */
const COMMITS = '20000';
/** Longer than other questions: on a busy machine the log of a large repository took more than five seconds. */
const LOG_MS = 20_000;

/** What became of files that are gone, the newest word first: where they went, or on which day. */
export const historyOf = (root: string, env: NodeJS.ProcessEnv, files: ReadonlySet<string>): GroundHistory => {
  const history: GroundHistory = { renamed: new Map(), deleted: new Map() };
  const asked = [
    'log',
    '-z',
    '--format=%x01%cs',
    '--name-status',
    '--diff-filter=DR',
    '--find-renames',
    '--no-ext-diff',
    '--no-textconv',
    '--ignore-submodules=all',
    `--max-count=${COMMITS}`,
  ];
  const told = gitOutput(root, env, asked, LOG_MS);
  const steps = new Map<string, string>();
  let day = '';
  const words = (told ?? '').split('\0');
  for (let at = 0; at < words.length; at += 1) {
    const word = (words[at] as string).replace(/^\n+/, '');
    if (word.startsWith('\x01')) {
      day = word.slice(1).trim();
    } else if (/^R\d/.test(word)) {
      const [from, to] = [words[at + 1], words[at + 2]];
      if (from !== undefined && to !== undefined && !steps.has(from)) steps.set(from, to);
      at += 2;
    } else if (word === 'D') {
      const file = words[at + 1];
      if (file !== undefined && !files.has(file) && !history.deleted.has(file) && !steps.has(file))
        history.deleted.set(file, day);
      at += 1;
    }
  }
  for (const from of steps.keys()) {
    const to = files.has(from) ? undefined : lastOf(from, steps, files);
    if (to !== undefined) history.renamed.set(from, to);
  }
  return history;
};

/** Where a file went at last, if it stands there. */
const lastOf = (from: string, steps: ReadonlyMap<string, string>, files: ReadonlySet<string>): string | undefined => {
  const seen = new Set<string>();
  for (let at: string | undefined = from; at !== undefined && !seen.has(at); at = steps.get(at)) {
    if (files.has(at)) return at;
    seen.add(at);
  }
  return undefined;
};
