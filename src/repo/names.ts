import { createRequire } from 'node:module';
import * as path from 'node:path';
import type * as Zod from 'zod';
import { MemportError } from '../errors.ts';
import type { FolderFacts, Surroundings } from '../ir/scene.ts';
import { gitDisk as disk } from './git-disk.ts';

const FILE = 'memport.json';
const MAX_BYTES = 1 << 20;

type Names = Surroundings['projects'];

/** Where the list of the person's own stands, and what `~` means in it. */
export interface OwnList {
  file: string;
  home: string;
}

/** A list of names with the way its paths are meant; a string says why one is not taken. */
interface List {
  file: string;
  /** One that would be taken. */
  example: string;
  mean: (given: string) => { path: string } | string;
}

/**
 * The names that projects go by: those of the person's own list first, then what repositories call themselves. A name
 * that two repositories claim is nobody's: otherwise a stranger could pass for a project of the person's.
 */
export const namesFor = (folders: ReadonlyMap<string, FolderFacts>, cwd: string, own: OwnList | undefined): Names => {
  const names = new Map(own === undefined ? [] : listed(ownList(own)));
  const claims = new Map<string, { by: string; paths: readonly string[] }[]>();
  for (const [root, project] of rootsOf(folders)) {
    const here = root === rootOf(folders.get(cwd), cwd);
    for (const [name, paths] of tolerantly(() => listed(repositoryList(root)), here))
      claims.set(name, [...(claims.get(name) ?? []), { by: project, paths }]);
  }
  for (const [name, by] of claims) {
    if (!names.has(name) && new Set(by.map((each) => each.by)).size === 1)
      names.set(
        name,
        by.flatMap(({ paths }) => paths),
      );
  }
  return Object.fromEntries(names);
};

const ownList = ({ file, home }: OwnList): List => ({
  file,
  example: '{"projects": {"a-name": ["~/work/app"]}}',
  mean: (given) => {
    const full = /^~(?:\/|$)/.test(given) ? path.join(home, given.slice(1)) : given;
    return path.isAbsolute(full)
      ? { path: disk.realpath(full) ?? path.resolve(full) }
      : 'an absolute path, or one that begins with ~/';
  },
});

/** A repository is a stranger: its paths are taken below its root, links resolved, and may not lead out of it. */
const repositoryList = (root: string): List => ({
  file: path.join(root, FILE),
  example: '{"projects": {"a-name": [".", "packages/a"]}}',
  mean: (given) => {
    const full = path.resolve(root, given);
    const real = disk.realpath(full) ?? full;
    return real === root || real.startsWith(`${root}${path.sep}`)
      ? { path: real }
      : `a path inside ${root}: a repository names its own folders only`;
  },
});

/**
 * The folders that may hold a list, each with the project it belongs to: a linked worktree belongs to its main
 * checkout.
 */
const rootsOf = (folders: ReadonlyMap<string, FolderFacts>): Map<string, string> =>
  new Map(
    [...folders].flatMap(([folder, facts]): [string, string][] =>
      facts.exists ? [[rootOf(facts, folder), facts.mainRoot ?? facts.real ?? folder]] : [],
    ),
  );

const rootOf = (facts: FolderFacts | undefined, folder: string): string => facts?.gitRoot ?? facts?.real ?? folder;

/** A broken list stops a run only where somebody stands: from elsewhere it names nothing. */
const tolerantly = (read: () => [string, string[]][], here: boolean): [string, string[]][] => {
  try {
    return read();
  } catch (error) {
    if (here) throw error;
    return [];
  }
};

