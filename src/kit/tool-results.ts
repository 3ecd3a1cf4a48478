import type { ToolCall, ToolResult } from '../ir/drive.ts';
import { scalar } from '../text/json.ts';

/** A step of the talk that a request repeats: the calls of one answer, and what tools gave. */
export interface TalkStep {
  /** `readsOn` goes on with what an earlier call began: that is no hop of its own. */
  calls: readonly { id: string; call: ToolCall; readsOn?: boolean }[];
  given: readonly (Omit<ToolResult, 'call' | 'hops'> & { id: string })[];
}

/**
 * What tools gave in a run. Every request repeats the talk so far, so each call counts once; the first request that
 * holds a result holds it whole, later ones may have shortened it.
 */
export const resultsIn = (steps: readonly TalkStep[]): ToolResult[] => {
  const asked = new Map<string, { call: ToolCall; hops: number }>();
  const results = new Map<string, ToolResult>();
  let hops = 0;
  for (const { calls, given } of steps) {
    const anew = calls.filter(({ id }) => !asked.has(id));
    if (anew.some(({ readsOn }) => !readsOn)) hops += 1;
    for (const { id, call } of anew) asked.set(id, { call, hops });
    for (const { id, ...said } of given) {
      const ask = asked.get(id);
      if (ask && !results.has(id)) results.set(id, { ...ask, ...said });
    }
  }
  return [...results.values()];
};

/** The file that a call opens. */
export const fileOpened = ({ input }: ToolCall): string =>
  typeof input === 'object' ? scalar(input['file_path']) : '';

/** Each file opened once, by its absolute path. */
export const opening = (tool: string, paths: Iterable<string>): ToolCall[] =>
  [...new Set(paths)].map((file_path) => ({ tool, input: { file_path } }));
