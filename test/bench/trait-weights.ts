import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { examinationRequests } from '../../src/assist/judge/examination.ts';
import { SLOTS } from '../../src/meaning/traits.ts';
import { written } from '../../src/meaning/weight-letters.ts';
import { honestTexts } from '../sets/scan/honest.ts';
import { counted, half, loadSet, sets, unseen } from '../sets/scan/load.ts';
import { mentionTraits } from '../../src/audit/replaced/mention-traits.ts';
import { mentionOf, mentionTexts, type MentionText, readMentions } from '../sets/replaced/load.ts';
import { weightTraits } from '../../src/audit/weight/weight-traits.ts';
import { readWeights, type WeightText, weightTexts } from '../sets/weight/load.ts';
import { type Example, exampleOf, fitted, groupedExample, rounded, told } from './trait-fit.ts';

/**
 * `trait-weights.ts KIND` counts from labelled texts what each trait of a text says of the one thing, and writes the
 * table of it. `--without SET` leaves a set out and says how it does, and `--set FILE` how another one does; nothing is
 * written then.
 */
interface Kind {
  file: string;
  name: string;
  of: string;
  slots: number;
  /** In so many texts a trait stands at least, where it is not two. */
  leastTexts?: number;
  examples: (label: string, slots: number) => Example[];
  /** Those of another file, where they are not texts of the scanner. */
  other?: (file: string, label: string, slots: number) => Example[];
}

const scanned = (set: string, rows: ReturnType<typeof loadSet>, wanted: string, slots: number): Example[] =>
  rows
    .filter(({ label }) => label !== 'invisible')
    .map(({ text, label }) => exampleOf(set, text, label === wanted, slots));

const ofScanner: Kind['examples'] = (wanted, slots) => [
  ...sets.filter((set) => !unseen.includes(set)).flatMap((set) => scanned(set, half(set), wanted, slots)),
  ...counted().flatMap(({ name, rows }) => scanned(name, rows, wanted, slots)),
  ...honestTexts().map((text) => exampleOf('honest', text, false, slots)),
  // What memport itself sends to a model.
  ...examinationRequests().map(({ question }) =>
    exampleOf('own', `${question.instructions}\n${question.input}`, false, slots),
  ),
];

const ofAudit: Kind['examples'] = (wanted, slots) => weightTexts().map((row) => weighed(row.set, row, wanted, slots));

const weighed = (set: string, { text, label }: WeightText, wanted: string, slots: number): Example =>
  groupedExample(set, weightTraits(text), label === wanted, slots);

const weighedOfFile: Kind['other'] = (file, wanted, slots) =>
  readWeights(file).map((row) => weighed('other', row, wanted, slots));

const mentioned = (set: string, row: MentionText, wanted: string, slots: number): Example => {
  const { of, all } = mentionOf(row);
  return groupedExample(set, mentionTraits(row.text, of, all), row.label === wanted, slots);
};

const ofMentions: Kind['examples'] = (wanted, slots) =>
  mentionTexts().map((row) => mentioned(row.set, row, wanted, slots));

const mentionsOfFile: Kind['other'] = (file, wanted, slots) =>
  readMentions(file).map((row) => mentioned('other', row, wanted, slots));

const KINDS: Readonly<Record<string, Kind>> = {
  injection: {
    file: 'scan/suspicion-weights.ts',
    name: 'suspicionWeights',
    of: 'an order against the user',
    slots: SLOTS,
    examples: ofScanner,
  },
  secret: {
    file: 'scan/telling-weights.ts',
    name: 'tellingWeights',
    of: 'a secret that is told',
    slots: SLOTS / 2,
    examples: ofScanner,
  },
  episode: {
    file: 'audit/weight/episode-weights.ts',
    name: 'episodeWeights',
    of: 'what happened and left nothing behind',
    slots: SLOTS,
    leastTexts: 3,
    examples: ofAudit,
    other: weighedOfFile,
  },
  derivable: {
    file: 'audit/weight/derivable-weights.ts',
    name: 'derivableWeights',
    of: 'what the tree or its history says',
    slots: SLOTS,
    leastTexts: 3,
    examples: ofAudit,
    other: weighedOfFile,
  },
  replaced: {
    file: 'audit/replaced/replaced-weights.ts',
    name: 'replacedWeights',
    of: 'the memory that is named being done with',
    slots: SLOTS / 2,
    examples: ofMentions,
    other: mentionsOfFile,
  },
  replacing: {
    file: 'audit/replaced/replacing-weights.ts',
    name: 'replacingWeights',
    of: 'the memory that is named standing for the one that names it',
    slots: SLOTS / 2,
    examples: ofMentions,
    other: mentionsOfFile,
  },
};

const { values, positionals } = parseArgs({
  options: { without: { type: 'string' }, set: { type: 'string' } },
  allowPositionals: true,
});
const asked = positionals[0] ?? 'injection';
const kind = KINDS[asked];
if (kind === undefined) throw new Error(`${asked} is none of ${Object.keys(KINDS).join(', ')}`);

const examples = kind.examples(asked, kind.slots);
const { whole, step, model } = rounded(
  fitted(
    examples.filter(({ set }) => set !== values.without),
    kind.slots,
    kind.leastTexts,
  ),
);
if (values.set !== undefined) {
  const others =
    kind.other?.(values.set, asked, kind.slots) ?? scanned('other', loadSet(values.set), asked, kind.slots);
  console.log(told(values.set, model, others));
}
if (values.without !== undefined) {
  const left = examples.filter(({ set }) => set === values.without);
  console.log(told(values.without, model, left));
}
if (values.set === undefined && values.without === undefined) {
  console.log(told('all of them', model, examples));
  writeFileSync(
    new URL(`../../src/${kind.file}`, import.meta.url),
    `/**
 * How much each trait of a text (src/meaning/traits.ts) speaks for ${kind.of}.
 * Counted from labelled texts by test/bench/trait-weights.ts, which writes this file; src/meaning/weight-letters.ts says
 * how it is written.
 */
export const ${kind.name} = {
  bias: ${model.bias},
  step: ${step},
  weights:
    '${written(whole)}',
} as const;
`,
  );
}
