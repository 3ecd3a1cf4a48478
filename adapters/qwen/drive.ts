import type { Captured, Drive, Seen, Stage, Staged, ToolCall, ToolResult } from '../../src/ir/drive.ts';
import type { Block } from '../../src/ir/view.ts';
import { chatSteps, chatTexts, isChat } from '../../src/kit/chat-talk.ts';
import { projectCopies, variablesKept } from '../../src/kit/staged-projects.ts';
import { fileOpened, opening, resultsIn } from '../../src/kit/tool-results.ts';
import { parseIndex } from '../../src/text/index-items.ts';
import { field, parsed } from '../../src/text/json.ts';
import { plainJson } from '../../src/text/jsonc.ts';
import { folderOf } from '../../src/text/path.ts';
import { memoryRoot, type QwenSettings } from './bases.ts';

const SWITCHES = ['LOCAL', 'PROJECT_SCOPE', 'TEAM'].map((name) => `QWEN_CODE_MEMORY_${name}`);

/** The memory, and of the settings what decides about it. */
const stage = (place: Stage<QwenSettings>): Staged => {
  const { at, cwd, env, home, mirror } = place;
  const base = at[0]?.settings.base ?? `${home}/.qwen`;
  const settings = [`${env['QWEN_HOME'] ?? `${home}/.qwen`}/settings.json`, `${cwd}/.qwen/settings.json`];
  return {
    copies: [
      ...settings.map((from) => ({ from, rewrite: settingsFor })),
      ...projectCopies(at, place, (path) => memoryRoot(base, path)),
    ],
    env: { ...variablesKept(place, [...SWITCHES, 'QWEN_CODE_SIMPLE']), QWEN_CODE_MEMORY_BASE_DIR: mirror(base) },
  };
};

const settingsFor = (text: string): string => {
  const memory = field(parsed(plainJson(text)), 'memory');
  const kept = ['enableManagedAutoMemory', 'enableTeamMemory'].flatMap((name) =>
    typeof field(memory, name) === 'boolean' ? [[name, field(memory, name)]] : [],
  );
  return JSON.stringify({ memory: Object.fromEntries(kept) as object });
};

/** What it saves after a turn is a request of its own, and so is what it recalls before one (0.24.4). */
const kind = (request: Captured): string => {
  if (!isChat(request)) return 'side';
  if (chatTexts(request, 'user').at(-1)?.startsWith('Managed memory has ')) return 'extract';
  const isMain = (text: string): boolean => text.includes(MEMORY) || text.includes('You are Qwen Code');
  return chatTexts(request, 'system').some(isMain) ? 'main' : 'side';
};

const MEMORY = '\n# auto memory\n';
const HEADING = /^## (\/[^\n]*\/(?:memory|memories|team-memory)\/MEMORY\.md)\n\n/gm;
const EMPTY = 'Your MEMORY.md is currently empty.';
/** What is picked from for the prompt, as the client asks it of a model of its own before the turn (0.24.4). */
const RECALL = /^Query: [\s\S]*\n\nAvailable memories:\n/;

const seen = (requests: readonly Captured[]): Seen => {
  const main = requests.filter((request) => kind(request) === 'main');
  const system = main[0] ? chatTexts(main[0], 'system').join('\n\n') : '';
  const memory = system.slice(Math.max(0, system.lastIndexOf(MEMORY)));
  const found = [...memory.matchAll(HEADING)];
  const blocks = found.flatMap(({ index, 0: heading, 1: file = '' }, at): Block[] => {
    const text = memory.slice(index + heading.length, found[at + 1]?.index).trimEnd();
    return text.startsWith(EMPTY) ? [] : [{ role: 'system', label: `## ${file}`, text, file }];
  });
  const recalled = requests
    .flatMap((request) => chatTexts(request, 'user'))
    .filter((text) => RECALL.test(text))
    .map((text): ToolResult => ({ call: { tool: 'recall', input: text }, text, hops: 1 }));
  const directory = /^- PROJECT memory [^\n]*: `(\/[^\n]+)`$/m.exec(memory)?.[1];
  return {
    blocks,
    later: [],
    results: [...recalled, ...resultsIn(main.flatMap(chatSteps))],
    ...(directory !== undefined && { directory }),
  };
};

/** The files that the loaded lines name; then those that the client lists for its recall. */
const follow = ({ blocks, results }: Seen): ToolCall[] => {
  const opened = new Set(results.map(({ call }) => fileOpened(call)));
  const named = blocks.flatMap(({ text, file = '' }) =>
    parseIndex(text, '', folderOf(file)).items.flatMap(({ refs }) =>
      refs.map(({ target }) => `${folderOf(file)}/${target}`),
    ),
  );
  const lists = results.map(({ call }) => (typeof call.input === 'string' ? call.input : '')).join('\n');
  const listed = [...lists.matchAll(/^- \[\w+\] (\/.+?\.md) \(/gm)].map(([, path]) => path ?? '');
  const next = [named, listed].map((paths) => paths.filter((path) => !opened.has(path)));
  return opening('read_file', next.find((paths) => paths.length > 0) ?? []);
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
