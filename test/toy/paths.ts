import type { Machine } from '../../src/adapter.ts';
import { chooseEdition } from '../../src/kit/editions.ts';
import type { Loss } from '../../src/ir/loss.ts';
import type { Scope } from '../../src/ir/memory.ts';
import type { Location } from '../../src/ir/store.ts';
import { EDITIONS } from './conventions.ts';

export const FILE = 'memory.json';

export const locate = (machine: Machine): Location[] => {
  const root = machine.asked.root ?? `${machine.home}/.toy`;
  const { edition, seen } = chooseEdition(EDITIONS, machine.asked.clientVersion);
  return [
    {
      id: 'toy',
      harness: 'toy',
      root,
      scope: { level: 'global' },
      edition: edition.version,
      seen,
      layout: 'home',
      exists: machine.stat(root)?.kind === 'folder',
      role: 'store',
      owns: [FILE],
      reads: [FILE],
      settings: {},
      findings: [],
    },
  ];
};

export const home = (_scope: Scope, known: readonly Location[]): Location | Loss =>
  known[0] ?? { memory: '', field: 'memory', reason: 'no Toy home was located', kept: 'ledger', rule: 'plan/unfit' };
