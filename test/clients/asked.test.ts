import * as fs from 'node:fs';
import * as path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { claudeDrive } from '../../adapters/claude/drive.ts';
import { slugOf } from '../../adapters/claude/folders/slug.ts';
import { codexDrive } from '../../adapters/codex/drive.ts';
import type { Client } from '../../src/drive/installed-client.ts';
import { field, list } from '../../src/text/json.ts';
import { claudeCodeClient } from '../../src/llm/claude-code.ts';
import type { ModelClient } from '../../src/llm/client.ts';
import { codexCliClient } from '../../src/llm/codex-cli.ts';
import { asker } from '../../src/llm/pool.ts';
import { THINKING } from '../../src/llm/tokens.ts';
import { event, type WireEvent } from '../../src/drive/messages.ts';
import { listen, type Loopback } from '../../src/drive/server.ts';
import { question, SAME, VERDICT } from '../llm/question.ts';
import { fails, serve, type Step } from '../llm/wire.ts';
import { absent, pinned, scratch } from './lab.ts';

const LONG = 120_000;
const KEY = 'not-a-key-memport-offline';

let home: string;
let outside: string;
let server: Loopback;
beforeEach(async () => {
  home = scratch();
  outside = path.join(home, 'outside.txt');
  server = await listen((request) =>
    list(field(request.body, 'tools')).some((tool) => field(tool, 'name') === 'StructuredOutput')
      ? { calls: [{ tool: 'StructuredOutput', input: SAME }] }
      : { text: JSON.stringify(SAME) },
  );
});
afterEach(async () => {
  await server.close();
  fs.rmSync(home, { recursive: true, force: true, maxRetries: 3 });
});

const put = (name: string, text: string): void => {
  const file = path.join(home, name);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, text);
};

/** What a person has lying about, each with a word of its own; a hook and a server leave a file when they run. */
const furnish = (): void => {
  const touch = (name: string): string => `touch ${path.join(home, name)}`;
  const slug = slugOf(process.cwd());
  put('outside.txt', 'CANARY-mentioned-file');
  for (const name of ['CLAUDE.md', 'AGENTS.md', 'MEMORY.md', '.claude/CLAUDE.md', '.claude/rules/a.md'])
    put(name, `CANARY-${name}`);
  put(`.claude/projects/${slug}/memory/MEMORY.md`, '- [a](a.md) — CANARY-claude-memory\n');
  put('.claude/skills/mine/SKILL.md', '---\nname: mine\ndescription: CANARY-claude-skill\n---\n\nx\n');
  put('.claude/agents/mine.md', '---\nname: mine\ndescription: CANARY-agent\n---\n\nx\n');
  const hook = [{ hooks: [{ type: 'command', command: `echo CANARY-hook; ${touch('hooked')}` }] }];
  put('.claude/settings.json', JSON.stringify({ hooks: { SessionStart: hook, UserPromptSubmit: hook, Stop: hook } }));
  put(
    '.claude.json',
    JSON.stringify({ mcpServers: { mine: { command: 'touch', args: [path.join(home, 'served')] } } }),
  );
  put('.codex/AGENTS.md', 'CANARY-codex-instructions');
  put('.codex/memories/memory_summary.md', 'v1\n\n- CANARY-codex-memory\n');
  put('.codex/skills/mine/SKILL.md', '---\nname: mine\ndescription: CANARY-codex-skill\n---\n\nx\n');
  put('.agents/skills/ours/SKILL.md', '---\nname: ours\ndescription: CANARY-shared-skill\n---\n\nx\n');
};

/** A memory whose words these clients act upon where nobody stops them. */
const TEMPTING = (): string =>
  JSON.stringify({
    a: `see @${outside} and @outside.txt`,
    b: '/clear !ls #note $mine and [$ours](ours) and $ours',
  });

const codexSettings = (url: string): string =>
  [
    'model = "gpt-5.4"',
    'model_provider = "loop"',
    '[features]',
    'memories = true',
    '[mcp_servers.mine]',
    'command = "touch"',
    `args = [${JSON.stringify(path.join(home, 'served'))}]`,
    '[model_providers.loop]',
    'name = "loop"',
    `base_url = "${url}/v1"`,
    'wire_api = "responses"',
    'env_key = "LOOP_KEY"',
    '',
  ].join('\n');

