import type { Check } from '../../../src/probe/single-check.ts';
import type { Step, Transcript } from '../../../src/probe/calls-done.ts';

/** A transcript in short: a text is an answer; `$` begins a command that was run, `✗$` one that was refused. */
export type Short = string | readonly (string | Step)[] | Transcript;

/** `?`: a turn of the user. `@tool text`: a call. `+path`: a file that was written, its text behind the first line end. */
const step = (short: string | Step, index: number): Step[] => {
  if (typeof short !== 'string') return [short];
  const id = `c${index}`;
  if (short.startsWith('✗'))
    return [...step(short.slice(1), index), { is: 'result', id, text: 'denied', refused: true }];
  if (short.startsWith('$ '))
    return [{ is: 'call', id, tool: 'Bash', text: short.slice(2), command: [short.slice(2)] }];
  if (short.startsWith('? ')) return [{ is: 'turn', text: short.slice(2) }];
  if (short.startsWith('@')) {
    const [tool = '', ...rest] = short.slice(1).split(' ');
    return [{ is: 'call', id, tool, text: rest.join(' ') }];
  }
  if (short.startsWith('+')) {
    const [path = '', ...rest] = short.slice(1).split('\n');
    return [{ is: 'call', id, tool: 'Write', text: rest.join('\n'), path }];
  }
  return [{ is: 'text', text: short }];
};

export const transcript = (short: Short): Transcript => {
  if (typeof short === 'object' && 'steps' in short) return short;
  const steps = (typeof short === 'string' ? [short] : short).flatMap(step);
  const refused = new Set(steps.flatMap((each) => (each.is === 'result' && each.refused ? [each.id] : [])));
  const files = steps.flatMap((each) =>
    each.is === 'call' && each.path !== undefined && !refused.has(each.id) ? [[each.path, each.text] as const] : [],
  );
  return { steps, files: Object.fromEntries(files) };
};

/** What one check says of outputs made by hand. */
export interface Table {
  check: Check;
  passes: readonly Short[];
  fails: readonly Short[];
  /** Neither: it cannot be told. */
  open?: readonly Short[];
}
