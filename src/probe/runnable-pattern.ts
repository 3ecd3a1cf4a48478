import { createRequire } from 'node:module';
import type { RE2JS } from 're2js';
import type { CheckPattern } from './single-check.ts';

/** A pattern that can be run: no input takes it more than time in proportion to its length. */
export interface Runnable {
  /** Where it matches, in order, from and to. */
  find(text: string): [number, number][];
}

/** Bounds that hold the time of one check well under a second, whoever wrote pattern and text. */
const LONGEST_PATTERN = 500;
const MOST_STEPS = 600;
const MOST_MATCHES = 50;
const READ_UNITS = 65_536;

const compiled = new Map<string, Runnable | string>();

/** What runs the pattern, or in a sentence what is wrong with it and what to write instead. */
export const runnable = ({ pattern, flags = '' }: CheckPattern): Runnable | string => {
  const key = `${flags}/${pattern}`;
  const known = compiled.get(key) ?? compile(pattern, flags);
  compiled.set(key, known);
  return known;
};

const compile = (pattern: string, flags: string): Runnable | string => {
  if (pattern === '') return 'an empty pattern matches everywhere: write what is to be found';
  if (pattern.length > LONGEST_PATTERN)
    return `the pattern has ${pattern.length} characters, at most ${LONGEST_PATTERN} are run: split it into several checks`;
  const unknown = [...flags].find((flag) => !'imsu'.includes(flag));
  if (unknown !== undefined) return `the flag ${unknown} is not known: i, m and s are`;
  // Loaded only where somebody's pattern is run: most checks have none.
  const { RE2JS: engine } = createRequire(import.meta.url)('re2js') as typeof import('re2js');
  try {
    const program = engine.compile(
      pattern.replace(/\\u\{?([0-9A-Fa-f]{4,6})\}?/g, '\\x{$1}'),
      (flags.includes('i') ? engine.CASE_INSENSITIVE : 0) |
        (flags.includes('m') ? engine.MULTILINE : 0) |
        (flags.includes('s') ? engine.DOTALL : 0),
    );
    if (program.programSize() > MOST_STEPS)
      return `the pattern comes to ${program.programSize()} steps, at most ${MOST_STEPS} are run: write smaller repeats`;
    return { find: (text) => matches(program, text.slice(0, READ_UNITS)) };
  } catch (error) {
    const says = error instanceof Error ? error.message.replace(/^error parsing regexp: /, '') : String(error);
    return (
      (/repeat count/.test(says) ? REPEATS : ADVICE.find(([sign]) => sign.test(pattern))?.[1]) ??
      `the pattern is not understood (${says})`
    );
  }
};

const REPEATS = 'so many repeats are not run: use * or +, or smaller numbers';

/** What engines of linear time cannot run, and how the same is said without it. */
const ADVICE: readonly (readonly [sign: RegExp, instead: string])[] = [
  [
    /\(\?(?:=|!|<=|<!)/,
    'looking ahead or behind is not run: match the whole passage, or join two checks with all and not',
  ],
  [
    /\(\?>|[*+?}]\+/,
    'possessive and atomic repeats are not run: leave the + or the (?> out, time is linear without them',
  ],
  [/(?<!\\)(?:\\\\)*\\[1-9]|\\k</, 'references back to a group are not run: write the alternatives out'],
];

const matches = (program: RE2JS, text: string): [number, number][] => {
  const matcher = program.matcher(text);
  const found: [number, number][] = [];
  while (found.length < MOST_MATCHES && matcher.find()) found.push([matcher.start(), matcher.end()]);
  return found;
};
