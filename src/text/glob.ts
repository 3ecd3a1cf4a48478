import type { HeadValue } from './yaml.ts';

/** `*` within one segment, `**` over any number of them, `?` one character. Case matters. */
const matchesGlob = (path: string, glob: string): boolean => compiled(glob).test(path);

/** Any of the globs, and none of those that begin with `!`. */
export const matchesAny = (path: string, globs: readonly string[]): boolean =>
  globs.some((glob) => !glob.startsWith('!') && matchesGlob(path, glob)) &&
  !globs.some((glob) => glob.startsWith('!') && matchesGlob(path, glob.slice(1)));

/** Whether a folder can hold something that the glob matches: spares walking the rest of a home. */
export const mayHold = (folder: string, glob: string): boolean => {
  const parts = glob.split('/');
  const steps = folder === '' ? [] : folder.split('/');
  for (const [index, step] of steps.entries()) {
    const part = parts[index];
    if (part === undefined) return false;
    if (part === '**') return true;
    if (!compiled(part).test(step)) return false;
  }
  return parts.length > steps.length;
};

const cache = new Map<string, RegExp>();

const compiled = (glob: string): RegExp => {
  const known = cache.get(glob);
  if (known) return known;
  const source = glob
    .split('/')
    .map((part) =>
      part === '**'
        ? '(?:[^/]+/)*'
        : `${part
            .replace(/[.+^${}()|[\]\\]/g, '\\$&')
            .replace(/\*/g, '[^/]*')
            .replace(/\?/g, '[^/]')}/`,
    )
    .join('')
    .replace(/\/$/, '');
  const pattern = new RegExp(`^${source.endsWith('(?:[^/]+/)*') ? `${source}[^/]+` : source}$`, 'u');
  cache.set(glob, pattern);
  return pattern;
};

/** The globs of a field that lists them, parted by commas or line by line; `{a,b}` becomes two. */
export const globsIn = (value: HeadValue | undefined): string[] => {
  if (Array.isArray(value)) return value.flatMap(globsIn);
  return typeof value === 'string'
    ? value
        .split(/,(?![^{]*\})/)
        .map((glob) => glob.trim())
        .flatMap(unbraced)
    : [];
};

const unbraced = (glob: string): string[] => {
  const match = /^(.*?)\{([^{}]*)\}(.*)$/.exec(glob);
  return match
    ? (match[2] as string).split(',').flatMap((each) => unbraced(`${match[1]}${each.trim()}${match[3]}`))
    : [glob];
};
