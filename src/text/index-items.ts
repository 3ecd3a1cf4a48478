import type { Span } from '../ir/memory.ts';
import { linesOf } from './blocks.ts';
import { readFrontmatter } from './frontmatter.ts';
import { refsOf, type Ref } from './index-refs.ts';

/** One bullet, one line without a bullet, or one block of prose of an index. */
export interface IndexItem {
  /** Whole lines with marker and indent, without the last line end: what goes when the item goes. */
  lines: Span;
  /** After the marker; the marker belongs to nobody, so that damage inside stays inside. */
  content: Span;
  refs: Ref[];
  /** The words of an item that names no file: line ends LF, indentation of the item taken off. */
  prose?: string;
  /** Shares its lines with prose around it or with another file. */
  shared: boolean;
  bullet: string;
  section?: string;
}

/** A line that belongs to no memory and goes with the last thing below it. */
export interface Heading {
  lines: Span;
  level: number;
  text: string;
}

export interface IndexText {
  items: IndexItem[];
  headings: Heading[];
}

type Line = ReturnType<typeof linesOf>[number];

const BULLET = /^([ \t]*)([-*+]|\d{1,9}[.)])(?:([ \t]+)|$)/;
const HEADING = /^ {0,3}(#{1,6})(?:[ \t]+(.*?))?[ \t]*#*[ \t]*$/;
const RULE = /^ {0,3}(?:(?:-[ \t]*){3,}|(?:\*[ \t]*){3,}|(?:_[ \t]*){3,})$/;
const COMMENT = /^ {0,3}<!--/;
const FENCE = /^ {0,3}(`{3,}(?=[^`]*$)|~{3,})/;
const TABLE_RULE = /^ {0,3}\|?[ \t]*:?-+:?[ \t]*(?:\|[ \t]*:?-+:?[ \t]*)*\|?[ \t]*$/;
/** Deeper than any heading; the indent of a topic bullet is added to it. */
export const TOPIC_LEVEL = 7;
/** Bold, or with a colon: what a bullet calls the deeper ones below it. */
const NAMES_TOPIC = /[:：][*_]*$|^(?:\*\*|__).*(?:\*\*|__)$/;
const TOPIC_WORDS = 3;
/** Two letters of a script without spaces are a word. */
const wordsIn = (line: string): number =>
  line.split(/\s+/).length + (line.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu)?.length ?? 0) / 2;
/** A bullet that only names the deeper ones below it. */
const TOPIC = /^(?:\*\*|__)?[^.!?\n]{1,60}?:?(?:\*\*|__)?:?$/;

/**
 * An index the way people and models write them (docs/formats/in-the-wild.md §1): the line decides, never another line,
 * so that damage to one of them leaves the others as they were.
 */
