/** What happens in a turn of a planned session, whichever client is to log it. */
export type Deed =
  | { say: string }
  | { run: string; ends?: 'well' | 'badly' | 'refused' }
  | { write: string; text: string; ends?: 'well' | 'refused' }
  | { read: string };

export interface PlannedTurn {
  asked: string;
  at: number;
  does: readonly Deed[];
  cited?: readonly string[];
}

export interface PlannedSession {
  id: string;
  cwd: string;
  turns: readonly PlannedTurn[];
  /** After so many turns the talk is compacted. */
  compactedAfter?: number;
  /** It begins with a copy of these sessions' turns. */
  goesOn?: PlannedSession;
  agentOf?: PlannedSession;
}

const hex = (text: string): string => {
  let [a, b] = [0x811c9dc5, 0x9e3779b9];
  for (const char of text) {
    a = Math.imul(a ^ (char.codePointAt(0) as number), 0x01000193) >>> 0;
    b = Math.imul(b ^ a, 0x85ebca6b) >>> 0;
  }
  return `${a.toString(16).padStart(8, '0')}${b.toString(16).padStart(8, '0')}`;
};

/** An id that begins with a time, as both clients and their servers make them. */
export const idAt = (at: number, name: string): string => {
  const time = Math.floor(at).toString(16).padStart(12, '0');
  const rest = hex(name);
  return `${time.slice(0, 8)}-${time.slice(8)}-7${rest.slice(0, 3)}-8${rest.slice(3, 6)}-${rest.slice(4)}`;
};

const lines = (entries: readonly object[]): string => entries.map((each) => `${JSON.stringify(each)}\n`).join('');
const iso = (at: number): string => new Date(at).toISOString();

/** Transcripts as Claude Code 2.1.329 writes them, by their path below `projects/`. */
export const claudeLogs = (sessions: readonly PlannedSession[]): Map<string, string> =>
  new Map(
    sessions.map((session) => {
      const slug = session.cwd.replace(/[^a-zA-Z0-9]/g, '-');
      const above = session.agentOf;
      const path =
        above === undefined ? `${slug}/${session.id}.jsonl` : `${slug}/${above.id}/subagents/agent-${session.id}.jsonl`;
      return [path, lines(claudeLines(session))];
    }),
  );

const claudeLines = (session: PlannedSession): object[] => {
  const own = {
    isSidechain: session.agentOf !== undefined,
    ...(session.agentOf !== undefined && { agentId: session.id }),
    userType: 'external',
    entrypoint: 'cli',
    cwd: session.cwd,
    sessionId: session.agentOf?.id ?? session.id,
    version: '2.1.329',
    gitBranch: 'main',
  };
  const summary = (at: number) => [
    { type: 'system', subtype: 'compact_boundary', uuid: `${session.id}-compact`, timestamp: iso(at), ...own },
    {
      type: 'user',
      message: {
        role: 'user',
        content: 'This session is being continued from a previous conversation: npm — was used.',
      },
      isCompactSummary: true,
      uuid: `${session.id}-summary`,
      timestamp: iso(at),
      ...own,
    },
  ];
  const copied = (session.goesOn?.turns ?? []).flatMap((turn, at) =>
    claudeTurn(turn, `${session.goesOn?.id} ${at}`, own),
  );
  return [
    { type: 'mode', mode: 'normal', sessionId: session.id },
    ...copied,
    ...session.turns.flatMap((turn, at) => [
      ...claudeTurn(turn, `${session.id} ${at}`, own),
      ...(session.compactedAfter === at + 1 ? summary(turn.at + 1) : []),
    ]),
    { type: 'last-prompt', lastPrompt: 'x', sessionId: session.id },
  ];
};

