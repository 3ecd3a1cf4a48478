import { THIS_MACHINE, type ModelClient, type ModelQuestion, type ModelReply } from './client.ts';
import { pause } from './pause.ts';
import { tokensIn, weigh } from './tokens.ts';

/** What a scripted model says: a value that is the answer, or a whole reply. */
export type Scripted = { answer: unknown } | { reply: ModelReply };

/** A model that answers from a function; nothing leaves the process. */
export const scriptedClient = (
  script: (question: ModelQuestion) => Scripted | Promise<Scripted>,
  { model = 'scripted', delayMs = 0 }: { model?: string; delayMs?: number } = {},
): ModelClient => ({
  id: 'scripted',
  model,
  host: THIS_MACHINE,
  ask: async (question, signal) => {
    if (delayMs > 0) await pause(delayMs, signal);
    signal.throwIfAborted();
    const said = await script(question);
    if ('reply' in said) return said.reply;
    const tokens = { ...weigh(question), received: tokensIn(JSON.stringify(said.answer) ?? '') };
    return { is: 'answer', value: said.answer, model, tokens };
  },
});
