import type { Finding } from '../../ir/finding.ts';
import { codePoints } from '../../text/measure.ts';
import { activeIn } from '../audited-stores.ts';
import { placeOf } from '../finding-place.ts';
import type { Rule } from '../rule.ts';

/** An entry that takes over a tenth of a text which is loaded whole and counted in characters. */
const hog: Rule = {
  id: 'weight/hog',
  find: ({ stores }) =>
    stores.flatMap((at) => {
      const limits = new Map(
        at.view.budgets.filter(({ unit }) => unit === 'code points').map(({ name, limit }) => [name, limit]),
      );
      if (limits.size === 0) return [];
      return activeIn(at).flatMap((memory) =>
        memory.places.flatMap(({ file, span, container }): Finding[] => {
          const limit = limits.get(container) ?? 0;
          const size = codePoints(at.store.files.get(file)?.text.slice(...span) ?? '');
          return limit === 0 || size * 10 <= limit
            ? []
            : [
                {
                  rule: 'weight/hog',
                  severity: 'info',
                  message: `takes ${size} of the ${limit} characters that are loaded`,
                  ...placeOf({ memory, at }),
                },
              ];
        }),
      );
    }),
};

export const weightRules: readonly Rule[] = [hog];
