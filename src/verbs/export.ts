import { FIELDS } from '../ir/field.ts';
import * as path from 'node:path';
import { MemportError } from '../errors.ts';
import type { ExportedStore, ExportShape } from '../ir/export-schema.ts';
import type { Memory } from '../ir/memory.ts';
import type { PlanOptions } from '../ir/plan-value.ts';
import { memoryAs, portablePath, scopeAs, type Landmarks } from '../kit/portable.ts';
import { guard, type Guarded } from '../plan/guard.ts';
import { apart, scopesAsked } from '../plan/route.ts';
import { scopeKey } from '../ir/identity.ts';
import { homeless } from '../text/homeless.ts';
import { adapterNamed } from '../world/harness.ts';
import { rootAt } from '../world/repository.ts';
import type { Outlook } from '../world/sight.ts';
import { veilOver, type Veil } from '../world/veil.ts';
import { examinedIn, secretsOf } from '../world/veiled.ts';
import type { World } from '../world/world.ts';
import { DOCUMENT_FORMAT } from './document.ts';
import { checkProjects } from './named.ts';
import { isHere, readSide, sideOf } from './sides.ts';

export interface ExportOptions extends Pick<PlanOptions, 'onSecret' | 'onInjection'>, Outlook {
  cwd: string;
  /** Where it will stand: paths are told from the repository of this folder. */
  into: string;
  kinds?: readonly string[] | undefined;
  projects?: readonly string[] | undefined;
}

const NOTE = 'This file holds memory text: what an agent remembers. memport check and memport import read it.';

/** What a harness remembers, as it may be kept in a repository: without secrets, the same on every machine. */
export const exporting = async (
  world: World,
  harness: string,
  { onSecret, onInjection, kinds, projects, into, ...outlook }: ExportOptions,
): Promise<{ document: ExportShape; veil: Veil }> => {
  const adapter = adapterNamed(harness, world.adapters, world.others);
  const read = await readSide(world, { name: adapter.id, adapter, outlook }, projects);
  if (!isHere(read))
    throw new MemportError('usage', {
      what: `${adapter.title} remembers nothing here`,
      expected: 'a harness that has memories on this machine',
      todo: 'memport list shows them',
    });
  if (projects) checkProjects([read.gathered], { projects: [...projects] }, [], world.home);
  const { stores, scene } = read.gathered;
  const { delivered } = await sideOf(world, read);
  const { budgets } = adapter.view(stores, scene);
  const room = budgets.map(({ name, used, limit, unit }) => ({ name, used, limit, unit }));
  const examined = await examinedIn(world, [read.gathered]);
  const guarded = guard(examined, { onSecret, onInjection });
  const landmarks: Landmarks = { root: rootAt(path.dirname(into)), home: world.home };
  const portable = (given: string): string => portablePath(given, landmarks);
  const own = apart(stores, scene.around).filter(({ at }) => at.role === 'store');
  const keys = new Set(own.flatMap(({ memories }) => memories.map(({ scope }) => scopeKey(scope))));
  const isProject = projects && scopesAsked(keys, projects, scene.around);
  const isWanted = ({ kind, scope, status }: Memory): boolean =>
    status !== 'pending' &&
    (kinds === undefined || kinds.includes(kind)) &&
    (isProject === undefined || scope.level === 'global' || isProject(scopeKey(scope)));
  const veil = veilOver(secretsOf(new Map([...examined].filter(([id]) => !keptWhole(id, guarded, onSecret)))));
  return {
    veil,
    document: {
      version: DOCUMENT_FORMAT,
      command: 'export',
      note: NOTE,
      harness: adapter.id,
      stores: own
        .map(({ at, memories }): ExportedStore => ({
          id: `${at.harness}:${scopeKey(scopeAs(at.scope, portable))}`,
          harness: at.harness,
          layout: at.layout,
          scope: scopeAs(at.scope, portable),
          budgets: [],
          memories: memories
            .filter((memory) => isWanted(memory) && !guarded.blocked.has(memory.id))
            .map((memory) => guarded.masked.get(memory.id) ?? memory)
            .map((memory) => {
              const { id: _id, ...how } = delivered.get(memory.id) ?? { id: '' };
              const told = memoryAs({ ...memory, native: withoutHome(memory.native, world.home) }, portable);
              return inOrder({
                ...told,
                id: homeless(told.id, world.home),
                ...('delivery' in how && { delivered: how }),
              });
            })
            .sort((x, y) => (x.id < y.id ? -1 : 1)),
        }))
        .filter(({ memories }) => memories.length > 0)
        .map((store, index) => (index === 0 ? { ...store, budgets: room } : store)),
      left: [...guarded.blocked]
        .filter(([id]) => own.some(({ memories }) => memories.some((memory) => memory.id === id)))
        .map(([id, { rule, reason }]) => ({ id: id.replaceAll(world.home, '~'), why: `${rule}: ${reason}` })),
    },
  };
};

/** What only the origin understands may say where it stood. */
/** The same in every harness and version: an export in a repository differs only where a memory does. */
const inOrder = <T extends object>(memory: T): T => {
  const known = ['id', 'name', ...FIELDS].filter((field) => field in memory);
  const order = [...new Set([...known, ...Object.keys(memory).sort()])];
  return Object.fromEntries(order.map((field) => [field, memory[field as keyof T]])) as T;
};

const withoutHome = (native: Memory['native'], home: string): Memory['native'] =>
  home.length < 2 ? native : (JSON.parse(JSON.stringify(native).replaceAll(home, '~')) as Memory['native']);

/** A person who says `keep` wants the words as they are. */
const keptWhole = (id: string, { blocked }: Guarded, onSecret: PlanOptions['onSecret']): boolean =>
  onSecret === 'keep' && !blocked.has(id);
