import type { Kind, Memory, Span } from '../../src/ir/memory.ts';
import {
  heardPath,
  toldPath,
  type Added,
  type Contents,
  type FileDraft,
  type FileGround,
} from '../../src/kit/one-file.ts';
import { linesOf } from '../../src/text/blocks.ts';
import { parseBody, PLAIN_BODY, printBody } from '../../src/text/body.ts';
import { eolOf, weave, type Cut } from '../../src/kit/weave.ts';

/** The headings of the vendor's own import prompt, in its order, and after them ours for what it has none for. */
export const SECTIONS = [
  'Instructions',
  'Identity',
  'Career',
  'Projects',
  'Preferences',
  'Reference',
  'Procedures',
  'Events',
] as const;

const SECTION_OF: Readonly<Record<Kind, (typeof SECTIONS)[number]>> = {
  rule: 'Instructions',
  profile: 'Identity',
  project: 'Projects',
  reference: 'Reference',
  procedure: 'Procedures',
  episode: 'Events',
};

const KIND_OF: Readonly<Record<string, Kind>> = {
  instructions: 'rule',
  preferences: 'rule',
  identity: 'profile',
  career: 'profile',
  projects: 'project',
  procedures: 'procedure',
  events: 'episode',
  // What Claude.ai's own summary is parted into.
  'work context': 'profile',
  'personal context': 'profile',
  'top of mind': 'project',
  'brief history': 'episode',
};

const FENCE = /^\ufeff?(?:```|~~~)/;
const KNOWN = new RegExp(String.raw`^(?:#{1,6} *)?(?:\d+\. *)?\**(${SECTIONS.join('|')})\**:?\**$`, 'i');
const TITLE = /^(?:#{1,6} +(.+?)|\*\*([^*]+)\*\*:?|\*\*([^*]+):\*\*)$/;
const DATED = /^(?:[-*+•] +)?\[([^\]\n]{0,40})\]\.? *[-–—] *(?=\S|$)/;
/** An entry that is gone. */
const NONE = '[unknown] -';
const NUMBERED = /^\d{1,4}[.)] +(?:\[(\d{4}-\d\d-\d\d)\]\.? *)?(?=\S)/;
const BULLET = /^[-*+•] +(?=\S)/;
const PROJECT = /^\(project ([^()\n]+)\) (?=\S)/;
const DAY = /^\d{4}-\d\d-\d\d/;

type Line = ReturnType<typeof linesOf>[number];

interface Entry {
  span: Span;
  section: number;
  /** What stands before its words: a date, a number, a list mark; empty where there is nothing. */
  mark: string;
  date: string | undefined;
  said: string;
}

interface Section {
  name: string;
  /** Where the next entry goes. */
  end: number;
}

/**
 * A line that is not indented begins an entry, a section or a fence; what is indented below an entry belongs to it.
 * Where a fence holds entries with dates, as the import prompt asks for, what stands outside of such fences is talk.
 */
const parsed = (text: string): { entries: Entry[]; sections: Section[]; end: number } => {
  const lines = linesOf(text);
  const fences = fencesIn(lines);
  const own = fences.filter(([from, to]) => lines.slice(from, to).some((line) => DATED.test(line.text)));
  const sections: Section[] = [{ name: '', end: -1 }];
  const entries: Entry[] = [];
  let end = own.length === 0 ? text.length : 0;
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] as Line;
    const bare = line.text.replace(/^\ufeff/, '').trimEnd();
    const fence = fences.find(([from, to]) => at >= from && at <= to);
    const current = sections.at(-1) as Section;
    if (bare === '' || (own.length > 0 && (fence === undefined || !own.includes(fence)))) continue;
    const isOpen = fence === undefined || own.includes(fence);
    if (fence && own.includes(fence)) end = at === fence[1] ? end : line.end;
    if (at === fence?.[0] || at === fence?.[1]) sections.push({ name: '', end: -1 });
    else if (isHeading(bare)) sections.push({ name: headingIn(bare), end: isOpen ? line.end : -1 });
    else if (!/^\s/.test(bare)) {
      const more = continuation(lines, at);
      const last = lines[at + more] as Line;
      const dated = DATED.exec(bare) ?? NUMBERED.exec(bare);
      const mark = dated?.[0] ?? BULLET.exec(bare)?.[0] ?? '';
      const start = line.start + line.text.length - line.text.replace(/^\ufeff/, '').length;
      const said = [bare.slice(mark.length), ...lines.slice(at + 1, at + more + 1).map(outdented)].join('\n');
      entries.push({ span: [start, last.end], section: sections.length - 1, mark, date: dated?.[1], said });
      if (isOpen) current.end = last.end;
      if (fence && own.includes(fence)) end = last.end;
      at += more;
    }
  }
  return { entries, sections, end };
};

