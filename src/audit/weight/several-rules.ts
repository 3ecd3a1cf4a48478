import type { Memory } from '../../ir/memory.ts';
import { blocksOf, linesOf } from '../../text/blocks.ts';
import { bodyOf, printBody } from '../../text/body.ts';
import { LABEL_WORDS } from '../../text/labels.ts';
import { isPast } from '../claims/past-words.ts';
import { lowered, UNPARTED } from '../claims/word-table.ts';
import { isRule, isRuleWithWhy, REASON } from './sentences.ts';

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
  return areParallel(pieces)
    ? pieces.map((each) => each.trim())
    : pieces
        .filter((each, at) => {
          const next = pieces[at + 1];
          return gives(each) ? isRuleWithWhy(each) : isRule(each) && next !== undefined && !isRule(next) && gives(next);
        })
        .map((each) => each.trim());
};

/**
 * Two or more sentences, each with a reason behind it and about another thing, and nothing else: `the gas is shut at
 * night, because the tap leaks` asks for it without a verb that asks.
 */
const areParallel = (pieces: readonly string[]): boolean => {
  const mains = pieces.map((piece) => {
    const low = lowered(piece);
    const at = REASON.exec(low)?.index ?? 0;
    return UNPARTED.test(low) && /때문|から|ため|ので|므로|니까/u.test(low) ? low : low.slice(0, at);
  });
  // Words of one language end as the past of another does: only all of them together tell of what happened.
  const isTale = mains.every((main, at) => isPast(main) && !isRuleWithWhy(pieces[at] as string));
  if (
    pieces.length < 2 ||
    isTale ||
    pieces.some((piece) => ONLY_WHY.test(piece)) ||
    mains.some((main) => main.trim().length < 4)
  )
    return false;
  const stems = mains.map((main) => new Set((main.match(/[\p{L}\p{M}]{5,}/gu) ?? []).map((word) => word.slice(0, 5))));
  return stems.every((own, at) => stems.slice(at + 1).every((other) => ![...own].some((stem) => other.has(stem))));
};

/** In Japanese a sentence may be the reason of the one before. */
const ONLY_WHY = /(?:ため|から|ので)(?:だ|です)?[。.]?\s*$/u;

const sentences = (text: string): string[] => text.split(/(?<=[.!?]["')*_]*)\s+(?=\S)|(?<=[。！？])/u);
