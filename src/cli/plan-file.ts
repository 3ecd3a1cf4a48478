import { writeFileSync } from 'node:fs';
import { MemportError } from '../errors.ts';
import type { Plan } from '../ir/plan-value.ts';
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
  const [{ disk }, { decode }, { lineOfFault, reasonOf }, { fingerprintOf }] = await Promise.all([
    import('../store/disk.ts'),
    import('../text/decode.ts'),
    import('../text/json-fault.ts'),
    import('../plan/plan-document.ts'),
  ]);
  const expected = 'a file that --plan-out wrote';
  let text: string;
  try {
    text = decode(disk.read(file, MOST));
  } catch (error) {
    throw new MemportError('usage', { what: 'the plan file cannot be read', where: file, expected, cause: error });
  }
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new MemportError('usage', {
      what: `the plan file is not JSON: ${reasonOf(error)}`,
      where: `${file}:${lineOfFault(text, error)}`,
      expected,
      cause: error,
    });
  }
  const { planSchema } = await import('../ir/plan-schema.ts');
  const checked = planSchema.safeParse(value);
  if (!checked.success)
    throw new MemportError('usage', {
      what: 'this is no plan file of memport',
      where: file,
      expected,
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
