import type { Measured } from './stats/rogan-gladen.ts';

/** What a verdict asks for. All of it is data, so that a person may ask for more or less. */
export interface Thresholds {
  /** Of the trials of an arm at least this share must be valid. */
  valid: number;
  /** A scenario tells nothing of a rule that is surely followed this often without it. */
  already: number;
  /** A rule fires that is surely followed at least this often, */
  fires: number;
  /** and surely more often than without a memory, by more than this; */
  gain: number;
  /** and is inert where it is surely followed no more often than this. */
  inert: number;
  /** A source helps too little to blame a migration where it surely adds no more than this to what nothing gives. */
  helps: number;
  /** Without a baseline to compare with, a rule overfires that surely fires more often than this where it must not. */
  overfires: number;
  /**
   * The chance of an error that one look allows. At .03 each error of a whole run stayed within 5 % in all plans of one
   * to four looks that were tried; npm run bench:probe adds up all paths of seven. At .05 it does not.
   */
  alpha: number;
  /** Where a judge told the trials: how often it is right. Shares are corrected by that before they meet a bar. */
  judge?: Measured;
}

export const THRESHOLDS: Thresholds = {
  valid: 0.8,
  already: 0.6,
  fires: 0.6,
  gain: 0.05,
  inert: 0.5,
  helps: 0.5,
  overfires: 0.2,
  alpha: 0.03,
};

/** The same for trials that a judge told; one that did not pass its gate changes nothing, for it decides nothing. */
export const judgedWith = (thresholds: Thresholds, judge?: Measured & { passed: boolean }): Thresholds =>
  judge?.passed ? { ...thresholds, judge } : thresholds;
