import type { Account, Exchange, Stage, Trials } from '../../../src/ir/drive.ts';
import type { Transcript } from '../../../src/ir/transcript.ts';
import { sessionDraft } from '../../../src/kit/session-draft.ts';
import { transcriptIn } from '../../../src/kit/session-transcript.ts';
import { field, list, parsed, record, scalar, texts } from '../../../src/text/json.ts';
import { readToml, tableAt } from '../../../src/text/toml.ts';
import { calledBy, done } from '../sessions/codex-call.ts';
import type { CodexPlace } from '../settings.ts';
import { codexKind } from './capture.ts';
import { codexHomeOf } from './stage.ts';

const LOGINS = ['CODEX_API_KEY', 'CODEX_ACCESS_TOKEN', 'OPENAI_API_KEY'];
const OPENAI = 'https://api.openai.com/v1';
/** Where a login with ChatGPT is good. */
const CHATGPT = 'https://chatgpt.com/backend-api/codex';

const toml = (value: string): string => JSON.stringify(value);

/** How Codex tries a rule; seen on 0.169.0, with a provider of the person's own and with a login of ChatGPT. */
export const codexTrials: Trials<CodexPlace> = {
  // Eleven thousand a request, and it looks into its memory before it answers.
  tokens: 35_000,
  account: (stage) => accountOf(stage),
  launch: ({ url, prompt, cwd, account }) => ({
    argv: [
      'exec',
      '--ephemeral',
      '--ignore-rules',
      '--skip-git-repo-check',
      '-s',
      'read-only',
      '-C',
      cwd,
      ...(account.argv ?? []),
      ...(account.model === undefined ? [] : ['-c', `model=${toml(account.model)}`]),
      '-c',
      'model_provider="memport"',
      '-c',
      `model_providers.memport.base_url=${toml(url)}`,
      '-c',
      'check_for_update_on_startup=false',
      '-c',
      'analytics.enabled=false',
      // Connectors of an account are asked at another address, which a trial does not reach.
      '-c',
      'features.apps=false',
      prompt,
    ],
    env: {},
  }),
  told: (exchanges, prompt, cwd) => toldBy(exchanges, prompt, cwd),
};

const accountOf = (stage: Stage<CodexPlace>): Account | string => {
  const home = codexHomeOf(stage);
  const read = readToml(stage.text(`${home}/config.toml`) ?? '');
  if ('problem' in read) return `${home}/config.toml cannot be read`;
  const { profile } = read.table;
  const table = {
    ...read.table,
    ...(typeof profile === 'string' ? tableAt(tableAt(read.table, 'profiles'), profile) : {}),
  };
  const named = table['model_provider'];
  const theirs = typeof named === 'string' ? tableAt(tableAt(table, 'model_providers'), named) : {};
  const own = typeof theirs['base_url'] === 'string';
  if (typeof named === 'string' && named !== 'openai' && !own) return `its provider ${named} has no address`;
  const model = table['model'];
  const account = own ? providerOf(stage, theirs) : openAiOf(stage, home, table['openai_base_url']);
  return typeof account === 'string' || typeof model !== 'string' ? account : { ...account, model };
};

const provider = (more: string): string[] => [
  '-c',
  `model_providers.memport={name="OpenAI",wire_api="responses",request_max_retries=0,stream_max_retries=0${more}}`,
];

/** A provider that they set up: the key goes by its variable, headers are put on by the proxy. */
const providerOf = ({ env }: Stage<CodexPlace>, theirs: Record<string, unknown>): Account | string => {
  if (theirs['wire_api'] !== undefined && theirs['wire_api'] !== 'responses')
    return 'its provider does not speak the protocol Responses';
  const key = theirs['env_key'];
  if (typeof key === 'string' && !env[key]) return `${key} is not set, with which it logs in`;
  const token = theirs['experimental_bearer_token'];
  const fromEnv = Object.entries(record(theirs['env_http_headers'])).flatMap(([name, variable]) =>
    env[scalar(variable)] ? [[name, env[scalar(variable)]]] : [],
  );
  const headers = Object.fromEntries([
    ...Object.entries(record(theirs['http_headers'])).map(([name, value]) => [name, scalar(value)]),
    ...fromEnv,
    ...(typeof token === 'string' ? [['authorization', `Bearer ${token}`]] : []),
  ]) as Record<string, string>;
  return {
    to: scalar(theirs['base_url']).replace(/\/+$/, ''),
    env: typeof key === 'string' ? { [key]: env[key] as string } : {},
    ...(Object.keys(headers).length > 0 && { headers }),
    argv: provider(typeof key === 'string' ? `,env_key=${toml(key)}` : ''),
  };
};

const openAiOf = (stage: Stage<CodexPlace>, home: string, address: unknown): Account | string => {
  const file = `${home}/auth.json`;
  const login = stage.text(file);
  const env = Object.fromEntries(
    LOGINS.flatMap((name) => (stage.env[name] ? [[name, stage.env[name] as string]] : [])),
  );
  if (login === undefined && Object.keys(env).length === 0)
    return 'no login of Codex is found: codex login -c \'cli_auth_credentials_store="file"\', or set CODEX_API_KEY';
  const isKey = env['CODEX_API_KEY'] !== undefined || typeof field(parsed(login), 'OPENAI_API_KEY') === 'string';
  const usual = isKey || login === undefined ? OPENAI : CHATGPT;
  return {
    to: (typeof address === 'string' ? address : usual).replace(/\/+$/, ''),
    env,
    ...(login !== undefined && { login: file }),
    argv: provider(',requires_openai_auth=true'),
  };
};

/** Behind an answer stands what of the memory it used (docs/formats/codex.md §6). */
const CITATION = /\s*<oai-mem-citation>([\s\S]*?)<\/oai-mem-citation>\s*/g;
const ENTRY = /^(.+:\d+-\d+)\|/gm;

const toldBy = (exchanges: readonly Exchange[], prompt: string, cwd: string): Transcript => {
  const draft = sessionDraft();
  draft.turn('', 0, prompt);
  let model: unknown;
  for (const { request, answer } of exchanges.filter((each) => codexKind(each.request) === 'main')) {
    for (const item of list(field(request.body, 'input')))
      if (scalar(field(item, 'type')).endsWith('_output'))
        draft.came(scalar(field(item, 'call_id')), ...done(field(item, 'output')));
    for (const item of list(field(answer, 'output'))) {
      const type = scalar(field(item, 'type'));
      if (type === 'message') {
        const text = texts(field(item, 'content')).join('\n');
        draft.said(text.replace(CITATION, ''));
        for (const [, entries = ''] of text.matchAll(CITATION))
          draft.cited([...entries.matchAll(ENTRY)].map(([, at = '']) => at));
      }
      if (!type.endsWith('_call')) continue;
      const id = scalar(field(item, 'call_id'));
      // What a script of `exec` does stands in no request: it is told as it was written.
      draft.called(calledBy(item, id) ?? { id, tool: 'exec', text: scalar(field(item, 'input')) });
    }
    model = field(answer, 'model') ?? model;
  }
  return transcriptIn(draft.turns(), cwd, model);
};
