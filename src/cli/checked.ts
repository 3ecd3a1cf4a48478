import * as path from 'node:path';
import { MemportError } from '../errors.ts';
import { checkText } from '../report/check.ts';
import { withoutText } from '../verbs/check-document.ts';
import { accept } from '../verbs/accept.ts';
import type { CheckDocument } from '../verbs/check.ts';
import { declinedIn, fixesOf, gate, openIn, type RunGate, type GateOptions } from '../verbs/gate.ts';
import type { Direction } from '../ir/parity.ts';
import { FINDING_RULES } from '../ir/finding-rules.ts';
import { baselineIn } from '../verbs/baseline.ts';
import { waysOf, type FormatOptions, type Ways } from './format-options.ts';
import type { JudgeFlags } from './judge-options.ts';
import { judgedBefore } from './judging.ts';
import { underCi } from './outlet.ts';
import { agreedCommand } from './plan-only.ts';
import { tell } from './tell.ts';
import { checkPicture } from '../verbs/check-picture.ts';
import type { Setting } from './setting.ts';

/** What was typed after `memport check`. */
export interface CheckOptions extends JudgeFlags, FormatOptions {
  json?: boolean;
  cwd?: string;
  project?: string[];
  direction?: Direction;
  failOn: string;
  minCompared?: number;
  baseline?: string;
  accept?: boolean;
  fix?: boolean;
  yes?: boolean;
}

type Given = CheckOptions & { cwd: string };

/** A check from the command line: what is printed, and whether the gate is open. */
export const checked = async (
  setting: Setting,
  a: string | undefined,
  b: string | undefined,
  options: Given,
): Promise<void> => {
  if (a !== undefined && b === undefined)
    throw new MemportError('usage', {
      what: `"${a}" is compared with nothing`,
      expected: `memport check ${a} <another>`,
    });
  const { printed, filed } = waysOf(options);
  if (options.fix) refuseReports({ printed });
  const isOne = printed.includes('json');
  refuseUnknown(options.failOn);
  const { world } = setting;
  const wish: GateOptions = {
    a,
    b,
    cwd: options.cwd,
    direction: options.direction,
    projects: options.project?.map((folder) => path.resolve(world.cwd, folder)),
    failOn: options.failOn,
    minCompared: options.minCompared,
    baseline: options.baseline === undefined ? undefined : baselineIn(world, options.baseline),
  };
  const anew = [options.fix, options.judge].some(Boolean) || [...printed, ...filed].includes('html');
  const first = await gate(world, wish, { anew });
  const found = (await judgedBefore(setting, openIn(first), options)) ? await gate(world, wish) : first;
  if (found.document.comparisons.length === 0) throw nothingToCompare(found, a !== undefined);
  const hidden = underCi(world.env) && options.showContent !== true;
  const document = {
    ...(hidden ? withoutText(found.document) : found.document),
    ...(!options.accept && nextOf(setting, found)),
  };
  const close = async (): Promise<CheckDocument['fix'] & object> => {
    const { closeGap } = await import('./close-gap.ts');
    return closeGap(setting, found, wish, { yes: options.yes === true, json: isOne });
  };
  const fix = options.fix && isOne ? { fix: await close() } : {};
  await tell(setting, options, {
    terminal: () => setting.out(checkText(document, world.home, setting.screen)),
    document: () => ({ ...document, ...fix }),
    found: () => ({ command: 'check', findings: document.findings }),
    categoryOf: (finding) => `check/${finding.in.replace(' → ', '-')}`,
    picture: (showContent) => checkPicture(world, found.compares, showContent),
  });
  const { failed } = options.fix ? (fix.fix ?? (await close())) : found.document;
  // A model that could not be asked has said so: 4.
  if (setting.exit <= 1) setting.exit = Number(failed ?? found.document.failed);
  if (found.document.skipped.some(({ required }) => required)) setting.exit = 2;
  if (options.accept) {
    const { file, count } = accept(world, found, options.cwd);
    if (printed.includes('terminal'))
      setting.out(`${count} ${count === 1 ? 'difference is' : 'differences are'} allowed in ${file} now.\n`);
    setting.exit = 0;
  }
};

/** What is mended is told to people, or in the one document of a program. */
export const refuseReports = ({ printed }: Pick<Ways, 'printed'>): void => {
  if (printed.some((each) => each !== 'terminal' && each !== 'json') || printed.length === 0)
    throw new MemportError('usage', {
      what: '--fix shows what it writes, and a report is of findings alone',
      expected: '--fix with --json or without a format',
    });
};

/** A misspelt rule would let everything pass. */
export const refuseUnknown = (failOn: string): void => {
  const known = ['error', 'warn', 'warning', 'info', 'note', 'none', ...FINDING_RULES];
  const unknown = failOn.split(',').find((each) => !known.includes(each.trim()));
  if (unknown !== undefined)
    throw new MemportError('usage', {
      what: `"${unknown}" is no severity and no rule`,
      where: `--fail-on ${failOn}`,
      expected: 'error, warn, info, none, or ids such as parity/extra',
    });
};

/** A gate that compared nothing is not green. */
const nothingToCompare = ({ document: { skipped }, repository }: RunGate, typed: boolean): MemportError => {
  const [first] = skipped;
  return first
    ? new MemportError('usage', {
        what: `nothing was compared: ${skipped.map(({ store, why }) => `${store} (${why})`).join(', ')}`,
        expected: 'at least one pair of stores that are both here',
        todo:
          first.next === undefined
            ? 'memport list shows what is on this machine'
            : `where it is, ${first.next} writes it down, and memport.json names that file in place of the harness`,
      })
    : new MemportError('usage', {
        what: typed
          ? 'nothing was compared'
          : `nothing says what is to be compared: ${repository ? 'memport.json names no groups' : 'no memport.json'}, and nothing was carried yet`,
        expected: 'memport check claude codex',
        todo: repository
          ? `name "groups" in ${repository.file}, or have memport init --force write it anew`
          : 'memport init writes a memport.json for this repository',
      });
};

const nextOf = (setting: Setting, found: RunGate): { next?: string } => {
  if (!found.document.failed) return {};
  const [fix] = fixesOf(found);
  const [gone] = declinedIn(found);
  if (!fix && gone) {
    const { options, handles } = gone;
    const again = handles.length === 1 ? (handles[0] as string) : 'all';
    return { next: `memport ${options.from}:${options.to} --again ${again} --dry-run` };
  }
  if (!fix) return {};
  // What looks alike stays so whatever is carried: somebody has to say whether it says the same.
  const failing = found.document.findings.filter(({ severity }) => severity === 'error');
  if (failing.length > 0 && failing.every(({ rule }) => rule === 'parity/alike'))
    return { next: `memport pairs ${fix.from} ${fix.to}` };
  const rules = fix.rulesTo === undefined ? '' : ` --kind rule --rules-to ${fix.rulesTo}`;
  return {
    next:
      rules === ''
        ? agreedCommand(setting, ['--fix']).replace(' --json', '')
        : `memport ${fix.from}:${fix.to}${rules} --dry-run`,
  };
};
