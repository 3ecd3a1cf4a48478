import type { Captured, Seen, ToolCall, ToolResult } from '../../../src/ir/drive.ts';
import type { Block } from '../../../src/ir/view.ts';
import { resultsIn, type TalkStep } from '../../../src/kit/tool-results.ts';
import { field, list, scalar, texts } from '../../../src/text/json.ts';

/** Round the summary, in the developer message `## Memory` (docs/formats/codex.md §6; 0.169.0, both generations). */
const BEGINS = '========= MEMORY_SUMMARY BEGINS =========\n';
const ENDS = '\n========= MEMORY_SUMMARY ENDS =========';
const AGENTS = /^# AGENTS\.md instructions(?: for [^\n]*)?\n\n<INSTRUCTIONS>\n[\s\S]*\n<\/INSTRUCTIONS>$/;

/** What the two blocks are called, in predictions and in captures. */
export const SUMMARY_LABEL = 'memory_summary.md';
export const DOCS_LABEL = 'AGENTS.md';

export const codexKind = (request: Captured): string => {
  if (request.method !== 'POST' || !/\/responses(\?|$)/.test(request.url)) return 'side';
  if (request.headers['x-openai-subagent'] === 'memory_consolidation') return 'phase2';
  // Phase 1 asks for an answer of a fixed shape and carries no tools.
  const format = field(field(field(request.body, 'text'), 'format'), 'schema');
  if (field(field(format, 'properties'), 'rollout_summary') !== undefined) return 'phase1';
  return messagesOf(request, 'user').at(-1)?.startsWith(COMPACTION) ? 'compaction' : 'main';
};

/**
 * Asked when a conversation outgrows the model's window; afterwards nothing of what tools gave is sent again (0.169.0).
 */
const COMPACTION = 'You are performing a CONTEXT CHECKPOINT COMPACTION.';

const messagesOf = (request: Captured, role: string): string[] =>
  list(field(request.body, 'input')).flatMap((item) =>
    field(item, 'role') === role ? texts(field(item, 'content')) : [],
  );

/** The summary between its markers, and the instructions of AGENTS.md. */
export const codexBlocks = (request: Captured): Block[] => {
  const memory = memoryMessage(request);
  const begin = memory?.indexOf(BEGINS) ?? -1;
  const end = memory?.lastIndexOf(ENDS) ?? -1;
  const summary: Block[] =
    memory === undefined || begin === -1 || end < begin
      ? []
      : [{ role: 'developer', label: SUMMARY_LABEL, text: memory.slice(begin + BEGINS.length, end) }];
  const agents = messagesOf(request, 'user').flatMap((text): Block[] => {
    return !AGENTS.test(text) ? [] : [{ role: 'user', label: DOCS_LABEL, text }];
  });
  return [...summary, ...agents];
};

/**
 * From its first part to the end of all developer text: in v2 the message is cut into parts of 8,900 bytes
 * that follow each other without a break, even inside the markers (0.169.0); what comes behind has no markers.
 */
const memoryMessage = (request: Captured): string | undefined => {
  const parts = messagesOf(request, 'developer');
  const first = parts.findIndex((text) => text.startsWith('## Memory\n'));
  return first === -1 ? undefined : parts.slice(first).join('');
};

/** Where the prompt asks for notes: the one path that both generations name. */
const DIRECTORY = /(\/[^\n`]*)\/extensions\/ad_hoc\/notes\//;

const codexDirectory = (request: Captured): string | undefined => DIRECTORY.exec(memoryMessage(request) ?? '')?.[1];

export const codexSeen = (requests: readonly Captured[]): Seen => {
  const kinds = requests.map((request) => ({ request, kind: codexKind(request) }));
  const first = kinds.find(({ kind }) => kind === 'main')?.request;
  if (first === undefined) return { blocks: [], later: [], results: [] };
  const directory = codexDirectory(first);
  const turns = kinds.flatMap(({ request, kind }) => (kind === 'main' || kind === 'compaction' ? [request] : []));
  return {
    blocks: codexBlocks(first),
    later: [],
    ...(directory === undefined ? {} : { directory }),
    results: resultsIn(turns.flatMap(stepsIn)),
  };
};

/** Ends a command that reads on in a file which an earlier one began: that is no hop of its own. */
export const READ_ON = '# read on';

/** A compaction drops what came before it. All calls of one answer stand together, in front of what they gave. */
const stepsIn = (request: Captured): TalkStep[] => {
  const steps: { calls: TalkStep['calls'][number][]; given: TalkStep['given'][number][] }[] = [];
  let before = '';
  for (const item of list(field(request.body, 'input'))) {
    const type = scalar(field(item, 'type'));
    const id = scalar(field(item, 'call_id'));
    const isCall = type === 'function_call' || type === 'custom_tool_call';
    const call = isCall ? callOf(item) : undefined;
    const last = steps.at(-1);
    const calls = call ? [{ id, call, readsOn: readsOn(call) }] : [];
    const given = /_call_output$/.test(type) ? [{ id, ...unframed(outputOf(item)) }] : [];
    if (last && /_call$/.test(type) && before === 'call') last.calls.push(...calls);
    else steps.push({ calls, given });
    before = /_call$/.test(type) ? 'call' : type;
  }
  return steps;
};

const readsOn = ({ input }: ToolCall): boolean => typeof input === 'object' && scalar(input['cmd']).endsWith(READ_ON);

const callOf = (item: unknown): ToolCall => {
  const free = field(item, 'input');
  if (typeof free === 'string') return { tool: scalar(field(item, 'name')), input: free };
  try {
    return {
      tool: scalar(field(item, 'name')),
      input: JSON.parse(scalar(field(item, 'arguments'))) as Record<string, unknown>,
    };
  } catch {
    return { tool: scalar(field(item, 'name')), input: {} };
  }
};

const outputOf = (item: unknown): string => {
  const output = field(item, 'output');
  return typeof output === 'string' ? output : texts(output).join('\n');
};

/** The shell tool says how the command went in front of what it printed (0.169.0). */
const FRAME = /^(?:[A-Z][^\n]*\n)*?Process exited with code (\d+)\n(?:[A-Z][^\n]*\n)*?Output:\n/;

const unframed = (text: string): Pick<ToolResult, 'text' | 'failed'> => {
  const frame = FRAME.exec(text);
  if (frame === null) return { text };
  // 1 is how grep says that it found nothing.
  return { text: text.slice(frame[0].length), ...(Number(frame[1]) > 1 ? { failed: true as const } : {}) };
};
