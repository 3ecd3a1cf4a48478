import fc from 'fast-check';
import { expect, test } from 'vitest';
import { SEED, sown } from '../seed.ts';
import { play } from './play.ts';
import { history } from './steps.ts';

/**
 * Laws by their number (DESIGN §3 in other words): 1 nobody's words are lost, 2 what nobody decided stays byte for
 * byte, 3 every memory and row has one decision, 4 twice is once, 5 a second round changes nothing, 6 no removal is
 * undone, 7 nothing follows from what was not read, 8 undo restores, 9 no run fails, 10 what is decided stands.
 */
const KEPT = [3, 4, 8, 9, 10];

const laws = new Set(process.env['MEMPORT_LAWS']?.split(',').map(Number) ?? KEPT);
const cases = Number(process.env['MEMPORT_HISTORIES'] ?? (process.env['MEMPORT_CASES'] === undefined ? 100 : 2000));

test(`laws ${[...laws].join(', ')} hold over ${cases} random histories`, async () => {
  const result = await fc.check(fc.asyncProperty(history, async (each) => {
    const broken = await play(each, laws);
    if (broken) throw new Error(`law ${broken.law}: ${broken.complaints.join('\n  ')}\n\n${broken.log.join('\n')}`);
  }), { numRuns: cases, seed: SEED, interruptAfterTimeLimit: cases * 2_000, markInterruptAsFailure: true });
  expect(result.failed ? `${sown}, path ${result.counterexamplePath}\n${String((result.errorInstance as Error | undefined)?.message)}\n${JSON.stringify(result.counterexample)}` : 'kept').toBe('kept');
}, cases * 4_000);
