import { spawn } from 'node:child_process';
import type { Readable } from 'node:stream';
import { MemportError } from '../errors.ts';
import { endGroup, ownFolder, removeOwnFolder, startedIn } from '../store/own-folder.ts';

export interface Command {
  file: string;
  argv: readonly string[];
  cwd: string;
  /** The whole environment: nothing is inherited. */
  env: Readonly<Record<string, string>>;
  timeoutMs?: number;
  /** What it reads on stdin; nothing when absent. */
  input?: string;
  /** Ends it and its group. */
  signal?: AbortSignal;
}

export interface Ended {
  code: number | null;
  stdout: string;
  stderr: string;
  wallMs: number;
  timedOut: boolean;
}

/** Bounds what a run away client may make us hold. */
const MOST = 4 * 1024 * 1024;
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Runs a program in a process group of its own; the group goes when it ends, hangs, or memport itself is stopped. */
export const runGroup = async (command: Command): Promise<Ended> => {
  let pid: number | undefined;
  return cleaned(
    () => endGroup(pid),
    () =>
      new Promise((done, failed) => {
        const begun = performance.now();
        const child = spawn(command.file, command.argv, {
          cwd: command.cwd,
          env: { ...command.env },
          detached: true,
          stdio: [command.input === undefined ? 'ignore' : 'pipe', 'pipe', 'pipe'],
        });
        pid = child.pid;
        if (pid !== undefined) startedIn(command.cwd, pid);
        let timedOut = false;
        const late = (): void => {
          timedOut = true;
          endGroup(pid);
        };
        const timer = command.timeoutMs === undefined ? undefined : setTimeout(late, command.timeoutMs);
        const stopped = (): void => endGroup(pid);
        command.signal?.addEventListener('abort', stopped);
        const settled = (): void => {
          clearTimeout(timer);
          command.signal?.removeEventListener('abort', stopped);
        };
        const out = gather(child.stdout as Readable);
        const err = gather(child.stderr as Readable);
        // A program may end without reading all of it.
        child.stdin?.on('error', () => {}).end(command.input);
        if (command.signal?.aborted) stopped();
        child.once('error', (error) => {
          settled();
          failed(
            new MemportError('io', {
              what: `${command.file} does not start: ${error.message}`,
              where: command.file,
              todo: 'Name another one with --bin.',
              cause: error,
            }),
          );
        });
        // What it left behind in its group would keep the pipes open.
        child.once('exit', () => endGroup(pid));
        child.once('close', (code) => {
          settled();
          done({ code, stdout: out(), stderr: err(), wallMs: Math.round(performance.now() - begun), timedOut });
        });
      }),
  );
};

const gather = (stream: Readable): (() => string) => {
  const chunks: Buffer[] = [];
  let size = 0;
  stream.on('data', (chunk: Buffer) => {
    if (size < MOST) chunks.push(chunk);
    size += chunk.length;
  });
  return () => Buffer.concat(chunks).subarray(0, MOST).toString('utf8');
};

const cleaners: (() => void)[] = [];

/** The newest first: a program is stopped before its folder goes. Then the signal takes its usual way. */
const stop = (signal: NodeJS.Signals): void => {
  cleanAll();
  watch('off');
  process.kill(process.pid, signal);
};

const cleanAll = (): void => {
  for (const clean of cleaners.splice(0).reverse()) clean();
};

const watch = (how: 'on' | 'off'): void => {
  for (const signal of SIGNALS) process[how](signal, stop);
  process[how]('exit', cleanAll);
};

/** Runs `clean` when `work` ends, and also when a signal or `process.exit` ends memport. */
export const cleaned = async <T>(clean: () => void, work: () => Promise<T>): Promise<T> => {
  if (cleaners.length === 0) watch('on');
  cleaners.push(clean);
  try {
    return await work();
  } finally {
    const index = cleaners.indexOf(clean);
    if (index !== -1) {
      cleaners.splice(index, 1);
      clean();
      if (cleaners.length === 0) watch('off');
    }
  }
};

/** Work in a private temporary folder, which goes with the work. */
export const inOwnFolder = async <T>(work: (folder: string) => Promise<T>): Promise<T> => {
  const folder = ownFolder();
  return cleaned(
    () => removeOwnFolder(folder),
    () => work(folder),
  );
};
