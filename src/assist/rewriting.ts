import { hash } from 'node:crypto';
import type { Frame } from '../ir/frame.ts';
import type { Memory } from '../ir/memory.ts';
import { judge, requestsFor } from './judge/judge-of-pairs.ts';
import { sideOf, type MemoryPair } from './judge/shown-side.ts';
import type { Asking, AnswerOutcome, ModelQuestion } from '../llm/client.ts';
import { concealed, hiddenIn, placeholderFaults, restored, type Concealed } from './placeholders.ts';
import { rewriteQuestion, type WordingAnswer, type Asked, type Refused, type Writing } from './rewrite-question.ts';
import { inWords, movedLinks, wordsOf } from './worded.ts';
import type { Gate, Refusal, Wording } from './wording.ts';

/** What one memory is to be asked about. */
export interface RewriteTask {
  memory: Memory;
  longest?: number | undefined;
}

/** Who answers, and who refuses. */
export interface Readers {
  write: Asking;
  /** Says how the two texts stand to each other: nothing is let through without its `same`. */
  judge: Asking;
  /** Of both harnesses. */
  frames: readonly Frame[];
  /** Gates that need no model. */
  refusals: (source: Memory, wording: Wording) => readonly Refusal[];
}

export type Rewritten =
  | { is: 'accepted'; wording: Wording; model: string; judge: string; repaired: boolean }
  /** By these gates, in the last round; by none where the model itself saw no other words for it. */
  | { is: 'refused'; gates: readonly Gate[]; model?: string }
  | { is: 'none'; why: Extract<AnswerOutcome, { is: 'none' }>['why'] };

/** So often an answer may be mended. */
const REPAIRS = 1;

/**
 * Asks for other words of one memory and lets through what every gate and the judge let through. The answer is mended
 * once, by the names of the gates that refused it.
 */
export const rewritten = async (task: RewriteTask, writing: Writing, readers: Readers): Promise<Rewritten> => {
  const source = wordsOf(task.memory);
  const said = hidden(source);
  if (!said) return { is: 'refused', gates: ['literals'] };
  const asked: Asked = { kind: task.memory.kind, said, longest: task.longest };
  let refused: Refused | undefined;
  for (let round = 0; ; round += 1) {
    const [outcome] = await readers.write([rewriteQuestion(writing, asked, refused)]);
    if (outcome?.is !== 'answer') return { is: 'none', why: outcome?.why ?? 'gave-up' };
    const answer = answeredIn(outcome.value);
    const { model } = outcome;
    if (answer.statement === null || answer.statement.trim() === '') return { is: 'refused', gates: [], model };
    const most = lengthAllowed(task, writing, round);
    const read = await readOf({ ...task, longest: most }, writing, said, answer, readers);
    if ('none' in read) return { is: 'none', why: read.none };
    if (!('refusals' in read))
      return { is: 'accepted', wording: read.wording, judge: read.judge, model, repaired: round > 0 };
    if (round >= REPAIRS) return { is: 'refused', gates: [...new Set(read.refusals.map(({ gate }) => gate))], model };
    refused = { rewrite: answer, because: read.refusals.map(({ gate, says }) => `${gate}: ${hiddenIn(says, said)}`) };
  }
};

/** About as much as its judge will be sent. */
export const judgeQuestions = ({ memory }: RewriteTask, frames: readonly Frame[]): ModelQuestion[] =>
  requestsFor([{ a: sideOf(memory, frames), b: sideOf(memory, frames) }]).map(({ question }) => question);

/** What a run would send first for a memory; undefined where nothing of it may be sent. */
export const firstQuestion = (task: RewriteTask, writing: Writing): ModelQuestion | undefined => {
  const said = hidden(wordsOf(task.memory));
  return said && rewriteQuestion(writing, { kind: task.memory.kind, said, longest: task.longest });
};

/** No text can hold a hash of itself, so the nonce is one: equal memories give equal requests, and none forges it. */
const hidden = (source: Wording): Concealed<keyof Wording> | undefined =>
  concealed({ ...source }, hash('sha256', JSON.stringify(source)).slice(0, 12));

/**
 * A little longer than was asked for may still find room, and what is mended as well as it could be is taken wherever
 * it is shorter at all: the plan uses what fits.
 */
const lengthAllowed = ({ memory, longest }: RewriteTask, { purpose }: Writing, round: number): number | undefined => {
  if (purpose !== 'room' || longest === undefined) return undefined;
  return Math.floor(round < REPAIRS ? 1.25 * longest : 0.9 * memory.statement.length);
};

type Read =
  { wording: Wording; judge: string } | { refusals: Refusal[] } | { none: Extract<Rewritten, { is: 'none' }>['why'] };

