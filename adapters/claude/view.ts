import { compareVersions } from '../../src/kit/editions.ts';
import type { Scene } from '../../src/ir/scene.ts';
import type { Delivered, View } from '../../src/ir/view.ts';
import { CLEANS } from './shown/index-text.ts';
import { INDEX } from './conventions.ts';
import { slugOf } from './folders/slug.ts';
import type { ClaudeAt, ClaudeStore } from './store.ts';
import { importedIndex, indexOf } from './shown/loaded-index.ts';
import { globalBlock, instructionBlocks, type Context } from './shown/instructions.ts';
import { deliveryOf } from './shown/delivered.ts';
import { indexBudgets, globalBudget } from './shown/budgets.ts';
import { agedFiles, agentBlock } from './shown/later.ts';

export const view = (stores: readonly ClaudeStore[], scene: Scene): View => {
  const global = stores.find((each) => each.at.layout === 'global');
  const project = projectHere(stores, scene);
  const agents = stores.filter((each) => each.at.layout === 'agent');
  const contexts = stores
    .flatMap(({ at, files }): Context[] =>
      at.settings.context
        ? [{ ...at.settings.context, text: [...files.values()][0]?.text ?? '', edition: at.edition }]
        : [],
    )
    .toSorted((a, b) => a.order - b.order);
  const supposed = scene.supposeOn === true;
  const shared = global && globalBlock(global, supposed);
  const index = project && indexOf(project, supposed);
  const once = offIn(stores);
  const always = [...instructionBlocks(contexts, global, shared), ...(index?.block ? [index.block] : [])];
  const loaded = new Map(
    contexts.filter(({ paths }) => paths === undefined).map(({ file, text }) => [file, text] as const),
  );
  const assumed = (at: ClaudeAt) => (at.seen ? {} : { assumed: true as const });
  const deliveries = stores
    .filter((each) => each.at.role === 'store')
    .flatMap((store) => {
      const own = store.at.layout === 'repository' ? importedIndex(store, loaded) : index;
      const around = { store, project, index: own, shared, supposed, cwd: scene.cwd, loaded };
      return store.memories.map((memory): Delivered => ({ ...deliveryOf(memory, around), ...assumed(store.at) }));
    });
  return {
    always,
    later: [
      ...contexts
        .filter(({ paths }) => paths !== undefined)
        .map(({ file, text }) => ({
          when: 'read' as const,
          role: 'user' as const,
          label: `Contents of ${file}:`,
          text,
          file,
        })),
      ...(project ? agedFiles(project, scene) : []),
      ...always.map((block) => ({ ...block, when: 'subagent' as const })),
      ...agents.filter(({ at }) => at.active !== false).flatMap(agentBlock),
    ],
    budgets: [
      ...(global ? [globalBudget(global, scene.home)] : []),
      ...(project ? indexBudgets(project) : []),
      ...agents.flatMap(indexBudgets),
    ],
    deliveries,
    notes: notesOf(project, global),
    ...(once !== undefined && { once }),
  };
};

/** Settings are those of the folder the client is started in, whatever store is looked at. */
const offIn = (stores: readonly ClaudeStore[]): string | undefined => {
  const at = stores.find((each) => each.at.role === 'store');
  if (!at) return undefined;
  const { on, offBy, filesOff, filesOffBy } = at.at.settings;
  if (filesOff) return on ? filesOffBy : offBy;
  return on ? undefined : `${offBy}; until then only CLAUDE.md and rules reach the model`;
};

/** The store that a client started in this folder would use. */
const projectHere = (stores: readonly ClaudeStore[], scene: Scene): ClaudeStore | undefined => {
  const projects = stores.filter((each) => each.at.role === 'store' && each.at.layout === 'project');
  const located = projects.find((each) => each.at.settings.cwd === scene.cwd && each.at.active === true);
  if (located) return located;
  const facts = scene.around.folders[scene.cwd];
  const root = facts?.mainRoot ?? facts?.gitRoot ?? facts?.real ?? scene.cwd;
  return (
    projects.find((each) => 'key' in each.at.scope && each.at.scope.paths.includes(root)) ??
    projects.find((each) => each.at.settings.slug === slugOf(root))
  );
};

const notesOf = (project: ClaudeStore | undefined, global: ClaudeStore | undefined): string[] => [
  'the index is read when a session starts or goes on: changes show then',
  ...(project && project.at.settings.directoryBy !== undefined
    ? [`the memory folder is set by ${project.at.settings.directoryBy}`]
    : []),
  ...(project && project.at.settings.on === false ? [`memory is off: ${project.at.settings.offBy}`] : []),
  ...(project &&
  !project.parse.indexStands &&
  project.memories.length > 0 &&
  compareVersions(project.at.edition, CLEANS) >= 0
    ? [
        `the client will write ${INDEX} itself at its next start; of files changed in the same instant the order is its own`,
      ]
    : []),
  ...(project === undefined && global ? ['this folder has no memory yet'] : []),
];
