import type { Fault } from './fault.ts';

/** A text without white space and without the commas that end a list, and where each character of it stood. */
const squeezed = (text: string): { said: string; at: number[] } => {
  const kept = text.split('').flatMap((char, at) => (/\s/.test(char) ? [] : [{ char, at }]));
  const own = kept.filter(({ char }, place) => char !== ',' || !/[)\]}]/.test(kept[place + 1]?.char ?? ''));
  return { said: own.map(({ char }) => char).join(''), at: own.map(({ at }) => at) };
};

/** Where the text of a fault stands in its module, however the lines of either are broken. */
const standing = (code: string, find: string): [number, number][] => {
  const [module, sought] = [squeezed(code), squeezed(find).said];
  const found: [number, number][] = [];
  for (let from = module.said.indexOf(sought); from !== -1; from = module.said.indexOf(sought, from + 1)) {
    found.push([module.at[from] ?? 0, (module.at[from + sought.length - 1] ?? 0) + 1]);
  }
  return found;
};

/** How often it stands there: once, or the fault is stale. */
export const timesStanding = (code: string, { find }: Fault): number => standing(code, find).length;

/** The module with the fault in it. */
export const planted = (code: string, { find, put }: Fault): string => {
  const [span] = standing(code, find);
  if (!span) return code;
  const [before, after] = [code.slice(0, span[0]), code.slice(span[1])];
  // What was cut out may have kept two words apart.
  const apart = put === '' && /\w$/.test(before) && /^\w/.test(after) ? ' ' : put;
  return before + apart + after;
};
