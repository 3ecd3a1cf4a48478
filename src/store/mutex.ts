import { randomBytes, randomInt } from 'node:crypto';
import { Buffer } from 'node:buffer';
import * as path from 'node:path';
import { MemportError } from '../errors.ts';
import { atOnce, type Steps } from '../ir/steps.ts';
import { codeOf } from './disk.ts';
import { isAlive, startOf } from './lifetime.ts';
import { makeFolder, type State } from './state.ts';

const TRIES = 6;

/**
 * Two memports at once: the second is refused. Each puts down a claim under a name of its own and then looks for
 * others: of two, at least one sees the other and withdraws, so nobody ever has to take over a name that somebody
 * else may be taking over too. A claim tells its process and when that began; one of a killed process is cleared.
 */
export function* underMutex<T>(state: State, work: () => Steps<T>): Steps<T> {
  const folder = path.join(state.root, 'running');
  const mine = `${process.pid}.${startOf(process.pid)}.${randomBytes(4).toString('hex')}`;
  for (let attempt = 1; ; attempt += 1) {
    const other = claim(state, folder, mine);
    if (other === undefined) break;
    release(state, folder, mine);
    if (attempt === TRIES) {
      throw new MemportError('refused', {
        what: `another memport is at work (process ${other.pid})`,
        where: path.join(folder, other.name),
        todo: 'wait until it has ended, then run this again',
      });
    }
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, randomInt(5, 40));
  }
  try {
    return yield* work();
  } finally {
    release(state, folder, mine);
  }
}

/** The same for work that is short. */
export const withMutex = <T>(state: State, work: () => T): T =>
  atOnce(
    underMutex(state, function* () {
      return work();
    }),
  );

interface Claim {
  name: string;
  pid: number;
}

const claim = (state: State, folder: string, mine: string): Claim | undefined => {
  try {
    makeFolder(state.disk, folder);
    state.disk.create(path.join(folder, mine), Buffer.from(''), 0o600);
    return living(state, folder, mine);
  } catch (error) {
    release(state, folder, mine);
    throw new MemportError('io', {
      what: 'cannot write to the state folder',
      where: state.root,
      expected: `a folder this user may write (${codeOf(error)})`,
      todo: 'let this user write there, or have XDG_STATE_HOME name another folder',
      cause: error,
    });
  }
};

const release = (state: State, folder: string, mine: string): void => {
  try {
    state.disk.unlink(path.join(folder, mine));
  } catch {
    // Gone already: nothing is held.
  }
};

const living = (state: State, folder: string, mine: string): Claim | undefined => {
  for (const { name } of state.disk.readdir(folder)) {
    const [, pid, since] = /^(\d+)\.([^.]*)\.[0-9a-f]+$/.exec(name) ?? [];
    if (name === mine || pid === undefined) continue;
    if (isAlive(Number(pid), since ?? '')) return { name, pid: Number(pid) };
    // Nobody else can ever have this name, so clearing it takes nothing from anybody.
    if (mine !== '') release(state, folder, name);
  }
  return undefined;
};
