import * as path from 'node:path';
import { MemportError } from '../errors.ts';
import { chosenBy, everyChoice } from '../llm/choice.ts';
import type { Asking, ModelClient, AnswerOutcome, Posted, ModelQuestion } from '../llm/client.ts';
import { purseOf, type Used, type Allowance, type Purse } from '../llm/purse.ts';
import { costOf, NO_TOKENS, plus, weigh, wordsIn, type Price } from '../llm/tokens.ts';
import { ownConfig, ownPrices, PRICE_EXAMPLE } from './config.ts';
import { isConsented, type Bill, type Consent } from './consent.ts';
import { batchesIn } from '../store/batches.ts';
import { inspecting } from './inspect.ts';
import type { World } from './world.ts';

export interface ModelWish extends Consent {
  budget?: Allowance;
  /** Several who are asked in one run share one purse: its budget holds for all of them together. */
  purse?: Purse;
  progress?: (settled: number, of: number) => void;
}

/** A model as a verb works with it. */
export interface Model {
  client: ModelClient;
  /** Asks for consent to these questions, and to what follows from them, ahead of the first request. */
  agree: (questions: readonly ModelQuestion[]) => Promise<boolean>;
  /** Asks for consent before the first request; a signal ends it early, with what was answered by then. */
  asking: Asking;
  /** The same in batches, where the client has them; `fresh`: also what batches of earlier runs hold. */
  batched?: (fresh: boolean) => (asked: readonly Posted[]) => Promise<readonly AnswerOutcome[]>;
  /** What was used up so far. */
  account: () => Used;
  /** What these questions would use up at most. */
  bill: (questions: readonly ModelQuestion[]) => Bill;
}

/**
 * The model of a choice (`anthropic`, `claude-code#opus`, a base URL, a name of the person's own), or of the one their
 * configuration names. What it is asked is held to their consent and budget; a repository has no say in any of it.
 */
export const modelFor = async (world: World, choice: string | undefined, wish: ModelWish): Promise<Model> =>
  modelOf(world, await clientFor(world, choice), wish);

/** The same for a client that is there already. */
export const modelOf = async (world: World, client: ModelClient, wish: ModelWish): Promise<Model> => {
  const prices = ownPrices(world.env);
  const price = Object.hasOwn(prices, client.model) ? prices[client.model] : undefined;
  if (wish.budget?.maxUsd !== undefined && price === undefined) throw unpriced(client.model);
  const purse = wish.purse ?? purseOf(wish.budget);
  const bill = billBy(client, price);
  const { asker } = await import('../llm/pool.ts');
  const stop = new AbortController();
  const ask: Asking = asker(client, {
    signal: stop.signal,
    purse,
    price,
    ...(wish.progress && { progress: wish.progress }),
  });
  let agreed: Promise<boolean> | undefined;
  const agree: Model['agree'] = (questions) => (agreed ??= isConsented(world, client, bill(questions), wish));
  const guarded =
    <Each>(questionIn: (each: Each) => ModelQuestion, ask: (open: Each[]) => Promise<readonly AnswerOutcome[]>) =>
    async (all: readonly Each[]): Promise<readonly AnswerOutcome[]> => {
      const safe = await Promise.all(all.map((each) => isSafe(world, questionIn(each))));
      const open = all.filter((_, at) => safe[at]);
      if (open.length === 0) return all.map(() => KEPT_HERE);
      if (!(await agree(open.map(questionIn)))) return all.map(() => DECLINED);
      const answered = await world.hold(() => untilStopped(world, stop, () => ask(open)));
      const outcomes = [...answered];
      return all.map((_, at) => (safe[at] ? (outcomes.shift() as AnswerOutcome) : KEPT_HERE));
    };
  const { batches } = client;
  const batched: Model['batched'] =
    batches &&
    ((fresh) =>
      guarded(
        ({ question }) => question,
        async (open) => {
          const { batchAsker } = await import('../llm/batch.ts');
          const kept = batchesIn(world.state, `${client.id}#${client.model}@${client.host}`, world.now);
          const sent = fresh ? { ...kept, all: () => [] } : kept;
          return batchAsker({ ...client, batches }, { signal: stop.signal, purse, price, sent, now: world.now })(open);
        },
      ));
  return {
    client,
    agree,
    asking: guarded((question) => question, ask),
    ...(batched && { batched }),
    account: purse.account,
    bill,
  };
};

