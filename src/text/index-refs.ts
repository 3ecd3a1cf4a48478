import type { Span } from '../ir/memory.ts';

/** A file that a line of an index names. */
export interface Ref {
  /** Path inside the store; a wiki link gives the bare name. */
  target: string;
  wiki?: true;
  title: string;
  titleSpan?: Span;
  /** On one line; empty when the line says nothing but the name. */
  hook: string;
  /** Where the hook stands; where it would begin when there is none. */
  hookSpan: Span;
  style: 'link' | 'code' | 'bare' | 'wiki' | 'row' | 'within';
}

const LINK = /\[((?:\\.|[^[\]\\]|\[[^[\]]*\])*)\]\(<?((?:[^()<>\n]|\([^()<>\n]*\))+?)>?(?:[ \t]+"[^"\n]*")?\)/;
const LEAD = /^(?:\[[ xX]\][ \t]+)?[*_~]{0,3}/;
const CODE = /^`([^`\n*{}<>]+\.md)`[*_~]{0,3}/;
const BARE = /^([^\s`[\]()|:*{}<>]+\.md)(?=[\s:,—–-]|$)/;
const WIKI = /^\[\[([^[\]\n|#]+)(?:#[^[\]\n|]*)?(?:\|([^[\]\n]*))?\]\][*_~]{0,3}/;
/**
 * One separator only: what comes after it is the hook, a dash or not (docs/formats/in-the-wild.md §1: `—` in 55 of 58
 * stores).
 */
const SEPARATOR = /^[*_~]{0,3}[ \t]*(?:[—–―]|-{1,3}>?|:|→|=>|·)?[ \t]*(?:\r?\n[ \t]*)?/;
const CHAIN = /^[ \t]*(?:,|&|\+|\/|;|·|and|und|y|et)?[ \t]*(?=\[)/;
const SECOND = /;[ \t]+(?=\[)/g;
/** Words before a link that are still a label; longer ones make it a sentence with a link in it. */
const MAX_LABEL = 24;

/** The files a line names, in order; empty when it is prose. */
export const refsOf = (text: string, content: Span, folder: string, root: string): Ref[] => {
  const said = text.slice(...content);
  if (/^\s*\|/.test(said) && !/^\s*\|?\s*:?-+/.test(said)) return rowRef(said, content[0], folder, root);
  const lead = LEAD.exec(said)?.[0].length ?? 0;
  const rest = said.slice(lead);
  const wiki = WIKI.exec(rest);
  if (wiki)
    return [
      {
        target: (wiki[1] as string).trim(),
        wiki: true,
        title: (wiki[2] ?? (wiki[1] as string)).trim(),
        style: 'wiki',
        ...hookAt(said, lead + wiki[0].length, content[0]),
      },
    ];
  for (const [pattern, style] of [
    [CODE, 'code'],
    [BARE, 'bare'],
  ] as const) {
    const found = pattern.exec(rest);
    const target = found ? targetOf(found[1] as string, folder, root) : undefined;
    if (found && target !== undefined)
      return [{ target, title: '', style, ...hookAt(said, lead + found[0].length, content[0]) }];
  }
  return linkRefs(said, content[0], folder, root);
};

const linkRefs = (said: string, offset: number, folder: string, root: string): Ref[] => {
  const first = linkAt(said, 0, folder, root);
  if (!first) return [];
  const before = said.slice(0, first.start).replace(/[*_~`>\s]|^\[[ xX]\]/g, '');
  if (before !== '') {
    if (before.length > MAX_LABEL || /\n/.test(said.slice(0, first.start))) return [];
    return [
      {
        target: first.target,
        title: first.title,
        titleSpan: [offset + first.titleAt[0], offset + first.titleAt[1]],
        hook: oneLine(said),
        hookSpan: trimmed(said, 0, said.length, offset),
        style: 'within',
      },
    ];
  }
  const chain = [first];
  for (let last = first; ;) {
    const joint = CHAIN.exec(said.slice(last.end));
    const next = joint && linkAt(said, last.end + joint[0].length, folder, root);
    if (!next || next.start !== last.end + joint[0].length) break;
    chain.push(next);
    last = next;
  }
  const refs = chain.map((link): Ref => ({
    target: link.target,
    title: link.title,
    titleSpan: [offset + link.titleAt[0], offset + link.titleAt[1]],
    style: 'link',
    ...hookAt(said, (chain.at(-1) as typeof link).end, offset),
  }));
  const from = (chain.at(-1) as typeof first).end;
  for (const match of said.slice(from).matchAll(SECOND)) {
    const at = from + match.index + match[0].length;
    const link = linkAt(said, at, folder, root);
    if (link?.start === at)
      refs.push({
        target: link.target,
        title: link.title,
        titleSpan: [offset + link.titleAt[0], offset + link.titleAt[1]],
        style: 'link',
        ...hookAt(said, link.end, offset),
      });
  }
  return refs;
};

interface FoundLink {
  start: number;
  end: number;
  title: string;
  titleAt: Span;
  target: string;
}

/** The first link to a memory file of this store at or after `from`. */
const linkAt = (said: string, from: number, folder: string, root: string): FoundLink | undefined => {
  for (let at = from; ;) {
    const match = LINK.exec(said.slice(at));
    if (!match) return undefined;
    const start = at + match.index;
    const target = targetOf(match[2] as string, folder, root);
    const bold = /^[*_~]{1,3}/.exec(said.slice(start + match[0].length))?.[0].length ?? 0;
    if (target !== undefined)
      return {
        start,
        end: start + match[0].length + bold,
        title: unescaped(match[1] as string),
        titleAt: [start + 1, start + 1 + (match[1] as string).length],
        target,
      };
    at = start + match[0].length;
  }
};

const rowRef = (said: string, offset: number, folder: string, root: string): Ref[] => {
  const cells = [...said.matchAll(/(?<=\|)(?:\\.|[^|\\])*(?=\||$)/g)]
    .map((match) => ({ text: match[0].trim(), at: match.index + (match[0].length - match[0].trimStart().length) }))
    .filter((cell) => cell.text !== '');
  for (const [index, cell] of cells.entries()) {
    const link = LINK.exec(cell.text);
    const name =
      link?.[2] ?? CODE.exec(cell.text)?.[1] ?? (BARE.exec(cell.text)?.[0] === cell.text ? cell.text : undefined);
    const target = name === undefined ? undefined : targetOf(name, folder, root);
    if (target === undefined) continue;
    const others = cells.filter((_, each) => each !== index).sort((a, b) => b.text.length - a.text.length);
    const hook = others[0];
    const end = offset + cell.at + cell.text.length;
    return [
      {
        target,
        title: unescaped(link?.[1] ?? ''),
        hook: (hook?.text ?? '').replace(/\\\|/g, '|'),
        hookSpan: hook ? [offset + hook.at, offset + hook.at + hook.text.length] : [end, end],
        style: 'row',
      },
    ];
  }
  return [];
};

const hookAt = (said: string, end: number, offset: number): { hook: string; hookSpan: Span } => {
  const from = end + (SEPARATOR.exec(said.slice(end))?.[0].length ?? 0);
  const hook = said.slice(from);
  return hook.trim() === ''
    ? { hook: '', hookSpan: [offset + end, offset + said.length] }
    : { hook: oneLine(hook), hookSpan: trimmed(said, from, said.length, offset) };
};

const trimmed = (said: string, from: number, to: number, offset: number): Span => {
  const part = said.slice(from, to);
  return [offset + from + part.length - part.trimStart().length, offset + to - (part.length - part.trimEnd().length)];
};

const oneLine = (text: string): string => text.trim().replace(/[ \t]*\r?\n[ \t]*/g, ' ');

const unescaped = (title: string): string =>
  title
    .replace(/\\([[\]\\])/g, '$1')
    .replace(/\s+/g, ' ')
    .trim();

/** A path inside the store; undefined for a link to elsewhere. */
export const targetOf = (raw: string, folder: string, root: string): string | undefined => {
  let path = raw.trim().replace(/#.*$/, '');
  if (/^[a-z][a-z0-9+.-]+:/i.test(path) && !/\.md$/i.test(path)) return undefined;
  if (/^[a-z][a-z0-9+.-]*:\/\//i.test(path)) return undefined;
  if (/%[0-9a-f]{2}/i.test(path)) {
    try {
      path = decodeURIComponent(path);
    } catch {
      // A stray `%` is part of the name.
    }
  }
  if (root !== '' && path.startsWith(`${root}/`)) path = path.slice(root.length + 1);
  else if (path.startsWith('/')) return undefined;
  else if (folder !== '') path = `${folder}/${path}`;
  const steps: string[] = [];
  for (const step of path.split('/')) {
    if (step === '' || step === '.') continue;
    if (step !== '..') steps.push(step);
    else if (steps.pop() === undefined) return undefined;
  }
  const target = steps.join('/');
  return /\.md$/i.test(target) ? target : undefined;
};

/** What a new memory's line says after its bullet (docs/formats/claude-code.md §5). */
export const entryLine = (title: string, target: string, hook: string): string =>
  `[${escaped(title)}](${linkTarget(target)})${hook === '' ? '' : ` — ${hook}`}`;

export const escaped = (title: string): string => title.replace(/[[\]\\]/g, '\\$&');

const linkTarget = (target: string): string =>
  target.replace(/[()<> %]/g, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`);
