import { expect, test } from 'vitest';
import { hermes } from '../../adapters/hermes/index.ts';
import type { Form } from '../../src/adapter.ts';
import { wordsHash } from '../../src/kit/line-hashes.ts';
import { fieldHash } from '../../src/ir/identity.ts';
import type { Known, Location } from '../../src/ir/store.ts';
import { placed, readAs, type Target } from '../../src/plan/target.ts';
import { HOME, machineOver, SCENE, treeOf, type World } from '../contract/world.ts';
import { plain } from './plain.ts';

const SAID = 'The team uses signed commits on the build machine.';
const OTHER = 'The team uses signed commits on the build server.';
const NOTES = `${HOME}/.hermes/skills/memport/general/references`;

/** A home of Hermes with a note whose entry is gone from MEMORY.md, and what else stands there. */
const homeWith = (entries: readonly string[]): World =>
  new Map([
    [`${HOME}/.hermes/memories/MEMORY.md`, entries.join('\n§\n')],
    [`${NOTES}/commits.md`, `---\nkind: reference\n---\n\n${SAID}\n`],
    [
      `${NOTES}/.memport`,
      `${JSON.stringify({
        note: 'commits.md',
        is: '',
        source: 'claude/global/commits.md',
        base: `statement=${fieldHash(SAID)}`,
        lines: { 'memories/MEMORY.md': wordsHash(SAID) },
      })}\n`,
    ],
  ]);

const targetIn = (world: World, known: readonly Known[] = []): Target => {
  const at = hermes.locate(machineOver(world)).find(({ role }) => role === 'store') as Location;
  const bare: Target = { adapter: hermes, store: hermes.read(new Map(), { ...at, known }), others: [], scene: SCENE };
  return { ...bare, store: readAs(bare, treeOf(world, at)) };
};
const saidIn = ({ memories }: Target['store']): string[] => memories.map(({ statement }) => statement).sort();

test('an entry that the ledger knows stands for itself, however like a note’s lost one it is', () => {
  const world = homeWith([OTHER]);
  expect(saidIn(targetIn(world).store)).toEqual([SAID]);
  const known = [{ id: 'hermes/global/ab12', statement: fieldHash(OTHER) }];
  expect(saidIn(targetIn(world, known).store)).toEqual([SAID, OTHER]);
});

test('what is being put there stands for itself too, before any ledger knows it', () => {
  const target = targetIn(homeWith([]));
  const form: Form = {
    name: 'entry in MEMORY.md',
    delivery: 'loaded',
    parts: [{ slot: 'entry', container: 'MEMORY.md', file: 'memories/MEMORY.md', text: OTHER }],
    costs: [],
  };
  const { store } = placed(target, { put: [{ memory: plain(OTHER), form }], withdraw: [] });
  expect(saidIn(store)).toEqual([SAID, OTHER]);
});
