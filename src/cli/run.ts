import { CommanderError } from 'commander';
import { isMemportError, MemportError } from '../errors.ts';
import { worldOf, type World } from '../world/world.ts';
import { programOf, vocabularyOf } from './program.ts';
import { printsJson } from './format-options.ts';
import { outletOf } from './outlet.ts';
import { printable } from './printable.ts';
import type { Rim, Setting } from './setting.ts';
import { holding, pausing } from './signals.ts';
import { understood } from './understood.ts';

/** One command line: what it prints and the code it ends with. The only place where errors become words. */
export const run = async (argv: readonly string[], rim: Rim): Promise<number> => {
  const json = printsJson(argv);
  const { env, cwd, platform, disk, ...terminal } = rim;
  const world = worldOf({
    env,
    cwd,
    adapters: [],
    pause: pausing(rim),
    hold: (work) => holding(rim, work),
    note: (text) => rim.err(over(`memport: ${text}.\n`)),
    ...(platform !== undefined && { platform }),
    ...(disk && { disk }),
  });
  // Whatever a run prints passes here: a secret it has met is hidden once more, and JSON holds nothing a terminal
  // obeys.
  const over = (text: string): string => world.met.veil?.over(text) ?? text;
  const outlet = outletOf(argv, env, (text) => rim.out(json ? printable(over(text)) : over(text)));
  let told = false;
  // Loaded only where a terminal has no room for a table.
  const narrow = !json && rim.screen.wraps === true && rim.screen.width < 60;
  const laid = narrow ? (await import('./narrow.ts')).narrowed(argv, rim.screen.width) : (text: string): string => text;
  const out = (text: string): void => {
    told ||= text !== '';
    outlet.out(laid(text));
  };
  const err = (text: string): void => rim.err(over(laid(text)));
  const setting: Setting = { ...terminal, out, command: outlet.command, err, world, argv, exit: 0 };
  try {
    if (cwd === '' && !argv.some((word) => HELPS.includes(word))) throw gone();
    const program = programOf(setting);
    const words = await understood(argv, cwd, vocabularyOf(program, setting));
    await program.parseAsync(words, { from: 'user' });
    // Nothing is written on Windows.
    if (world.platform !== 'win32') world.met.clean?.keep();
    return setting.exit;
  } catch (error) {
    // Help and version end so: what is wrong on a command line is an error of ours.
    if (error instanceof CommanderError) return error.exitCode;
    const known = isMemportError(error) ? withNext(await explained(world, error), setting.typed) : undefined;
    // Where a program reads, the error is the one document, unless that is printed.
    const printed = json && !told;
    if (printed) out(`${JSON.stringify(errorDocument(known, error))}\n`);
    else if (known) err(await errorText(known));
    if (!known) err(await bugText(error));
    return known?.exit ?? 5;
  } finally {
    await outlet.end();
  }
};

/** What is no harness here may have been one of an earlier run, by an adapter that was not given now. */
const explained = async (world: World, error: MemportError): Promise<MemportError> => {
  if (error.unknown === undefined) return error;
  const { lackingOf } = await import('./lacking.ts');
  return lackingOf(world, error);
};

/** A mistake ends in what to type: where nothing better is known, in the help of the command. */
const withNext = (error: MemportError, typed = 'memport'): MemportError => {
  const { code, message: what, where, expected, todo } = error;
  if (todo !== undefined || (code !== 'usage' && code !== 'config' && code !== 'io')) return error;
  return new MemportError(code, {
    what,
    ...(where !== undefined && { where }),
    ...(expected !== undefined && { expected }),
    todo: `${typed} --help shows what it takes`,
  });
};

const HELPS: readonly string[] = ['-h', '--help', 'help', '-V', '--version', 'version'];

const gone = (): MemportError =>
  new MemportError('usage', {
    what: 'the folder you are in is gone: what an agent remembers is looked up from a folder',
    expected: 'a working folder that exists',
    todo: 'cd to a project, or to ~, and type it again',
  });

const errorDocument = (known: MemportError | undefined, error: unknown): object => ({
  version: 1,
  error: known
    ? { code: known.code, what: known.message, where: known.where, expected: known.expected, todo: known.todo }
    : { code: 'internal', what: `a bug in memport: ${error instanceof Error ? error.message : String(error)}` },
});

const bugText = async (error: unknown): Promise<string> => {
  const { safe } = await import('../text/safe.ts');
  const said = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return safe(`memport: this is a bug in memport: ${said}\n`);
};

/** What an error quotes may be anybody's text. */
const errorText = async (error: MemportError): Promise<string> => {
  const { safe } = await import('../text/safe.ts');
  return [
    `memport: ${safe(error.message)}`,
    ...(error.where === undefined ? [] : [`  where: ${safe(error.where)}`]),
    ...(error.expected === undefined ? [] : [`  expected: ${safe(error.expected)}`]),
    ...(error.todo === undefined ? [] : [`  do: ${safe(error.todo)}`]),
    '',
  ].join('\n');
};
