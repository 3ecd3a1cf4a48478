import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { entryMemory } from '../../adapters/hermes/entries/entry-memory.ts';
import { readFileText } from '../../adapters/claude/file/memory-file.ts';
import { readBullet } from '../../adapters/codex/summary/bullets.ts';
import { BULLET } from '../../adapters/codex/summary/outline.ts';
import type { Memory } from '../../src/ir/memory.ts';

export const LABELS = [
  'same',
  'format',
  'voice',
  'paraphrase',
  'contradiction',
  'narrower',
  'merged',
  'related',
  'unrelated',
] as const;
export type Label = (typeof LABELS)[number];

export interface Pair {
  id: string;
  lang: string;
  a: { harness: string; text: string };
  b: { harness: string; text: string };
  label: Label;
}

/** Two stores of one language or more that have nothing to do with each other. */
export interface StorePair {
  case: string;
  a: readonly string[];
  b: readonly string[];
}

/** One pair a line; a line that is none is an error with its number, never skipped. */
export const readSet = (path: string): Pair[] =>
  readFileSync(path, 'utf8')
    .split('\n')
    .flatMap((line, at) => {
      if (line.trim() === '') return [];
      const pair = JSON.parse(line) as Partial<Pair>;
      if (
        typeof pair.a?.text !== 'string' ||
        typeof pair.b?.text !== 'string' ||
        !LABELS.includes(pair.label as Label)
      ) {
        throw new Error(`${path}:${at + 1}: expected {id, lang, a: {harness, text}, b: {harness, text}, label}`);
      }
      return [{ ...pair, id: pair.id ?? String(at + 1), lang: pair.lang ?? 'und' } as Pair];
    });

export const readStores = (path: string): StorePair => JSON.parse(readFileSync(path, 'utf8')) as StorePair;

/** A text as the harness that it stands in would read it. */
export const memoryFrom = ({ harness, text }: Pair['a'], id = text): Memory => {
  const memory: Memory = {
    id,
    kind: 'rule',
    name: 'm',
    statement: text,
    scope: { level: 'global' },
    author: 'unknown',
    load: 'always',
    status: 'active',
    keywords: [],
    links: [],
    evidence: [],
    dates: {},
    places: [],
    native: {},
  };
  if (harness === 'hermes') return { ...entryMemory('MEMORY.md', { text, spans: [] }, {}), id };
  if (harness !== 'codex') return { ...memory, ...readFileText(text).body };
  const { statement, why, how, detail, frame } = readBullet(
    alone(text) ? text.replace(BULLET, '') : text,
    'preferences',
    true,
  );
  const rest = {
    ...(why !== undefined && { why }),
    ...(how !== undefined && { how }),
    ...(detail !== undefined && { detail }),
  };
  return { ...memory, statement, ...rest, native: frame === undefined ? {} : { frame } };
};

/** Of a list whose items are numbered the first one keeps its number. */
const alone = (text: string): boolean => text.split('\n').filter((line) => /^\d/.test(line)).length < 2;

const NAMES = ['alder', 'birch', 'cedar', 'elm', 'fir', 'hazel', 'larch', 'maple', 'oak', 'pine'];

/** Texts of the sets with other names and numbers in them: many that share words, few that look alike. */
export const manyMemories = (count: number): Memory[] => {
  const pool = ['train', 'test']
    .flatMap((half) => readSet(fileURLToPath(new URL(`../sets/parity/${half}.jsonl`, import.meta.url))))
    .flatMap(({ a, b }) => [a, b]);
  return Array.from({ length: count }, (_, at) => {
    const { harness, text } = pool[(at * 7919) % pool.length] as Pair['a'];
    const turn = Math.floor(at / pool.length);
    return memoryFrom(
      { harness, text: turn === 0 ? text : `${text.split('\n')[0] ?? ''} ${NAMES[turn % 10]}${turn} ${at % 977}` },
      String(at),
    );
  });
};
