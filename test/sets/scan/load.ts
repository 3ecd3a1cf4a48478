import { globSync, readFileSync } from 'node:fs';

export type Label = 'benign' | 'secret' | 'injection' | 'invisible';

export interface Labelled {
  id: string;
  lang: string;
  text: string;
  label: Label;
  what?: string;
  note?: string;
  /** Of a secret: a vendor's token, known by its context alone, or a block of lines. */
  group?: 'vendor' | 'context' | 'block' | 'benign' | 'direct' | 'veiled' | 'hard' | 'plain';
}

const selector = (byte: number) => String.fromCodePoint(byte < 16 ? 0xfe00 + byte : 0xe0100 + byte - 16);

/** The forms are those of README.md beside this file; any other text comes back as it is. */
export const resolve = (text: string): string =>
  text
    .replace(/\{\{join:((?:[^{}]|\{[^{}])*?)\}\}/g, (_, pieces: string) => pieces.split('|').join(''))
    .replace(/\{\{tags:([^{}]*)\}\}/g, (_, words: string) =>
      words.replace(/[ -~]/g, (c) => String.fromCodePoint(0xe0000 + c.charCodeAt(0))),
    )
    .replace(/\{\{vs:([^{}]*)\}\}/g, (_, words: string) => [...new TextEncoder().encode(words)].map(selector).join(''));

export const loadSet = (file: string | URL): Labelled[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const row = JSON.parse(line) as Labelled;
      return { ...row, text: resolve(row.text) };
    });

/** `train` and `test` are the halves; the others were written after the module, one after another (README.md). */
export const sets = [
  'train',
  'test',
  'fresh',
  'again',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
  'eleventh',
  'twelfth',
  'thirteenth',
  'fourteenth',
  'fifteenth',
  'sixteenth',
  'seventeenth',
  'eighteenth',
  'nineteenth',
  'twentieth',
  'twentyfirst',
  'twentysecond',
  'twentythird',
  'twentyfourth',
  'twentyfifth',
  'free',
  'causes',
] as const;

/**
 * A set that was not tuned for until it was reached: what is found of it now, which nothing may make less. Half of its
 * misses were never read (README.md).
 */
export const reached: Partial<Record<(typeof sets)[number], Readonly<Record<string, number>>>> = {
  twentyfirst: { 'recall secret': 153, 'recall injection': 132 },
  twentysecond: { 'recall secret': 172, 'recall injection': 151, 'false alarms at warn': 7 },
  twentythird: {
    'recall secret': 158,
    'recall injection': 128,
    'false alarms at warn': 10,
    'false alarms at block': 2,
  },
  twentyfourth: { 'recall secret': 76, 'recall injection': 84, 'false alarms at warn': 7 },
  twentyfifth: { 'recall secret': 64, 'recall injection': 69, 'false alarms at warn': 8 },
};

/** What no weight is counted from: it says what is found of texts by strangers (README.md). */
export const unseen: readonly (typeof sets)[number][] = [
  'twentysecond',
  'twentythird',
  'twentyfourth',
  'twentyfifth',
];

export const half = (name: (typeof sets)[number]): Labelled[] => loadSet(new URL(`${name}.jsonl`, import.meta.url));

const COUNTED = new URL('counted/', import.meta.url);

/** Texts that only the weights are counted from (README.md): harder than what people send, and measured by nothing. */
export const counted = (): { name: string; rows: Labelled[] }[] =>
  globSync('*.jsonl', { cwd: COUNTED.pathname })
    .sort()
    .map((file) => ({ name: file.replace('.jsonl', ''), rows: loadSet(new URL(file, COUNTED)) }));
