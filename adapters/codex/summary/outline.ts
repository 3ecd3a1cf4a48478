import type { Span } from '../../../src/ir/memory.ts';
import { linesOf } from '../../../src/text/blocks.ts';

export interface Heading {
  level: number;
  text: string;
  span: Span;
}

export interface OutlineBlock {
  /** `other`: fences, tables, rules, comments, quotes: never a memory of their own. */
  kind: 'bullet' | 'paragraph' | 'other';
  /** Of a bullet: what follows its mark, so that damage to one never joins it to the one before. */
  span: Span;
  /** From the start of its first line to the end of its last one, line end excluded. */
  lines: Span;
}

/** A heading with what stands below it, up to the next heading of any level. Text before the first heading has none. */
export interface Section {
  heading?: Heading;
  /** The headings it stands under, outermost first, its own one last. */
  path: Heading[];
  blocks: OutlineBlock[];
  /** To the next heading. */
  end: number;
}

export const BULLET = /^([-*+]|\d{1,9}[.)])([ \t]+)(?=\S)/;
const HEADING = /^(#{1,6})(?:[ \t]+(.*?))?[ \t]*$/;
const FENCE = /^ {0,3}(`{3,}(?=[^`]*$)|~{3,})/;
/** A mark without words among them: what is left of a bullet whose words somebody took out belongs to no other one. */
const OTHER =
  /^(?:[-*+][ \t]*$| {0,3}(?:\||>)|(?: {0,3}(?:-[ \t]*){3,}| {0,3}(?:\*[ \t]*){3,}| {0,3}(?:_[ \t]*){3,})$)/;
const COMMENT = /^ {0,3}<!--/;

type Lines = ReturnType<typeof linesOf>;

/**
 * Headings, bullets and paragraphs with their spans. Damage stays local: a fence or a comment that is never closed
 * is one odd line, not the rest of the file, and a bullet's mark belongs to no span.
 */
export const outlineOf = (text: string): Section[] => {
  const lines = linesOf(text);
  const first: Section = { path: [], blocks: [], end: text.length };
  const sections = [first];
  let section = first;
  const closers = closersOf(lines);
  for (let at = 0; at < lines.length;) {
    const line = lines[at] as Lines[number];
    const heading = HEADING.exec(line.text);
    if (heading) {
      const own: Heading = {
        level: (heading[1] as string).length,
        text: heading[2] ?? '',
        span: [line.start, line.end],
      };
      section.end = line.start;
      section = {
        heading: own,
        path: [...section.path.filter((each) => each.level < own.level), own],
        blocks: [],
        end: text.length,
      };
      sections.push(section);
      at += 1;
      continue;
    }
    if (isBlank(line.text)) {
      at += 1;
      continue;
    }
    const [kind, next] = blockAt(lines, at, closers);
    const last = lines[next - 1] as Lines[number];
    const start = line.start + (at === 0 && line.text.startsWith('\ufeff') ? 1 : 0);
    const mark = kind === 'bullet' ? (BULLET.exec(line.text)?.[0].length ?? 0) : 0;
    section.blocks.push({ kind, span: [start + mark, last.end], lines: [start, last.end] });
    at = next;
  }
  return sections;
};

const isBlank = (line: string): boolean => /^[\s\ufeff]*$/.test(line);

const blockAt = (lines: Lines, at: number, closers: ReadonlyMap<number, number>): [OutlineBlock['kind'], number] => {
  const { text } = lines[at] as Lines[number];
  const closed = closers.get(at);
  if (closed !== undefined) return ['other', closed + 1];
  if (FENCE.test(text) || COMMENT.test(text) || OTHER.test(text)) return ['other', at + 1];
  const bullet = BULLET.test(text);
  let next = at + 1;
  while (next < lines.length) {
    const line = (lines[next] as Lines[number]).text;
    if (
      isBlank(line) ||
      HEADING.test(line) ||
      BULLET.test(line) ||
      closers.has(next) ||
      FENCE.test(line) ||
      COMMENT.test(line) ||
      OTHER.test(line)
    )
      break;
    next += 1;
  }
  return [bullet ? 'bullet' : 'paragraph', next];
};

/** Where the fences and comments that open on a line end; only those that do end. */
const closersOf = (lines: Lines): Map<number, number> => {
  const closers = new Map<number, number>();
  // What is not closed from here on is not closed further down either.
  const never = new Set<string>();
  for (let at = 0; at < lines.length; at += 1) {
    const { text } = lines[at] as Lines[number];
    const fence = FENCE.exec(text)?.[1];
    const open = fence ?? (COMMENT.test(text) ? '<!--' : undefined);
    if (open === undefined || never.has(open)) continue;
    const end =
      fence === undefined
        ? lines.findIndex((line, index) => index >= at && line.text.includes('-->'))
        : lines.findIndex((line, index) => index > at && closesFence(line.text, fence));
    if (end === -1) {
      never.add(open);
      continue;
    }
    closers.set(at, end);
    at = end;
  }
  return closers;
};

const closesFence = (line: string, fence: string): boolean => {
  const text = line.trim();
  return text.length >= fence.length && text === (fence[0] as string).repeat(text.length);
};
