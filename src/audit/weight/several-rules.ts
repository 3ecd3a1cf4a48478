import type { Memory } from '../../ir/memory.ts';
import { blocksOf, linesOf } from '../../text/blocks.ts';
import { bodyOf, printBody } from '../../text/body.ts';
import { LABEL_WORDS } from '../../text/labels.ts';
import { lowered } from '../claims/word-table.ts';
import { isRule, REASON } from './sentences.ts';

const LABEL = (words: string): RegExp =>
  new RegExp(
    `^\\s*(?:[-*+]\\s+)?(?:#{1,6}\\s*)?[*_]{0,3}(?:${words})\\s*(?:[:：][*_]{0,3}|[*_]{1,3}\\s*[:：]|[*_]{0,3}\\s*$)`,
    'iu',
  );
const WHY = LABEL(LABEL_WORDS.why);
const HOW = LABEL(LABEL_WORDS.how);

/** The rules of a memory that each have a reason of their own; two or more would be better off as memories. */
export const rulesWithWhy = (memory: Memory): string[] => {
  const text = printBody(bodyOf(memory));
  const byLabel = labelled(text);
  return byLabel.length > 1 ? byLabel : reasoned(text);
};

/** What stands before each `Why:` since the last one. */
const labelled = (text: string): string[] => {
  const rules: string[] = [];
  let rule = '';
  let open = true;
  for (const { text: line } of linesOf(text)) {
    if (line.trim() === '') continue;
    if (WHY.test(line)) {
      if (open && rule !== '') rules.push(rule);
      open = false;
    } else if (HOW.test(line)) open = false;
    else if (isRule(line.replace(/^\s*#+\s*/, ''))) {
      // A list below `How to apply` is no other rule; one is when a `Why` of its own follows.
      rule = line.trim();
      open = true;
    } else if (/^\s*#/.test(line)) rule = '';
  }
  return [...new Set(rules)];
};

/** Items, or paragraphs, that say a rule and then why. */
const reasoned = (text: string): string[] => {
  if (linesOf(text).some(({ text: line }) => WHY.test(line))) return [];
  const pieces = blocksOf(text).flatMap(({ kind, span }) => {
    const said = text.slice(...span);
    return kind === 'list'
      ? said.split(/\n(?=\s{0,3}(?:[-*+]|\d+[.)])\s)/)
      : kind === 'paragraph'
        ? sentences(said)
        : [];
  });
  return pieces.map((each) => each.trim()).filter((each) => isRule(each) && REASON.test(lowered(each)));
};

const sentences = (text: string): string[] => text.split(/(?<=[.!?]["')*_]*)\s+(?=\S)|(?<=[。！？])/u);
