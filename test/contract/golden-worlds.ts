import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Adapter } from '../../src/adapter.ts';
import { ROOT } from '../cli/built.ts';
import { expanded } from '../golden/marks.ts';
import { HOME, machineOver, treeOf, type World } from './world.ts';

/** The HOMEs of golden cases in which a harness has a store that holds something. */
export const goldenWorlds = (adapter: Adapter, golden = join(ROOT, 'golden')): World[] =>
  readdirSync(golden)
    .map((name) => join(golden, name, 'from'))
    .filter(existsSync)
    .map(worldOf)
    .filter((world) =>
      adapter.locate(machineOver(world)).some((at) => at.role === 'store' && treeOf(world, at).size > 0),
    );

const worldOf = (folder: string): World => {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    statSync(join(folder, name)).isFile(),
  );
  const text = (name: string): string => readFileSync(join(folder, name), 'utf8');
  return new Map(files.map((name) => [`${HOME}/${expanded(name, HOME)}`, expanded(text(name), HOME)]));
};
