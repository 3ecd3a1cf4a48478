import type { Captured, Seen, ToolCall, ToolResult } from '../../../src/ir/drive.ts';
import type { Block } from '../../../src/ir/view.ts';
import { resultsIn, type TalkStep } from '../../../src/kit/tool-results.ts';
import { field, list, scalar, texts } from '../../../src/text/json.ts';

/**
 * What the client writes behind the path of an instruction file (docs/formats/claude-code.md §7, §9; 2.1.197 and
 * 2.1.329 alike).
 */
export const LABELS = {
  memory: "user's auto-memory, persists across conversations",
  user: "user's private global instructions for all projects",
  project: 'project instructions, checked into the codebase',
  local: "user's private project instructions, not checked in",
  managed: 'organization-managed policy instructions',
} as const;

const known = Object.values(LABELS)
  .map((label) => label.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  .join('|');
const HEAD = new RegExp(`(?:^|\\n\\n)Contents of ([^\\n]+?) \\((${known})\\):\\n\\n`, 'g');
const END = '\n</system-reminder>';
/** 2.1.197 names its parts, and puts others behind the instruction files; 2.1.329 has this part alone. */
const NAMED = '\n# claudeMd\n';
const NEXT = "\n# currentDate\nToday's date is ";

/** The instruction files in the first user message of a request, as `Contents of <path> (<label>)`. */
export const claudeBlocks = (request: Captured): Block[] => {
  const first = list(field(request.body, 'messages')).find((message) => field(message, 'role') === 'user');
  return texts(field(first, 'content')).flatMap((text) => (text.startsWith('<system-reminder>') ? blocksIn(text) : []));
};

const blocksIn = (reminder: string): Block[] => {
  const whole = reminder.lastIndexOf(END);
  const next = reminder.includes(NAMED) ? reminder.lastIndexOf(NEXT) : -1;
  const end = next === -1 ? (whole === -1 ? reminder.length : whole) : next;
  const heads = [...reminder.slice(0, end).matchAll(HEAD)];
  return heads.map((head, index) => ({
    role: 'user' as const,
    label: `Contents of ${head[1]} (${head[2]})`,
    file: head[1] ?? '',
    text: reminder.slice(head.index + head[0].length, heads[index + 1]?.index ?? end),
  }));
};

/**
 * 2.1.329 gives each a reminder of its own, 2.1.197 all of them one text; neither trims them
 * (docs/formats/claude-code.md §9).
 */
const LATER = /(?:^|<system-reminder>\n|\n\n)Contents of (\/[^\n]+):\n\n/g;

const later = (request: Captured): Block[] =>
  list(field(request.body, 'messages'))
    .slice(1)
    .flatMap((message) =>
      texts(field(message, 'content')).flatMap((text) => {
        const heads = [...text.matchAll(LATER)];
        const end = text.length - (/\n<\/system-reminder>\s*$/.exec(text)?.[0].length ?? 0);
        return heads.map((head, index) => ({
          role: 'user' as const,
          label: `Contents of ${head[1]}`,
          file: head[1] ?? '',
          text: text.slice(head.index + head[0].length, heads[index + 1]?.index ?? end),
        }));
      }),
    );

/** Two shapes of the prompt's section on memory, compact and long (docs/formats/claude-code.md §7). */
const DIRECTORY = /memory (?:system )?at `([^`\n]+)`/;

const claudeDirectory = (request: Captured): string | undefined =>
  texts(field(request.body, 'system'))
    .map((text) => DIRECTORY.exec(text)?.[1])
    .find((path) => path !== undefined)
    ?.replace(/(?<=.)\/$/, '');

export const claudeKind = (request: Captured): string => {
  const asks =
    request.method === 'POST' && /\/messages(\?|$)/.test(request.url) && list(field(request.body, 'tools')).length > 0;
  if (!asks) return 'side';
  return 'x-claude-code-agent-id' in request.headers ? 'agent' : 'main';
};

export const claudeSeen = (requests: readonly Captured[]): Seen => {
  const main = requests.filter((request) => claudeKind(request) === 'main');
  const [first] = main;
  if (first === undefined) return { blocks: [], later: [], results: [] };
  const directory = claudeDirectory(first);
  return {
    blocks: claudeBlocks(first),
    later: later(main.at(-1) ?? first),
    ...(directory === undefined ? {} : { directory }),
    results: resultsIn(main.flatMap(stepsIn)),
  };
};

const stepsIn = (request: Captured): TalkStep[] =>
  list(field(request.body, 'messages')).map((message) => {
    const parts = list(field(message, 'content'));
    return {
      calls: parts
        .filter((part) => field(part, 'type') === 'tool_use')
        .map((part) => ({
          id: scalar(field(part, 'id')),
          call: { tool: scalar(field(part, 'name')), input: field(part, 'input') as ToolCall['input'] },
        })),
      given: parts
        .filter((part) => field(part, 'type') === 'tool_result')
        .map((part) => {
          const text = texts(field(part, 'content')).join('\n');
          const failed = field(part, 'is_error') === true && failure(text);
          return { id: scalar(field(part, 'tool_use_id')), ...unframed(text), ...failed };
        }),
    };
  });

const failure = (text: string): Pick<ToolResult, 'failed' | 'asked'> => ({
  failed: true,
  ...(/^Claude requested permissions to (?:read from |use Read,)/.test(text) && { asked: true as const }),
});

const REMINDER = /^<system-reminder>(This memory is [\s\S]*?)<\/system-reminder>\n/;

/** The Read tool numbers the lines and may say first how old the memory is (docs/formats/claude-code.md §8). */
const unframed = (text: string): Pick<ToolResult, 'text' | 'reminder'> => {
  const reminder = REMINDER.exec(text);
  const rest = reminder === null ? text : text.slice(reminder[0].length);
  const plain = /^\s*\d+[\t→]/.test(rest) ? rest.replace(/^ *\d+[\t→]/gm, '') : rest;
  return { text: plain, ...(reminder?.[1] === undefined ? {} : { reminder: reminder[1] }) };
};
