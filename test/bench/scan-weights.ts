import { writeFileSync } from 'node:fs';
import { judgedPairs } from '../../src/scan/secret-context.ts';
import { type LabelKind, type Label, labels } from '../../src/scan/secret-labels.ts';
import { columnOf } from '../../src/scan/secret-signs.ts';
import { compiled, inSmall } from '../../src/scan/source.ts';
import { plain } from '../../src/scan/plain.ts';
import { half, type Labelled, sets, unseen } from '../sets/scan/load.ts';

/**
 * Counts from the labelled sets what each sign says of a secret, and writes src/scan/secret-weights.ts: a logistic
 * regression with one weight for all kinds of secret and a smaller one for each kind. `--without SET` leaves a set
 * out and says how that set does; nothing is written then.
 */
interface Example {
  set: string;
  row: Labelled;
  column: 0 | 1 | 2;
  signs: readonly string[];
  /** One number for each value of a secret text that is a secret, 0 for what is none. */
  secret: number;
}

const labelsIn = (text: string): Label[] => {
  const read = inSmall(text);
  return labels
    .flatMap(({ kind, pattern }) =>
      [...read.matchAll(compiled(pattern))].map(({ index, 0: { length } }) => ({
        kind,
        start: index,
        end: index + length,
      })),
    )
    .sort((a, b) => a.start - b.start || a.end - b.end);
};

const ALL: Record<LabelKind, number> = { password: -999, login: -999, key: -999, drawn: -999, pin: -999, code: -999 };
const FOUND = 7;
let secrets = 0;

/** Of a secret text the secrets are what the weights so far find in it, or else what comes nearest. */
const examplesOf = (set: string, row: Labelled): Example[] => {
  if (row.label !== 'secret' && row.label !== 'benign') return [];
  const { text } = plain(row.text);
  const pairs = judgedPairs(text, labelsIn(text), ALL, -Infinity);
  const best = Math.max(...pairs.map(({ sum }) => sum));
  const found = new Map<number, number>();
  if (row.label === 'secret') {
    for (const { value, sum } of pairs) if (sum >= Math.min(FOUND, best)) found.set(value.start, ++secrets);
  }
  return pairs.map(({ label, value, signs }) => ({
    set,
    row,
    column: columnOf[label.kind],
    signs: [...new Set(signs)],
    secret: found.get(value.start) ?? 0,
  }));
};

const PASSES = 90;
const ROUNDS = 3;
/** Weights of one kind only are held smaller than those of all. */
const HELD = { all: 0.0002, one: 0.0005 };
/** What else stands in a secret text is less surely no secret. */
const LESS = 0.3;

const fitted = (examples: readonly Example[]): Map<string, number> => {
  const numbers = new Map<string, number>();
  const rows = examples.map(({ signs, column }) =>
    signs
      .flatMap((sign) => [sign, `${column} ${sign}`])
      .map((name) => {
        const number = numbers.get(name) ?? numbers.size;
        numbers.set(name, number);
        return number;
      }),
  );
  const held = [...numbers.keys()].map((name) => (name.endsWith('any') ? 0 : /^\d /.test(name) ? HELD.one : HELD.all));
  const weights = new Float64Array(numbers.size);
  const sumOf = (row: readonly number[]): number => row.reduce((sum, number) => sum + (weights[number] ?? 0), 0);
  for (let round = 0; round < ROUNDS; round++) {
    // A secret is announced by one of its labels: the others count as much as they speak for it.
    const total = new Map<number, number>();
    const said = rows.map((row) => (round === 0 ? 1 : Math.exp(Math.min(30, sumOf(row)))));
    examples.forEach(({ secret }, i) => total.set(secret, (total.get(secret) ?? 0) + (said[i] ?? 0)));
    const counts = examples.map(({ secret, row }, i) =>
      secret > 0 ? Math.max(0.02, (said[i] ?? 0) / (total.get(secret) ?? 1)) : row.label === 'secret' ? LESS : 1,
    );
    const whole = counts.reduce((sum, count) => sum + count, 0);
    const [mean, spread] = [new Float64Array(weights.length), new Float64Array(weights.length)];
    for (let pass = 1; pass <= PASSES; pass++) {
      const slope = weights.map((weight, number) => (held[number] ?? 0) * weight);
      rows.forEach((row, i) => {
        const chance = 1 / (1 + Math.exp(-sumOf(row)));
        const off = ((chance - (examples[i]?.secret ? 1 : 0)) * (counts[i] ?? 0)) / whole;
        for (const number of row) slope[number] = (slope[number] ?? 0) + off;
      });
      slope.forEach((each, number) => {
        mean[number] = 0.9 * (mean[number] ?? 0) + 0.1 * each;
        spread[number] = 0.99 * (spread[number] ?? 0) + 0.01 * each * each;
        const step = (mean[number] ?? 0) / (1 - 0.9 ** pass);
        weights[number] =
          (weights[number] ?? 0) - (0.1 * step) / (Math.sqrt((spread[number] ?? 0) / (1 - 0.99 ** pass)) + 1e-7);
      });
    }
  }
  return new Map([...numbers].map(([name, number]) => [name, weights[number] ?? 0]));
};

/** In tenths: of a password, a key and a code. */
const inTenths = (weights: ReadonlyMap<string, number>, sign: string): number[] =>
  [0, 1, 2].map((column) => Math.round(10 * ((weights.get(sign) ?? 0) + (weights.get(`${column} ${sign}`) ?? 0))));

const written = (weights: ReadonlyMap<string, number>): string => {
  const rows = [...weights.keys()]
    .filter((name) => !/^\d /.test(name))
    .sort()
    .map((sign) => ({ sign, tenths: inTenths(weights, sign) }))
    .filter(({ tenths }) => tenths.some((each) => each !== 0))
    .map(({ sign, tenths }) => `  ${/^\w+$/.test(sign) ? sign : `'${sign}'`}: [${tenths.join(', ')}],`);
  return `/**
 * How much each sign (secret-signs.ts) says of a password, of a key and of a code, in tenths of the logarithm of the
 * odds: counted from the labelled sets by test/bench/scan-weights.ts, which writes this file.
 */
// prettier-ignore
export const weights: Readonly<Record<string, readonly [password: number, key: number, code: number]>> = {
${rows.join('\n')}
};
`;
};

const without = process.argv[2] === '--without' ? process.argv[3] : undefined;
const examples = sets
  .filter((set) => !unseen.includes(set))
  .flatMap((set) => half(set).flatMap((row) => examplesOf(set, row)));
const weights = fitted(examples.filter(({ set }) => set !== without));
if (without === undefined) {
  writeFileSync(new URL('../../src/scan/secret-weights.ts', import.meta.url), written(weights));
} else {
  const found = new Set<Labelled>();
  for (const { set, row, column, signs } of examples) {
    const sum = signs.reduce((all, sign) => all + (inTenths(weights, sign)[column] ?? 0), 0);
    if (set === without && sum >= FOUND) found.add(row);
  }
  const benign = half(without as (typeof sets)[number]).filter(({ label }) => label === 'benign');
  const secret = new Set(
    examples.filter(({ set, row }) => set === without && row.label === 'secret').map(({ row }) => row),
  );
  const alarms = [...found].filter(({ label }) => label === 'benign').length;
  console.log(
    `${without}: ${found.size - alarms} of ${secret.size} texts with a label found, ${alarms} of ${benign.length} false alarms`,
  );
}
