import { blocksOf } from './blocks.ts';
import { SAYS, isLabelLine, belongs, bodyBlocksOf, labelled, type LabelledBlock } from './body-labels.ts';
import { normal, trimmedEnd } from './trimmed.ts';

/**
 * The one body grammar. Claude Code bodies, the resources memport writes for Codex and its notes in
 * Hermes skills share it: a statement, `**Why:**`, `**How to apply:**`, and everything else as detail.
 */
export interface Body {
  statement: string;
  why?: string;
  how?: string;
  detail?: string;
  /** Where the parts stand: a number is so many blocks of the detail. Absent: statement, why, how, detail. */
  order?: readonly BodyPart[];
}

export type BodyPart = 'statement' | 'why' | 'how' | number;

/** How the labels are written; `parseBody` reads every style. */
export interface BodyStyle {
  why: string;
  how: string;
  /** Between statement, why and how. Detail always follows a blank line. */
  gap: '\n' | '\n\n';
}

export const MARKDOWN_BODY: BodyStyle = { why: '**Why:**', how: '**How to apply:**', gap: '\n\n' };

export const PLAIN_BODY: BodyStyle = { why: 'Why:', how: 'Applies:', gap: '\n' };

/**
 * The statement is the first block that is no heading, fence, table, rule or comment; if there is none, the
 * whole body. What comes back is in normal form: printing it and reading it again gives the same fields.
 */
export const parseBody = (source: string): Body => {
  const whole = normal(source);
  const settled = settledBody(whole, true) ?? settledBody(whole, false);
  // What only moving has put together is no statement anybody wrote.
  return settled && (whole.includes(settled.statement) || unspaced(whole).includes(unspaced(settled.statement)))
    ? settled
    : { statement: whole };
};

/**
 * What the grammar reads in its own print of what it read: one block can make the next one readable as a label, so this
 * runs to its fixed point. What is printed as it was read is one. Without `ordered` the parts go to their usual order.
 */
const settledBody = (source: string, ordered: boolean): Body | undefined => {
  const scanned = (text: string): Body => (ordered ? scanBody(text) : inUsualOrder(scanBody(text)));
  let text = source;
  let body = scanned(text);
  for (let round = 0; round < 8; round += 1) {
    const printed = printBody(body);
    if (printed === text) return body;
    text = normal(printed);
    const again = scanned(text);
    if (sameBody(body, again) && again.order?.join() === body.order?.join()) return body;
    body = again;
  }
  return undefined;
};

export const printBody = (body: Body, style: BodyStyle = MARKDOWN_BODY): string => {
  let text = '';
  let last: Printed | undefined;
  for (const part of partsIn(body, style)) {
    text += (last ? gapBetween(last, part, style) : '') + part.text;
    last = part;
  }
  return text;
};

interface Printed {
  text: string;
  /** Detail stands apart by a blank line, whatever the style. */
  detail?: true;
}

const partsIn = (body: Body, style: BodyStyle): Printed[] => {
  const { detail, order = [] } = body;
  const blocks = detail === undefined ? [] : bodyBlocksOf(detail);
  const labels = { why: style.why, how: style.how };
  const out: Printed[] = [];
  let taken = 0;
  const detailTo = (end: number): void => {
    const [first, last] = [blocks[taken], blocks[end - 1]];
    if (detail !== undefined && first && last && end > taken) {
      const from = taken === 0 ? 0 : first.span[0];
      out.push({ text: detail.slice(from, end === blocks.length ? detail.length : last.span[1]), detail: true });
    }
    taken = Math.max(taken, end);
  };
  const said = order.filter((part) => typeof part === 'string');
  for (const part of [...order, ...NAMED.filter((name) => !said.includes(name))]) {
    if (typeof part === 'number') detailTo(Math.min(taken + part, blocks.length));
    else if (part === 'statement') out.push({ text: body.statement });
    else if (body[part] !== undefined) out.push({ text: labelLine(labels[part], body[part]) });
  }
  detailTo(blocks.length);
  if (detail !== undefined && blocks.length === 0) out.push({ text: detail, detail: true });
  return out;
};

const NAMED = ['statement', 'why', 'how'] as const;