const claudeTurn = ({ asked, at, does }: PlannedTurn, key: string, own: object): object[] => {
  const stamp = (uuid: string) => ({ uuid: `${key} ${uuid}`, timestamp: iso(at), ...own });
  const said = (part: object, uuid: string): object => ({
    type: 'assistant',
    message: { id: `msg_${key}`, type: 'message', role: 'assistant', model: 'claude-opus-5-5', content: [part] },
    ...stamp(uuid),
  });
  return [
    { type: 'user', message: { role: 'user', content: asked }, ...stamp('asked') },
    { attachment: { type: 'date', date: '2026-11-22' }, type: 'attachment', ...stamp('date') },
    ...does.flatMap((deed, index): object[] => {
      if ('say' in deed) return [said({ type: 'text', text: deed.say }, `say ${index}`)];
      const id = `toolu_${key}_${index}`;
      const [name, input, given] = claudeCall(deed);
      const error = 'ends' in deed && deed.ends !== undefined && deed.ends !== 'well';
      return [
        said({ type: 'tool_use', id, name, input }, `call ${index}`),
        {
          type: 'user',
          message: {
            role: 'user',
            content: [{ tool_use_id: id, type: 'tool_result', content: given, is_error: error }],
          },
          ...stamp(`result ${index}`),
        },
      ];
    }),
  ];
};

const claudeCall = (deed: Exclude<Deed, { say: string }>): [name: string, input: object, given: string] => {
  if ('read' in deed) return ['Read', { file_path: deed.read }, '1\ttext'];
  if ('run' in deed)
    return [
      'Bash',
      { command: deed.run, description: 'runs it' },
      deed.ends === 'refused' ? 'This command requires approval' : deed.ends === 'badly' ? 'Exit code 1\nno' : 'done',
    ];
  return [
    'Write',
    { file_path: deed.write, content: deed.text },
    deed.ends === 'refused'
      ? "The user doesn't want to proceed with this tool use. The tool use was rejected"
      : `File created successfully at: ${deed.write}`,
  ];
};

/** Rollouts as Codex 0.169.0 writes them, by their path below `sessions/`. */
export const codexLogs = (sessions: readonly PlannedSession[]): Map<string, string> =>
  new Map(
    sessions.map((session) => {
      const at = session.turns[0]?.at ?? 0;
      const day = iso(at).slice(0, 10).replaceAll('-', '/');
      const name = `${day}/rollout-${iso(at).slice(0, 19).replaceAll(':', '-')}-${codexId(session)}.jsonl`;
      return [name, lines(codexLines(session))];
    }),
  );

const codexId = (session: PlannedSession): string => idAt((session.turns[0]?.at ?? 0) - 5, session.id);
const codexTurnId = (turn: PlannedTurn): string => idAt(turn.at - 1, turn.asked);

const metaOf = (session: PlannedSession): object => ({
  session_id: codexId(session.agentOf ?? session),
  id: codexId(session),
  ...(session.goesOn && { forked_from_id: codexId(session.goesOn) }),
  ...(session.agentOf && { forked_from_id: codexId(session.agentOf), parent_thread_id: codexId(session.agentOf) }),
  timestamp: iso((session.turns[0]?.at ?? 0) - 5),
  cwd: session.cwd,
  originator: 'codex_exec',
  cli_version: '0.169.0',
  source: session.agentOf
    ? { subagent: { thread_spawn: { parent_thread_id: codexId(session.agentOf), depth: 1, agent_path: '/root/look' } } }
    : 'exec',
});

const codexLines = (session: PlannedSession): object[] => {
  let ordinal = 0;
  const line = (at: number, type: string, payload: object): object => ({
    timestamp: iso(at),
    ordinal: (ordinal += 1),
    type,
    payload,
  });
  const from = session.goesOn ?? session.agentOf;
  const start = session.turns[0]?.at ?? 0;
  return [
    line(start, 'session_meta', metaOf(session)),
    // What was said before is written again, with the time of now, but for what was done.
    ...(from === undefined ? [] : [line(start, 'session_meta', metaOf(from))]),
    ...(from?.turns ?? [])
      .flatMap((turn) => codexTurn(turn, line, start))
      .filter((each) => !JSON.stringify(each).includes('item_completed')),
    ...session.turns.flatMap((turn, at) => [
      ...codexTurn(turn, line),
      ...(session.compactedAfter === at + 1
        ? [
            line(turn.at, 'response_item', {
              type: 'message',
              id: 'msg_sum',
              role: 'assistant',
              content: [{ type: 'output_text', text: 'A summary — npm install was run.' }],
            }),
            line(turn.at, 'compacted', { message: 'x', replacement_history: [] }),
          ]
        : []),
    ]),
  ];
};