const readOf = async (
  { memory, longest }: RewriteTask,
  { situations }: Writing,
  said: Concealed<keyof Wording>,
  answer: WordingAnswer,
  readers: Readers,
): Promise<Read> => {
  const source = wordsOf(memory);
  const { statement = '', why, how, situation, hook } = textsIn(answer);
  const body = [statement, why, how, situation].filter((text) => text !== undefined);
  const before = [said.texts.statement, said.texts.why, said.texts.how].filter((text) => text !== undefined);
  const faults = placeholderFaults(body, before, said);
  const inHook = hook === undefined ? [] : placeholderFaults([hook], [hook], said);
  if (faults.length + inHook.length > 0) return { refusals: [...faults, ...inHook].map(refusal('literals')) };
  const wording = restoredIn({ statement, ...only({ why, how, situation, hook }) }, said);
  const shape = shapeFaults(source, wording, situations);
  const words = inWords(memory, wording);
  if (!words) shape.push('the statement would be read back as something else: plain sentences, no label, no heading');
  if (words && movedLinks(source, wording).length > 0)
    shape.push('a link has to stay in the field it stands in, and links in their order');
  const over = wording.statement.length - (longest ?? Infinity);
  const own = [
    ...shape.map(refusal('round-trip')),
    ...(over > 0 ? [refusal('target')(`the statement takes ${over} characters too many`)] : []),
  ];
  const found = words ? [...own, ...readers.refusals(memory, wording)] : own;
  if (found.length > 0 || !words) return { refusals: found };
  return judgedBy(readers, memory, words, wording);
};

/**
 * Judged like any pair: in both orders, with control pairs beside it, by quotes. What code can see was seen by the
 * gates, so both sides are held against the words of the one.
 */
const judgedBy = async (
  { judge: reader, frames }: Readers,
  memory: Memory,
  words: Memory,
  wording: Wording,
): Promise<Read> => {
  let unanswered: Extract<AnswerOutcome, { is: 'none' }>['why'] | undefined;
  const listening: Asking = async (questions) => {
    const outcomes = await reader(questions);
    for (const each of outcomes) if (each.is === 'none') unanswered ??= each.why;
    return outcomes;
  };
  const side = sideOf(memory, frames);
  const pair: MemoryPair = { a: side, b: { ...sideOf(words, frames), words: side.words } };
  const [judgement] = (await judge([pair], listening)).judgements;
  if (unanswered !== undefined) return { none: unanswered };
  if (judgement && 'answer' in judgement && judgement.answer === 'same') return { wording, judge: judgement.served };
  const said = judgement && 'answer' in judgement ? judgement.answer : 'nothing certain';
  return { refusals: [{ gate: 'judge', says: `another reader says of the note (a) and the rewrite (b): ${said}` }] };
};

const refusal =
  (gate: Gate) =>
  (says: string): Refusal => ({ gate, says });

/** A field is neither dropped nor made up. */
const shapeFaults = (source: Wording, { why, how, situation }: Wording, situations: boolean): string[] => [
  ...((source.why === undefined) === (why === undefined) ? [] : [presence('why', source.why)]),
  ...((source.how === undefined) === (how === undefined) ? [] : [presence('how', source.how)]),
  ...(situation !== undefined && (!situations || source.how !== undefined) ? ['"situation" has to be null here'] : []),
];

const presence = (field: string, said: string | undefined): string =>
  said === undefined ? `"${field}" has to be null: the note has none` : `"${field}" is missing, and the note has one`;

const FIELDS = ['statement', 'why', 'how', 'situation', 'hook'] as const;

const answeredIn = (value: unknown): WordingAnswer =>
  Object.fromEntries(
    FIELDS.map((field) => {
      const text = (value as Record<string, unknown>)[field];
      return [field, typeof text === 'string' ? text : null];
    }),
  ) as WordingAnswer;

/** What an answer says, trimmed and with LF; an empty text is none. */
const textsIn = (answer: WordingAnswer): Partial<Wording> =>
  Object.fromEntries(
    FIELDS.flatMap((field) => {
      const text = answer[field]?.replace(/\r\n?/g, '\n').trim() ?? '';
      return text === '' ? [] : [[field, text]];
    }),
  );

const only = <Value extends object>(value: Value): { [Key in keyof Value]?: NonNullable<Value[Key]> } =>
  Object.fromEntries(Object.entries(value).filter(([, each]) => each !== undefined)) as {
    [Key in keyof Value]?: NonNullable<Value[Key]>;
  };

const restoredIn = (wording: Wording, said: Concealed<string>): Wording =>
  Object.fromEntries(
    Object.entries(wording).map(([field, text]) => [field, restored(text as string, said)]),
  ) as unknown as Wording;
