import type { Memory } from '../../ir/memory.ts';
import { settleDates } from '../../kit/dates.ts';
import { sayTheSame } from '../../meaning/equal.ts';
import { tongueOf } from '../../meaning/tongue.ts';
import type { Gate, Refusal, Wording } from '../wording.ts';
import { coverageBetween } from './coverage.ts';
import { deniedOnlyIn, turnedBetween } from './force.ts';
import { newDenials } from './licence-words.ts';
import { editsBetween } from './edits.ts';
import { forbiddenBetween, freedBetween } from './freed.ts';
import { exchangedBetween, reversedBetween } from './exchange.ts';
import { literalsBetween } from './kept-literals.ts';
import { crossedPairs } from './paired.ts';
import { polarityBetween } from './polarity.ts';
import { turnedRound } from './preferred.ts';
import { readingOf } from './reading.ts';
import { swappedBetween } from './leaning.ts';
import { clausesOf } from './clauses.ts';
import { doneWithout, withoutNow } from './without-now.ts';
import { introduced } from './introduced.ts';

/** What the gates must know that stands in neither text. */
export interface Around {
  /** Names that may change with the harness: its own, and those of its tools and files. */
  brands?: readonly string[];
  /** The wording as the target reads it back once it is placed; undefined where it cannot be placed. */
  readBack?: (wording: Wording) => Partial<Wording> | undefined;
  /** What the target itself has against a wording: a hook too long, a delimiter of its own. */
  lint?: (wording: Wording) => readonly string[];
}

/** Longer texts are documents: nobody could say what a wording of one has lost. */
const LONGEST = 8_000;

/** Each literal is looked for in the whole of the other text. */
const MOST_LITERALS = 300;

type Source = Pick<Memory, 'statement' | 'why' | 'how' | 'detail' | 'title' | 'hook' | 'evidence' | 'dates'>;

/**
 * Why a model's wording of a memory may not stand for it; nothing where the gates know of no reason, which is not yet a
 * reason to take it. The wording's literals are restored. A source that several memories were merged into holds all
 * they say.
 */
export const refusals = (source: Memory, wording: Wording, around: Around = {}): Refusal[] => {
  const said = lines(source.statement, source.why, source.how);
  const says = lines(wording.statement, wording.why, wording.how, wording.situation);
  if (said.length > LONGEST || says.length > LONGEST)
    return [{ gate: 'coverage', says: `the gates read no more than ${LONGEST} characters: keep the text as it is` }];
  const tongue = tongueOf(`${bare(said)}\n${bare(says)}`);
  const [ours, theirs, withHook, known] = [
    said,
    says,
    lines(says, wording.hook),
    lines(said, source.title, source.hook, source.detail, ...source.evidence.map(wordsOf)),
  ].map((text) => readingOf(text, tongue)) as [Reading, Reading, Reading, Reading];
  if ([ours, withHook].some(({ literals }) => new Set(literals.map(({ text }) => text)).size > MOST_LITERALS))
    return [
      { gate: 'literals', says: `the gates follow no more than ${MOST_LITERALS} literals: keep the text as it is` },
    ];
  const allowed = [...settledIn(source), ...(around.brands ?? [])];
  const { lost, added } = literalsBetween(known, withHook, ours, allowed);
  const { turned, changed } = editsBetween(ours, theirs);
  const [clauses, others] = [clausesOf(ours), clausesOf(theirs)];
  const found: Record<Exclude<Gate, 'judge'>, readonly string[]> = {
    literals: [
      ...(lost.length > 0 ? [`keep letter by letter: ${lost.map(quoted).join(', ')}`] : []),
      ...(added.length > 0 ? [`the source has no ${added.map(quoted).join(', ')}`] : []),
      ...swappedBetween(ours, theirs, clauses, others),
      ...crossedPairs(ours, clauses, others),
      ...reversedBetween(ours, theirs),
      ...turned.map((words) => `words of “${words}” have changed places`),
    ],
    polarity: [
      ...turnedRound(ours, theirs),
      ...exchangedBetween(ours, theirs, clauses, others),
      ...deniedOnlyIn(clauses, others, newDenials(ours, theirs, clauses, others)).map(
        ({ text }) => `keep the denial: “${text}” is gone`,
      ),
      ...freedBetween(ours, theirs, clauses, others).map(({ was, is }) => `what “${was}” denies is said to be “${is}”`),
      ...forbiddenBetween(ours, theirs, clauses, others).map(
        ({ was, is }) => `what “${was}” wants is denied by “${is}”`,
      ),
      ...[...withoutNow(theirs, clauses, others), ...doneWithout(theirs, clauses, others)].map(
        ({ was, is }) => `what “${was}” asks for is left open by “${is}”`,
      ),
      ...turnedBetween(clauses, others).map(
        ([was, is]) => `“${was.text}” has become “${is.text}”: keep what comes when and within what bounds`,
      ),
      ...(tongue === undefined ? [] : polarityBetween(ours, theirs, tongue)),
    ],
    coverage: [...coverageBetween(ours, theirs, known), ...changed],
    'round-trip': around.readBack === undefined ? [] : changedBy(wording, around.readBack(wording)),
    target: [...introduced(known.text, withHook.text), ...(around.lint?.(wording) ?? [])],
  };
  return (Object.entries(found) as [Gate, readonly string[]][]).flatMap(([gate, all]) =>
    all.map((says) => ({ gate, says })),
  );
};

type Reading = ReturnType<typeof readingOf>;

const lines = (...texts: (string | undefined)[]): string =>
  texts.filter((text) => text !== undefined && text !== '').join('\n');

const bare = (text: string): string => readingOf(text, undefined).prose;

const quoted = (text: string): string => `“${text.length > 80 ? `${text.slice(0, 80)}…` : text}”`;

const wordsOf = (evidence: Memory['evidence'][number]): string => {
  if (evidence.type === 'quote') return evidence.text;
  if (evidence.type === 'url') return evidence.url;
  return evidence.type === 'file' ? evidence.path : evidence.id;
};

/** The memory with its relative dates settled, and its own dates: what `yesterday` may become. */
const settledIn = (source: Source & Memory): string[] => {
  const { statement, why, how } = settleDates(source).memory;
  return [statement, why, how].flatMap((text) => text?.match(/\d{4}-\d\d-\d\d/gu) ?? []);
};

const FIELDS = ['statement', 'why', 'how', 'hook'] as const;

const changedBy = (wording: Wording, read: Partial<Wording> | undefined): string[] => {
  if (read === undefined) return ['the target cannot hold this wording'];
  return FIELDS.filter((field) => {
    const [given, back] = [wording[field], read[field]];
    // A target without a place for a field names that among its losses.
    return given !== undefined && back !== undefined && !sayTheSame(given, back);
  }).map((field) => `the target reads another ${field} back: say it in plain sentences, without labels or arrows`);
};
