import { eolOf, lineSpan, weave, type Cut } from './weave.ts';
import type { Span } from '../ir/memory.ts';
import { readFrontmatter } from '../text/frontmatter.ts';
import { kindOfSection } from './typed.ts';
import { parseIndex, TOPIC_LEVEL, type Heading, type IndexItem, type IndexText } from '../text/index-items.ts';

export interface LineEdit {
  /** Where the words of the line stand now. */
  at?: number;
  /**
   * What is to stand there, without a bullet: a line that had none gets none, since text below could become part of it.
   * Absent takes the line away.
   */
  text?: string;
  /** What a new line names. */
  target?: string;
}

/** An index with some of its lines changed, taken away or added; all others keep their bytes and their meaning. */
export const placeLines = (text: string, edits: readonly LineEdit[]): string => {
  const index = parseIndex(text);
  const eol = eolOf(text);
  const byStart = new Map(index.items.map((item) => [item.content[0], item]));
  const gone = new Set<IndexItem>();
  const changed = new Set<IndexItem>();
  const cuts: Cut[] = [];
  const added: { text: string; target: string }[] = [];
  for (const edit of edits) {
    const item = edit.at === undefined ? undefined : byStart.get(edit.at);
    if (item && edit.text === undefined) gone.add(item);
    else if (item) {
      changed.add(item);
      cuts.push({ span: item.content, text: edit.text as string });
    } else if (edit.text !== undefined && edit.target !== undefined)
      added.push({ text: edit.text, target: edit.target });
  }
  const left = index.items.filter((item) => !gone.has(item) && !changed.has(item)).map(wordsOf);
  const asMeant = (each: string): boolean => {
    const now = words(each);
    return now.length === left.length + changed.size && hasAll(now, left);
  };
  // Two runs of prose that a line kept apart stay apart: by a blank line, or by a rule where the first is a bullet. A
  // topic bullet without the bullet below it would be one like others, so it may have to go too.
  const spans = goneSpans(text, index, gone);
  const withTopics = [
    ...spans,
    ...topicsOver(index, gone)
      .map((topic) => lineSpan(text, topic.lines))
      .filter((span) => !spans.some(([from]) => from === span[0])),
  ];
  const tries =
    gone.size === 0
      ? []
      : [spans, withTopics].flatMap((each) => ['', eol, `---${eol}`].map((line) => ({ each, line })));
  const without = (each: readonly Span[], line: string): string =>
    weave(text, [...cuts, ...each.map((span) => ({ span, text: line }))]);
  const kept = tries.find(({ each, line }) => asMeant(without(each, line)));
  const rest = kept ? without(kept.each, kept.line) : without(spans, '');
  if (added.length === 0) return rest;
  const lines = added.map((each) => `- ${each.text}`);
  // A rule parts the list from text that would otherwise go on in its last bullet.
  return (
    [afterLast(rest, lines, eol), atEnd(rest, lines, eol), atTop(rest, lines, eol, '')].find(
      (each) => each !== undefined && keeps(rest, each, added),
    ) ?? atTop(rest, lines, eol, `---${eol}${eol}`)
  );
};

const indentAt = (text: string, at: number): number => /^[ \t]*/.exec(text.slice(at, at + 200))?.[0].length ?? 0;

/** Topic bullets whose first bullet goes. */
const topicsOver = (index: IndexText, gone: ReadonlySet<IndexItem>): Heading[] =>
  index.headings.filter((heading) => {
    const next = index.items.find((item) => item.lines[0] >= heading.lines[1]);
    return heading.level >= TOPIC_LEVEL && next !== undefined && gone.has(next);
  });

