import type { Doing } from '../ir/steps.ts';

/** One line of a terminal that says what long work does, and is gone before anything else is printed. */
export interface ProgressLine {
  said(doing: Doing): void;
  clear(): void;
}

/** Work that takes less says nothing. */
const AFTER = 500;
/** A line is drawn anew no more often than that. */
const EVERY = 100;

export const progressLine = (
  write: (text: string) => void,
  columns: () => number,
  now: () => number = () => performance.now(),
): ProgressLine => {
  const begun = now();
  let drawn: number | undefined;
  return {
    said: (doing) => {
      const at = now();
      if (at - begun < AFTER || (drawn !== undefined && at - drawn < EVERY)) return;
      drawn = at;
      write(`\r\x1b[K${lineOf(doing).slice(0, Math.max(0, columns() - 1))}`);
    },
    clear: () => {
      if (drawn === undefined) return;
      drawn = undefined;
      write('\r\x1b[K');
    },
  };
};

const lineOf = ({ doing, done, of }: Doing): string =>
  done === undefined
    ? doing
    : `${doing}: ${done.toLocaleString('en')}${of === undefined ? '' : ` of ${of.toLocaleString('en')}`}`;
