import { expect, test } from 'vitest';
import { hermes } from '../../adapters/hermes/index.ts';
import { fieldHash } from '../../src/ir/identity.ts';
import type { Memory } from '../../src/ir/memory.ts';
import { wordsHash } from '../../src/kit/line-hashes.ts';
import { HOME, machineOver, treeOf } from '../contract/world.ts';

const ROOT = `${HOME}/.hermes`;
const FOLDER = `${ROOT}/skills/memport/general/references`;

/** Notes with what is remembered of the entry of each, and the entries of MEMORY.md. */
const read = (
  notes: Readonly<Record<string, { text: string; said: string; entry: string }>>,
  entries: readonly string[],
): Memory[] => {
  const marks = Object.entries(notes).map(([note, { said, entry }]) =>
    JSON.stringify({
      note,
      is: '',
      source: `claude/global/${note}`,
      base: `statement=${fieldHash(said)}`,
      lines: { 'memories/MEMORY.md': entry },
    }),
  );
  const world = new Map([
    [`${ROOT}/memories/MEMORY.md`, entries.join('\n§\n')],
    [`${FOLDER}/.memport`, `${marks.join('\n')}\n`],
    ...Object.entries(notes).map(([note, { text }]): [string, string] => [`${FOLDER}/${note}`, text]),
  ]);
  const at = hermes.locate(machineOver(world)).find(({ role }) => role === 'store');
  return at ? hermes.read(treeOf(world, at), at).memories : [];
};

const HOOK = 'Never try it in production, whatever the hour, and whoever asks for it on whichever day.';

test('of several notes with one hook each has the entry that says its statement below the hook', () => {
  const numbers = ['1', '150', '160'];
  const notes = Object.fromEntries(
    numbers.map((each) => [
      `r${each}.md`,
      {
        text: `---\nhook: ${HOOK}\nkind: reference\n---\n\nRule ${each}.\n`,
        said: `Rule ${each}.`,
        entry: wordsHash(`Rule ${each}.`),
      },
    ]),
  );
  const memories = read(
    notes,
    numbers.toReversed().map((each) => `${HOOK}\n\nRule ${each}.`),
  );
  expect(memories.map(({ statement, places }) => [statement, places.length]).sort()).toEqual(
    numbers.map((each) => [`Rule ${each}.`, 2]),
  );
});
