import type { LogReader, Session } from '../../../src/ir/session.ts';
import { MOST_HELD, sessionDraft, type SessionDraft } from '../../../src/kit/session-draft.ts';
import { field, isRecord, list, parsed, scalar } from '../../../src/text/json.ts';
import { calledBy, done } from './codex-call.ts';
import { takeItem } from './codex-item.ts';

/** Lines that say something; the rest (token counts, reasoning, settings) is most of a log. */
const TOLD =
  /"type":"(?:session_meta|task_started|turn_context|item_completed|user_message|agent_message|(?:custom_tool|function|local_shell)_call(?:_output)?)"/;

type Head = Omit<Session, 'turns' | 'file' | 'harness'> & { from: string };

const text = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/**
 * A rollout of Codex (README, "Logs of sessions"; seen on 0.169.0). What was said and done stands in its events; the
 * items beside them are what the model was sent, repeated when it is compacted, and tell what was refused.
 */
export const codexLog = (): LogReader => {
  const draft = sessionDraft();
  let head: Head | undefined;
  let model: string | undefined;
  let turn: string | undefined;
  let copied = false;
  let spoken = 0;
  const begin = (id: string | undefined, at: number): void => {
    if (id === undefined || id === turn) return;
    [turn, spoken] = [id, 0];
    copied = isOlder(id, (head as Head).id);
    // Nobody speaks to a sub-agent: what it is to do is sealed in its log.
    if (!copied && head?.agentOf !== undefined) draft.turn(id, at, '');
  };
  const speaks = (words: string, at: number): void => {
    if (head?.agentOf !== undefined || words.trim() === '') return;
    const own = turn ?? `${head?.from} ${words.slice(0, 200)}`;
    draft.turn(spoken === 0 ? own : `${own} ${spoken}`, at, words);
    spoken += 1;
  };
  return {
    take: (line) => {
      if (!TOLD.test(line)) return /^\s*(?:\{[^]*\}\s*)?$/.test(line) ? 'passed' : 'broken';
      const entry = parsed(line);
      if (!isRecord(entry)) return 'broken';
      const payload = entry['payload'];
      const kind = text(field(payload, 'type'));
      // A log that goes on from another one repeats the other's head behind its own.
      if (entry['type'] === 'session_meta') head ??= headOf(payload);
      if (head === undefined) return 'passed';
      const at = Date.parse(text(entry['timestamp']) ?? '') || head.startedAt;
      if (entry['type'] === 'turn_context') {
        model ??= text(field(payload, 'model'));
        begin(text(field(payload, 'turn_id')), at);
        return 'taken';
      }
      if (kind === 'task_started') begin(text(field(payload, 'turn_id')), at);
      else if (copied) return 'passed';
      else if (entry['type'] === 'response_item') takeResponse(draft, payload);
      else if (entry['type'] === 'event_msg') {
        if (kind === 'user_message') speaks(text(field(payload, 'message')) ?? '', at);
        else if (kind === 'agent_message') takeItem(draft, { ...(payload as object), type: 'AgentMessage' });
        else if (kind === 'item_completed') {
          const item = field(payload, 'item');
          if (field(item, 'type') === 'UserMessage') speaks(wordsOf(field(item, 'content')), at);
          else takeItem(draft, item);
        }
      }
      return 'taken';
    },
    sessions: (file) => {
      if (head === undefined) return [];
      const { from: _from, ...rest } = head;
      return [{ ...rest, harness: 'codex', file, ...(model !== undefined && { model }), turns: draft.turns() }];
    },
    full: () => draft.held() > MOST_HELD,
  };
};

const wordsOf = (content: unknown): string =>
  list(content)
    .flatMap((part) => text(field(part, 'text')) ?? [])
    .join('\n');

const headOf = (meta: unknown): Head | undefined => {
  const [id, cwd] = [text(field(meta, 'id')), text(field(meta, 'cwd'))];
  if (id === undefined || cwd === undefined) return undefined;
  const source = field(meta, 'source');
  const root = text(field(meta, 'session_id'));
  const above = text(field(meta, 'parent_thread_id')) ?? text(field(meta, 'forked_from_id'));
  const agentOf =
    field(source, 'subagent') === undefined ? undefined : root !== undefined && root !== id ? root : (above ?? id);
  const client = text(field(meta, 'cli_version'));
  return {
    id,
    cwd,
    startedAt: Date.parse(text(field(meta, 'timestamp')) ?? '') || 0,
    from: text(field(meta, 'forked_from_id')) ?? id,
    ...(agentOf !== undefined && { agentOf }),
    ...(client !== undefined && { client }),
  };
};

/** Ids of turns and sessions begin with the time they were made at: a turn older than its session is a copy. */
const isOlder = (turn: string, session: string): boolean => {
  const [a, b] = [timeIn(turn), timeIn(session)];
  return a !== undefined && b !== undefined && a < b;
};

const timeIn = (id: string): string | undefined =>
  /^([0-9a-f]{8})-([0-9a-f]{4})-7[0-9a-f]{3}-/.exec(id)?.slice(1, 3).join('');

const takeResponse = (draft: SessionDraft, item: unknown): void => {
  const kind = text(field(item, 'type')) ?? '';
  const id = scalar(field(item, 'call_id') ?? field(item, 'id'));
  if (kind.endsWith('_output')) draft.came(id, ...done(field(item, 'output')));
  else if (kind.endsWith('_call')) {
    const called = calledBy(item, id);
    if (called !== undefined) draft.called(called);
  }
};
