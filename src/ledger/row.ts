import type { Delivery } from '../ir/delivery.ts';
import type { Base } from '../ir/mark.ts';

/** One memory of one store. */
interface End {
  store: string;
  id: string;
}

/** What was carried away from a memory's place, by hashes: what it said there, and what was put in its stead. */
export interface Past {
  /** Of the whole memory, where what was put in its stead holds less of it. */
  blob?: string;
  said: Base;
  placed: Base;
}

/**
 * What memport remembers of carrying one memory, as ids and hashes: a row of its ledger, or what a mark that stands in
 * the target tells without one.
 */
export interface Row {
  /** `claude→codex`; a mark does not say it. */
  pair?: string;
  source: End;
  target: End;
  /** Per field, a hash of what the source said when it was carried. */
  base: Base;
  /** Per field, a hash of what the target said right after; not every mark knows it. */
  placed?: Base;
  form?: string;
  /** How it reached its model right after it was placed, as it was predicted. */
  delivery?: Delivery;
  /** Hashes of the words that were placed: an edited memory is known by them where its id is a hash of its text. */
  sketch?: string;
  /** Hashes of what others said beside it in the target, and looked like it, when that was last looked at. */
  beside?: readonly string[];
  /** Of a memory that several projects say and that was carried for all of them: the ids that it has in the others. */
  liftedFrom?: readonly string[];
  /** The target's memory stood there before memport and took over words of the source: it is never taken away. */
  adopted?: true;
  /** By file, a hash of what the memory's places there said right after. */
  lines?: Readonly<Record<string, string>>;
  /** Files whose line was left behind when the source changed, because somebody had reworded it. */
  behind?: readonly string[];
  /** The files it was placed in. */
  files?: string[];
  run?: string;
  /** The whole source memory, where the target could not hold all of it. */
  blob?: string;
  /** That run was taken back, and somebody had edited this memory by then. */
  undone?: true;
  /** The target's memory was carried to the source before, and a blob holds what the source could not. */
  past?: Past;
  /** The row is of the way back: the target's memory is where the source's one came from. */
  wayBack?: true;
  /** The ends by which the ledger knows the row, where a scope has another key by now. */
  formerly?: Pick<Row, 'source' | 'target'>;
}

/** What memport carried; texts a target could not hold are blobs beside the backups. */
export interface Ledger {
  /** By folder, the keys its scope has had: ids begin with them, and a remote or a name changes them. */
  keys: Record<string, string[]>;
  /** By store, the blob that holds its files as they stood when something was last carried from there. */
  kept?: Readonly<Record<string, string>>;
  rows: Row[];
}

/** One memory of one store, carried into one store. */
export const keyOfRow = ({ pair, source, target }: Pick<Row, 'pair' | 'source' | 'target'>): string =>
  JSON.stringify([pair, source.store, source.id, target.store]);

export const pairOf = ({ from, to }: { from: string; to: string }): string => `${from}→${to}`;
