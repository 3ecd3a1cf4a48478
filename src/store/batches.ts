import { Buffer } from 'node:buffer';
import * as path from 'node:path';
import type { SentBatches, Sent } from '../ir/sent-batch.ts';
import { isRecord, list, parsed } from '../text/json.ts';
import { withMutex } from './mutex.ts';
import { readBytes, replaceFile, type State } from './state.ts';

const FILE = path.join('probes', 'batches.json');
/** So long providers keep the answers of a batch. */
const KEPT_MS = 29 * 24 * 3_600_000;
const ABOUT = 'Batches of questions that were sent to models, by hashes: a run that was ended takes them up again.';

type Row = Sent & { as: string };

/** The batches that were sent to one model; each is on the disk before it leaves. */
export const batchesIn = (state: State, as: string, now: () => number): SentBatches => ({
  all: () => rowsIn(state).filter((row) => row.as === as),
  keep: (batch) =>
    withMutex(state, () => {
      const others = rowsIn(state).filter(
        (row) =>
          !(row.as === as && row.mark === batch.mark && row.since === batch.since) && now() - row.since < KEPT_MS,
      );
      const batches = batch.ids.length === 0 ? others : [...others, { as, ...batch }];
      const text = JSON.stringify({ about: ABOUT, batches }, null, 1);
      replaceFile(state, path.join(state.root, FILE), Buffer.from(`${text}\n`));
    }),
});

const rowsIn = (state: State): Row[] => {
  const bytes = readBytes(state.disk, path.join(state.root, FILE));
  const read = bytes && parsed(Buffer.from(bytes).toString('utf8'));
  return list(isRecord(read) ? read['batches'] : undefined).filter(isRow);
};

const isRow = (value: unknown): value is Row =>
  isRecord(value) &&
  typeof value['as'] === 'string' &&
  typeof value['mark'] === 'string' &&
  typeof value['since'] === 'number' &&
  (value['name'] === undefined || typeof value['name'] === 'string') &&
  list(value['ids']).every((id) => typeof id === 'string');
