import { expect, test } from 'vitest';
import { hermes } from '../../adapters/hermes/index.ts';
import { wordsHash } from '../../src/kit/line-hashes.ts';
import { fieldHash } from '../../src/ir/identity.ts';
import type { Memory } from '../../src/ir/memory.ts';
import { derive } from '../../src/text/derive.ts';
import { HOME, machineOver, treeOf } from '../contract/world.ts';

const [SAID, WHY] = ['The team signs every commit.', 'CI refuses what is unsigned.'];
const ROOT = `${HOME}/.hermes`;
const INDEX = 'skills/memport/general/SKILL.md';

/** A note as it was placed with its entry and its line in the index, and what stands there by now. */
const read = (note: string, entry: string, line = 'The team signs every commit'): Memory => {
  const folder = `${ROOT}/skills/memport/general`;
  const placed = { statement: SAID, why: WHY, title: derive(SAID).title };
  const mark = {
    note: 'commits.md',
    is: '',
    source: 'claude/global/commits.md',
    base: Object.entries(placed)
      .map(([field, text]) => `${field}=${fieldHash(text)}`)
      .join(' '),
    lines: { 'memories/MEMORY.md': wordsHash(SAID), [INDEX]: wordsHash(derive(SAID).hook) },
  };
  const world = new Map([
    [`${ROOT}/memories/MEMORY.md`, entry],
    [`${ROOT}/${INDEX}`, `---\nname: general\n---\n\n- [${line}](references/commits.md) — ${derive(SAID).hook}\n`],
    [`${folder}/references/commits.md`, `---\nkind: reference\n---\n\n${note}\n`],
    [`${folder}/references/.memport`, `${JSON.stringify(mark)}\n`],
  ]);
  const at = hermes.locate(machineOver(world)).find(({ role }) => role === 'store');
  const memories = at ? hermes.read(treeOf(world, at), at).memories : [];
  expect(memories).toHaveLength(1);
  return memories[0] as Memory;
};
/** Of every line that is no longer what was written there, the words. */
const reworded = ({ places, mark }: Memory): (string | undefined)[] =>
  places.flatMap(({ file, words }) => (words === undefined || mark?.lines?.[file] === wordsHash(words) ? [] : [words]));

const ENTRY = `${SAID}\nWhy: ${WHY}`;

test('a reason that somebody took out of the note is gone, though the entry still gives it', () => {
  const memory = read(SAID, ENTRY);
  expect(memory).toMatchObject({ statement: SAID });
  expect([memory.why, reworded(memory)]).toEqual([undefined, []]);
});

test('a reason that somebody changed in the note is theirs, though that of the entry is longer', () => {
  const memory = read(`${SAID}\n\n**Why:** CI wants it.`, ENTRY);
  expect([memory.why, reworded(memory)]).toEqual(['CI wants it.', []]);
});

test('a reason that somebody wrote into the entry counts where nobody changed the note', () => {
  const longer = `${WHY} So does the auditor.`;
  expect(read(`${SAID}\n\n**Why:** ${WHY}`, `${SAID}\nWhy: ${longer}`).why).toBe(longer);
  const both = read(SAID, `${SAID}\nWhy: ${longer}`);
  expect([both.why, reworded(both)]).toEqual([undefined, [`${SAID} Why: ${longer}`]]);
});

test('an entry and a line of the index as they were placed are nobody’s new words, whatever became of the note', () => {
  const edited = 'The team signs every single commit.';
  expect(reworded(read(`${edited}\n\n**Why:** ${WHY}`, ENTRY))).toEqual([]);
  expect(reworded(read(`${edited}\n\n**Why:** ${WHY}`, ENTRY, 'Signed commits'))).toEqual([
    'Signed commits — The team signs every commit.',
  ]);
  expect(reworded(read(`${edited}\n\n**Why:** ${WHY}`, `${SAID}\nWhy: Nobody knows.`))).toEqual([
    `${SAID} Why: Nobody knows.`,
  ]);
});
