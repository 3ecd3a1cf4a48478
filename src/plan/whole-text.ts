import { isNameOfWords, nameOfWords } from '../kit/called.ts';
import { scopeKey } from '../ir/identity.ts';
import type { Memory } from '../ir/memory.ts';

/**
 * Every text of a memory, as one: its fields stand together wherever they go, a label in one and its value in the next.
 */
export interface WholeText {
  text: string;
  /** Where each field's text begins and ends in it, in the order in which `reworded` asks for them. */
  spans: [number, number][];
  /** Up to here stands what it is called, its files and its id, which masking cannot change. */
  called: number;
  /** From where to where it is said to a reader: behind that stands what only its origin reads. */
  said: [number, number];
}

/** What is said to a reader comes first, in the order of a body; what only the origin reads comes last. */
const FIELDS = [
  'title',
  'hook',
  'statement',
  'why',
  'how',
  'detail',
  'triggers',
  'keywords',
  'nativeKind',
  'links',
  'evidence',
  'derivedFrom',
  'dates',
  'validity',
  'native',
] as const satisfies readonly (keyof Memory)[];

/** The value with every string in it changed, depth first; `key` is the nearest name above it. */
const changed = (value: unknown, key: string, change: (text: string, key: string) => string): unknown => {
  if (typeof value === 'string') return change(value, key);
  if (Array.isArray(value)) return value.map((each) => changed(each, key, change));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, changed(each, name, change)]));
};

const throughout = (memory: Memory, change: (text: string, key: string) => string): Memory => {
  const out: Record<string, unknown> = { ...memory };
  for (const field of FIELDS) if (memory[field] !== undefined) out[field] = changed(memory[field], field, change);
  // A line that says the memory in other words is printed as well.
  if (memory.places.some(({ words }) => words !== undefined)) {
    out['places'] = memory.places.map((place) =>
      place.words === undefined ? place : { ...place, words: change(place.words, 'words') },
    );
  }
  return out as unknown as Memory;
};

const SAID: ReadonlySet<string> = new Set([
  'title',
  'hook',
  'statement',
  'why',
  'how',
  'detail',
  'keywords',
  'triggers',
  'words',
]);

/**
 * What the format itself calls the memory by, where that is no file and no hash: a heading. It stands in ledgers and
 * marks.
 */
const ownKey = ({ id, scope, places }: Memory): string[] => {
  const key = id
    .split(`/${scopeKey(scope)}/`)
    .slice(1)
    .join('/');
  return /^[0-9a-f]{12}(?:~\d+)?$/.test(key) || places.some(({ file }) => key.startsWith(file)) ? [] : [key];
};

export const wordingOf = (memory: Memory): WholeText => {
  // The words of a file's name, parted as they are read.
  const own = isNameOfWords(memory) ? [] : [memory.name];
  let text = [...new Set([...memory.places.map(({ file }) => file), ...own, ...ownKey(memory)])].join('\n');
  const called = text.length;
  const spans: [number, number][] = [];
  let said = called;
  throughout(memory, (each, key) => {
    text += SAID.has(key) ? '\n\n' : `\n\n${key}: `;
    spans.push([text.length, text.length + each.length]);
    text += each;
    // Whatever stands between two fields that are said is read with them.
    if (SAID.has(key)) said = text.length;
    return each;
  });
  return { text, spans, called, said: [called, said] };
};

/** The memory with other texts in its fields: `text` gives what stands in a span of its wording. */
export const reworded = (memory: Memory, { spans }: WholeText, text: (from: number, to: number) => string): Memory => {
  let at = 0;
  const said = throughout(memory, (each) => {
    const [from, to] = spans[at++] ?? [0, 0];
    return from === to ? each : text(from, to);
  });
  // A name made of words must not keep what those words lost.
  return isNameOfWords(memory) ? { ...said, name: nameOfWords(said) } : said;
};
