import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT } from '../cli/built.ts';
import { checksIn } from './set.ts';

/** `npm run golden -- --set DIR`: the walker over a folder of anybody's cases. */
const { values } = parseArgs({ options: { set: { type: 'string' } } });
const folder = resolve(process.env['INIT_CWD'] ?? process.cwd(), values.set ?? `${ROOT}/golden`);
const checks = checksIn(folder, { update: Boolean(process.env['UPDATE']) });
let failed = 0;
for (const check of checks) {
  let complaints: string[];
  try {
    complaints = await check.run();
  } catch (error) {
    complaints = [error instanceof Error ? (error.stack ?? error.message) : String(error)];
  }
  if (complaints.length === 0) continue;
  failed += 1;
  process.stdout.write(
    `FAIL ${check.title}\n${complaints.map((line) => `  ${line.replaceAll('\n', '\n  ')}\n`).join('')}\n`,
  );
}
process.stdout.write(`${checks.length - failed} passed, ${failed} failed\n`);
process.exitCode = failed > 0 || checks.length === 0 ? 1 : 0;
