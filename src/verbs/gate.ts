import * as path from 'node:path';
import type { FindingRule } from '../ir/finding-rules.ts';
import type { PlanOptions } from '../ir/plan-value.ts';
import { shellWord } from '../text/shell-word.ts';
import { remembered } from '../world/remembered.ts';
import { broughtTo, repositoryAt, type Repository } from '../world/repository.ts';
import type { Veil } from '../world/veil.ts';
import type { World } from '../world/world.ts';
import type { AlikePair } from './alike-pairs.ts';
import { stands, wantedBy, type Comparison, type AskedWish } from './asked.ts';
import { judged, type FailureCounting } from './allowed.ts';
import { comparing, type CheckDocument, type Compare } from './check.ts';
import { checkDocument, nameOf, type Skipped } from './check-document.ts';
import { closing } from './held-back.ts';
import { isHere, readSide, type AskedSide, type Read } from './sides.ts';

/** What was asked of a gate. */
export interface GateOptions extends AskedWish, FailureCounting {
  minCompared?: number | undefined;
}

export interface RunGate {
  document: CheckDocument;
  /** What the migrations that would close the gap are, by pair. */
  ways: readonly Way[];
  /** As they were read; none where what an earlier run found still holds. */
  compares: Compare[];
  repository: Repository | undefined;
}

interface Way {
  in: string;
  options: PlanOptions;
  /** What was removed there: it is carried again only where somebody says so. */
  declined: string[];
}

interface Found {
  document: CheckDocument;
  ways: Way[];
}

/** Fewer memories are compared sooner than a file is written. */
const WORTH_IT = 500;

/**
 * Compares everything that is asked for and says whether the gate is open. What an earlier run found over the same
 * bytes is not looked for again, unless somebody wants to go on with the memories themselves: `anew`.
 */
export const gate = async (
  world: World,
  options: GateOptions,
  { anew = true, worthIt = WORTH_IT }: { anew?: boolean; worthIt?: number } = {},
): Promise<RunGate> => {
  const repository = repositoryAt(options.cwd);
  let compares: Compare[] = [];
  const look = async (seeing: World): Promise<Found> => {
    const found = await lookedAt(seeing, options, repository);
    compares = found.compares;
    world.met.veil = found.veil;
    return found.found;
  };
  const { cwd, a, b, direction, projects, minCompared } = options;
  const about = [cwd, world.cwd, a, b, direction, projects, minCompared, repository?.text, broughtTo(cwd)];
  const work = async (seeing: World): Promise<{ value: Found; isWorthIt: boolean }> => {
    const value = await look(seeing);
    return { value, isWorthIt: value.document.compared >= worthIt };
  };
  const { document, ways } = anew ? await look(world) : (await remembered(world, about, work)).value;
  return { document: judged(document, options, repository, world.now()), ways, compares, repository };
};

const lookedAt = async (
  world: World,
  options: GateOptions,
  repository: Repository | undefined,
): Promise<{ found: Found; compares: Compare[]; veil: Veil }> => {
  const skipped: Skipped[] = [];
  const compares: Compare[] = [];
  const reads = new Map<string, Read | undefined>();
  const readOf = async (side: AskedSide): Promise<Read | undefined> => {
    if (reads.has(side.name)) return reads.get(side.name);
    const gone = side.committed === true && !stands(world, side.outlook.root ?? '');
    const read = gone ? undefined : await readSide(world, side, options.projects);
    reads.set(side.name, read && isHere(read) ? read : undefined);
    return reads.get(side.name);
  };
  for (const wanted of wantedBy(world, options, repository)) {
    const [a, b] = [await readOf(wanted.a), await readOf(wanted.b)];
    if (a && b) compares.push(await comparing(world, wanted, a, b));
    for (const side of [...(a ? [] : [wanted.a]), ...(b ? [] : [wanted.b])])
      if (!skipped.some(({ store }) => store === side.name)) skipped.push(skippedOf(side, wanted, options));
  }
  const minCompared = options.minCompared ?? repository?.value.minCompared ?? 1;
  const { document, veil } = checkDocument(world, compares, skipped, minCompared);
  const ways = compares.flatMap((each): Way[] => {
    const closes = isWritable(each) ? closing(each.asked, options.cwd) : undefined;
    const declined = each.pairs.flatMap((one) => (one.declined && one.a ? [one.a.id] : []));
    return closes ? [{ in: nameOf(each), options: closes, declined }] : [];
  });
  return { found: { document, ways }, compares, veil };
};

/** What is not here, and how it is written down where it is, so that it can be committed. */
const skippedOf = (side: AskedSide, { required, projects = [] }: Comparison, { cwd }: GateOptions): Skipped => {
  const { name, adapter, outlook, committed } = side;
  const own = projects.find((folder) => folder === outlook.cwd);
  const project = own === undefined ? '' : ` --project ${shellWord(path.relative(cwd, own) || '.')}`;
  const profile = outlook.profile === undefined ? '' : ` --profile ${shellWord(outlook.profile)}`;
  const file = shellWord(`.memport/${name.replaceAll('@', '-')}.ir.json`);
  return {
    store: name,
    why: committed ? `${outlook.root ?? ''} is not there` : 'not on this machine',
    ...(required.some((each) => each.name === name) && { required: true as const }),
    ...(!committed && { next: `memport export ${adapter.id}${profile}${project} --out ${file}` }),
  };
};

/** The migrations that close the gap, one for each pair that can be written and whose gap a migration closes. */
export const fixesOf = (found: RunGate): PlanOptions[] =>
  found.ways
    .filter((way) => gapIn(found, way).some(({ memory }) => !way.declined.includes(memory?.id ?? '')))
    .map(({ options }) => options);

/** What was removed on the second side of a pair, and the migration that carries it again where it is named. */
export const declinedIn = (found: RunGate): { options: PlanOptions; handles: string[] }[] =>
  found.ways.flatMap((way) => {
    const handles = gapIn(found, way).flatMap(({ memory }) =>
      memory && way.declined.includes(memory.id) ? [memory.handle] : [],
    );
    return handles.length === 0 ? [] : [{ options: way.options, handles }];
  });

const gapIn = ({ document }: RunGate, way: Way): CheckDocument['findings'] =>
  document.findings.filter(
    (finding) => finding.in === way.in && finding.severity === 'error' && CARRIED.has(finding.rule),
  );

/** What is switched off or cut stays so whatever is written there, and no migration takes away what is there besides. */
const CARRIED: ReadonlySet<FindingRule> = new Set([
  'parity/missing',
  'parity/reworded',
  'parity/narrowed',
  'parity/alike',
]);

/** Whether what takes memories on the second side may be written: not where a person is asked first, or nobody reads it. */
const isWritable = ({ sides: [, { gathered }] }: Compare): boolean => {
  const own = gathered.stores.map(({ at }) => at).filter(({ role }) => role === 'store');
  const open = own.filter(({ closed, approval }) => closed === undefined && approval === undefined);
  return own.length === 0 || open.length > 0;
};

/** Pairs of which a model may be asked how the two stand to each other: whoever has no partner, and what was edited. */
export const openIn = ({ compares }: RunGate): AlikePair[] =>
  compares.flatMap(({ pairs }) =>
    pairs.flatMap(({ a, b, status, near }) => (a && b && (OPEN.has(status) || near) ? [{ a, b, beside: false }] : [])),
  );

const OPEN: ReadonlySet<string> = new Set(['alike', 'source-moved', 'target-moved', 'conflict']);
