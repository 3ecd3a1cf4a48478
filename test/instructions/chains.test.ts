import { describe, expect, test } from 'vitest';
import { formats } from '../../adapters/formats.ts';
import type { Adapter } from '../../src/adapter.ts';
import { HOME, machineOver, readAt, SCENE, treeOf } from '../contract/world.ts';
import { chainsIn, type Chain } from './chains.ts';

const APP = `${HOME}/app`;
const MAIN: Readonly<Record<string, string>> = {
  'claude-md': 'CLAUDE.md',
  'agents-md': 'AGENTS.md',
  'hermes-md': '.hermes.md',
  'gemini-md': 'GEMINI.md',
  'qwen-md': 'QWEN.md',
  copilot: '.github/copilot-instructions.md',
  cursor: '.cursorrules',
  kiro: '.kiro/steering/product.md',
};
const families = formats.filter(({ instructs }) => instructs !== undefined);

const worldOf = ({ files }: Chain): Map<string, string> =>
  new Map([
    [`${APP}/.git/HEAD`, 'ref: refs/heads/main\n'],
    ...Object.entries(files).map(([file, text]): [string, string] => [
      file.startsWith('~') ? HOME + file.slice(1) : `${APP}/${file}`,
      text,
    ]),
  ]);

const told = (path: string): string =>
  path.startsWith(`${APP}/`) ? path.slice(APP.length + 1) : path.replace(HOME, '~');

/** What is instructed in a folder, in the order it is loaded in: the file, the words, how they reach the model. */
const saidBy = (adapter: Adapter, chain: Chain): string[] => {
  const world = worldOf(chain);
  const cwd = chain.below === '' ? APP : `${APP}/${chain.below}`;
  const stores = adapter.locate(machineOver(world, {}, cwd)).map((at) => readAt(adapter, treeOf(world, at), at));
  const deliveries = new Map(adapter.view(stores, SCENE).deliveries.map((each) => [each.id, each.delivery]));
  return stores.flatMap(({ at, memories }) =>
    memories.map(({ id, statement, places, scope }) => {
      const globs = 'globs' in scope && scope.globs ? ` [${scope.globs.join(' ')}]` : '';
      const delivery = deliveries.get(id);
      return `${told(`${at.root}/${places[0]?.file}`)}: ${statement}${globs}${delivery === 'loaded' ? '' : ` (${delivery})`}`;
    }),
  );
};

describe.each(families)('what $id says', (adapter) => {
  const chains = [...chainsIn(adapter.id), ...chainsIn('every', MAIN[adapter.id])];
  test.each(chains)('$title', (chain) => expect(saidBy(adapter, chain)).toEqual(chain.says));
  test('is known from 30 chains and more, and how each is known', () => {
    expect(chains.length).toBeGreaterThanOrEqual(adapter.id in MAIN ? 30 : 1);
    expect(chains.filter(({ truth }) => !/^(?:run|read|hand|unverified)/.test(truth))).toEqual([]);
  });
});
