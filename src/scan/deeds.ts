import { roundDeeds } from './deeds-around.ts';
import { guardDeeds } from './deeds-guards.ts';
import { masterDeeds } from './deeds-masters.ts';
import { moneyDeeds } from './deeds-money.ts';
import { outwardDeeds } from './deeds-outward.ts';
import { reportDeeds } from './deeds-report.ts';
import { secrecyDeeds } from './deeds-secrecy.ts';
import type { Clue } from './pattern.ts';

/** What an attacker has an agent do, in whatever words: one of them is in many an honest note, several seldom are. */
export const deeds: readonly Clue[] = [
  ...secrecyDeeds,
  ...reportDeeds,
  ...guardDeeds,
  ...moneyDeeds,
  ...outwardDeeds,
  ...masterDeeds,
  ...roundDeeds,
];
