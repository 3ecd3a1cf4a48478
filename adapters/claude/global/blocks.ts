import type { Span } from '../../../src/ir/memory.ts';
import { blocksOf, linesOf } from '../../../src/text/blocks.ts';
import { readFrontmatter } from '../../../src/text/frontmatter.ts';
import { isLines, sectionAt, type LineSection } from './overflow.ts';

/**
 * The one file of the config home that memport owns: loaded in every project, because it has no `paths`
 * (docs/formats/claude-code.md §9).
 */
export const GLOBAL = 'rules/memport.md';

/**
 * Memories stand one after the other, each below a comment that the client strips. `kept` is a comment that holds the
 * memory itself: earlier versions wrote it for want of room, in nobody's context; the next run moves it. `text` is what
 * a person wrote above the first comment, below a kept one or among the lines: loaded, so it is a memory too.
 */
export interface GlobalBlock {
  how: 'block' | 'kept' | 'text';
  marker: Span;
  /** What the memory is read from: the JSON of a kept one, else its words. */
  said: Span;
  /** The JSON of the marker. */
  json: Span;
  /** Where the next block begins. */
  end: number;
}

export const MARKER = /^<!-- memport(-kept)? (.*) -->[ \t]*$/;

/** The memories that stand in the text itself, and the sections of lines that name files. */
const partsIn = (text: string): { blocks: GlobalBlock[]; sections: LineSection[] } => {
  const lines = linesOf(text).flatMap((line) => {
    const match = MARKER.exec(line.text.replace(/^\ufeff/, ''));
    const how: 'block' | 'kept' | 'lines' = isLines(line.text) ? 'lines' : match?.[1] === undefined ? 'block' : 'kept';
    return match || how === 'lines' ? [{ line, how, json: match?.[2] ?? '' }] : [];
  });
  const top = readFrontmatter(text)?.block[1] ?? (text.startsWith('\ufeff') ? 1 : 0);
  const first = lines[0]?.line.start ?? text.length;
  const sections: LineSection[] = [];
  const blocks = lines.flatMap(({ line, how, json }, index): GlobalBlock[] => {
    const end = lines[index + 1]?.line.start ?? text.length;
    const marker: Span = [line.start, line.end];
    if (how === 'lines') {
      const section = sectionAt(text, marker, end);
      sections.push(section);
      return section.rest.flatMap((run) => ownWordsIn(text, run[0], run[1]));
    }
    const at = text.indexOf(json, line.start + '<!-- memport'.length);
    const held: Span = [at, at + json.length];
    if (how === 'block') return [{ how, marker, json: held, said: wordsBetween(text, line.end, end), end }];
    const words = ownWordsIn(text, line.end, end);
    return [{ how, marker, json: held, said: held, end: words[0]?.said[0] ?? end }, ...words];
  });
  return { blocks: [...(top < first ? ownWordsIn(text, top, first) : []), ...blocks], sections };
};

export const blocksIn = (text: string): GlobalBlock[] => partsIn(text).blocks;

export const sectionsIn = (text: string): LineSection[] => partsIn(text).sections;

const wordsBetween = (text: string, from: number, to: number): Span => {
  const said = text.slice(from, to);
  return said.trim() === ''
    ? [from, from]
    : [from + said.length - said.trimStart().length, to - (said.length - said.trimEnd().length)];
};

/** Headings, rules and comments by themselves say nothing that could be remembered. */
const ownWordsIn = (text: string, from: number, end: number): GlobalBlock[] => {
  const said = wordsBetween(text, from, end);
  const speaks = blocksOf(text.slice(...said)).some(
    ({ kind }) => kind !== 'heading' && kind !== 'rule' && kind !== 'comment',
  );
  return speaks ? [{ how: 'text', marker: [said[0], said[0]], json: [said[0], said[0]], said, end }] : [];
};
