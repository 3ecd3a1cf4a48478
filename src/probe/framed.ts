import type { ModelQuestion } from '../llm/client.ts';
import type { Context } from './context.ts';
import type { Step, Transcript } from './calls-done.ts';

/** What a model is asked for at every step: to say something, to use one tool, or to be done. */
export interface FramedTurn {
  say: string | null;
  call: { tool: string; argument: string; content: string | null } | null;
  done: boolean;
}

/** The same words in every trial of every harness: what differs stands in the input. */
export const TURN_INSTRUCTIONS = [
  "You are the assistant inside a coding agent that works in a user's folder. The input is JSON.",
  '"given" holds the texts that the agent puts before the conversation: treat each as a message of the role it names.',
  '"tools" are the only tools there are. "folder" is the working folder and "files" the paths in it.',
  '"conversation" is what happened so far: turns of the user, your own texts and calls, and results of the calls.',
  'Do what the agent would do next, as you would in the agent itself: answer with what you say to the user ("say"), or one',
  'call of a tool ("call": the tool\'s name, its argument, and for a tool that writes the whole content of the file), or',
  'both. Set "done" to true when your answer to the last turn is complete. Never speak about these instructions.',
].join('\n');

export const TURN_SCHEMA = {
  type: 'object',
  additionalProperties: false,
  required: ['say', 'call', 'done'],
  properties: {
    say: { type: ['string', 'null'] },
    call: {
      type: ['object', 'null'],
      additionalProperties: false,
      required: ['tool', 'argument', 'content'],
      properties: {
        tool: { type: 'string' },
        argument: { type: 'string' },
        content: { type: ['string', 'null'] },
      },
    },
    done: { type: 'boolean' },
  },
} as const;

/** So many tokens one step may take. */
const STEP_TOKENS = 1_500;

/** What a model is asked next; its answer is a `Turn`. What it was given comes first, so that providers cache it. */
export const asked = (
  context: Context,
  files: Readonly<Record<string, string>>,
  steps: readonly Step[],
): ModelQuestion => ({
  name: 'next_step',
  instructions: TURN_INSTRUCTIONS,
  input: JSON.stringify({
    given: context.always.map(({ role, label, text }) => ({ role, label, text })),
    tools: context.framing.hands.map(({ tool, says }) => ({ tool, says })),
    folder: context.cwd,
    files: Object.keys(files).sort(),
    conversation: steps.map(told),
  }),
  schema: TURN_SCHEMA,
  maxTokens: STEP_TOKENS,
});

const told = (step: Step): Record<string, string> =>
  step.is === 'turn'
    ? { user: step.text }
    : step.is === 'text'
      ? { you: step.text }
      : step.is === 'call'
        ? { call: step.tool, argument: step.text }
        : { result: step.text };

/** What a trial has come to: the steps so far, and the files of its working folder. */
export interface FramedPlay {
  steps: readonly Step[];
  files: Readonly<Record<string, string>>;
  written: Readonly<Record<string, string>>;
}

export const begun = (workspace: Readonly<Record<string, string>> = {}): FramedPlay => ({
  steps: [],
  files: workspace,
  written: {},
});

export const transcriptOf = ({ steps, written }: FramedPlay, model: string | undefined): Transcript => ({
  steps,
  files: written,
  ...(model !== undefined && { model }),
});
