import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { clearedEnv, ROOT } from '../cli/built.ts';
import type { Taken } from './row.ts';

export interface Job {
  home: string;
  args: readonly string[];
  cwd?: string;
  env?: Readonly<Record<string, string>>;
  /** How it may end, besides well: a plan with conflicts ends with 1. */
  code?: number;
}

/** Runs a Node program away from everything of the person who runs the bench, and tells what it took. */
export const timed = ({ home, args, cwd = home, env = {}, code = 0 }: Job): Taken & { stdout: string } => {
  const meter = join(home, '..', 'meter.json');
  // A test of the bench looks at no times, and need not wait for builds to be compiled.
  const { METERED_CACHE: cache } = process.env;
  const began = performance.now();
  const ran = spawnSync(process.execPath, ['--import', join(ROOT, 'test/bench/meter.mjs'), ...args], {
    cwd,
    env: { ...clearedEnv(home), METER: meter, ...(cache !== undefined && { NODE_COMPILE_CACHE: cache }), ...env },
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  });
  const ms = performance.now() - began;
  if (ran.status !== 0 && ran.status !== code)
    throw new Error(`${args.join(' ')} ended with ${ran.status}: ${ran.stderr.slice(0, 2_000)}`);
  const used = JSON.parse(readFileSync(meter, 'utf8')) as Omit<Taken, 'ms'>;
  rmSync(meter);
  return { ms, ...used, stdout: ran.stdout };
};

/** The quickest of some runs that take turns: what else the machine does only ever adds. */
export const best = <Name extends string>(
  rounds: number,
  jobs: Readonly<Record<Name, () => Taken>>,
): Record<Name, Taken> => {
  const found: Partial<Record<Name, Taken>> = {};
  for (let round = 0; round < rounds; round += 1) {
    for (const name of Object.keys(jobs) as Name[]) {
      const { ms, cpu, mb } = jobs[name]();
      const known = found[name];
      found[name] = known
        ? { ms: Math.min(ms, known.ms), cpu: Math.min(cpu, known.cpu), mb: Math.max(mb, known.mb) }
        : { ms, cpu, mb };
    }
  }
  return found as Record<Name, Taken>;
};