/** Two blank lines keep a list from the paragraph or the list above it, to which it would belong after one. */
const gapBetween = (above: Printed, below: Printed, style: BodyStyle): string => {
  const last = bodyBlocksOf(above.text).at(-1);
  const first = bodyBlocksOf(below.text)[0];
  if (last && first && !isLabelLine(below.text) && belongs(last, above.text, first, below.text)) return '\n\n\n';
  return above.detail || below.detail ? '\n\n' : style.gap;
};

/** Any fields as the grammar can hold them: what does not fit where it stands moves into detail, nothing goes. */
export const normalBody = (body: Body): Body => {
  const ordered = parseBody(printBody(body));
  // An order that was made for another detail would make the statement of it.
  return body.order === undefined || sameBody(ordered, body) ? ordered : parseBody(printBody(inUsualOrder(body)));
};

export const sameBody = (a: Body, b: Body): boolean =>
  a.statement === b.statement && a.why === b.why && a.how === b.how && a.detail === b.detail;

const inUsualOrder = ({ order: _order, ...body }: Body): Body => body;

/** The fields of a body among those of a memory. */
export const bodyOf = ({
  statement,
  why,
  how,
  detail,
  order,
}: { [Key in keyof Body]: Body[Key] | undefined } & { statement: string }): Body => ({
  statement,
  ...(why !== undefined && { why }),
  ...(how !== undefined && { how }),
  ...(detail !== undefined && { detail }),
  ...(order && { order }),
});

const scanBody = (text: string): Body => {
  const parts = labelled(text);
  const said = (part: LabelledBlock): boolean =>
    part.label === undefined && SAYS.has(part.kind) && trimmedEnd(part.value) !== '';
  const statement = parts.find((part) => part.label === 'statement') ?? parts.find(said);
  if (!statement) return { statement: text };
  const why = parts.find((part) => part.label === 'why');
  const how = parts.find((part) => part.label === 'how');
  const { detail, order } = restOf(text, [
    [statement, 'statement'],
    [why, 'why'],
    [how, 'how'],
  ]);
  return {
    statement: normal(statement.value),
    ...(why && { why: why.value }),
    ...(how && { how: how.value }),
    ...(detail !== '' && { detail }),
    ...(order && { order }),
  };
};

const unspaced = (text: string): string => text.replace(/\s+/g, '');

/** A value that opens with a list, a fence or a table stands below its label, anything else beside it. */
const labelLine = (label: string, value: string): string => {
  const first = blocksOf(value)[0]?.kind;
  const isBeside = first === 'paragraph' || first === 'quote' || STEPS.test(value);
  return isBeside ? `${label} ${value}` : `${label}\n\n${value}`;
};

/** `1. fetch 2. rebase`: steps in one line are no list. */
const STEPS = /^1[.)][ \t]\S.*[ \t]2[.)][ \t].*$/;

/** What no part took, and where among the parts it stands. */
const restOf = (
  text: string,
  taken: readonly (readonly [LabelledBlock | undefined, BodyPart])[],
): { detail: string; order: BodyPart[] | undefined } => {
  const spans = taken
    .flatMap(([part, name]) => (part ? [{ span: part.span, name }] : []))
    .sort((a, b) => a.span[0] - b.span[0]);
  const kept: string[] = [];
  const order: BodyPart[] = [];
  let from = 0;
  let blocks = 0;
  const pieceTo = (start: number): void => {
    const piece = trimmedEnd(text.slice(from, start).replace(/^(?:[ \t]*\n)+/, ''));
    if (piece === '') return;
    kept.push(piece);
    const detail = joined(kept);
    const all = bodyBlocksOf(detail).length;
    order.push(all - blocks);
    blocks = all;
  };
  for (const { span, name } of spans) {
    pieceTo(span[0]);
    order.push(name);
    from = span[1];
  }
  pieceTo(text.length);
  const last = order.at(-1);
  const said = typeof last === 'number' ? order.slice(0, -1) : order;
  const usual = said.join() === NAMED.filter((name) => said.includes(name)).join();
  return { detail: joined(kept), order: usual ? undefined : said };
};

/** Pieces that stood apart stay apart: a list is not joined to the one before it. */
const joined = (pieces: readonly string[]): string =>
  pieces.reduce(
    (text, piece) =>
      text === ''
        ? piece
        : text + gapBetween({ text, detail: true }, { text: piece, detail: true }, MARKDOWN_BODY) + piece,
    '',
  );
