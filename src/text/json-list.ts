import type { Span } from '../ir/memory.ts';
import { brokenAt, isRecord } from './json.ts';
import { positionOf } from './measure.ts';

export interface JsonElement {
  span: Span;
  value: unknown;
}

/** The list of a JSON text, with where its elements stand. */
export interface JsonList {
  elements: JsonElement[];
  /** What stands between the brackets; all of the text where there are none. */
  inside: Span;
  /** `,` in a list, nothing between documents that follow each other. */
  joint: ',' | '';
  /** The members beside the list, where it is a member itself. */
  beside: Readonly<Record<string, unknown>>;
}

/** Nothing that anybody remembers is nested deeper, and what goes through it by calling itself may fall over. */
const DEPTH = 100;

/**
 * A list, the list that an object holds under one of `keys`, or objects one after the other. `why` says what is wrong
 * with any other text, and in which line.
 */
export const jsonListIn = (text: string, keys: readonly string[]): JsonList | { why: string } => {
  const from = text.startsWith('\ufeff') ? 1 : 0;
  const deep = tooDeep(text);
  if (deep !== -1)
    return { why: `it is nested more than ${DEPTH} deep in line ${positionOf(text, deep).line}: no export is` };
  const whole: JsonElement[] = [];
  for (let at = skipped(text, from); at < text.length; at = skipped(text, at)) {
    const end = valueEnd(text, at);
    const value = valued(text.slice(at, end));
    if (value === undefined) {
      const fault = at + Math.max(0, brokenAt(text.slice(at, end)));
      return { why: `it is no JSON: line ${positionOf(text, fault).line} is broken, or it breaks off there` };
    }
    whole.push({ span: [at, end], value });
    at = end;
  }
  const [only, ...more] = whole;
  if (!only) return { why: 'there is nothing in it' };
  if (more.length === 0 && Array.isArray(only.value)) return listAt(text, only.span, only.value, {});
  if (more.length === 0 && isRecord(only.value)) {
    const { value } = only;
    const key = keys.find((each) => Array.isArray(value[each]));
    if (key !== undefined) {
      const { [key]: list, ...beside } = value;
      return listAt(text, memberSpan(text, only.span, key), list as unknown[], beside);
    }
    const wrong = keys.find((each) => Object.hasOwn(value, each));
    if (wrong !== undefined) return { why: `what it calls ${JSON.stringify(wrong)} is no list` };
  }
  if (!whole.every(({ value }) => isRecord(value)))
    return { why: 'it is neither a list nor objects one after another' };
  return { elements: whole, inside: [from, text.length], joint: '', beside: {} };
};

/** The same text with some elements said anew, or gone where that is undefined, and others behind the last one. */
export const withElements = (
  text: string,
  { elements, inside, joint }: JsonList,
  anew: ReadonlyMap<number, string | undefined>,
  added: readonly string[],
): string => {
  if (added.length === 0 && anew.size === 0) return text;
  const eol = text.includes('\r\n') ? '\r\n' : '\n';
  const first = elements[0]?.span[0];
  const isOpen = first === undefined || text.slice(inside[0], first).includes('\n') || elements.length === 0;
  const opening = text.slice(text.lastIndexOf('\n', inside[0] - 1) + 1, inside[0]);
  const own = first === undefined ? undefined : /(?:^|\n)([ \t]*)$/.exec(text.slice(inside[0], first))?.[1];
  const indent = own ?? (joint === '' ? '' : `${/^[ \t]*/.exec(opening)?.[0] ?? ''}  `);
  const laid = (said: string): string =>
    isOpen || joint === '' ? said.replaceAll('\n', eol + indent) : JSON.stringify(JSON.parse(said));
  const gap = joint === '' ? eol : isOpen ? `,${eol}${indent}` : ', ';
  const kept = elements.flatMap(({ span }, index) => {
    const said = anew.has(span[0]) ? anew.get(span[0]) : text.slice(...span);
    if (said === undefined) return [];
    const before = elements[index - 1];
    const between = before ? text.slice(before.span[1], span[0]) : gap;
    return [{ between, said: anew.has(span[0]) ? laid(said) : said }];
  });
  const all = [...kept, ...added.map((said) => ({ between: gap, said: laid(said) }))];
  const lead = text.slice(inside[0], first ?? inside[0]);
  const last = elements.at(-1)?.span[1];
  const tail = last === undefined ? '' : text.slice(last, inside[1]);
  const body = all.map(({ between, said }, index) => (index === 0 ? said : between + said)).join('');
  const start = lead === '' && first === undefined && joint === ',' ? eol + indent : lead;
  const close = last === undefined && joint === ',' ? eol + indent.slice(2) : tail;
  const rest = body === '' ? '' : start + body + (close === '' && joint === '' ? eol : close);
  return text.slice(0, inside[0]) + rest + text.slice(inside[1]);
};

const listAt = (text: string, [from, to]: Span, values: readonly unknown[], beside: JsonList['beside']): JsonList => {
  const elements: JsonElement[] = [];
  let at = from + 1;
  for (const value of values) {
    at = skipped(text, at);
    const end = valueEnd(text, at);
    elements.push({ span: [at, end], value });
    at = skipped(text, end) + 1;
  }
  return { elements, inside: [from + 1, to - 1], joint: ',', beside };
};

/** Where the value of a member stands; of two of one name the last counts, as it does for `JSON.parse`. */
const memberSpan = (text: string, [from]: Span, name: string): Span => {
  let found: Span = [from, from];
  let at = skipped(text, from + 1);
  while (text[at] === '"') {
    const end = valueEnd(text, at);
    const key = JSON.parse(text.slice(at, end)) as string;
    const start = skipped(text, skipped(text, end) + 1);
    const stop = valueEnd(text, start);
    if (key === name) found = [start, stop];
    at = skipped(text, stop);
    if (text[at] === ',') at = skipped(text, at + 1);
  }
  return found;
};

const valued = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
};

const skipped = (text: string, at: number): number => {
  let next = at;
  while (' \t\r\n'.includes(text[next] ?? 'x')) next += 1;
  return next;
};

/** Behind the value that begins here: by its brackets and quotes alone. */
const valueEnd = (text: string, from: number): number => {
  let depth = 0;
  let at = from;
  for (; at < text.length; at += 1) {
    const char = text[at] as string;
    if (char === '"') {
      at = stringEnd(text, at) - 1;
      if (depth === 0) return at + 1;
    } else if (char === '{' || char === '[') depth += 1;
    else if (char === '}' || char === ']') {
      depth -= 1;
      if (depth <= 0) return depth === 0 ? at + 1 : Math.max(at, from + 1);
    } else if (depth === 0 && ', \t\r\n:'.includes(char)) return Math.max(at, from + 1);
  }
  return at;
};

const stringEnd = (text: string, from: number): number => {
  for (let at = from + 1; ; at += 1) {
    const quote = text.indexOf('"', at);
    if (quote === -1) return text.length;
    let back = quote;
    while (text[back - 1] === '\\') back -= 1;
    if ((quote - back) % 2 === 0) return quote + 1;
    at = quote;
  }
};

/** Where brackets first stand deeper than the bound; -1 where they nowhere do. */
const tooDeep = (text: string): number => {
  let depth = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === 0x22) at = stringEnd(text, at) - 1;
    else if (code === 0x7b || code === 0x5b) {
      depth += 1;
      if (depth > DEPTH) return at;
    } else if (code === 0x7d || code === 0x5d) depth -= 1;
  }
  return -1;
};

/** Whether the text is nested so deep that nothing is made of it. */
export const isTooDeep = (text: string): boolean => tooDeep(text) !== -1;
