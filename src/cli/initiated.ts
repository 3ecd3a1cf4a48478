import * as path from 'node:path';
import { MemportError } from '../errors.ts';
import { appendOwn, writeOwn } from '../store/own-file.ts';
import { tilde } from '../text/safe.ts';
import { initialConfig, rememberingHere } from '../verbs/init.ts';
import { CONFIG, repositoryAt, rootAt } from '../world/repository.ts';
import { answerTo, oneOf } from './question.ts';
import type { Setting } from './setting.ts';

/** What was typed after `memport init`. */
export interface InitFlags {
  harness?: string[];
  export?: boolean;
  file?: string[];
  lock?: boolean;
  force?: boolean;
  cwd?: string;
}

const EXPORTS = `Exports are memory text in the repository: everybody who can read it reads what the agents remember.
Secrets are left out; look at each file before you commit it.`;
const LOCK = `memport.lock keeps accepted rewrites of memories, so that every machine places the same words: memory text too.`;

/** Asks what a repository wants compared, and writes it down; no harness is written to. */
export const initiated = async (setting: Setting, options: InitFlags & { cwd: string }): Promise<void> => {
  const { world } = setting;
  const root = rootAt(options.cwd);
  const file = path.join(root, CONFIG);
  if (repositoryAt(options.cwd) && !options.force)
    throw new MemportError('usage', {
      what: `${CONFIG} is there already`,
      where: file,
      expected: 'none, or --force',
    });
  const here = await rememberingHere(world, options.cwd);
  const harnesses = options.harness ?? here.harnesses;
  const say = (text: string): void => setting.out(`${text}\n`);
  const yes = async (question: string): Promise<boolean> =>
    setting.ask ? (await answerTo(setting.ask, say, `${question} [yes/no] `, oneOf(['yes', 'no']))) === 'yes' : false;
  if (!options.harness)
    say(
      harnesses.length === 0
        ? 'No harness on this machine remembers this project.'
        : `${harnesses.join(', ')} ${harnesses.length === 1 ? 'remembers' : 'remember'} this project.`,
    );
  if (!options.export && setting.ask) say(EXPORTS);
  const exports =
    options.export ?? (await yes('Compare exports that are committed, rather than what stands on each machine?'));
  const files =
    options.file ??
    (here.files.length > 0 && setting.ask && (await yes(`Compare ${here.files.join(', ')} too?`)) ? here.files : []);
  if (options.lock === undefined && setting.ask) say(LOCK);
  const lock = options.lock ?? (await yes('Commit memport.lock?'));
  writeOwn(world.disk, file, initialConfig({ harnesses, exports, files }));
  if (!lock) appendOwn(world.disk, path.join(root, '.gitignore'), 'memport.lock');
  say(`${tilde(file, world.home)} is written${lock ? '' : ', and .gitignore names memport.lock'}.`);
  if (exports) {
    say(EXPORTS);
    for (const each of harnesses) say(`Next: memport export ${each} --project . --out .memport/${each}.ir.json`);
  }
  if (harnesses.length + files.length > 1) return say('Next: memport check');
  const first = harnesses[0] ?? 'claude';
  const other = world.adapters.find(({ id }) => id !== first)?.id ?? 'codex';
  const named = [first, other].map((each) => `--harness ${each}`).join(' ');
  say('It names fewer than two stores, so there is nothing to compare yet.');
  say(`Next: memport init --force ${named}${exports ? ' --export' : ''}`);
};
