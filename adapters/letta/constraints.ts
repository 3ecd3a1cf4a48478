import { isRecord, parsed } from '../../src/text/json.ts';
import { matchesAny } from '../../src/text/glob.ts';
import { codePoints } from '../../src/text/measure.ts';

/**
 * What Letta's own hook refuses to commit, word for word as `dist/memory-constraints.js` of @letta-ai/letta-code
 * 0.32.18 says it; test/letta/recorded.json holds what that file answered.
 */

/** `memfs-v1` keeps what is loaded below `system/`, `memfs-v2` at its root, beside a `MEMORY.md`. */
export type Layout = 'memfs-v1' | 'memfs-v2';

export interface Caps {
  maxDepth?: number;
  maxFileCharacters?: number;
  maxCoreMemoryCharacters?: number;
  /** The first pattern that matches a path counts; null takes the cap away. */
  fileCharacterLimits?: readonly { pattern: string; maxCharacters: number | null }[];
}

export const CONFIG = '.memfs.config.json';
export const DEFAULTS = { maxDepth: 2, maxFileCharacters: 20_000, maxCoreMemoryCharacters: 65_536 } as const;
export const INDEX = 'MEMORY.md';
/** In the order in which the hook names them. */
const KEYS: Readonly<Record<Layout, readonly string[]>> = {
  'memfs-v1': ['description', 'read_only', 'limit'],
  'memfs-v2': ['name', 'description'],
};

export const isIndex = (path: string): boolean => path === INDEX || path.endsWith(`/${INDEX}`);

/** Loaded with every prompt. */
export const isCore = (path: string, layout: Layout): boolean =>
  path.endsWith('.md') && (layout === 'memfs-v2' ? !path.includes('/') : path.startsWith('system/'));

/** The index files that lead to a file of the newer layout; the client passes the file by where one is missing. */
export const indexesOf = (path: string): string[] => {
  const folders = path.split('/').slice(0, -1);
  return folders.map((_, index) => `${folders.slice(0, index + 1).join('/')}/${INDEX}`);
};

const trimmed = (text: string): string => text.replace(/^ +| +$/g, '');

const valueIn = (text: string | undefined, key: string): string => {
  const lines = text?.split('\n') ?? [];
  const end = lines.indexOf('---', 1);
  return end < 0
    ? ''
    : lines
        .slice(1, end)
        .filter((line) => line.startsWith(`${key}:`))
        .map((line) => trimmed(line.slice(key.length + 1)))
        .join('\n');
};

/** Letta lets nobody change such a file. */
const isReadOnly = (text: string): boolean => valueIn(text, 'read_only') === 'true';

/** What the hook says of one file, of which `previous` is committed. */
export const headProblems = (path: string, text: string, layout: Layout, previous?: string): string[] => {
  const isNew = layout === 'memfs-v2';
  const lines = text.split('\n');
  if (isNew && isIndex(path)) return lines[0] === '---' ? [`${path}: MEMORY.md must not have frontmatter`] : [];
  if (lines[0] !== '---') return [`${path}: missing frontmatter (must start with ---)`];
  const end = lines.indexOf('---', 1);
  if (end < 0) return [`${path}: frontmatter opened but never closed (missing closing ---)`];
  if (!isNew && previous && isReadOnly(previous)) return [`${path}: file is read_only and cannot be modified`];
  const said = new Set<string>();
  const problems = lines.slice(1, end).flatMap((line) => keyProblems(path, line, layout, said, previous));
  for (const key of isNew ? KEYS[layout] : ['description'])
    if (!said.has(key)) problems.push(`${path}: missing required field '${key}'`);
  if (!isNew && valueIn(previous, 'read_only') && !valueIn(text, 'read_only'))
    problems.push(`${path}: 'read_only' is a protected field and cannot be removed by the agent`);
  return problems;
};

const keyProblems = (
  path: string,
  line: string,
  layout: Layout,
  said: Set<string>,
  previous: string | undefined,
): string[] => {
  const isNew = layout === 'memfs-v2';
  if (line === '' || (!isNew && /^[ \t]/.test(line))) return [];
  const colon = line.indexOf(':');
  const raw = colon < 0 ? line : line.slice(0, colon);
  const key = isNew ? trimmed(raw) : raw.replaceAll(' ', '');
  const value = trimmed(colon < 0 ? line : line.slice(colon + 1));
  const allowed = KEYS[layout];
  if (!allowed.includes(key)) return [`${path}: unknown frontmatter key '${key}' (allowed: ${allowed.join(' ')})`];
  const problems: string[] = [];
  if (isNew && said.has(key)) problems.push(`${path}: duplicate frontmatter key '${key}'`);
  said.add(key);
  if (key === 'read_only' && !previous)
    problems.push(`${path}: 'read_only' is a protected field and cannot be set by the agent`);
  else if (key === 'read_only' && value !== valueIn(previous, key))
    problems.push(`${path}: 'read_only' is a protected field and cannot be changed by the agent`);
  if ((isNew || key === 'description') && (value === '' || (isNew && (value === '""' || value === "''"))))
    problems.push(`${path}: '${key}' must not be empty`);
  return problems;
};

