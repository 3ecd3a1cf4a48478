import { handlesOf } from '../verbs/document.ts';
import { MemportError } from '../errors.ts';
import type { Choice } from '../ir/decisions.ts';
import type { PlanOptions } from '../ir/plan-value.ts';
import { resetIn, withLine } from '../report/plan-head.ts';
import { fit, plural, safeLine } from '../report/terminal.ts';
import { findMemory, meant } from '../verbs/show.ts';
import { askedAlike } from './asked-alike.ts';
import type { JudgeFlags } from './judge-options.ts';
import { judgedBefore } from './judging.ts';
import { askedConflicts, askedMemories, asksAbout } from './choices.ts';
import { alikeIn } from '../verbs/alike-pairs.ts';
import { changesSomething, plan, type Planned } from '../verbs/plan.ts';
import { askedProjects } from './projects.ts';
import { answerTo, oneOf, type AskLine } from './question.ts';
import type { Setting } from './setting.ts';

export interface DialogueFlags extends JudgeFlags {
  json?: boolean;
  dryRun?: boolean;
  yes?: boolean;
  interactive?: boolean;
  again?: string[];
}

/**
 * What is to be settled before the plan is shown: what was named to be carried again; what a model is to judge; where
 * there is somebody to ask, which projects, what looks alike, and with `--interactive` each memory. The plan is made
 * anew with every answer; undefined when somebody quits or nobody answers.
 */
export const agreed = async (setting: Setting, first: Planned, flags: DialogueFlags): Promise<Planned | undefined> => {
  const again = flags.again ? await plan(setting.world, broughtBack(first, flags.again)) : first;
  const judged = async (planned: Planned): Promise<Planned> =>
    (await judgedBefore(setting, alikeIn(planned), flags)) ? plan(setting.world, planned.options) : planned;
  if (flags.dryRun) return judged(again);
  const ask = flags.json ? undefined : setting.ask;
  if (flags.interactive && !ask) {
    throw new MemportError('usage', {
      what: flags.json
        ? '--interactive asks on the terminal, and --json keeps it for one document'
        : '--interactive asks about every memory, and there is no terminal to ask on',
      expected: 'a terminal for input and output',
      todo: '--dry-run --interactive shows every decision; --kind, --project, --on-conflict, --withdraw and --again choose without asking',
    });
  }
  if (!ask) return judged(again);
  const planned = flags.yes ? again : await askedReset(setting, ask, again);
  if (!planned) return undefined;
  // --yes answers no question that --interactive asks for: its answers would come to nothing where projects meet.
  const open = changesSomething(planned) || (flags.interactive === true && asksAbout(planned));
  const narrowed =
    open && (!flags.yes || flags.interactive) ? await askedProjects(setting, ask, planned) : planned.options;
  const scoped = narrowed && (await judged(await anew(setting, planned, narrowed)));
  // An answer is kept beside the ledger and is no option: the plan is made anew with what is known now.
  const said =
    scoped && (!flags.yes || flags.interactive) ? await askedAlike(setting, ask, scoped, flags.interactive) : 0;
  const chosen =
    said === undefined ? undefined : said > 0 && scoped ? await plan(setting.world, scoped.options) : scoped;
  const settled = chosen && (await settledBy(setting, ask, chosen, flags));
  return chosen && settled && anew(setting, chosen, settled);
};

/** With --interactive every memory is asked about; else a conflict is, where no option says whose words stand. */
const settledBy = async (
  setting: Setting,
  ask: AskLine,
  planned: Planned,
  { interactive, yes }: DialogueFlags,
): Promise<PlanOptions | undefined> => {
  if (interactive) return askedMemories(setting, ask, planned);
  return yes || planned.options.onConflict !== 'ask' ? planned.options : askedConflicts(setting, ask, planned);
};

/**
 * A store from which all is gone that was carried there was emptied as a whole: a person says whether it is to be
 * filled again.
 */
const askedReset = async (setting: Setting, ask: AskLine, planned: Planned): Promise<Planned | undefined> => {
  const reset = resetIn(planned.plan).length;
  if (reset === 0) return planned;
  setting.out(
    `Everything that was carried to ${planned.target.adapter.title} is gone there: ${plural(reset, 'memory', 'memories')}.\n`,
  );
  const answer = await answerTo(ask, setting.out, 'Carry all of it again? [yes/no] ', oneOf(['yes', 'no']));
  if (answer === undefined) return undefined;
  return answer === 'yes' ? plan(setting.world, allAgain(planned)) : planned;
};

const anew = async (setting: Setting, planned: Planned, options: PlanOptions): Promise<Planned> =>
  options === planned.options ? planned : plan(setting.world, options);

/** What had been carried and was removed in the target, whole or a line of it. */
const removedThere = ({ plan }: Planned): Set<string> =>
  new Set(
    [
      ...plan.decisions.filter(({ decision, id }) => decision === 'declined' && plan.options.choices?.[id] !== 'leave'),
      ...withLine(plan, 'removed'),
    ].map(({ id }) => id),
  );

const allAgain = (planned: Planned): PlanOptions => {
  const choices = [...removedThere(planned)].map((id): [string, Choice] => [id, 'again']);
  return choices.length === 0
    ? planned.options
    : { ...planned.options, choices: { ...planned.options.choices, ...Object.fromEntries(choices) } };
};

/** Each of the words means one memory that had been carried and was removed in the target, or all of them. */
const broughtBack = (planned: Planned, words: readonly string[]): PlanOptions => {
  if (words.includes('all')) return allAgain(planned);
  const { source, options, shown } = planned;
  const declined = removedThere(planned);
  const removed = {
    ...source,
    stores: source.stores.map((store) => ({
      ...store,
      memories: store.memories.filter((memory) => declined.has(memory.id)).map(shown),
    })),
  };
  const choices = words.map((each): [string, Choice] => {
    if (meant(each, [removed]).length > 0) return [findMemory(each, [removed]).memory.id, 'again'];
    const named = handlesOf([removed]);
    const rows = removed.stores.flatMap(({ memories }) =>
      memories.map(({ id, statement }) => `  ${named.get(id)}  ${fit(safeLine(statement), 60)}`),
    );
    throw new MemportError('usage', {
      what: `--again "${each}" names no memory that was carried and then removed in the target`,
      expected:
        rows.length === 0 ? 'one that was removed there; this plan has none' : `one of\n${rows.slice(0, 8).join('\n')}`,
      todo: 'look at every decision with --dry-run --diff',
    });
  });
  return { ...options, choices: { ...options.choices, ...Object.fromEntries(choices) } };
};
