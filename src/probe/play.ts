import type { ModelQuestion } from '../llm/client.ts';
import { isRecord } from '../text/json.ts';
import type { Context } from './context.ts';
import { filler } from './filler.ts';
import { asked, begun, transcriptOf, type FramedPlay, type FramedTurn } from './framed.ts';
import { after } from './hands.ts';
import type { Scenario } from './scenario.ts';
import type { Transcript } from './calls-done.ts';
import type { Reached } from './trial.ts';

/** What came of one question of a trial. */
export type AnsweredTurn =
  { is: 'turn'; turn: FramedTurn; model: string } | { is: 'none'; why: string; final: boolean };

/** Asks a model for the next step of a trial. */
export type Answering = (question: ModelQuestion) => Promise<AnsweredTurn>;

/** What one trial came to: what was done in it, or why it says nothing. `final`: asking again is in vain. */
export type Played =
  /** `reached`: what came of the memory's words, where somebody saw it who saw more than the transcript tells. */
  { is: 'played'; transcript: Transcript; reached?: Reached } | { is: 'invalid'; why: string; final: boolean };

/** So many steps a turn of the user may take; harnesses end far later, and a rule shows before that. */
const STEPS = 12;

/** One scenario from its first turn to the answer of its last, in a framing. */
export const play = async (scenario: Scenario, context: Context, answering: Answering): Promise<Played> => {
  const before = filler(scenario.late ?? 0);
  let playing: FramedPlay = begun(scenario.workspace);
  let model: string | undefined;
  for (const text of scenario.turns) {
    playing = { ...playing, steps: [...playing.steps, { is: 'turn', text }] };
    for (let step = 0; ; step += 1) {
      if (step === STEPS) return { is: 'invalid', why: `no end after ${STEPS} steps`, final: true };
      const answered = await answering(asked(context, playing.files, [...before, ...playing.steps]));
      if (answered.is === 'none') return { is: 'invalid', why: answered.why, final: answered.final };
      model = answered.model;
      playing = after(playing, answered.turn, context);
      if (answered.turn.done || answered.turn.call === null) break;
    }
  }
  return { is: 'played', transcript: transcriptOf(playing, model) };
};

/** A value that a model gave, where it is a turn. */
export const turnIn = (value: unknown): FramedTurn | undefined => {
  if (!isRecord(value) || typeof value['done'] !== 'boolean') return undefined;
  const { say, call } = value;
  if (say !== null && typeof say !== 'string') return undefined;
  if (call === null) return { say, call, done: value['done'] };
  if (!isRecord(call) || typeof call['tool'] !== 'string' || typeof call['argument'] !== 'string') return undefined;
  const content = typeof call['content'] === 'string' ? call['content'] : null;
  return { say, call: { tool: call['tool'], argument: call['argument'], content }, done: value['done'] };
};