/** The lines of fences that are closed, first and last. */
const fencesIn = (lines: readonly Line[]): [number, number][] => {
  const marks = lines.flatMap(({ text }, at) => (FENCE.test(text) ? [at] : []));
  return marks.flatMap((from, at): [number, number][] => {
    const to = marks[at + 1];
    return at % 2 === 0 && to !== undefined ? [[from, to]] : [];
  });
};

const isHeading = (line: string): boolean => KNOWN.test(line) || TITLE.test(line);

const headingIn = (line: string): string => {
  const [, name] = KNOWN.exec(line) ?? [];
  const [, hashed, bold, colon] = TITLE.exec(line) ?? [];
  return name ?? (hashed ?? bold ?? colon ?? '').replace(/^\**|\**:?$/g, '').trim();
};

const outdented = ({ text }: Line): string => (text.trim() === '' ? '' : text.replace(/^(?: {2}|\t)/, ''));

/** How many lines below an entry are indented, the blank ones between them included. */
const continuation = (lines: readonly Line[], from: number): number => {
  let count = 0;
  for (let at = from + 1; at < lines.length; at += 1) {
    const { text } = lines[at] as Line;
    if (text.trim() === '') continue;
    if (!/^(?: {2}|\t)/.test(text)) break;
    count = at - from;
  }
  return count;
};

/**
 * Entries with a date, a number or a list mark are memories; a bare line is one where its section has none of these, so
 * that what an assistant says around its list is not taken for one of it.
 */
export const pasted = (text: string, ground: FileGround, kindOf: (said: string) => Kind): Contents => {
  const { entries, sections, end } = parsed(text);
  const marked = new Set(entries.filter(({ mark }) => mark !== '').map(({ section }) => section));
  const own = entries.filter(
    ({ mark, section, said }) => said.trim() !== '' && (mark !== '' || !marked.has(section)) && !isTalk(said, mark),
  );
  /** Without its last entry, what an assistant said around its list would be taken for one. */
  const isLast = ({ section, mark: standing }: Entry, anew: ReadonlyMap<number, string | undefined>): boolean => {
    const stays = ({ span: [start] }: Entry): boolean => !anew.has(start) || anew.get(start) !== undefined;
    const left = entries.filter((each) => each.section === section && stays(each));
    return standing !== '' && left.every(({ mark }) => mark === '') && left.some(({ said }) => !isTalk(said, ''));
  };
  const bare = new Set(own.filter(({ mark }) => mark === '').map(({ section }) => section));
  return {
    said: own.map(({ span, section, date, said }) => {
      const name = sections[section]?.name ?? '';
      return { span, container: name, draft: draftOf(said, date, kindIn(name) ?? kindOf(said), ground) };
    }),
    edited: (anew, added) => {
      const cuts: Cut[] = [...anew].flatMap(([start, said]): Cut[] => {
        const entry = own.find(({ span }) => span[0] === start);
        if (!entry) return [];
        if (said !== undefined) return [{ span: entry.span, text: said }];
        return [
          isLast(entry, anew) ? { span: entry.span, text: NONE } : { span: wholeLine(text, entry.span), text: '' },
        ];
      });
      return laidOut(
        text,
        cuts,
        added,
        end,
        sections.filter(({ end: last }, at) => last !== -1 && !bare.has(at)),
      );
    },
  };
};

/** A bare line that only leads up to what follows. */
const isTalk = (said: string, mark: string): boolean => mark === '' && /[:：]$/.test(said.trimEnd());

