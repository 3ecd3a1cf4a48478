import type { Call, Transcript } from '../ir/transcript.ts';

export type { Call, Step, Transcript } from '../ir/transcript.ts';

/** The calls that were carried out, in order, each with the index of its step. A refused one did nothing. */
export const callsDone = ({ steps }: Transcript): { step: number; call: Call }[] => {
  const refused = new Set(steps.flatMap((each) => (each.is === 'result' && each.refused ? [each.id] : [])));
  return steps.flatMap((call, step) => (call.is === 'call' && !refused.has(call.id) ? [{ step, call }] : []));
};
