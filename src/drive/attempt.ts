import * as fs from 'node:fs';
import * as path from 'node:path';
import type { Account, Drive, Exchange, Stage } from '../ir/drive.ts';
import { inOwnFolder, runGroup, type Ended } from './child.ts';
import type { Client } from './installed-client.ts';
import { plant, skeletonOf } from './git.ts';
import { copyInto, mirrorAt, writeInto, type MirroredFile } from './machine-mirror.ts';
import { relay } from './relay.ts';
import { NOWHERE } from './client-run.ts';

export interface Attempt {
  drive: Drive;
  client: Client;
  account: Account;
  place: Omit<Stage, 'mirror'>;
  /** Files that stand in the copy instead of what stands on the machine. */
  written: readonly MirroredFile[];
  /** Files of the working folder, by their path in it. */
  workspace: Readonly<Record<string, string>>;
  prompt: string;
  timeoutMs: number;
  signal?: AbortSignal;
}

/** What one start of a client came to; paths in it are those of the machine. */
export interface Attempted extends Ended {
  exchanges: Exchange[];
}

/**
 * Starts the client once on a copy of a place: it asks the person's own model through a proxy of ours and reaches
 * nothing else. The copy goes with the client.
 */
export const attempt = async (asked: Attempt): Promise<Attempted> => {
  const { drive, client, account, place, written, workspace, prompt } = asked;
  if (!drive.trials) throw new Error('a client that is tried has trials');
  const { launch } = drive.trials;
  return inOwnFolder(async (root) => {
    const mirror = mirrorAt(root, () => staged.copies);
    const staged = drive.stage({ ...place, mirror: mirror.path });
    const [home, cwd, tmp] = [mirror.path(place.home), mirror.path(place.cwd), path.join(root, '.t')];
    for (const folder of [home, cwd, tmp]) fs.mkdirSync(folder, { recursive: true });
    plant(mirror.path, skeletonOf(place.around, place.cwd));
    copyInto(mirror, staged.copies);
    writeInto(mirror, staged.copies, written);
    for (const [name, text] of Object.entries(workspace)) {
      fs.mkdirSync(path.dirname(path.join(cwd, name)), { recursive: true });
      fs.writeFileSync(path.join(cwd, name), text);
    }
    if (account.login !== undefined) {
      const to = mirror.path(account.login);
      fs.mkdirSync(path.dirname(to), { recursive: true });
      fs.symlinkSync(fs.realpathSync(account.login), to);
    }
    const proxy = await relay(account);
    try {
      const { argv, env } = launch({ url: proxy.url, prompt, cwd, tmp, account });
      const ended = await runGroup({
        file: client.file,
        argv,
        cwd,
        env: {
          TERM: 'dumb',
          LANG: 'C.UTF-8',
          ...staged.env,
          ...account.env,
          PATH: place.env['PATH'] ?? '',
          HOME: home,
          TMPDIR: tmp,
          ...NOWHERE,
          ...env,
        },
        timeoutMs: asked.timeoutMs,
        ...(asked.signal && { signal: asked.signal }),
      });
      return { ...ended, exchanges: mirror.restore(proxy.exchanges()) };
    } finally {
      await proxy.close();
    }
  });
};
