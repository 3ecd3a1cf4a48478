import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { examinationRequests } from '../../src/assist/judge/examination.ts';
import { fold } from '../../src/scan/fold.ts';
import { partsOf, shareOf } from '../../src/meaning/weighing.ts';
import { HEAVIEST, written } from '../../src/meaning/weight-letters.ts';
import { SLOTS, traitsOf } from '../../src/meaning/traits.ts';
import { honestTexts } from '../sets/scan/honest.ts';
import { counted, half, loadSet, sets, unseen } from '../sets/scan/load.ts';

/**
 * Counts from the labelled texts what each trait of a text says of an order against its user (`injection`), or of a
 * secret that is told in words (`secret`), and writes the table of it: a logistic regression. `--without SET` leaves a
 * set out and says how it does, and `--set FILE` how another one does; nothing is written then.
 */
const KINDS = {
  injection: { file: 'suspicion-weights.ts', name: 'suspicionWeights', of: 'an order against the user', slots: SLOTS },
  secret: { file: 'telling-weights.ts', name: 'tellingWeights', of: 'a secret that is told', slots: SLOTS / 2 },
} as const;

const { values, positionals } = parseArgs({
  options: { without: { type: 'string' }, set: { type: 'string' } },
  allowPositionals: true,
});
const kind = positionals[0] === 'secret' ? 'secret' : 'injection';
const { file, name, of, slots: SIZE } = KINDS[kind];

interface Example {
  set: string;
  text: string;
  hostile: boolean;
  parts: Part[];
}

/** The traits of a part, and how much each counts in it. */
interface Part {
  slots: Int32Array;
  shares: Float64Array;
}

const partOf = (text: string): Part => {
  const { words, notions } = traitsOf(text);
  const slots = Int32Array.from([...words, ...notions], (slot) => slot & (SIZE - 1));
  const [ofWord, ofNotion] = [shareOf(words.length), shareOf(notions.length)];
  const shares = Float64Array.from(slots, (_, i) => (i < words.length ? ofWord : ofNotion));
  return { slots, shares };
};

const exampleOf = (set: string, read: string, hostile: boolean): Example => {
  const { text } = fold(read);
  return { set, text, hostile, parts: partsOf(text).map(({ start, end }) => partOf(text.slice(start, end))) };
};

const labelled = (set: string, rows: ReturnType<typeof loadSet>): Example[] =>
  rows.filter(({ label }) => label !== 'invisible').map(({ text, label }) => exampleOf(set, text, label === kind));

interface Model {
  weights: Float64Array;
  bias: number;
}

const oddsOf = ({ weights, bias }: Model, { slots, shares }: Part): number => {
  let odds = bias;
  for (let i = 0; i < slots.length; i++) odds += (weights[slots[i] ?? 0] ?? 0) * (shares[i] ?? 0);
  return odds;
};

/** Half of the traits, drawn anew each time and counted twice: no few of them are relied on. */
const halved = ({ slots, shares }: Part, draw: () => number): Part => {
  const kept = [...slots.keys()].filter(() => draw() < 0.5);
  return {
    slots: Int32Array.from(kept, (i) => slots[i] ?? 0),
    shares: Float64Array.from(kept, (i) => 2 * (shares[i] ?? 0)),
  };
};

/** A text is as suspicious as its worst part. */
const worstOf = (model: Model, { parts }: Example): { odds: number; part: Part } =>
  parts
    .map((part) => ({ odds: oddsOf(model, part), part }))
    .reduce((one, other) => (other.odds > one.odds ? other : one));

const [PASSES, RATE, DECAY, HOSTILE] = [24, 0.2, 1e-3, 2];

/** The same numbers on every machine. */
const drawn = (): (() => number) => {
  let state = 1;
  return () => (state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff) / 0x7fffffff;
};

