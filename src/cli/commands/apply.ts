import { Command } from 'commander';
import { readFileSync } from 'node:fs';
import * as path from 'node:path';
import { MemportError } from '../../errors.ts';
import type { Plan } from '../../ir/plan.ts';
import type { Setting } from '../setting.ts';

export const applyCommand = (setting: Setting): Command =>
  new Command('apply')
    .description('carry out a plan that --plan-out wrote, if everything still is as it was')
    .argument('<plan>', 'the plan file')
    .option('--bypass-approval', 'write although the harness asks a person before it does')
    .option('--json', 'print one JSON document')
    .addHelpText('after', '\nExamples:\n  memport claude:codex --plan-out plan.json\n  memport apply plan.json\n')
    .action(async (file: string, options: { json?: boolean; bypassApproval?: boolean }) => {
      const { carryOut, planFor, printPlan } = await import('../migration.ts');
      const plan = readPlan(path.resolve(setting.cwd, file));
      const planned = await planFor(setting, plan.options, plan.now);
      if (planned.migration.plan.fingerprint !== plan.fingerprint) {
        throw new MemportError('refused', { what: 'the plan is stale: the stores, the ledger or memport changed since it was made', where: file, expected: `fingerprint ${plan.fingerprint}, found ${planned.migration.plan.fingerprint}`, todo: 'make a new plan with --plan-out' });
      }
      printPlan(setting, planned, { json: options.json === true, rows: false, diff: false });
      await carryOut(setting, planned, { ...options, yes: true, all: true, planOnly: false });
    });

const readPlan = (file: string): Plan => {
  let value: unknown;
  try {
    value = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new MemportError('usage', { what: 'the plan file cannot be read', where: file, expected: 'a file that --plan-out wrote', cause: error });
  }
  const plan = value as Partial<Plan>;
  if (plan.command !== 'plan' || plan.version !== 1 || typeof plan.now !== 'number' || typeof plan.fingerprint !== 'string' || typeof plan.options?.from !== 'string') {
    throw new MemportError('usage', { what: 'this is no plan file of memport', where: file, expected: 'a file that --plan-out wrote' });
  }
  return value as Plan;
};
