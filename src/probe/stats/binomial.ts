const LOG_FACTORIAL: number[] = [0];

const logFactorial = (n: number): number => {
  for (let next = LOG_FACTORIAL.length; next <= n; next += 1) {
    LOG_FACTORIAL.push((LOG_FACTORIAL[next - 1] as number) + Math.log(next));
  }
  return LOG_FACTORIAL[n] as number;
};

/** The logarithm of how many ways there are to choose k of n. */
export const logChoose = (n: number, k: number): number =>
  k < 0 || k > n ? -Infinity : logFactorial(n) - logFactorial(k) - logFactorial(n - k);

/** The chance of each number from 0 to n of successes in n trials. */
export const binomial = (n: number, p: number): number[] =>
  Array.from({ length: n + 1 }, (_, k) => {
    if (p <= 0) return k === 0 ? 1 : 0;
    if (p >= 1) return k === n ? 1 : 0;
    return Math.exp(logChoose(n, k) + k * Math.log(p) + (n - k) * Math.log1p(-p));
  });

export const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0);
