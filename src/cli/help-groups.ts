import type { Command, Option } from 'commander';

type Headings = Readonly<Record<string, string>>;

/** Under which heading of the help an option stands, in the order of the headings. */
export const OPTIONS: Headings = {
  'Which stores:':
    'from to from-root from-profile to-root to-profile root profile harness project cwd client-version remote adapter',
  // Commander's own heading: whatever is in no other row.
  'Options:': '',
  'Which memories:': 'all include-absent kind partial again withdraw lift refill rules-to',
  'What stands in the way:': 'on-conflict on-secret on-injection strict bypass-approval verify timeout bin',
  'A language model:':
    'judge frozen assist assist-manual refresh redact model replay batch max-tokens max-usd send-to draft',
  'Reports:': 'format out show-content fail-on baseline accept min-compared',
};

/** So few options are one list that an eye takes in at once. */
const FEW = 12;

export const COMMANDS: Headings = {
  'Move:': 'migrate sync apply undo pairs relocate import export',
  'Look:': 'list show doctor log explain',
  'Prove:': 'verify check audit probe',
  'And:': 'init assist schema completion man',
};

const headingIn = (table: Headings, name: string): string | undefined =>
  Object.keys(table).find((heading) => table[heading]?.split(' ').includes(name));

/** Long lists of options, and the list of commands, are parted by what they are about. */
export const withHelpGroups = (command: Command): Command => {
  for (const part of command.commands) {
    withHelpGroups(part);
    const heading = command.parent === null ? headingIn(COMMANDS, part.name()) : undefined;
    if (heading !== undefined) part.helpGroup(heading);
  }
  if (command.options.length <= FEW) return command;
  for (const option of command.options) {
    const heading = headingIn(OPTIONS, option.name().replace(/^no-/, ''));
    if (heading !== undefined) option.helpGroup(heading);
  }
  return command.configureHelp({ ...command.configureHelp(), groupItems: inOrder });
};

/** Groups in the order of the table, and not of the option that happened to be declared first. */
const inOrder = <Item extends Command | Option>(
  _: Item[],
  visible: Item[],
  headingOf: (item: Item) => string,
): Map<string, Item[]> => {
  const order = Object.keys(OPTIONS);
  const groups = Map.groupBy(visible, headingOf);
  return new Map([...groups].toSorted(([one], [other]) => order.indexOf(one) - order.indexOf(other)));
};
