import { headProblems, treeProblems, type Layout } from '../../adapters/letta/constraints.ts';
import type { LettaPlace } from '../../adapters/letta/store.ts';
import type { Store } from '../../src/ir/store.ts';

/** What Letta's own hook would say of a write: nothing that it did not say before. */
export const lettaComplaints = (before: Store, after: Store): string[] => {
  const said = new Set(problemsIn(before, before));
  return problemsIn(after, before).filter((problem) => !said.has(problem));
};

const problemsIn = ({ files, at }: Store, before: Store): string[] => {
  const layout = at.layout as Layout;
  const { caps } = at.settings as LettaPlace;
  const heads = [...files].flatMap(([file, { text }]) => {
    const previous = before.files.get(file)?.text;
    return file.endsWith('.md') ? headProblems(file, text, layout, text === previous ? undefined : previous) : [];
  });
  return [...heads, ...treeProblems(files, layout, { ...caps, maxCoreMemoryCharacters: 1e9 })];
};
