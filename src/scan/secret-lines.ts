import { saidShapes } from './said-shapes.ts';
import { type Label, type LabelRow, labels } from './secret-labels.ts';
import { mayTell } from './secret-pairs.ts';
import { shapes } from './secret-shapes.ts';
import type { Shape } from './shape.ts';
import { THINGS } from './sign-tables.ts';
import { foundIn } from './source.ts';
import { type WordRow, wordsOf } from './words.ts';

/** What has a code to it; without one in its line a label of codes says nothing. */
const things: WordRow = { needs: [THINGS] };
const frames = [...shapes, ...saidShapes];
const rows: readonly WordRow[] = [...frames, ...labels, things];
const words = wordsOf(rows);

/** A line of a text, in small letters too, and what of the tables has all its words in it. */
export interface SaidLine {
  at: number;
  text: string;
  small: string;
  shapes: Shape[];
  labels: LabelRow[];
  ofThing: boolean;
}

/** The lines that hold the words of any shape or label. */
export const saidLines = (text: string, small: string): SaidLine[] => {
  const starts = [0];
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  const lines: SaidLine[] = [];
  for (const [line, numbers] of words.rowsIn(words.find(text), starts).entries()) {
    if (numbers.length === 0) continue;
    const at = starts[line] ?? 0;
    const to = (starts[line + 1] ?? text.length + 1) - 1;
    const said: SaidLine = {
      at,
      text: text.slice(at, to),
      small: small.slice(at, to),
      shapes: [],
      labels: [],
      ofThing: false,
    };
    // As the tables have them: of two shapes that fit as well, the first names the secret.
    if (numbers.length > 1) numbers.sort((a, b) => a - b);
    for (const n of numbers) {
      const [shape, label] = [frames[n], labels[n - frames.length]];
      if (shape !== undefined) said.shapes.push(shape);
      else if (label !== undefined) said.labels.push(label);
      else said.ofThing = true;
    }
    lines.push(said);
  }
  return lines;
};

/**
 * The labels of a line. Those that say little by themselves are looked for only where another stands, or where
 * something might be their value: most lines name a user or a key and hold no secret.
 */
export const labelsIn = ({ at, text, small, labels: possible, ofThing }: SaidLine, figures: boolean): Label[] => {
  const found: Label[] = [];
  const look = (kinds: string): void => {
    for (const { kind, pattern } of possible) {
      if (!kinds.includes(kind)) continue;
      for (const { index, 0: name } of foundIn(small, pattern))
        found.push({ kind, start: at + index, end: at + index + name.length });
    }
  };
  look('password key');
  const named = found.length > 0;
  if (named || figures) look(named || ofThing ? 'pin code' : 'pin');
  if (possible.some(({ kind }) => kind === 'login' || kind === 'drawn') && (named || mayTell(text)))
    look('login drawn');
  return found;
};