const kindIn = (section: string): Kind | undefined =>
  section === ''
    ? undefined
    : Object.hasOwn(KIND_OF, section.toLowerCase())
      ? KIND_OF[section.toLowerCase()]
      : 'reference';

const draftOf = (said: string, date: string | undefined, kind: Kind, ground: FileGround): FileDraft => {
  const [label, told] = PROJECT.exec(said) ?? [];
  const path = told === undefined ? undefined : heardPath(told, ground);
  const body = parseBody(said.slice(label?.length ?? 0));
  return {
    ...body,
    kind,
    scope:
      path === undefined
        ? { level: 'global' }
        : { level: 'project', key: path, paths: path.startsWith('/') ? [path] : [] },
    ...(date !== undefined && DAY.test(date) && { dates: { updated: { text: date, basis: 'declared' as const } } }),
  };
};

const wholeLine = (text: string, [from, to]: Span): Span => [
  from,
  to + (/^\r?\n/.exec(text.slice(to))?.[0].length ?? 0),
];

/** New entries stand at the end of their section, new sections in the vendor's order where the list ends. */
const laidOut = (
  text: string,
  cuts: readonly Cut[],
  added: readonly Added[],
  end: number,
  sections: readonly Section[],
): string => {
  const eol = eolOf(text);
  const rank = ({ container }: Added): number => SECTIONS.findIndex((each) => each === container);
  const groups = Map.groupBy(
    added.toSorted((a, b) => rank(a) - rank(b)),
    ({ container }) => container,
  );
  const fresh: string[] = [];
  const more = [...groups].flatMap(([name, group]): Cut[] => {
    const at = sections.findLast((each) => each.name === name)?.end;
    const said = group.map((each) => each.text);
    if (at === undefined) fresh.push([KNOWN.test(name) || name === '' ? name : `## ${name}`, ...said].join('\n'));
    return at === undefined ? [] : [{ span: [at, at], text: `\n${said.join('\n')}` }];
  });
  if (fresh.length > 0) {
    const above = text.slice(0, end);
    const gap = above.replace('\ufeff', '').trim() === '' ? '' : '\n'.repeat(2 - newlinesAt(above));
    more.push({ span: [end, end], text: gap + fresh.join('\n\n') + (end === text.length ? '\n' : '') });
  }
  const woven = weave(
    text,
    [...cuts, ...more].map((cut) => ({ ...cut, text: cut.text.replace(/\r?\n/g, eol) })),
  );
  return added.length === 0 ? withoutEmpty(woven) : woven;
};

const newlinesAt = (text: string): number => (/(?:\r?\n){0,2}$/.exec(text)?.[0] ?? '').split('\n').length - 1;

/** A text of which nothing is left but headings of ours is empty. */
const withoutEmpty = (text: string): string => {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '');
  return lines.length > 0 && lines.every((line) => KNOWN.test(line)) ? '' : text;
};

/** One entry; where it stands already, with the mark that it has there. */
export const entryOf = (
  memory: Memory,
  old: { text: string; container: string } | undefined,
  ground: FileGround,
  kindOf: (said: string) => Kind,
): Added | string => {
  const { scope, status, kind } = memory;
  if (status !== 'active') return `what an assistant is told is active, this memory is ${status}`;
  if (scope.level !== 'global' && scope.level !== 'project')
    return `an assistant keeps nothing per ${scope.level === 'path' ? 'part of a project' : scope.level}`;
  const label = scope.level === 'global' ? '' : `(project ${toldPath(scope.paths[0] ?? scope.key, ground)}) `;
  const said = `${label}${printBody(memory, PLAIN_BODY)}`;
  const stays = old !== undefined && (kindIn(old.container) ?? kindOf(said)) === kind;
  const first = old?.text.split(/\r?\n/)[0] ?? '';
  const dated = DATED.test(first);
  const own = NUMBERED.exec(first)?.[0] ?? BULLET.exec(first)?.[0] ?? '';
  const day = DAY.exec(memory.dates.updated?.text ?? memory.dates.created?.text ?? '')?.[0];
  const mark = stays && !dated ? own : `[${day ?? 'unknown'}] - `;
  const text = mark + said.replace(/\n(?=[^\n])/g, '\n  ');
  return { container: stays ? old.container : SECTION_OF[kind], text };
};
