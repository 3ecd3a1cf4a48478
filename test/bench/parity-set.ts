import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { bare, type Said } from '../../src/meaning/said.ts';
import { FRAMES } from './frames.ts';

export const LABELS = ['same', 'voice', 'paraphrase', 'merged', 'narrower', 'contradiction', 'related', 'unrelated'] as const;
export type Label = (typeof LABELS)[number];

export interface Pair {
  id: string;
  lang: string;
  a: { harness: string; text: string };
  b: { harness: string; text: string };
  label: Label;
  note?: string;
  hard?: unknown;
}

/** A text of a set, with the frames of the harness it stands in. */
export const said = ({ harness, text }: Pair['a']): Said => {
  const frames = FRAMES[harness];
  return frames === undefined ? { text } : { text, frames };
};

/** One pair a line; a line that is none is an error with its number, never skipped. */
export function readSet(path: string): Pair[] {
  return readFileSync(path, 'utf8').split('\n').flatMap((line, at) => {
    if (line.trim() === '') return [];
    const pair = JSON.parse(line) as Partial<Pair>;
    if (typeof pair.a?.text !== 'string' || typeof pair.b?.text !== 'string' || !LABELS.includes(pair.label as Label)) {
      throw new Error(`${path}:${at + 1}: expected {id, lang, a: {harness, text}, b: {harness, text}, label}`);
    }
    return [{ ...pair, id: pair.id ?? String(at + 1), lang: pair.lang ?? 'und' } as Pair];
  });
}

/** What `relation` has to answer for a label. */
export const expected = (label: Label): string =>
  label === 'voice' || label === 'paraphrase' ? 'same' : label === 'merged' || label === 'narrower' ? 'contains' : label;

/**
 * The side that covers the other. A note `covers: a` says so; without one the union is the longer
 * statement of a `merged` pair, and the general rule the shorter one of a `narrower` pair.
 */
export function covering(pair: Pair): 'a' | 'b' {
  const noted = /\bcovers:? ?["'`]?([ab])\b/.exec(pair.note ?? '')?.[1];
  if (noted === 'a' || noted === 'b') return noted;
  const longer = bare(said(pair.a)).statement.length > bare(said(pair.b)).statement.length ? 'a' : 'b';
  return pair.label === 'merged' ? longer : longer === 'a' ? 'b' : 'a';
}

/** Texts of the sets with other names and numbers in them: many that share words, few that say the same. */
export function manyTexts(count: number): Said[] {
  const pool = ['train', 'test'].flatMap((half) => readSet(fileURLToPath(new URL(`../sets/parity/${half}.jsonl`, import.meta.url)))).flatMap(({ a, b }) => [a, b]);
  return Array.from({ length: count }, (_, at) => {
    const one = pool[(at * 7919) % pool.length] ?? { harness: 'claude', text: '' };
    const turn = Math.floor(at / pool.length);
    return said({ harness: one.harness, text: turn === 0 ? one.text : `${one.text.split('\n')[0] ?? ''} ${['alder', 'birch', 'cedar', 'elm', 'fir', 'hazel', 'larch', 'maple', 'oak', 'pine'][turn % 10]}${turn} ${at % 977}` });
  });
}
