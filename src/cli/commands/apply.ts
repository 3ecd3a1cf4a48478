import { Command } from 'commander';
import * as path from 'node:path';
import { MemportError } from '../../errors.ts';
import type { Outcome } from '../../ir/plan-schema.ts';
import { shellWord } from '../../text/shell-word.ts';
import type { Setting } from '../setting.ts';

export const applyCommand = (setting: Setting): Command =>
  new Command('apply')
    .description('carry out a plan that --plan-out wrote, if everything still is as it was')
    .argument('<plan>', 'the plan file')
    .option('--bypass-approval', 'write although the harness asks a person before it does')
    .option('--partial', 'carry it out though not all of the source could be read')
    .option('--json', 'print one JSON document')
    .addHelpText('after', '\nExamples:\n  memport claude:codex --plan-out plan.json\n  memport apply plan.json\n')
    .action(async (file: string, options: { json?: boolean; bypassApproval?: boolean; partial?: boolean }) => {
      const [{ carryOut }, { startInOrder }, { tellAndCarry }, { readPlan }, { plan, published }, { refuseLacking }] =
        await Promise.all([
          import('../carry-out.ts'),
          import('../in-order.ts'),
          import('../tell-plan.ts'),
          import('../plan-file.ts'),
          import('../../verbs/plan.ts'),
          import('../lacking.ts'),
        ]);
      const { formats } = await import('../../../adapters/formats.ts');
      setting.world.formats = formats;
      const kept = await readPlan(path.resolve(setting.world.cwd, file));
      refuseLacking(setting.world, kept, `memport apply ${shellWord(file)}`);
      startInOrder(setting, true);
      const planned = await plan(setting.world, kept.options, kept.now);
      const { fingerprint } = published(planned);
      if (fingerprint !== kept.fingerprint) {
        throw new MemportError('refused', {
          what: 'the plan is stale: the stores, the ledger or memport changed since it was made',
          where: file,
          expected: `fingerprint ${kept.fingerprint}, found ${fingerprint}`,
          todo: 'make a new plan with --plan-out',
        });
      }
      const carry = (): Promise<Outcome> =>
        carryOut(setting, planned, { ...options, yes: true, all: true, planOnly: false });
      await tellAndCarry(setting, planned, options, { rows: false, diff: false, carry });
    });
