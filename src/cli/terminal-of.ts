import type { Screen } from '../report/terminal.ts';

type Env = Readonly<Record<string, string | undefined>>;

/** What the terminal that a process prints to can show. */
export const screenOf = (env: Env, out: { isTTY?: boolean; columns?: number }): Screen => ({
  // A terminal that does not know its size says 0.
  width: out.columns || 100,
  wraps: out.isTTY === true,
  colour: hasColour(env, out.isTTY === true),
});

/** FORCE_COLOR goes before NO_COLOR, as it does for Node; a dumb terminal has none. */
const hasColour = (env: Env, isTerminal: boolean): boolean => {
  const forced = env['FORCE_COLOR'];
  if (forced !== undefined) return !['0', 'false', 'no'].includes(forced.toLowerCase());
  return isTerminal && !env['NO_COLOR'] && env['TERM'] !== 'dumb';
};

/** Whether somebody set a locale that is not UTF-8; where none is set, what stands there is not known to fail. */
export const isPlain = (env: Env): boolean => {
  const locale = env['LC_ALL'] || env['LC_CTYPE'] || env['LANG'];
  return locale !== undefined && locale !== '' && !/utf-?8/i.test(locale);
};

const DRAWN: Readonly<Record<string, string>> = {
  '█': '#',
  '·': '.',
  '─': '-',
  '✓': '+',
  '✗': 'x',
  '—': '-',
  '–': '-',
  '’': "'",
  '‘': "'",
  '“': '"',
  '”': '"',
  '…': '>',
};

/**
 * The signs that memport draws with, for a terminal that shows ASCII: each takes the column it took, but an arrow
 * between two words.
 */
export const plainlyDrawn = (text: string): string =>
  text
    .replace(/(?<=\S)→(?=\S)/g, '->')
    .replaceAll('→', '>')
    .replace(/…(?=[/\w])/g, '<')
    .replace(/[█·─✓✗—–’‘“”…]/g, (sign) => DRAWN[sign] ?? sign);
