import type { Finding } from '../../src/ir/finding.ts';

import { headProblems, INDEX, isIndex, treeProblems } from './constraints.ts';
import { linkedFrom } from './index-lines.ts';
import { layoutOf, type LettaStore } from './store.ts';

/** What Letta's own hook would refuse at the next commit, and where an index leads to nothing. */
export const health = (stores: readonly LettaStore[]): Finding[] => stores.flatMap(healthOf);

const healthOf = (store: LettaStore): Finding[] => {
  const layout = layoutOf(store.at);
  const files = [...store.files].filter(([file]) => file.endsWith('.md'));
  const heads = files.flatMap(([file, { text }]): Finding[] =>
    layout === 'memfs-v1' && !/^(?:system|reference)\//.test(file)
      ? []
      : headProblems(file, text, layout, text)
          .filter((problem) => !problem.endsWith('cannot be modified'))
          .map((problem) => refusal(file, problem, 'form/frontmatter')),
  );
  const whole = treeProblems(store.files, layout, store.at.settings.caps).map((problem) =>
    refusal(problem.slice(0, problem.indexOf(':')), problem, sizeRule(problem)),
  );
  const loose =
    layout === 'memfs-v1' ? [] : files.filter(([file]) => isIndex(file)).flatMap(([file]) => dangling(file, store));
  return [...heads, ...whole, ...loose];
};

const refusal = (file: string, problem: string, rule: Finding['rule']): Finding => ({
  rule,
  severity: 'error',
  message: `Letta refuses to commit this: ${problem}`,
  file: file === 'core memory' ? INDEX : file,
});

const sizeRule = (problem: string): Finding['rule'] =>
  / missing required index /.test(problem) ? 'delivery/orphan' : 'delivery/over-cap';

const dangling = (index: string, { files }: LettaStore): Finding[] =>
  linkedFrom(index, files.get(index)?.text ?? '')
    .filter((to) => to.endsWith('.md') && !to.startsWith('skills/') && !files.has(to))
    .map((to) => ({
      rule: 'delivery/dangling',
      severity: 'warn',
      message: `a line leads to ${to}, which is not there`,
      file: index,
    }));
