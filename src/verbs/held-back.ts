import { ends } from '../ir/decisions.ts';
import { FINDING_RULE } from '../ir/finding-rules.ts';
import type { Decided, PlanOptions } from '../ir/plan-value.ts';
import { isMemportError } from '../errors.ts';
import type { Compared } from '../parity/compared.ts';
import { guard, type GuardedMemory } from '../plan/guard.ts';
import type { World } from '../world/world.ts';
import { plan } from './plan.ts';
import { isHere, type AskedSide, type Comparing, type Read } from './sides.ts';

/** The migration that closes the gap between two sides; nothing where the second cannot be written, or the first not be carried. */
export const closing = ({ a, b, projects }: Comparing, cwd: string): PlanOptions | undefined => {
  // What a client loads from a file anyway would stand twice in its memory.
  if (b.committed || (a.committed && !a.adapter.named) || a.adapter.instructs === b.adapter.id) return undefined;
  const { id, named, instructs = id } = b.adapter;
  // Rules get into an instruction file on the way to the harness that loads it.
  const intoFile = named && instructs !== id && !a.adapter.named;
  if (named && !intoFile) return undefined;
  return {
    from: a.adapter.id,
    to: instructs,
    ...(intoFile && { rulesTo: id, kinds: ['rule'] }),
    cwd,
    onConflict: 'ask',
    onSecret: 'block',
    onInjection: 'block',
    ...ended('from', a),
    ...(intoFile ? {} : ended('to', b)),
    ...(projects === undefined ? { all: true } : { projects: [...projects] }),
  };
};

const ended = (end: 'from' | 'to', { outlook: { root, profile } }: AskedSide): Partial<PlanOptions> => ({
  ...(root !== undefined && { [`${end}Root`]: root }),
  ...(profile !== undefined && { [`${end}Profile`]: profile }),
});

/**
 * What no migration carries, for a secret in it or for want of a place, is missing by name and no failure; no more is
 * what an export keeps out of a repository. The plan is made only where something is missing.
 */
export const heldBack = async (
  world: World,
  asked: Comparing,
  sides: readonly [Read, Read],
  pairs: readonly Compared[],
  examined: ReadonlyMap<string, GuardedMemory>,
): Promise<(one: Compared) => Compared> => {
  if (asked.b.committed) {
    const { blocked } = guard(examined, { onSecret: 'block', onInjection: 'block' });
    return (one) => {
      const why = one.a && one.status === 'missing' ? blocked.get(one.a.id) : undefined;
      return why ? { ...one, severity: 'warn', reason: `nothing like it is committed: ${whyLost(why)}` } : one;
    };
  }
  const options = closing(asked, sides[1].gathered.scene.cwd);
  const open = pairs.some(({ status }) => status === 'missing' || status === 'alike');
  if (!options || !open || !isHere(sides[0])) return (one) => one;
  const lost = ends('lost');
  // A plan asks whether a harness is at work just now.
  world.trace?.forget();
  try {
    const { decisions } = (await plan(world, options)).plan;
    const reasons = new Map(decisions.filter(lost).map((each) => [each.id, whyLost(each)]));
    const declined = new Set(decisions.filter(({ decision }) => decision === 'declined').map(({ id }) => id));
    return (one) => {
      if (one.a && one.status === 'missing' && declined.has(one.a.id))
        return { ...one, declined: true, reason: `${one.reason ?? 'it was removed there'}; only --again carries it` };
      const reason = one.a && one.status === 'missing' ? reasons.get(one.a.id) : undefined;
      return reason === undefined ? one : { ...one, severity: 'warn', reason: `no migration carries it: ${reason}` };
    };
  } catch (error) {
    if (isMemportError(error)) return (one) => one;
    throw error;
  }
};

/** What is dangerous may be quoted where a plan says why; where a check says it, nothing of a memory stands. */
const whyLost = ({ rule, reason, decision = 'blocked' }: Partial<Decided>): string => {
  const page = rule && FINDING_RULE[rule].page.replace(/\.$/, '');
  if (!rule?.startsWith('safety/')) return reason ?? page ?? decision;
  return `${page}; ${rule === 'safety/secret' ? '--on-secret mask or keep' : '--on-injection keep'} carries it`;
};
