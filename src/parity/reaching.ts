import { FINDING_RULE } from '../ir/finding-rules.ts';
import type { Delivered } from '../ir/view.ts';
import type { Compared } from './compared.ts';
import type { Flat } from './side.ts';

const RANK = ['unseen', 'searchable', 'indexed', 'loaded'] as const;
export type Minimum = Exclude<(typeof RANK)[number], 'unseen'>;

/** Whether a memory reaches the model worse than where it stands would have it: it is switched off, cut or refused. */
const isKept = ({ delivery, rule }: Delivered): boolean => delivery === 'unseen' || rule !== undefined;

/** A pair that says the same, with what keeps it from the model of the second side. */
export const reaching = (one: Compared, a: Flat, b: Flat, minimum: Minimum | undefined): Compared => {
  if (!one.a || !one.b || !SAYS.has(one.status)) return one;
  const there = b.side.delivered.get(one.b.id);
  if (!there) return one;
  const here = a.side.delivered.get(one.a.id);
  if (isKept(there))
    return {
      ...one,
      status: 'unseen',
      // Where neither reaches its model, the two are no less alike.
      severity: here && isKept(here) ? 'warn' : 'error',
      reason: there.rule ? FINDING_RULE[there.rule].page : (there.reason ?? 'nothing leads to it'),
      delivered: there,
    };
  if (minimum !== undefined && RANK.indexOf(there.delivery) < RANK.indexOf(minimum))
    return {
      ...one,
      status: 'unseen',
      severity: 'error',
      reason: `it is ${there.delivery}, and at least ${minimum} was asked for`,
      delivered: there,
    };
  return one;
};

/** The same, of what keeps it from the model of the first side. */
export const reachingBack = (one: Compared, a: Flat, b: Flat, minimum: Minimum | undefined): Compared => {
  const { status, severity, reason, delivered } = reaching({ ...one, a: one.b, b: one.a } as Compared, b, a, minimum);
  return status === 'unseen' ? ({ ...one, status, severity, reason, delivered, at: 'a' } as Compared) : one;
};

const SAYS: ReadonlySet<Compared['status']> = new Set(['in-sync', 'reworded', 'unseen']);
