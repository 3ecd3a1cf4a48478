import { Buffer } from 'node:buffer';
import { hash } from 'node:crypto';
import * as path from 'node:path';
import { surroundingsOf } from '../repo/surroundings.ts';
import type { Location } from '../ir/store.ts';
import { rowsOf } from '../store/tables.ts';
import { replaceFile } from '../store/state.ts';
import { isUnchanged, tracing, type TraceQuestion, type TraceSeen } from '../store/trace.ts';
import { inspecting } from './inspect.ts';
import { clientVersionOf, ownList } from './sight.ts';
import { build, version, type World } from './world.ts';

/** So many results are kept; the oldest goes first. */
const MOST = 8;
const MAX_BYTES = 64 << 20;
const NOTE = 'What a run found, for the next one over the same bytes. It may hold memory text, secrets masked.';

/**
 * What came of the same work before, where nothing that it asked for has another answer now: every byte and name that
 * was read, every variable, git's answers, the version of each client and of this program. Else it is done anew, and
 * kept if `isWorthIt`.
 */
export const remembered = async <T extends object>(
  world: World,
  about: unknown,
  work: (world: World) => Promise<{ value: T; isWorthIt: boolean }>,
  program: string = `${version()} ${build()}`,
): Promise<{ value: T; isKnown: boolean }> => {
  // The code of others is no part of what is compared.
  if (world.foreign.length > 0) return { value: (await work(world)).value, isKnown: false };
  const day = new Date(world.now()).toISOString().slice(0, 10);
  const key = hash('sha256', JSON.stringify([program, about, world.home, world.platform, day])).slice(0, 24);
  const file = path.join(world.state.root, 'checks', `${key}.json`);
  const known = knownIn<T>(world, file);
  if (known && isUnchanged(known.seen, world.disk, world.env, (question) => answerOf(world, question)))
    return { value: known.value, isKnown: true };
  // Which texts were clean before is no part of what is found in them.
  inspecting(world);
  const trace = tracing(world.disk, world.env);
  const { disk, env } = trace;
  const { value, isWorthIt } = await work({ ...world, disk, env, state: { ...world.state, disk }, trace });
  const seen = isWorthIt ? trace.seen() : undefined;
  const kept = { note: NOTE, seen, value };
  const text = JSON.stringify(kept);
  // A secret may stand in the name of a file that was read: masked, that could not be asked for again.
  const isSafe = JSON.stringify(world.met.veil?.over(kept) ?? kept) === text;
  // Nothing is written on Windows.
  if (seen && isSafe && world.platform !== 'win32') keep(world, file, Buffer.from(text));
  return { value, isKnown: false };
};

const answerOf = (world: World, [kind, first, second]: TraceQuestion): unknown => {
  if (kind === 'surroundings') return surroundingsOf(first as string[], second as string, ownList(world.env));
  if (kind === 'rows') return rowsOf({ tables: first } as Location, world.now());
  if (kind !== 'client') return undefined;
  const adapter = world.adapters.find(({ id }) => id === first);
  return adapter && clientVersionOf(adapter, world.env);
};

const knownIn = <T>({ state }: World, file: string): { seen: TraceSeen; value: T } | undefined => {
  try {
    const text = Buffer.from(state.disk.read(file, MAX_BYTES)).toString('utf8');
    const { seen, value } = JSON.parse(text) as { seen: TraceSeen; value: T };
    return Array.isArray(seen.questions) && typeof seen.digest === 'string' ? { seen, value } : undefined;
  } catch {
    return undefined;
  }
};

/** That it cannot be kept is no error: the next run does it anew. */
const keep = ({ state }: World, file: string, bytes: Uint8Array): void => {
  try {
    replaceFile(state, file, bytes);
    const folder = path.dirname(file);
    const kept = state.disk
      .readdir(folder)
      .map(({ name }) => path.join(folder, name))
      .map((each) => ({ each, at: state.disk.lstat(each).mtimeMs }))
      .sort((a, b) => b.at - a.at);
    for (const { each } of kept.slice(MOST)) state.disk.unlink(each);
  } catch {
    // Then nothing is remembered.
  }
};
