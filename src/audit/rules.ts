import { STALE } from './claims/rules.ts';
import type { Rule } from './rule.ts';
import { acrossRules } from './rules/across.ts';
import { deliveryRules } from './rules/delivery.ts';
import { linkRules } from './rules/links.ts';
import { meaningRules } from './rules/meaning.ts';
import { safetyRules } from './rules/safety.ts';
import { weightRules } from './rules/weight.ts';
import { WEIGHT } from './weight/rules.ts';

/** Every rule that is worked out over all stores at once. What an adapter finds in its own stores is its `health`. */
export const RULES: readonly Rule[] = [
  ...deliveryRules,
  ...linkRules,
  ...meaningRules,
  ...STALE,
  ...weightRules,
  ...WEIGHT,
  ...safetyRules,
  ...acrossRules,
];
