import { CommanderError } from 'commander';
import { isMemportError, type MemportError } from '../errors.ts';
import { worldOf } from '../world/world.ts';
import { expandArrow } from './arrow.ts';
import { programOf } from './program.ts';
import { printsJson } from './format-options.ts';
import { outletOf } from './outlet.ts';
import { printable } from './printable.ts';
import type { Rim, Setting } from './setting.ts';
import { holding, pausing } from './signals.ts';

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
  const { out, command } = outlet;
  const setting: Setting = { ...terminal, out, command, err: (text) => rim.err(over(text)), world, exit: 0 };
  try {
    await programOf(setting).parseAsync(expandArrow(argv, cwd), { from: 'user' });
    // Nothing is written on Windows.
    if (world.platform !== 'win32') world.met.clean?.keep();
    return setting.exit;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
    if (isMemportError(error)) {
      const stopped = error.code === 'interrupted' || error.code === 'terminated';
      if (json && !stopped)
        out(
          `${JSON.stringify({ version: 1, error: { code: error.code, what: error.message, where: error.where, expected: error.expected, todo: error.todo } })}\n`,
        );
      else rim.err(over(await errorText(error)));
      return error.exit;
    }
    const { safe } = await import('../text/safe.ts');
    rim.err(
      over(
        safe(
          `memport: this is a bug in memport: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`,
        ),
      ),
    );
    return 5;
  } finally {
    await outlet.end();
  }
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
