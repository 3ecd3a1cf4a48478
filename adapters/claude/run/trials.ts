import type { Account, Exchange, Stage, Trials } from '../../../src/ir/drive.ts';
import type { Transcript } from '../../../src/ir/transcript.ts';
import { sessionDraft } from '../../../src/kit/session-draft.ts';
import { transcriptIn } from '../../../src/kit/session-transcript.ts';
import { field, isRecord, list, parsed, scalar, texts } from '../../../src/text/json.ts';
import { callOf } from '../sessions/claude-call.ts';
import { RAN_ANYWAY } from '../sessions/claude-log.ts';
import type { ClaudePlace } from '../store.ts';
import { claudeKind } from './capture.ts';
import { configHomeOf } from './stage.ts';

/** Variables of a login, and those that choose a model. */
const LOGINS = ['ANTHROPIC_API_KEY', 'ANTHROPIC_AUTH_TOKEN', 'CLAUDE_CODE_OAUTH_TOKEN'];
const CHOICES = ['ANTHROPIC_MODEL', 'ANTHROPIC_SMALL_FAST_MODEL', 'ANTHROPIC_CUSTOM_HEADERS', 'ANTHROPIC_BETAS'];
/** Clouds that are asked in other words than those of Anthropic's own address. */
const ELSEWHERE = /^CLAUDE_CODE_USE_(?:BEDROCK|VERTEX|FOUNDRY|MANTLE)$/;

/** How Claude Code tries a rule; seen on 2.1.329, which sends the login of its file to any ANTHROPIC_BASE_URL. */
export const claudeTrials: Trials<ClaudePlace> = {
  // Thirty thousand with all tools, a third of that with these few; twice, for what is asked after a tool was used.
  tokens: 40_000,
  account: (stage) => accountOf(stage),
  launch: ({ url, prompt, tmp, account }) => ({
    argv: [
      '-p',
      prompt,
      // No shell: a folder of its own cannot hold one. Writing is agreed to below the working folder alone.
      '--tools',
      'Read,Glob,Grep,Write,Edit',
      '--permission-mode',
      'acceptEdits',
      '--strict-mcp-config',
      '--no-session-persistence',
      '--max-turns',
      '12',
      ...(account.model === undefined ? [] : ['--model', account.model]),
    ],
    env: {
      ANTHROPIC_BASE_URL: url,
      // The pool asks again.
      CLAUDE_CODE_MAX_RETRIES: '0',
      CLAUDE_CODE_DISABLE_NONESSENTIAL_TRAFFIC: '1',
      DISABLE_TELEMETRY: '1',
      DISABLE_ERROR_REPORTING: '1',
      DISABLE_AUTOUPDATER: '1',
      CLAUDE_CODE_TMPDIR: tmp,
    },
  }),
  told: (exchanges, prompt, cwd) => toldBy(exchanges, prompt, cwd),
};

const accountOf = (stage: Stage<ClaudePlace>): Account | string => {
  const config = configHomeOf(stage);
  const settings = parsed(stage.text(`${config}/settings.json`));
  const own = { ...variablesIn(stage.env), ...variablesIn(field(settings, 'env')) };
  const cloud = Object.keys(own).find((name) => ELSEWHERE.test(name) && own[name] !== '0');
  if (cloud !== undefined) return `${cloud} is set, and only Anthropic's own protocol is understood`;
  const login = `${config}/.credentials.json`;
  const env = Object.fromEntries([...LOGINS, ...CHOICES].flatMap((name) => (own[name] ? [[name, own[name]]] : [])));
  const hasFile = stage.text(login) !== undefined;
  if (!hasFile && LOGINS.every((name) => !env[name]))
    return 'no login of Claude Code is found: type /login in claude, or set CLAUDE_CODE_OAUTH_TOKEN (claude setup-token)';
  const model = field(settings, 'model');
  return {
    to: (own['ANTHROPIC_BASE_URL'] || 'https://api.anthropic.com').replace(/\/+$/, ''),
    env,
    ...(hasFile && { login }),
    ...(typeof model === 'string' && { model }),
  };
};

const variablesIn = (value: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries(isRecord(value) ? value : {}).flatMap(([name, each]) =>
      typeof each === 'string' ? [[name, each]] : [],
    ),
  );

/** Every request repeats the talk so far: results are taken from it once, what the model says from the answers. */
const toldBy = (exchanges: readonly Exchange[], prompt: string, cwd: string): Transcript => {
  const draft = sessionDraft();
  draft.turn('', 0, prompt);
  let model: unknown;
  for (const { request, answer } of exchanges.filter((each) => claudeKind(each.request) === 'main')) {
    for (const message of list(field(request.body, 'messages')))
      for (const part of list(field(message, 'content'))) {
        if (field(part, 'type') !== 'tool_result') continue;
        const given = texts(field(part, 'content')).join('\n');
        const failed = field(part, 'is_error') === true;
        draft.came(scalar(field(part, 'tool_use_id')), given, failed && !RAN_ANYWAY.test(given));
      }
    for (const part of list(field(answer, 'content'))) {
      if (field(part, 'type') === 'text') draft.said(scalar(field(part, 'text')));
      if (field(part, 'type') === 'tool_use') draft.called(callOf(part));
    }
    model = field(answer, 'model') ?? model;
  }
  return transcriptIn(draft.turns(), cwd, model);
};
