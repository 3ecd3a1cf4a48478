import { execFile } from 'node:child_process';
import * as path from 'node:path';
import { promisify } from 'node:util';
import type { ListDocument } from '../../src/verbs/document.ts';
import type { Client } from '../../src/drive/installed-client.ts';
import { start, type Start } from '../../src/drive/client-run.ts';
import type { Drive, Seen } from '../../src/ir/drive.ts';
import { blockDifferences, type BlockDifference } from '../../src/verbs/observed.ts';
import { BIN, COMPILED } from '../cli/built.ts';
import { run } from '../cli/here.ts';

type Said = { role: string; label: string; text: string };

export interface Where {
  harness: string;
  home: string;
  cwd: string;
  version: string;
  env?: Readonly<Record<string, string>>;
  /** A build that is not the one under test. */
  bin?: string;
}

interface Ended {
  stdout: string;
  stderr: string;
  code: number;
}

type Place = Omit<Where, 'harness' | 'version' | 'bin'>;

/** Nothing of the person who runs the tests. */
const envIn = ({ home, env = {} }: Place): Record<string, string> => ({
  PATH: '/usr/bin:/bin',
  HOME: home,
  XDG_STATE_HOME: path.join(home, '.state'),
  NO_COLOR: '1',
  ...env,
});

/** The built command line in this process: a client is asked here, and a start of memport is not the point. */
export const memportIn = async (args: readonly string[], place: Place): Promise<Ended> => {
  const out: string[] = [];
  const err: string[] = [];
  const code = await run(args, {
    cwd: place.cwd,
    env: envIn(place),
    out: (text) => void out.push(text),
    err: (text) => void err.push(text),
    screen: { width: 100, colour: false },
  });
  return { stdout: out.join(''), stderr: err.join(''), code };
};

/** The same in a process of its own, as a person starts it, or of another build; it does not block other tests. */
export const memportAlone = async (args: readonly string[], place: Place, bin = BIN): Promise<Ended> => {
  const ended = promisify(execFile)(process.execPath, [bin, ...args], {
    cwd: place.cwd,
    env: { ...envIn(place), ...COMPILED },
    maxBuffer: 1 << 28,
  });
  return ended.then(
    ({ stdout, stderr }) => ({ stdout, stderr, code: 0 }),
    (error: { stdout?: string; stderr?: string; code?: number }) => ({
      stdout: error.stdout ?? '',
      stderr: error.stderr ?? String(error),
      code: error.code ?? -1,
    }),
  );
};

/** What memport says that the model will be given there. */
export const predicted = async (where: Where): Promise<Said[]> => {
  const words = ['show', where.harness, '--as-prompt', '--json', '--client-version', where.version, '--cwd', where.cwd];
  const asked = where.bin === undefined ? memportIn(words, where) : memportAlone(words, where, where.bin);
  const { stdout, stderr } = await asked;
  if (stdout === '') throw new Error(stderr);
  return (JSON.parse(stdout) as ListDocument).stores[0]?.view?.always ?? [];
};

export interface Judged {
  differences: BlockDifference[];
  seen: Seen;
  predicted: Said[];
}

/**
 * Predicted first, because a start may write; then the real client in the very place. What is `between` them shows that
 * the comparison can fail.
 */
export const judge = async (
  drive: Drive,
  client: Client,
  where: Where,
  { between, ...how }: Partial<Start> & { between?: () => void } = {},
): Promise<Judged> => {
  const before = await predicted(where);
  between?.();
  const run = await start({
    drive,
    client,
    home: where.home,
    cwd: where.cwd,
    path: process.env['PATH'] ?? '',
    env: where.env ?? {},
    script: () => ({ text: 'ok' }),
    ...how,
  });
  if (run.requests.length === 0) throw new Error(`the client asked its model nothing: ${run.stderr || run.stdout}`);
  const seen = drive.seen(run.requests);
  return { differences: blockDifferences(before, seen.blocks), seen, predicted: before };
};
