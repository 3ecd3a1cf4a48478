import { isMemportError, MemportError, type MemportError as Failure } from '../errors.ts';
import { plus } from '../llm/tokens.ts';
import { accountLine } from '../report/account.ts';
import { count, plural } from '../report/terminal.ts';
import { handlesOf } from '../verbs/document.ts';
import { plan, type Planned } from '../verbs/plan.ts';
import type { Rewrote } from '../verbs/rewrite.ts';
import type { Model } from '../world/model.ts';
import { clientNamed, type AssistFlags } from './assist-options.ts';
import { modelWish } from './model-options.ts';
import type { Setting } from './setting.ts';
import { leaving } from './signals.ts';

interface Flags extends AssistFlags {
  dryRun?: boolean;
  yes?: boolean;
  planOut?: string;
  interactive?: boolean;
}

/** What has room once others are said in fewer words may leave somebody else without: so often it is asked anew. */
const ROUNDS = 3;

/** The plan with other words where they are wanted and may be asked for; undefined when somebody quits. */
export const inWordsOf = async (setting: Setting, planned: Planned, flags: Flags): Promise<Planned | undefined> => {
  if (!planned.assisted) return planned;
  const next = await reworded(setting, planned, flags);
  if (!flags.interactive || flags.dryRun || !setting.ask) return next;
  const { pickedWords } = await import('./other-words.ts');
  return pickedWords(setting, setting.ask, next);
};

/**
 * The plan with other words for what has no room, asked for where somebody may be asked: never by a dry run, and not
 * without a person or --yes. A model that fails costs nothing but the other words.
 */
const reworded = async (setting: Setting, planned: Planned, flags: Flags): Promise<Planned> => {
  const { options, assisted } = planned;
  if (!assisted) return planned;
  if (flags.frozen) {
    if (assisted.offers.length > 0) throw await lacking(setting, planned);
    return planned;
  }
  const mayAsk = !flags.dryRun && (flags.yes || flags.planOut !== undefined || (setting.ask && !flags.json));
  if (!mayAsk) return planned;
  let next = flags.refresh ? await plan(setting.world, options, undefined, { unheard: true }) : planned;
  if ((next.assisted?.offers.length ?? 0) === 0) return planned;
  try {
    const models = await modelsOf(setting, next, flags);
    const all: Rewrote[] = [];
    leaving(setting, 'no store was written to; what was answered is kept in memport.lock');
    for (let round = 0; round < ROUNDS && next.assisted && next.assisted.offers.length > 0; round += 1) {
      const found = await asked(setting, next, models, flags);
      if (!found) break;
      all.push(found);
      next = await plan(setting.world, options);
      if (found.failed || found.unanswered.size > 0) break;
    }
    leaving(setting, 'nothing was written');
    tell(setting, all, models);
    return flags.refresh && all.length === 0 ? planned : next;
  } catch (error) {
    if (!isMemportError(error) || error.code !== 'provider') throw error;
    tellFailure(setting, error);
    return planned;
  }
};

interface Models {
  writer: Model;
  /** The same one where --judge names no other. */
  judge: Model;
}

const modelsOf = async (setting: Setting, { assisted }: Planned, flags: Flags): Promise<Models> => {
  const { modelFor } = await import('../world/model.ts');
  const holds = `the words of ${plural(assisted?.offers.length ?? 0, 'memory', 'memories')}`;
  const { progress: _progress, ...wish } = modelWish(setting, flags, holds);
  const writer = await modelFor(setting.world, clientNamed(flags), wish);
  const { judge = false } = flags;
  if (judge === false) return { writer, judge: writer };
  return { writer, judge: await modelFor(setting.world, judge === true ? undefined : judge, wish) };
};

