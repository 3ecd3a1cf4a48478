import type { Finding } from '../../ir/finding.ts';
import { signsIn } from '../../meaning/said.ts';
import { tonguesOf } from '../../meaning/tongue.ts';
import { activeIn } from '../audited-stores.ts';
import { placeOf } from '../finding-place.ts';
import type { Rule } from '../rule.ts';

/** A rule that binds without an "if you like", and that a model meets only when it happens to search. */
const ruleNotLoaded: Rule = {
  id: 'delivery/rule-not-loaded',
  find: ({ stores }) =>
    stores.flatMap((at) =>
      activeIn(at).flatMap((memory): Finding[] => {
        const delivered = at.delivered.get(memory.id);
        if (delivered?.delivery !== 'searchable' || !binds(memory.statement)) return [];
        return [
          {
            rule: 'delivery/rule-not-loaded',
            severity: 'warn',
            message: `a must or a never that is only searchable${delivered.reason === undefined ? '' : `: ${delivered.reason}`}`,
            ...placeOf({ memory, at }),
          },
        ];
      }),
    ),
};

const BINDING: ReadonlySet<string> = new Set(['must', 'never', 'always', 'deny']);

/** Whether the first sentence says must, never or always, in any language that memport knows. */
const binds = (statement: string): boolean => {
  const said = statement.slice(0, 400);
  const tongues = tonguesOf(said);
  // A short sentence may be Spanish as well as Portuguese: it binds if it does in both.
  return (
    tongues.length > 0 &&
    tongues.every((tongue) => signsIn(said, tongue).some(({ kind, sure }) => sure && BINDING.has(kind)))
  );
};

export const deliveryRules: readonly Rule[] = [ruleNotLoaded];
