import fc from 'fast-check';
import { expect, test } from 'vitest';
import { SEED, sown } from '../seed.ts';
import { play, type Broken } from './play.ts';
import { shrunk } from './shrunk.ts';
import { history } from './steps.ts';

/**
 * After each run of a history (docs/design.md §3, in the words of this suite): 1 nobody's words are gone without a
 * decision that names them · 2 what nobody decided stays byte for byte · 3 every memory and every row has one decision
 * · 4 the same run again changes nothing · 5 a further round of every direction changes nothing · 6 nobody's removal is
 * undone · 7 nothing follows from what could not be read · 8 undo brings every byte back · 9 no run fails · 10 what was
 * decided is read where it was said to stand · 11 what stands at the source is not called gone. MEMPORT_LAWS=1,6 asks
 * for some of them.
 */
const KEPT = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11];

const laws = new Set(process.env['MEMPORT_LAWS']?.split(',').map(Number) ?? KEPT);
const cases = Number(process.env['MEMPORT_HISTORIES'] ?? (process.env['MEMPORT_CASES'] === undefined ? 60 : 2000));

/** The smallest history found for each law that breaks, as a script of what happened. */
const broken = async (): Promise<string[]> => {
  const found = new Map<number, string>();
  for (const drawn of fc.sample(history, { seed: SEED, numRuns: cases })) {
    const first = await play(drawn, new Set([...laws].filter((law) => !found.has(law))));
    if (!first) continue;
    const only = new Set([first.law]);
    const small = await shrunk(drawn, async (each) => (await play(each, only)) !== undefined);
    const last = (await play(small, only)) ?? first;
    found.set(first.law, script(last, JSON.stringify(small)));
  }
  return [...found.values()];
};

const script = ({ law, complaints, log }: Broken, drawn: string): string =>
  `\nLaw ${law} does not hold:\n  ${complaints.join('\n  ')}\n\n${log.join('\n')}\n\n${drawn}\n`;

test(
  `laws ${[...laws].join(', ')} hold over ${cases} random histories`,
  async () => {
    const scripts = await broken();
    expect(scripts.join('\n'), sown).toBe('');
  },
  120_000 + cases * 3_000,
);
