import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';

/** What git cannot hold, made in HOME before the run, in this order. Paths are relative to HOME. */
export type Making =
  | { make: 'folder'; at: string }
  | { make: 'git'; at: string; remote?: string; commit?: boolean }
  | { make: 'worktree'; at: string; of: string }
  | { make: 'symlink'; at: string; to: string }
  | { make: 'fifo'; at: string }
  | { make: 'zip'; at: string; of: string }
  | { make: 'mode'; at: string; mode: string }
  | { make: 'mtime'; at: string; time: string }
  | { make: 'nfd-twin'; at: string };

export interface Case {
  title: string;
  command: string[];
  cwd: string;
  exit: number;
  make?: Making[];
  /**
   * The only harnesses that memport knows in this case: what it says of every other one would change with each new one.
   */
  harnesses?: string[];
  truth: Truth;
}

/** How the expectation is known. That memport printed it is no way of knowing. */
export type Truth = (typeof TRUTHS)[number];
const TRUTHS = ['oracle', 'real-client', 'hand'] as const;

export const EXPECTATIONS = ['to', 'ir.json', 'losses.json', 'stdout.txt'] as const;
const FILES = new Set<string>(['case.json', 'from', 'state', ...EXPECTATIONS]);
const FIELDS = new Set(['title', 'command', 'cwd', 'exit', 'make', 'harnesses', 'truth']);
const FOLDERS = new Set(['from', 'state', 'to']);

/** Which fields each making has, besides `make` and `at`. */
const MAKINGS: Readonly<Record<Making['make'], readonly string[]>> = {
  folder: [],
  git: ['remote', 'commit'],
  worktree: ['of'],
  symlink: ['to'],
  fifo: [],
  zip: ['of'],
  mode: ['mode'],
  mtime: ['time'],
  'nfd-twin': [],
};

export const isCase = (folder: string): boolean => existsSync(join(folder, 'case.json'));

/** A case, or what is wrong with its form. */
export const readCase = (folder: string): { of: Case } | { complaints: string[] } => {
  let value: unknown;
  try {
    value = JSON.parse(readFileSync(join(folder, 'case.json'), 'utf8'));
  } catch (error) {
    return { complaints: [`case.json: ${error instanceof Error ? error.message : String(error)}`] };
  }
  const complaints = [...formOf(value), ...filesOf(folder)];
  return complaints.length > 0 ? { complaints } : { of: value as Case };
};

const formOf = (value: unknown): string[] => {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return ['case.json is no object'];
  const given = value as Record<string, unknown>;
  const { title, command, cwd, exit, make, harnesses, truth } = given;
  return [
    ...Object.keys(given)
      .filter((key) => !FIELDS.has(key))
      .map((key) => `case.json has a field "${key}" that no case has`),
    ...(typeof title === 'string' && title !== '' ? [] : ['case.json has no title']),
    ...(isWords(command) ? [] : ['command is no list of words']),
    ...(typeof cwd === 'string' ? [] : ['cwd is no path']),
    ...(Number.isInteger(exit) ? [] : ['exit is no number']),
    ...(harnesses === undefined || isWords(harnesses) ? [] : ['harnesses is no list of words']),
    ...(make === undefined ? [] : Array.isArray(make) ? make.flatMap(makingOf) : ['make is no list']),
    ...(TRUTHS.includes(truth as Truth)
      ? []
      : [`truth is ${JSON.stringify(truth)}: it must be ${TRUTHS.join(', ')}; what memport printed proves nothing`]),
  ];
};

const isWords = (value: unknown): boolean => Array.isArray(value) && value.every((each) => typeof each === 'string');

const makingOf = (value: unknown): string[] => {
  const { make, at, ...rest } = (value ?? {}) as Record<string, unknown>;
  const known = typeof make === 'string' && Object.hasOwn(MAKINGS, make) ? MAKINGS[make as Making['make']] : undefined;
  if (!known || typeof at !== 'string') return [`make does not know ${JSON.stringify(value)}`];
  return Object.keys(rest)
    .filter((key) => !known.includes(key))
    .map((key) => `"${make}" has no field "${key}"`);
};

/** Every file of a case is used, and something is expected besides the exit code. */
const filesOf = (folder: string): string[] => {
  const names = readdirSync(folder);
  const form = (name: string): string[] =>
    statSync(join(folder, name)).isDirectory() === FOLDERS.has(name)
      ? []
      : [`${name} is ${FOLDERS.has(name) ? 'no folder' : 'a folder'}`];
  return names
    .flatMap((name) => (FILES.has(name) ? form(name) : [`${name} is an orphan: no part of a case is called that`]))
    .concat(
      EXPECTATIONS.some((name) => names.includes(name))
        ? []
        : [`${basename(folder)} expects nothing: it has none of ${EXPECTATIONS.join(', ')}`],
    );
};
