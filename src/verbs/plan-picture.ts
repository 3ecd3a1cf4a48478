import { DECISION } from '../ir/decisions.ts';
import type { Memory } from '../ir/memory.ts';
import type { Decided } from '../ir/plan-value.ts';
import { isText, type Store } from '../ir/store.ts';
import type { Delivered } from '../ir/view.ts';
import { homeless } from '../text/homeless.ts';
import type { StoreFinding } from '../world/survey.ts';
import { covered } from '../world/veiled.ts';
import type { World } from '../world/world.ts';
import { findingDocuments, handlesOf, type FindingDocument } from './document.ts';
import { piecesOf, wholeText, type Cell, type Needle, type Picture, type Prompt, type PictureRow } from './picture.ts';
import { published, type Planned } from './plan.ts';

/** What is found on the way of a plan, what it leaves behind, and what both sides changed. */
export const planFindings = (planned: Planned): FindingDocument[] => {
  const { source, target } = planned;
  const both = [source, target];
  const stores = both.flatMap((each) => each.stores);
  const { decisions, findings } = published(planned);
  const memories = byId(source.stores);
  const holders = new Map(stores.toReversed().flatMap((store) => store.memories.map(({ id }) => [id, store] as const)));
  const holder = (memory: string | undefined, file: string): Store | undefined =>
    (memory === undefined ? undefined : holders.get(memory)) ??
    stores.find((store) => store.findings.some((each) => each.file === file)) ??
    stores.find((store) => store.files.has(file)) ??
    source.stores[0];
  const told = findings.map((finding): StoreFinding => ({
    ...finding,
    store: holder(finding.memory, finding.file)?.at.id ?? '',
  }));
  const left = decisions.flatMap((each): StoreFinding[] => {
    const rule = each.decision === 'conflict' ? 'plan/conflict' : (each.rule ?? 'plan/unfit');
    if (each.decision !== 'conflict' && DECISION[each.decision].ends !== 'lost') return [];
    const memory = memories.get(each.id);
    return [
      {
        rule,
        severity: 'error',
        message: each.reason ?? `${each.decision}: not carried`,
        file: memory?.places[0]?.file ?? '.',
        memory: each.id,
        store: each.store,
      },
    ];
  });
  const named = handlesOf(both);
  return [...left, ...told].map(findingDocuments(both, named));
};

