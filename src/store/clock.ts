import { MemportError } from '../errors.ts';

/** The time of this run: the one that was given, for tests, else now. */
export const clock = (given: string | undefined): number => {
  if (!given) return Date.now();
  const at = /^\d+$/.test(given) ? Number(given) : Date.parse(given);
  if (Number.isNaN(at))
    throw new MemportError('config', {
      what: 'MEMPORT_NOW is no time',
      expected: 'milliseconds or an ISO date',
      where: given,
    });
  return at;
};

/** Tells the milliseconds since it was made. */
export const stopwatch = (): (() => number) => {
  const begun = performance.now();
  return () => Math.round(performance.now() - begun);
};
