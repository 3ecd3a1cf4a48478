import { expect, test } from 'vitest';
import type { Memory } from '../../src/ir/memory.ts';
import { editedFlatFile } from '../../src/kit/typed/flat-file.ts';
import { shownHead } from '../../src/kit/typed/flat-head.ts';
import { plain } from '../plan/plain.ts';

const edited = (text: string, old: Memory, memory: Memory): string => {
  const words = { title: memory.statement, description: memory.statement };
  return editedFlatFile(text, old, { memory, words, file: 'tabs.md', home: memory.scope, mark: undefined });
};
const [old, wanted] = [plain('Use tabs.'), plain('Use spaces.')];

test.each(['--- \n---\nUse tabs.\n', '---\n---\nUse tabs.\n', 'Use tabs.\n'])(
  'a file without a line of a head, %j, gets one that its client reads',
  (text) => {
    const now = edited(text, { ...old, kind: 'reference' }, { ...wanted, kind: 'rule' });
    expect(shownHead(now)).toEqual({ type: 'feedback', title: 'Use spaces.', description: 'Use spaces.' });
    expect(now).toMatch(/\n---\n\n?Use spaces\.\n$/);
  },
);

test('lines of a head that the client does not know stay, and so do its own while the words do', () => {
  const text = '---\nname: Mine\ncolour: blue\ndescription: Indentation\ntype: feedback\n---\n\nUse tabs.\n';
  const was: Memory = { ...old, kind: 'rule', title: 'Mine', hook: 'Indentation' };
  expect(edited(text, was, { ...was, statement: 'Use spaces.' })).toBe(text.replace('Use tabs.', 'Use spaces.'));
});