const KEPT_HERE: AnswerOutcome = { is: 'none', why: 'gave-up', says: 'it holds what must not leave this machine' };
const DECLINED: AnswerOutcome = { is: 'none', why: 'gave-up', says: 'you said no' };

/** By what name answers are kept: who is asked, and for which model. It takes no key, and asks nobody. */
export const askedAs = (world: World, choice: string | undefined): string => {
  const chosen = chosenFor(world, choice);
  const asked = chosen.id === 'cassette' ? chosen.of : chosen;
  return asked ? `${asked.id}#${asked.model}` : chosen.id;
};

const chosenFor = (world: World, choice: string | undefined): ReturnType<typeof chosenBy> => {
  const { models = {}, model } = ownConfig(world.env);
  const named = choice ?? model;
  if (named === undefined)
    throw new MemportError('usage', {
      what: 'no model client is named',
      expected: `one of ${everyChoice(models)}`,
      todo: 'name one, or set "model" in $XDG_CONFIG_HOME/memport/config.json',
    });
  return chosenBy(named, models, world.env);
};

const clientFor = async (world: World, choice: string | undefined): Promise<ModelClient> => {
  const chosen = chosenFor(world, choice);
  const { clientOf } = await import('../llm/opened-client.ts');
  if (chosen.id !== 'cassette') return clientOf(chosen, world.env);
  const { recording, replayed } = await import('../llm/cassette.ts');
  const folder = path.resolve(world.cwd, chosen.folder);
  if (chosen.of === undefined) return replayed(folder);
  const inspect = inspecting(world);
  const keepable = async (text: string): Promise<boolean> => isClean(await inspect(text));
  return recording(folder, await clientOf(chosen.of, world.env), keepable);
};

const isClean = ({ hazards }: Awaited<ReturnType<ReturnType<typeof inspecting>>>): boolean =>
  hazards.every(({ grade }) => grade !== 'block');

/** Whoever asks leaves out what must stay here; this is the last door, and it looks again. */
const isSafe = async (world: World, question: ModelQuestion): Promise<boolean> =>
  isClean(await inspecting(world)(wordsIn(question)));

const billBy =
  (client: ModelClient, price: Price | undefined): Model['bill'] =>
  (questions) => {
    const tokens = questions.map((question) => weigh(question, client)).reduce(plus, NO_TOKENS);
    return { requests: questions.length, ...tokens, ...(price && { usd: costOf(tokens, price) }) };
  };

const unpriced = (model: string): MemportError =>
  new MemportError('usage', {
    what: `--max-usd needs a price for ${model}, and memport knows none by itself`,
    where: '$XDG_CONFIG_HOME/memport/prices.json',
    expected: `dollars for a million tokens: ${PRICE_EXAMPLE.replace('a-model', model)}`,
    todo: '--max-tokens bounds a run without prices',
  });

/** How long a signal waits at most, in milliseconds. */
const TURN = 50;

/** Aborts the work at a signal; the next pause of the run then tells of it. */
const untilStopped = async <T>({ pause }: World, stop: AbortController, work: () => Promise<T>): Promise<T> => {
  let timer: NodeJS.Timeout | undefined;
  let working = true;
  const listen = (): void => {
    if (working) timer = setTimeout(() => void pause('always').then(listen, () => stop.abort()), TURN);
  };
  listen();
  try {
    return await work();
  } finally {
    working = false;
    clearTimeout(timer);
  }
};
