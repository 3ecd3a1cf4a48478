import type { Scene } from '../../../src/ir/scene.ts';
import type { View } from '../../../src/ir/view.ts';
import { INDEX, limitOf } from '../conventions.ts';
import { shownIndex } from './index-text.ts';
import type { ClaudeStore } from '../store.ts';

const DAY = 86_400_000;

/**
 * What a Read puts in front of an old file: by mtime alone, whatever the head says (docs/formats/claude-code.md §8).
 */
const ageReminder = (mtimeMs: number, now: number): string | undefined => {
  const days = Math.floor((now - mtimeMs) / DAY);
  return days < limitOf('ageDays')
    ? undefined
    : `<system-reminder>This memory is ${days} days old. Memories are point-in-time observations, not live state — claims about code behavior or file:line citations may be outdated. Verify against current code before asserting as fact.</system-reminder>\n`;
};

export const agedFiles = (store: ClaudeStore, scene: Scene): NonNullable<View['later']> =>
  [...store.files].flatMap(([file, { mtimeMs }]) => {
    const text = ageReminder(mtimeMs, scene.now);
    const path = `${store.at.root}/${file}`;
    return text === undefined ? [] : [{ when: 'read' as const, role: 'user' as const, label: path, text, file: path }];
  });

/** A subagent with memory of its own has its index in the system prompt (docs/formats/claude-code.md §9). */
export const agentBlock = (store: ClaudeStore): NonNullable<View['later']> => {
  const file = `${store.at.root}/${INDEX}`;
  const { text } = shownIndex(store.files.get(INDEX)?.text ?? '', store.at.edition);
  return text === undefined
    ? []
    : [
        {
          when: 'subagent',
          role: 'system',
          label: `## ${INDEX} (${store.at.scope.level === 'agent' ? store.at.scope.name : ''})`,
          text,
          file,
        },
      ];
};
