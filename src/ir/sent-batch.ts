/** A batch of questions that was sent, or was about to be: without a name it may stand at the provider or not. */
export interface Sent {
  mark: string;
  /** When, in milliseconds. */
  since: number;
  /** Which questions it holds; those that were not answered are taken out, and are sent again. */
  ids: readonly string[];
  name?: string;
}

/** Batches of this and earlier runs; what is kept is on the disk before the next request leaves. */
export interface SentBatches {
  all: () => readonly Sent[];
  keep: (batch: Sent) => void;
}
