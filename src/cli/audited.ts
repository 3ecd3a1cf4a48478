import * as path from 'node:path';
import { auditText } from '../report/audit.ts';
import { withoutQuotes, type AuditDocument } from '../verbs/audit-document.ts';
import { audit, type AuditOptions, type Inspection } from '../verbs/audit.ts';
import { auditPicture } from '../verbs/audit-picture.ts';
import { baselineIn } from '../verbs/baseline.ts';
import { isMendable } from '../verbs/mend.ts';
import { sinceIn } from '../verbs/since.ts';
import { refuseReports, refuseUnknown } from './checked.ts';
import { waysOf, type FormatOptions } from './format-options.ts';
import type { JudgeFlags } from './judge-options.ts';
import { judgedBefore } from './judging.ts';
import { underCi } from './outlet.ts';
import { tell } from './tell.ts';
import type { ReadingOptions } from './options.ts';
import type { Setting } from './setting.ts';

/** What was typed after `memport audit`. */
export interface AuditFlags extends ReadingOptions, JudgeFlags, FormatOptions {
  harness?: string;
  failOn: string;
  baseline?: string;
  since?: string;
  fix?: boolean;
  yes?: boolean;
  dryRun?: boolean;
  bypassApproval?: boolean;
}

/** An audit from the command line: what is printed, and whether anything is grave enough to fail. */
export const audited = async (setting: Setting, target: string | undefined, flags: AuditFlags): Promise<void> => {
  refuseUnknown(flags.failOn);
  const ways = waysOf(flags);
  if (flags.fix) refuseReports(ways);
  const isOne = ways.printed.includes('json');
  const { world } = setting;
  const cwd = path.resolve(world.cwd, flags.cwd ?? '.');
  const wish: AuditOptions = {
    ...flags,
    cwd,
    target,
    baseline: flags.baseline === undefined ? undefined : baselineIn(world, flags.baseline, 'audit'),
    since: flags.since === undefined ? undefined : sinceIn(world, flags.since, cwd),
  };
  const first = await audit(world, wish);
  const pairs = first.alike.map(({ a, b }) => ({ a, b, beside: false }));
  const found = (await judgedBefore(setting, pairs, flags)) ? await audit(world, wish) : first;
  const hidden = underCi(world.env) && flags.showContent !== true;
  const mend = async (): Promise<AuditDocument['fix'] & object> => {
    const { mendFound } = await import('./mending.ts');
    return mendFound(setting, found, wish, { ...flags, json: isOne, hidden });
  };
  const shown = hidden ? withoutQuotes(found.document) : found.document;
  const fix = flags.fix && isOne ? { fix: await mend() } : {};
  await tell(setting, flags, {
    terminal: () =>
      setting.out(auditText(shown, flags.fix ? undefined : nextOf(found, target, flags), world.home, setting.screen)),
    document: () => ({ ...found.document, ...fix }),
    found: () => ({ command: 'audit', findings: found.document.findings }),
    picture: (showContent) => auditPicture(world, found, { command: commandOf(target), showContent }),
  });
  const { failed } = flags.fix ? (fix.fix ?? (await mend())) : found.document;
  if (setting.exit <= 1) setting.exit = Number(failed ?? found.document.failed);
};

const commandOf = (target: string | undefined): string => `memport audit${target === undefined ? '' : ` ${target}`}`;

/** What mends what can be mended without asking; else what tells more of what was found, or looks further. */
const nextOf = (found: Inspection, target: string | undefined, { harness }: AuditFlags): string => {
  const [first] = found.document.findings;
  if (isMendable(found))
    return `Next: ${commandOf(target)}${harness === undefined ? '' : ` --harness ${harness}`} --fix --dry-run`;
  if (first) return `Next: memport explain ${first.rule}`;
  return `Next: memport ${found.document.memories === 0 ? 'doctor' : 'check'}`;
};
