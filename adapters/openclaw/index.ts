import type { Adapter } from '../../src/adapter.ts';
import type { Scope } from '../../src/ir/memory.ts';
import type { Location, Store } from '../../src/ir/store.ts';
import type { Block, Budget, Delivered } from '../../src/ir/view.ts';
import { chooseEdition } from '../../src/kit/editions.ts';
import { folderOfTexts, type Reach } from '../../src/kit/folder-of-texts.ts';
import { unfit } from '../../src/kit/unfit.ts';
import { foldersByRemote, textsAt } from '../../src/kit/project-folders.ts';
import { EDITIONS, limitOf, LOADED } from './conventions.ts';
import { directives } from './directives.ts';
import { injectedOf } from './injected.ts';
import { ASIDE, MEMORY, NAMED, profilesOf, stateFolder, unreadConfig, USER, workspacesAt } from './paths.ts';

const TOTAL = 'workspace files';
const OWNS = [USER, MEMORY, `users/*/${USER}`, 'memory/**/*.md'];
/** OpenClaw writes there, and so does its agent. */
const SHARE = 4 / 5;

const capOf = (file: string): number => Math.min(limitOf('file'), file.endsWith(USER) ? limitOf('user') : Infinity);

const locate: Adapter['locate'] = (machine) => {
  const { edition, seen } = chooseEdition(EDITIONS, machine.asked.clientVersion);
  const homeExists = machine.stat(stateFolder(machine))?.kind === 'folder';
  const settings = foldersByRemote(machine);
  return workspacesAt(machine).map(({ agent, root }, index) => {
    const exists = machine.stat(root)?.kind === 'folder';
    const scope: Scope = agent === undefined ? { level: 'global' } : { level: 'agent', name: agent };
    const at = textsAt(NAMED.id, root, scope, { edition: edition.version, seen, owns: OWNS, exists });
    const findings = index === 0 ? unreadConfig(machine) : [];
    return { ...at, layout: 'workspace', homeExists, settings, findings, reads: [...OWNS, ...LOADED] };
  });
};

/** What another agent of the gateway loads stands in no session of the one that answers. */
const agentOf = ({ scope }: Location): string | undefined => (scope.level === 'agent' ? scope.name : undefined);
const budgetIn = (at: Location, name: string): string => [agentOf(at), name].filter(Boolean).join(': ');

const reach = (file: string): Reach => {
  if (file === USER || file === MEMORY) return { delivery: 'loaded' };
  if (file.startsWith('users/'))
    return { delivery: 'searchable', hops: 1, reason: 'loaded in sessions that belong to this person' };
  return { delivery: 'searchable', hops: 1, reason: 'memory_search finds it' };
};

const told = folderOfTexts({
  ...NAMED,
  docs: ['https://docs.openclaw.ai/concepts/memory'],
  brand: ['OpenClaw', '~/.openclaw', 'memory_search'],
  conventions: EDITIONS,
  grammar: directives,
  notices: 'OpenClaw loads USER.md and MEMORY.md when a session starts, and again where they changed.',
  locate,
  home: (scope, known) => {
    if (scope.level !== 'agent') return known[0] ?? unfit('no workspace of OpenClaw was located');
    return known.find((at) => agentOf(at) === scope.name) ?? unfit(`OpenClaw has no agent ${scope.name}`);
  },
  filesFor: ({ scope, kind }, { at }) => {
    if (scope.level === 'user')
      return /^[a-zA-Z0-9][\w-]{0,127}$/.test(scope.name) ? [`users/${scope.name}/${USER}`] : 'no profile is called so';
    const isWhole = scope.level === 'global' || (scope.level === 'agent' && scope.name === agentOf(at));
    if (!isWhole && scope.level !== 'project') return `OpenClaw keeps nothing per ${scope.level}`;
    const isDirective = isWhole && (kind === 'rule' || kind === 'profile');
    return [...(isDirective ? [USER] : []), MEMORY, ASIDE];
  },
  containerOf: (file) => (file.startsWith('users/') ? 'users' : file.includes('/') ? 'memory' : file),
  reach,
  costs: (said, file, at) => {
    const own = said.length + 2;
    return reach(file).delivery === 'loaded'
      ? [
          { budget: budgetIn(at, file), own },
          { budget: budgetIn(at, TOTAL), own },
        ]
      : [];
  },
  undriven: 'its agent runs in a gateway with an account; test/openclaw/facts.mjs runs the code that loads a workspace',
});

