import { hash } from 'node:crypto';
import { settleDates } from '../kit/dates.ts';
import { DECISION } from '../ir/decisions.ts';
import { FINDING_RULE } from '../ir/finding-rules.ts';
import type { Finding } from '../ir/finding.ts';
import type { Memory } from '../ir/memory.ts';
import type { Decided, Plan } from '../ir/plan-value.ts';
import type { Store } from '../ir/store.ts';
import type { View } from '../ir/view.ts';
import { positionOf } from '../text/measure.ts';
import { verbatim } from '../text/verbatim.ts';
import { changesOf } from './changes.ts';
import type { Migration } from './store-migration.ts';
import type { End, Request } from './request.ts';

/** What is to be said about the ground a plan writes on: links that are followed, files that git tracks. */
export interface WritingGround {
  notes: string[];
  files: ReadonlyMap<string, string[]>;
}

const FORGOTTEN =
  'memport carried memories here before and its ledger does not know which: what was removed here since may come back';

/**
 * A migration as it is printed, kept and held against a later one; `grounds` has what is to be said of stores that
 * would change.
 */
export const planDocument = (
  { source, target: { scene }, answers, lifted }: Request,
  { routes, stores, decided }: Migration,
  grounds: ReadonlyMap<Store, WritingGround>,
  version: string,
): Plan => {
  const {
    options,
    guarded: { suspects, masked },
  } = answers;
  const planned = stores.map(({ store, changes, obstacles, fitted, unbooked }) => {
    const ground = grounds.get(store);
    const notes = [
      store.at.closed,
      store.at.approval,
      ...(ground?.notes ?? []),
      ...obstacles,
      unbooked ? FORGOTTEN : undefined,
    ].filter((note) => note !== undefined);
    return {
      id: store.at.id,
      harness: store.at.harness,
      root: store.at.root,
      scope: store.at.scope,
      exists: store.at.exists,
      changes: changesOf(store, fitted.store, changes, ground?.files),
      notes,
    };
  });
  const budgets = stores.flatMap(({ store, fitted }) =>
    fitted.after.budgets.map((after) => ({
      store: store.at.id,
      name: after.name,
      before: before(fitted.before, after.name),
      after: after.used,
      limit: after.limit,
      unit: after.unit,
    })),
  );
  const decisions = decided.map((each) => marked(each, suspects));
  const dangers = [...new Set(decisions.filter(({ suspect }) => suspect !== undefined).map(({ id }) => id))].flatMap(
    (id) => suspects.get(id) ?? [],
  );
  const findings: Finding[] = [
    ...dangers,
    ...maskedFindings(decisions, masked),
    ...unread(source, routes),
    ...stores.flatMap(({ fitted }) => fitted.findings),
    ...wordFindings(source, decisions),
  ];
  const body = {
    now: scene.now,
    options,
    routes,
    stores: planned,
    decisions,
    ...liftedIn(decisions, lifted),
    ...judgedIn(decisions),
    budgets,
    findings,
  };
  return { version: 1, command: 'plan', ...body, fingerprint: fingerprintOf(body, version) };
};

/** A memory that arrives without its secret is not what it was. */
const maskedFindings = (decisions: readonly Decided[], masked: ReadonlyMap<string, Memory>): Finding[] =>
  decisions.flatMap(({ id, decision }) => {
    const memory = DECISION[decision].ends === 'stands' ? masked.get(id) : undefined;
    const file = memory?.places[0]?.file ?? '';
    return memory === undefined
      ? []
      : [
          {
            rule: 'safety/secret',
            severity: 'info',
            message: 'its secrets are masked where it arrives',
            file,
            memory: id,
          },
        ];
  });

const marked = (each: Decided, suspects: ReadonlyMap<string, Finding[]>): Decided => {
  const found = DECISION[each.decision].ends === 'stands' ? suspects.get(each.id) : undefined;
  return found ? { ...each, suspect: [...new Set(found.map(({ rule }) => rule))] } : each;
};

