import type { Captured, Drive, Seen, Stage, Staged, ToolCall, ToolResult } from '../../src/ir/drive.ts';
import type { Block } from '../../src/ir/view.ts';
import { parseIndex } from '../../src/text/index-items.ts';
import { field, isRecord, list, parsed, scalar, texts } from '../../src/text/json.ts';
import { plainJson } from '../../src/text/jsonc.ts';
import { slugOf } from './bases.ts';
import type { QwenSettings } from './store.ts';

const SWITCHES = [
  'QWEN_CODE_MEMORY_LOCAL',
  'QWEN_CODE_MEMORY_PROJECT_SCOPE',
  'QWEN_CODE_MEMORY_TEAM',
  'QWEN_CODE_SIMPLE',
];

/** The memory, and of the settings what decides about it. */
const stage = ({ at, cwd, env, home, around, mirror }: Stage<QwenSettings>): Staged => {
  const base = at[0]?.settings.base ?? `${home}/.qwen`;
  const facts = around.folders[cwd];
  const bases = [cwd, facts?.real, facts?.gitRoot].filter((path) => path !== undefined);
  const settings = [`${env['QWEN_HOME'] ?? `${home}/.qwen`}/settings.json`, `${cwd}/.qwen/settings.json`];
  return {
    copies: [
      ...settings.map((from) => ({ from, rewrite: settingsFor })),
      ...at
        .filter(({ role }) => role === 'store')
        .map(({ root }) => {
          const path = bases.find((each) => root === `${base}/projects/${slugOf(each)}/memory`);
          const to = path === undefined ? undefined : `${base}/projects/${slugOf(mirror(path))}/memory`;
          return { from: root, only: (file: string) => file.endsWith('.md'), ...(to !== undefined && { to }) };
        }),
    ],
    env: {
      ...Object.fromEntries(SWITCHES.flatMap((name) => (env[name] === undefined ? [] : [[name, env[name]]]))),
      QWEN_CODE_MEMORY_BASE_DIR: mirror(base),
    },
  };
};

const settingsFor = (text: string): string => {
  const memory = field(parsed(plainJson(text)), 'memory');
  const kept = ['enableManagedAutoMemory', 'enableTeamMemory'].flatMap((name) =>
    typeof field(memory, name) === 'boolean' ? [[name, field(memory, name)]] : [],
  );
  return JSON.stringify({ memory: Object.fromEntries(kept) as object });
};

const messageTexts = (request: Captured, role: string): string[] =>
  list(field(request.body, 'messages')).flatMap((message) => {
    const content = field(message, 'content');
    return field(message, 'role') !== role ? [] : typeof content === 'string' ? [content] : texts(content);
  });

/** What it saves after a turn is a request of its own, and so is what it recalls before one (0.24.4). */
const kind = (request: Captured): string => {
  if (request.method !== 'POST' || !/\/chat\/completions(\?|$)/.test(request.url)) return 'side';
  if (messageTexts(request, 'user').at(-1)?.startsWith('Managed memory has ')) return 'extract';
  return messageTexts(request, 'system').some((text) => text.includes('\n# auto memory\n') || text.includes(PROMPT))
    ? 'main'
    : 'side';
};

const PROMPT = 'You are Qwen Code';
const HEADING = /^## (\/[^\n]*\/(?:memory|memories|team-memory)\/MEMORY\.md)\n\n/gm;
const EMPTY = 'Your MEMORY.md is currently empty.';

