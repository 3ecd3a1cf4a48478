import { cpSync, existsSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { carry, rootOf, settle, stateRoot, type Pair } from '../migrate/pairs.ts';
import { filesBelow, forget, reword, tell, type Seen } from '../migrate/side.ts';
import { newRoom } from '../room.ts';

/** Every write of a run takes minutes: `npm run test:kill` meddles with all of them, an ordinary test run with some. */
export const STRIDE = process.env['MEMPORT_SWEEP'] === 'all' ? 1 : 13;

/** A HOME in which the next run changes, makes and removes files at once. */
export const prepared = async (home: string, pair: Pair): Promise<void> => {
  settle(home, pair);
  tell(home, pair.from, [
    { statement: 'Use tabs over spaces in every file of the app', why: 'the linter wants it' },
    { statement: 'The staging database is called blue', kind: 'reference' },
  ]);
  const first = await carry(home, pair);
  if (first.code !== 0) throw new Error(first.stderr);
  forget(home, pair.from, 'staging');
  reword(home, pair.from, 'the linter wants it', 'the formatter insists on it');
  tell(home, pair.from, [{ statement: 'Never push to main without a review' }]);
};

export const ORDER = ['--yes', '--withdraw'] as const;

/** Brings a room back to what it was, at the same path: journals and ledger name files by their full paths. */
export const rewinder = (home: string): { rewind: () => void; remove: () => void } => {
  const room = join(home, '..');
  const kept = newRoom();
  const options = { recursive: true, preserveTimestamps: true, verbatimSymlinks: true } as const;
  cpSync(room, kept, options);
  return {
    rewind: () => {
      for (const name of readdirSync(room)) rmSync(join(room, name), { recursive: true, force: true });
      cpSync(kept, room, options);
    },
    remove: () => rmSync(kept, { recursive: true, force: true }),
  };
};

/** The files of a target by their bytes and modes; times to the millisecond, where they are told. */
export const targetOf = (home: string, pair: Pair, times = false): Record<string, unknown> =>
  Object.fromEntries(
    [...filesBelow(rootOf(home, pair.to))].map(([file, seen]: [string, Seen]) => [
      file,
      times ? { ...seen, mtimeMs: Math.round(seen.mtimeMs) } : seen.bytes,
    ]),
  );

/** A cut that was only played leaves the claim of a process that lives on: this one's. */
export const bury = (home: string): void => {
  const folder = join(stateRoot(home), 'running');
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder))
    renameSync(join(folder, name), join(folder, name.replace(/^\d+/, '99999999')));
};

/**
 * What memport left lying about that is neither a journal, a backup nor the ledger. The claim of a dead process is
 * cleared by the next that claims.
 */
export const litter = (home: string, pair: Pair): string[] => {
  const list = (folder: string): string[] => {
    try {
      return readdirSync(join(stateRoot(home), folder)).map((name) => `${folder}/${name}`);
    } catch {
      return [];
    }
  };
  return [
    ...list('tmp'),
    ...list('runs').filter((name) => !/^runs\/[-\d]+-[0-9a-f]{4}\.json$/.test(name)),
    ...[...filesBelow(rootOf(home, pair.to)).keys()].filter((file) => file.includes('.memport-')),
  ];
};
