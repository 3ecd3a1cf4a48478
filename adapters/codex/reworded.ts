import type { Memory } from '../../src/ir/memory.ts';
import { derive } from '../../src/text/derive.ts';
import type { Saying } from './sayings.ts';
import type { Route } from './summary.ts';

/** On one line, every other character as it is. U+0085 is white space to Codex, not to JavaScript. */
export const flat = (text: string): string => text.replace(/[\s\u0085]+/g, ' ').trim();

/** What two ways to write the same text are compared by. */
export const folded = (text: string): string => flat(text.normalize('NFC'));

interface Lines {
  routes: readonly Route[];
  bullet: Saying | undefined;
  /** What bullets of the summary say that are nobody's. */
  free: readonly string[];
}

/**
 * What a consolidation did to the line memport wrote for a resource, which stays the memory: `reworded` when a line
 * names it or says much the same in other words, `dropped` when none does. Undefined = as it was written, or none was.
 */
export const rewordedLine = (memory: Memory, { routes, bullet, free }: Lines): 'reworded' | 'dropped' | undefined => {
  const placed = String(memory.native['placed'] ?? '');
  const wroteBullet = placed.includes('summary/');
  const wroteRoute = placed.includes('route');
  if (!wroteBullet && !wroteRoute) return undefined;
  const hook = memory.hook ?? derive(memory.statement).hook;
  const [route] = routes;
  if (route) return [hook, memory.statement].some((each) => folded(each) === folded(route.says)) ? undefined : 'reworded';
  if (bullet) return undefined;
  return free.some((each) => alike(each, memory.statement)) ? 'reworded' : 'dropped';
};

/** At least half of the words of the shorter text, and no fewer than three, stand in the other; endings do not count. */
const alike = (a: string, b: string): boolean => {
  const [left, right] = [wordsOf(a), wordsOf(b)];
  const common = [...left].filter((word) => right.has(word)).length;
  const least = Math.min(left.size, right.size);
  return common >= Math.min(3, least) && common * 2 >= least && least > 0;
};

const wordsOf = (text: string): Set<string> => new Set(text.toLowerCase().normalize('NFKC').match(/\p{Script=Han}|\p{Script=Hiragana}+|\p{Script=Katakana}+|[\p{L}\p{N}]{3,}/gu)?.map((word) => word.slice(0, 4)) ?? []);
