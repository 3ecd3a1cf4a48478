import { hash } from 'node:crypto';

/**
 * Numbers that look drawn by chance, and are the same for the same seed: what is asked of a model about the same texts
 * is the same request, so that a recorded answer is found. Who does not know all the texts cannot foretell them.
 */
export const drawing = (seed: string): ((below: number) => number) => {
  const start = hash('sha256', seed);
  let turn = 0;
  return (below) => Number.parseInt(hash('sha256', `${turn++} ${start}`).slice(0, 12), 16) % below;
};

export const shuffled = <T>(all: readonly T[], draw: (below: number) => number): T[] => {
  const out = [...all];
  for (let at = out.length - 1; at > 0; at -= 1) {
    const other = draw(at + 1);
    [out[at], out[other]] = [out[other] as T, out[at] as T];
  }
  return out;
};

/** As many different names as are asked for, none of which says anything. */
export const names = (count: number, draw: (below: number) => number): string[] => {
  const out = new Set<string>();
  while (out.size < count) out.add(Array.from({ length: 4 }, () => LETTERS[draw(LETTERS.length)]).join(''));
  return [...out];
};

const LETTERS = 'bcdfghjkmnpqrstvwxz';
