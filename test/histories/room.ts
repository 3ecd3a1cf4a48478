import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { adapters } from '../../adapters/index.ts';
import type { Plan } from '../../src/ir/plan-value.ts';
import type { Store } from '../../src/ir/store.ts';
import type { Adapter } from '../../src/adapter.ts';
import type { Rim } from '../../src/cli/setting.ts';
import { run } from '../../src/cli/run.ts';
import { sightOf } from '../../src/world/sight.ts';
import { gather } from '../../src/world/survey.ts';
import { worldOf } from '../../src/world/world.ts';
import { askedOf, type End } from './ends.ts';

export const stateOf = (home: string): string => join(home, '..', 'state', 'memport');

const rimOf = (home: string, now: number, out: string[], err: string[]): Rim => ({
  cwd: home,
  out: (text) => void out.push(text),
  err: (text) => void err.push(text),
  screen: { width: 100, colour: false },
  env: { HOME: home, PATH: '', XDG_STATE_HOME: join(home, '..', 'state'), MEMPORT_NOW: String(now), NO_COLOR: '1' },
});

export interface Answer {
  exit: number;
  documents: Record<string, unknown>[];
  stderr: string;
}

/** One command line, in this process, with everything it says as JSON. */
export const memport = async (home: string, now: number, args: readonly string[]): Promise<Answer> => {
  const [out, err]: [string[], string[]] = [[], []];
  const exit = await run([...args, '--json'], rimOf(home, now, out, err));
  const documents = out
    .join('')
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as Record<string, unknown>);
  const wrong = documents.flatMap(({ error }) => (error === undefined ? [] : [JSON.stringify(error)]));
  return { exit, documents, stderr: [...err, ...wrong].join('') };
};

export const planIn = ({ documents }: Answer): Plan | undefined =>
  documents.find((each) => each['command'] === 'plan') as Plan | undefined;

/** What memport reads at one end. */
export const storesOf = (home: string, now: number, end: End): Store[] => {
  const adapter = adapters.find(({ id }) => id === end.harness) as Adapter;
  return (
    gather([adapter], sightOf(worldOf({ ...rimOf(home, now, [], []), adapters }), askedOf(home, end)))[0]?.stores ?? []
  );
};

/** Runs that wrote, undos apart, in their order. */
export const runsIn = (home: string): string[] => {
  const folder = join(stateOf(home), 'runs');
  if (!existsSync(folder)) return [];
  const runs = readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map(
      (name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as { id: string; seq: number; undoes?: string },
    );
  return runs
    .filter(({ undoes }) => undoes === undefined)
    .sort((a, b) => a.seq - b.seq)
    .map(({ id }) => id);
};

export interface LedgerRow {
  pair: string;
  source: { store: string; id: string };
  target: { store: string; id: string };
  files?: string[];
}

export const ledgerOf = (home: string): LedgerRow[] => {
  const file = join(stateOf(home), 'ledger.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as { rows: LedgerRow[] }).rows : [];
};
