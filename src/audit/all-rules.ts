import { STALE } from './claims/stale-rules.ts';
import type { Rule } from './rule.ts';
import { acrossRules } from './rules/across-rules.ts';
import { deliveryRules } from './rules/delivery-rules.ts';
import { linkRules } from './rules/link-rules.ts';
import { meaningRules } from './rules/meaning.ts';
import { safetyRules } from './rules/safety-rules.ts';
import { weightRules } from './rules/weight-rules.ts';
import { WEIGHT } from './weight/weighed.ts';

/** Every rule that is worked out over all stores at once. What an adapter finds in its own stores is its `health`. */
export const AUDIT_RULES: readonly Rule[] = [
  ...deliveryRules,
  ...linkRules,
  ...meaningRules,
  ...STALE,
  ...weightRules,
  ...WEIGHT,
  ...safetyRules,
  ...acrossRules,
];
