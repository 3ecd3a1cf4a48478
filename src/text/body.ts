import { blocksOf, type TextBlock } from './blocks.ts';

/**
 * The one body grammar. Claude Code bodies, the resources memport writes for Codex and its notes in
 * Hermes skills share it: a statement, `**Why:**`, `**How to apply:**`, and everything else as detail.
 */
export interface Body {
  statement: string;
  why?: string;
  how?: string;
  detail?: string;
}

/** How the labels are written; `parseBody` reads every style. */
export interface BodyStyle {
  why: string;
  how: string;
  /** Between statement, why and how. Detail always follows a blank line. */
  gap: '\n' | '\n\n';
}

export const MARKDOWN_BODY: BodyStyle = { why: '**Why:**', how: '**How to apply:**', gap: '\n\n' };
export const PLAIN_BODY: BodyStyle = { why: 'Why:', how: 'Applies:', gap: '\n' };

/** Of the real feedback files 96 % carry the bold English label, 1 % a heading (in-the-wild §1). */
const LABEL = /^(?:[-*] )?(?:\*\*(why|how to apply|applies)(?::\*\*|\*\*:)|(why|how to apply|applies):)(?:[ \t]+|(?=\n)|$)(.*)$/is;
const LABEL_LINE = /^(?:[-*] )?(?:\*\*(?:why|how to apply|applies)(?::\*\*|\*\*:)|(?:Why|How to apply|Applies):)(?:[ \t]|$)/i;
const LABEL_HEADING = /^ {0,3}#{1,6}[ \t]+\**(why|how to apply)\**:?\**[ \t]*#*[ \t]*$/i;

/**
 * The statement is the first block that is no heading, fence, table, rule or comment; if there is none, the
 * whole body. What comes back is in normal form: printing it and reading it again gives the same fields.
 */
export const parseBody = (source: string): Body => {
  const whole = normal(source);
  const settled = settledBody(whole);
  // What only moving has put together is no statement anybody wrote.
  return settled && (whole.includes(settled.statement) || unspaced(whole).includes(unspaced(settled.statement))) ? settled : { statement: whole };
};

/** Moving a block can make the next one readable as a label, so this runs to its fixed point. What is printed as it was read is one. */
const settledBody = (source: string): Body | undefined => {
  let text = source;
  let body = scanBody(text);
  for (let round = 0; round < 8; round += 1) {
    const printed = printBody(body);
    if (printed === text) return body;
    text = normal(printed);
    const again = scanBody(text);
    if (sameBody(body, again)) return body;
    body = again;
  }
  return undefined;
};

export const printBody = (body: Body, style: BodyStyle = MARKDOWN_BODY): string => {
  let text = body.statement;
  if (body.why !== undefined) text += style.gap + labelLine(style.why, body.why);
  if (body.how !== undefined) text += style.gap + labelLine(style.how, body.how);
  if (body.detail !== undefined) text += `\n\n${body.detail}`;
  return text;
};

/** Any fields as the grammar can hold them: what does not fit where it stands moves into detail, nothing goes. */
export const normalBody = (body: Body): Body => parseBody(printBody(body));

export const sameBody = (a: Body, b: Body): boolean =>
  a.statement === b.statement && a.why === b.why && a.how === b.how && a.detail === b.detail;

/** LF and trimmed: the normal form of every text field. */
export const normal = (text: string): string => trimmedEnd(text.replace(/\r\n?/g, '\n').replace(/^(?:[ \t]*\n)+/, '')).replace(/^[ \t]+(?=\S)/, '');

/** White space, but not U+FEFF, which JavaScript counts among it and formats do not. */
const trimmedEnd = (text: string): string => {
  let end = text.length;
  while (end > 0 && text[end - 1] !== '\ufeff' && /\s/.test(text[end - 1] as string)) end -= 1;
  return text.slice(0, end);
};

const scanBody = (text: string): Body => {
  const parts = labelled(text);
  const statement = parts.find((part) => part.label === undefined && SAYS.has(part.kind) && trimmedEnd(part.value) !== '');
  if (!statement) return { statement: text };
  const why = parts.find((part) => part.label === 'why');
  const how = parts.find((part) => part.label === 'how');
  const rest = restOf(text, [statement, why, how]);
  return {
    statement: trimmedEnd(statement.value),
    ...(why && { why: why.value }),
    ...(how && { how: how.value }),
    ...(rest !== '' && { detail: rest }),
  };
};

const unspaced = (text: string): string => text.replace(/\s+/g, '');

const SAYS = new Set<TextBlock['kind']>(['paragraph', 'list', 'quote']);

interface LabelledBlock extends TextBlock {
  label?: 'why' | 'how';
  value: string;
}

const labelled = (text: string): LabelledBlock[] => {
  const blocks = blocksOf(text, (line) => LABEL_LINE.test(line));
  const out: LabelledBlock[] = [];
  for (let at = 0; at < blocks.length; at += 1) {
    const block = blocks[at] as TextBlock;
    const raw = text.slice(...block.span);
    const found = block.kind === 'heading' ? LABEL_HEADING.exec(raw) : block.kind === 'paragraph' || block.kind === 'list' ? LABEL.exec(raw) : null;
    if (!found) {
      out.push({ ...block, value: raw });
      continue;
    }
    const label = (found[1] ?? found[2] ?? '').toLowerCase() === 'why' ? 'why' : 'how';
    const own = (block.kind === 'heading' ? '' : (found[3] ?? '')).trim();
    const next = blocks[at + 1];
    if (own !== '') {
      out.push({ ...block, label, value: own });
    } else if (next && next.kind !== 'heading' && next.kind !== 'rule' && next.kind !== 'comment' && !LABEL_LINE.test(text.slice(...next.span))) {
      out.push({ kind: block.kind, span: [block.span[0], next.span[1]], label, value: text.slice(...next.span).trim() });
      at += 1;
    } else {
      out.push({ ...block, value: raw });
    }
  }
  return out;
};

/** A value that opens with a list, a fence or a table stands below its label, anything else beside it. */
const labelLine = (label: string, value: string): string => {
  const first = blocksOf(value)[0]?.kind;
  return first === 'paragraph' || first === 'quote' ? `${label} ${value}` : `${label}\n\n${value}`;
};

const restOf = (text: string, taken: readonly (LabelledBlock | undefined)[]): string => {
  const spans = taken.flatMap((part) => (part ? [part.span] : [])).sort((a, b) => a[0] - b[0]);
  const kept: string[] = [];
  let from = 0;
  for (const [start, end] of [...spans, [text.length, text.length] as const]) {
    const piece = trimmedEnd(text.slice(from, start).replace(/^(?:[ \t]*\n)+/, ''));
    if (piece !== '') kept.push(piece);
    from = end;
  }
  return kept.join('\n\n');
};