/** How many code points a file may have, its head included. */
export const capOf = (path: string, caps: Caps): { most: number | undefined; by: string } => {
  const own = caps.fileCharacterLimits?.find(({ pattern }) => matchesAny(path, [pattern]));
  return own
    ? { most: own.maxCharacters ?? undefined, by: `glob '${own.pattern}'` }
    : { most: caps.maxFileCharacters, by: 'maxFileCharacters' };
};

/** What the hook says of all files together. */
export const treeProblems = (files: ReadonlyMap<string, { text: string }>, layout: Layout, caps: Caps): string[] => {
  const isNew = layout === 'memfs-v2';
  const problems: string[] = [];
  const counted = [...files].filter(
    ([path]) =>
      path.endsWith('.md') &&
      !path.startsWith('skills/') &&
      (isNew || /^(?:memory\/)?(?:system|reference)\//.test(path)),
  );
  if (isNew)
    for (const [path] of counted) {
      const missing = indexesOf(path).find((index) => !files.has(index));
      if (missing !== undefined) problems.push(`${path}: missing required index ${missing}`);
    }
  let core = 0;
  for (const [path, { text }] of counted) {
    const depth = path.split('/').length - 1;
    if (caps.maxDepth !== undefined && depth > caps.maxDepth)
      problems.push(`${path}: depth ${depth} exceeds maxDepth ${caps.maxDepth}`);
    const { most, by } = capOf(path, caps);
    const size = codePoints(text);
    if (!path.includes('/')) core += size;
    if (most !== undefined && size > most) problems.push(`${path}: ${size} characters exceeds ${most} from ${by}`);
  }
  const { maxCoreMemoryCharacters: most } = caps;
  if (most !== undefined && core > most)
    problems.push(`core memory: ${core} characters exceeds ${most} from maxCoreMemoryCharacters`);
  return problems;
};

/**
 * The caps that hold in a repository. Without a file of them the newer layout has the defaults, the older one none;
 * a broken file stops every commit.
 */
export const capsIn = (text: string | undefined, layout: Layout): { caps: Caps; problem?: string } => {
  if (text === undefined) return { caps: layout === 'memfs-v2' ? DEFAULTS : {} };
  const value = parsed(text);
  const problem = configProblem(value);
  return problem === undefined ? { caps: { ...DEFAULTS, ...(value as Caps) } } : { caps: DEFAULTS, problem };
};

const FIELDS = ['version', ...Object.keys(DEFAULTS), 'fileCharacterLimits'];

const isCount = (value: unknown, least: number): boolean => Number.isSafeInteger(value) && Number(value) >= least;

const configProblem = (value: unknown): string | undefined => {
  if (!isRecord(value)) return `${CONFIG}: expected a JSON object`;
  const unknown = Object.keys(value).find((key) => !FIELDS.includes(key));
  if (unknown !== undefined) return `${CONFIG}: unknown field '${unknown}'`;
  if (value['version'] !== 1) return `${CONFIG}: version must be 1`;
  if (value['maxDepth'] !== undefined && !isCount(value['maxDepth'], 0))
    return `${CONFIG}: maxDepth must be a non-negative integer`;
  for (const key of ['maxFileCharacters', 'maxCoreMemoryCharacters'])
    if (value[key] !== undefined && !isCount(value[key], 1)) return `${CONFIG}: ${key} must be a positive integer`;
  const limits = value['fileCharacterLimits'] ?? [];
  if (!Array.isArray(limits)) return `${CONFIG}: fileCharacterLimits must be an array`;
  const broken = limits.findIndex((each) => !isLimit(each));
  return broken === -1 ? undefined : `${CONFIG}: fileCharacterLimits[${broken}] is broken`;
};

const isLimit = (value: unknown): boolean => {
  if (!isRecord(value) || Object.keys(value).some((key) => key !== 'pattern' && key !== 'maxCharacters')) return false;
  const { pattern, maxCharacters } = value;
  return (
    typeof pattern === 'string' &&
    /^(?!\/)[^\\]+$/.test(pattern) &&
    pattern.split('/').every((part) => part !== '..' && (!part.includes('**') || part === '**')) &&
    (maxCharacters === null || isCount(maxCharacters, 1))
  );
};
