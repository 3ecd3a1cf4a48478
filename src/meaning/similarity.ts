/** Letters and digits only, lower case: what two texts are compared by when nothing else is known of them. */
export const plain = (text: string): string =>
  text.normalize('NFKC').toLowerCase().replace(/[^\p{L}\p{N}\p{Mn}\p{Mc}\p{S}]+/gu, ' ').trim();

/** How often each run of three characters occurs; the text is taken as one line with a space at either end. */
export function grams(text: string): Map<string, number> {
  const padded = ` ${plain(text)} `;
  const size = /[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(padded) ? 2 : 3;
  const counts = new Map<string, number>();
  for (let at = 0; at + size <= padded.length; at++) {
    const gram = padded.slice(at, at + size);
    counts.set(gram, (counts.get(gram) ?? 0) + 1);
  }
  return counts;
}

/** Cosine of the two counts, 0 to 1. It nominates; it never decides that two texts say the same. */
export function cosine(a: ReadonlyMap<string, number>, b: ReadonlyMap<string, number>): number {
  const [few, many] = a.size <= b.size ? [a, b] : [b, a];
  let dot = 0;
  for (const [gram, count] of few) dot += count * (many.get(gram) ?? 0);
  const length = (counts: ReadonlyMap<string, number>): number => Math.sqrt([...counts.values()].reduce((sum, count) => sum + count * count, 0));
  const size = length(a) * length(b);
  return size === 0 ? 0 : Math.min(1, dot / size);
}

/** Two unlisted words that are forms of one: a long common beginning, or nearly all letters in common. */
export function akin(a: string, b: string): boolean {
  if (a === b) return true;
  const short = Math.min(a.length, b.length);
  const long = Math.max(a.length, b.length);
  let common = 0;
  while (common < short && a[common] === b[common]) common += 1;
  if (/[\p{Script=Han}\p{Script=Hangul}\p{Script=Katakana}]/u.test(a[0] ?? '')) return short >= 2 && common >= 2 && common / long >= 0.6;
  return short >= 4 && common >= 4 && common / long >= 0.7 && long - common <= 4;
}
