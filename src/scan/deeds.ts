import { roundDeeds } from './deeds-around.ts';
import { doubtDeeds } from './deeds-doubt.ts';
import { evasionDeeds } from './deeds-evasion.ts';
import { favourDeeds } from './deeds-favour.ts';
import { feignedDeeds } from './deeds-feigned.ts';
import { guardDeeds } from './deeds-guards.ts';
import { hushDeeds } from './deeds-hush.ts';
import { masterDeeds } from './deeds-masters.ts';
import { moneyDeeds } from './deeds-money.ts';
import { openingDeeds } from './deeds-openings.ts';
import { outwardDeeds } from './deeds-outward.ts';
import { pretextDeeds } from './deeds-pretexts.ts';
import { reportDeeds } from './deeds-report.ts';
import { secrecyDeeds } from './deeds-secrecy.ts';
import { trustDeeds } from './deeds-trust.ts';
import type { Clue } from './pattern.ts';

/** What an attacker has an agent do, in whatever words: one of them is in many an honest note, several seldom are. */
export const deeds: readonly Clue[] = [
  ...secrecyDeeds,
  ...reportDeeds,
  ...guardDeeds,
  ...moneyDeeds,
  ...outwardDeeds,
  ...masterDeeds,
  ...doubtDeeds,
  ...evasionDeeds,
  ...favourDeeds,
  ...feignedDeeds,
  ...hushDeeds,
  ...openingDeeds,
  ...trustDeeds,
  ...pretextDeeds,
  ...roundDeeds,
];
