import fc from 'fast-check';
import { lineHashes } from '../../src/kit/line-hashes.ts';
import { placeMarks } from '../../src/kit/marks.ts';
import { printNote } from '../../src/kit/note.ts';
import { baseOf } from '../../src/kit/overlay.ts';
import type { Memory } from '../../src/ir/memory.ts';

/**
 * Notes of a folder with what may be remembered beside them: rightly, wrongly, brokenly, or in heads as earlier
 * versions did.
 */
export interface Remembered {
  how: 'not' | 'marks' | 'other' | 'old heads' | 'broken';
  dirt: string;
}

const DIRT = [
  '',
  '\n',
  '{}\n',
  '{"note":"kept-0.md"}\n',
  'null\n',
  '[1]\n',
  '{"note":"kept-0.md","is":"","source":"x","base":"statement=00000000 toString=1","lines":{"__proto__":"x","memory_summary.md":7}}\n',
  '{"note":"../../x.md","is":"","source":"x","base":""}\n',
  '\ufeff{\r\n',
  '\udc80',
];

export const remembered: fc.Arbitrary<Remembered> = fc.record({
  how: fc.constantFrom('not', 'marks', 'other', 'old heads', 'broken'),
  dirt: fc.constantFrom(...DIRT),
});

/**
 * The notes by name, and the text beside them. No note has lost a line it is known to have had: which of two lines is
 * the lost one in other words depends on both of them, so an edit of one may change whose the other is.
 */
export const notesOf = (
  memories: readonly Memory[],
  { how, dirt }: Remembered,
): { notes: Map<string, string>; marks: string | undefined } => {
  const notes = memories.map((memory, index) => [`kept-${index}.md`, memory] as const);
  const markOf = (memory: Memory) => ({
    source: `claude/global/${memory.id}`,
    base: baseOf(memory),
    placed: baseOf(memory),
    lines: how === 'other' ? {} : lineHashes(memory),
  });
  const edits = notes.map(([note, memory]) => ({
    note,
    memory,
    mark: markOf(how === 'other' ? { ...memory, statement: 'of another note entirely', why: 'so' } : memory),
  }));
  const old = (text: string): string =>
    how === 'old heads'
      ? text.replace('\n---\n', '\nsource: claude/global/x\nbase: statement=1a2b3c4d\nplaced: memport, resource\n---\n')
      : text;
  return {
    notes: new Map(notes.map(([note, memory]) => [note, old(printNote(memory))])),
    marks: how === 'not' || how === 'old heads' ? undefined : how === 'broken' ? dirt : dirt + placeMarks('', edits),
  };
};