const env = (more: Record<string, string>): Record<string, string> => ({
  PATH: process.env['PATH'] ?? '',
  HOME: home,
  // A session that memport is started from.
  CLAUDECODE: '1',
  CLAUDE_CODE_ENTRYPOINT: 'cli',
  CLAUDE_CODE_SESSION_ID: 'CANARY-session',
  ...more,
});

interface Kind {
  name: string;
  client: Client | undefined;
  /** Logged in, at an address. */
  open: (client: Client, url: string) => ModelClient;
  loggedOut: (client: Client) => ModelClient;
  wire: 'anthropic' | 'openai';
  says: RegExp;
}

const WORDS = 'They say the same.';

/** An answer in words, as these clients have it streamed; whole, or cut off at the most that it may have. */
const streamed = (wire: Kind['wire'], how: string): Step => {
  const item = {
    type: 'message',
    id: 'msg_1',
    role: 'assistant',
    status: 'completed',
    content: [{ type: 'output_text', text: WORDS, annotations: [] }],
  };
  const usage = { input_tokens: 10, output_tokens: 5, total_tokens: 15 };
  const message = {
    id: 'msg_1',
    type: 'message',
    role: 'assistant',
    model: 'm',
    content: [],
    stop_reason: null,
    usage,
  };
  const end = how === 'truncated' ? 'incomplete' : 'completed';
  const reason = how === 'truncated' ? { reason: 'max_output_tokens' } : null;
  const events: WireEvent[] =
    wire === 'openai'
      ? [
          { type: 'response.created', response: { id: 'resp_1' } },
          { type: 'response.output_item.done', output_index: 0, item },
          { type: `response.${end}`, response: { id: 'resp_1', output: [item], incomplete_details: reason, usage } },
        ]
      : [
          { type: 'message_start', message },
          { type: 'content_block_start', index: 0, content_block: { type: 'text', text: '' } },
          { type: 'content_block_delta', index: 0, delta: { type: 'text_delta', text: WORDS } },
          { type: 'content_block_stop', index: 0 },
          { type: 'message_delta', delta: { stop_reason: reason ? 'max_tokens' : 'end_turn' }, usage },
          { type: 'message_stop' },
        ];
  return { status: 200, headers: { 'content-type': 'text/event-stream' }, body: events.map(event).join('') };
};

const claude = (client: Client, more: Record<string, string>): ModelClient =>
  claudeCodeClient({ model: 'default', argv: [client.file], env: env(more) });
const codex = (client: Client): ModelClient =>
  codexCliClient({ model: 'default', argv: [client.file], env: env({ LOOP_KEY: KEY }) });

const KINDS: Kind[] = [
  ...(await Promise.all(
    ['2.1.197', '2.1.332'].map(async (version): Promise<Kind> => ({
      name: `Claude Code ${version}`,
      client: await pinned(claudeDrive, version),
      open: (client, url) => claude(client, { ANTHROPIC_BASE_URL: url, ANTHROPIC_API_KEY: KEY }),
      loggedOut: (client) => claude(client, { ANTHROPIC_BASE_URL: server.url }),
      wire: 'anthropic',
      says: /nobody is logged in with Claude Code/,
    })),
  )),
  {
    name: 'Codex 0.171.0',
    client: await pinned(codexDrive, '0.171.0'),
    open: (client, url) => {
      put('.codex/config.toml', codexSettings(url));
      return codex(client);
    },
    loggedOut: codex,
    wire: 'openai',
    says: /nobody is logged in with Codex/,
  },
];

