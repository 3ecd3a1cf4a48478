import { adapters } from '../../adapters/index.ts';
import type { Adapter } from '../../src/adapter.ts';
import type { Row } from '../../src/ledger/row.ts';
import { framesOf, samenessBy } from '../../src/world/every-frame.ts';
import { applied } from '../../src/kit/applied.ts';
import { rekey } from '../../src/ir/identity.ts';
import type { PlanOptions } from '../../src/ir/plan-value.ts';
import { isText } from '../../src/ir/store.ts';
import { migrate, type Migration } from '../../src/plan/store-migration.ts';
import type { KeptAnswer } from '../../src/meaning/kept-answer.ts';
import type { Rewordings } from '../../src/plan/rewording.ts';
import type { Request } from '../../src/plan/request.ts';
import type { Surveyed } from '../../src/world/survey.ts';
import { HOME, machineOver, NOW, SCENE, treeOf, type World } from '../contract/world.ts';

/** One end of a migration in memory: a harness, and where its home is. */
export interface End {
  harness: string;
  root: string;
}

/** Two homes of Hermes: entries without notes, so that only the ledger knows them again. */
export const [A, B]: [End, End] = [
  { harness: 'hermes', root: `${HOME}/a` },
  { harness: 'hermes', root: `${HOME}/b` },
];
export const CODEX: End = { harness: 'codex', root: `${HOME}/.codex` };

const adapterOf = ({ harness }: End): Adapter => adapters.find(({ id }) => id === harness) as Adapter;

const surveyedOf = (world: World, end: End): Surveyed => {
  const adapter = adapterOf(end);
  const stores = adapter
    .locate(machineOver(world, { root: end.root }))
    .filter((at) => at.role === 'store')
    .map((at) => ({ ...rekey(adapter.read(treeOf(world, at), at), SCENE.around), tree: treeOf(world, at) }));
  return { adapter, stores, view: adapter.view(stores, SCENE), findings: [], scene: SCENE };
};

export interface Asked {
  from?: End;
  to?: End;
  source: World;
  target: World;
  rows: readonly Row[];
  options?: Partial<PlanOptions>;
  busy?: ReadonlyMap<string, string>;
  files?: number;
  known?: readonly KeptAnswer[];
  rewordings?: Rewordings;
}

export const planned = ({
  from = A,
  to = B,
  source,
  target,
  rows,
  options,
  busy,
  files = 10_000,
  known = [],
  rewordings,
}: Asked): { migration: Migration; request: Request } => {
  const request: Request = {
    source: surveyedOf(source, from),
    target: surveyedOf(target, to),
    bounds: { files },
    history: { rows, keys: {}, kept: { texts: new Map(), files: new Map() }, ...(busy && { busy }) },
    answers: {
      sameness: samenessBy(framesOf(adapters), known),
      guarded: { blocked: new Map(), masked: new Map(), suspects: new Map() },
      ...(rewordings && { rewordings: () => rewordings }),
      options: {
        from: from.harness,
        to: to.harness,
        onConflict: 'ask',
        onSecret: 'block',
        onInjection: 'block',
        cwd: HOME,
        includeAbsent: true,
        ...options,
      },
    },
  };
  return { migration: migrate(request), request };
};

/** The rows that a plan would write, in place of those of the same ends. */
export const rowsOf = ({ account }: Migration): Row[] => account.entries.map(({ row }) => row);

/** The world of the target once a plan is carried out. */
export const after = (world: World, { stores }: Migration): World =>
  new Map(
    [
      ...world,
      ...stores.flatMap(({ store: { at }, changes }) => {
        const gone = changes.flatMap(({ op, file }) => (op === 'remove' ? [file] : []));
        const texts = [...applied(treeOf(world, at), changes, NOW)].flatMap(([file, each]): [string, string][] =>
          isText(each) ? [[`${at.root}/${file}`, each.text]] : [],
        );
        return [...texts, ...gone.map((file): [string, string] => [`${at.root}/${file}`, ''])];
      }),
    ].filter(([, text]) => text !== ''),
  );

/** How many memories there are of each decision. */
export const counts = ({ decided }: Migration): Record<string, number> =>
  Object.fromEntries(
    [...Map.groupBy(decided, ({ decision }) => decision)].map(([decision, group]) => [decision, group.length]),
  );

/** A home of Hermes with these entries. */
export const hermesHome = (
  { root }: End,
  { user = [], memory = [], config = 'memory: {}\n' }: { user?: string[]; memory?: string[]; config?: string },
): World =>
  new Map([
    [`${root}/config.yaml`, config],
    ...(user.length > 0 ? [[`${root}/memories/USER.md`, user.join('\n§\n')] as const] : []),
    ...(memory.length > 0 ? [[`${root}/memories/MEMORY.md`, memory.join('\n§\n')] as const] : []),
  ]);
