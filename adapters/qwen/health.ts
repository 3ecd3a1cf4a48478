import type { Finding } from '../../src/ir/finding.ts';
import type { Scene } from '../../src/ir/scene.ts';
import type { View } from '../../src/ir/view.ts';
import { INDEX, limitOf } from './conventions.ts';
import { shownHead } from './head.ts';
import type { QwenStore } from './store.ts';
import { indexOf, shownOf, UNTYPED } from './view.ts';

export const health = (stores: readonly QwenStore[], _view: View, _scene: Scene): Finding[] =>
  stores.flatMap((store) => [...sizes(store), ...untaken(store)]);

const sizes = (store: QwenStore): Finding[] => {
  const { settings, active, root } = store.at;
  const text = indexOf(store);
  const lines = text === '' ? 0 : text.split('\n').length;
  const size = `${lines} of ${limitOf('indexLines')} lines, ${text.length} of ${limitOf('indexUnits')} units`;
  const isCut = shownOf(text) !== text;
  const isNear = lines > limitOf('plannedLines') || text.length > limitOf('plannedUnits');
  return [
    ...(settings.offBy !== undefined && active === true && store.memories.length > 0
      ? [
          {
            rule: 'delivery/feature-off' as const,
            severity: 'warn' as const,
            message: `${settings.offBy}: of what stands here (${store.memories.length}) the client loads nothing`,
            file: root,
          },
        ]
      : []),
    ...(isCut || isNear
      ? [
          {
            rule: isCut ? ('delivery/index-cut' as const) : ('delivery/index-near-cut' as const),
            severity: isCut ? ('error' as const) : ('warn' as const),
            message: isCut
              ? `${INDEX} is larger than what is loaded (${size})`
              : `${INDEX} is near its limits (${size})`,
            file: INDEX,
          },
        ]
      : []),
  ];
};

/** Files that the client takes for no memories. */
const untaken = (store: QwenStore): Finding[] =>
  store.memories.flatMap(({ id, places }) => {
    const file = places.find(({ slot }) => slot === 'file')?.file;
    return file === undefined || shownHead(store.files.get(file)?.text ?? '')
      ? []
      : [{ rule: 'delivery/orphan', severity: 'warn', message: UNTYPED, file, memory: id }];
  });
