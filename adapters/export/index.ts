import { defineAdapter, type Machine } from '../../src/adapter.ts';
import { exportSchema, type ExportedStore } from '../../src/ir/export-schema.ts';
import type { Loss } from '../../src/ir/loss.ts';
import type { Location, Store } from '../../src/ir/store.ts';
import type { Delivered, View } from '../../src/ir/view.ts';
import { localPath, memoryAs, scopeAs } from '../../src/kit/portable.ts';
import { unfit } from '../../src/kit/unfit.ts';
import { parsed } from '../../src/text/json.ts';
import { landmarksOf } from './landmarks.ts';

const MOST_BYTES = 256 << 20;

interface ExportSettings {
  store?: ExportedStore;
}

type ExportAt = Location<ExportSettings>;
/** What reaches the model, as it was when the file was written: by place in the list, for ids may be renamed. */
type Parse = readonly (Omit<Delivered, 'id'> | undefined)[];

/** One location for each store that the file holds; a file that is no export is one that could not be read. */
const locate = (machine: Machine): ExportAt[] => {
  const file = machine.asked.root ?? '';
  const text = machine.text(file, MOST_BYTES);
  const read = exportSchema.safeParse(parsed(text));
  if (!read.success)
    return [
      at(file, {
        exists: machine.stat(file) !== undefined,
        findings: [
          {
            rule: 'read/unreadable',
            severity: 'error',
            message:
              text === undefined
                ? 'it cannot be read'
                : `it is no export of memport: ${read.error.issues[0]?.path.join('.') ?? ''} ${read.error.issues[0]?.message ?? ''}`,
            file,
          },
        ],
      }),
    ];
  const landmarks = landmarksOf(machine, file);
  const path = (given: string): string => localPath(given, landmarks);
  return read.data.stores.map((store) =>
    at(file, {
      id: store.id,
      harness: store.harness,
      scope: scopeAs(store.scope, path),
      layout: store.layout,
      settings: { store: { ...store, memories: store.memories.map((memory) => memoryAs(memory, path)) } },
    }),
  );
};

const at = (file: string, more: Partial<ExportAt>): ExportAt => ({
  id: 'export',
  harness: 'export',
  root: file,
  scope: { level: 'global' },
  edition: '1',
  seen: true,
  layout: 'export',
  exists: true,
  role: 'store',
  owns: [],
  reads: [],
  settings: {},
  closed: 'memport export writes it',
  findings: [],
  ...more,
});

const read = (_files: unknown, location: ExportAt): Store<Parse, ExportSettings> => {
  const memories = location.settings.store?.memories ?? [];
  return {
    at: location,
    files: new Map(),
    memories: memories.map(({ delivered: _delivered, ...memory }) => ({ ...memory, readOnly: true })),
    findings: [...location.findings],
    parse: memories.map(({ delivered }) => delivered),
  };
};

const view = (stores: readonly Store<Parse, ExportSettings>[]): View => ({
  always: [],
  budgets: stores.flatMap(({ at: { settings } }) =>
    (settings.store?.budgets ?? []).map((budget) => ({ ...budget, paid: [] })),
  ),
  deliveries: stores.flatMap(({ memories, parse }) =>
    memories.flatMap(({ id }, index) => {
      const delivered = parse[index];
      return delivered ? [{ id, ...delivered }] : [];
    }),
  ),
  notes: [],
});

const refused = (): Loss => unfit('memport export writes it');

/** What `memport export` wrote: memories of any harness as JSON, with how they reached its model. */
export const exported = defineAdapter<Parse, ExportSettings>({
  id: 'export',
  title: 'export',
  aliases: ['.ir.json'],
  docs: [],
  brand: [],
  named: true,
  notices: () => 'Nothing reads an export by itself.',
  conventions: [],
  locate,
  home: refused,
  read,
  express: refused,
  place: () => ({ changes: [], findings: [] }),
  view,
  health: () => [],
  inUse: [],
  undriven: 'an export is no client',
});
