import * as fs from 'node:fs';
import * as os from 'node:os';
import * as path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { codexCliClient } from '../../src/llm/codex-cli.ts';
import { inert } from '../../src/llm/own-client.ts';
import { readToml, type TomlTable } from '../../src/text/toml.ts';
import { question } from './question.ts';

let home: string;
beforeEach(() => {
  home = fs.mkdtempSync(path.join(fs.realpathSync(os.tmpdir()), 'mp-codex-'));
  fs.mkdirSync(path.join(home, '.codex'));
});
afterEach(() => fs.rmSync(home, { recursive: true, force: true }));

/** The settings that Codex is started with, where the person's own say this. */
const started = async (toml: string): Promise<TomlTable> => {
  fs.writeFileSync(path.join(home, '.codex/config.toml'), toml);
  const argv = [process.execPath, path.join(import.meta.dirname, 'codex.mjs')];
  const env = { HOME: home, PATH: '', CODEX_API_KEY: 'not-a-key' };
  const reply = await codexCliClient({ model: 'default', argv, env }).ask(question(), new AbortController().signal);
  const read = readToml((reply as { value: { note: string } }).value.note);
  return 'table' in read ? read.table : {};
};
const asked = async (toml: string) => {
  const { model, model_provider: named, model_providers: all } = await started(toml);
  return { model, named, provider: (all as TomlTable | undefined)?.[String(named)] };
};
const once = { request_max_retries: 0, stream_max_retries: 0 };

test('the model is asked where the person’s own settings say, and only once', async () => {
  const openAi = { name: 'OpenAI', wire_api: 'responses', requires_openai_auth: true, ...once };
  expect(await asked('')).toMatchObject({ named: 'memport', provider: openAi });
  expect(await asked('model = "m"\nopenai_base_url = "https://eu.example/v1"')).toMatchObject({
    model: 'm',
    provider: { ...openAi, base_url: 'https://eu.example/v1' },
  });
  const work = '[model_providers.work]\nname = "Work"\nbase_url = "https://work.example/v1"\nenv_key = "K"\n';
  const provider = { name: 'Work', base_url: 'https://work.example/v1', env_key: 'K', ...once };
  expect(await asked(`model_provider = "work"\n${work}`)).toMatchObject({ named: 'memport', provider });
  expect(await asked(`profile = "p"\n[profiles.p]\nmodel = "m"\nmodel_provider = "work"\n${work}`)).toMatchObject({
    model: 'm',
    provider,
  });
});

test('a provider that Codex has built in stays the one: text for this machine never goes to OpenAI', async () => {
  expect(await asked('model_provider = "ollama"')).toEqual({ named: 'ollama' });
});

test('nothing else of the settings comes along', async () => {
  const toml = 'notify = ["x"]\n[mcp_servers.a]\ncommand = "x"\n[features]\nmemories = true\nhooks = true\n';
  const settings = await started(toml);
  expect(settings).not.toHaveProperty('mcp_servers');
  expect(settings).not.toHaveProperty('notify');
  expect(settings['features']).toMatchObject({ memories: false, hooks: false, shell_tool: false });
});

test('signs that a client acts upon are escapes of the same JSON', () => {
  const text = 'a@b @/etc/passwd $skill \\@ \\\\$ é';
  const json = JSON.stringify({ [text]: [text] });
  expect(inert(json)).not.toMatch(/[@$]/);
  expect(JSON.parse(inert(json))).toEqual(JSON.parse(json));
});