type Line = (at: number, type: string, payload: object) => object;

const codexTurn = (turn: PlannedTurn, line: Line, at = turn.at): object[] => {
  const turn_id = codexTurnId(turn);
  const item = (each: object): object => line(at, 'event_msg', { type: 'item_completed', turn_id, item: each });
  const last = turn.does.findLastIndex((deed) => 'say' in deed);
  return [
    line(at, 'event_msg', { type: 'task_started', turn_id }),
    line(at, 'turn_context', { turn_id, model: 'gpt-6.1-terra', cwd: '/x' }),
    line(at, 'response_item', { type: 'message', role: 'user', content: [{ type: 'input_text', text: turn.asked }] }),
    item({ type: 'UserMessage', id: 'u', content: [{ type: 'text', text: turn.asked }] }),
    ...turn.does.flatMap((deed, index): object[] => {
      const cited = index === last ? turn.cited : undefined;
      return codexDeed(deed, `${turn_id}_${index}`, cited, line, item, at);
    }),
    line(at, 'event_msg', { type: 'task_complete', turn_id }),
  ];
};

const codexDeed = (
  deed: Deed,
  id: string,
  cited: readonly string[] | undefined,
  line: Line,
  item: (each: object) => object,
  at: number,
): object[] => {
  if ('say' in deed)
    return [
      item({
        type: 'AgentMessage',
        id: `msg_${id}`,
        content: [{ type: 'Text', text: deed.say }],
        ...(cited && { memory_citation: { entries: cited.map(entry), rolloutIds: [] } }),
      }),
      line(at, 'response_item', {
        type: 'message',
        id: `msg_${id}`,
        role: 'assistant',
        content: [{ type: 'output_text', text: deed.say }],
      }),
    ];
  const script =
    'write' in deed
      ? `await tools.apply_patch(${JSON.stringify(deed.text)})`
      : `await tools.exec_command({cmd: ${JSON.stringify('run' in deed ? deed.run : `cat ${deed.read}`)}})`;
  const ends = 'ends' in deed ? deed.ends : undefined;
  const output =
    ends === 'refused' ? 'Script failed\nScript error:\napproval policy is Never; reject command' : 'Script completed';
  return [
    line(at, 'response_item', { type: 'custom_tool_call', call_id: `call_${id}`, name: 'exec', input: script }),
    ...(ends === 'refused' ? [] : [item(codexItem(deed, id))]),
    line(at, 'response_item', { type: 'custom_tool_call_output', call_id: `call_${id}`, output }),
  ];
};

const entry = (cited: string): object => {
  const [path, from, to] = cited.split(/[:-]/);
  return { path, lineStart: Number(from), lineEnd: Number(to), note: 'x' };
};

const codexItem = (deed: Exclude<Deed, { say: string }>, id: string): object =>
  'write' in deed
    ? {
        type: 'FileChange',
        id: `exec-${id}`,
        changes: { [deed.write]: { type: 'add', content: deed.text } },
        status: 'completed',
      }
    : {
        type: 'CommandExecution',
        id: `exec-${id}`,
        command: ['/bin/bash', '-lc', 'run' in deed ? deed.run : `cat ${deed.read}`],
        source: 'unified_exec_startup',
        status: 'ends' in deed && deed.ends === 'badly' ? 'failed' : 'completed',
        exit_code: 'ends' in deed && deed.ends === 'badly' ? 1 : 0,
        aggregated_output: '',
      };
