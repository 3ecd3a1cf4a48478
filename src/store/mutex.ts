import { Buffer } from 'node:buffer';
import * as path from 'node:path';
import { MemportError } from '../errors.ts';
import { codeOf } from './disk.ts';
import { makeFolder, readBytes, type State } from './state.ts';

/**
 * Two memports at once: the second is refused. The holder's process id and start stand in the file, so that a file
 * left by a killed run is seen to be stale and taken over.
 */
export const withMutex = <T>(state: State, work: () => T): T => {
  const file = path.join(state.root, 'running');
  makeFolder(state.disk, state.root);
  const mine = Buffer.from(`${JSON.stringify({ pid: process.pid, since: startOf(state, process.pid) })}\n`);
  for (let attempt = 0; ; attempt += 1) {
    try {
      state.disk.create(file, mine, 0o600);
      break;
    } catch (error) {
      if (codeOf(error) !== 'EEXIST') throw new MemportError('io', { what: 'cannot write to the state folder', where: state.root, expected: `a folder this user may write (${codeOf(error)})`, cause: error });
      const holder = holderOf(state, file);
      if (holder !== undefined && isAlive(state, holder)) {
        throw new MemportError('refused', { what: `another memport is at work (process ${holder.pid})`, where: file, todo: 'wait until it has ended, then run this again' });
      }
      if (attempt > 3) throw new MemportError('refused', { what: 'another memport keeps taking the lock', where: file, todo: 'run this again' });
      // Moved away before it is removed: of two that find it stale, only one can move it.
      const aside = `${file}.${process.pid}.stale`;
      try {
        state.disk.rename(file, aside);
        state.disk.unlink(aside);
      } catch {
        // The other one was faster.
      }
    }
  }
  try {
    return work();
  } finally {
    try {
      state.disk.unlink(file);
    } catch {
      // Gone already: nothing is held.
    }
  }
};

interface Holder {
  pid: number;
  since: string;
}

const holderOf = (state: State, file: string): Holder | undefined => {
  try {
    const value = JSON.parse(Buffer.from(readBytes(state.disk, file) ?? []).toString('utf8')) as Partial<Holder>;
    return typeof value.pid === 'number' ? { pid: value.pid, since: String(value.since ?? '') } : undefined;
  } catch {
    return undefined;
  }
};

const isAlive = (state: State, holder: Holder): boolean => {
  try {
    process.kill(holder.pid, 0);
  } catch (error) {
    if (codeOf(error) !== 'EPERM') return false;
  }
  const since = startOf(state, holder.pid);
  return since === '' || holder.since === '' || since === holder.since;
};

/** When a process started, where the system tells: a process id alone is used again. */
const startOf = (state: State, pid: number): string => {
  try {
    const stat = Buffer.from(state.disk.read(`/proc/${pid}/stat`, 4096)).toString('utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    return '';
  }
};
