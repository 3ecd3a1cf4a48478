import type { Plan } from '../ir/plan.ts';
import { shellWord } from '../text/command.ts';
import { tilde } from '../text/safe.ts';

/** What shows the memories of the source. */
export const listCommand = ({ from, fromRoot, fromProfile }: Plan['options'], home: string): string =>
  `memport list ${from}${flags({ '--root': rootWord(fromRoot, home), '--profile': fromProfile })}`;

/** What plans between the same two homes. */
export const pairCommand = (
  { from, to, fromRoot, toRoot, fromProfile, toProfile }: Plan['options'],
  home: string,
): string =>
  `memport ${from}:${to}${flags({ '--from-root': rootWord(fromRoot, home), '--to-root': rootWord(toRoot, home), '--from-profile': fromProfile, '--to-profile': toProfile })}`;

const flags = (given: Readonly<Record<string, string | undefined>>): string =>
  Object.entries(given)
    .map(([flag, value]) => (value === undefined ? '' : ` ${flag} ${value}`))
    .join('');

/** A folder as a shell takes it: it knows no `~` in quotes. */
const rootWord = (root: string | undefined, home: string): string | undefined =>
  root === undefined || shellWord(root) === root ? root && tilde(root, home) : shellWord(root);
