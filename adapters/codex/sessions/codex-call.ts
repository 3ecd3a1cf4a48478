import { questionsIn, type Called } from '../../../src/kit/session-draft.ts';
import { field, list, parsed, scalar, texts } from '../../../src/text/json.ts';
import { writtenBy } from './patch.ts';

/**
 * What a model asked for, as it asked: where an item of what was done follows, that one counts in its place. `exec` runs
 * a script that calls tools itself, each of which is an item of its own (0.169.0, all models that the client knows).
 */
export const calledBy = (item: unknown, id: string): Called | undefined => {
  const tool = scalar(field(item, 'name')) || 'local_shell';
  if (field(item, 'type') === 'custom_tool_call') {
    const input = scalar(field(item, 'input'));
    if (tool === 'exec') return undefined;
    return tool === 'apply_patch' ? patchCall(id, input) : { id, tool, text: input };
  }
  const input =
    field(item, 'type') === 'local_shell_call' ? field(item, 'action') : parsed(scalar(field(item, 'arguments')));
  const patch = field(input, 'input');
  if (tool === 'apply_patch' && typeof patch === 'string') return patchCall(id, patch);
  if (tool === 'request_user_input') return { id, tool, text: JSON.stringify(input), asks: questionsIn(input) };
  const asked = field(input, 'cmd') ?? field(input, 'command');
  const command = typeof asked === 'string' ? [asked] : list(asked).map(scalar);
  if (command.length > 0 && COMMANDS.test(tool)) return { id, tool, text: command.at(-1) as string, command };
  return { id, tool, text: scalar(field(item, 'arguments')) };
};

const COMMANDS = /^(?:exec_command|shell|shell_command|container\.exec|local_shell)$/;

/** Signs that something was carried out, with or without success; the older ones as public sources tell, not seen. */
const RAN =
  /^Process (?:exited with code|running with session)|^Exit code: |"exit_code":|^Success\. Updated the following files|^Script (?:completed|failed)/m;
/** Words with which the client turns a call down, whatever the tool (0.169.0). */
const REFUSED =
  /^(?:approval policy is|unsupported (?:custom tool )?call|exec_command failed|apply_patch verification failed|patch rejected|exec command rejected|aborted by user|failed to parse|tool call error)|rejected by user|Rejected\(/;

/** What a call gave, and whether it was refused. */
export const done = (output: unknown): [text: string, refused: boolean] => {
  const text = typeof output === 'string' ? output : texts(field(output, 'content') ?? output).join('\n');
  return [text, !RAN.test(text) && REFUSED.test(text)];
};

/** One patch may write several files: as a call it is about the first, and it writes all of them. */
const patchCall = (id: string, patch: string): Called => {
  const writes = writtenBy(patch);
  const [path] = Object.keys(writes);
  return { id, tool: 'apply_patch', text: patch, ...(path !== undefined && { path, writes }) };
};
