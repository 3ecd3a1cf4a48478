import type { Command } from 'commander';

/** What works on a copy of a store that is elsewhere. */
const WITH: readonly string[] = ['list', 'show', 'migrate', 'apply', 'check', 'undo'];

/** What was typed about stores that are elsewhere, with what else decides what is done there. */
export interface RemoteFlags {
  remote?: string;
  sendTo?: string;
  yes?: boolean;
  json?: boolean;
  dryRun?: boolean;
  planOut?: string;
  profile?: string;
  fromProfile?: string;
  toProfile?: string;
}

export const withRemoteOption = (command: Command): Command => {
  if (!WITH.includes(command.name())) return command;
  command.option(
    '--remote <where>',
    'fetch memory stores first, and send what changed: anthropic (key: ANTHROPIC_API_KEY), or a URL (MEMPORT_API_KEY)',
  );
  if (command.options.some(({ long }) => long === '--send-to')) return command;
  return command.option('--send-to <host>', 'agree for this run that memory stores of this host are asked');
};
