import type { Finding } from '../ir/finding.ts';
import type { GuardedMemory, Hazard } from '../plan/guard.ts';
import { wordingOf } from '../plan/whole-text.ts';
import type { Audited } from './audited-stores.ts';
import { placeOfWords } from './finding-place.ts';

/** What is dangerous in the memories: one finding for each kind in each of them, at the line where it first stands. */
export const hazardsIn = ({ stores, hazards }: Audited): { finding: Finding; store: string }[] =>
  stores.flatMap((at) =>
    at.store.memories.flatMap((memory) => {
      const examined = hazards.get(memory.id);
      if (!examined) return [];
      const { text } = wordingOf(memory);
      return firstOfEach(examined).map((hit) => ({
        store: at.store.at.id,
        finding: {
          rule: hit.rule,
          severity: hit.grade === 'block' ? ('error' as const) : ('warn' as const),
          message: hit.message,
          ...placeOfWords({ memory, at }, text.slice(...hit.span)),
        },
      }));
    }),
  );

const firstOfEach = ({ hazards }: GuardedMemory): Hazard[] => [
  ...new Map(hazards.toReversed().map((hit) => [`${hit.rule} ${hit.message}`, hit])).values(),
];
