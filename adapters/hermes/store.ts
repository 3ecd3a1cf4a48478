import type { Site } from '../../src/adapter.ts';
import type { Store } from '../../src/ir/store.ts';
import type { Labels, LabelsIn } from './labels/labels.ts';
import type { HermesAt } from './settings.ts';

export interface HermesParse {
  /** Of every source there is. */
  labels: Labels;
  labelsFile: LabelsIn;
}

export type HermesStore = Store<HermesParse, HermesAt['settings']>;
export type HermesSite = Site<HermesParse, HermesAt['settings']>;
