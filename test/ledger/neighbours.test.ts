import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fieldHash } from '../../src/ir/identity.ts';
import type { Memory, Scope } from '../../src/ir/memory.ts';
import { besideOf } from '../../src/ledger/neighbours.ts';
import { LIKE, likeness, sketchOf } from '../../src/text/sketch.ts';
import { plain } from '../../src/kit/notes.ts';

const SCOPES: readonly Scope[] = [
  { level: 'global' },
  { level: 'project', key: 'app', paths: ['/app'] },
  { level: 'project', key: 'web', paths: ['/web'] },
];
const word = fc.constantFrom(...'use tabs never spaces in the shop of ada port night backups'.split(' '));
const said = fc.record({ words: fc.array(word, { minLength: 1, maxLength: 8 }), scope: fc.constantFrom(...SCOPES) });
const memory = ({ words, scope }: { words: string[]; scope: Scope }, at: number): Memory => ({
  ...plain(),
  id: `x/${at}`,
  name: `m${at}`,
  kind: 'rule',
  statement: words.join(' '),
  scope,
  places: [],
  native: {},
});

test('beside a memory stands what is of its scope, says other words and looks like it: each pair compared says the same', () => {
  fc.assert(
    fc.property(fc.array(said, { maxLength: 12 }), said, (others, one) => {
      const [all, own] = [others.map(memory), memory(one, 99)];
      const like = all.filter(
        (each) =>
          each.scope === own.scope &&
          each.statement !== own.statement &&
          likeness(sketchOf(each), sketchOf(own)) >= LIKE,
      );
      expect(besideOf(all)(own)).toEqual([...new Set(like.map(({ statement }) => fieldHash(statement)))].sort());
    }),
  );
});
