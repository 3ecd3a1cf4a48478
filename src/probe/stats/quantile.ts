/** The chance of less than x under the normal distribution, by Marsaglia's series (2004). */
const normalBelow = (x: number): number => {
  if (Math.abs(x) > 8) return x < 0 ? 0 : 1;
  let term = x;
  let all = x;
  for (let odd = 3; Math.abs(term) > 1e-17; odd += 2) {
    term *= (x * x) / odd;
    all += term;
  }
  return 0.5 + (all * Math.exp((-x * x) / 2)) / Math.sqrt(2 * Math.PI);
};

/** The chance of less than t under Student's distribution: the finite sums of Abramowitz and Stegun, 26.7.3 and 4. */
const studentBelow = (t: number, freedom: number): number => {
  const angle = Math.atan(t / Math.sqrt(freedom));
  const odd = freedom % 2 === 1;
  let term = odd ? Math.cos(angle) : 1;
  let all = freedom === 1 ? 0 : term;
  for (let next = odd ? 3 : 2; next <= freedom - 2; next += 2) {
    term *= (Math.cos(angle) ** 2 * (next - 1)) / next;
    all += term;
  }
  const within = odd ? (2 / Math.PI) * (angle + Math.sin(angle) * all) : Math.sin(angle) * all;
  return 0.5 + within / 2;
};

/** Where a rising function comes to a value. */
const solved = (below: (x: number) => number, wanted: number): number => {
  let [low, high] = [-1, 1];
  while (below(low) > wanted) low *= 2;
  while (below(high) < wanted) high *= 2;
  for (let turn = 0; turn < 80; turn += 1) {
    const middle = (low + high) / 2;
    if (below(middle) < wanted) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
};

/** How many standard errors to each side an interval reaches that misses with this chance. */
export const normalReach = (misses: number): number => solved(normalBelow, 1 - misses / 2);

/** The same where the standard error is itself an estimate, with so many degrees of freedom. */
export const studentReach = (misses: number, freedom: number): number =>
  solved((t) => studentBelow(t, freedom), 1 - misses / 2);
