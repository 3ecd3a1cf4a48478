import type { Delivery } from '../ir/delivery.ts';
import type { Memory } from '../ir/memory.ts';
import { copied, emptied, without, type Stores } from './arms.ts';
import { contextOf, type Context } from './context.ts';
import { placebo } from './placebo.ts';
import type { Scenario } from './scenario.ts';
import type { Transcript } from './calls-done.ts';
import type { Arm, Reached } from './trial.ts';
import { holdsAny, wordsOf } from './words-of.ts';

/** Both ends of a migration as they are, or as they would be after it. */
export interface Ends {
  source: Stores;
  target: Stores;
  /** What stands in the target for a memory of the source, by its id. */
  standing: ReadonlyMap<string, Memory>;
  /** The target as it would be had the person written this memory there by hand, for a client started in a folder. */
  native?: (memory: Memory, cwd: string) => Stores | undefined;
}

/** Where the trials of one memory in one arm take place. */
export interface TrialStage {
  stores: Stores;
  /** The folder it takes place in. */
  folder: (scenario: Pick<Scenario, 'elsewhere'>) => string;
  context: (scenario: Pick<Scenario, 'elsewhere'>) => Context;
  /** What it is called there, and by which texts it is known; none where it cannot be there. */
  id?: string;
  words: readonly string[];
}

/** The arm for these two harnesses; none where it cannot be. */
export const stageOf = (arm: Arm, memory: Memory, ends: Ends): TrialStage | undefined => {
  const stores = storesOf(arm, memory, ends);
  if (!stores?.adapter.framing) return undefined;
  const cwd = homeOf(memory, stores);
  const elsewhere = `${stores.scene.home}/elsewhere`;
  const at = (folder: string): Context => {
    const context = contextOf(stores.adapter, stores.stores, { ...stores.scene, cwd: folder });
    if (!context) throw new Error('a harness with a framing has a context');
    return arm === 'placebo' ? placebo(context, stores.stores, memory.id) : context;
  };
  const made = new Map<string, Context>();
  const there = arm === 'source' ? memory : arm === 'target' ? ends.standing.get(memory.id) : undefined;
  const folderOf: TrialStage['folder'] = (scenario) => (scenario.elsewhere ? elsewhere : cwd);
  return {
    stores,
    ...(there && { id: there.id }),
    words: wordsIn(arm, memory, ends),
    folder: folderOf,
    context: (scenario) => {
      const folder = folderOf(scenario);
      const known = made.get(folder) ?? at(folder);
      made.set(folder, known);
      return known;
    },
  };
};

const storesOf = (arm: Arm, memory: Memory, { source, target, standing, native }: Ends): Stores | undefined => {
  switch (arm) {
    case 'none':
      return emptied(target);
    case 'source':
      return source;
    case 'target':
    case 'placebo':
      return target;
    case 'verbatim':
      return copied(emptied(target), source);
    case 'without': {
      const there = standing.get(memory.id);
      return there && without(target, there);
    }
    case 'native':
      return native?.(memory, homeOf(memory, target));
  }
};

const wordsIn = (arm: Arm, memory: Memory, { source, target, standing }: Ends): readonly string[] => {
  if (arm === 'source' || arm === 'verbatim') return wordsOf(memory, source.stores);
  if (arm === 'native') return wordsOf(memory, []);
  const there = standing.get(memory.id);
  return arm === 'target' && there ? wordsOf(there, target.stores) : [];
};

/** A rule of a project is tried there. */
const homeOf = ({ scope }: Memory, { scene }: Stores): string =>
  ('paths' in scope ? (scope.paths.find((path) => scene.around.folders[path]?.exists) ?? scope.paths[0]) : undefined) ??
  scene.cwd;

/** How the memory comes to a model there, as its view predicts; none in an arm that cannot have it. */
export const loadIn = ({ context, id }: TrialStage): Delivery | undefined =>
  id === undefined ? undefined : (context({}).deliveries.get(id) ?? 'unseen');

/** What came of the memory's words in a trial. */
export const reachedIn = (stage: TrialStage, scenario: Scenario, { steps }: Transcript): Reached | undefined => {
  const { always, files } = stage.context(scenario);
  return reachedBy(stage.words, {
    given: always.map(({ text }) => text),
    read: steps.flatMap((step) => (step.is === 'result' ? [step.text] : [])),
    files: [...files.values()],
  });
};

/** Where words came to: in what was given at the start, in what tools gave, in files that nobody opened. */
export const reachedBy = (
  words: readonly string[],
  { given, read, files }: Readonly<Record<'given' | 'read' | 'files', readonly string[]>>,
): Reached | undefined => {
  const stands = (texts: readonly string[]): boolean => texts.some((text) => holdsAny(text, words));
  if (words.length === 0) return undefined;
  if (stands(given)) return 'loaded';
  if (stands(read)) return 'read';
  return stands(files) ? 'not_read' : 'not_loaded';
};
