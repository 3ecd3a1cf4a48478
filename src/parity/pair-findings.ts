import type { FindingRule, Severity } from '../ir/finding-rules.ts';
import type { Direction, ParityStatus } from '../ir/parity.ts';
import type { Compared } from './compared.ts';

/** What is to be said of a pair: never a word of the memories themselves. */
export interface PairToTell {
  rule: FindingRule;
  severity: Severity;
  message: string;
  /** The side whose memory it is told of. */
  of: 'a' | 'b';
}

const RULE: Readonly<Record<Exclude<ParityStatus, 'in-sync'>, FindingRule>> = {
  contradiction: 'parity/contradiction',
  conflict: 'parity/reworded',
  missing: 'parity/missing',
  'source-moved': 'parity/reworded',
  'target-moved': 'parity/reworded',
  narrowed: 'parity/narrowed',
  alike: 'parity/alike',
  unseen: 'parity/unseen',
  extra: 'parity/extra',
  reworded: 'parity/reworded',
};

/** What a pair is told as, where anything is to be told: one finding for a memory, never two. */
export const toldOf = (
  one: Compared,
  names: { a: string; b: string },
  direction: Direction,
): PairToTell | undefined => {
  const severity = severityOf(one, direction);
  if (one.status === 'in-sync' || severity === 'none') return undefined;
  const tail = [one.near && `equal but for ${listed(one.near.differ)}`, one.reason].filter(
    (each) => each !== undefined,
  );
  return {
    rule: RULE[one.status],
    severity,
    message: [sentence(one, names), ...tail].join('; '),
    of: one.at ?? (AT_B.has(one.status) ? 'b' : 'a'),
  };
};

const severityOf = ({ status, severity }: Compared, direction: Direction): Severity | 'none' => {
  if (status !== 'extra') return severity;
  return direction === 'mirror' ? 'error' : direction === 'superset' ? 'none' : severity;
};

/** What has to be mended stands there. */
const AT_B: ReadonlySet<ParityStatus> = new Set(['target-moved', 'narrowed', 'unseen', 'extra']);

const sentence = (
  { status, b, by, fields = [], near, origin, at }: Compared,
  names: { a: string; b: string },
): string => {
  const { a: here } = names;
  const there = at === undefined ? names.b : here;
  const moved = fields.length === 0 ? '' : ` (${fields.join(', ')})`;
  if (status === 'missing')
    return b ? `${there} lacks it, and has one ${near ? 'that nearly says it' : 'elsewhere'}` : `${there} lacks it`;
  if (status === 'extra') return `only ${there} has it`;
  if (status === 'alike')
    return by === undefined
      ? `${there} has one that looks alike, and nobody said whether it says the same`
      : `${there} says it in other words in one of its places`;
  if (status === 'contradiction') return `${there} says the opposite`;
  if (status === 'conflict') return `${here} and ${there} both changed it since it was carried${moved}`;
  if (status === 'source-moved') return `${here} changed it since, and ${there} still says the old words${moved}`;
  if (status === 'target-moved') return `${there} changed it since${moved}`;
  if (status === 'narrowed') return `${there} says less`;
  if (status === 'unseen') return `${there} has it, and its model does not get it as it should`;
  return `${there} says it in other words, and ${origin === 'model' ? 'a model' : 'somebody'} answered that they say the same`;
};

const listed = (differ: readonly string[]): string => differ.map((each) => `a ${each}`).join(' and ');
