import * as fs from 'node:fs';
import * as path from 'node:path';
import type { Captured, Drive, Launch, Seen, Stage } from '../ir/drive.ts';
import type { Ended } from './child.ts';
import { inOwnFolder, runGroup } from './child.ts';
import type { Client } from './installed-client.ts';
import { plant, skeletonOf } from './git.ts';
import { copyInto, mirrorAt, writeInto, type MirroredFile } from './machine-mirror.ts';
import { listen, type Script } from './server.ts';

interface ClientRun extends Ended {
  requests: readonly Captured[];
}

export interface Start {
  drive: Drive;
  client: Client;
  /** A throw-away home and a folder inside of one: this function copies nothing. */
  home: string;
  cwd: string;
  /** Below the home, when absent. */
  tmp?: string;
  at?: Launch['at'];
  /** The client's own variables. */
  env?: Readonly<Record<string, string>>;
  /** The value of PATH: the client needs its shell and git. */
  path: string;
  prompt?: string;
  argv?: readonly string[];
  background?: true;
  supposeOn?: true;
  script?: Script;
  timeoutMs?: number;
}

/** Opens no account and nothing else: it only has to look like a key. */
const KEY = 'not-a-key-memport-offline';

/** One headless run of a real client against a model server of ours. */
export const start = async ({
  drive,
  client,
  home,
  cwd,
  tmp = path.join(home, '.tmp'),
  at = [],
  env = {},
  path: PATH,
  prompt = drive.prompt,
  argv = [],
  background,
  supposeOn,
  script = following(drive),
  timeoutMs = 60_000,
}: Start): Promise<ClientRun> => {
  const server = await listen(script);
  fs.mkdirSync(tmp, { recursive: true });
  try {
    const launch = drive.launch({
      url: server.url,
      key: KEY,
      prompt,
      home,
      cwd,
      tmp,
      at,
      ...(background ? { background } : {}),
      ...(supposeOn ? { supposeOn } : {}),
    });
    const ended = await runGroup({
      file: client.file,
      argv: [...launch.argv, ...argv],
      cwd,
      // What the person has set comes first: neither the address, nor the key, nor what this run supposes may be
      // theirs.
      // What is no loopback goes to a proxy that nobody runs: a client that ignores its settings still reaches nothing.
      env: { TERM: 'dumb', LANG: 'C.UTF-8', ...env, PATH, HOME: home, TMPDIR: tmp, ...NOWHERE, ...launch.env },
      timeoutMs,
    });
    return { ...ended, requests: server.requests };
  } finally {
    await server.close();
  }
};

/** What is no loopback goes to a proxy that nobody runs. */
export const NOWHERE = {
  HTTP_PROXY: 'http://127.0.0.1:9',
  HTTPS_PROXY: 'http://127.0.0.1:9',
  NO_PROXY: '127.0.0.1,localhost',
  http_proxy: 'http://127.0.0.1:9',
  https_proxy: 'http://127.0.0.1:9',
  no_proxy: '127.0.0.1,localhost',
};

/** Plays the model: opens whatever the text it was given points at, until nothing is left, then says so. */
export const following =
  (drive: Drive): Script =>
  (request, earlier) => {
    if (drive.kind(request) !== 'main') return { text: 'ok' };
    const calls = drive.follow(drive.seen([...earlier, request]));
    return calls.length > 0 ? { calls } : { text: 'done' };
  };

export interface ClientObservation extends ClientRun {
  seen: Seen;
}

/** What was opened only because somebody was taken to have said yes. */
const grantedIn = (seen: Seen, before: Seen): Seen['results'] => {
  const key = ({ call }: Seen['results'][number]): string => JSON.stringify(call);
  const unasked = new Set(before.results.flatMap((result) => (result.asked ? [] : [key(result)])));
  return seen.results.map((result) => (unasked.has(key(result)) ? result : { ...result, asked: true }));
};

export type Observe = Omit<Start, 'cwd' | 'home' | 'tmp' | 'env' | 'at'> & {
  place: Omit<Stage, 'mirror'>;
  /** Files that stand in the copy instead of what stands on the machine. */
  written?: readonly MirroredFile[];
};

/** Runs the client on a copy of a place of this machine; paths in what comes back are those of the machine. */
export const observe = async ({ place, written = [], ...how }: Observe): Promise<ClientObservation> => {
  return inOwnFolder(async (root) => {
    const mirror = mirrorAt(root, () => staged.copies);
    const staged = how.drive.stage({ ...place, mirror: mirror.path });
    for (const folder of [place.home, place.cwd]) fs.mkdirSync(mirror.path(folder), { recursive: true });
    plant(mirror.path, skeletonOf(place.around, place.cwd));
    copyInto(mirror, staged.copies);
    writeInto(mirror, staged.copies, written);
    const started = (argv: readonly string[]): Promise<ClientRun> =>
      start({
        ...how,
        argv,
        home: mirror.path(place.home),
        cwd: mirror.path(place.cwd),
        tmp: path.join(root, '.t'),
        at: place.at,
        env: staged.env,
      });
    const first = await started(how.argv ?? []);
    const yes = how.drive.allow?.(how.drive.seen(first.requests)) ?? [];
    const run = yes.length === 0 ? first : await started([...(how.argv ?? []), ...yes]);
    const requests = mirror.restore(run.requests);
    const seen = how.drive.seen(requests);
    return {
      ...run,
      requests,
      stdout: mirror.restore(run.stdout),
      stderr: mirror.restore(run.stderr),
      seen:
        run === first ? seen : { ...seen, results: grantedIn(seen, how.drive.seen(mirror.restore(first.requests))) },
    };
  });
};