const seen = (requests: readonly Captured[]): Seen => {
  const main = requests.find((request) => kind(request) === 'main');
  const system = main ? messageTexts(main, 'system').join('\n\n') : '';
  const memory = system.slice(Math.max(0, system.lastIndexOf('\n# auto memory\n')));
  const found = [...memory.matchAll(HEADING)];
  const blocks = found.flatMap((heading, index): Block[] => {
    const end = found[index + 1]?.index ?? memory.length;
    const text = memory.slice(heading.index + heading[0].length, end).trimEnd();
    return text.startsWith(EMPTY)
      ? []
      : [{ role: 'system', label: `## ${heading[1]}`, text, file: heading[1] as string }];
  });
  const recalled = requests.flatMap((request) =>
    messageTexts(request, 'user')
      .filter((text) => RECALL.test(text))
      .map((text): ToolResult => ({ call: { tool: 'recall', input: text }, text, hops: 1 })),
  );
  const directory = /^- PROJECT memory [^\n]*: `(\/[^\n]+)`$/m.exec(memory)?.[1];
  return {
    blocks,
    later: [],
    results: [...recalled, ...resultsIn(requests)],
    ...(directory !== undefined && { directory }),
  };
};

/** What is picked from for the prompt, as the client asks it of a model of its own before the turn (0.24.4). */
const RECALL = /^Query: [\s\S]*\n\nAvailable memories:\n/;

const resultsIn = (requests: readonly Captured[]): ToolResult[] => {
  const last = requests.findLast((request) => kind(request) === 'main');
  const asked = new Map<unknown, { call: ToolCall; hops: number }>();
  let hops = 0;
  return list(field(last?.body, 'messages')).flatMap((message): ToolResult[] => {
    const calls = list(field(message, 'tool_calls'));
    if (calls.length > 0) hops += 1;
    for (const call of calls) {
      const input = parsed(scalar(field(field(call, 'function'), 'arguments')));
      const tool = scalar(field(field(call, 'function'), 'name'));
      asked.set(field(call, 'id'), { call: { tool, input: isRecord(input) ? input : {} }, hops });
    }
    const ask = asked.get(field(message, 'tool_call_id'));
    const content = field(message, 'content');
    const text = typeof content === 'string' ? content : texts(content).join('\n');
    return ask && field(message, 'role') === 'tool' ? [{ ...ask, text }] : [];
  });
};

/** The files that the loaded lines name; then those that the client lists for its recall. */
const follow = ({ blocks, results }: Seen): ToolCall[] => {
  const opened = new Set(results.map(({ call }) => (typeof call.input === 'string' ? '' : call.input['file_path'])));
  const named = blocks.flatMap(({ text, file = '' }) => {
    const root = file.slice(0, file.lastIndexOf('/'));
    return parseIndex(text, '', root).items.flatMap(({ refs }) => refs.map(({ target }) => `${root}/${target}`));
  });
  const lists = results.map(({ call }) => (typeof call.input === 'string' ? call.input : '')).join('\n');
  const listed = [...lists.matchAll(/^- \[\w+\] (\/.+?\.md) \(/gm)].map(([, path]) => path ?? '');
  const next = [named, listed].map((paths) => [...new Set(paths)].filter((path) => !opened.has(path)));
  return (next.find((paths) => paths.length > 0) ?? []).map((file_path) => ({
    tool: 'read_file',
    input: { file_path },
  }));
};

/** How to run Qwen Code headless and alone; every part seen on 0.24.4. */
export const qwenDrive: Drive<QwenSettings> = {
  client: 'Qwen Code',
  bin: 'qwen',
  package: '@qwen-code/qwen-code',
  get: 'Install Qwen Code (npm install -g @qwen-code/qwen-code)',
  wire: 'openai-chat',
  settings: {
    'memory.enableManagedAutoMemory': 'offBy',
    'memory.enableTeamMemory': 'team',
    QWEN_CODE_MEMORY_BASE_DIR: 'base',
  },
  prompt: 'hello',
  stage,
  launch: ({ url, key, prompt }) => ({
    argv: ['-p', prompt, '--auth-type', 'openai'],
    env: { OPENAI_BASE_URL: `${url}/v1`, OPENAI_API_KEY: key, OPENAI_MODEL: 'loopback' },
  }),
  kind,
  seen,
  follow,
};
