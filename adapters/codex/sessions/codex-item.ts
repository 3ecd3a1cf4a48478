import type { SessionDraft, Writes } from '../../../src/kit/session-draft.ts';
import { field, isRecord, list, record, scalar } from '../../../src/text/json.ts';
import { addedIn, hunksIn } from './patch.ts';

/** What was said or done, as the client itself tells it when it is through (0.169.0). */
export const takeItem = (draft: SessionDraft, item: unknown): void => {
  const id = scalar(field(item, 'id'));
  switch (field(item, 'type')) {
    case 'AgentMessage':
      return says(draft, item);
    case 'CommandExecution':
      return ran(draft, id, item);
    case 'FileChange':
      return wrote(draft, id, item);
    case 'McpToolCall': {
      const tool = `mcp__${scalar(field(item, 'server'))}__${scalar(field(item, 'tool'))}`;
      draft.called({ id, tool, text: JSON.stringify(field(item, 'arguments') ?? {}) });
      return draft.came(id, '', field(item, 'status') === 'failed');
    }
  }
};

/** What the user reads: the block of citations is taken off and stands beside it. */
const says = (draft: SessionDraft, item: unknown): void => {
  const message = field(item, 'message');
  const parts =
    typeof message === 'string' ? [message] : list(field(item, 'content')).map((part) => field(part, 'text'));
  draft.said(parts.filter((part) => typeof part === 'string').join('\n'));
  draft.cited(
    list(field(field(item, 'memory_citation'), 'entries')).map(
      (entry) =>
        `${scalar(field(entry, 'path'))}:${scalar(field(entry, 'lineStart'))}-${scalar(field(entry, 'lineEnd'))}`,
    ),
  );
};

/** A command that the user typed is not the model's; one that could not be started, or was declined, did nothing. */
const ran = (draft: SessionDraft, id: string, item: unknown): void => {
  if (field(item, 'source') === 'user_shell') return;
  const command = list(field(item, 'command')).map(scalar);
  draft.called({ id, tool: 'exec_command', text: command.at(-1) ?? '', command });
  const failed = field(item, 'status') === 'declined' || field(item, 'exit_code') === -1;
  draft.came(id, scalar(field(item, 'aggregated_output')), failed);
};

const wrote = (draft: SessionDraft, id: string, item: unknown): void => {
  // The call that asked for it, where there was one, is told anew by what it did.
  draft.untold(id);
  const refused = field(item, 'status') !== 'completed';
  for (const [from, change] of Object.entries(record(field(item, 'changes')))) {
    const path = scalar(field(change, 'move_path')) || from;
    const call = { id: `${id} ${path}`, tool: 'apply_patch' };
    const writes = writtenBy(change);
    if (writes === 'gone') draft.called({ ...call, text: `*** Delete File: ${from}`, writes: { [from]: writes } });
    else draft.called({ ...call, text: addedIn(writes), path, writes: { [path]: writes } });
    draft.came(call.id, '', refused);
  }
};

const writtenBy = (change: unknown): Writes => {
  if (!isRecord(change) || change['type'] === 'delete') return 'gone';
  if (change['type'] === 'add') return { text: scalar(change['content']) };
  return { instead: hunksIn(scalar(change['unified_diff']).split('\n')) };
};
