import { Buffer } from 'node:buffer';
import type { Adapter } from '../adapter.ts';
import type { Attempted } from '../drive/attempt.ts';
import { tokensHeard } from '../drive/heard.ts';
import type { MirroredFile } from '../drive/machine-mirror.ts';
import { MemportError } from '../errors.ts';
import type { Account, Drive } from '../ir/drive.ts';
import { placeOf } from '../llm/address.ts';
import type { ModelReply } from '../llm/client.ts';
import { replyTo } from '../llm/failure.ts';
import { ITS_OWN } from '../llm/own-client.ts';
import { lastLine } from '../llm/own-program.ts';
import { plus, NO_TOKENS } from '../llm/tokens.ts';
import type { Played } from '../probe/play.ts';
import type { Scenario } from '../probe/scenario.ts';
import { reachedBy, type TrialStage } from '../probe/stage.ts';
import { readBytes } from '../store/state.ts';
import { field, scalar } from '../text/json.ts';
import { startable, type Startable } from '../world/startable.ts';
import { covered } from '../world/veiled.ts';
import type { World } from '../world/world.ts';
import type { Planned } from './plan.ts';

/** One of both ends: its client, and with whose login it goes where. */
export interface ClientEnd extends Startable {
  trials: NonNullable<Drive['trials']>;
  account: Account;
  /** So long one start of it may take. */
  patienceMs: number;
}

/** A trial with several requests to a model that thinks. */
const PATIENCE_MS = 300_000;

/** The client of a harness with the person's account; in a replay nobody is asked, and no login is needed. */
export const endOf = async (
  world: World,
  planned: Planned,
  adapter: Adapter,
  { replay = false, patienceMs = PATIENCE_MS }: { replay?: boolean; patienceMs?: number },
): Promise<ClientEnd> => {
  const found = await startable(adapter, world.env);
  const unable = (why: string): MemportError =>
    new MemportError('provider', {
      what: `${adapter.title} cannot be tried by its own client: ${why}`,
      where: '--level client',
      todo: "--level framed --model CLIENT tries it in memport's rendering",
    });
  if (typeof found === 'string') throw unable(found);
  const { drive, client } = found;
  const { trials } = drive;
  if (!trials) throw unable('how its client takes an account is not known');
  const gathered = planned.source.adapter.id === adapter.id ? planned.source : planned.target;
  const account = trials.account({ ...placeFor(world, gathered, gathered.scene.cwd), mirror: (real) => real });
  if (typeof account !== 'string') return { drive, client, trials, account, patienceMs };
  if (!replay) throw unable(account);
  return { drive, client, trials, patienceMs, account: { to: 'http://127.0.0.1:9', env: {} } };
};

const placeFor = (world: World, { stores, scene }: TrialStage['stores'], cwd: string) => ({
  at: stores.map(({ at }) => at),
  home: scene.home,
  cwd,
  env: world.env,
  around: scene.around,
  text: (file: string): string | undefined => {
    const bytes = readBytes(world.disk, file);
    return bytes && Buffer.from(bytes).toString('utf8');
  },
});

/** Starts the client once, for one scenario. */
export const attemptOf = async (
  world: World,
  { drive, client, account, patienceMs }: ClientEnd,
  stage: TrialStage,
  scenario: Scenario,
  written: readonly MirroredFile[],
  signal: AbortSignal,
): Promise<Attempted> => {
  const { attempt } = await import('../drive/attempt.ts');
  return attempt({
    drive,
    client,
    account,
    place: placeFor(world, stage.stores, stage.folder(scenario)),
    written,
    workspace: scenario.workspace ?? {},
    prompt: scenario.turns[0] ?? '',
    timeoutMs: patienceMs,
    signal,
  });
};

/** What a start of the client came to; what a provider refused is for the pool to judge. */
export const replyOf = ({ drive, client, account, patienceMs }: ClientEnd, attempted: Attempted): ModelReply => {
  const main = attempted.exchanges.filter(({ request }) => drive.kind(request) === 'main');
  const tokens = attempted.exchanges.map(({ answer }) => tokensHeard(answer)).reduce(plus, NO_TOKENS);
  const last = main.at(-1);
  const none = (says: string): ModelReply => ({ is: 'no-answer', why: 'malformed', says, tokens });
  if (attempted.timedOut) return none(`${drive.client} did not end within ${patienceMs / 1_000} s`);
  if (last && last.status >= 400)
    return replyTo(
      { status: last.status, message: scalar(field(field(last.answer, 'error'), 'message')), header: () => null },
      { host: placeOf(account.to).host, model: account.model ?? ITS_OWN, keyFrom: `the login of ${drive.client}` },
    );
  if (!last || attempted.code !== 0)
    return none(
      `${drive.client} ${client.version} ended with ${attempted.code ?? 'a signal'}: ${lastLine(attempted.stderr || attempted.stdout)}`,
    );
  if (last.answer === undefined) return none('the answer broke off');
  const unread = main.find(({ request }) => request.unread !== undefined)?.request.unread;
  if (unread !== undefined) return none(unread);
  return { is: 'answer', value: {}, model: scalar(field(last.answer, 'model')) || ITS_OWN, tokens };
};

/** A start that went to its end, as a trial. */
export const playedOf = async (
  world: World,
  { drive, trials }: ClientEnd,
  stage: TrialStage,
  scenario: Scenario,
  { exchanges }: Attempted,
  files: readonly string[],
): Promise<Extract<Played, { is: 'played' }>> => {
  const told = trials.told(exchanges, scenario.turns[0] ?? '', stage.folder(scenario));
  const { blocks, later, results } = drive.seen(exchanges.map(({ request }) => request));
  const { sent } = drive;
  const reached = reachedBy(sent ? [...stage.words, ...stage.words.map(sent)] : stage.words, {
    given: [...blocks, ...later].map(({ text }) => text),
    read: results.flatMap(({ text, failed }) => (failed ? [] : [text])),
    files,
  });
  const steps = await Promise.all(told.steps.map(async (step) => ({ ...step, text: await covered(world, step.text) })));
  return { is: 'played', transcript: { ...told, steps }, ...(reached && { reached }) };
};
