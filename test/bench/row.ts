/** One line of the bench: what was run, what it took, against what it is held, and how much we want it to be. */
export interface Row {
  what: string;
  taken?: Taken;
  /** What stands where a row could not be run. */
  note?: string;
  against?: { what: string; ratio: number };
  aim: Partial<Taken> & { ratio?: number };
}

/** Milliseconds by the clock and of processor time, and the most memory at one time. */
export interface Taken {
  ms: number;
  cpu: number;
  mb: number;
}

export const HEAD = ['', 'wall', 'CPU', 'memory', 'ratio', 'against', 'aim', 'reached'];

export const cellsOf = ({ what, taken, note, against, aim }: Row): string[] =>
  taken === undefined
    ? [what, '', '', '', '', note ?? '']
    : [
        what,
        seconds(taken.ms),
        seconds(taken.cpu),
        `${taken.mb.toFixed(0)} MB`,
        against ? `${against.ratio.toFixed(2)}×` : '',
        against?.what ?? '',
        aimText(aim),
        reached({ what, taken, ...(against && { against }), aim }),
      ];

const seconds = (ms: number): string => (ms < 1_000 ? `${ms.toFixed(0)} ms` : `${(ms / 1_000).toFixed(2)} s`);

const aimText = (aim: Row['aim']): string =>
  [
    ...(aim.ms === undefined ? [] : [`≤ ${seconds(aim.ms)}`]),
    ...(aim.mb === undefined ? [] : [`≤ ${aim.mb} MB`]),
    ...(aim.ratio === undefined ? [] : [`≤ ${aim.ratio}×`]),
  ].join(', ');

const reached = ({ taken, against, aim }: Row): string => {
  const held = [
    [taken?.ms, aim.ms],
    [taken?.mb, aim.mb],
    [against?.ratio, aim.ratio],
  ].filter((pair): pair is [number, number] => pair[0] !== undefined && pair[1] !== undefined);
  return held.length === 0 ? '' : held.every(([is, wanted]) => is <= wanted) ? 'yes' : 'no';
};
