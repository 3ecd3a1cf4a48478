import { type Runnable, runnable } from './runnable-pattern.ts';
import { verbatim } from '../text/verbatim.ts';
import { plainPath } from './reach.ts';

/** A glob as a pattern: `*` within a segment, `**` over any number of them, `?` one character, `{a,b}` either. */
const patternOf = (glob: string): string => {
  let depth = 0;
  const body = glob.replace(/\*\*\/|\*\*|\*|\?|[{},]|[^*?{},]+/gu, (part) => {
    if (part === '**/') return '(?:[^/]+/)*';
    if (part === '**') return '.+';
    if (part === '*') return '[^/]*';
    if (part === '?') return '[^/]';
    if (part === '{') return ++depth > 0 ? '(?:' : '';
    if (part === '}') return depth > 0 ? (depth--, ')') : '\\}';
    if (part === ',') return depth > 0 ? '|' : ',';
    return verbatim(part);
  });
  return `^(?:${body})$`;
};

/** The globs of a probe are a stranger's, as its patterns are: they are run in linear time, or said to be none. */
export const globbed = (glob: string): Runnable | string =>
  runnable({ pattern: patternOf(plainPath(glob)), flags: 's' });

/** Whether a path lies under a glob; one that cannot be run has nothing under it. */
export const isUnder = (file: string, glob: string): boolean => {
  const pattern = globbed(glob);
  return typeof pattern !== 'string' && pattern.find(plainPath(file)).length > 0;
};
