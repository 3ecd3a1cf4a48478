import type { Machine } from '../../src/adapter.ts';
import { field, parsed } from '../../src/text/json.ts';
import { plainJson } from '../../src/text/jsonc.ts';

export const NAMED = { id: 'openclaw', title: 'OpenClaw', aliases: ['clawdbot', 'moltbot'] } as const;

export const USER = 'USER.md';
export const MEMORY = 'MEMORY.md';
/** Where OpenClaw's own importers put what they bring: searched, and never loaded. */
export const ASIDE = 'memory/imports/memport/memories.md';

const CONFIG_BYTES = 1 << 20;

type Where = Pick<Machine, 'asked' | 'env' | 'home' | 'list' | 'stat' | 'text'>;

/** The folder of config, databases and, unless the config says otherwise, the workspace. */
export const stateFolder = ({ asked, env, home }: Where): string => {
  const profile = asked.profile ?? env['OPENCLAW_PROFILE'];
  const named = profile === undefined || profile === '' || profile === 'default' ? '' : `-${profile}`;
  return env['OPENCLAW_STATE_DIR'] || `${home}/.openclaw${named}`;
};

export const workspaceAt = (machine: Where): string => {
  const { asked, env, home, stat, text } = machine;
  if (asked.root !== undefined)
    return stat(`${asked.root}/workspace`)?.kind === 'folder' ? `${asked.root}/workspace` : asked.root;
  if (env['OPENCLAW_WORKSPACE_DIR']) return env['OPENCLAW_WORKSPACE_DIR'];
  const state = stateFolder(machine);
  const config = parsed(plainJson(text(`${state}/openclaw.json`, CONFIG_BYTES) ?? ''));
  const said = field(field(field(config, 'agents'), 'defaults'), 'workspace');
  return typeof said === 'string' && said !== '' ? said.replace(/^~(?=\/|$)/, home) : `${state}/workspace`;
};

/** What `--profile` takes: each has a state folder of its own. */
export const profilesOf = ({ home, list }: Where): string[] =>
  (list(home) ?? []).flatMap((name) => /^\.openclaw-(.+)$/.exec(name)?.[1] ?? []);
