import type { LogReader, Session } from '../../../src/ir/session.ts';
import { MOST_HELD, sessionDraft, type SessionDraft } from '../../../src/kit/session-draft.ts';
import { field, isRecord, list, parsed, scalar, texts } from '../../../src/text/json.ts';
import { callOf } from './claude-call.ts';

/** Lines of other types hold no talk: requests of 2.1.329 are thirty times as long as what was said. */
const TALK = /"type":"(?:user|assistant)"/;

type Head = Omit<Session, 'turns' | 'file' | 'harness'>;

const text = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/**
 * A transcript of Claude Code (README, "Logs of sessions"; seen on 2.1.197 and 2.1.329): one JSON object a line, of
 * which those of the types user and assistant are the talk. A sub-agent's lines are a session of their own, wherever
 * they stand.
 */
export const claudeLog = (): LogReader => {
  const found = new Map<string, { head: Head; draft: SessionDraft }>();
  const seen = new Set<string>();
  const full = (): boolean => [...found.values()].reduce((sum, { draft }) => sum + draft.held(), 0) > MOST_HELD;
  return {
    take: (line) => {
      // Lines that are passed over are not parsed: a large log is mostly such lines.
      if (!TALK.test(line)) return /^\s*(?:\{[^]*\}\s*)?$/.test(line) ? 'passed' : 'broken';
      const entry = parsed(line);
      if (!isRecord(entry)) return 'broken';
      const uuid = text(entry['uuid']);
      const head = headOf(entry);
      if (head === undefined || uuid === undefined) return 'passed';
      // A client that is started twice on one session can write a line twice.
      if (seen.has(uuid)) return 'passed';
      seen.add(uuid);
      // What the client itself says in the model's place: that a limit was hit, that nothing was asked.
      const model = text(field(entry['message'], 'model'));
      if (model === '<synthetic>' || entry['isApiErrorMessage'] === true) return 'passed';
      const session = found.get(head.id) ?? { head, draft: sessionDraft() };
      found.set(head.id, session);
      if (model !== undefined) session.head.model ??= model;
      if (entry['type'] === 'assistant') assistantSays(session.draft, entry['message']);
      else userSays(session.draft, entry, uuid);
      return 'taken';
    },
    sessions: (file) =>
      [...found.values()].map(({ head, draft }) => ({ ...head, harness: 'claude', file, turns: draft.turns() })),
    full,
  };
};

const headOf = (entry: Record<string, unknown>): Head | undefined => {
  const [session, cwd] = [text(entry['sessionId']), text(entry['cwd'])];
  if (!/^(?:user|assistant)$/.test(String(entry['type'])) || !isRecord(entry['message'])) return undefined;
  if (session === undefined || cwd === undefined) return undefined;
  const agent = entry['isSidechain'] === true ? (text(entry['agentId']) ?? 'agent') : undefined;
  const client = text(entry['version']);
  return {
    id: agent === undefined ? session : `${session}/${agent}`,
    cwd,
    startedAt: timeOf(entry),
    ...(agent !== undefined && { agentOf: session }),
    ...(client !== undefined && { client }),
  };
};

const timeOf = (entry: Record<string, unknown>): number => Date.parse(text(entry['timestamp']) ?? '') || 0;

const assistantSays = (draft: SessionDraft, message: unknown): void => {
  const content = field(message, 'content');
  if (typeof content === 'string') draft.said(content);
  for (const part of list(content)) {
    if (field(part, 'type') === 'text') draft.said(scalar(field(part, 'text')));
    if (field(part, 'type') === 'tool_use') draft.called(callOf(part));
  }
};

/**
 * Texts in the user's place that the client wrote: output of its own commands and of the user's, reminders,
 * interruptions. A command of the user's (`<command-name>/commit`) is something that is asked for.
 */
const CLIENTS =
  /^\s*(?:<(?:local-command-\w+|bash-(?:input|stdout|stderr)|system-reminder|task-notification|ide_\w+)>|\[Request interrupted by user)/;

const userSays = (draft: SessionDraft, entry: Record<string, unknown>, uuid: string): void => {
  const content = field(entry['message'], 'content');
  const results = list(content).filter((part) => field(part, 'type') === 'tool_result');
  for (const part of results) {
    const given = texts(field(part, 'content')).join('\n');
    const failed = field(part, 'is_error') === true;
    draft.came(scalar(field(part, 'tool_use_id')), given, failed && !RAN_ANYWAY.test(given));
  }
  // A summary repeats what stands above it.
  if (entry['isMeta'] === true || entry['isCompactSummary'] === true || results.length > 0) return;
  const words = texts(content)
    .filter((each) => !CLIENTS.test(each))
    .map(typed);
  if (words.length > 0) draft.turn(uuid, timeOf(entry), words.join('\n'));
};

/** A command as the user typed it: `/commit now`. */
const typed = (words: string): string => {
  const name = /<command-name>([^<]*)<\/command-name>/.exec(words)?.[1];
  return name === undefined
    ? words
    : `${name} ${/<command-args>([^]*?)<\/command-args>/.exec(words)?.[1] ?? ''}`.trim();
};

/**
 * A command that failed was run all the same: the client says so by its exit code. Everything else that is an error was
 * not carried out: a rule, a person or a hook refused it, or the tool itself did (seen on 2.1.197 and 2.1.329).
 */
export const RAN_ANYWAY = /^Exit code \d+|^Command timed out|\bCommand was aborted before/;
