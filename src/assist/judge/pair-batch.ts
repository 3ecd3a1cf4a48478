import type { Answer } from '../../ir/answer.ts';
import type { AnswerOutcome, ModelQuestion } from '../../llm/client.ts';
import { controlsIn, type Control } from './controls.ts';
import { drawing, names, shuffled } from './draw.ts';
import { languageOf } from './pair-language.ts';
import { PAIR_INSTRUCTIONS, PAIR_SCHEMA, tokensFor, type PairVerdict } from './prompt.ts';
import { bareSide, isQuoted, sizeOf, wordsShown, type MemoryPair } from './shown-side.ts';

/** What may come of a pair; nobody is called the newer by a model. */
export type PairJudgement = Extract<Answer, 'same' | 'a-covers' | 'b-covers' | 'contradict' | 'different'>;

/** A pair as it stands in one request: under which name, and which of the two comes first. */
export interface BatchEntry {
  name: string;
  pair: MemoryPair;
  turned: boolean;
  /** Which pair it is, or the control pair whose answer is known. */
  of: number | Control;
}

/** One request, and what its entries are about. */
export interface Batch {
  question: ModelQuestion;
  entries: readonly BatchEntry[];
}

/** With its two control pairs a request holds twenty. */
const MOST = 18;
/** As many are dealt to two requests in the other order, though they have room in one. */
const WORTH_PARTING = 6;
/** UTF-16 units of one request; a longer one loses a model's attention. */
const LONGEST = 30_000;

/**
 * Every pair in both orders, each order in a request of its own; a request holds pairs of one language, and two control
 * pairs of it. Pairs that share a request in one order are dealt to several in the other: a text that speaks of the
 * others has to reach them in both.
 */
export const batchesOf = (pairs: readonly { pair: MemoryPair; of: number }[]): Batch[] => {
  const tongues = Map.groupBy(pairs, ({ pair: { a, b } }) =>
    languageOf([...wordsShown(a.shown), ...wordsShown(b.shown)].join(' ')),
  );
  return [...tongues].flatMap(([lang, group]) => {
    const draw = drawing(JSON.stringify(group.map(({ pair: { a, b } }) => [a.shown, b.shown])));
    const mixed = shuffled(group, draw);
    const size = mixed.reduce((sum, { pair }) => sum + sizeOf(pair), 0);
    const count = Math.max(Math.ceil(mixed.length / MOST), Math.ceil(size / LONGEST));
    const each = Math.ceil(mixed.length / count);
    const hands = mixed.length < WORTH_PARTING ? count : Math.max(count, 2);
    const rows = Array.from({ length: count }, (_, at) => mixed.slice(at * each, (at + 1) * each));
    const dealt = Array.from({ length: hands }, (_, at) => mixed.filter((_one, index) => index % hands === at));
    return [...rows.map((row) => [row, false] as const), ...dealt.map((row) => [row, true] as const)]
      .filter(([row]) => row.length > 0)
      .map(([row, turned]) => withControls(row, turned, lang, draw));
  });
};

/** One of the two says the same and one does not, so that nobody who always gives one answer has both right. */
const withControls = (
  row: readonly { pair: MemoryPair; of: number }[],
  turned: boolean,
  lang: string,
  draw: (below: number) => number,
): Batch => {
  const known = controlsIn(lang);
  const [same, other] = [known.filter(isSame), known.filter((each) => !isSame(each))].map(
    (some) => some[draw(some.length)] as Control,
  ) as [Control, Control];
  const controls = [same, other].map((each) => ({ pair: controlPair(each), of: each, turned: draw(2) === 1 }));
  const all = shuffled([...row.map((each) => ({ ...each, turned })), ...controls], draw);
  return asked(all, draw);
};

const isSame = ({ answer }: Control): boolean => answer === 'same';

export const controlPair = ({ a, b }: Control): MemoryPair => ({ a: bareSide(a), b: bareSide(b) });

/** A request about pairs as they stand: memory text is a value in it and nothing else. */
export const asked = (all: readonly Omit<BatchEntry, 'name'>[], draw: (below: number) => number): Batch => {
  const given = names(all.length, draw);
  const entries = all.map((each, at) => ({ ...each, name: given[at] as string }));
  const pairs = entries.map(({ name, pair: { a, b }, turned }) => ({
    id: name,
    first: (turned ? b : a).shown,
    second: (turned ? a : b).shown,
  }));
  const input = JSON.stringify({ pairs });
  return {
    entries,
    question: {
      name: 'judge_pairs',
      instructions: PAIR_INSTRUCTIONS,
      input,
      schema: PAIR_SCHEMA,
      maxTokens: tokensFor(all.length),
    },
  };
};

/** What was said of one entry, read as of its a and its b; `quoted`: both quotes stand in the texts. */
export interface EntryAnswer {
  answer: PairJudgement;
  quoted: boolean;
}

/**
 * What a model said of a request, entry by entry; an entry it passed over is absent. Nothing where it did not answer,
 * named an entry twice or one that nobody asked about.
 */
export const saidIn = (
  { entries }: Batch,
  outcome: AnswerOutcome,
): ReadonlyMap<BatchEntry, EntryAnswer> | undefined => {
  const told = outcome.is === 'answer' ? answersIn(outcome.value) : undefined;
  if (!told) return undefined;
  const byName = new Map(entries.map((entry) => [entry.name, entry]));
  const out = new Map<BatchEntry, EntryAnswer>();
  for (const { id, quote_first, quote_second, verdict } of told) {
    const entry = byName.get(id);
    if (!entry || out.has(entry)) return undefined;
    const { a, b } = entry.pair;
    const [first, second] = entry.turned ? [b, a] : [a, b];
    out.set(entry, {
      answer: (entry.turned ? TURNED : STRAIGHT)[verdict],
      quoted: isQuoted(quote_first, first.shown) && isQuoted(quote_second, second.shown),
    });
  }
  return out;
};

const STRAIGHT: Readonly<Record<PairVerdict, PairJudgement>> = {
  same: 'same',
  first_covers_second: 'a-covers',
  second_covers_first: 'b-covers',
  contradict: 'contradict',
  different: 'different',
};
const TURNED: Readonly<Record<PairVerdict, PairJudgement>> = {
  ...STRAIGHT,
  first_covers_second: 'b-covers',
  second_covers_first: 'a-covers',
};

interface Told {
  id: string;
  quote_first: string;
  quote_second: string;
  verdict: PairVerdict;
}

/** An answer of any other shape is none, whatever client let it through. */
const answersIn = (value: unknown): Told[] | undefined => {
  const { answers } = (value ?? {}) as { answers?: unknown };
  return Array.isArray(answers) && answers.every(isTold) ? answers : undefined;
};

const isTold = (value: unknown): value is Told => {
  const told = (value ?? {}) as Partial<Record<keyof Told, unknown>>;
  return (
    typeof told.id === 'string' &&
    typeof told.quote_first === 'string' &&
    typeof told.quote_second === 'string' &&
    typeof told.verdict === 'string' &&
    Object.hasOwn(STRAIGHT, told.verdict)
  );
};
