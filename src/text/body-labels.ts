import { blocksIn, type BlockKind, type TextBlock } from './blocks.ts';
import { BODY_LABELS, LABEL_WORDS } from './labels.ts';
import { recalled } from './recalled.ts';
import { endsSentence } from './sentence.ts';
import { normal } from './trimmed.ts';

/** Bold with a colon in it or behind it; in French a space stands before the colon. */
const bold = (words: string): string =>
  `\\*\\*(?:${words})[ \\u00a0\\u202f]?(?:[:：]\\*\\*|\\*\\*[ \\u00a0\\u202f]?[:：])`;

/**
 * Of the real feedback files 96 % carry the bold English label, 1 % a heading, and 2 % one in their own language
 * (docs/formats/in-the-wild.md §1). Only English ones count without being bold.
 */
const LABEL = new RegExp(
  `^(?:[-*] )?(?:(?<why>${bold(BODY_LABELS.why)}|why:(?=\\s|$))|${bold(BODY_LABELS.how)}|(?:how to apply|applies):(?=\\s|$))` +
    '[ \\t]*(?<own>.*)$',
  'isu',
);

const LABEL_LINE = new RegExp(
  `^(?:[-*] )?(?:${bold(`${BODY_LABELS.why}|${BODY_LABELS.how}`)}|(?:why|how to apply|applies):(?:[ \\t]|$))`,
  'iu',
);

/** Labels that say no more than that here stands the statement; `**Preference:**` says how strongly it binds. */
const STATEMENT_LABEL = new RegExp(`^${bold(LABEL_WORDS.statement)}[ \\t]*`, 'iu');

const LABEL_HEADING = /^ {0,3}#{1,6}[ \t]+\**(?:(?<why>why)|how to apply)\**:?\**[ \t]*#*[ \t]*$/i;

export const SAYS = new Set<BlockKind>(['paragraph', 'list', 'quote']);

const LED_IN = new Set<BlockKind>(['list', 'fence', 'code', 'table']);

export const isLabelLine = (line: string): boolean => LABEL_LINE.test(line);

/** The blocks of a body or of a field of it: it is scanned, printed, and scanned again to see that it stays. */
export const bodyBlocksOf: (text: string) => readonly TextBlock[] = recalled((text) => blocksIn(text, isLabelLine));

/** Whether a block goes on in the one below it: a lead-in in its list, fence or table; a list in its next items. */
export const belongs = (
  block: Pick<TextBlock, 'kind' | 'span'>,
  text: string,
  next: Pick<TextBlock, 'kind' | 'span'>,
  below: string,
): boolean => {
  const raw = text.slice(...block.span);
  if (block.kind === 'list') return next.kind === 'list' && isNumbered(raw) === isNumbered(below.slice(...next.span));
  return block.kind === 'paragraph' && LED_IN.has(next.kind) && !endsSentence(raw);
};

const isNumbered = (list: string): boolean => /^ {0,3}\d/.test(list);

/** The blocks from one on that belong together: at most one blank line stands between them. */
const wholeFrom = (text: string, blocks: readonly TextBlock[], from: number): number => {
  let at = from;
  for (let next = blocks[at + 1]; next; next = blocks[at + 1]) {
    const block = blocks[at] as TextBlock;
    const between = text.slice(block.span[1], next.span[0]);
    if (between.split('\n').length > 3 || isLabelLine(text.slice(...next.span)) || !belongs(block, text, next, text))
      break;
    at += 1;
  }
  return at;
};

export interface LabelledBlock extends TextBlock {
  label?: 'statement' | 'why' | 'how';
  value: string;
}

/** The blocks, each with its label and with what belongs to it. */
export const labelled = (text: string): LabelledBlock[] => {
  const blocks = bodyBlocksOf(text);
  const out: LabelledBlock[] = [];
  for (let at = 0; at < blocks.length; at += 1) {
    const block = blocks[at] as TextBlock;
    const raw = text.slice(...block.span);
    const found = labelOf(block.kind, raw);
    const stated = found?.label === 'statement' && out.some((part) => part.label === undefined && SAYS.has(part.kind));
    if (!found || stated) {
      const end = block.kind === 'paragraph' || block.kind === 'list' ? wholeFrom(text, blocks, at) : at;
      const span: TextBlock['span'] = [block.span[0], (blocks[end] as TextBlock).span[1]];
      out.push({ ...block, span, value: text.slice(...span) });
      at = end;
      continue;
    }
    const { label, own } = found;
    const next = blocks[at + 1];
    const below = own === '' && next && !UNSAID.has(next.kind) && !isLabelLine(text.slice(...next.span));
    if (own === '' && !below) {
      out.push({ ...block, value: raw });
      continue;
    }
    const first = own === '' ? at + 1 : at;
    const end = wholeFrom(text, blocks, first);
    const span: TextBlock['span'] = [block.span[0], (blocks[end] as TextBlock).span[1]];
    const value =
      own === '' ? text.slice((next as TextBlock).span[0], span[1]) : text.slice(block.span[1] - own.length, span[1]);
    out.push({ kind: block.kind, span, label, value: value.trim() });
    at = end;
  }
  return out;
};

const UNSAID = new Set<BlockKind>(['heading', 'rule', 'comment']);

/** The bold labels of a text in its own words, the first of each: what edits a file in place keeps them. */
export const labelsIn = (text: string): Partial<Record<'statement' | 'why' | 'how', string>> => {
  const body = normal(text);
  const found = labelled(body).flatMap(({ label, span, value }) => {
    const [words] = BOLD.exec(body.slice(...span)) ?? [];
    return label === undefined || words === undefined || value === '' ? [] : [[label, words] as const];
  });
  return Object.fromEntries(found.reverse());
};

const BOLD = /^\*\*[^*\n]+(?:[:：]\*\*|\*\*[ \u00a0\u202f]?[:：])/u;

/** The label a block begins with, and what stands beside it. */
const labelOf = (kind: BlockKind, raw: string): { label: 'statement' | 'why' | 'how'; own: string } | undefined => {
  const stated = kind === 'paragraph' ? STATEMENT_LABEL.exec(raw) : null;
  if (stated) {
    const own = raw.slice(stated[0].length).replace(/^\s+/, '');
    return isLabelLine(own) ? undefined : { label: 'statement', own };
  }
  const found =
    kind === 'heading' ? LABEL_HEADING.exec(raw) : kind === 'paragraph' || kind === 'list' ? LABEL.exec(raw) : null;
  if (!found) return undefined;
  const own = kind === 'heading' ? '' : (found.groups?.['own'] ?? '').replace(/^\s+/, '');
  return { label: found.groups?.['why'] === undefined ? 'how' : 'why', own: own.trim() === '' ? '' : own };
};
