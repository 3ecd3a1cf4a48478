import type { CommandOutline } from './outline.ts';

const EXIT: readonly (readonly [string, string])[] = [
  ['0', 'Fine, nothing to do, a plan only, or answered no.'],
  ['1', 'Findings, conflicts that are left, or something that is not as predicted.'],
  ['2', 'A mistake in the command line or the configuration.'],
  ['3', 'Refused for safety: in use, stale, or everything was blocked.'],
  ['4', 'A disk or a provider that does not give what it should.'],
  ['5', 'A bug in memport.'],
  ['130, 143', 'Interrupted, terminated.'],
];

const ENVIRONMENT: readonly (readonly [string, string])[] = [
  ['XDG_STATE_HOME', 'Where memport keeps its own records: ledger, backups, journal. memport log prints the folder.'],
  ['XDG_CONFIG_HOME', 'Where your own settings stand: memport/config.json and memport/prices.json.'],
  ['NO_COLOR, FORCE_COLOR', 'No colours; colours also where no terminal is.'],
  ['MEMPORT_MODEL, MEMPORT_API_KEY', 'The model that is asked, and the key of a compatible server.'],
];

/** The manual in roff, as man(1) reads it. */
export const manText = (program: CommandOutline, version: string): string =>
  `${[
    `.TH MEMPORT 1 "" "memport ${version}" "User Commands"`,
    '.SH NAME',
    `memport \\- ${roff(program.about)}`,
    '.SH SYNOPSIS',
    `.B ${roff(program.usage)}`,
    '.SH DESCRIPTION',
    ...optionLines(program),
    ...exampleLines(program),
    '.SH COMMANDS',
    ...program.parts.flatMap((command) => commandLines(command)),
    '.SH EXIT STATUS',
    ...EXIT.flatMap(([code, says]) => item(code, says)),
    '.SH ENVIRONMENT',
    ...ENVIRONMENT.flatMap(([name, says]) => item(name, says)),
  ].join('\n')}\n`;

const commandLines = (command: CommandOutline): string[] => [
  `.SS "${roff(command.usage).replaceAll('"', '\\(dq')}"`,
  line(command.about),
  ...command.arguments.flatMap(({ name, about }) => item(name, about)),
  ...optionLines(command),
  ...exampleLines(command),
  ...command.parts.flatMap((part) => commandLines(part)),
];

const optionLines = ({ options }: CommandOutline): string[] => options.flatMap(({ term, about }) => item(term, about));

const exampleLines = ({ examples }: CommandOutline): string[] =>
  examples.length === 0 ? [] : ['.PP', '.nf', ...examples.map((example) => begun(escaped(example))), '.fi'];

const item = (name: string, about: string): string[] => ['.TP', `.B ${roff(name)}`, line(about)];

const line = (text: string): string => begun(roff(text));

/** A line that begins with a dot or a quote would be a request. */
const begun = (text: string): string => text.replace(/^(?=[.'])/, '\\&');

const roff = (text: string): string => escaped(text).replace(/\s+/g, ' ');

/** Every other sign than ASCII by its number: groff and mandoc both know that. */
const escaped = (text: string): string =>
  text
    .replaceAll('\\', '\\e')
    .replaceAll('-', '\\-')
    .replace(
      /[^\x00-\x7f]/gu,
      (sign) => `\\[u${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}]`,
    );
