import * as path from 'node:path';
import { folderKey, scopeKey } from '../ir/identity.ts';
import { rootAt } from '../world/repository.ts';
import { sightOf } from '../world/sight.ts';
import { gather } from '../world/survey.ts';
import type { World } from '../world/world.ts';
import { stands } from './asked.ts';

const INSTRUCTIONS = ['AGENTS.md', 'CLAUDE.md', '.hermes.md'];

/** Which harnesses of this machine know the project, and which instruction files it has. */
export const rememberingHere = async (world: World, cwd: string): Promise<{ harnesses: string[]; files: string[] }> => {
  const root = rootAt(cwd);
  const gathered = gather(world.adapters, sightOf(world, { cwd: root }), [root]);
  const harnesses = gathered.filter(({ stores, scene }) => {
    const key = `project:${folderKey(root, scene.around)}`;
    return stores.some(({ memories }) => memories.some(({ scope }) => scopeKey(scope) === key));
  });
  return {
    harnesses: harnesses.map(({ adapter }) => adapter.id),
    files: INSTRUCTIONS.filter((name) => stands(world, path.join(root, name))),
  };
};

/** The memport.json of a repository that has none. */
export const initialConfig = ({
  harnesses,
  exports,
  files,
}: {
  harnesses: readonly string[];
  exports: boolean;
  files: readonly string[];
}): string => {
  const stores: Record<string, { path?: string; harness?: string }> = Object.fromEntries([
    ...harnesses.map((each) => [
      each,
      exports ? { export: `.memport/${each}.ir.json` } : { harness: each, project: '.' },
    ]),
    ...files.map((given) => {
      // A memory folder is of a harness: claude=team/memory.
      const [, harness, folder] = /^([a-z-]+)=(.+)$/.exec(given) ?? [];
      const file = folder ?? given;
      const name = path.basename(file).replace(/^\.+|\.md$/gi, '');
      return [name.toLowerCase(), { path: file, ...(harness !== undefined && { harness }) }] as const;
    }),
  ]);
  const names = Object.keys(stores);
  // People write rules into an instruction file, and no migration carries anything else there.
  const [first = ''] = names;
  const ruled = harnesses.length === 0 ? [] : names.filter((each) => isInstruction(stores[each]));
  const whole = names.filter((each) => !ruled.includes(each));
  const groups = [
    ...(whole.length > 1 ? [{ stores: whole, direction: 'one-way' }] : []),
    ...(ruled.length > 0 ? [{ stores: [first, ...ruled], direction: 'one-way', kinds: ['rule'] }] : []),
  ];
  const lines = (value: unknown): string => JSON.stringify(value, null, 2).replaceAll('\n', '\n  ');
  return [
    '{',
    '  // What memport check compares. Paths are inside this repository. memport schema config prints the shape of this file.',
    '  "$schema": "./node_modules/memport/dist/schema/config.json",',
    `  "stores": ${lines(stores)},`,
    '  // The first store is held against each of the others; "mirror" holds each against each.',
    `  "groups": ${lines(groups)}`,
    '}',
    '',
  ].join('\n');
};

const isInstruction = (store: { path?: string; harness?: string } | undefined): boolean =>
  store?.path !== undefined && store.harness === undefined;
