import { readFileSync } from 'node:fs';
import type { Memory } from '../../src/ir/memory.ts';
import { type Around, refusals } from '../../src/assist/gates/refusals.ts';
import type { Refusal, Wording } from '../../src/assist/wording.ts';
import { parseBody, printBody } from '../../src/text/body.ts';
import { memoryFrom } from './parity-set.ts';

/** One wording of one memory, and what should come of it. */
export interface Case {
  id: string;
  lang: string;
  target: string;
  source: string;
  candidate: string;
  expect: 'accept' | 'reject';
  mutator: string;
  hard?: boolean;
}

/** One case a line; a line that is none is an error with its number, never skipped. */
export const readCases = (path: string): Case[] =>
  readFileSync(path, 'utf8')
    .split('\n')
    .flatMap((line, at) => {
      if (line.trim() === '') return [];
      const read = JSON.parse(line) as Partial<Case>;
      const { source, candidate, expect } = read;
      if (typeof source !== 'string' || typeof candidate !== 'string' || (expect !== 'accept' && expect !== 'reject'))
        throw new Error(
          `${path}:${at + 1}: expected {id, lang, target, source, candidate, expect: accept or reject, mutator}`,
        );
      const { id = String(at + 1), lang = 'und', target = 'claude', mutator = 'faithful' } = read;
      return [{ ...read, id, lang, target, source, candidate, expect, mutator }];
    });

const wholeOf = (text: string): Wording => {
  const { statement, why, how, detail } = parseBody(text);
  return {
    statement: detail === undefined ? statement : `${statement}\n\n${detail}`,
    ...(why !== undefined && { why }),
    ...(how !== undefined && { how }),
  };
};

/**
 * What every body of markdown reads back, whatever the harness; the adapters' own readers are tried by their own tests.
 */
const AROUND: Around = { readBack: (wording) => wholeOf(printBody(wording)) };

export const refusalsOf = ({ source, candidate }: Pick<Case, 'source' | 'candidate'>): Refusal[] => {
  const memory: Memory = { ...memoryFrom({ harness: 'claude', text: source }), ...wholeOf(source) };
  const { detail: _said, ...whole } = memory;
  return refusals(whole, wholeOf(candidate), AROUND);
};

/** Letters that have to be changed, put in or taken out, as a share of the longer text. */
export const distance = (one: string, other: string): number => {
  const [a, b] = [[...one], [...other]];
  let row = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (const [i, letter] of a.entries()) {
    const next = [i + 1];
    for (const [j, against] of b.entries())
      next.push(
        Math.min(
          (row[j + 1] as number) + 1,
          (next[j] as number) + 1,
          (row[j] as number) + (letter === against ? 0 : 1),
        ),
      );
    row = next;
  }
  return (row.at(-1) as number) / Math.max(a.length, b.length, 1);
};
