import * as path from 'node:path';
import { MemportError } from '../errors.ts';
import { writeOwn } from '../store/own-file.ts';
import { removeQuietly } from '../store/replace.ts';
import type { FormatOptions } from './format-options.ts';
import { runMigration } from './migrated.ts';
import type { MigrateOptions } from './plan-options.ts';
import type { Setting } from './setting.ts';
import { originOf } from '../world/origin.ts';
import { pastedIn } from '../world/pasted.ts';

type Options = MigrateOptions & FormatOptions & { as?: string };

const MOST_PASTED = 4 << 20;

/** Carries a file, or what is pasted, into a harness. */
export const imported = async (setting: Setting, file: string, options: Options): Promise<void> => {
  if (file !== '-') return carried(setting, path.resolve(setting.world.cwd, file), file, options);
  if (options.planOut !== undefined)
    throw new MemportError('usage', {
      what: 'a plan of pasted text could not be carried out later: the text would be gone',
      expected: 'a file in place of -',
    });
  const { disk } = setting.world;
  const pasted = pastedIn(setting.world);
  try {
    writeOwn(disk, pasted, await typed(), 0o600);
    await carried(setting, pasted, '-', options);
  } finally {
    removeQuietly(disk, pasted);
  }
};

const carried = async (setting: Setting, full: string, file: string, options: Options): Promise<void> => {
  const { world } = setting;
  const [{ formats }, { rarer }] = await Promise.all([
    import('../../adapters/formats.ts'),
    import('../../adapters/landmarks.ts'),
  ]);
  world.formats = formats;
  if (!stands(setting, full))
    throw new MemportError('usage', {
      what: `${file} is not there`,
      where: full,
      expected: 'what memport export wrote, or an export that memport import --help names',
    });
  const { id, landmark } = originOf(world, full, rarer, options.as);
  if (landmark && !world.adapters.some((each) => each.id === id))
    world.adapters = [...world.adapters, await landmark.load()];
  await runMigration(setting, { ...options, from: id, fromRoot: full });
};

const stands = ({ world }: Setting, full: string): boolean => {
  try {
    world.disk.stat(full);
    return true;
  } catch {
    return false;
  }
};

const typed = async (): Promise<string> => {
  let text = '';
  process.stdin.setEncoding('utf8');
  for await (const piece of process.stdin) {
    text += String(piece);
    if (text.length > MOST_PASTED)
      throw new MemportError('usage', {
        what: `more than ${MOST_PASTED} characters were pasted`,
        expected: 'the list of memories alone, or the export as a file',
      });
  }
  if (text.trim() === '')
    throw new MemportError('usage', { what: 'nothing was pasted', expected: 'text on the standard input' });
  return text;
};