const listed = ({ file, example, mean }: List): [string, string[]][] => {
  if (disk.stat(file) === undefined) return [];
  const text = disk.text(file, MAX_BYTES)?.replace(/^\ufeff/, '');
  if (text === undefined)
    throw new MemportError('config', {
      what: `${path.basename(file)} cannot be read`,
      where: file,
      expected: 'a readable file of at most 1 MiB',
    });
  const meant = (given: string): string => {
    const meaning = mean(given);
    if (typeof meaning !== 'string') return meaning.path;
    throw new MemportError('config', {
      what: `"${given}" is no path that ${path.basename(file)} may name`,
      where: `${file}:${lineOf(text, given)}`,
      expected: meaning,
      todo: 'name projects that lie elsewhere in your own list, $XDG_CONFIG_HOME/memport/config.json',
    });
  };
  return Object.entries(checked(text, file, example).projects ?? {}).map(([name, paths]) => [name, paths.map(meant)]);
};

const checked = (text: string, file: string, example: string): { projects?: Record<string, string[]> | undefined } => {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new MemportError('config', {
      what: `${path.basename(file)} is not JSON: ${reasonOf(error)}`,
      where: `${file}:${lineOfFault(text, error)}`,
      expected: example,
      cause: error,
    });
  }
  const result = schema().safeParse(value);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  const steps = (issue?.path ?? []).map(String);
  const unknown = issue?.code === 'unrecognized_keys' ? issue.keys[0] : undefined;
  const why = (issue?.code === 'invalid_key' ? issue.issues[0] : issue)?.message ?? 'not as expected';
  throw new MemportError('config', {
    what:
      unknown === undefined
        ? `${steps.length === 0 ? path.basename(file) : `"${steps.join('.')}"`}: ${why}`
        : `"${unknown}" means nothing in ${path.basename(file)}`,
    where: `${file}:${lineOf(text, unknown ?? steps.findLast((step) => Number.isNaN(Number(step))))}`,
    expected: example,
  });
};

let known: ReturnType<typeof made> | undefined;

/** Loaded where there is a list to check: it takes longer than all of a run without one. */
const schema = (): ReturnType<typeof made> => (known ??= made(createRequire(import.meta.url)('zod') as typeof Zod));

/** A name without a slash is neither a remote nor a path, so it can stand in for no other project's key. */
const made = ({ z }: typeof Zod) => {
  const name = z
    .string()
    .regex(/^[\p{L}\p{N}][\p{L}\p{N}._-]{0,63}$/u, 'a name is made of letters, digits, dots, dashes and underscores');
  return z.strictObject({
    $schema: z.string().optional(),
    projects: z.record(name, z.array(z.string().min(1)).min(1)).optional(),
  });
};

/** Words of the list itself, which V8 quotes around an unexpected token, are anybody's text. */
const reasonOf = (error: unknown): string =>
  messageOf(error)
    .replace(/ in JSON at position .*$/, '')
    .replace(/, (?:\.{3})?"[^]*"(?:\.{3})? is not valid JSON$/, '');

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

const lineOfFault = (text: string, error: unknown): number => {
  const position = /position (\d+)/.exec(messageOf(error))?.[1];
  const at = position !== undefined ? Number(position) : isUnexpected(error) ? unexpectedIn(text) : text.length;
  return text.slice(0, Math.min(at, text.trimEnd().length)).split('\n').length;
};

/** V8 tells no position of an unexpected token; a beginning of the text has that fault if the token is in it. */
const unexpectedIn = (text: string): number => {
  let [sound, faulty] = [0, text.length];
  while (faulty - sound > 1) {
    const middle = (sound + faulty) >> 1;
    if (isUnexpected(faultOf(text.slice(0, middle)))) faulty = middle;
    else sound = middle;
  }
  return sound;
};

const isUnexpected = (error: unknown): boolean => /^Unexpected token /.test(messageOf(error));

const faultOf = (text: string): unknown => {
  try {
    return void JSON.parse(text);
  } catch (error) {
    return error;
  }
};

/** Where a word of the list stands; the first line when it stands nowhere as it is. */
const lineOf = (text: string, word: string | undefined): number => {
  const at = word === undefined ? -1 : text.indexOf(JSON.stringify(word));
  return text.slice(0, Math.max(at, 0)).split('\n').length;
};