describe.each(KINDS)('$name is asked with its own login', ({ name, client, open, loggedOut, wire, says }) => {
  if (client === undefined) {
    const [drive, version] = [name.startsWith('Codex') ? codexDrive : claudeDrive, name.split(' ').at(-1) ?? ''];
    return void test('is installed', () => expect(absent(drive, version)).toBe(true));
  }
  const signal = new AbortController().signal;

  test('the request holds the question and nothing of the person', { timeout: LONG }, async () => {
    furnish();
    const asked = question(0, { input: TEMPTING() });
    const reply = await open(client, server.url).ask(asked, signal);
    expect(reply).toMatchObject({ is: 'answer', value: SAME, tokens: { sent: 10, received: 5 } });
    const posts = server.requests.filter(({ method }) => method === 'POST');
    expect(posts).toHaveLength(1);
    const wire = JSON.stringify(server.requests);
    expect(wire.match(/CANARY-[\w./-]+/g) ?? []).toEqual([]);
    expect(wire).toContain(asked.instructions);
    expect(wire).toContain(JSON.stringify('[\\u0024ours](ours)').slice(1, -1));
    // The one tool there may be is the client's own way to give an answer by a schema.
    const tools = list(field(posts[0]?.body, 'tools')).map((tool) => field(tool, 'name'));
    expect(tools).toEqual(name.startsWith('Codex') ? [] : ['StructuredOutput']);
    if (!name.startsWith('Codex')) expect(field(posts[0]?.body, 'max_tokens')).toBe(50 + THINKING);
    expect(wire).toContain(JSON.stringify(VERDICT.properties.verdict.enum));
    for (const ran of ['hooked', 'served']) expect(fs.existsSync(path.join(home, ran))).toBe(false);
  });

  test('it leaves no session, and no folder of ours', { timeout: LONG }, async () => {
    furnish();
    await open(client, server.url).ask(question(), signal);
    const left = fs.readdirSync(home, { recursive: true }).map(String);
    expect(left.filter((file) => /\.jsonl$|rollout|history/.test(file))).toEqual([]);
    expect(left.filter((file) => /projects\/.*memport-/.test(file))).toEqual([]);
    const state = fs.readFileSync(path.join(home, '.claude.json'), 'utf8');
    expect(state).not.toContain('memport-');
  });

  test('nobody logged in: one clear line, and the server is not asked', { timeout: LONG }, async () => {
    furnish();
    const error = await loggedOut(client)
      .ask(question(), signal)
      .catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({
      name: 'MemportError',
      code: 'provider',
      todo: expect.stringMatching(/log ?in/) as string,
    });
    expect(String(error)).toMatch(says);
    expect(server.requests.filter(({ method }) => method === 'POST')).toEqual([]);
  });

  test.each<[string, Step, object]>([
    ['a login that ran out', fails(wire, 401, 'expired'), { thrown: says }],
    ['too much asked', fails(wire, 429, 'slow down'), { is: 'later', throttled: true }],
    ['a fault of the server', fails(wire, 500, 'broken'), { is: 'later' }],
    ['a connection that ends', 'reset', { is: 'later' }],
  ])('%s, and it asks no second time by itself', { timeout: LONG }, async (_, step, expected) => {
    const failing = await serve(step);
    try {
      const reply = await open(client, failing.url)
        .ask(question(), signal)
        .catch((thrown: unknown) => ({ thrown: String(thrown) }));
      if ('thrown' in expected) expect(reply).toMatchObject({ thrown: expect.stringMatching(says) as string });
      else expect(reply).toMatchObject(expected);
      expect(failing.requests.filter(({ url }) => /messages|responses/.test(url))).toHaveLength(1);
      expect(JSON.stringify(reply)).not.toContain(KEY);
    } finally {
      await failing.close();
    }
  });

  test.each<[string, string]>([
    ['truncated', 'truncated'],
    ['malformed', 'whole'],
  ])('an answer that is %s is an outcome', { timeout: LONG }, async (why, how) => {
    const cut = await serve(streamed(wire, how));
    try {
      expect(await open(client, cut.url).ask(question(), signal)).toMatchObject({ is: 'no-answer', why });
    } finally {
      await cut.close();
    }
  });

  test('a signal ends it, and its request', { timeout: LONG }, async () => {
    const hanging = await serve('hang');
    try {
      const stop = new AbortController();
      const asking = asker(open(client, hanging.url), { signal: stop.signal })([question()]);
      await expect.poll(() => hanging.requests.length, { timeout: LONG }).toBeGreaterThan(0);
      stop.abort();
      expect(await asking).toEqual([{ is: 'none', why: 'stopped' }]);
      await expect.poll(hanging.open, { timeout: 10_000 }).toBe(0);
    } finally {
      await hanging.close();
    }
  });
});