const asked = async (
  setting: Setting,
  planned: Planned,
  { writer, judge }: Models,
  { maxTokens, maxUsd }: Flags,
): Promise<Rewrote | undefined> => {
  const { assisted, source, target } = planned;
  if (!assisted) return undefined;
  const [{ questionsFor, rewriteOffers }, { gatekeeperFor }] = await Promise.all([
    import('../verbs/rewrite.ts'),
    import('../world/gatekeeper.ts'),
  ]);
  const questions = questionsFor(setting.world, assisted.offers, assisted.writing);
  const agreed =
    writer === judge
      ? await writer.agree([...questions.write, ...questions.judge])
      : (await writer.agree(questions.write)) && (await judge.agree(questions.judge));
  if (!agreed) return undefined;
  return rewriteOffers(setting.world, assisted.offers, assisted.writing, {
    write: writer.asking,
    judge: judge.asking,
    gatekeeper: gatekeeperFor(source.adapter, target.adapter),
    asked: planned.options.assist?.asked ?? '',
    bounded: maxTokens !== undefined || maxUsd !== undefined,
    progress: (done, of) => setting.progress?.({ doing: 'rewording memories', done, of }),
  });
};

/** What was asked, what came of it, and what it used up. */
const tell = (setting: Setting, all: readonly Rewrote[], { writer, judge }: Models): void => {
  if (all.length === 0) return;
  const sum = (of: (each: Rewrote) => number): number => all.reduce((total, each) => total + of(each), 0);
  const accounts = [...new Set([writer, judge])].map(({ account }) => account());
  const used = accounts.reduce((one, other) => ({
    requests: one.requests + other.requests,
    ...plus(one, other),
    ...((one.usd ?? other.usd) !== undefined && { usd: (one.usd ?? 0) + (other.usd ?? 0) }),
  }));
  const asked = plural(
    sum((each) => each.asked),
    'memory',
    'memories',
  );
  const came = `${count(sum((each) => each.accepted))} reworded, ${count(sum((each) => each.refused))} not let through`;
  setting.err(`memport: ${asked} asked about: ${came}; ${accountLine(used)}.\n`);
  const unanswered = new Map<string, number>();
  for (const [why, number] of all.flatMap((each) => [...each.unanswered]))
    unanswered.set(why, (unanswered.get(why) ?? 0) + number);
  for (const [why, number] of unanswered)
    setting.err(`memport: ${plural(number, 'memory was', 'memories were')} not answered about: ${WHY[why] ?? why}.\n`);
  if (unanswered.has('over-budget')) setting.exit = 4;
  const failed = all.find((each) => each.failed)?.failed;
  if (failed) tellFailure(setting, failed);
};

const WHY: Readonly<Record<string, string>> = {
  truncated: 'the answer was cut off',
  refused: 'the model refused',
  malformed: 'the answer was not what was asked for',
  'gave-up': 'no answer came',
  'over-budget': 'the budget is used up; what was answered is kept, and the next run goes on from there',
  stopped: 'it was stopped',
};

const tellFailure = (setting: Setting, { message, where, todo }: Failure): void => {
  setting.exit = 4;
  const more = [where, todo].filter((each) => each !== undefined).join('; ');
  setting.err(`memport: ${message}${more === '' ? '' : ` (${more})`}; memories stand in their own words.\n`);
};

const lacking = async (setting: Setting, { assisted, source }: Planned): Promise<MemportError> => {
  const { lockFile } = await import('../world/rewrites.ts');
  const named = handlesOf([source]);
  const offers = assisted?.offers ?? [];
  const handles = offers.map((offer) => named.get(offer.source.id) ?? offer.source.id);
  return new MemportError('config', {
    what: `memport.lock holds nothing for ${plural(offers.length, 'memory', 'memories')}: ${handles.slice(0, 10).join(', ')}${handles.length > 10 ? ` and ${handles.length - 10} more` : ''}`,
    where: lockFile(setting.world.state),
    expected: 'a rewrite, or that there is none, for every memory that is wanted in other words',
    todo: 'run it once without --frozen',
  });
};
