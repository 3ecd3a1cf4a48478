import { hookOf, sentencesOf, weightOf } from '../../../src/kit/lines.ts';
import type { Memory } from '../../../src/ir/memory.ts';
import { derive, HOOK_UNITS } from '../../../src/text/derive.ts';
import { flat } from '../../../src/text/flat.ts';
import { literals } from '../../../src/text/literals.ts';
import { byteLength } from '../../../src/text/measure.ts';
import { endsOpen } from './statement-lines.ts';

/**
 * The sentence of a memory that stands in a line which has no room for its statement: its hook, unless a sentence of
 * the body that is not twice as long holds more of the body's literals, or the hook only names the topic, announces
 * something or points at a file.
 */
export const lineHook = (memory: Memory): string => {
  const known = hooks.get(memory) ?? lineHookAnew(memory);
  hooks.set(memory, known);
  return known;
};

// Asked when a line is read, and for every form.
const hooks = new WeakMap<Memory, string>();

const lineHookAnew = (memory: Memory): string => {
  const { statement, why, how, detail, hook, title, name } = memory;
  const own = flat(hookOf(memory));
  const topic = wordsIn(`${title ?? derive(statement).title} ${name.replace(/[-_]/g, ' ')}`);
  const says = (text: string): boolean => {
    const fresh = [...wordsIn(text.replace(POINTER, ' '))].filter((word) => !topic.has(word)).join('');
    return !endsOpen(text) && weightOf(fresh) >= LEAST;
  };
  const ownSays = hook === undefined || says(own);
  const most = ownSays ? Math.max(own.length, Math.min(HOOK_UNITS, own.length * 2)) : Infinity;
  // A sentence without literals holds none of the body's, and most of the others' stand in a short field: a long
  // detail is read only for those that do not.
  const facts: ReadonlySet<string>[] = [];
  const known = (name: string): boolean =>
    [statement, how, why, detail].some((text = '', at) =>
      (facts[at] ??= new Set(namesIn(text.slice(0, FIRST)))).has(name),
    );
  const worth = (names: ReadonlySet<string>): number => [...names].filter(known).length;
  let best: { text: string; worth: number; size: number } | undefined;
  for (const text of sentencesOf(memory).map(flat)) {
    if (text.length > most || !says(text)) continue;
    const names = new Set(namesIn(text));
    const size = byteLength(text);
    const isBetter = (count: number): boolean =>
      best === undefined || count > best.worth || (count === best.worth && size > best.size);
    // More than it names it cannot be worth.
    if (isBetter(names.size) && isBetter(worth(names))) best = { text, worth: worth(names), size };
  }
  return best !== undefined && (!ownSays || best.worth > worth(new Set(namesIn(own)))) ? best.text : own;
};

/** `[text](file.md)`, `[[name]]`, `→ file.md`: where they lead is nowhere in this harness. */
const POINTER = /\[[^\]\n]*\]\([^)\s]*\.mdx?[^)\n]*\)|\[\[[^\]\n]*\]\]|[^\s()[\]]+\.mdx?\b/gu;
/** "see", "a note", "in memory": of so few letters a reader learns nothing. */
const LEAST = 8;
/** Of a longer text the beginning tells enough. */
const FIRST = 20_000;

const namesIn = (text: string): string[] => literals(text).map((each) => each.text);
const wordsIn = (text: string): Set<string> =>
  new Set(
    text
      .normalize('NFC')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? [],
  );
