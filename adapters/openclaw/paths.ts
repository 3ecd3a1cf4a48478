import type { Machine } from '../../src/adapter.ts';
import type { Finding } from '../../src/ir/finding.ts';
import { field, isRecord, list, parsed, record, scalar } from '../../src/text/json.ts';
import { lenientJson } from '../../src/text/jsonc.ts';

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

const CONFIG = 'openclaw.json';

/** Undefined where it is not there, and where it is more of JSON5 than comments and trailing commas. */
const configAt = (machine: Where): unknown =>
  parsed(lenientJson(machine.text(`${stateFolder(machine)}/${CONFIG}`, CONFIG_BYTES) ?? ''));

/** A config that cannot be read may name other workspaces. */
export const unreadConfig = (machine: Where): Finding[] => {
  const file = `${stateFolder(machine)}/${CONFIG}`;
  const text = machine.asked.root === undefined ? machine.text(file, CONFIG_BYTES) : undefined;
  if (text === undefined || text.trim() === '' || configAt(machine) !== undefined) return [];
  const message = `${CONFIG} is no JSON with comments: which workspaces it names is not known, so --root names one`;
  return [{ rule: 'read/config', severity: 'warn', message, file }];
};

/** An agent of one gateway and where it works; the one that answers where nothing else is said has no name here. */
export interface Workspace {
  agent?: string;
  root: string;
}

interface Entry {
  id: string;
  workspace: string;
  isDefault: boolean;
}

/** `agents.entries` by id, or the list that earlier versions had. */
const entriesIn = (agents: unknown): Entry[] => {
  const listed = field(agents, 'list');
  const named = Object.entries(record(field(agents, 'entries'))).map(([id, entry]) => ({ ...record(entry), id }));
  const all: Readonly<Record<string, unknown>>[] = [...named, ...list(listed).filter(isRecord)];
  return all.map((entry) => ({
    id: idOf(scalar(entry['id'])),
    workspace: scalar(entry['workspace']).trim(),
    isDefault: entry['default'] === true,
  }));
};

const idOf = (said: string): string => (/^[a-z\d][\w-]{0,63}$/i.test(said.trim()) ? said.trim().toLowerCase() : 'main');

/** The workspace of the default agent, then those of the others, each once (`agents/agent-scope-config.ts`, read). */
export const workspacesAt = (machine: Where): [Workspace, ...Workspace[]] => {
  const { asked, env, home, stat } = machine;
  if (asked.root !== undefined)
    return [{ root: stat(`${asked.root}/workspace`)?.kind === 'folder' ? `${asked.root}/workspace` : asked.root }];
  const state = stateFolder(machine);
  const agents = field(configAt(machine), 'agents');
  const entries = entriesIn(agents);
  const path = (said: string): string | undefined =>
    said.replace(/^~(?=\/|$)/, home).replace(/(.)\/+$/, '$1') || undefined;
  const shared = path(scalar(field(field(agents, 'defaults'), 'workspace')).trim());
  const main = entries.find(({ isDefault }) => isDefault) ?? entries[0];
  const first = env['OPENCLAW_WORKSPACE_DIR'] || (path(main?.workspace ?? '') ?? shared ?? `${state}/workspace`);
  const others = entries
    .filter(({ id }) => id !== main?.id)
    .map(({ id, workspace }) => ({
      agent: id,
      root: path(workspace) ?? (shared === undefined ? `${state}/workspace-${id}` : `${shared}/${id}`),
    }));
  const isAbout = ({ root }: Workspace, at: number): boolean =>
    root !== first && others.findIndex((each) => each.root === root) === at;
  return [{ root: first }, ...others.filter(isAbout)];
};

/** What `--profile` takes: each has a state folder of its own. */
export const profilesOf = ({ home, list }: Where): string[] =>
  (list(home) ?? []).flatMap((name) => /^\.openclaw-(.+)$/.exec(name)?.[1] ?? []);
