import * as fs from 'node:fs';
import * as path from 'node:path';
import { MemportError } from '../errors.ts';
import { field, isRecord, parsed, scalar } from '../text/json.ts';
import { printToml, readToml, tableAt, type TomlTable } from '../text/toml.ts';
import { answered } from './answer-json.ts';
import type { ModelClient, ModelQuestion, ModelReply, Tokens } from './client.ts';
import { replyTo } from './failure.ts';
import { inert, ITS_OWN, loggedOut, programOf, type OwnClient } from './own-client.ts';
import { inEmptyFolder, lastLine, ran } from './own-program.ts';
import { THINKING, weigh } from './tokens.ts';

const NAME = "Codex's account";

/** The person's own Codex in exec mode (docs/formats/codex.md §14). */
export const codexCliClient = (own: OwnClient): ModelClient => {
  const program = programOf(own, { bin: 'codex', package: '@openai/codex' });
  return {
    id: 'codex-cli',
    model: own.model,
    host: NAME,
    thinking: THINKING,
    atOnce: 3,
    ask: async (question, signal) => {
      const { file, before, version } = await program();
      return inEmptyFolder(async (folder) => {
        const home = path.join(folder, 'home');
        const cwd = path.join(folder, 'empty');
        const asked = furnish(home, cwd, question, own) ?? `default of Codex ${version}`;
        const argv = [...before, ...argvFor(home, cwd)];
        const env = { ...own.env, CODEX_HOME: home };
        const ended = await ran({ file, argv, cwd, env, input: inert(question.input), signal }, 'codex-cli');
        return replyOf(ended.stdout, question, asked, lastLine(ended.stderr));
      });
    },
  };
};

const argvFor = (home: string, cwd: string): string[] => [
  'exec',
  '--ephemeral',
  '--ignore-rules',
  '--skip-git-repo-check',
  '--json',
  '-s',
  'read-only',
  '-C',
  cwd,
  '--output-schema',
  path.join(home, 'schema.json'),
  '-',
];

/**
 * A home for this one question. The person's own cannot be used: its AGENTS.md is sent whatever is set (0.169). Their
 * login is linked, because a token that is renewed here must be renewed there; of their settings come only which
 * model is asked, and where. Returns the model, where one is named.
 */
const furnish = (home: string, cwd: string, question: ModelQuestion, own: OwnClient): string | undefined => {
  for (const folder of [home, cwd]) fs.mkdirSync(folder, { mode: 0o700 });
  const put = (name: string, text: string): void => fs.writeFileSync(path.join(home, name), text, { mode: 0o600 });
  put('schema.json', JSON.stringify(question.schema));
  put('instructions.md', question.instructions);
  const theirs = own.env['CODEX_HOME'] || path.join(own.env['HOME'] ?? '', '.codex');
  const settings = ownSettings(theirs);
  const login = path.join(theirs, 'auth.json');
  if (fs.existsSync(login)) fs.symlinkSync(fs.realpathSync(login), path.join(home, 'auth.json'));
  // Without any login Codex would ask a dozen times before it says so.
  else if (typeof settings['model_provider'] !== 'string' && LOGINS.every((name) => !own.env[name]))
    throw loggedOut('Codex', LOG_IN);
  const kept = Object.fromEntries(
    KEPT.flatMap((name) => (Object.hasOwn(settings, name) ? [[name, settings[name]]] : [])),
  );
  const config: TomlTable = { ...kept, ...providerIn(settings), ...OFF, ...chosen(own, home) };
  put('config.toml', printToml(config));
  return typeof config['model'] === 'string' ? config['model'] : undefined;
};

/** A login that a keyring keeps belongs to the person's own home. */
const LOG_IN = 'codex login -c \'cli_auth_credentials_store="file"\'';

const chosen = ({ model, effort }: OwnClient, home: string): TomlTable => ({
  model_instructions_file: path.join(home, 'instructions.md'),
  ...(model !== ITS_OWN && { model }),
  ...(effort !== undefined && { model_reasoning_effort: effort }),
});

/** Which model is asked, and with whose login. */
const KEPT = ['model', 'chatgpt_base_url', 'forced_login_method', 'forced_chatgpt_workspace_id'];
/** The pool asks again. */
const ONCE: TomlTable = { request_max_retries: 0, stream_max_retries: 0 };

const ownSettings = (theirs: string): TomlTable => {
  const file = path.join(theirs, 'config.toml');
  const read = fs.existsSync(file) ? readToml(fs.readFileSync(file, 'utf8')) : { table: {} };
  if ('table' in read) {
    const { profile } = read.table;
    const named = typeof profile === 'string' ? tableAt(tableAt(read.table, 'profiles'), profile) : {};
    return { ...read.table, ...named };
  }
  throw new MemportError('provider', {
    what: `Codex's settings cannot be read: ${read.problem.says}`,
    where: `${file}:${read.problem.line}`,
  });
};

