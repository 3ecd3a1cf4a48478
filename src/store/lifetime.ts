import { execFileSync } from 'node:child_process';
import * as fs from 'node:fs';
import { codeOf } from './disk.ts';

/** Whether the process runs that had this id and began then: an id alone is used again. */
export const isAlive = (pid: number, since: string): boolean => {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (codeOf(error) !== 'EPERM') return false;
  }
  const start = startOf(pid);
  return start !== ENDED && (start === '' || since === '' || start === since);
};

/** When a process began, where the system tells; empty where it does not. */
export const startOf = (pid: number): string => {
  try {
    const stat = fs.readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return fields[0] === 'Z' ? ENDED : (fields[19] ?? '');
  } catch {
    return process.platform === 'linux' ? '' : startByPs(pid);
  }
};

/** It has ended, and its parent has not asked for its code: where nobody ever asks, it keeps its id for ever. */
const ENDED = 'ended';

const startByPs = (pid: number): string => {
  try {
    return execFileSync('/bin/ps', ['-o', 'lstart=', '-p', String(pid)], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      timeout: 5_000,
      env: { LC_ALL: 'C', TZ: 'UTC' },
    })
      .trim()
      .replace(/[^A-Za-z0-9]+/g, '-');
  } catch {
    return '';
  }
};
