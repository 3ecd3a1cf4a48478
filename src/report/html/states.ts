import { DECISION } from '../../ir/decisions.ts';
import type { Cell, PictureRow } from '../../verbs/picture.ts';

/** What becomes of a memory, as a page colours it: how it reaches the model, or why it does not. */
export const STATES = {
  loaded: 'its words are in the text loaded at start',
  indexed: 'a line of it is loaded, the rest one read away',
  searchable: 'a search or some reads away',
  unseen: 'the model does not learn of it',
  apart: 'left as it is',
  lost: 'not carried',
} as const;
export type ShownState = keyof typeof STATES;

/** The best of its deliveries, or how its decision ends where it has none. */
export const stateOf = (row: PictureRow): ShownState => {
  const found = Object.values(row.cells).map(stateOfCell);
  const best = (Object.keys(STATES) as ShownState[]).find((each) => found.includes(each));
  if (row.decision === undefined) return best ?? 'unseen';
  const { ends } = DECISION[row.decision];
  return ends === 'lost' ? 'lost' : ends === 'stands' ? (best ?? 'unseen') : 'apart';
};

export const stateOfCell = ({ delivery }: Cell): ShownState | undefined => delivery;
