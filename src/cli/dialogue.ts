import { handlesOf } from '../document.ts';
import { MemportError } from '../errors.ts';
import type { Choice, PlanOptions } from '../ir/plan.ts';
import { fit, safeLine } from '../report/terminal.ts';
import { findMemory, meant } from '../show.ts';
import { askedMemories, asksAbout } from './choices.ts';
import { changesSomething, planFor } from './migration.ts';
import type { Planned } from './planned.ts';
import { askedProjects } from './projects.ts';
import type { Setting } from './setting.ts';

export interface DialogueFlags {
  json?: boolean;
  dryRun?: boolean;
  yes?: boolean;
  interactive?: boolean;
  again?: string[];
}

/**
 * What is to be settled before the plan is shown: what was named to be carried again, then, where there is somebody to
 * ask, which projects, and with `--interactive` each memory. Every answer is an option, and the plan is made anew with
 * it; undefined when somebody quits or nobody answers.
 */
export const agreed = async (setting: Setting, first: Planned, flags: DialogueFlags): Promise<Planned | undefined> => {
  const planned = flags.again ? await planFor(setting, broughtBack(first, flags.again)) : first;
  if (flags.dryRun) return planned;
  const ask = flags.json ? undefined : setting.ask;
  if (flags.interactive && !ask) {
    throw new MemportError('usage', {
      what: flags.json ? '--interactive asks on the terminal, and --json keeps it for one document' : '--interactive asks about every memory, and there is no terminal to ask on',
      expected: 'a terminal for input and output', todo: '--dry-run --interactive shows every decision; --kind, --project, --on-conflict, --withdraw and --again choose without asking',
    });
  }
  if (!ask) return planned;
  // --yes answers no question that --interactive asks for: its answers would come to nothing where projects meet.
  const open = changesSomething(planned) || (flags.interactive === true && asksAbout(planned));
  const narrowed = open && (!flags.yes || flags.interactive) ? await askedProjects(setting, ask, planned) : planned.options;
  const chosen = narrowed && (await anew(setting, planned, narrowed));
  const settled = chosen && flags.interactive ? await askedMemories(setting, ask, chosen) : chosen?.options;
  return chosen && settled && anew(setting, chosen, settled);
};

const anew = async (setting: Setting, planned: Planned, options: PlanOptions): Promise<Planned> => (options === planned.options ? planned : planFor(setting, options));

/** Each of the words means one memory that had been carried and was removed in the target. */
const broughtBack = ({ source, options, shown, migration: { plan } }: Planned, words: readonly string[]): PlanOptions => {
  const declined = new Set(plan.decisions.flatMap((each) => (each.decision === 'declined' ? [each.id] : [])));
  const removed = { ...source, stores: source.stores.map((store) => ({ ...store, memories: store.memories.filter((memory) => declined.has(memory.id)).map(shown) })) };
  const choices = words.map((each): [string, Choice] => {
    if (meant(each, [removed]).length > 0) return [findMemory(each, [removed]).memory.id, 'again'];
    const named = handlesOf([removed]);
    const rows = removed.stores.flatMap(({ memories }) => memories.map(({ id, statement }) => `  ${named.get(id)}  ${fit(safeLine(statement), 60)}`));
    throw new MemportError('usage', {
      what: `--again "${each}" names no memory that was carried and then removed in the target`,
      expected: rows.length === 0 ? 'a declined memory; this plan has none' : `one of\n${rows.slice(0, 8).join('\n')}`, todo: 'look at every decision with --dry-run --diff',
    });
  });
  return { ...options, choices: { ...options.choices, ...Object.fromEntries(choices) } };
};
