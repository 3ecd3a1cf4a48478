import type { Dated, Kind, Memory, Scope, Span } from '../../src/ir/memory.ts';
import { bulletsAmong, bulletText, unfenced, wholeLines, type Bullet } from '../../src/kit/bullets.ts';
import type { Grammar, Told } from '../../src/kit/folder-of-texts.ts';
import { linesOf } from '../../src/text/blocks.ts';
import { parseBody, printBody } from '../../src/text/body.ts';
import { USER } from './paths.ts';

const COMMENT = /<!--((?:(?!-->).)*)-->/g;
/** Comments at the end of the first line of a bullet, as OpenClaw's own annotations stand. */
const TAIL = /(?:\s*<!--(?:(?!-->).)*-->)+\s*$/;
/** The line above a bullet of USER.md. */
const HEAD = /^<!--\s*(?:observed:\s*(\d{4}-\d{2}-\d{2})\s*)?(?:\|?\s*status:\s*(active|superseded)\s*)?-->$/;
const DAILY = /^memory\/(\d{4}-\d{2}-\d{2})(?:-[^/]*)?\.md$/;
const KINDS: readonly string[] = ['profile', 'rule', 'project', 'reference', 'procedure', 'episode'] satisfies Kind[];

const isUser = (file: string): boolean => file === USER || file.endsWith(`/${USER}`);
const kindIn = (file: string): Kind => (isUser(file) ? 'rule' : DAILY.test(file) ? 'episode' : 'reference');

/** By what a project is called, where it lies here. */
type Folders = Readonly<Record<string, string>>;

interface Annotated {
  said: Partial<Memory> & { native: Memory['native'] };
  kind?: Kind;
}

/** What the comments behind a bullet say; those that only OpenClaw understands are kept as they stand. */
const annotationsIn = (tail: string, folders: Folders): Annotated => {
  const said: Annotated['said'] = { native: {} };
  const out: Annotated = { said };
  const rest: string[] = [];
  for (const [comment, inner = ''] of tail.matchAll(COMMENT)) {
    const [, key = '', value = ''] = /^\s*(\w+)\s*:\s*(.*?)\s*$/.exec(inner) ?? [];
    const scope = key === 'project' ? scopeOf(value, folders) : undefined;
    if (key === 'trigger' && value !== '') said.triggers = value.split(/\s*[,;]\s*/).filter(Boolean);
    else if (key === 'importance' && /^(?:[1-9]|10)$/.test(value)) said.importance = Number(value);
    else if (key === 'observed' && /^\d{4}-\d{2}-\d{2}$/.test(value)) said.dates = { updated: declared(value) };
    else if (key === 'status' && value === 'superseded') said.status = value;
    else if (key === 'kind' && KINDS.includes(value)) out.kind = value as Kind;
    else if (scope) said.scope = scope;
    else rest.push(comment);
  }
  if (rest.length > 0) said.native = { comments: rest };
  return out;
};

const declared = (text: string): Dated => ({ text, basis: 'declared' });

/** One project; what is about several stands for all. */
const scopeOf = (key: string, folders: Folders): Scope | undefined => {
  if (key === '' || /[;<>]/.test(key)) return undefined;
  const path = key.startsWith('path:') ? key.slice('path:'.length) : folders[key];
  return {
    level: 'project',
    key: key.startsWith('path:') && path !== undefined ? path : key,
    paths: path === undefined ? [] : [path],
  };
};

const projectOf = (scope: Scope): string | undefined => {
  if (scope.level !== 'project') return undefined;
  return scope.key.startsWith('/') ? `path:${scope.key}` : scope.key;
};

const tailOf = (memory: Memory, file: string): string => {
  const { triggers = [], importance, scope, kind, dates, native } = memory;
  const project = projectOf(scope);
  const date = dayOf(memory);
  const isOwnDay = dates.updated?.basis === 'filename' && DAILY.exec(file)?.[1] === date;
  const words = triggers.filter((each) => !/[,;<>\r\n]|--/.test(each) && each.trim() === each && each !== '');
  return [
    ...(words.length === 0 ? [] : [`<!-- trigger: ${words.join(', ')} -->`]),
    ...(importance !== undefined && /^(?:[1-9]|10)$/.test(String(importance))
      ? [`<!-- importance: ${importance} -->`]
      : []),
    ...(project === undefined ? [] : [`<!-- project: ${project} -->`]),
    ...(kind === kindIn(file) ? [] : [`<!-- kind: ${kind} -->`]),
    ...(date === undefined || isUser(file) || isOwnDay ? [] : [`<!-- observed: ${date} -->`]),
    ...(memory.status === 'active' || isUser(file) ? [] : [`<!-- status: ${memory.status} -->`]),
    ...(Array.isArray(native['comments']) ? native['comments'].filter((each) => typeof each === 'string') : []),
  ]
    .map((comment) => ` ${comment}`)
    .join('');
};

