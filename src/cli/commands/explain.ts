import { Command } from 'commander';
import { MemportError } from '../../errors.ts';
import { didYouMean } from '../../text/nearest.ts';
import type { Setting } from '../setting.ts';

export const explainCommand = (setting: Setting): Command =>
  new Command('explain')
    .description('say what a rule means, why it matters, and how to mend it or switch it off')
    .argument('[rule]', 'the id of a rule; without it all of them are listed')
    .option('--json', 'print one JSON document')
    .addHelpText('after', '\nExamples:\n  memport explain\n  memport explain delivery/orphan\n')
    .action(async (rule: string | undefined, { json }: { json?: boolean }) => {
      const [{ explained, pageOf }, { explainText, ruleList }, { FINDING_RULES }] = await Promise.all([
        import('../../verbs/explain.ts'),
        import('../../report/explain.ts'),
        import('../../ir/finding-rules.ts'),
      ]);
      if (rule === undefined) {
        setting.out(
          json ? `${JSON.stringify(explained(FINDING_RULES))}\n` : ruleList(explained(FINDING_RULES), setting.screen),
        );
        return;
      }
      const near = FINDING_RULES.filter((each) => each.endsWith(`/${rule}`) || each.startsWith(`${rule}/`));
      // A part of an id says enough where only one rule has it.
      const known = FINDING_RULES.find((each) => each === rule) ?? (near.length === 1 ? near[0] : undefined);
      if (!known) {
        throw new MemportError('usage', {
          what: `"${rule}" is no rule`,
          expected:
            near.length > 0 ? near.join(', ') : (didYouMean(rule, FINDING_RULES) ?? 'an id such as delivery/orphan'),
          todo: 'memport explain lists every rule',
        });
      }
      setting.out(json ? `${JSON.stringify(explained([known]))}\n` : explainText(pageOf(known), setting.screen));
    });
