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

/** The paragraph before each `Why:`, where it is not the reason or the use of the rule above. */
const labelled = (text: string): string[] => {
  const rules: string[] = [];
  let said = '';
  let [open, answers] = [false, false];
  for (const { text: line } of linesOf(text)) {
    if (WHY.test(line)) {
      if (said !== '') rules.push(said);
      said = '';
      answers = true;
    } else if (HOW.test(line)) {
      answers = true;
    } else if (line.trim() === '') {
      open = false;
      answers = false;
    } else if (!answers && !/^\s*(?:#|[-*+]\s|\d+[.)]\s)/.test(line)) {
      if (!open) said = line.trim();
      open = true;
    } else if (/^(?:#|[-*+]\s|\d+[.)]\s)/.test(line) && !answers) {
      // Below a heading that is the rule, or an item that is; a list of how to apply the last one stays apart.
      if (isRule(line.replace(/^[#\s\d.)*+-]+/, ''))) said = line.trim();
    }
  }
  return [...new Set(rules)];
};

/** Items, or sentences, that say a rule and then why, in the same one or in the next. */
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
  const gives = (piece: string | undefined): boolean => piece !== undefined && REASON.test(lowered(piece));
  return pieces
    .filter((each, at) => {
      const next = pieces[at + 1];
      return isRule(each) && (gives(each) || (next !== undefined && !isRule(next) && gives(next)));
    })
    .map((each) => each.trim());
};

const sentences = (text: string): string[] => text.split(/(?<=[.!?]["')*_]*)\s+(?=\S)|(?<=[。！？])/u);
