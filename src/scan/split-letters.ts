/** `i g n o r e   a l l`: letters one at a time, and what they spell. */
import type { Encoded } from './encoded.ts';
import { vocabulary } from './vocabulary.ts';

const RUN = /(?<![\p{L}\p{N}])\p{L}(?:[ .\-_*|·/+~,]{1,4}\p{L}){7,}(?![\p{L}\p{N}])/gu;
/** Some of them in turn, found quickly. */
const SOME =
  /[ .\-_*|·/+~][\w\u0400-\u04ff\u3041-\ud7a3][ .\-_*|·/+~][\w\u0400-\u04ff\u3041-\ud7a3][ .\-_*|·/+~][\w\u0400-\u04ff\u3041-\ud7a3][ .\-_*|·/+~]/;
const LONGEST = 600;
const LONGEST_WORD = 16;

/** Letters in a row as the fewest words that are known; what is none stays by itself, letter by letter. */
const inWords = (letters: string): string => {
  const words = vocabulary();
  const best: { cost: number; from: number }[] = [{ cost: 0, from: 0 }];
  for (let end = 1; end <= letters.length; end++) {
    let here = { cost: (best[end - 1]?.cost ?? 0) + 3, from: end - 1 };
    for (let from = Math.max(0, end - LONGEST_WORD); from < end; from++) {
      const cost = (best[from]?.cost ?? 0) + 1;
      if (cost < here.cost && words.has(letters.slice(from, end))) here = { cost, from };
    }
    best.push(here);
  }
  const said: string[] = [];
  for (let end = letters.length; end > 0; end = best[end]?.from ?? 0) said.unshift(letters.slice(best[end]?.from, end));
  return said.join(' ');
};

/** Where the gaps between some letters are wider than those between most, they part words. */
const joined = (run: string): string => {
  const gaps = run.match(/[^\p{L}]+/gu) ?? [];
  const usual = gaps.toSorted((a, b) => a.length - b.length)[gaps.length >> 1] ?? ' ';
  const words = run.split(/(?<=\p{L})[^\p{L}]+(?=\p{L})/u);
  let said = words[0] ?? '';
  for (const [i, gap] of gaps.entries()) said += (gap === usual ? '' : ' ') + (words[i + 1] ?? '');
  return said.includes(' ') || !/[a-z]/i.test(said) ? said : inWords(said.toLowerCase());
};

export const splitWords = (text: string): Encoded[] =>
  !SOME.test(text)
    ? []
    : [...text.matchAll(RUN)].slice(0, 25).map(({ 0: run, index }) => ({
        what: 'split letters',
        start: index,
        end: index + run.length,
        says: joined(run.slice(0, LONGEST)),
      }));
