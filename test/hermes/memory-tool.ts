/**
 * What Hermes' own memory tool makes of a file (v0.20.3, docs/formats/hermes.md §3, docs/formats/hermes.md §5), written
 * anew from what was seen of it: it shares no line with the adapter. Text that it would block is not judged here.
 */
export type Did = { did: true; bytes: Buffer } | { did: false; error: string };

/** Python's `str.strip()`. */
const EDGE = '[\\t-\\r\\x1c-\\x20\\x85\\xa0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000]';
const strip = (text: string): string =>
  text.replace(new RegExp(`^${EDGE}+`, 'u'), '').replace(new RegExp(`${EDGE}+$`, 'u'), '');
const lengthOf = (text: string): number => Array.from(text).length;
const GAP = '\n§\n';

/** Strict UTF-8 behind at most one BOM, line ends as Python's text mode reads them; undefined where that fails. */
const rawOf = (bytes: Buffer): string | undefined => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes).replace(/\r\n?/g, '\n');
  } catch {
    return undefined;
  }
};

const entriesIn = (raw: string): string[] =>
  raw
    .split(GAP)
    .map(strip)
    .filter((entry) => entry !== '');
const loaded = (raw: string): string[] => [...new Set(entriesIn(raw))];
const written = (entries: readonly string[]): Did => ({ did: true, bytes: Buffer.from(entries.join(GAP)) });

export const add = (bytes: Buffer, limit: number, said: string): Did => {
  const raw = rawOf(bytes);
  const content = strip(said);
  if (raw === undefined) return { did: false, error: 'unreadable' };
  if (content === '') return { did: false, error: 'Content cannot be empty.' };
  const entries = loaded(raw);
  if (entries.includes(content)) return { did: true, bytes };
  const next = [...entries, content];
  return lengthOf(next.join(GAP)) > limit ? { did: false, error: 'over the limit' } : written(next);
};

/** Removes the one entry that holds some words; refused where the file is not as the tool itself would have left it. */
export const remove = (bytes: Buffer, limit: number, words: string): Did => {
  const raw = rawOf(bytes);
  if (raw === undefined) return { did: false, error: 'unreadable' };
  const all = entriesIn(raw);
  if (strip(raw) !== all.join(GAP) || all.some((entry) => lengthOf(entry) > limit))
    return { did: false, error: 'drift' };
  const entries = loaded(raw);
  const found = entries.filter((entry) => entry.includes(words));
  return found.length === 1
    ? written(entries.filter((entry) => entry !== found[0]))
    : { did: false, error: 'no match' };
};
