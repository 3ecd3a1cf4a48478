import { hookOf } from '../../../src/kit/lines.ts';
import type { Memory } from '../../../src/ir/memory.ts';
import { derive } from '../../../src/text/derive.ts';
import { flat } from '../../../src/text/flat.ts';
import { literals } from '../../../src/text/literals.ts';
import { endsOpen } from './statement-lines.ts';

/**
 * The sentence of a memory that stands in a line which has no room for its statement: its hook, unless that only names
 * the topic, announces something or points at a file. Then the sentence of the body with most words and literals.
 */
export const lineHook = (memory: Memory): string => {
  const own = flat(hookOf(memory));
  const named = wordsIn(`${memory.title ?? derive(memory.statement).title} ${memory.name.replace(/[-_]/g, ' ')}`);
  const worth = (text: string): number => {
    const rest = text.replace(POINTER, ' ');
    const fresh = [...wordsIn(rest)].filter((word) => !named.has(word)).join('');
    return endsOpen(text) || weightOf(fresh) < LEAST ? 0 : weightOf(rest) + LITERAL * literals(rest).length;
  };
  if (memory.hook === undefined || worth(own) > 0) return own;
  const { statement, how, detail, why } = memory;
  const others = [statement, how, detail, why]
    .filter((text) => text !== undefined)
    .map((text) => flat(derive(text).hook));
  const [best] = others.map((text) => ({ text, worth: worth(text) })).sort((a, b) => b.worth - a.worth);
  return best && best.worth > 0 ? best.text : own;
};

/** `[text](file.md)`, `[[name]]`, `→ file.md`: where they lead is nowhere in this harness. */
const POINTER = /\[[^\]\n]*\]\([^)\s]*\.mdx?[^)\n]*\)|\[\[[^\]\n]*\]\]|[^\s()[\]]+\.mdx?\b/gu;
/** "see", "a note", "in memory": of so few letters a reader learns nothing. */
const LEAST = 8;
const LITERAL = 10;
const WIDE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

const wordsIn = (text: string): Set<string> =>
  new Set(
    text
      .normalize('NFC')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? [],
  );
const weightOf = (text: string): number =>
  (text.match(/[\p{L}\p{N}]/gu) ?? []).reduce((sum, letter) => sum + (WIDE.test(letter) ? 3 : 1), 0);
