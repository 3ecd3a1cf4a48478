import { MemportError } from '../errors.ts';
import { placeOf } from '../llm/address.ts';
import { anthropicStores } from '../remote/anthropic-stores.ts';
import { fetchInto, type Fetched } from '../remote/fetched.ts';
import { differencesOf, mirrorOf, type StoreMirror } from '../remote/mirror.ts';
import { push, type Pushed, type SentChange } from '../remote/pushed.ts';
import type { MemoryService, RemoteStore, ServiceAddress } from '../remote/service.ts';
import { plural } from '../report/terminal.ts';
import { sha256 } from '../store/state.ts';
import { safe } from '../text/safe.ts';
import { isAllowed } from '../world/consent.ts';
import { inspecting } from '../world/inspect.ts';
import { refuseUnverified } from '../world/world.ts';
import type { RemoteFlags } from './remote-option.ts';
import type { Setting } from './setting.ts';
import { leaving } from './signals.ts';

const ANTHROPIC = 'https://api.anthropic.com';
/** Nobody means so many at once. */
const STORES = 20;

/** What is sent when the command is through. */
export type Sending = () => Promise<void>;

interface Open {
  mirror: StoreMirror;
  fetched: Fetched;
  /** What differed from the service before the command did anything. */
  before: string;
}

/** Fetches the stores of a service into their mirrors, for the command that follows; what it changes is sent then. */
export const fetchRemote = async (setting: Setting, flags: RemoteFlags): Promise<Sending> => {
  const { world } = setting;
  refuseUnverified(world);
  const address = addressOf(flags.remote ?? '');
  const service = await anthropicStores({ ...address, key: world.env[address.keyFrom]?.trim() || undefined });
  await refuseUnlessAllowed(setting, address, flags);
  const told = (line: string): void => setting.err(`memport: ${safe(line)}\n`);
  const open: Open[] = [];
  for (const store of wanted(await service.stores(), flags, address)) {
    await world.pause('always');
    const mirror = mirrorOf(world.state, address.host, store.id);
    const found = await service.memories(store.id);
    const { url, host } = address;
    const fetched = fetchInto(mirror, { url, host, store, fetchedAt: world.now() }, found);
    open.push({ mirror, fetched, before: changesIn(mirror, fetched) });
    for (const line of linesOf(fetched)) told(line);
  }
  return async () => {
    const mayChange = flags.dryRun !== true && flags.planOut === undefined;
    for (const each of open) {
      const now = changesIn(each.mirror, each.fetched);
      if (now === '' || !mayChange || (now === each.before && flags.yes !== true)) continue;
      await send(setting, service, address, each, flags);
    }
  };
};

const addressOf = (typed: string): ServiceAddress => {
  const { url, host } = placeOf(typed === 'anthropic' ? ANTHROPIC : typed);
  return { url, host, keyFrom: url === ANTHROPIC ? 'ANTHROPIC_API_KEY' : 'MEMPORT_API_KEY' };
};

const refuseUnlessAllowed = async (setting: Setting, { host }: ServiceAddress, flags: RemoteFlags): Promise<void> => {
  const ask = flags.json ? undefined : setting.ask;
  const says = [
    `To be asked of ${host}: its memory stores, and every memory in them, which are copied into memport's own folder.`,
    'What a run changes there once you agreed to its plan is sent back; a memory with a secret or an injection in it stays here.',
  ].join('\n');
  const agree = async (text: string): Promise<boolean> => {
    const { answerTo, oneOf } = await import('./question.ts');
    setting.out(`${text}\n`);
    const question = 'Ask it? The answer yes is remembered. [yes/no] ';
    return ask !== undefined && (await answerTo(ask, setting.out, question, oneOf(['yes', 'no']))) === 'yes';
  };
  // To let a model read some words is another thing than to keep them there.
  const asked = { key: `memory stores of ${host}`, typed: host, says, else: `memory stores of ${host} would be asked` };
  const how = { allowHost: flags.sendTo, ...(ask && { agree }) };
  if (await isAllowed(setting.world, asked, how)) return;
  throw new MemportError('refused', {
    what: `nothing was asked of ${host}`,
    expected: 'a yes to that',
    todo: 'without --remote the command works on what was fetched before',
  });
};