/** Where the model is asked: at the provider of their settings, else at OpenAI, as Codex would, but once each. */
const providerIn = (settings: TomlTable): TomlTable => {
  const named = settings['model_provider'];
  const theirs = typeof named === 'string' ? tableAt(tableAt(settings, 'model_providers'), named) : {};
  const own = Object.keys(theirs).length > 0;
  // One that Codex has built in: never is the text sent elsewhere than they chose.
  if (typeof named === 'string' && named !== 'openai' && !own) return { model_provider: named };
  const address = settings['openai_base_url'];
  const openAi = {
    name: 'OpenAI',
    wire_api: 'responses',
    requires_openai_auth: true,
    ...(typeof address === 'string' && { base_url: address }),
  };
  return { model_provider: 'memport', model_providers: { memport: { ...(own ? theirs : openAi), ...ONCE } } };
};

/** Variables that hold a login. */
const LOGINS = ['CODEX_API_KEY', 'CODEX_ACCESS_TOKEN', 'OPENAI_API_KEY'];

/** Without any of these the request holds no tool and nothing but the instructions and the question. */
const OFF: TomlTable = {
  project_doc_max_bytes: 0,
  web_search: 'disabled',
  include_environment_context: false,
  include_permissions_instructions: false,
  include_apps_instructions: false,
  include_collaboration_mode_instructions: false,
  check_for_update_on_startup: false,
  analytics: { enabled: false },
  history: { persistence: 'none' },
  skills: { include_instructions: false, bundled: { enabled: false } },
  tools: { experimental_request_user_input: { enabled: false }, update_plan: { enabled: false } },
  features: {
    shell_tool: false,
    unified_exec: false,
    shell_snapshot: false,
    view_image: false,
    apps: false,
    plugins: false,
    multi_agent: false,
    goals: false,
    image_generation: false,
    tool_suggest: false,
    skill_search: false,
    sleep_tool: false,
    memories: false,
    hooks: false,
    // Without a net it would try for ever.
    unbounded_connection_retries: false,
  },
};

/** No event says which model answered. */
const replyOf = (stdout: string, question: ModelQuestion, model: string, stderr: string): ModelReply => {
  const events = stdout.split('\n').flatMap((line) => parsed(line) ?? []);
  const last = (type: RegExp): unknown => events.findLast((event) => type.test(scalar(field(event, 'type'))));
  const tokens = tokensOf(last(/^turn\.completed$/)) ?? weigh(question);
  const said = events.map((event) => field(event, 'item')).findLast((item) => field(item, 'type') === 'agent_message');
  const failed = last(/^turn\.failed$/) ?? (said === undefined ? last(/^error$/) : undefined);
  if (failed !== undefined) return failureOf(failed, model, tokens);
  const text = field(said, 'text');
  if (typeof text === 'string') return answered(text, model, tokens);
  if (events.length > 0) return { is: 'no-answer', why: 'malformed', model, tokens };
  if (LOGGED_OUT.test(stderr)) throw loggedOut('Codex', LOG_IN);
  throw new MemportError('provider', {
    what: `codex does not answer as expected: ${stderr || 'it said nothing'}`,
    where: 'codex exec --json',
    expected: 'Codex 0.169 or newer',
  });
};

const LOGGED_OUT = /not logged in|codex login|\b401\b|unauthorized|missing.{0,30}(?:api key|bearer)/i;

const failureOf = (event: unknown, model: string, tokens: Tokens): ModelReply => {
  const message = scalar(field(field(event, 'error'), 'message') ?? field(event, 'message'));
  if (LOGGED_OUT.test(message)) throw loggedOut('Codex', LOG_IN);
  const cut = /incomplete response.*reason: (\w+)/i.exec(message)?.[1];
  if (cut !== undefined)
    return { is: 'no-answer', why: cut === 'content_filter' ? 'refused' : 'truncated', model, tokens };
  // What a server says against the request is repeated as it came; the rest tells of a connection.
  const status = /\bstatus\D{0,10}(\d{3})\b/i.exec(message)?.[1] ?? (message.startsWith('{') ? '400' : undefined);
  if (status === undefined)
    return { is: 'later', why: `Codex said: ${lastLine(message)}`, throttled: /limit/i.test(message) };
  return replyTo({ status: Number(status), message, header: () => null }, { host: NAME, model, keyFrom: 'its login' });
};

const tokensOf = (completed: unknown): Tokens | undefined => {
  const usage = field(completed, 'usage');
  if (!isRecord(usage)) return undefined;
  const count = (name: string): number => (typeof usage[name] === 'number' ? usage[name] : 0);
  return {
    sent: count('input_tokens'),
    cached: count('cached_input_tokens'),
    received: count('output_tokens') + count('reasoning_output_tokens'),
  };
};
