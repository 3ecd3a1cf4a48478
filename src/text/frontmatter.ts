import type { Span } from '../ir/memory.ts';
import { FORBIDDEN, readYaml, type Head, type HeadValue } from './yaml.ts';

export interface Frontmatter {
  /** The fields, every scalar as the text that stood there. Empty when nothing could be read. */
  head: Head;
  /** How the fields were read; `rescued` means that YAML refused them and single lines were taken as they stand. */
  by: 'lines' | 'yaml' | 'rescued';
  /** Why YAML refused. */
  problem?: string;
  /** From the opening fence to the end of the line of the closing one. */
  block: Span;
  /** Between the fences. */
  inner: Span;
}

/** Larger blocks are not parsed: docs/design.md §6. */
const MAX_HEAD = 16_384;

/**
 * A file has frontmatter only if its first line is exactly `---` and a later line closes it. What gray-matter
 * would take besides (`---js` evaluates code, a missing close swallows the file) never reaches it.
 */
export const readFrontmatter = (text: string): Frontmatter | undefined => {
  const open = /^\ufeff?---[ \t]*(\r\n|\n|\r)/.exec(text);
  if (!open) return undefined;
  const start = open[0].length;
  const closing = /^(?:---|\.\.\.)[ \t]*$(?:\r\n|\n|\r)?/gm;
  closing.lastIndex = start;
  const close = closing.exec(text);
  if (!close) return undefined;
  const inner: Span = [start, close.index];
  const block: Span = [text.startsWith('\ufeff') ? 1 : 0, close.index + close[0].length];
  return { ...readHead(text.slice(...inner)), block, inner };
};

export const readHead = (source: string): { head: Head; by: Frontmatter['by']; problem?: string } => {
  const lines = readLines(source);
  if (lines) return { head: lines, by: 'lines' };
  const parsed = source.length > MAX_HEAD ? `larger than ${MAX_HEAD} characters` : readYaml(source);
  if (typeof parsed !== 'string') return { head: parsed, by: 'yaml' };
  return { head: rescue(source), by: 'rescued', problem: parsed };
};

const KEY = /^( {2})?([A-Za-z_][\w-]*):(?:[ \t]+(.*?))?[ \t]*$/;
/** Plain scalars that mean the same in every YAML version: no indicator first, no `: `, no ` #`, no tab. */
const PLAIN =
  /^(?![ \-?:,[\]{}#&*!|>'"%@`])(?!.*(?::(?:[ ]|$)| #|\t))[\x20-\x7e\u00a0-\u2027\u202a-\ud7ff\ue000-\ufefe\uff00-\ufffd\u{10000}-\u{10ffff}]+$/u;
/** The same of plain ASCII, as nearly every value is, in one pass. */
const PLAIN_ASCII = /^(?![ \-?:,[\]{}#&*!|>'"%@`])(?:[ !"$-9;-~]|:(?=[^ ])|(?<! )#)+$/;
const isPlain = (text: string): boolean => (/[^\x20-\x7e]/.test(text) ? PLAIN : PLAIN_ASCII).test(text);
const DOUBLE = /^"([^"\\\t\r\n]*)"$/;
const SINGLE = /^'([^'\t\r\n]*)'$/;
/** What JSON and YAML read alike in quotes: nothing is escaped, nothing is a control character. */
const QUOTED = String.raw`"[^"\\\x00-\x1f\x7f-\x9f\u2028\u2029\ufeff]*"`;
const FIELDS = String.raw`\{"[a-z][A-Za-z]*":${QUOTED}(?:,"[a-z][A-Za-z]*":${QUOTED})*\}`;
/** A list on one line, of quoted words or of groups of named words: triggers, links, evidence. */
const LIST = new RegExp(`^\\[(?:${QUOTED}(?:, ?${QUOTED})*|${FIELDS}(?:,${FIELDS})*)?\\]$`);

/** The subset nearly every real file keeps to: `key: value`, one level of nesting. Undefined = not in it. */
const readLines = (source: string): Head | undefined => {
  if (source.length > MAX_HEAD) return undefined;
  const head: Head = {};
  let nest: Head | undefined;
  const lines = source.split(/\r\n|\n/);
  if (lines.at(-1) === '') lines.pop();
  for (const [index, line] of lines.entries()) {
    const match = KEY.exec(line);
    if (!match) return undefined;
    const [, indent, key, raw] = match as unknown as [string, string | undefined, string, string | undefined];
    if (FORBIDDEN.has(key)) return undefined;
    const into = indent ? nest : head;
    if (!into || Object.hasOwn(into, key)) return undefined;
    if (raw === undefined || raw === '') {
      const next = lines[index + 1];
      if (indent || next === undefined || !next.startsWith('  ')) return undefined;
      nest = {};
      head[key] = nest;
      continue;
    }
    const value =
      DOUBLE.exec(raw)?.[1] ?? SINGLE.exec(raw)?.[1] ?? (isPlain(raw) ? raw : LIST.test(raw) ? listIn(raw) : undefined);
    if (value === undefined) return undefined;
    into[key] = value;
    if (!indent) nest = undefined;
  }
  return head;
};

/** A name that stands twice in one group is for YAML to refuse, and so is one that reaches a prototype. */
const listIn = (raw: string): HeadValue | undefined => {
  const list = JSON.parse(raw) as (string | { [key: string]: string })[];
  const names = list.flatMap((each) => (typeof each === 'string' ? [] : Object.keys(each)));
  return names.length === (raw.match(NAMED)?.length ?? 0) && !names.some((name) => FORBIDDEN.has(name))
    ? list
    : undefined;
};
const NAMED = new RegExp(`[{,]"[a-z][A-Za-z]*":(?=${QUOTED}[,}])`, 'g');

/**
 * The 4 % of real heads that fail YAML hold an unquoted `: ` or a stray quote; single lines read all of them
 * (docs/formats/in-the-wild.md §1).
 */
const rescue = (source: string): Head => {
  const head: Head = {};
  let nest: Head | undefined;
  for (const line of source.slice(0, MAX_HEAD).split(/\r\n|\n|\r/)) {
    const match = /^([ \t]*)([A-Za-z_][\w-]*)[ \t]*:(?:[ \t]+(.*?))?[ \t]*$/.exec(line);
    if (!match) continue;
    const [, indent, key, raw = ''] = match as unknown as [string, string, string, string | undefined];
    if (FORBIDDEN.has(key)) continue;
    const into = indent !== '' && nest ? nest : head;
    if (Object.hasOwn(into, key)) continue;
    if (raw === '' && indent === '') {
      nest = {};
      head[key] = nest;
    } else {
      into[key] = DOUBLE.exec(raw)?.[1] ?? SINGLE.exec(raw)?.[1] ?? (/^[[{]/.test(raw) ? alone(raw) : raw);
      if (indent === '') nest = undefined;
    }
  }
  return head;
};

/** A list or map that is sound by itself says the same before and after the line that broke its head is mended. */
const alone = (raw: string): HeadValue => {
  const read = readYaml(`value: ${raw}\n`);
  return typeof read === 'string' ? raw : (read['value'] ?? raw);
};

/** A scalar as memport writes it: plain where that is safe, else double-quoted on one line. */
export const printScalar = (value: string): string =>
  isPlain(value) &&
  !value.endsWith(' ') &&
  !/^(?:~|null|true|false|yes|no|on|off|[-+.\d].*)$/i.test(value) &&
  !value.includes('---')
    ? value
    : JSON.stringify(value).replace(/[\u007f-\u009f\u2028\u2029\ufeff]/g, escapeUnit);

const escapeUnit = (unit: string): string => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
