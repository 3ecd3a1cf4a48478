import * as path from 'node:path';
import type { Memory } from '../ir/memory.ts';
import { diffText } from '../report/diff.ts';
import { planText } from '../report/migration.ts';
import { decisionRows } from '../report/plan-rows.ts';
import { type PlanWords } from '../report/plan-words.ts';
import { laid, paint, plural } from '../report/terminal.ts';
import { tilde } from '../text/safe.ts';
import { handlesOf } from '../verbs/document.ts';
import { published, type Planned } from '../verbs/plan.ts';
import { covered } from '../world/veiled.ts';
import { meetingIn } from './projects.ts';
import type { Setting } from './setting.ts';
import { inOtherWords } from './other-words.ts';

export const printPlan = async (
  setting: Setting,
  planned: Planned,
  show: { rows: boolean; diff: boolean },
): Promise<void> => {
  const plan = published(planned);
  const meeting = meetingIn(planned, '').length;
  if (meeting > 1)
    setting.out(
      `${laid(setting.screen, `${plural(meeting, 'project')} meet in this plan${plan.options.projects || plan.options.all ? '' : '; --project DIR narrows it to one'}.`).join('\n')}\n`,
    );
  setting.out(planText(planned.plan, wordsFor(setting, planned), show.rows));
  if (show.diff) setting.out(await changedLines(setting, planned));
};

/** All memories of a plan with what becomes of each, or all lines that change, a screenful at a time. */
export const pagedPlan = async (setting: Setting, planned: Planned, what: 'rows' | 'diff'): Promise<void> => {
  const text =
    what === 'diff'
      ? await changedLines(setting, planned)
      : `${decisionRows(planned.plan, wordsFor(setting, planned)).join('\n')}\n`;
  await (setting.page ?? setting.out)(text);
};

/** What stands beside notes and says where they came from: `src/kit/marks.ts`. */
const MARKS = '.memport';

/** What every file is before and after, and what was said in other words. */
const changedLines = async (setting: Setting, planned: Planned): Promise<string> => {
  const lines = inOtherWords(setting, planned).map(({ text }) => `${text}\n\n`);
  for (const { store, changes } of planned.migration.stores) {
    for (const change of changes) {
      if (change.op === 'touch') continue;
      const [before, after] = [store.files.get(change.file)?.text ?? '', change.op === 'put' ? change.text : ''];
      const over = async (text: string): Promise<string> => planned.veil.over(await covered(setting.world, text));
      const name = planned.veil.over(tilde(`${store.at.root}/${change.file}`, setting.world.home));
      // Hashes say nothing to a person.
      if (path.basename(change.file) === MARKS) {
        lines.push(`${paint(setting.screen, 'bold', `--- ${name}`)}\n  memport's own bookkeeping\n`);
        continue;
      }
      lines.push(`${diffText(name, await over(before), await over(after), setting.screen)}\n`);
    }
  }
  return lines.join('');
};

const wordsFor = (setting: Setting, { migration: { beside }, source, target, shown }: Planned): PlanWords => {
  const [here, there] = [source, target].map(
    ({ stores }) =>
      new Map<string, Memory>(stores.flatMap((store) => store.memories.map((memory) => [memory.id, memory] as const))),
  );
  const said = (memory: Memory | undefined): string | undefined => memory && shown(memory).statement;
  const named = handlesOf([source]);
  return {
    titles: Object.fromEntries(setting.world.adapters.map((adapter) => [adapter.id, adapter.title])),
    home: setting.world.home,
    screen: setting.screen,
    statementOf: (id) => said(here?.get(id) ?? beside.get(id)?.now) ?? '',
    handleOf: (id) => named.get(id) ?? '',
    thereOf: (id) => said(there?.get(id)) ?? '',
    besideOf: (id) => said(beside.get(id)?.now),
    ...(target.view.once !== undefined && { once: target.view.once }),
  };
};
