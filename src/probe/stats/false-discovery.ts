/**
 * The q of each p, in the order given: the smallest share of false discoveries at which it would count as one
 * (Benjamini and Hochberg 1995, adjusted).
 */
export const falseDiscovery = (chances: readonly number[]): number[] => {
  const order = chances.map((p, index) => ({ p, index })).sort((a, b) => b.p - a.p);
  const adjusted = new Array<number>(chances.length);
  let least = 1;
  for (const [larger, { p, index }] of order.entries()) {
    least = Math.min(least, (p * chances.length) / (chances.length - larger));
    adjusted[index] = least;
  }
  return adjusted;
};
