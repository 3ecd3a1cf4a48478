import type { End } from './ends.ts';
import { textOf, type Tree } from './tree.ts';

/** A piece of text that one hand can take, change or drop: an entry of Hermes, a line of a Markdown file. */
export interface Unit {
  file: string;
  span: readonly [start: number, end: number];
  text: string;
}

export const isEntryFile = (file: string): boolean =>
  /(?:^|\/)memories\/(?:MEMORY|USER)\.md$/.test(file) && file.includes('.hermes');

/** Files of an end that hold what is remembered. */
export const filesOf = (tree: Tree, end: End): string[] =>
  [...tree.keys()].filter(
    (file) =>
      file.startsWith(`${end.root}/`) &&
      file.endsWith('.md') &&
      !file.endsWith('/instructions.md') &&
      (end.name !== 'hermes' || !file.startsWith('.hermes/profiles/')) &&
      tree.get(file)?.startsWith('(') !== true,
  );

const PLAIN = /^(?:#|<!--|```|---|scope:|applies_to:|v1$|\s*$)/;

export const unitsOf = (tree: Tree, file: string): Unit[] => {
  const text = textOf(tree, file);
  if (isEntryFile(file)) return pieces(text, '\n§\n', 0).map((each) => ({ file, ...each }));
  const head = /^---\n[\s\S]*?\n---\n/.exec(text)?.[0] ?? '';
  const described = /^description: .*$/m.exec(head);
  // The head of a note is memport's and holds hashes; what a person edits in a head of Claude's is the description.
  const first = described
    ? [{ file, span: [described.index, described.index + described[0].length] as const, text: described[0] }]
    : [];
  return [
    ...first,
    ...pieces(text.slice(head.length), '\n', head.length)
      .filter((each) => !PLAIN.test(each.text))
      .map((each) => ({ file, ...each })),
  ];
};

const pieces = (text: string, between: string, from: number): Omit<Unit, 'file'>[] => {
  let at = from;
  return text.split(between).flatMap((piece) => {
    const start = at;
    at += piece.length + between.length;
    return piece.trim() === '' ? [] : [{ span: [start, start + piece.length] as const, text: piece }];
  });
};

/** What a unit says without the marks, frames and labels around it. */
export const coreOf = (text: string): string =>
  text
    .replace(/^(?:description: |[-*] (?:\[[^\]]*\]\([^)]*\) — )?)/, '')
    .replace(/^(?:app|api): /, '')
    .replace(/^User (?:requires|prefers): /, '')
    .split('\n')[0] ?? '';

export type Way = 'word' | 'whole' | 'drop' | 'after';

/** A file's text after somebody's hand was at one of its units, and what they wrote. */
export const handled = (
  tree: Tree,
  unit: Unit,
  way: Way,
  salt: number,
): { text: string | undefined; wrote?: string } => {
  const text = textOf(tree, unit.file);
  const [start, end] = unit.span;
  const entries = isEntryFile(unit.file);
  if (way === 'drop') {
    const between = entries ? '\n§\n' : '\n';
    const to = text.startsWith(between, end) ? end + between.length : end;
    const from = to === end && text.slice(0, start).endsWith(between) ? start - between.length : start;
    return { text: text.slice(0, from) + text.slice(to) };
  }
  const mark = /^(?:description: |[-*] (?:\[[^\]]*\]\([^)]*\) — )?)?/.exec(unit.text)?.[0] ?? '';
  const said =
    way === 'word'
      ? inserted(unit.text, mark.length, `indeed${salt}`)
      : `${mark}Somebody wrote line ${salt} here by hand, in words of their own.`;
  if (way !== 'after') return { text: text.slice(0, start) + said + text.slice(end), wrote: said };
  const added = mark.startsWith('description') || /^[-*] \[/.test(mark) ? `- Somebody added line ${salt} here.` : said;
  return { text: `${text.slice(0, end)}${entries ? '\n§\n' : '\n'}${added}${text.slice(end)}`, wrote: added };
};

const inserted = (text: string, from: number, word: string): string => {
  const rest = text.slice(from);
  const space = rest.indexOf(' ', rest.length / 2);
  const at = from + (space === -1 ? rest.length : space);
  return `${text.slice(0, at)} ${word}${text.slice(at)}`;
};

/** The lines of a text that are worth keeping an eye on. */
export const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line.length > 7);
