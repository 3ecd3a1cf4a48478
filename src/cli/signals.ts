import { MemportError } from '../errors.ts';
import type { Doing, Pause } from '../ir/steps.ts';

type Signal = 'SIGINT' | 'SIGTERM';

/** What a signal does to this run, and what its last line then says. */
export interface Halt {
  /** The one that came, while it could not end the process at once. */
  signal?: Signal;
  /** Something has to be put in order first: the run ends at its next turn. */
  held: boolean;
  /** The state a signal would leave now, in words; absent while a command only reads. */
  left?: string;
}

/** The part of the rim that a signal meets. */
export interface Turning {
  /** Lets a waiting signal end the run. */
  turn?: () => Promise<void>;
  halt?: Halt;
  /** Shows what long work does; absent where nobody looks on. */
  progress?: (doing: Doing) => void;
}

export const SIGNALS: readonly Signal[] = ['SIGINT', 'SIGTERM'];

/** What the run is ended with: its exit code and its last line. */
export const stopped = (signal: Signal, { left }: Halt): MemportError =>
  new MemportError(signal === 'SIGINT' ? 'interrupted' : 'terminated', {
    what: `stopped by ${signal}${left === undefined ? '' : `: ${left}`}`,
  });

/** How long work may go on without looking for a signal, in milliseconds. */
const PAUSE = 50;

/** Lets the event loop turn when it is time for that, or always; a signal makes it throw. */
export const pausing = ({ turn, progress }: Turning): Pause => {
  let last = performance.now();
  return async (at) => {
    if (typeof at === 'object') progress?.(at);
    if (!turn || (at !== 'always' && performance.now() - last < PAUSE)) return;
    await turn();
    last = performance.now();
  };
};

/** Work that must not be ended in the middle of a step: a signal waits for its next pause, or for its end. */
export const holding = async <T>({ halt }: Turning, work: () => Promise<T>): Promise<T> => {
  if (!halt) return work();
  const { held } = halt;
  halt.held = true;
  try {
    return await work();
  } finally {
    halt.held = held;
  }
};

/** What a signal from now on leaves. */
export const leaving = ({ halt }: Turning, left: string): void => {
  if (halt) halt.left = left;
};