/** Of what stands in several projects, what this plan decides. */
const liftedIn = (
  decisions: readonly Decided[],
  { done = [], could = [] }: Partial<NonNullable<Request['lifted']>> = {},
): Pick<Plan, 'lift'> => {
  const decided = new Set(decisions.map(({ id }) => id));
  const lift = { done: done.filter((id) => decided.has(id)), could: could.filter((id) => decided.has(id)) };
  return lift.done.length + lift.could.length === 0 ? {} : { lift };
};

/** What models said of its pairs; nothing where none did. */
const judgedIn = (decisions: readonly Decided[]): Pick<Plan, 'judged'> => {
  const stand = decisions.filter(({ answered, alike }) => answered === 'model' && alike === undefined);
  const open = decisions.filter(({ alike }) => alike !== undefined);
  const proposed = open.filter((each) => each.proposed?.origin === 'model');
  const by = new Set([...stand.map(({ judge }) => judge), ...proposed.map((each) => each.proposed?.judge)]);
  if (stand.length + proposed.length === 0) return {};
  const names = [...by].flatMap((each) => each ?? []).sort();
  return { judged: { by: names, pairs: stand.length, open: open.length, proposed: proposed.length } };
};

/** Over everything a plan says, whatever the order of its keys: a plan file that was edited is known by it. */
export const fingerprintOf = (plan: Omit<Plan, 'version' | 'command' | 'fingerprint'>, version: string): string => {
  const { now, options, routes, stores, decisions, lift, judged, budgets, findings } = plan;
  const said = [version, now, options, routes, stores, decisions, lift, judged, budgets, findings];
  return hash('sha256', ordered(said)).slice(0, 32);
};

const ordered = (value: unknown): string =>
  JSON.stringify(value, (_key, each: unknown) =>
    each !== null && typeof each === 'object' && !Array.isArray(each)
      ? Object.fromEntries(Object.entries(each).sort(([a], [b]) => (a < b ? -1 : 1)))
      : each,
  );

const before = (view: View, name: string): number => view.budgets.find((each) => each.name === name)?.used ?? 0;

/** What a store that is carried could not be read of, and words of it that no memory of the plan says. */
const unread = ({ stores }: End, routes: Plan['routes']): Finding[] => {
  const byStore = Map.groupBy(routes, ({ from }) => from.store);
  const passedOver = ({ at }: Store): boolean =>
    byStore.get(at.id)?.every((route) => route.skipped !== undefined) === true;
  return stores
    .filter((store) => store.at.role === 'store' && !passedOver(store))
    .flatMap(({ files, findings }) =>
      findings
        .filter(
          ({ rule, severity }) =>
            rule.startsWith('read/') &&
            (severity !== 'info' || FINDING_RULE[rule].beside || FINDING_RULE[rule].wordings),
        )
        .map((finding) => inItsLine(finding, files.get(finding.file)?.text)),
    );
};

const inItsLine = (finding: Finding, text: string | undefined): Finding =>
  finding.line !== undefined || !finding.span || text === undefined
    ? finding
    : { ...finding, line: positionOf(text, finding.span[0]).line };

/** Words that mean something else where they arrive: times without a date, and names of the harness they come from. */
const wordFindings = ({ adapter, stores }: End, decisions: readonly Decided[]): Finding[] => {
  const written = new Set(
    decisions.filter((each) => DECISION[each.decision].writes === 'words').map((each) => each.id),
  );
  const brand = adapter.brand.length === 0 ? undefined : new RegExp(adapter.brand.map(verbatim).join('|'), 'i');
  return stores
    .flatMap((store) => store.memories)
    .filter((memory) => written.has(memory.id))
    .flatMap((memory): Finding[] => {
      const file = memory.places[0]?.file ?? '';
      const times = settleDates(memory).left.map((word): Finding => ({
        rule: 'stale/relative-date',
        severity: 'warn',
        message: `"${word}" names no date, and the memory has none of its own`,
        file,
        memory: memory.id,
      }));
      const word = brand?.exec(memory.statement)?.[0];
      return word === undefined
        ? times
        : [
            ...times,
            {
              rule: 'plan/brand-word',
              severity: 'info',
              message: `it speaks of "${word}", which is ${adapter.title}'s`,
              file,
              memory: memory.id,
            },
          ];
    });
};
