import { join } from 'node:path';
import { BIN, withHome } from '../cli/built.ts';
import { furnishClaude } from './memories.ts';
import type { Row, Taken } from './row.ts';
import { timed } from './timed.ts';

/** From nothing to the answer, against a Node that does nothing: medians of rounds in which all of them take turns. */
export const coldStart = (rounds: number): Row[] =>
  withHome((home) => {
    const ofFew = (count: number): string => {
      const own = join(home, `${count}`);
      furnishClaude(own, { count });
      return own;
    };
    const [ten, hundred] = [ofFew(10), ofFew(100)];
    const run = (...args: string[]): Taken => timed({ home, args });
    const planned = (own: string): Taken =>
      timed({ home: own, args: [BIN, 'claude:codex', '--all', '--dry-run'], code: 1 });
    const runs = Array.from({ length: rounds }, () => ({
      node: run('-e', '0'),
      version: run(BIN, '--version'),
      list: run(BIN, 'list', '--json'),
      ten: planned(ten),
      hundred: planned(hundred),
    }));
    type Name = keyof (typeof runs)[number];
    const takenBy = (name: Name): Taken => ({
      ms: median(runs.map((run) => run[name].ms)),
      cpu: median(runs.map((run) => run[name].cpu)),
      mb: median(runs.map((run) => run[name].mb)),
    });
    const row = (what: string, name: Name, aim: number): Row => ({
      what,
      taken: takenBy(name),
      against: { what: 'node -e 0', ratio: takenBy(name).ms / takenBy('node').ms },
      aim: { ratio: aim },
    });
    return [
      row('memport --version', 'version', 1.2),
      row('memport list --json, empty HOME', 'list', 3),
      row('claude:codex --dry-run, 10', 'ten', 6),
      row('claude:codex --dry-run, 100', 'hundred', 8),
    ];
  });

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[values.length >> 1] ?? Number.NaN;
