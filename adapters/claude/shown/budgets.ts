import type { Budget } from '../../../src/ir/view.ts';
import { INDEX, limitOf } from '../conventions.ts';
import { calledOf } from '../express.ts';
import { roomIn } from '../../../src/kit/typed/index-room.ts';
import { GLOBAL, sectionsIn } from '../global/blocks.ts';
import { shownIndex } from './index-text.ts';
import { parseIndex } from '../../../src/text/index-items.ts';
import { leadFor, MORE, pointerFor } from '../global/overflow.ts';
import type { ClaudeStore } from '../store.ts';
import { TOPIC_LINES } from '../index-file/topics.ts';
import { instructionText } from './instructions.ts';

/**
 * Room for the lines of the second-level indexes is kept free, so that a memory without room always has a place
 * (docs/formats/claude-code.md §6: planned at 80 %).
 */
export const indexBudgets = (store: ClaudeStore): Budget[] => {
  const source = store.files.get(INDEX)?.text ?? '';
  const { lines, units } = shownIndex(source, store.at.edition);
  const parse = store.parse;
  const ours = new Set(parse?.topics?.values() ?? []);
  const standing = parseIndex(source)
    .items.filter((item) => item.refs.some((ref) => ours.has(ref.target)))
    .map((item) => item.lines[1] - item.lines[0] + 1);
  const sum = (sizes: readonly number[]): number => sizes.reduce((total, size) => total + size, 0);
  return roomIn(
    calledOf(store.at),
    { lines: lines - standing.length, units: units - sum(standing) },
    {
      lines: limitOf('plannedLines') - TOPIC_LINES.length,
      units: limitOf('plannedUnits') - sum(TOPIC_LINES.map((line) => line.length + '- \n'.length)),
    },
  );
};

/** Room for the words above the lines and for the line that names more of them is kept free. */
export const globalBudget = (store: ClaudeStore, home: string): Budget => {
  const text = store.files.get(GLOBAL)?.text ?? '';
  const size = (words: string): number => words.length + 1;
  const fixed = sectionsIn(text).flatMap(({ lead, lines }) => [
    ...(lead ? [lead] : []),
    ...lines.filter(({ file }) => file === MORE).map(({ span }) => span),
  ]);
  const standing = fixed.reduce((sum, span) => sum + size(text.slice(...span)), 0);
  const used = instructionText(text, store.at.edition).length - standing;
  return {
    name: GLOBAL,
    used: Math.max(0, used),
    limit: limitOf('globalUnits') - size(leadFor(store.at.root, home)) - size(pointerFor(MORE)),
    unit: 'utf-16 units',
    paid: [],
  };
};