/** A plan as a page shows it: what arrives how, what is full of what, and the text the model will be given. */
export const planPicture = async (world: World, planned: Planned, showContent: boolean): Promise<Picture> => {
  const { source, target, migration, shown, veil } = planned;
  const plan = published(planned);
  const named = handlesOf([source, target]);
  const over = async (text: string): Promise<string> => (showContent ? veil.over(await covered(world, text)) : text);
  const memories = byId(source.stores);
  const standing = new Map(migration.stores.flatMap(({ fitted }) => [...fitted.standing]));
  const handleOf = (id: string): string => named.get(id) ?? '';
  const rowOf = (each: Decided): PictureRow => {
    const memory = memories.get(each.id);
    const there = standing.get(each.id) ?? migration.beside.get(each.id)?.now;
    const scope = memory?.scope ?? there?.scope;
    const cell: Cell = {
      ...(each.delivery !== undefined && { delivery: each.delivery }),
      ...(each.now !== undefined && { now: each.now }),
      ...(each.hops !== undefined && { hops: each.hops }),
    };
    return {
      handle: handleOf(each.id),
      id: homeless(each.id, world.home),
      kind: (memory ?? there)?.kind ?? '',
      scope: scope ? homeless('key' in scope ? scope.key : 'name' in scope ? scope.name : 'global', world.home) : '',
      cells: { target: cell },
      decision: each.decision,
      ...(each.form !== undefined && { form: each.form }),
      ...(each.rule !== undefined && { rule: each.rule }),
      losses: each.losses.map(({ field, kept }) => ({ field, kept })),
      ...(showContent && {
        said: {
          title: homeless(veil.over((memory ? shown(memory) : there)?.statement ?? ''), world.home),
          ...(each.reason !== undefined && { reason: homeless(each.reason, world.home) }),
          sides: [
            ...(memory ? [{ column: 'source', text: wholeText(shown(memory), world.home) }] : []),
            ...(there ? [{ column: 'target', text: wholeText(shown(there), world.home) }] : []),
          ],
        },
      }),
    };
  };
  const place = (stores: readonly { root: string }[]): string =>
    [...new Set(stores.map(({ root }) => homeless(root, world.home)))].join(', ');
  const routes = plan.routes.filter(({ skipped }) => skipped === undefined);
  const after = migration.stores.flatMap(({ fitted }) => fitted.store.memories.length).reduce((a, b) => a + b, 0);
  return {
    command: `memport ${plan.options.from}:${plan.options.to}`,
    title: `${source.adapter.title} → ${target.adapter.title}`,
    plan: true,
    showContent,
    columns: [
      {
        key: 'source',
        harness: source.adapter.title,
        place: place(routes.map(({ from }) => from)),
        memories: routes.reduce((sum, { from }) => sum + from.memories, 0),
      },
      { key: 'target', harness: target.adapter.title, place: place(plan.stores), memories: after },
    ],
    rows: plan.decisions.map(rowOf),
    budgets: plan.budgets.map(({ store: _store, ...budget }) => ({ harness: target.adapter.title, ...budget })),
    prompts: await promptsAfter(planned, handleOf, over, { home: world.home, showContent }),
    notes: target.view.once === undefined ? [] : [`Memories are off: ${homeless(target.view.once, world.home)}.`],
  };
};

/** What the model will be given, with the memories in it that are carried, and those that stood there before. */
const promptsAfter = async (
  { migration, target }: Planned,
  handleOf: (id: string) => string,
  over: (text: string) => Promise<string>,
  how: { home: string; showContent: boolean },
): Promise<Prompt[]> => {
  const seen = new Set<string>();
  const prompts: Prompt[] = [];
  for (const { fitted } of migration.stores) {
    const carried = new Map([...fitted.standing].map(([source, { id }]) => [id, source]));
    const fresh = new Set(fitted.puts.map(({ memory }) => memory.id));
    const deliveries = new Map(fitted.after.deliveries.map((each) => [each.id, each]));
    const needles = needlesIn(fitted.store, deliveries, (id) => {
      const source = carried.get(id);
      return { handle: handleOf(source ?? id), fresh: source !== undefined && fresh.has(source) };
    });
    for (const { role, label, text } of fitted.after.always) {
      const shown = await over(text);
      if (seen.has(`${label}\n${shown}`)) continue;
      seen.add(`${label}\n${shown}`);
      prompts.push({ harness: target.adapter.title, role, label, pieces: piecesOf(shown, needles, how) });
    }
  }
  return prompts;
};

/** By what each memory of a store is known in a text that a model is given: its own bytes, else its words. */
export const needlesIn = (
  { files, memories }: Store,
  deliveries: ReadonlyMap<string, Delivered>,
  named: (id: string) => { handle: string; fresh: boolean },
): Needle[] =>
  memories.map((memory) => {
    const { handle, fresh } = named(memory.id);
    const delivery = deliveries.get(memory.id)?.delivery;
    const slices = memory.places.flatMap(({ file, span }) => {
      const found = files.get(file);
      return isText(found) ? [found.text.slice(...span).trim()] : [];
    });
    return {
      words: [...slices, memory.statement, ...(memory.hook === undefined ? [] : [memory.hook])],
      handle,
      ...(delivery !== undefined && { delivery }),
      ...(fresh && { fresh: true as const }),
    };
  });

const byId = (stores: readonly Store[]): Map<string, Memory> =>
  new Map(stores.flatMap(({ memories }) => memories.map((memory) => [memory.id, memory] as const)));