/** By file, what is put before the model, in its order and within the room that is left. */
const injected = ({ files }: Store): Map<string, string> => {
  const out = new Map<string, string>();
  let room = limitOf('total');
  for (const file of LOADED) {
    const text = files.get(file)?.text;
    if (text === undefined || room < 64) continue;
    const shown = injectedOf(text, file, Math.min(capOf(file), room));
    room -= shown.length;
    out.set(file, shown);
  }
  return out;
};

const budgetsOf = (store: Store, shown: ReadonlyMap<string, string>): Budget[] => {
  const lengthOf = (file: string): number => (store.files.get(file)?.text ?? '').trimEnd().length;
  const budget = (name: string, used: number, limit: number): Budget => ({
    name: budgetIn(store.at, name),
    used,
    limit,
    planned: Math.floor(limit * SHARE),
    unit: 'utf-16 units',
    paid: [],
  });
  const total = [...shown.values()].reduce((sum, text) => sum + text.length, 0);
  return [
    ...[USER, MEMORY].map((file) => budget(file, lengthOf(file), capOf(file))),
    budget(TOTAL, total, limitOf('total')),
  ];
};

const textAt = ({ files }: Store, { file, span }: { file: string; span: readonly [number, number] }): string =>
  files.get(file)?.text.slice(...span) ?? '';

const deliveriesOf = (store: Store, shown: ReadonlyMap<string, string>, at: Location): Delivered[] =>
  store.memories.map(({ id, places: [place] }) => {
    const file = place?.file ?? '';
    const agent = agentOf(at);
    if (agent !== undefined) return { id, delivery: 'unseen', reason: `only the agent ${agent} of OpenClaw reads it` };
    const found = reach(file);
    const isCut = found.delivery === 'loaded' && place && !shown.get(file)?.includes(textAt(store, place).trimEnd());
    const cut: Reach = { delivery: 'searchable', hops: 1, reason: `${file} is cut before it; memory_search finds it` };
    return { id, ...(isCut ? cut : found), ...(!at.seen && { assumed: true as const }) };
  });

/** A workspace of OpenClaw: directives about the person, durable facts, and notes that are searched. */
export const openclaw: Adapter = {
  ...told,
  profiles: profilesOf,
  view: (stores) => {
    const seen = stores.map((store) => ({ store, shown: injected(store) }));
    const blocksOf = ({ store: { at }, shown }: (typeof seen)[number]): Block[] =>
      [...shown].map(([file, text]) => ({ role: 'system', label: `${at.root}/${file}`, text, file }));
    const isOther = ({ store: { at } }: (typeof seen)[number]): boolean => agentOf(at) !== undefined;
    return {
      always: seen.filter((each) => !isOther(each)).flatMap(blocksOf),
      later: seen.filter(isOther).flatMap((each) => blocksOf(each).map((block) => ({ ...block, when: 'subagent' }))),
      budgets: seen.flatMap(({ store, shown }) => budgetsOf(store, shown)),
      deliveries: seen.flatMap(({ store, shown }) => deliveriesOf(store, shown, store.at)),
      notes: [
        'MEMORY.md is loaded in private sessions only, and where OpenClaw does not hold its text for a stranger’s',
      ],
    };
  },
  health: (stores) =>
    stores.flatMap(({ files }) =>
      LOADED.flatMap((file) => {
        const length = (files.get(file)?.text ?? '').trimEnd().length;
        const message = `${file} has ${length} characters, of which OpenClaw loads ${capOf(file)}`;
        return length > capOf(file)
          ? [{ rule: 'delivery/index-cut' as const, severity: 'error' as const, message, file }]
          : [];
      }),
    ),
};
