import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { inHome, memportHere } from '../cli/here.ts';
import { ALL_PAIRS, carry, rootOf, settle } from './pairs.ts';
import { filesBelow, reword, statements, tell, textsBelow } from './side.ts';

const RUNS = Math.max(4, Math.round(Number(process.env['MEMPORT_CASES'] ?? 0) / 200));

const WORDS = [
  'Never restart the ferry scheduler',
  'Never paint harbor doors',
  'Never answer letters',
  'Never feed the otter',
  'Never close windows',
  'Never count the ledger',
];

const said = (from: number, to: number) =>
  WORDS.slice(from, to).map((words, at) => ({
    statement: `${words} before noon`,
    ...(at % 2 === 0 && { why: `desk ${at} sleeps` }),
    kind: at % 3 === 1 ? ('reference' as const) : ('rule' as const),
  }));

/** What somebody does to one line of one file: the numbers choose which. */
const edit = fc.record({
  how: fc.constantFrom('append', 'insert', 'remove', 'move', 'turn'),
  file: fc.nat(),
  line: fc.nat(),
  to: fc.nat(),
});

const edited = (root: string, edits: readonly { how: string; file: number; line: number; to: number }[]): void => {
  for (const { how, file, line, to } of edits) {
    const files = [...filesBelow(root).keys()].filter((each) => each.endsWith('.md'));
    const name = join(root, files[file % files.length] as string);
    const lines = readFileSync(name, 'utf8').split('\n');
    const at = line % lines.length;
    if (how === 'append') lines[at] += ' theirs';
    else if (how === 'insert') lines.splice(at, 0, `- theirs ${to}`);
    else if (how === 'turn') lines[at] = (lines[at] as string).replace('Never', 'Always');
    else {
      const [taken] = lines.splice(at, 1);
      if (how === 'move') lines.splice(to % (lines.length + 1), 0, taken as string);
    }
    writeFileSync(name, lines.join('\n'));
  }
};

test.each(ALL_PAIRS)(
  'whatever others did to the lines, an undo takes none of theirs: $title',
  async (pair) => {
    await fc.assert(
      fc.asyncProperty(
        fc.nat(2),
        fc.integer({ min: 1, max: 4 }),
        fc.boolean(),
        fc.array(edit, { minLength: 1, maxLength: 4 }),
        async (theirs, ours, again, edits) =>
          inHome(async (home) => {
            settle(home, pair);
            if (theirs > 0) tell(home, pair.to, said(0, theirs));
            tell(home, pair.from, said(2, 2 + ours));
            const own = statements(home, pair.to);
            expect((await carry(home, pair)).stdout).toContain('Undo: ');
            if (again) {
              reword(home, pair.from, 'letters before noon', 'letters before dusk');
              expect((await carry(home, pair)).code).toBeLessThan(2);
            }
            const root = rootOf(home, pair.to);
            const linesOf = (): string[] =>
              Object.values(textsBelow(root))
                .flatMap((text) => text.split('\n'))
                .filter((line) => line.trim() !== '');
            const placed = new Set(linesOf());
            edited(root, edits);
            const foreign = linesOf().filter((line) => !placed.has(line));
            const before = own.filter((each) => statements(home, pair.to).includes(each));
            const ran = await memportHere(home, ['undo']);
            expect([Number(ran.code) < 2, ran.stderr]).toEqual([true, '']);
            expect(ran.stdout).toMatch(/Next: memport /);
            expect(linesOf()).toEqual(expect.arrayContaining(foreign));
            expect(statements(home, pair.to)).toEqual(expect.arrayContaining(before));
            // And there is a way on from wherever that ends.
            expect((await carry(home, pair)).code).toBeLessThan(2);
          }),
      ),
      { numRuns: RUNS },
    );
  },
  3_600_000,
);
