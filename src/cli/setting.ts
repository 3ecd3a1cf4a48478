import manifest from '../../package.json' with { type: 'json' };
import type { Adapter } from '../adapter.ts';
import { MemportError } from '../errors.ts';
import type { CleanTexts } from '../store/clean-texts.ts';
import type { Disk } from '../store/disk.ts';
import type { Screen } from '../report/terminal.ts';
import type { Ask } from './question.ts';
import type { Turning } from './signals.ts';
import type { Veil } from './veil.ts';

/** What a command line meets at the rim: no command looks further. */
export interface Rim extends Turning {
  env: Readonly<Record<string, string | undefined>>;
  cwd: string;
  out: (text: string) => void;
  err: (text: string) => void;
  screen: Screen;
  /** Present when there is somebody to ask; undefined is the end of what they type. */
  ask?: Ask;
  /** The ids of the only harnesses there are; absent = all that memport knows. */
  harnesses?: readonly string[];
  /** The system and the disk, where they are not those of this process. */
  platform?: string;
  disk?: Disk;
}

/** What a run comes to, and what must not be printed on the way. */
export interface RunState {
  exit: number;
  veil?: Veil;
  /** Texts that need not be scanned again. */
  clean?: CleanTexts;
}

export interface Setting extends Rim {
  adapters: readonly Adapter[];
  state: RunState;
}

export const isHarness = (name: string, all: readonly Adapter[]): boolean => all.some((adapter) => adapter.id === name || adapter.aliases.includes(name));

export const adapterNamed = (name: string, all: readonly Adapter[]): Adapter => {
  const found = all.find((adapter) => adapter.id === name || adapter.aliases.includes(name));
  if (found) return found;
  throw new MemportError('usage', { what: `"${name}" is no harness that memport knows`, expected: `one of ${all.map((adapter) => adapter.id).join(', ')}`, todo: 'memport list shows what is on this machine' });
};

export const version = (): string => manifest.version;
