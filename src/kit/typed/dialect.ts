import type { Memory } from '../../ir/memory.ts';
import type { Scene } from '../../ir/scene.ts';
import type { Location, Store } from '../../ir/store.ts';
import type { Shown } from './flat-head.ts';
import type { LimitOf } from './shown-index.ts';

/**
 * A harness that keeps typed memory as Claude Code does, with flat heads, and writes the index itself: a line a file,
 * made of the head.
 */
export interface TypedFolder<Settings> {
  /** The index of every folder. */
  index: string;
  limitOf: LimitOf;
  /** Layouts in the order in which their indexes are loaded. */
  order: readonly string[];
  /** How the index of a store is called among the budgets; nothing for one that memport never writes. */
  calledOf(at: Location<Settings>): string | undefined;
  /** The line that the client makes of a head, without its bullet. */
  lineOf(shown: Shown, file: string): string;
  /** The index of this store where the client writes it at every start. */
  writtenAnew(at: Location<Settings>, heads: readonly ShownFile[]): string | undefined;
  sizeOf(units: number): string;
  /** Whether a client that is started here loads it. */
  isHere(at: Location<Settings>, scene: Scene): boolean;
  offBy(at: Location<Settings>): string | undefined;
  /** Why a file is only read. */
  closedFile(file: string): string | undefined;
  /** The file of a new memory that nothing stands in the way of. */
  fileFor(memory: Memory): string;
  /** What is said of memories that do not reach the model by a line. */
  because: Readonly<Record<'elsewhere' | 'untyped' | 'unnamed' | 'noRoom' | 'indexOnly', string>>;
  notes: string[];
}

export interface ShownFile {
  file: string;
  shown: Shown;
}

export interface TypedParse {
  /** The file that a line names, as it is called on the disk. */
  fileOf(target: string): string | undefined;
}

export type TypedStore<Settings> = Store<TypedParse, Settings>;
