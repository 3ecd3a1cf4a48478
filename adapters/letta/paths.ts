import type { Machine } from '../../src/adapter.ts';
import type { Finding } from '../../src/ir/finding.ts';
import type { Loss } from '../../src/ir/loss.ts';
import type { Scope } from '../../src/ir/memory.ts';
import { chooseEdition } from '../../src/kit/editions.ts';
import { unfit } from '../../src/kit/unfit.ts';
import { parsed, record } from '../../src/text/json.ts';
import { CONFIG, INDEX, capsIn, type Layout } from './constraints.ts';
import { EDITIONS } from './conventions.ts';
import type { LettaAt } from './store.ts';

const CONFIG_BYTES = 1 << 20;

/** Two folders deep, as Letta's own cap has it, and what a person let be deeper where memory is looked for. */
const READS = ['*.md', '*/*.md', '*/*/*.md', 'system/**/*.md', 'reference/**/*.md', CONFIG];
const NOT_MEMORY = ['!skills/**', '!.*/**', '!memory_filesystem.md'];

interface Found {
  agent: string;
  root: string;
  /** Kept by the client itself and not by a server: always the older layout. */
  local: boolean;
}

/** A typed `--root` is a memory folder; else every agent that has one here. */
export const locate = (machine: Machine): LettaAt[] => {
  const found = foundBy(machine);
  const chosen = chosenAgent(machine);
  const active = found.find(({ agent }) => agent === chosen) ?? (found.length === 1 ? found[0] : undefined);
  return found.map((each) => locationOf(machine, each, each === active));
};

export const profiles = (machine: Machine): string[] => foundBy(machine).map(({ agent }) => agent);

/** An agent that is named and has no memory here is never made. */
export const home = (scope: Scope, known: readonly LettaAt[]): LettaAt | Loss => {
  if (scope.level !== 'global' && scope.level !== 'project') return unfit(`Letta keeps nothing per ${scope.level}`);
  const at = known.find((each) => each.active === true);
  if (at) return at;
  return unfit(
    known.length === 0
      ? 'no agent of Letta Code has a memory folder here'
      : 'several agents of Letta Code have a memory here: --to-profile names one',
  );
};

const foundBy = ({ asked, env, home: own, list, stat }: Machine): Found[] => {
  if (asked.root !== undefined) return [{ agent: agentIn(asked.root), root: asked.root, local: isLocal(asked.root) }];
  const storage = env['LETTA_LOCAL_BACKEND_DIR'] || `${own}/.letta/lc-local-backend`;
  const below = (folder: string, local: boolean): Found[] =>
    (list(folder) ?? []).flatMap((agent) => {
      const root = `${folder}/${agent}/memory`;
      return stat(root)?.kind === 'folder' ? [{ agent, root, local }] : [];
    });
  const homes = [...below(`${own}/.letta/agents`, false), ...below(`${storage}/memfs`, true)];
  const direct = env['LETTA_MEMORY_DIR']?.trim();
  return direct && !homes.some(({ root }) => root === direct) && stat(direct)?.kind === 'folder'
    ? [...homes, { agent: agentIn(direct), root: direct, local: isLocal(direct) }]
    : homes;
};

const agentIn = (root: string): string => /\/([^/]+)\/memory\/?$/.exec(root)?.[1] ?? root.replace(/^.*\/(?=[^/])/, '');
const isLocal = (root: string): boolean => /\/memfs\/[^/]+\/memory\/?$/.test(root);

/** The agent that a client started here would go on with. */
const chosenAgent = ({ asked, env, cwd, home: own, text }: Machine): string | undefined => {
  if (asked.profile !== undefined) return asked.profile;
  const direct = env['LETTA_MEMORY_DIR']?.trim();
  if (direct) return agentIn(direct);
  const named = env['LETTA_AGENT_ID']?.trim() || env['AGENT_ID']?.trim();
  if (named) return named;
  for (const file of [`${cwd}/.letta/settings.local.json`, `${own}/.letta/settings.json`]) {
    const { lastAgent } = record(parsed(text(file, CONFIG_BYTES)));
    if (typeof lastAgent === 'string') return lastAgent;
  }
  return undefined;
};

const locationOf = (machine: Machine, { agent, root, local }: Found, active: boolean): LettaAt => {
  const { edition, seen } = chooseEdition(EDITIONS, machine.asked.clientVersion);
  const layout: Layout = !local && machine.stat(`${root}/${INDEX}`) ? 'memfs-v2' : 'memfs-v1';
  const { caps, problem } = capsIn(machine.text(`${root}/${CONFIG}`, CONFIG_BYTES), layout);
  const findings: Finding[] =
    problem === undefined ? [] : [{ rule: 'read/config', severity: 'warn', message: problem, file: CONFIG }];
  const closed =
    problem ??
    (machine.stat(`${root}/.git`) ? undefined : 'it is no git repository: /memfs enable of Letta Code makes it one');
  return {
    id: `letta:${agent}`,
    harness: 'letta',
    root,
    scope: { level: 'global' },
    edition: edition.version,
    seen,
    layout,
    exists: machine.stat(root)?.kind === 'folder',
    active,
    role: 'store',
    owns: ['*.md', '*/*.md', '*/*/*.md', 'system/**/*.md', 'reference/**/*.md', ...NOT_MEMORY],
    reads: [...READS, ...NOT_MEMORY],
    settings: { agent, caps },
    ...(closed !== undefined && { closed }),
    findings,
  };
};