const wanted = (stores: readonly RemoteStore[], flags: RemoteFlags, { host }: ServiceAddress): RemoteStore[] => {
  const names = [flags.profile, flags.fromProfile, flags.toProfile].filter((name) => name !== undefined);
  const named = stores.filter(({ id, name }) => names.includes(id) || names.includes(name));
  const all = named.length > 0 ? named : stores.filter(({ archived }) => !archived);
  if (all.length > 0 && all.length <= STORES) return all;
  const what =
    all.length === 0 ? `${host} has no memory store for this key` : `${host} has ${all.length} memory stores`;
  throw new MemportError('usage', {
    what,
    where: host,
    expected: all.length === 0 ? 'a memory store, made in the Console or by the API' : `at most ${STORES}`,
    todo:
      all.length === 0 ? 'make one, then type this again' : 'name one with --profile, --from-profile or --to-profile',
  });
};

/** Names what differs from the service, so that a change in between is seen. */
const changesIn = (mirror: StoreMirror, { base }: Fetched): string =>
  differencesOf(mirror, base)
    .map(({ file, bytes }) => `${file}\0${bytes ? sha256(bytes) : ''}`)
    .join('\n');

const some = (files: readonly string[]): string =>
  `${files.slice(0, 5).join(', ')}${files.length > 5 ? ` and ${files.length - 5} more` : ''}`;

/** What of earlier runs has to be said: what was cut off, what still waits, what others changed meanwhile. */
const linesOf = ({ base, arrived, lacking, waiting, overtaken }: Fetched): string[] => {
  const { name } = base.store;
  const cut = arrived.length + lacking.length > 0;
  return [
    ...(cut
      ? [
          `${name}: an earlier run was cut off while it sent ${plural(arrived.length + lacking.length, 'change')}; ` +
            `there: ${arrived.length === 0 ? 'none' : some(arrived)}; not there: ${lacking.length === 0 ? 'none' : some(lacking)}`,
        ]
      : []),
    ...(waiting.length === 0
      ? []
      : [`${name}: ${plural(waiting.length, 'change')} not sent yet (${some(waiting)}); a run with --yes sends them`]),
    ...(overtaken.length === 0
      ? []
      : [`${name}: changed there as well as here, so it stands as it is there: ${some(overtaken)}`]),
    ...(base.unread.length === 0 ? [] : [`${name}: cannot be a file here, or came damaged: ${some(base.unread)}`]),
  ];
};

const send = async (
  setting: Setting,
  service: MemoryService,
  { url, host }: ServiceAddress,
  { mirror, fetched: { base } }: Open,
  flags: RemoteFlags,
): Promise<void> => {
  const { world } = setting;
  const tell = (line: string): void => void (flags.json ? setting.err : setting.out)(`${safe(line)}\n`);
  const inspect = inspecting(world);
  const remote = `--remote ${flags.remote}`;
  let sent: SentChange[] = [];
  const say = (of: number): void =>
    leaving(setting, `${sent.length} of ${of} changes arrived at ${host}; the next run with ${remote} says which`);
  const forbids = async (text: string): Promise<string | undefined> => {
    const grave = (await inspect(text)).hazards.find(({ grade }) => grade === 'block');
    return grave && 'it holds a secret or an injection';
  };
  const took = (all: readonly SentChange[], of: number): void => {
    sent = [...all];
    say(of);
  };
  leaving(setting, `written here; the next run with ${remote} says what of it arrived at ${host}`);
  let pushed: Pushed;
  try {
    pushed = await push({ service, mirror, base, forbids, pause: world.pause, took });
  } finally {
    for (const { op, file, version } of sent) tell(`Sent to ${base.store.name}: ${op} ${file} (version ${version})`);
  }
  for (const { file, why } of pushed.withheld) tell(`Not sent: ${file}: ${why}`);
  const { conflict, left } = pushed;
  if (conflict) {
    tell(`Conflict: ${conflict.file}: ${conflict.why}; nothing was sent after that.`);
    if (left.length > 0) tell(`Not sent: ${left.join(', ')}`);
    fetchInto(mirror, { url, host, store: base.store, fetchedAt: world.now() }, await service.memories(base.store.id));
    tell(`Fetched anew. Next: the same command with ${remote} and --dry-run`);
  }
  if (conflict || pushed.withheld.length > 0) setting.exit = Math.max(setting.exit, 1);
};
