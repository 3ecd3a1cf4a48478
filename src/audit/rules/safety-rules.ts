import type { Finding } from '../../ir/finding.ts';
import type { AuditedStore } from '../audited-stores.ts';
import { placeOf } from '../finding-place.ts';
import type { Rule } from '../rule.ts';

/** Bits of a mode by which anybody may write. */
const ANYBODY = 0o002;

const permissions: Rule = {
  id: 'safety/permissions',
  find: ({ stores }) =>
    stores.flatMap((at) => {
      const { root } = at.store.at;
      const open = (file: string, more: Partial<Finding> = {}): Finding => ({
        rule: 'safety/permissions',
        severity: 'warn',
        message: 'anybody on this machine may write it, and the model obeys what stands there',
        file,
        ...more,
      });
      const files = [...at.store.files].filter(([, { mode }]) => (mode & ANYBODY) !== 0).map(([file]) => file);
      return [
        ...((at.mode ?? 0) & ANYBODY ? [open(root)] : []),
        ...files.map((file) => open(file, memoryAlone(file, at))),
      ];
    }),
};

/** The memory whose own file it is. */
const memoryAlone = (file: string, at: AuditedStore): Partial<Finding> => {
  const own = at.store.memories.filter(({ places }) => places[0]?.file === file);
  return own.length === 1 && own[0] ? { memory: placeOf({ memory: own[0], at }).memory as string } : {};
};

/** Links that lead out of the store; what stands behind them was not read. */
const symlink: Rule = {
  id: 'safety/symlink',
  find: ({ stores }) =>
    stores.flatMap(({ store, links = [], health }) =>
      links
        .filter((file) => !health.some((each) => each.rule === 'read/link' && each.file === file))
        .map((file): Finding => ({
          rule: 'safety/symlink',
          severity: 'warn',
          message: `${file} is a link that leads out of the store`,
          file: `${store.at.root}/${file}`,
        })),
    ),
};

export const safetyRules: readonly Rule[] = [permissions, symlink];
