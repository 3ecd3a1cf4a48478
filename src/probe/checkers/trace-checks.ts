import type { CheckPattern, Single, HeldSpan } from '../single-check.ts';
import { commandsRun, isCommand, type Ran } from '../commands-run.ts';
import { isUnder } from '../glob-pattern.ts';
import { runnable } from '../runnable-pattern.ts';
import { filesOf, spanOf } from '../reach.ts';
import { type Call, callsDone, type Transcript } from '../calls-done.ts';
import { MOST_SHOWN, type CheckResult, told, undecided } from './told.ts';

type Of<Type extends Single['type']> = Extract<Single, { type: Type }>;

/** A whole call as what decided. */
export const callSpan = ({ step, call }: { step: number; call: Call }): HeldSpan => ({
  step,
  span: [0, call.text.length],
  says: call.text,
});

const spansOf = (ran: readonly Ran[]): HeldSpan[] => ran.slice(0, MOST_SHOWN).map(({ span }) => span);

const isTool = (name: string, wanted: string): boolean => {
  const parts = wanted.toLowerCase().split('*');
  const given = name.toLowerCase();
  if (parts.length === 1) return given === parts[0];
  let at = 0;
  for (const [index, part] of parts.entries()) {
    const found = index === parts.length - 1 ? given.length - part.length : given.indexOf(part, at);
    if (found < at || (index === 0 && found !== 0) || !given.startsWith(part, found)) return false;
    at = found + part.length;
  }
  return true;
};

export const toolCalled = (check: Of<'tool_called' | 'tool_not_called'>, transcript: Transcript): CheckResult => {
  const calls = callsDone(transcript);
  const args = check.args && runnable(check.args);
  if (typeof args === 'string') return undecided(args);
  const firstOf = (tool: string | undefined): number | undefined =>
    tool === undefined ? undefined : calls.find(({ call }) => isTool(call.tool, tool))?.step;
  const [before, after] = [firstOf(check.before), firstOf(check.after)];
  const found = calls.filter(
    ({ step, call }) =>
      isTool(call.tool, check.tool) &&
      (args === undefined || args.find(call.text).length > 0) &&
      (before === undefined || step < before) &&
      (check.after === undefined || (after !== undefined && step > after)),
  );
  return told(found.length > 0 === (check.type === 'tool_called'), found.slice(0, MOST_SHOWN).map(callSpan));
};

const ranOf = (transcript: Transcript, commands: readonly string[]): Ran[] =>
  commandsRun(transcript).filter(({ words }) => commands.some((each) => isCommand(words, each)));

export const commandNotRan = ({ commands }: Of<'command_not_ran'>, transcript: Transcript): CheckResult => {
  const found = ranOf(transcript, commands);
  return told(found.length === 0, spansOf(found));
};

export const commandRan = ({ commands, before }: Of<'command_ran'>, transcript: Transcript): CheckResult => {
  const found = ranOf(transcript, commands);
  if (before === undefined) return told(found.length > 0, spansOf(found));
  const ran = commandsRun(transcript);
  const first = ran.findIndex(({ words }) => before.some((each) => isCommand(words, each)));
  if (first < 0) return undecided('what it has to be run before was not run');
  const early = ran.slice(0, first).filter(({ words }) => commands.some((each) => isCommand(words, each)));
  return early.length > 0 ? told(true, spansOf(early)) : told(false, spansOf(ran.slice(first, first + 1)));
};

export const commandChosen = ({ commands, instead }: Of<'command_chosen'>, transcript: Transcript): CheckResult => {
  const wrong = ranOf(transcript, instead).filter(({ words }) => !commands.some((each) => isCommand(words, each)));
  if (wrong.length > 0) return told(false, spansOf(wrong));
  const right = ranOf(transcript, commands);
  return right.length > 0 ? told(true, spansOf(right)) : undecided('neither the one nor the other was run');
};

export const fileWritten = ({ glob, holds }: Of<'file_written'>, transcript: Transcript): CheckResult => {
  const pattern: CheckPattern = holds ?? { pattern: '.' };
  const wanted = runnable(pattern);
  if (typeof wanted === 'string') return undecided(wanted);
  const found = filesOf(transcript).flatMap((piece) => {
    if (!isUnder(piece.file, glob)) return [];
    const [at] = holds === undefined ? [[0, Math.min(80, piece.text.length)] as const] : wanted.find(piece.text);
    return at === undefined ? [] : [spanOf(piece, at[0], at[1])];
  });
  return told(found.length > 0, found.slice(0, MOST_SHOWN));
};

export const pathUnder = (check: Of<'path_under' | 'path_not_under'>, transcript: Transcript): CheckResult => {
  const meant = filesOf(transcript).filter(({ file }) => check.files === undefined || isUnder(file, check.files));
  if (meant.length === 0) return undecided('no such file was written');
  const under = meant.filter(({ file }) => isUnder(file, check.glob));
  const outside = meant.filter((piece) => !under.includes(piece));
  const passed = check.type === 'path_under' ? outside.length === 0 : under.length === 0;
  const decided = check.type === 'path_under' ? (passed ? under : outside) : passed ? outside : under;
  return told(
    passed,
    decided.slice(0, MOST_SHOWN).map((piece) => spanOf(piece, 0, Math.min(80, piece.text.length))),
  );
};

const reads = (text: string, file: string): boolean =>
  text.includes(file) || (file.includes('/') && text.includes(file.slice(file.lastIndexOf('/') + 1)));

export const memoryRead = ({ files }: Of<'memory_read'>, transcript: Transcript): CheckResult => {
  const found = callsDone(transcript).filter(
    ({ call }) => call.path === undefined && files.some((file) => reads(call.text, file)),
  );
  return told(found.length > 0, found.slice(0, MOST_SHOWN).map(callSpan));
};

export const citation = ({ files, lines }: Of<'citation'>, { cited = [], steps }: Transcript): CheckResult => {
  const found = cited.filter((each) => {
    if (!files.some((file) => reads(each, file))) return false;
    const range = /:(?:L)?(\d{1,7})(?:\s*-\s*L?(\d{1,7}))?/.exec(each);
    if (lines === undefined || range === null) return true;
    const [from, to] = [Number(range[1]), Number(range[2] ?? range[1])];
    return from <= lines[1] && lines[0] <= to;
  });
  const step = Math.max(0, steps.length - 1);
  return told(
    found.length > 0,
    found.slice(0, MOST_SHOWN).map((says) => ({ step, span: [0, 0] as const, says })),
  );
};
