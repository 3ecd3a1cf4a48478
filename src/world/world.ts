import manifest from '../../package.json' with { type: 'json' };
import type { Adapter, Landmark } from '../adapter.ts';
import { MemportError } from '../errors.ts';
import type { Pause } from '../ir/steps.ts';
import type { CleanTexts } from '../store/clean-texts.ts';
import { clock } from '../store/clock.ts';
import { disk, PLATFORM, type Disk } from '../store/disk.ts';
import type { Trace } from '../store/trace.ts';
import { stateRoot, type State } from '../store/state.ts';
import type { Veil } from './veil.ts';

/** An adapter that is not memport's own, and the file its code came from. */
export interface Foreign {
  id: string;
  file: string;
}

export type Hold = <T>(work: () => Promise<T>) => Promise<T>;

/** The machine as whoever calls a verb gives it; what is absent is that of this process. */
export interface Given {
  env: Readonly<Record<string, string | undefined>>;
  cwd: string;
  adapters: readonly Adapter[];
  /** What is read where a file or folder is named: exports, instruction files. */
  formats?: readonly Adapter[];
  platform?: string;
  disk?: Disk;
  /** Lets a signal be heard in the pauses of long work. */
  pause?: Pause;
  /** Does work that a signal must not cut off: it waits for the next pause. */
  hold?: Hold;
  /** Hears, in words, what could not be asked of the machine. */
  note?: (text: string) => void;
}

/** Where a verb works: the machine, memport's own folder on it, the harnesses it knows. */
export interface World extends Given {
  formats: readonly Adapter[];
  /** Of the adapters those that are not memport's own, and the files their code came from. */
  foreign: Foreign[];
  /** Harnesses that memport knows and this run has not loaded: nothing of them is here, and nobody named them. */
  others: readonly Pick<Landmark, 'id' | 'title' | 'aliases'>[];
  home: string;
  platform: string;
  disk: Disk;
  state: State;
  now: () => number;
  pause: Pause;
  hold: Hold;
  note: (text: string) => void;
  /**
   * What a run has met on its way: secrets that are not to be printed, texts that need not be scanned again, an adapter
   * that could not be loaded.
   */
  met: { veil?: Veil; clean?: CleanTexts; unloaded?: MemportError };
  /** Notes what is asked of the machine, where what comes of it is to be remembered. */
  trace?: Trace;
}

export const worldOf = (given: Given): World => {
  const home = given.env['HOME'] ?? '';
  const own = given.disk ?? disk;
  return {
    pause: async () => {},
    hold: (work) => work(),
    note: () => {},
    platform: PLATFORM,
    formats: [],
    foreign: [],
    others: [],
    ...given,
    home,
    disk: own,
    met: {},
    state: { root: stateRoot(given.env, home), disk: own },
    now: () => clock(given.env['MEMPORT_NOW']),
  };
};

export const version = (): string => manifest.version;

declare const BUILD: string | undefined;

/** Names the sources that a build was made of: what one build remembers is nothing to another of the same version. */
export const build = (): string => (typeof BUILD === 'string' ? BUILD : '');

/** Windows lists and plans; nothing that was written there has been seen to hold yet. */
export const refuseUnverified = ({ platform }: World): void => {
  if (platform !== 'win32') return;
  throw new MemportError('refused', {
    what: 'memport does not write on Windows yet: nobody has verified it there',
    expected: 'Linux or macOS',
    todo: 'use --dry-run, list or show here, or run memport in WSL on the same folders',
  });
};
