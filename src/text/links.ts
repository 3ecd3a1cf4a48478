import type { Link, Span } from '../ir/memory.ts';
import { blocksOf } from './blocks.ts';

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
}

const WIKI = /(?<![\\!])\[\[([^[\]\n|]{1,300})(\|[^[\]\n]{0,300})?\]\]/g;
const PATH = /(?<![\\!])\[((?:\\.|[^[\]\\]|\[[^[\]]{0,300}\]){0,400})\]\((?:<([^<>\n]{1,1000})>|[ \t]*((?:[^()<>\n]|\([^()\n]{0,300}\)){1,1000}?))[ \t]*(?:[ \t]"[^"\n]{0,300}")?\)/g;
const CODE = /(?<!`)(`+)(?!`)[\s\S]*?(?<!`)\1(?!`)/g;

/** Markdown links to `.md` files below or beside the one they stand in, and wiki links; none in code and fences. */
export const linksIn = (text: string): TextLink[] => {
  if (!text.includes('[[') && !text.includes('](')) return [];
  const code = codeIn(text);
  const isCode = (at: number): boolean => code.some(([from, to]) => at >= from && at < to);
  const paths = [...text.matchAll(PATH)].flatMap((match): TextLink[] => {
    const to = match[2] ?? (match[3] as string);
    const start = match.index + match[0].indexOf(to, (match[1] as string).length + 3);
    if (!isFile(to) || isCode(match.index) || /\n[ \t]*\n/.test(match[1] as string)) return [];
    return [{ as: 'path', to, at: [start, start + to.length], span: [match.index, match.index + match[0].length], words: match[1] as string }];
  });
  const wikis = [...text.matchAll(WIKI)].flatMap((match): TextLink[] => {
    const to = match[1] as string;
    const start = match.index + '[['.length;
    if (to.trim() === '' || isCode(match.index) || paths.some(({ span }) => match.index >= span[0] && match.index < span[1])) return [];
    return [{ as: 'wiki', to, at: [start, start + to.length], span: [match.index, match.index + match[0].length], words: match[2]?.slice(1) ?? to }];
  });
  return [...paths, ...wikis].sort((a, b) => a.span[0] - b.span[0]);
};

const codeIn = (text: string): Span[] => {
  const blocks = blocksOf(text).flatMap(({ kind, span }) => (kind === 'fence' || kind === 'code' ? [span] : []));
  const fences = [...text.matchAll(/^[ \t]*(`{3,}|~{3,})[^\n]*\n[\s\S]*?(?:^[ \t]*\1|(?![\s\S]))/gm)].map((match): Span => [match.index, match.index + match[0].length]);
  return [...blocks, ...fences, ...[...text.matchAll(CODE)].map((match): Span => [match.index, match.index + match[0].length])];
};

/** A path to a markdown file on this disk, with or without a heading in it. */
const isFile = (to: string): boolean => /\.md(?:[#?].*)?$/i.test(to.trim()) && !/^[a-z][a-z0-9+.-]*:\/\//i.test(to) && !/^mailto:/i.test(to);

/** The text with other targets in its links; where `target` gives none, a link stays as it is. */
export const relinked = (text: string, target: (link: TextLink, index: number) => string | undefined): string => {
  let out = '';
  let from = 0;
  for (const [index, link] of linksIn(text).entries()) {
    const to = target(link, index);
    if (to === undefined || to === link.to) continue;
    const bare = link.as === 'path' && text[link.at[0] - 1] !== '<' && /[\s()<>]/.test(to);
    out += text.slice(from, link.at[0]) + (bare ? to.replace(/[\s()<>]/g, (char) => encodeURIComponent(char).replace('(', '%28').replace(')', '%29')) : to);
    from = link.at[1];
  }
  return out + text.slice(from);
};

/**
 * What a line of a summary or an index says of a text: of links to files beside it only the words, for there is no
 * such file beside the line.
 */
export const withoutTargets = (text: string): string => {
  const links = linksIn(text).filter(({ as, to }) => as === 'path' && /^(?:\.{1,2}\/)*[^/]+$/.test(to.trim()));
  return links.toReversed().reduce((out, { span, words, to }) => out.slice(0, span[0]) + (words.trim() === '' ? to : words) + out.slice(span[1]), text);
};

/** The links of a memory's words, each once. */
export const linkList = (...texts: (string | undefined)[]): Link[] => {
  const all = texts.flatMap((text) => (text === undefined ? [] : linksIn(text)));
  const links = all.map(({ as, to }): Link => (as === 'wiki' ? { as, to: to.replace(/#.*$/, '').trim().replace(/\.md$/i, '') } : { as, to: to.trim() }));
  return links.filter(({ as, to }, at) => to !== '' && links.findIndex((each) => each.as === as && each.to === to) === at);
};

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