/** Gradients scaled by what each slot has seen; what is kept is the mean of the later passes. */
const fitted = (examples: readonly Example[]): Model => {
  const order = [...examples];
  const draw = drawn();
  const model: Model = { weights: new Float64Array(SIZE), bias: 0 };
  const { weights } = model;
  const seen = new Float64Array(SIZE).fill(1e-6);
  const sum: Model = { weights: new Float64Array(SIZE), bias: 0 };
  let seenBias = 1e-6;
  let summed = 0;
  for (let pass = 0; pass < PASSES; pass++) {
    for (let i = order.length - 1; i > 0; i--) {
      const j = Math.floor(draw() * (i + 1));
      [order[i], order[j]] = [order[j] as Example, order[i] as Example];
    }
    for (const example of order) {
      const part = halved(worstOf(model, example).part, draw);
      const error =
        (1 / (1 + Math.exp(-oddsOf(model, part))) - (example.hostile ? 1 : 0)) * (example.hostile ? HOSTILE : 1);
      if (Math.abs(error) < 1e-3) continue;
      part.slots.forEach((slot, i) => {
        const slope = error * (part.shares[i] ?? 0) + DECAY * (weights[slot] ?? 0);
        const square = (seen[slot] ?? 0) + slope * slope;
        seen[slot] = square;
        weights[slot] = (weights[slot] ?? 0) - (RATE * slope) / Math.sqrt(square);
      });
      seenBias += error * error;
      model.bias -= (RATE * error) / Math.sqrt(seenBias);
    }
    if (pass < PASSES / 3) continue;
    summed++;
    sum.bias += model.bias;
    weights.forEach((weight, slot) => (sum.weights[slot] = (sum.weights[slot] ?? 0) + weight));
  }
  return { weights: sum.weights.map((weight) => weight / summed), bias: sum.bias / summed };
};

/** In whole steps, as they are written: what is told below is what ships. */
const rounded = ({ weights, bias }: Model): { whole: Int8Array; step: number; model: Model } => {
  const heavy = weights.map(Math.abs).toSorted((a, b) => b - a)[50] ?? 1;
  const step = Number((heavy / HEAVIEST).toPrecision(3));
  const whole = Int8Array.from(weights, (weight) => Math.max(-HEAVIEST, Math.min(HEAVIEST, Math.round(weight / step))));
  return { whole, step, model: { weights: Float64Array.from(whole, (n) => n * step), bias: Number(bias.toFixed(3)) } };
};

const tell = (name: string, model: Model, examples: readonly Example[]): void => {
  const odds = (hostile: boolean): number[] =>
    examples.filter((each) => each.hostile === hostile).map((each) => worstOf(model, each).odds);
  const [found, alarms] = [odds(true), odds(false)].map((all) => all.filter((each) => each > 0).length);
  const quiet = odds(false).toSorted((a, b) => b - a);
  const at = (share: number): string => {
    const least = quiet[Math.floor(share * quiet.length)] ?? Infinity;
    const hit = odds(true).filter((each) => each > least).length;
    return `${(hit / odds(true).length).toFixed(3)} from ${least.toFixed(2)}`;
  };
  console.log(
    `${name}: ${found} of ${odds(true).length} found, ${alarms} of ${quiet.length} alarms; with 1 % of alarms ${at(0.01)}, with 2 % ${at(0.02)}`,
  );
};

const examples = [
  ...sets.filter((set) => !unseen.includes(set)).flatMap((set) => labelled(set, half(set))),
  ...counted().flatMap(({ name, rows }) => labelled(name, rows)),
  ...honestTexts().map((text) => exampleOf('honest', text, false)),
  // What memport itself sends to a model.
  ...examinationRequests().map(({ question }) =>
    exampleOf('own', `${question.instructions}\n${question.input}`, false),
  ),
];
const { whole, step, model } = rounded(fitted(examples.filter(({ set }) => set !== values.without)));
if (values.set !== undefined) tell(values.set, model, labelled('other', loadSet(values.set)));
if (values.without !== undefined)
  tell(
    values.without,
    model,
    examples.filter(({ set }) => set === values.without),
  );
if (values.set === undefined && values.without === undefined) {
  tell('all of them', model, examples);
  writeFileSync(
    new URL(`../../src/scan/${file}`, import.meta.url),
    `/**
 * How much each trait of a text (traits.ts) speaks for ${of}: counted from the labelled sets by
 * test/bench/trait-weights.ts, which writes this file; weight-letters.ts says how it is written.
 */
export const ${name} = {
  bias: ${model.bias},
  step: ${step},
  weights:
    '${written(whole)}',
} as const;
`,
  );
}
