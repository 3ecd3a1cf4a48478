import { questionsIn, type Called, type Writes } from '../../../src/kit/session-draft.ts';
import { field, list, scalar } from '../../../src/text/json.ts';

/** A `tool_use` part: a command that Bash is given, a file that is written, or any other tool with its arguments. */
export const callOf = (part: unknown): Called => {
  const [id, tool] = [scalar(field(part, 'id')), scalar(field(part, 'name'))];
  const input = field(part, 'input');
  const command = field(input, 'command');
  if (typeof command === 'string' && /^(?:Bash|PowerShell)$/.test(tool))
    return { id, tool, text: command, command: [command] };
  // Its shape as the client's program has it: a headless run is not offered it.
  if (tool === 'AskUserQuestion') return { id, tool, text: JSON.stringify(input ?? {}), asks: questionsIn(input) };
  const path = field(input, 'file_path') ?? field(input, 'notebook_path');
  const writes = writtenBy(tool, input);
  if (typeof path !== 'string' || writes === undefined) return { id, tool, text: JSON.stringify(input ?? {}) };
  const text = 'text' in writes ? writes.text : writes.instead.map(([, , added]) => added).join('\n');
  return { id, tool, text, path, writes: { [path]: writes } };
};

const said = (input: unknown, name: string): string => scalar(field(input, name));

const writtenBy = (tool: string, input: unknown): Exclude<Writes, 'gone'> | undefined => {
  const edit = (each: unknown): [string, string, string] => {
    const now = said(each, 'new_string');
    return [said(each, 'old_string'), now, now];
  };
  switch (tool) {
    case 'Write':
      return { text: said(input, 'content') };
    case 'Edit':
      return { instead: [edit(input)] };
    case 'MultiEdit':
      return { instead: list(field(input, 'edits')).map(edit) };
    case 'NotebookEdit':
      return { instead: [['', '', said(input, 'new_source')]] };
  }
};
