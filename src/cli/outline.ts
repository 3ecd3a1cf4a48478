import type { Argument, Command, Option } from 'commander';
import { memorySchema } from '../ir/memory-schema.ts';
import { FORMATS } from './formats.ts';
import type { CommandOutline, Takes } from '../report/outline.ts';

type Meanings = Readonly<Record<string, Takes>>;

/** What a word of the command line stands for, by the name it has in a usage line. */
const BY_NAME: Meanings = {
  harness: { of: 'harness' },
  a: { of: 'harness' },
  b: { of: 'harness' },
  from: { of: 'harness' },
  to: { of: 'harness' },
  target: { of: 'harness' },
  memory: { of: 'memory' },
  memories: { of: 'memory' },
  handles: { of: 'memory' },
  id: { of: 'run' },
  rule: { of: 'rule' },
  document: { of: 'document' },
  dir: { of: 'folder' },
  file: { of: 'file' },
  path: { of: 'file' },
  plan: { of: 'file' },
  formats: { words: Object.keys(FORMATS) },
  kinds: { words: memorySchema.shape.kind.options },
  what: { words: ['error', 'warn', 'info', 'none'] },
};

/** A command as completion and the manual tell it: from the same source as its help, and `more` that it cannot know. */
export const outlineOf = (command: Command, more: Meanings = {}): CommandOutline => {
  const help = command.createHelp();
  return {
    name: command.name(),
    usage: help.commandUsage(command),
    about: command.description(),
    arguments: placesOf(command, more),
    options: help.visibleOptions(command).flatMap((option) =>
      option.long === undefined
        ? []
        : [
            {
              long: option.long,
              term: help.optionTerm(option),
              about: help.optionDescription(option),
              ...(option.required || option.optional ? { takes: takenBy(option, more) } : {}),
            },
          ],
    ),
    examples: examplesOf(command),
    parts: command.commands.map((part) => outlineOf(part, more)),
  };
};

/** What stands behind its name; of a command that is understood by its words alone, what its usage names. */
const placesOf = (command: Command, more: Meanings): CommandOutline['arguments'] =>
  command.registeredArguments.length === 0
    ? [...command.usage().matchAll(/<(\w+)>/g)].map(([, name = '']) => ({
        name,
        about: 'a harness',
        takes: BY_NAME[name] ?? { words: [] },
      }))
    : command.registeredArguments.map((argument) => ({
        name: argument.name(),
        about: argument.description,
        takes: takenBy(argument, more),
      }));

/** The lines that its help shows below the heading. */
const examplesOf = (command: Command): string[] => {
  const output = { ...command.configureOutput() };
  let text = '';
  command.configureOutput({ ...output, writeOut: (piece) => void (text += piece) }).outputHelp();
  command.configureOutput(output);
  const [, below = ''] = text.split('\nExamples:\n');
  return below.split('\n').flatMap((line) => (line.trim() === '' ? [] : [line.trim()]));
};

const takenBy = (word: Argument | Option, more: Meanings): Takes => {
  if (word.argChoices) return { words: word.argChoices };
  const name = 'flags' in word ? (/[<[]([\w-]+)/.exec(word.flags)?.[1] ?? '') : word.name();
  return more[name] ?? BY_NAME[name] ?? { words: [] };
};
