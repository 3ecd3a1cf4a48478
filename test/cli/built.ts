import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { newRoom } from '../room.ts';

/** The built command line, run as a person would run it, away from everything of the person who runs the tests. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');
export const BIN = join(ROOT, 'dist/bin.js');
export const NOW = '2026-11-20T12:00:00Z';

export interface Ran {
  stdout: string;
  stderr: string;
  code: number | null;
  signal: string | null;
}

export interface Place {
  home: string;
  cwd?: string;
  env?: Readonly<Record<string, string>>;
  /** Run as this user; only root can. */
  uid?: number;
  bin?: string;
  node?: string;
}

/** A temp folder with a HOME in it and, beside that, what memport must not find there: its own state and a PATH. */
export const withHome = <T>(body: (home: string) => T): T => {
  const { home, remove } = makeHome();
  try {
    return body(home);
  } finally {
    remove();
  }
};

export const makeHome = (): { home: string; remove: () => void } => {
  const room = newRoom();
  const home = join(room, 'home');
  mkdirSync(home);
  return { home, remove: () => rmSync(room, { recursive: true, force: true }) };
};

export const memport = (args: readonly string[], place: Place): Ran => {
  if (!existsSync(BIN)) throw new Error(`${BIN} is not built: npm run build`);
  const { home, cwd = home, env = {}, uid, bin = BIN, node = process.execPath } = place;
  const ran = spawnSync(node, [bin, ...args], {
    cwd,
    env: { ...clearedEnv(home), ...COMPILED, ...env },
    encoding: 'utf8',
    timeout: 60_000,
    maxBuffer: 1 << 28,
    ...(uid !== undefined && { uid, gid: uid }),
  });
  return { stdout: ran.stdout, stderr: ran.stderr, code: ran.status, signal: ran.signal };
};

/** A thousand starts of one build compile it once: Node keeps what V8 made of it. The bench does without. */
export const COMPILED = { NODE_COMPILE_CACHE: join(ROOT, 'node_modules/.cache/memport') };

/**
 * Nothing of the person's own: PATH holds only the programs that memport asks, and what a HOME brings along in `bin`.
 */
export const clearedEnv = (home: string): Record<string, string> => {
  const bin = join(home, '..', 'bin');
  if (!existsSync(bin)) {
    mkdirSync(bin);
    for (const program of ['git', 'flock']) {
      const found = ['/usr/bin', '/bin', '/usr/local/bin', '/opt/homebrew/bin']
        .map((folder) => join(folder, program))
        .find(existsSync);
      if (found !== undefined) symlinkSync(found, join(bin, program));
    }
  }
  return {
    HOME: home,
    PATH: `${bin}:${join(home, 'bin')}`,
    XDG_STATE_HOME: join(home, '..', 'state'),
    MEMPORT_NOW: NOW,
    NO_COLOR: '1',
    GIT_CONFIG_NOSYSTEM: '1',
  };
};
