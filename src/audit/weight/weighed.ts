import type { Severity } from '../../ir/finding-rules.ts';
import type { Finding } from '../../ir/finding.ts';
import type { Memory } from '../../ir/memory.ts';
import { findingOf, judgedIn, type JudgedClaim } from '../claims/judged-claims.ts';
import type { Audited } from '../audited-stores.ts';
import type { Rule } from '../rule.ts';
import { derivedFrom } from './derivable.ts';
import { isEpisode } from './episode.ts';
import { instructedIn } from './in-instructions.ts';
import { rulesWithWhy } from './several-rules.ts';

interface Telling {
  message: string;
  words?: string;
  severity?: Severity;
}

/** Of every memory that holds: what a rule says of it, and the words that it says it of. */
const told = (
  audited: Audited,
  rule: Finding['rule'],
  tell: (memory: Memory, harness: string) => Telling | undefined,
): Finding[] =>
  audited.stores.flatMap((at) =>
    at.store.memories.flatMap((memory): Finding[] => {
      const said = memory.status === 'active' ? tell(memory, at.harness) : undefined;
      return said === undefined
        ? []
        : [findingOf(rule, { at, memory }, said.words ?? memory.statement, said.message, said.severity)];
    }),
  );

/** What a memory costs more than it is worth. */
export const WEIGHT: readonly Rule[] = [
  {
    id: 'weight/several-rules',
    find: (audited) =>
      told(audited, 'weight/several-rules', (memory) => {
        const rules = rulesWithWhy(memory);
        if (rules.length < 2) return undefined;
        return {
          message: `${rules.length} rules in one memory, each with a reason of its own: one could be changed or lost with the other`,
          words: rules[1] as string,
        };
      }),
  },
  {
    id: 'weight/in-instructions',
    find: (audited) => {
      const fileThatSays = instructedIn(audited, { nearly: true });
      return told(audited, 'weight/in-instructions', (memory, harness) => {
        const found = harness === 'instructions' ? undefined : fileThatSays(memory, harness);
        if (found === undefined) return undefined;
        const says = `${found.file} says ${found.nearly ? 'nearly ' : ''}the same`;
        if (found.harness !== harness)
          return { message: `${says}, though this client does not load it`, severity: 'info' };
        if (found.there) return { message: `${says}, where both are loaded`, severity: 'info' };
        return { message: `${says} and is loaded anyway`, ...(found.nearly && { severity: 'info' as const }) };
      });
    },
  },
  {
    id: 'weight/derivable',
    find: (audited) => {
      const byMemory = new Map<string, JudgedClaim[]>();
      for (const each of judgedIn(audited)) {
        const own = byMemory.get(each.memory.id) ?? [];
        byMemory.set(each.memory.id, own);
        own.push(each);
      }
      return told(audited, 'weight/derivable', (memory) => {
        const ground = 'key' in memory.scope ? audited.grounds.get(memory.scope.key) : undefined;
        const source = derivedFrom(memory, byMemory.get(memory.id) ?? [], ground);
        return source === undefined ? undefined : { message: `${source}, and always as it is now` };
      });
    },
  },
  {
    id: 'weight/episode',
    find: (audited) =>
      told(audited, 'weight/episode', (memory) =>
        isEpisode(memory) ? { message: 'it tells what happened and nothing that follows from it' } : undefined,
      ),
  },
];
