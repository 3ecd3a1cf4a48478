import type { Plan } from '../ir/plan-value.ts';
import { shellWord } from '../text/shell-word.ts';
import { tilde } from '../text/safe.ts';

/** What memport wrote itself is a file, and no harness that a list or a migration could name. */
const isWritten = (from: string): boolean => from === 'export' || from === 'pages';

/** What shows the memories of the source. */
export const listCommand = (options: Plan['options'], home: string): string => {
  const { from, fromRoot, fromProfile } = options;
  if (isWritten(from)) return `${pairCommand(options, home)} --dry-run`;
  return `memport list ${from}${flags({ '--root': rootWord(fromRoot, home), '--profile': fromProfile })}`;
};

/** What plans between the same two homes. */
export const pairCommand = (
  { from, to, fromRoot, toRoot, fromProfile, toProfile }: Plan['options'],
  home: string,
): string => {
  const there = { '--to-root': rootWord(toRoot, home), '--to-profile': toProfile };
  if (isWritten(from)) return `memport import ${rootWord(fromRoot, home) ?? ''} --to ${to}${flags(there)}`;
  return `memport ${from}:${to}${flags({ '--from-root': rootWord(fromRoot, home), '--from-profile': fromProfile, ...there })}`;
};

/** What takes a run back: adapters that are not memport's own have to be given again. */
export const takeBackCommand = ({ id, stores, adapters }: TakenRun, home: string): string =>
  `memport undo ${id}${adapterFlags(
    adapters,
    stores.map(({ harness }) => harness),
    home,
  )}`;

/** A run, as far as its undo needs it. */
export interface TakenRun {
  id: string;
  stores: readonly { harness: string }[];
  adapters?: Plan['adapters'];
}

const adapterFlags = (adapters: Plan['adapters'] = [], ids: readonly string[], home: string): string => {
  const files = new Set(adapters.filter(({ id }) => ids.includes(id)).map(({ file }) => file));
  return [...files].map((file) => flags({ '--adapter': rootWord(file, home) })).join('');
};

/** What carries this plan out; undefined where an answer to a question is part of it. */
export const carryCommand = (
  { options, adapters }: Pick<Plan, 'options' | 'adapters'>,
  home: string,
  asks: { all: boolean; partial: boolean },
): string | undefined => {
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
  const said = { ...on, '--all': asks.all || options.all, '--partial': asks.partial };
  const switches = Object.entries(said).flatMap(([flag, given]) => (given ? [` ${flag}`] : []));
  const code = adapterFlags(adapters, [options.from, options.to], home);
  return `${pairCommand(options, home)}${more}${folders}${switches.join('')}${code} --yes`;
};

const flags = (given: Readonly<Record<string, string | undefined>>): string =>
  Object.entries(given)
    .map(([flag, value]) => (value === undefined ? '' : ` ${flag} ${value}`))
    .join('');

/** A folder as a shell takes it: it knows no `~` in quotes. */
const rootWord = (root: string | undefined, home: string): string | undefined =>
  root === undefined || shellWord(root) === root ? root && tilde(root, home) : shellWord(root);
