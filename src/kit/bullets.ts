import type { Span } from '../ir/memory.ts';
import { linesOf } from '../text/blocks.ts';

/** A memory as one item of a list: its first line behind the mark, and what is indented below it. */
export interface Bullet {
  /** Behind the mark, so that damage to one never joins it to the one before. */
  span: Span;
  lines: Span;
  said: string;
}

const BULLET = /^[-*+] +(?=\S)/;

/** The items among these lines; a line that is neither indented nor blank ends one. */
export const bulletsAmong = (own: ReturnType<typeof linesOf>): Bullet[] =>
  own.flatMap((line, index): Bullet[] => {
    const mark = BULLET.exec(line.text)?.[0].length;
    if (mark === undefined) return [];
    const rest = own.slice(index + 1);
    const stop = rest.findIndex((each) => each.text.trim() !== '' && !each.text.startsWith('  '));
    const more = rest.slice(0, stop === -1 ? rest.length : stop);
    const last = [line, ...more].findLast((each) => each.text.trim() !== '') ?? line;
    const said = [line.text.slice(mark), ...more.map((each) => each.text.slice(2))].join('\n').trimEnd();
    return [{ span: [line.start + mark, last.end], lines: [line.start, last.end], said }];
  });

/** What stands behind the mark: further lines are indented, so that they stay in the item. */
export const bulletText = (said: string): string => said.replace(/\n(?=[^\n])/g, '\n  ');

/** The line of an item with its line end, as it is cut out. */
export const wholeLines = (text: string, [from, to]: Span): Span => [
  from,
  to + (/^\r?\n/.exec(text.slice(to))?.[0].length ?? 0),
];

/** The lines that stand in no fence; one that nobody closed is none, so that what is written below it is read again. */
export const unfenced = (lines: ReturnType<typeof linesOf>): ReturnType<typeof linesOf> => {
  const out: typeof lines = [];
  let inside: typeof lines = [];
  let mark = '';
  for (const line of lines) {
    const [, fence = ''] = /^(`{3,}|~{3,})/.exec(line.text) ?? [];
    const closes = mark !== '' && fence.startsWith(mark) && line.text.trimEnd() === fence;
    if (mark === '' && fence === '') out.push(line);
    else inside.push(line);
    // Its last line stays, so that what stands above and below it is not one.
    if (closes) out.push(line);
    if (closes) inside = [];
    if (closes || mark === '') mark = closes ? '' : fence;
  }
  return [...out, ...inside];
};