export const parseIndex = (text: string, folder = '', root = ''): IndexText => {
  const start = readFrontmatter(text)?.block[1] ?? (text.startsWith('\ufeff') ? 1 : 0);
  const lines = linesOf(text)
    .filter((line) => line.start >= start || line.end > start)
    .map((line) => (line.start < start ? { ...line, start, text: line.text.slice(start - line.start) } : line));
  const items: IndexItem[] = [];
  const headings: Heading[] = [];
  let section: string | undefined;
  const lineAt = (at: number): Line => lines[at] as Line;
  const textAt = (at: number): string => lines[at]?.text ?? '';
  const add = (item: Omit<IndexItem, 'section'>) => items.push({ ...item, ...(section !== undefined && { section }) });
  let at = 0;
  while (at < lines.length) {
    const { text: line } = lineAt(at);
    const heading = HEADING.exec(line);
    if (line.trim() === '' || RULE.test(line)) at += 1;
    else if (heading) {
      section = heading[2] ?? '';
      headings.push({ lines: [lineAt(at).start, lineAt(at).end], level: (heading[1] as string).length, text: section });
      at += 1;
    } else if (COMMENT.test(line)) at = commentEnd(lines, at);
    else at = BULLET.test(line) ? bullet(at) : plain(at);
  }
  return { items, headings };

  function bullet(from: number): number {
    const [marker, indent = '', sign = ''] = BULLET.exec(textAt(from)) as RegExpExecArray;
    const own = continuationEnd(from, indent.length);
    const end = saysMore(from, own, marker.length) ? belowEnd(own, indent.length) : own;
    const whole: Span = [lineAt(from).start, lineAt(end - 1).end];
    const content: Span = [lineAt(from).start + marker.length, whole[1]];
    const said = text.slice(...content);
    if (said.trim() === '') return end;
    const refs = refsOf(text, content, folder, root);
    if (refs.length > 0) add({ lines: whole, content, refs, shared: refs.length > 1, bullet: sign });
    else if (TOPIC.test(said.trim()) && (BULLET.exec(textAt(end))?.[1]?.length ?? 0) > indent.length)
      headings.push({ lines: whole, level: TOPIC_LEVEL + indent.length, text: said.trim() });
    else add({ lines: whole, content, refs: [], prose: dedented(said, marker.length), shared: false, bullet: sign });
    return end;
  }

  /**
   * Whether a bullet is a sentence and the deeper ones go on with it, as against a topic: none of them names a file,
   * and apart they would say nothing.
   */
  function saysMore(from: number, end: number, width: number): boolean {
    const line = textAt(from).slice(width).trim();
    const depth = /^[ \t]*/.exec(textAt(from))?.[0].length ?? 0;
    const below = belowEnd(end, depth);
    if (below === end || end - from > 1 || NAMES_TOPIC.test(line) || wordsIn(line) <= TOPIC_WORDS) return false;
    const spans = Array.from({ length: below - from }, (_, at): Span => [
      lineAt(from + at).start + (BULLET.exec(textAt(from + at))?.[0].length ?? 0),
      lineAt(from + at).end,
    ]);
    return spans.every((span) => refsOf(text, span, folder, root).length === 0);
  }

  /** Where the lines end that stand deeper, bullets or not. */
  function belowEnd(from: number, indent: number): number {
    let end = from;
    while (end < lines.length && textAt(end).trim() !== '' && textAt(end).search(/\S/) > indent)
      end = FENCE.test(textAt(end).trimStart()) ? fenceEnd(lines, end) : end + 1;
    return end;
  }

  /** Lines deeper than the bullet that are no bullets themselves; a fence among them to its end. */
  function continuationEnd(from: number, indent: number): number {
    let end = from + 1;
    while (end < lines.length) {
      let next = end;
      while (next < lines.length && textAt(next).trim() === '') next += 1;
      const line = textAt(next);
      const depth = line.length - line.trimStart().length;
      if (next === lines.length || depth <= indent || BULLET.test(line)) break;
      const inner = FENCE.exec(line.trimStart());
      end = inner ? fenceEnd(lines, next) : next + 1;
    }
    return end;
  }

  /**
   * A run of lines without bullets: single entry lines, table rows, or prose and fences that may name files besides.
   */
  function plain(from: number): number {
    let end = from;
    const run: number[] = [];
    let fenced = false;
    while (
      end < lines.length &&
      textAt(end).trim() !== '' &&
      (end === from ||
        !(HEADING.test(textAt(end)) || RULE.test(textAt(end)) || COMMENT.test(textAt(end)) || BULLET.test(textAt(end))))
    ) {
      if (!FENCE.test(textAt(end))) run.push(end);
      else fenced = true;
      end = FENCE.test(textAt(end)) ? fenceEnd(lines, end) : end + 1;
    }
    const frame = new Set(
      run.flatMap((each) =>
        each + 1 < end &&
        textAt(each).includes('|') &&
        textAt(each + 1).includes('|') &&
        TABLE_RULE.test(textAt(each + 1))
          ? [each, each + 1]
          : [],
      ),
    );
    const rows = run
      .filter((each) => !frame.has(each))
      .map((each) => {
        const span: Span = [lineAt(each).start, lineAt(each).end];
        return { span, refs: refsOf(text, span, folder, root) };
      });
    const mixed = fenced || rows.length === 0 || rows.some((row) => row.refs.length === 0);
    for (const { span, refs } of rows)
      if (refs.length > 0) add({ lines: span, content: span, refs, shared: mixed || refs.length > 1, bullet: '' });
    const whole: Span = [lineAt(from).start, lineAt(end - 1).end];
    if (mixed)
      add({
        lines: whole,
        content: whole,
        refs: [],
        prose: text.slice(...whole),
        shared: rows.some((row) => row.refs.length > 0),
        bullet: '',
      });
    return end;
  }
};

const dedented = (text: string, width: number): string => {
  const [first = '', ...rest] = text.split(/\r\n|\n/);
  const depth = Math.min(
    ...rest.filter((line) => line.trim() !== '').map((line) => line.length - line.trimStart().length),
    width,
  );
  return [first, ...rest.map((line) => line.slice(Math.min(depth, line.length - line.trimStart().length)))].join('\n');
};

const fenceEnd = (lines: readonly Line[], from: number): number => {
  const open = FENCE.exec((lines[from] as Line).text.trimStart())?.[1] ?? '```';
  for (let at = from + 1; at < lines.length; at += 1) {
    const line = (lines[at] as Line).text.trim();
    if (line.length >= open.length && line === (open[0] as string).repeat(line.length)) return at + 1;
  }
  return lines.length;
};

const commentEnd = (lines: readonly Line[], from: number): number => {
  for (let at = from; at < lines.length; at += 1) if ((lines[at] as Line).text.includes('-->')) return at + 1;
  return lines.length;
};

/** What a client loads of an index: its first lines, then whole lines up to so many units; of one long line its start. */
export const cutIndex = (whole: string, most: number, units: number): string => {
  const few = whole.split('\n').slice(0, most).join('\n');
  if (few.length <= units) return few;
  const feed = few.lastIndexOf('\n', units);
  return few.slice(0, feed > 0 ? feed : units);
};
