import { MemportError } from '../errors.ts';
import { answered } from './answer-json.ts';
import type { ModelClient, ModelQuestion, ModelReply, Tokens } from './client.ts';
import { replyTo } from './failure.ts';
import { inert, ITS_OWN, loggedOut, programOf, type OwnClient } from './own-client.ts';
import { inEmptyFolder, lastLine, ran } from './own-program.ts';
import { THINKING, weigh } from './tokens.ts';
import { field, isRecord, parsed } from '../text/json.ts';

const NAME = "Claude Code's account";

/** The person's own Claude Code in print mode (docs/formats/claude-code.md §11). */
export const claudeCodeClient = (own: OwnClient): ModelClient => {
  const program = programOf(own, { bin: 'claude', package: '@anthropic-ai/claude-code' });
  return {
    id: 'claude-code',
    model: own.model,
    host: NAME,
    thinking: THINKING,
    // Each is a program of some hundred megabytes.
    atOnce: 3,
    ask: async (question, signal) => {
      const { file, before } = await program();
      return inEmptyFolder(async (cwd) => {
        const argv = [...before, ...argvFor(question, own)];
        const input = inert(question.input);
        const ended = await ran({ file, argv, cwd, env: envFor(own.env, question), input, signal }, 'claude-code');
        return replyOf(parsed(ended.stdout), question, own, lastLine(ended.stderr));
      });
    },
  };
};

const argvFor = ({ instructions, schema }: ModelQuestion, { model, effort }: OwnClient): string[] => [
  '-p',
  '--output-format',
  'json',
  '--json-schema',
  JSON.stringify(schema),
  '--system-prompt',
  instructions,
  ...(model === ITS_OWN ? [] : ['--model', model]),
  ...(effort === undefined ? [] : ['--effort', effort]),
  '--tools',
  '',
  '--strict-mcp-config',
  '--no-session-persistence',
  '--disable-slash-commands',
  // No instruction file, memory, hook, plugin or skill; login and model stay the person's.
  '--safe-mode',
];

/** What a session around us, or a habit of the person's, would bring in. */
const LEFT_OUT = /^(?:CLAUDECODE$|CLAUDE_CODE_(?:ENTRYPOINT|SSE_PORT|SESSION|CHILD|REMOTE|SIMPLE|AUTO_CONNECT_IDE))/;

const envFor = (env: OwnClient['env'], { maxTokens }: ModelQuestion): Record<string, string> => ({
  ...Object.fromEntries(Object.entries(env).filter(([name]) => !LEFT_OUT.test(name))),
  CLAUDE_CODE_SAFE_MODE: '1',
  CLAUDE_CODE_DISABLE_AUTO_MEMORY: '1',
  CLAUDE_CODE_DISABLE_CLAUDE_MDS: '1',
  // A word of a memory that begins with @ would be taken for a file to send.
  CLAUDE_CODE_DISABLE_ATTACHMENTS: '1',
  CLAUDE_CODE_DISABLE_FILE_MENTIONS: '1',
  // The pool asks again.
  CLAUDE_CODE_MAX_RETRIES: '0',
  MAX_STRUCTURED_OUTPUT_RETRIES: '1',
  CLAUDE_CODE_MAX_OUTPUT_TOKENS: String(maxTokens + THINKING),
  CLAUDE_CODE_DISABLE_NONESSENTIAL_TRAFFIC: '1',
  CLAUDE_CODE_ENABLE_TELEMETRY: '0',
  OTEL_LOG_USER_PROMPTS: '0',
  DISABLE_TELEMETRY: '1',
  DISABLE_ERROR_REPORTING: '1',
  DISABLE_AUTOUPDATER: '1',
});

const CUT_OFF = /exceeded the \d+ output token maximum/;
const LOGGED_OUT = /not logged in|run \/login|oauth token|invalid api key/i;

const replyOf = (said: unknown, question: ModelQuestion, { model: asked }: OwnClient, stderr: string): ModelReply => {
  const result = field(said, 'result');
  const text = typeof result === 'string' ? result : '';
  const status = field(said, 'api_error_status');
  if (status === 401 || LOGGED_OUT.test(field(said, 'is_error') === true ? text : ''))
    throw loggedOut('Claude Code', 'start claude and type /login');
  if (typeof status === 'number')
    return replyTo({ status, message: text, header: () => null }, { host: NAME, model: asked, keyFrom: 'its login' });
  if (!isRecord(said))
    throw new MemportError('provider', {
      what: `claude does not answer as expected: ${stderr || 'it said nothing'}`,
      where: 'claude -p --output-format json',
      expected: 'Claude Code 2.1.197 or newer',
    });
  const model = Object.keys(isRecord(said['modelUsage']) ? said['modelUsage'] : {})[0] ?? asked;
  const tokens = tokensOf(said['usage']) ?? weigh(question);
  const stop = said['stop_reason'];
  if (stop === 'refusal') return { is: 'no-answer', why: 'refused', model, tokens };
  if (stop === 'max_tokens' || CUT_OFF.test(text)) return { is: 'no-answer', why: 'truncated', model, tokens };
  const value = said['structured_output'];
  if (value !== undefined && value !== null) return { is: 'answer', value, model, tokens };
  if (said['is_error'] === true && said['subtype'] === 'success')
    return { is: 'later', why: `Claude Code said: ${lastLine(text)}`, throttled: false };
  return answered(text, model, tokens);
};

const tokensOf = (usage: unknown): Tokens | undefined => {
  if (!isRecord(usage)) return undefined;
  const count = (name: string): number => (typeof usage[name] === 'number' ? usage[name] : 0);
  const cached = count('cache_read_input_tokens');
  return {
    sent: count('input_tokens') + cached + count('cache_creation_input_tokens'),
    cached,
    received: count('output_tokens'),
  };
};
