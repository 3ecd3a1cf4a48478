import * as fs from 'node:fs';
import * as path from 'node:path';
import { OWN, type Ground } from '../audit/claim-ground.ts';
import type { Scope } from '../ir/memory.ts';
import type { Surroundings } from '../ir/scene.ts';
import { gitPlaceOf, type GitPlace } from '../kit/git-place.ts';
import { gitDisk } from './git-disk.ts';
import { gitOutput } from './git-output.ts';
import { listedIn } from './ground-files.ts';
import { historyOf } from './ground-history.ts';
import { textsOf } from './ground-texts.ts';
import { ignoring } from './ignored.ts';
import type { Ecosystem } from '../manifests/manifest.ts';
import { readerOf, runnerOf } from '../manifests/table.ts';

const MAX_BYTES = 16 << 20;
/** What somebody writes by hand is far smaller. */
const MAX_SAID = 1 << 18;

/** By the key of the scope, the project on this machine that memories of it speak of; every root is asked once. */
export const groundsOf = (
  scopes: Iterable<Scope>,
  around: Surroundings,
  env: NodeJS.ProcessEnv,
): ReadonlyMap<string, Ground> => {
  const byRoot = new Map<string, Ground>();
  const grounds = new Map<string, Ground>();
  for (const scope of scopes) {
    if (!('key' in scope) || grounds.has(scope.key)) continue;
    const here = scope.paths.map((each) => around.folders[each]).find((facts) => facts?.exists === true);
    const root = here?.gitRoot ?? here?.real;
    if (root === undefined) continue;
    const ground = byRoot.get(root) ?? groundOf(root, env);
    byRoot.set(root, ground);
    grounds.set(scope.key, ground);
  }
  return grounds;
};

/** What git and the disk say about one project; what takes time is asked when somebody first wants to know. */
export const groundOf = (root: string, env: NodeJS.ProcessEnv): Ground => {
  const place = gitPlaceOf(root, gitDisk);
  const repository = place?.root === root ? place : undefined;
  const listed = listedIn(root, env, repository !== undefined);
  const text = (file: string, most = MAX_BYTES) => gitDisk.text(path.join(root, file), most);
  const history = once(() => historyOf(root, env, listed.files));
  const manifests = once(() => manifestsIn(listed.files, text));
  const branches = once(() => (repository === undefined ? undefined : branchesOf(root, env, repository)));
  const programs = new Map<string, boolean>();
  return {
    root,
    ...listed,
    ...textsOf(root, listed.files),
    text: (file) => (listed.files.has(file) ? text(file, MAX_SAID) : undefined),
    ignored: ignoring(listed.files, text),
    get renamed() {
      return history().renamed;
    },
    get deleted() {
      return history().deleted;
    },
    get branches() {
      return branches();
    },
    get scripts() {
      return manifests().scripts;
    },
    get packages() {
      return manifests().packages;
    },
    get ecosystems() {
      return manifests().ecosystems;
    },
    program: (name) => {
      const known = programs.get(name) ?? isProgram(name, root, env);
      programs.set(name, known);
      return known;
    },
    stands: (file) => {
      const full = path.resolve(root, file);
      // Elsewhere may be a network drive that hangs, and somebody else's.
      const found = full === root || full.startsWith(root + path.sep) ? gitDisk.stat(full) : undefined;
      return found === undefined ? undefined : found.kind === 'folder' ? 'folder' : 'file';
    },
  };
};

const once = <T>(ask: () => T): (() => T) => {
  let known: { value: T } | undefined;
  return () => (known ??= { value: ask() }).value;
};

/** What a program writes. */
const LOCKED = /lock|shrinkwrap|\.resolved$/i;

const manifestsIn = (files: ReadonlySet<string>, text: (file: string, most: number) => string | undefined) => {
  const packages = new Map<string, string[]>();
  const scripts = new Map<string, ReadonlySet<string>>();
  const ecosystems = new Set<Ecosystem>();
  for (const file of files) {
    const reader = /(?:^|\/)node_modules\//.test(file) ? undefined : readerOf(file);
    if (reader === undefined) continue;
    const said = text(file, LOCKED.test(file) ? MAX_BYTES : MAX_SAID);
    // What is too large, or is not checked out, may say anything.
    const told = said === undefined ? { ecosystem: 'other' as const, scripts: ['*'] } : reader(said, file);
    if (told.ecosystem !== undefined) ecosystems.add(told.ecosystem);
    if (told.scripts !== undefined)
      scripts.set(file, new Set(told.scripts.flatMap((name) => openIn(files, file, name))));
    for (const [name, version] of [...(told.packages ?? []), [OWN, told.own] as const]) {
      if (name === '') continue;
      const versions = packages.get(name.toLowerCase()) ?? [];
      packages.set(name.toLowerCase(), versions);
      if (version !== undefined && version !== '' && !versions.includes(version)) versions.push(version);
    }
  }
  return { packages, scripts, ecosystems };
};

/** What a file includes is known where it is read itself; settings have no targets. */
const openIn = (files: ReadonlySet<string>, file: string, name: string): string[] => {
  if (!/^\*./.test(name)) return [name];
  const included = [path.posix.join(path.posix.dirname(file), name.slice(1)), path.posix.normalize(name.slice(1))];
  const isRead = included.some((each) => files.has(each) && runnerOf(each) === runnerOf(file));
  return isRead || /(?:^|\/)\.env[\w.-]*$/.test(name.slice(1)) ? [] : ['*'];
};

/** All of them, or nothing: a clone of one branch, and a shallow one, know of no other. */
const branchesOf = (root: string, env: NodeJS.ProcessEnv, { common, own }: GitPlace): Set<string> | undefined => {
  const told = gitOutput(root, env, ['for-each-ref', '--format=%(refname)', 'refs/heads', 'refs/remotes', 'refs/tags']);
  if (told === undefined || fs.existsSync(path.join(common, 'shallow'))) return undefined;
  const config = gitDisk.text(path.join(common, 'config'), 1 << 20) ?? '';
  if (/^\s*fetch\s*=(?!.*\*)/m.test(config)) return undefined;
  const current = /^ref: refs\/heads\/(.+)$/m.exec(gitDisk.text(path.join(own, 'HEAD'), 4096) ?? '')?.[1]?.trim();
  return new Set([
    ...told
      .split('\n')
      .filter((ref) => ref !== '')
      .map((ref) => ref.replace(/^refs\/(?:heads\/|tags\/|remotes\/[^/]+\/)/, '')),
    ...(current === undefined ? [] : [current]),
  ]);
};

const isProgram = (name: string, root: string, env: NodeJS.ProcessEnv): boolean =>
  [
    ...(env['PATH'] ?? '').split(path.delimiter).filter((folder) => path.isAbsolute(folder)),
    ...['node_modules/.bin', '.venv/bin', 'venv/bin', 'vendor/bin', 'bin'].map((folder) => path.join(root, folder)),
  ].some((folder) => ['', '.exe', '.cmd'].some((ending) => isFile(path.join(folder, name + ending))));

const isFile = (file: string): boolean => gitDisk.stat(file)?.kind === 'file';