/** Whole lines, and the headings and topic bullets that they were the last thing below. */
const goneSpans = (text: string, index: IndexText, gone: ReadonlySet<IndexItem>): Span[] => {
  if (gone.size === 0) return [];
  const spans = [...gone].map((item) => lineSpan(text, item.lines));
  const parts = [
    ...index.headings.map((heading) => ({ heading, at: heading.lines[0] })),
    ...index.items.map((item) => ({ item, at: item.lines[0] })),
  ].toSorted((a, b) => a.at - b.at);
  const emptied = new Set<Heading>();
  for (const [number, part] of parts.entries()) {
    if (!('heading' in part)) continue;
    let held = 0;
    let stays = 0;
    const depth = part.heading.level - TOPIC_LEVEL;
    for (const below of parts.slice(number + 1)) {
      if ('heading' in below && below.heading.level <= part.heading.level) break;
      if (!('item' in below)) continue;
      // Below a bullet stand only the deeper ones.
      if (depth >= 0 && indentAt(text, below.at) <= depth) break;
      held += 1;
      if (!gone.has(below.item)) stays += 1;
    }
    if (held > 0 && stays === 0) emptied.add(part.heading);
  }
  return [...spans, ...[...emptied].map((heading) => lineSpan(text, heading.lines))];
};

/** Below the last bullet that names a file, in the section of its kind where the index has sections. */
const afterLast = (text: string, lines: readonly string[], eol: string): string | undefined => {
  const { items } = parseIndex(text);
  const bullets = items.filter(
    (item) => item.refs.length > 0 && /^[-*+]$/.test(item.bullet) && (text[item.lines[0]] as string) === item.bullet,
  );
  const section = kindWord(lines[0] ?? '');
  const last =
    bullets.findLast(
      (item) => section !== undefined && item.section !== undefined && kindOfSection(item.section) === section,
    ) ?? bullets.at(-1);
  if (!last) return undefined;
  const end = last.lines[1];
  return `${text.slice(0, end)}${eol}${lines.join(eol)}${text.slice(end)}`;
};

/** The kind that the file name of an entry line begins with. */
const kindWord = (line: string): ReturnType<typeof kindOfSection> | undefined => {
  const type = /\]\((user|feedback|project|reference)_/.exec(line)?.[1];
  return type === undefined ? undefined : type === 'reference' ? 'reference' : kindOfSection(type);
};

const atEnd = (text: string, lines: readonly string[], eol: string): string => {
  // Blank lines go; spaces at the end of a line are that line's.
  const standing = text.replace(/(?:\r?\n[ \t]*)+$/, '');
  const list = lines.join(eol) + eol;
  return standing.replace(/^\ufeff/, '').trim() === ''
    ? (text.startsWith('\ufeff') ? '\ufeff' : '') + list
    : `${standing}${eol}${eol}${list}`;
};

const atTop = (text: string, lines: readonly string[], eol: string, rule: string): string => {
  const from = readFrontmatter(text)?.block[1] ?? (text.startsWith('\ufeff') ? 1 : 0);
  return `${text.slice(0, from)}${lines.join(eol)}${eol}${eol}${rule}${text.slice(from)}`;
};

const wordsOf = (item: IndexItem): string =>
  JSON.stringify([item.prose, item.section, item.shared, item.refs.map((ref) => [ref.target, ref.hook, ref.title])]);

const words = (text: string): string[] => parseIndex(text).items.map(wordsOf);

const hasAll = (all: readonly string[], wanted: readonly string[]): boolean => {
  const left = new Map<string, number>();
  for (const each of all) left.set(each, (left.get(each) ?? 0) + 1);
  return wanted.every((each) => {
    const count = left.get(each) ?? 0;
    left.set(each, count - 1);
    return count > 0;
  });
};

/** Whether every item reads as before, and every new line as it was meant. */
const keeps = (before: string, after: string, added: readonly { text: string; target: string }[]): boolean => {
  const targets = (text: string) => parseIndex(text).items.flatMap((item) => item.refs.map((ref) => ref.target));
  const old = words(before);
  const now = words(after);
  const had = targets(before);
  const has = targets(after);
  const names = new Set(has);
  const said = new Set(parseIndex(after).items.map((item) => after.slice(...item.content)));
  return (
    now.length === old.length + added.length &&
    hasAll(now, old) &&
    has.length === had.length + added.length &&
    added.every(({ text, target }) => names.has(target) && said.has(text))
  );
};
