import * as path from 'node:path';
import { MemportError } from '../errors.ts';
import type { Move } from '../ir/project-move.ts';
import { inTurns } from '../ir/steps.ts';
import { relocatedLedger } from '../ledger/ledger-of-moved.ts';
import type { Ledger } from '../ledger/row.ts';
import { readLedger } from '../store/ledger.ts';
import { positionOf } from '../text/measure.ts';
import { movedIn, movedPath } from '../text/moved-path.ts';
import { isFolder } from '../world/folder.ts';
import { sightOf } from '../world/sight.ts';
import { gathering, pathsNamed, type Gathered } from '../world/survey.ts';
import { veilOver } from '../world/veil.ts';
import { examinedIn, secretsOf } from '../world/veiled.ts';
import type { World } from '../world/world.ts';
import { movedScopes, movedStores, realPath, type MovedStore } from './moved-stores.ts';

/** What telling every harness of a project's new path would do. */
export interface Relocation {
  move: Move;
  stores: MovedStore[];
  /** A ledger with the new names in it. */
  ledgerAfter: (ledger: Ledger) => Ledger;
  /** Where a memory or an instruction file says the old path: their words are left to whose they are. */
  mentions: { file: string; line: number }[];
  /** The folder of the old path stands all the same: it is a project of its own. */
  stands: boolean;
  /** Memories that the new path has already: those of the old one come beside them. */
  joins: number;
}

/** Asks every harness what it tells by the path of a project that lies at `to` now; nothing is written. */
export const relocation = async (world: World, asked: { from: string; to: string }): Promise<Relocation> => {
  const typed = moveOf(world, asked);
  const sight = sightOf(world, { cwd: typed.to });
  const found = await inTurns(
    gathering(world.adapters, sight, [...typed.from, typed.to, ...formerFolders(world, typed)]),
    world.pause,
  );
  world.met.veil = veilOver(secretsOf(await examinedIn(world, found)));
  const ledger = readLedger(world.state);
  const known = [...found.flatMap(({ stores }) => pathsNamed(stores)), ...Object.keys(ledger.keys)];
  const move: Move = { ...typed, beside: [...new Set(known)].filter((each) => !typed.from.includes(each)) };
  const around = sight.surroundings(
    [...new Set([...known.flatMap((each) => [each, movedPath(each, move) ?? each]), move.to])],
    move.to,
  );
  const stores = found.flatMap((each) => movedStores(world, each, move, around));
  const scopes = movedScopes(found, known, move, around);
  return {
    move,
    stores,
    ledgerAfter: (now) =>
      relocatedLedger(
        now,
        stores.flatMap(({ went }) => went ?? []),
        [...stores.flatMap(({ renamed }) => renamed ?? []), ...scopes],
      ),
    mentions: mentionsIn(found, stores, move),
    stands: typed.from.some((each) => isFolder(world, each)),
    joins: found
      .flatMap((each) => each.stores)
      .filter(({ at }) =>
        stores.some(({ store, was }) => was !== undefined && store.at.root === at.root && was !== at.root),
      )
      .reduce((sum, { memories }) => sum + memories.length, 0),
  };
};

/** The paths as they were typed and as links on the way lead; the new one is a folder that stands here. */
const moveOf = (world: World, { from, to }: { from: string; to: string }): Move => {
  const [typed, there] = [path.resolve(world.cwd, from), path.resolve(world.cwd, to)];
  const real = realPath(world, there);
  if (!isFolder(world, there))
    throw new MemportError('usage', {
      what: `${to} is no folder`,
      where: there,
      expected: 'the folder that the project is in now',
      todo: 'move the project first, then run memport relocate OLD NEW',
    });
  const paths = [...new Set([typed, realPath(world, typed)])].filter((each) => each !== real);
  if (paths.length === 0)
    throw new MemportError('usage', { what: `${from} and ${to} are one folder`, where: real, expected: 'two paths' });
  return { from: paths, to: real };
};

/** Folders looked into at most for projects that lie in the moved one. */
const MAX_FOLDERS = 500;
/** What holds no project of anybody who works here. */
const PASSED_OVER = /^\.|^node_modules$/;

/**
 * The folders that went along, as they were called before. A harness that names a store after a path that is gone
 * knows the project that lay below the moved one by these alone, where no log of a session is left.
 */
const formerFolders = ({ disk }: World, { from, to }: Move): string[] => {
  const below = [''];
  for (const at of below) {
    if (below.length >= MAX_FOLDERS) break;
    try {
      const inside = disk.readdir(to + at).filter((each) => each.isDirectory() && !PASSED_OVER.test(each.name));
      below.push(...inside.map(({ name }) => `${at}/${name}`));
    } catch {
      // A folder that may not be looked into tells nothing.
    }
  }
  return below.slice(1, MAX_FOLDERS).flatMap((each) => from.map((path) => path + each));
};

/** Lines of memories and of instruction files, as they are after the move, that still say the old path. */
const mentionsIn = (found: readonly Gathered[], moved: readonly MovedStore[], move: Move): Relocation['mentions'] => {
  const now = found.flatMap(({ stores }) =>
    stores.map(
      (store) =>
        moved.find((each) => each.store.at.root === store.at.root && store.at.role === 'store')?.after ?? store,
    ),
  );
  const told = [
    ...now,
    ...moved.flatMap(({ store, after }) => (now.includes(after) || store.at.role !== 'store' ? [] : [after])),
  ];
  const lines = told.flatMap(({ at, files, memories }) => {
    const spans =
      at.role === 'context'
        ? [...files].map(([file, { text }]) => ({ file, span: [0, text.length] as const }))
        : memories.flatMap(({ places }) => places);
    return spans.flatMap(({ file, span: [from, to] }) => {
      const text = files.get(file)?.text ?? '';
      return oldPathsIn(text.slice(from, to), move).map((offset) => ({
        file: path.posix.join(at.root, file),
        line: positionOf(text, from + offset).line,
      }));
    });
  });
  return [...new Map(lines.map((each) => [`${each.file}:${each.line}`, each])).values()];
};

/** Where the lines begin in which a path of the project stands. */
const oldPathsIn = (text: string, move: Move): number[] => {
  if (!move.from.some((each) => text.includes(each))) return [];
  let at = 0;
  return text.split('\n').flatMap((line) => {
    const start = at;
    at += line.length + 1;
    return movedIn(line, move) === line ? [] : [start];
  });
};
