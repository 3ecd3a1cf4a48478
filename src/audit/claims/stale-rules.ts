import type { Finding } from '../../ir/finding.ts';
import type { Rule } from '../rule.ts';
import type { ClaimKind } from './claim.ts';
import { findingOf, judgedIn } from './judged-claims.ts';

const KINDS: readonly ClaimKind[] = [
  'path',
  'line',
  'symbol',
  'script',
  'command',
  'package',
  'branch',
  'relative-date',
  'deadline',
  'version',
];

/** What a memory says of its project or of a day, and what is not so any more: on hard evidence only. */
export const STALE: readonly Rule[] = KINDS.map((kind): Rule => ({
  id: `stale/${kind}`,
  find: (audited) =>
    judgedIn(audited).flatMap((each): Finding[] =>
      each.claim.kind === kind && each.verdict.is === 'stale'
        ? [findingOf(`stale/${kind}`, each, each.claim.text, each.verdict.message, each.verdict.severity)]
        : [],
    ),
}));
