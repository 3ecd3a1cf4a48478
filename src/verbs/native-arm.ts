import * as path from 'node:path';
import type { Memory } from '../ir/memory.ts';
import type { Location, Store } from '../ir/store.ts';
import { isText } from '../ir/store.ts';
import { applied } from '../kit/applied.ts';
import { emptied } from '../probe/arms.ts';
import type { Ends } from '../probe/stage.ts';
import { sightOf } from '../world/sight.ts';
import type { World } from '../world/world.ts';
import type { Planned } from './plan.ts';

/**
 * The most that carrying could reach: the target with nothing in its stores, and the memory's words at the head of the
 * file in which the person tells its client what holds everywhere. Nothing is written; where such a file is not known
 * there is no such arm.
 */
export const nativeIn =
  (world: World, { target, options }: Pick<Planned, 'target' | 'options'>): NonNullable<Ends['native']> =>
  (memory, cwd) => {
    const { adapter, scene } = target;
    const file = adapter.framing?.instructions?.(target.stores);
    if (file === undefined) return undefined;
    const { toRoot: root, toProfile: profile, clientVersion } = options;
    const sight = sightOf(world, { root, profile, clientVersion });
    const machine = { ...sight.machine(adapter), cwd };
    const known = machine.text(file, MAX_BYTES) ?? '';
    const text = `${wordsOf(memory)}\n${known === '' ? '' : `\n${known}`}`;
    const located = adapter.locate({
      ...machine,
      named: Object.keys(scene.around.folders),
      text: (asked, most) => (asked === file ? text : machine.text(asked, most)),
      stat: (asked) => (asked === file ? { kind: 'file', mtimeMs: scene.now, link: false } : machine.stat(asked)),
      realpath: (asked) => machine.realpath(asked) ?? (asked === file ? file : undefined),
    });
    const read = (at: Location): Store => {
      const name = path.posix.relative(at.root, file);
      const tree = sight.snapshot(at);
      const put = at.reads.includes(name) ? [{ op: 'put', file: name, text } as const] : [];
      const after = applied(tree, put, scene.now);
      return { ...adapter.read(after, at), tree: after };
    };
    const contexts = located.filter(({ role }) => role === 'context').map(read);
    if (!contexts.some(({ at, tree }) => isText(tree?.get(path.posix.relative(at.root, file))))) return undefined;
    const empty = emptied(target);
    return { ...empty, stores: [...empty.stores.filter(({ at }) => at.role === 'store'), ...contexts] };
  };

const MAX_BYTES = 1 << 20;

/** As a person would say it there. */
const wordsOf = ({ statement, why, how }: Memory): string =>
  [statement, ...(why === undefined ? [] : [`Why: ${why}`]), ...(how === undefined ? [] : [how])].join('\n\n');
