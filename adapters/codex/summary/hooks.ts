import { hookOf, sentencesOf } from '../../../src/kit/lines.ts';
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
  // A sentence without literals holds none of the body's, whichever those are.
  let facts: ReadonlySet<string> | undefined;
  const known = (name: string): boolean =>
    (facts ??= new Set([statement, why, how, detail].flatMap((text) => namesIn((text ?? '').slice(0, FIRST))))).has(
      name,
    );
  const worth = (text: string): number => new Set(namesIn(text).filter(known)).size;
  const [best] = sentencesOf(memory)
    .map(flat)
    .filter((text) => text.length <= most && says(text))
    .map((text) => ({ text, worth: worth(text), size: byteLength(text) }))
    .sort((a, b) => b.worth - a.worth || b.size - a.size);
  return best !== undefined && (!ownSays || best.worth > worth(own)) ? best.text : own;
};

/** `[text](file.md)`, `[[name]]`, `→ file.md`: where they lead is nowhere in this harness. */
const POINTER = /\[[^\]\n]*\]\([^)\s]*\.mdx?[^)\n]*\)|\[\[[^\]\n]*\]\]|[^\s()[\]]+\.mdx?\b/gu;
/** "see", "a note", "in memory": of so few letters a reader learns nothing. */
const LEAST = 8;
/** Of a longer text the beginning tells enough. */
const FIRST = 20_000;
const WIDE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

const namesIn = (text: string): string[] => literals(text).map((each) => each.text);
const wordsIn = (text: string): Set<string> =>
  new Set(
    text
      .normalize('NFC')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? [],
  );
const weightOf = (text: string): number =>
  (text.match(/[\p{L}\p{N}]/gu) ?? []).reduce((sum, letter) => sum + (WIDE.test(letter) ? 3 : 1), 0);
