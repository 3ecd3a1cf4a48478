import type { FindingRule } from '../ir/finding-rules.ts';
import type { AllowanceSetting } from '../repo/settings-shape.ts';
import { CONFIG, repositoryAt, type Repository } from '../world/repository.ts';
import type { World } from '../world/world.ts';
import type { AlikePair } from './alike-pairs.ts';
import { stands, wantedBy, type Wanted, type Wish } from './asked.ts';
import { comparing, type CheckDocument, type Compare } from './check.ts';
import { checkDocument, failsBy, type Disparity, type Skipped } from './check-document.ts';
import { gradedBy, isPast } from './graded.ts';
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
  const { severities, allowances = [] } = repository?.value ?? {};
  const { left, allowed, used } = gradedBy(document.findings, { severities, allowances, now }, expired);
  const stale = allowances
    .filter((each) => isPast(each, now) && !used.has(each))
    .map((each) => unused(each, repository as Repository));
  const findings = [...left.filter(({ fingerprint }) => !baseline?.has(fingerprint)), ...stale].sort(byGravity);
  const fails = failsBy(failOn);
  return {
    ...document,
    allowed,
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

/** The migrations that close the gap, one for each pair that can be written. */
export const fixesOf = ({ compares, document }: Gate, cwd: string) =>
  compares.flatMap((each) => {
    const name = `${each.sides[0].name} → ${each.sides[1].name}`;
    const options = document.findings.some((finding) => finding.in === name) ? closing(each.asked, cwd) : undefined;
    return options ? [options] : [];
  });

/** Pairs of which a model may be asked how the two stand to each other: whoever has no partner, and what was edited. */
export const openIn = ({ compares }: Gate): AlikePair[] =>
  compares.flatMap(({ pairs }) =>
    pairs.flatMap(({ a, b, status, near }) => (a && b && (OPEN.has(status) || near) ? [{ a, b, beside: false }] : [])),
  );

const OPEN: ReadonlySet<string> = new Set(['alike', 'source-moved', 'target-moved', 'conflict']);