/** When it was observed, where somebody says so: the time of a file does not. */
const dayOf = ({ dates: { updated } }: Memory): string | undefined =>
  updated?.basis === 'mtime' ? undefined : /^\d{4}-\d{2}-\d{2}/.exec(updated?.text ?? '')?.[0];

const headOf = (memory: Memory): string => {
  const day = dayOf(memory);
  const { status } = memory;
  if (day !== undefined) return `<!-- observed: ${day} | status: ${status} -->\n\n`;
  return status === 'active' ? '' : `<!-- status: ${status} -->\n\n`;
};

/** Bullets with what OpenClaw notes of them: comments behind each, and in USER.md a line above it. */
export const directives: Grammar = {
  toldIn: (text, file, { settings }) => {
    const folders = (settings ?? {}) as Folders;
    const lines = unfenced(linesOf(text));
    const full = lines.filter((line) => line.text.trim() !== '');
    const above = new Map(full.map((line, index) => [line.start, full[index - 1]]));
    return bulletsAmong(lines).map((bullet): Told => {
      const head = above.get(bullet.lines[0]);
      const [, day, status] = (isUser(file) && HEAD.exec(head?.text.trimEnd() ?? '')) || [];
      const isHeaded = head !== undefined && (day !== undefined || status !== undefined);
      const span: Span = [isHeaded ? head.start : bullet.lines[0], bullet.lines[1]];
      const { said, kind = kindIn(file), body } = toldBy(bullet, folders);
      const named = DAILY.exec(file)?.[1];
      const dates = day !== undefined ? declared(day) : named !== undefined ? filed(named) : undefined;
      const user = /^users\/([^/]+)\/USER\.md$/.exec(file)?.[1];
      return {
        span,
        cut: withGap(text, wholeLines(text, span)),
        said: {
          ...body,
          load: isUser(file) || !file.includes('/') ? 'always' : 'search',
          ...(user !== undefined && { scope: { level: 'user', name: user } }),
          ...(dates && { dates: { updated: dates } }),
          ...said,
          kind,
          status: status === 'superseded' ? status : (said.status ?? 'active'),
        },
      };
    });
  },
  sayings: (memory, file) => {
    const [first = '', ...rest] = bulletText(printBody(memory)).split('\n');
    const bullet = [`- ${first}${tailOf(memory, file)}`, ...rest].join('\n');
    return [`${isUser(file) ? headOf(memory) : ''}${bullet}`];
  },
  withMore: (text, sayings, eol) => {
    const gap = text === '' || /\n\s*\n$/.test(text) ? '' : text.endsWith('\n') ? eol : eol + eol;
    const more = sayings.map((said, at) => (at > 0 && said.startsWith('<!--') ? eol + said : said));
    return `${text}${gap}${more.join(eol)}${eol}`;
  },
  isBare: (text) => text.trim() === '',
};

const filed = (text: string): Dated => ({ text, basis: 'filename' });

const toldBy = ({ said }: Bullet, folders: Folders): Annotated & { body: ReturnType<typeof parseBody> } => {
  const [first = '', ...rest] = said.split('\n');
  const tail = TAIL.exec(first)?.[0] ?? '';
  const bare = [first.slice(0, first.length - tail.length), ...rest].join('\n');
  return { ...annotationsIn(tail, folders), body: parseBody(bare) };
};

/** An entry that goes takes the empty line behind it along, where there is one above it. */
const withGap = (text: string, [from, to]: Span): Span => {
  const blank = /^[ \t]*\r?\n/.exec(text.slice(to))?.[0].length ?? 0;
  return from === 0 || /\n[ \t]*\r?\n$/.test(text.slice(0, from)) ? [from, to + blank] : [from, to];
};
