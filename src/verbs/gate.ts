import type { FindingRule } from '../ir/finding-rules.ts';
import type { AllowanceSetting } from '../repo/settings-shape.ts';
import { CONFIG, repositoryAt, type Repository } from '../world/repository.ts';
import type { World } from '../world/world.ts';
import type { AlikePair } from './alike-pairs.ts';
import { stands, wantedBy, type Wanted, type Wish } from './asked.ts';
import { comparing, type CheckDocument, type Compare } from './check.ts';
import { checkDocument, failsBy, type Disparity, type Skipped } from './check-document.ts';
import { closing } from './held-back.ts';
import { isHere, readSide, type Asked, type Read } from './sides.ts';

/** What was asked of a gate. */
export interface GateOptions extends Wish {
  failOn?: string | undefined;
  minCompared?: number | undefined;
  /** Fingerprints of an earlier run. */
  baseline?: ReadonlySet<string> | undefined;
}

export interface Gate {
  document: CheckDocument;
  compares: Compare[];
  repository: Repository | undefined;
}

/** Compares everything that is asked for and says whether the gate is open. */
export const gate = async (world: World, options: GateOptions): Promise<Gate> => {
  const repository = repositoryAt(options.cwd);
  const skipped: Skipped[] = [];
  const compares: Compare[] = [];
  const reads = new Map<string, Read | undefined>();
  const readOf = async (side: Asked): Promise<Read | undefined> => {
    if (reads.has(side.name)) return reads.get(side.name);
    const gone = side.committed === true && !stands(world, side.outlook.root ?? '');
    const read = gone ? undefined : await readSide(world, side);
    reads.set(side.name, read && isHere(read) ? read : undefined);
    return reads.get(side.name);
  };
  for (const wanted of wantedBy(world, options, repository)) {
    const [a, b] = [await readOf(wanted.a), await readOf(wanted.b)];
    if (a && b) compares.push(await comparing(world, wanted, a, b));
    for (const side of [...(a ? [] : [wanted.a]), ...(b ? [] : [wanted.b])])
      if (!skipped.some(({ store }) => store === side.name)) skipped.push(skippedOf(side, wanted));
  }
  const minCompared = options.minCompared ?? repository?.value.minCompared ?? 1;
  const { document, veil } = checkDocument(world, compares, skipped, minCompared);
  world.met.veil = veil;
  return { document: judged(document, options, repository, world.now()), compares, repository };
};

const skippedOf = (side: Asked, { required }: Wanted): Skipped => ({
  store: side.name,
  why: side.committed ? `${side.outlook.root ?? ''} is not there` : 'not on this machine',
  ...(required.some(({ name }) => name === side.name) && { required: true as const }),
});

/** With what the repository allows and how grave it takes what, and what an earlier run knew. */
const judged = (
  document: CheckDocument,
  { failOn = 'error', baseline }: GateOptions,
  repository: Repository | undefined,
  now: number,
): CheckDocument => {
  const { severities = {}, allowances = [] } = repository?.value ?? {};
  const today = new Date(now).toISOString().slice(0, 10);
  const graded = document.findings.flatMap((finding): Disparity[] => {
    const severity = severities[finding.rule];
    return severity === 'off' ? [] : [severity === undefined ? finding : { ...finding, severity }];
  });
  const used = new Set<AllowanceSetting>();
  const left = graded.flatMap((finding): Disparity[] => {
    const allowance = allowances.find((each) => allows(each, finding));
    if (!allowance) return [finding];
    used.add(allowance);
    return isPast(allowance, today) ? [expired(finding, allowance)] : [];
  });
  const stale = allowances
    .filter((each) => isPast(each, today) && !used.has(each))
    .map((each) => unused(each, repository as Repository));
  const findings = [...left.filter(({ fingerprint }) => !baseline?.has(fingerprint)), ...stale].sort(byGravity);
  const fails = failsBy(failOn);
  return {
    ...document,
    allowed: graded.length - left.length,
    known: left.filter(({ fingerprint }) => baseline?.has(fingerprint)).length,
    findings,
    failed: findings.some(fails) || document.compared < document.minCompared,
  };
};

const RANK = ['error', 'warn', 'info'] as const;
const RULES: readonly FindingRule[] = ['parity/contradiction', 'parity/missing', 'parity/expired', 'parity/reworded'];
const byGravity = (x: Disparity, y: Disparity): number =>
  RANK.indexOf(x.severity) - RANK.indexOf(y.severity) || gravity(x) - gravity(y);
const gravity = ({ rule }: Disparity): number => (RULES.includes(rule) ? RULES.indexOf(rule) : RULES.length);

const isPast = ({ until }: AllowanceSetting, today: string): boolean => until !== undefined && until < today;

const allows = ({ finding, memory, rule }: AllowanceSetting, told: Disparity): boolean => {
  if (rule !== undefined && rule !== told.rule) return false;
  if (finding !== undefined) return finding === told.fingerprint;
  return (
    told.memory !== undefined && (told.memory.id === memory || told.memory.handle === memory || endsIn(told, memory))
  );
};

/** The last part of an id is the memory's own key: the name of its file, where it has one. */
const endsIn = ({ memory }: Disparity, name = ''): boolean =>
  memory !== undefined && (memory.id.endsWith(`/${name}`) || memory.id.endsWith(`/${name}.md`));

const expired = (finding: Disparity, { until = '', reason }: AllowanceSetting): Disparity => ({
  ...finding,
  rule: 'parity/expired',
  severity: 'error',
  message: `${finding.message}; it was allowed until ${until} (${reason})`,
});

const unused = ({ until = '', finding, memory, reason }: AllowanceSetting, { file }: Repository): Disparity => ({
  rule: 'parity/expired',
  severity: 'warn',
  message: `an allowance ended on ${until}, and nothing needs it any more (${reason}): take it out`,
  file,
  in: CONFIG,
  side: CONFIG,
  fingerprint: finding ?? memory ?? '',
});

/** The migrations that close the gap, one for each pair that can be written and whose gap a migration closes. */
export const fixesOf = ({ compares, document }: Gate, cwd: string) =>
  compares.flatMap((each) => {
    const name = `${each.sides[0].name} → ${each.sides[1].name}`;
    const isOpen = document.findings.some(
      (finding) => finding.in === name && finding.severity === 'error' && CARRIED.has(finding.rule),
    );
    const options = isOpen && isWritable(each) ? closing(each.asked, cwd) : undefined;
    return options ? [options] : [];
  });

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
export const openIn = ({ compares }: Gate): AlikePair[] =>
  compares.flatMap(({ pairs }) =>
    pairs.flatMap(({ a, b, status, near }) => (a && b && (OPEN.has(status) || near) ? [{ a, b, beside: false }] : [])),
  );

const OPEN: ReadonlySet<string> = new Set(['alike', 'source-moved', 'target-moved', 'conflict']);
