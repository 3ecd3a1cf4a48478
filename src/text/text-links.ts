import type { Link, Span } from '../ir/memory.ts';
import { blocksOf } from './blocks.ts';
import { recalled } from './recalled.ts';

/** A link to another memory as it stands in a text. */
export interface TextLink {
  as: 'wiki' | 'path';
  /** As written, without brackets and without what follows `|`. */
  to: string;
  /** Where `to` stands. */
  at: Span;
  span: Span;
  /** What a reader sees of it. */
  words: string;
  /** It stands below the text, for every `[words][name]` that names it. */
  defines?: true;
}

const WIKI = /(?<![\\!])\[\[([^[\]\n|]{1,300})(\|[^[\]\n]{0,300})?\]\]/g;
const WORDS = String.raw`\[((?:\\.|[^[\]\\]|\[[^[\]]{0,300}\]){0,400})\]`;
const TARGET = String.raw`(?:<([^<>\n]{1,1000})>|[ \t]*((?:[^()<>\n]|\([^()\n]{0,300}\)){1,1000}?))`;
const PATH = new RegExp(String.raw`(?<![\\!])${WORDS}\(${TARGET}[ \t]*(?:[ \t]"[^"\n]{0,300}")?\)`, 'g');
const DEFINITION =
  /^ {0,3}\[((?:\\.|[^[\]\\\n]){1,300})\]:[ \t]*(?:<([^<>\n]{1,1000})>|(\S{1,1000}))(?=[ \t]*(?:$|["'(]))/gm;
/** A code span ends with its paragraph. */
const CODE = /(?<!`)(`+)(?!`)(?:(?!\n[ \t]*\n)[\s\S])*?(?<!`)\1(?!`)/g;
const FENCE = /^[ \t]*(`{3,}|~{3,})[^\n]*\n[\s\S]*?(?:^[ \t]*\1|(?![\s\S]))/gm;

/** Markdown links to `.md` files of this disk, beside their words or defined below, and wiki links; none in code. */
export const linksIn = (text: string): readonly TextLink[] =>
  text.includes('[[') || text.includes('](') || text.includes(']:') ? linksFound(text) : [];

// The same words are asked for their links when they are read, compared, printed and read back.
const linksFound = recalled((text): readonly TextLink[] => {
  // Asked for only where something looks like a link.
  let taken: Span[] | undefined;
  const isTaken = (at: number): boolean => (taken ??= codeIn(text)).some(([from, to]) => at >= from && at < to);
  const found: TextLink[] = [];
  const add = (
    match: RegExpExecArray,
    as: TextLink['as'],
    to: string,
    words: string,
    from: number,
    more: { defines?: true } = {},
  ): void => {
    const start = match.index + match[0].indexOf(to, from);
    const span: Span = [match.index, match.index + match[0].length];
    found.push({ as, to, at: [start, start + to.length], span, words, ...more });
    taken?.push(span);
  };
  for (const match of text.includes('](') ? text.matchAll(PATH) : []) {
    const [, words = '', inBrackets, bare = ''] = match;
    const to = inBrackets ?? bare;
    if (isFile(to) && !isTaken(match.index) && !/\n[ \t]*\n/.test(words))
      add(match, 'path', to, words, words.length + 3);
  }
  for (const match of text.includes(']:') ? text.matchAll(DEFINITION) : []) {
    const [, words = '', inBrackets, bare = ''] = match;
    const to = inBrackets ?? bare;
    if (isFile(to) && !isTaken(match.index)) add(match, 'path', to, words, words.length + 3, { defines: true });
  }
  for (const match of text.includes('[[') ? text.matchAll(WIKI) : []) {
    const [, to = '', shown] = match;
    if (to.trim() !== '' && !isTaken(match.index)) add(match, 'wiki', to, shown?.slice(1) ?? to, 2);
  }
  return found.sort((a, b) => a.span[0] - b.span[0]);
});

/** Most texts fence nothing and indent nothing: telling their blocks apart takes longer than finding their links. */
const codeIn = (text: string): Span[] => {
  const isFenced = text.includes('```') || text.includes('~~~');
  const below = `\n${text}`;
  const blocks = isFenced || below.includes('\n    ') || below.includes('\n\t') ? blocksOf(text) : [];
  return [
    ...blocks.flatMap(({ kind, span }) => (kind === 'fence' || kind === 'code' ? [span] : [])),
    ...[isFenced ? FENCE : [], text.includes('`') ? CODE : []]
      .flat()
      .flatMap((pattern) =>
        [...text.matchAll(pattern)].map((match): Span => [match.index, match.index + match[0].length]),
      ),
  ];
};

/** A path to a markdown file on this disk, with or without a heading in it. */
const isFile = (to: string): boolean =>
  /\.md(?:[#?].*)?$/i.test(to.trim()) && !/^(?:[a-z][a-z0-9+.-]*:\/\/|mailto:)/i.test(to);

/** The text with other targets in its links; where `target` gives none, a link stays as it is. */
export const relinked = (text: string, target: (link: TextLink, index: number) => string | undefined): string => {
  let out = '';
  let from = 0;
  for (const [index, link] of linksIn(text).entries()) {
    const to = target(link, index);
    if (to === undefined || to === link.to) continue;
    const isBare = link.as === 'path' && text[link.at[0] - 1] !== '<';
    out += text.slice(from, link.at[0]) + (isBare ? to.replace(/[\s()<>]/g, inHex) : to);
    from = link.at[1];
  }
  return out + text.slice(from);
};

const inHex = (char: string): string => `%${char.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`;

/**
 * What a line of a summary or an index says of a text: of links to files beside it only the words, for there is no
 * such file beside the line.
 */
export const withoutTargets = (text: string): string => {
  if (!text.includes('](')) return text;
  // A heading in the file may be called anything.
  const links = linksIn(text).filter(
    ({ as, to, defines }) => as === 'path' && !defines && /^(?:\.{1,2}\/)*[^/#?]+(?:[#?].*)?$/.test(to.trim()),
  );
  const said = ({ words, to }: TextLink): string => (words.trim() === '' ? to : words);
  return links
    .toReversed()
    .reduce((out, link) => out.slice(0, link.span[0]) + said(link) + out.slice(link.span[1]), text);
};

/** The links of a text, each once. */
export const linkList = (text: string): Link[] => {
  const links = linksIn(text).map(({ as, to }): Link => ({
    as,
    to: as === 'wiki' ? nameIn(to).replace(/\.md$/i, '') : to.trim(),
  }));
  return links.filter(
    ({ as, to }, at) => to !== '' && links.findIndex((each) => each.as === as && each.to === to) === at,
  );
};

/** What a wiki link calls a memory, without the heading in it. */
export const nameIn = (to: string): string => to.replace(/#.*$/, '').trim();

/** What a link leads to: its path as a reader of the disk takes it, without heading. */
export const pathOfLink = (to: string): string => {
  const path = to.trim().replace(/[#?].*$/, '');
  if (!/%[0-9a-f]{2}/i.test(path)) return path;
  try {
    return decodeURIComponent(path);
  } catch {
    // A stray `%` is part of the name.
    return path;
  }
};
