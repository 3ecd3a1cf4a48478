import type { Turn, Written } from '../ir/session.ts';
import type { Call, Step } from '../ir/transcript.ts';
import { field, list } from '../text/json.ts';

/** Results are looked at for refusals only; an image or the output of a build would fill memory. */
const LONGEST_RESULT = 2_000;
/** Of one text or file; what lies behind it is not judged. */
const LONGEST_TEXT = 1 << 20;
/** Of one log. */
export const MOST_HELD = 64 << 20;

/** What a call makes of a file: all of it, some words in place of others, or nothing any more. */
export type Writes =
  { text: string } | 'gone' | { instead: readonly (readonly [old: string, now: string, added: string])[] };

/** A tool that was called: what it is to write is written only once it was carried out. */
export interface Called {
  /** The client's own id of the call: used again later, it is another call. */
  id: string;
  tool: string;
  text: string;
  command?: readonly string[];
  path?: string;
  writes?: Readonly<Record<string, Writes>>;
  /** What the user is asked through it: the result is the user's answer. */
  asks?: string;
}

/** A session while its log is being read. */
export interface SessionDraft {
  /** The user speaks; a turn that was begun before comes to its end. */
  turn(id: string, at: number, text: string): void;
  said(text: string): void;
  /** A call that waits for its result under the same id is told anew by this one. */
  called(call: Called): void;
  /** A call that waits for its result is told otherwise. */
  untold(id: string): void;
  /** What a call gave; of one that nobody made it says nothing. */
  came(id: string, text: string, refused: boolean): void;
  cited(cited: readonly string[]): void;
  /** Units of text held so far. */
  held(): number;
  turns(): Turn[];
}

interface Open {
  id: string;
  at: number;
  steps: Step[];
  files: Record<string, Written>;
  cited: string[];
}

export const sessionDraft = (): SessionDraft => {
  const turns: Open[] = [];
  const waiting = new Map<string, { step: Call; turn: Open; writes: Called['writes']; asks: boolean }>();
  let count = 0;
  let held = 0;
  const kept = (text: string, most = LONGEST_TEXT): string => {
    const cut = text.slice(0, most);
    held += cut.length;
    return cut;
  };
  const open = (): Open | undefined => turns.at(-1);
  const untold = (id: string): void => {
    const call = waiting.get(id);
    if (call === undefined || !waiting.delete(id)) return;
    call.turn.steps.splice(call.turn.steps.lastIndexOf(call.step), 1);
  };
  const came = (id: string, text: string, refused: boolean): void => {
    const call = waiting.get(id);
    if (call === undefined || !waiting.delete(id)) return;
    const { step, turn, writes = {}, asks } = call;
    const result: Step = { is: 'result', id: step.id, text: kept(text, LONGEST_RESULT) };
    turn.steps.push(refused ? { ...result, refused } : result);
    if (refused) return;
    if (asks) turn.steps.push({ is: 'turn', text: result.text });
    for (const [path, written] of Object.entries(writes)) {
      if (written === 'gone') delete turn.files[path];
      else {
        const now = after(turn.files[path], written);
        turn.files[path] = { ...now, text: kept(now.text) };
      }
    }
  };
  return {
    turn: (id, at, text) =>
      void turns.push({ id, at, steps: [{ is: 'turn', text: kept(text) }], files: {}, cited: [] }),
    said: (text) => {
      if (text.trim() !== '') open()?.steps.push({ is: 'text', text: kept(text) });
    },
    called: ({ id, writes, asks, ...call }) => {
      const turn = open();
      if (turn === undefined) return;
      untold(id);
      if (asks !== undefined) turn.steps.push({ is: 'text', text: kept(asks) });
      count += 1;
      const step: Call = { is: 'call', id: String(count), ...call, text: kept(call.text) };
      waiting.set(id, { step, turn, writes, asks: asks !== undefined });
      turn.steps.push(step);
    },
    untold,
    came,
    cited: (cited) => void open()?.cited.push(...cited),
    held: () => held,
    turns: () => {
      // Of a call that was never answered nobody knows whether it was carried out: it counts as if it was not.
      for (const id of [...waiting.keys()]) came(id, '', true);
      return turns;
    },
  };
};

/** A file after something was written: of one whose words before are not known, only the new words are. */
const after = (before: Written | undefined, written: Exclude<Writes, 'gone'>): Written => {
  if ('text' in written) return { text: written.text };
  let text = before?.text ?? '';
  for (const [old, now, added] of written.instead) {
    const at = old === '' ? -1 : text.indexOf(old);
    text = at < 0 ? `${text}${text === '' ? '' : '\n'}${added}` : text.slice(0, at) + now + text.slice(at + old.length);
  }
  return before !== undefined && before.partly === undefined ? { text } : { text, partly: true };
};

/** The questions that a tool puts to the user, as all clients call them that have such a tool. */
export const questionsIn = (input: unknown): string =>
  list(field(input, 'questions'))
    .map((each) => field(each, 'question'))
    .filter((each) => typeof each === 'string')
    .join('\n');
