import * as path from 'node:path';
import { Buffer } from 'node:buffer';
import type { Steps } from '../ir/steps.ts';
import type { Write } from '../store/units.ts';
import { undoneOnce, type Run, type JournalStep } from '../store/journal.ts';
import { hashOf, isOwnFile, readBlob, readBytes, sha256, type State } from '../store/state.ts';
import { decode, encode } from '../text/decode.ts';
import { foreignTo, hashedLines } from '../text/three-way.ts';
import { unwound, type Fate, type StoreNow, type Unwound } from './unwound.ts';
import type { OwnedPiece } from './whose.ts';

/** A file that is not as it was before the run, and why. */
export interface LeftFile {
  file: string;
  why: string;
}

export interface Merged {
  file: string;
  /** Lines of the run that go, and old ones that come back. */
  gone: number;
  returned: number;
}

/** What of others goes with a file that is put back whole. */
export interface TakenBack {
  file: string;
  now: string;
  before: string;
}

/** What taking a run back would do. */
export interface Draft {
  writes: Write[];
  /** Files that are as before the run then. */
  restored: string[];
  merged: Merged[];
  kept: LeftFile[];
  /** What `--force` puts back over changes of others. */
  taken: TakenBack[];
  /** A backup is gone, so nothing is taken back. */
  pruned?: true;
  /** Later runs that placed the same lines: they come first. */
  later: { run: Run; files: string[] }[];
  stores: { ground: StoreNow; unwound: Unwound; pieces: readonly OwnedPiece[] }[];
}

export interface DraftSite {
  root: string;
  /** Absent: nobody can read the store today. */
  ground?: StoreNow;
}

/** The files of a run against the disk: nothing is written. */
export function* draftOf(
  state: State,
  run: Run,
  runs: readonly Run[],
  sites: readonly DraftSite[],
  force: boolean,
): Steps<Draft> {
  const draft: Draft = {
    writes: [],
    restored: [],
    merged: [],
    kept: [],
    taken: [],
    later: laterThan(state, run, runs),
    stores: [],
  };
  const steps = run.steps.filter(({ file }) => !isOwnFile(state, file));
  const pruned = steps.filter(
    (step) =>
      step.before !== null &&
      step.before !== step.after &&
      !readBlob(state, step.before) &&
      !standsAs(state, step.file, step.before),
  );
  // Half of a run taken back is worse than none of it: a line would name a body that is gone.
  const why = 'its backup was pruned, so nothing of this run is taken back';
  if (pruned.length > 0) return { ...draft, pruned: true, kept: pruned.map(({ file }) => ({ file, why })) };
  if (draft.later.length > 0) return draft;
  const fates = new Map<JournalStep, Fate>();
  const relied = madeSince(state, run, runs);
  const pieces = new Map<JournalStep, OwnedPiece>();
  for (const [index, step] of steps.entries()) {
    pieces.set(step, pieceOf(state, step, siteOf(sites, step)?.root ?? ''));
    yield { doing: 'comparing files with what was written', done: index + 1, of: steps.length };
  }
  for (const [site, own] of Map.groupBy(steps, (step) => siteOf(sites, step))) {
    const all = own.map((step) => pieces.get(step) as OwnedPiece);
    if (!site?.ground) {
      for (const [at, step] of own.entries()) fates.set(step, blindly(all[at] as OwnedPiece));
      continue;
    }
    const result = unwound(
      site.ground,
      all,
      relied.map((file) => path.relative(site.root, file)),
    );
    yield;
    draft.stores.push({ ground: site.ground, unwound: result, pieces: all });
    for (const [at, step] of own.entries()) fates.set(step, result.fates.get((all[at] as OwnedPiece).file) as Fate);
  }
  // Backwards, so that a line goes before the body it names.
  for (const step of steps.toReversed()) {
    const root = siteOf(sites, step)?.root;
    enter(draft, { step, piece: pieces.get(step) as OwnedPiece, fate: fates.get(step) as Fate, root }, force);
    yield;
  }
  return draft;
}

interface Entry {
  step: JournalStep;
  piece: OwnedPiece;
  fate: Fate;
  root: string | undefined;
}

const enter = (draft: Draft, { step, piece, fate, root }: Entry, force: boolean): void => {
  const { file } = step;
  const put = (write: Write): void => void draft.writes.push({ ...write, ...(root !== undefined && { root }) });
  const forced = force && fate.to !== 'before' && fate.kept !== undefined && piece.state !== 'odd';
  if (fate.to === 'before' || forced) {
    if (forced) draft.taken.push({ file, now: piece.now, before: piece.before ?? '' });
    put(backTo(step, piece));
    draft.restored.push(file);
    return;
  }
  if (fate.to === 'text') {
    put({ file, expected: sha256(encode(piece.now)), bytes: encode(fate.text) });
    draft.merged.push({ file, gone: fate.gone, returned: fate.returned });
  }
  if (fate.kept !== undefined) draft.kept.push({ file, why: fate.kept });
};

