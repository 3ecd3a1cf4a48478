import { writeFileSync } from 'node:fs';
import { MemportError } from '../errors.ts';
import type { Plan } from '../ir/plan.ts';
import { version } from '../world/world.ts';
import { printable } from './printable.ts';

const MOST = 256 << 20;

/** Writes a plan where `memport apply` is to find it. */
export const writePlan = (file: string, plan: Plan): void => {
  try {
    writeFileSync(file, `${printable(JSON.stringify(plan, null, 1))}\n`, { mode: 0o600 });
  } catch (error) {
    throw new MemportError('io', {
      what: 'the plan file cannot be written',
      where: file,
      expected: 'a folder this user may write',
      cause: error,
    });
  }
};

/** The plan of a file, if it is as `writePlan` left it. */
export const readPlan = async (file: string): Promise<Plan> => {
  const [{ disk }, { decode }, { fingerprintOf }] = await Promise.all([
    import('../store/disk.ts'),
    import('../text/decode.ts'),
    import('../plan/plan-document.ts'),
  ]);
  let value: unknown;
  try {
    value = JSON.parse(decode(disk.read(file, MOST)));
  } catch (error) {
    throw new MemportError('usage', {
      what: 'the plan file cannot be read',
      where: file,
      expected: 'a file that --plan-out wrote',
      cause: error,
    });
  }
  const { planSchema } = await import('../ir/plan-schema.ts');
  const checked = planSchema.safeParse(value);
  if (!checked.success)
    throw new MemportError('usage', {
      what: 'this is no plan file of memport',
      where: file,
      expected: 'a file that --plan-out wrote',
    });
  const plan = value as Plan;
  if (fingerprintOf(plan, version()) === plan.fingerprint) return plan;
  throw new MemportError('refused', {
    what: 'the plan file was changed after it was made, or another version of memport made it',
    where: file,
    expected: 'the file as --plan-out wrote it',
    todo: 'make a new plan with --plan-out',
  });
};
