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

/** What carries the plan of these options out; undefined where an answer to a question is part of it. */
export const carryCommand = (options: Plan['options'], home: string, all: boolean): string | undefined => {
  const { kinds, projects, choices = {}, onConflict, onSecret, onInjection } = options;
  if (Object.keys(choices).length > 0 || options.assist || options.alike) return undefined;
  const more = flags({
    '--kind': kinds?.join(','),
    '--rules-to': options.rulesTo,
    '--on-conflict': onConflict === 'ask' ? undefined : onConflict,
    '--on-secret': onSecret === 'block' ? undefined : onSecret,
    '--on-injection': onInjection === 'block' ? undefined : onInjection,
  });
  const folders = (projects ?? []).map((folder) => ` --project ${rootWord(folder, home) ?? ''}`).join('');
  const { includeAbsent, withdraw, refill, lift } = options;
  const on = { '--include-absent': includeAbsent, '--withdraw': withdraw, '--refill': refill, '--lift': lift };
  const switches = Object.entries({ ...on, '--all': all }).flatMap(([flag, given]) => (given ? [` ${flag}`] : []));
  return `${pairCommand(options, home)}${more}${folders}${switches.join('')} --yes`;
};

const flags = (given: Readonly<Record<string, string | undefined>>): string =>
  Object.entries(given)
    .map(([flag, value]) => (value === undefined ? '' : ` ${flag} ${value}`))
    .join('');

/** A folder as a shell takes it: it knows no `~` in quotes. */
const rootWord = (root: string | undefined, home: string): string | undefined =>
  root === undefined || shellWord(root) === root ? root && tilde(root, home) : shellWord(root);
