import { Command, type Option } from 'commander';
import { applyCommand } from './commands/apply.ts';
import { assistCommand } from './commands/assist.ts';
import { auditCommand } from './commands/audit.ts';
import { checkCommand } from './commands/check.ts';
import { completionCommand } from './commands/completion.ts';
import { doctorCommand } from './commands/doctor.ts';
import { explainCommand } from './commands/explain.ts';
import { exportCommand } from './commands/export.ts';
import { importCommand } from './commands/import.ts';
import { initCommand } from './commands/init.ts';
import { listCommand } from './commands/list.ts';
import { logCommand } from './commands/log.ts';
import { manCommand } from './commands/man.ts';
import { migrateCommand } from './commands/migrate.ts';
import { overviewAction } from './commands/overview.ts';
import { pairsCommand } from './commands/pairs.ts';
import { probeCommand } from './commands/probe.ts';
import { relocateCommand } from './commands/relocate.ts';
import { schemaCommand } from './commands/schema.ts';
import { showCommand } from './commands/show.ts';
import { syncCommand } from './commands/sync.ts';
import { undoCommand } from './commands/undo.ts';
import { verifyCommand } from './commands/verify.ts';
import { takesAdapters, withAdapterOption } from './adapter-option.ts';
import { mistakeOf, pathOf } from './mistake.ts';
import { version, type World } from '../world/world.ts';
import type { Sending } from './remote.ts';
import { withRemoteOption, type RemoteFlags } from './remote-option.ts';
import { withHelpGroups } from './help-groups.ts';
import type { Setting } from './setting.ts';
import type { Vocabulary } from './understood.ts';

/** Every command with its options; what they do is in `verbs/`. */
export const programOf = (setting: Setting): Command => {
  let send: Sending | undefined;
  const program = new Command('memport')
    .description(
      'Moves what an agent remembers about you from one harness to another, and proves that it still works there.',
    )
    .version(version(), '-V, --version', 'print the version')
    .enablePositionalOptions()
    // What a command needs is loaded when it is run: help and version wait for nothing.
    .hook('preAction', async (_, command) => {
      setting.typed = pathOf(command);
      const flags = command.opts<RemoteFlags>();
      if (flags.remote !== undefined) send = await (await import('./remote.ts')).fetchRemote(setting, flags);
      await harnessesOf(program, setting, command);
    })
    .hook('postAction', async () => send?.());
  overviewAction(withAdapterOption(program), setting);
  for (const command of [
    migrateCommand,
    syncCommand,
    applyCommand,
    listCommand,
    showCommand,
    verifyCommand,
    checkCommand,
    auditCommand,
    doctorCommand,
    explainCommand,
    exportCommand,
    importCommand,
    initCommand,
    relocateCommand,
    undoCommand,
    logCommand,
    pairsCommand,
    assistCommand,
    probeCommand,
    schemaCommand,
    completionCommand,
    manCommand,
  ])
    program.addCommand(withAdapterOption(withRemoteOption(command(setting))));
  program.addHelpText(
    'after',
    `\nHow a memory reaches the model:\n    loaded      its words are in the text that is loaded at start\n    indexed     a line of its own is; the words are one read away\n    searchable  a search or some reads away\n    unseen      not at all; the reason is told\n\nExamples:\n  memport                             what every harness remembers here\n  memport claude:codex --dry-run      what moving it would do\n  memport list                        every memory on this machine\n  memport doctor                      every harness that memport knows, and what is here of it\n  memport show hermes --as-prompt     what the model is given\n`,
  );
  return atRim(withHelpGroups(program), setting);
};

/** The harnesses there are: loaded on first need. */
const harnessesOf = async (program: Command, setting: Setting, command?: Command): Promise<World['adapters']> => {
  const [{ common, rarer }, { harnessesHere }, { foreignLandmarks }] = await Promise.all([
    import('../../adapters/landmarks.ts'),
    import('../world/harnesses-here.ts'),
    import('../world/foreign.ts'),
  ]);
  const isOne = ({ id }: { id: string }): boolean => setting.harnesses?.includes(id) ?? true;
  const taken = async (): Promise<readonly Pick<World['adapters'][number], 'id' | 'aliases'>[]> => {
    const { formats } = await import('../../adapters/formats.ts');
    const commands = program.commands.map((each) => ({ id: each.name(), aliases: [] }));
    return [...common, ...rarer, ...formats, ...commands];
  };
  const foreign =
    command && !takesAdapters(command)
      ? []
      : await foreignLandmarks(setting.world, setting.argv, taken, command?.name() === 'doctor');
  const words = [
    ...common.flatMap(({ id, aliases }) => [id, ...aliases]),
    ...program.commands.map((each) => each.name()),
  ];
  // A list is of what is here; whatever else is done may be about a harness that is not here yet.
  const ofAll = command?.name() === 'list' && command.opts<{ profile?: string }>().profile === undefined;
  const looked = ofAll ? [...common, ...rarer] : rarer;
  const [known, here] = await Promise.all([
    Promise.all((ofAll ? [] : common.filter(isOne)).map((each) => each.load())),
    harnessesHere(setting.world, [...looked.filter(isOne), ...foreign], setting.argv, words),
  ]);
  setting.world.adapters = [...known, ...here];
  setting.world.others = looked.filter(({ id }) => isOne({ id }) && !here.some((each) => each.id === id));
  return setting.world.adapters;
};

/** What a command prints goes where the run prints; what was typed wrongly is an error like any other. */
const atRim = (command: Command, setting: Setting): Command => {
  for (const part of command.commands) atRim(part, setting);
  return command
    .helpOption('-h, --help', 'print this help')
    .configureOutput({
      writeOut: setting.out,
      outputError: () => {},
      getOutHelpWidth: () => (setting.screen.wraps ? setting.screen.width : 80),
    })
    .exitOverride((error) => {
      throw error.exitCode === 0 ? error : mistakeOf(error, command);
    });
};

const optionsIn = (command: Command): readonly Option[] => [
  ...command.options,
  ...command.commands.flatMap((part) => optionsIn(part)),
];

/** What a command line of this program is made of. */
export const vocabularyOf = (program: Command, setting: Setting): Vocabulary => ({
  commands: program.commands.map((command) => command.name()),
  options: new Set(optionsIn(program).flatMap(({ long }) => long ?? [])),
  valued: new Set(optionsIn(program).flatMap(({ required, long }) => (required && long !== undefined ? [long] : []))),
  harnesses: () => harnessesOf(program, setting),
});
