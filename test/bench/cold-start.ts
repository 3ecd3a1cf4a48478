import { spawnSync } from 'node:child_process';
import { BIN, clearedEnv, withHome } from '../cli/built.ts';

/** One line of the bench: what is timed, against what, and how much we want it to be. */
export interface Ratio {
  what: string;
  ms: number;
  against: string;
  ratio: number;
  aim: number;
}

/** From nothing to the answer, against a Node that does nothing: medians of rounds in which all of them take turns. */
export const coldStart = (rounds: number): Ratio[] =>
  withHome((home) => {
    const env = clearedEnv(home);
    const jobs = { node: ['-e', '0'], version: [BIN, '--version'], list: [BIN, 'list', '--json'] };
    const times = Object.fromEntries(Object.keys(jobs).map((name) => [name, [] as number[]])) as Record<keyof typeof jobs, number[]>;
    for (let round = 0; round < rounds; round += 1) {
      for (const [name, args] of Object.entries(jobs) as [keyof typeof jobs, string[]][]) {
        const began = performance.now();
        const ran = spawnSync(process.execPath, args, { env, cwd: home });
        times[name].push(performance.now() - began);
        if (ran.status !== 0) throw new Error(`${args.join(' ')} ended with ${ran.status}: ${String(ran.stderr)}`);
      }
    }
    const node = median(times.node);
    const row = (what: string, name: keyof typeof jobs, aim: number): Ratio => ({ what, ms: median(times[name]), against: 'node -e 0', ratio: median(times[name]) / node, aim });
    return [row('memport --version', 'version', 2), row('memport list --json, empty HOME', 'list', 4)];
  });

const median = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[values.length >> 1] ?? Number.NaN;
