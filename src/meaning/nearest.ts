import { meaningOf, type Meaning } from './meaning.ts';
import type { Said } from './said.ts';

/** Two texts worth comparing: their places in the list, the earlier one first, and how much of what is rare they share. */
export interface Candidate {
  a: number;
  b: number;
  score: number;
}

/** A word that more texts than this share says little about any two of them. */
const COMMON = 24;
/** So many of a text's rarest words are paired, for texts that have only common ones. */
const PAIRED = 6;
const MOST_PER_TEXT = 12;

/** Words of a text that can find it again, each once. */
function handles(meaning: Meaning): string[] {
  const keys = new Set<string>();
  for (const term of meaning.terms) if (term.weight >= 0.45 && term.role !== 'aside') keys.add(term.key);
  if (keys.size === 0) for (const word of meaning.normal.split(' ').slice(0, 20)) keys.add(word);
  return [...keys].slice(0, 60);
}

/**
 * The pairs that may say the same, or the opposite, among many texts, best first for each text. Postings are
 * capped, so the work grows with the number of texts and not with its square.
 */
export const nearest = (texts: readonly Said[]): Candidate[] => nearestOf(texts.map((text) => meaningOf(text)));

/** `across` parts the texts in two sides: then only pairs of one from each are wanted, and the first `across` are one side. */
export function nearestOf(meanings: readonly Meaning[], across?: number): Candidate[] {
  const meet = (a: number, b: number): boolean => across === undefined || (a < across && b >= across);
  const words = meanings.map(handles);
  const frequency = new Map<string, number>();
  for (const list of words) for (const word of list) frequency.set(word, (frequency.get(word) ?? 0) + 1);
  const rarities = new Map([...frequency].map(([word, count]) => [word, Math.log(1 + meanings.length / count)]));
  const rarity = (word: string): number => rarities.get(word) ?? 0;
  const postings = new Map<string, number[]>();
  const post = (handle: string, index: number): void => {
    const list = postings.get(handle);
    if (list === undefined) postings.set(handle, [index]);
    else list.push(index);
  };
  words.forEach((list, index) => {
    const shared = list.filter((word) => (frequency.get(word) ?? 0) > 1).sort((x, y) => (frequency.get(x) ?? 0) - (frequency.get(y) ?? 0));
    for (const word of shared) if ((frequency.get(word) ?? 0) <= COMMON) post(word, index);
    const few = shared.slice(0, PAIRED).sort();
    for (let x = 0; x < few.length; x++) for (let y = x + 1; y < few.length; y++) post(`${few[x]}\u0000${few[y]}`, index);
    post(`\u0000${meanings[index]?.normal ?? ''}`, index);
  });
  const weight = words.map((list) => list.reduce((sum, word) => sum + rarity(word), 0));
  const found = meanings.map(() => new Set<number>());
  for (const list of postings.values()) {
    // of a handle that many share, each text meets its next neighbours only
    const reach = list.length <= COMMON ? list.length : 4;
    for (let x = 0; x < list.length; x++) for (let y = x + 1; y < Math.min(list.length, x + 1 + reach); y++) if (meet(list[x] ?? 0, list[y] ?? 0)) found[list[x] ?? 0]?.add(list[y] ?? 0);
  }
  const sets = words.map((list) => new Set(list));
  const scored: Candidate[] = [];
  found.forEach((others, a) => {
    for (const b of others) {
      let common = 0;
      for (const word of words[b] ?? []) if (sets[a]?.has(word)) common += rarity(word);
      const score = common / (Math.min(weight[a] ?? 0, weight[b] ?? 0) || 1);
      if (score >= 0.3) scored.push({ a, b, score: Math.min(1, score) });
    }
  });
  scored.sort((x, y) => y.score - x.score || x.a - y.a || x.b - y.b);
  const taken = meanings.map(() => 0);
  return scored.filter(({ a, b }) => {
    if ((taken[a] ?? 0) >= MOST_PER_TEXT && (taken[b] ?? 0) >= MOST_PER_TEXT) return false;
    taken[a] = (taken[a] ?? 0) + 1;
    taken[b] = (taken[b] ?? 0) + 1;
    return true;
  });
}
