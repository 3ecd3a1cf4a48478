import { edits } from '../../text/line-edits.ts';

/** Words of a text that stand in the other one too, or only here. */
export interface WordRun {
  own: boolean;
  text: string;
}

const words = (text: string): string[] => text.match(/\s+|[\p{L}\p{N}\p{M}_]+|[^\s\p{L}\p{N}\p{M}_]/gu) ?? [];

/** Two texts word by word: what each says that the other does not. */
export const wordDiff = (a: string, b: string): [WordRun[], WordRun[]] => {
  if (a === b) return [[{ own: false, text: a }], [{ own: false, text: b }]];
  const rows = edits(words(a), words(b));
  const side = (sign: '-' | '+'): WordRun[] => {
    const runs: WordRun[] = [];
    for (const row of rows) {
      if (row.sign !== ' ' && row.sign !== sign) continue;
      const own = row.sign === sign;
      const last = runs.at(-1);
      if (last && last.own === own) last.text += row.text;
      else runs.push({ own, text: row.text });
    }
    return runs;
  };
  return [side('-'), side('+')];
};