const backTo = ({ file, before, after, beforeMode, beforeMtimeMs }: JournalStep, piece: OwnedPiece): Write => {
  const absent = piece.state === 'gone' || (piece.state === 'placed' && after === null);
  const expected = absent ? null : sha256(encode(piece.now));
  if (before === null) return { file, expected };
  return {
    file,
    expected,
    bytes: encode(before === after ? piece.now : (piece.before ?? '')),
    ...(beforeMode !== undefined && { mode: beforeMode }),
    ...(beforeMtimeMs !== undefined && { mtimeMs: beforeMtimeMs }),
  };
};

/** Where nobody can read the store, only what stands as the run left it is taken back. */
const blindly = ({ state, before }: OwnedPiece): Fate =>
  state === 'placed'
    ? { to: 'before' }
    : state === 'before' || (state === 'gone' && before === undefined)
      ? { to: 'stay' }
      : {
          to: 'stay',
          kept: state === 'gone' ? 'it was removed since' : 'it was changed since, and its store cannot be read',
        };

const siteOf = (sites: readonly DraftSite[], { file }: JournalStep): DraftSite | undefined =>
  sites.filter(({ root }) => file.startsWith(root + path.sep)).sort((a, b) => b.root.length - a.root.length)[0];

const pieceOf = (state: State, { file, before, after, lines }: JournalStep, root: string): OwnedPiece => {
  const old = before === null ? undefined : readBlob(state, before);
  const common = {
    file: path.relative(root, file).split(path.sep).join('/'),
    ...(before !== null && { before: decode(old ?? Buffer.from('')) }),
    ...(lines !== undefined && { lines }),
  };
  let bytes: Uint8Array | undefined;
  try {
    bytes = readBytes(state.disk, file);
  } catch {
    // A folder or a pipe in a file's place is a change like any other.
    return { ...common, state: 'odd', now: '' };
  }
  if (!bytes)
    return {
      ...common,
      state: before === null || after === null ? (before === null ? 'gone' : 'placed') : 'gone',
      now: '',
    };
  const is = sha256(bytes);
  return { ...common, state: is === after ? 'placed' : is === before ? 'before' : 'changed', now: decode(bytes) };
};

const standsAs = (state: State, file: string, wanted: string | null): boolean => {
  try {
    return hashOf(state.disk, file) === wanted;
  } catch {
    return false;
  }
};

/**
 * The runs since that no undo was at, and that put lines in the place of this one's, put the very same ones, or stand
 * on what it made.
 */
const laterThan = (state: State, run: Run, runs: readonly Run[]): Draft['later'] => {
  // What an undo had to keep of a run is somebody else's by now.
  const since = runsSince(run, runs).filter(({ id }) => !undoneOnce(runs).has(id));
  // A file that holds more than one memory of its own serves all that comes below its folder.
  const bases = run.steps
    .filter(({ before, lines, file }) => before === null && lines !== undefined && !isOwnFile(state, file))
    .map(({ file }) => path.dirname(file));
  return since.flatMap((each) => {
    const files = each.steps.filter((step) => {
      if (isOwnFile(state, step.file)) return false;
      const own = run.steps.find(({ file }) => file === step.file);
      return (
        (own && touches(state, own, step)) ||
        bases.some((folder) => step.before === null && step.file.startsWith(folder + path.sep))
      );
    });
    return files.length === 0 ? [] : [{ run: each, files: files.map(({ file }) => file) }];
  });
};

/** Files that later runs made and that still stand. */
const madeSince = (state: State, run: Run, runs: readonly Run[]): string[] =>
  runsSince(run, runs).flatMap(({ steps }) =>
    steps.flatMap(({ file, before }) => (before === null && !standsAs(state, file, null) ? [file] : [])),
  );

const runsSince = (run: Run, runs: readonly Run[]): Run[] =>
  runs.filter((each) => each.seq > run.seq && each.stage === 'done' && each.undoes === undefined);

const touches = (state: State, own: JournalStep, later: JournalStep): boolean => {
  if (own.before === own.after || later.before === later.after) return false;
  if (own.lines === undefined || later.lines === undefined || later.before === null) return true;
  const stood = (name: string | null): string | undefined => {
    const bytes = name === null ? Buffer.from('') : readBlob(state, name);
    return bytes && hashedLines(decode(bytes));
  };
  const [old, oldest] = [stood(later.before), stood(own.before)];
  if (old === undefined || oldest === undefined) return true;
  const ours = foreignTo(own.lines, oldest);
  return [...foreignTo(later.lines, old), ...foreignTo(old, later.lines)].some((line) => ours.has(line));
};
