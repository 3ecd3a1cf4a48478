import type { Span } from '../../src/ir/memory.ts';
import { bulletsAmong, wholeLines, type Bullet } from '../../src/kit/bullets.ts';
import { eolOf, weave, type Cut } from '../../src/kit/weave.ts';
import { blocksOf, linesOf } from '../../src/text/blocks.ts';

/** The one part of an instruction file that is ours: every byte outside these two lines is somebody else's. */
const BEGIN = '<!-- memport:begin -->';
const END = '<!-- memport:end -->';
const MARKER = /^\ufeff?<!-- memport:(begin|end)\b[^>]*-->[ \t]*$/;
/** So that the rules are not read as a part of the section above them. */
const HEADING = '## Rules to keep';

/** What the two lines and the heading take, once. */
export const FRAME = [BEGIN, HEADING, '', '', END, '', ''].join('\n');

export interface Block {
  /** From the first marker to the end of the line of the last. */
  span: Span;
  bullets: Bullet[];
  /** Where a new bullet goes: behind the last one, or the last line that says something. */
  end: number;
  /** Besides bullets it holds nothing of anybody's. */
  isBare: boolean;
}

export interface Markers {
  block?: Block;
  /** What the lines span that cannot be told apart, which of them is wrong, and how. */
  broken?: { span: Span; line: number; why: string };
}

/**
 * One begin and one end below it are a block; anything else is broken, and nobody guesses which part is ours. In a
 * fence somebody only shows them.
 */
export const markersIn = (text: string): Markers => {
  if (!text.includes('<!-- memport:')) return {};
  const lines = linesOf(text);
  const shown = fencesIn(text);
  const marks = lines.flatMap((line, index) => {
    const is = MARKER.exec(line.text)?.[1];
    const isShown = shown.some(([from, to]) => line.start >= from && line.end <= to);
    return is === undefined || isShown ? [] : [{ is, index, line }];
  });
  const [first, last] = [marks[0], marks.at(-1)];
  if (!first || !last) return {};
  const span: Span = [first.line.start + (first.line.text.startsWith('\ufeff') ? 1 : 0), last.line.end];
  const wrong = wrongIn(marks.map(({ is }) => is));
  if (wrong) return { broken: { span, line: (marks[wrong.at]?.index ?? 0) + 1, why: wrong.why } };
  const own = lines.slice(first.index + 1, last.index);
  const bullets = bulletsAmong(own);
  const full = own.findLast((line) => line.text.trim() !== '');
  const isOurs = (line: (typeof own)[number]): boolean =>
    line.text.trim() === '' ||
    line.text.trim() === HEADING ||
    bullets.some(({ lines: [from, to] }) => line.start >= from && line.end <= to);
  return { block: { span, bullets, end: full?.end ?? first.line.end, isBare: own.every(isOurs) } };
};

/** A fence that nobody closes runs to the end of the file: what is below it may be ours. */
const fencesIn = (text: string): Span[] =>
  blocksOf(text).flatMap(({ kind, span }) =>
    kind === 'fence' && /\n {0,3}(?:`{3,}|~{3,})[ \t]*\r?$/.test(text.slice(...span)) ? [span] : [],
  );

const wrongIn = (marks: readonly string[]): { at: number; why: string } | undefined => {
  if (marks[0] === 'end') return { at: 0, why: 'memport:end stands before any memport:begin' };
  if (marks[1] === 'begin') return { at: 1, why: 'a second memport:begin stands before memport:end' };
  if (marks.length === 1) return { at: 0, why: 'memport:begin has no memport:end' };
  return marks.length > 2 ? { at: 2, why: `a second memport:${marks[2]} stands below the block` } : undefined;
};

export interface BlockEdits {
  /** By where the bullet starts now, what it is to say; undefined takes it out. */
  at: ReadonlyMap<number, string | undefined>;
  added: readonly string[];
}

/** The text with other bullets in its block; a block that holds nothing any more goes, with the blank line above it. */
export const withBullets = (text: string, { at, added }: BlockEdits): string => {
  const eol = eolOf(text);
  const said = (each: string): string => each.replaceAll('\n', eol);
  const items = added.map((each) => `- ${said(each)}`);
  const { block } = markersIn(text);
  if (!block) return items.length === 0 ? text : begun(text, items, eol);
  const staying = block.bullets.filter(({ span }) => !at.has(span[0]) || at.get(span[0]) !== undefined);
  if (staying.length + items.length === 0 && block.isBare) return without(text, block.span);
  const cuts = block.bullets.flatMap(({ span, lines }): Cut[] => {
    if (!at.has(span[0])) return [];
    const wanted = at.get(span[0]);
    return [wanted === undefined ? { span: wholeLines(text, lines), text: '' } : { span, text: said(wanted) }];
  });
  const gap = block.bullets.length === 0 ? eol + eol : eol;
  const more: Cut[] = items.length === 0 ? [] : [{ span: [block.end, block.end], text: gap + items.join(eol) }];
  // Where the last bullet is taken out, what is added takes its line.
  const last = cuts.find(({ span, text: now }) => now === '' && span[1] > block.end);
  if (!last || more.length === 0) return weave(text, [...cuts, ...more]);
  return weave(text, [...cuts.filter((each) => each !== last), { span: last.span, text: items.join(eol) + eol }]);
};

/** Behind the last words of the file: what stands after them, a line end or none, stays the end of the file. */
const begun = (text: string, items: readonly string[], eol: string): string => {
  const block = [BEGIN, HEADING, '', ...items, END].join(eol);
  // No `\s`: that is a BOM too.
  const words = text.replace(/[ \t\r\n]+$/, '');
  const end = text.slice(words.length);
  if (words.replace(/^\ufeff/, '') === '') return `${words}${block}${end || eol}`;
  return `${words}${eol}${eol}${block}${end}`;
};

/** At the end of a file the blank line above goes too; between others' words one stays, so that they do not join. */
const without = (text: string, [from, to]: Span): string => {
  const [above, below] = [text.slice(0, from), text.slice(to)];
  if (below.trim() === '') return above.replace(/(?:\r?\n){1,2}$/, '') + below;
  const isApart = above === '' || /(?:^|\n)\r?\n$/.test(above) || /^\r?\n\r?\n/.test(below);
  return above + (isApart ? below.replace(/^\r?\n/, '') : below);
};
