import * as fs from 'node:fs';
import * as os from 'node:os';
import * as path from 'node:path';
import { isAlive, startOf } from './lifetime.ts';

/** Short, because the names of stores are made from paths. Behind it stand six letters of the system's choice. */
const PREFIX = 'mp-';
const OURS = /^mp-[A-Za-z0-9]{6}$/;
/** Tells whose the folder is, and below that which programs were started in it: a line each. */
const OWNER = '.owner';

const mine = new Set<string>();
const cleared = new Set<string>();

/** A private temporary folder of this process. What killed runs left is cleared before the first one is made. */
export const ownFolder = (): string => {
  const temp = fs.realpathSync(os.tmpdir());
  if (!cleared.has(temp)) clear(temp);
  cleared.add(temp);
  const folder = fs.mkdtempSync(path.join(temp, PREFIX));
  fs.writeFileSync(path.join(folder, OWNER), lineOf(process.pid), { mode: 0o600, flag: 'wx' });
  mine.add(folder);
  return folder;
};

export const removeOwnFolder = (folder: string): void => {
  mine.delete(folder);
  fs.rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
};

/** Puts down that a program with a process group of its own was started in a folder, where that is one of ours. */
export const startedIn = (cwd: string, pid: number): void => {
  const folder = [...mine].find((each) => cwd === each || cwd.startsWith(`${each}${path.sep}`));
  if (folder !== undefined) fs.appendFileSync(path.join(folder, OWNER), lineOf(pid));
};

/** Process ids mean something on one machine, and there in one container. */
const machine = (): string => {
  try {
    return `${os.hostname()}/${fs.readlinkSync('/proc/self/ns/pid')}`;
  } catch {
    return os.hostname();
  }
};

const lineOf = (pid: number): string => `${pid} ${startOf(pid)} ${machine()}\n`;

interface Noted {
  pid: number;
  since: string;
}

/** What a folder says of its owner and of the programs started in it, where this machine and this user wrote it. */
const notedIn = (folder: string): Noted[] => {
  try {
    const uid = process.getuid?.();
    const own = fs.lstatSync(folder);
    const note = fs.lstatSync(path.join(folder, OWNER));
    if (!own.isDirectory() || !note.isFile() || own.uid !== uid || note.uid !== uid || (own.mode & 0o077) !== 0)
      return [];
    const lines = fs.readFileSync(path.join(folder, OWNER), 'utf8').split('\n').slice(0, -1);
    return lines.flatMap((line) => {
      const [, pid, since = '', where] = /^(\d{1,10}) (\S*) (.*)$/.exec(line) ?? [];
      return pid !== undefined && where === machine() ? [{ pid: Number(pid), since }] : [];
    });
  } catch {
    return [];
  }
};

/** Removes folders of ours whose process is gone, and ends what still runs in them. */
const clear = (temp: string): void => {
  for (const name of namesIn(temp).filter((each) => OURS.test(each))) {
    const folder = path.join(temp, name);
    const [owner, ...started] = notedIn(folder);
    // Where the system does not tell when a process began, its id may be somebody else's by now.
    if (owner === undefined || owner.since === '' || isAlive(owner.pid, owner.since)) continue;
    for (const { pid, since } of started) if (since !== '' && startOf(pid) === since) endGroup(pid);
    try {
      // Whose it is goes last: what cannot be removed now is found again by the next run.
      for (const inside of namesIn(folder))
        if (inside !== OWNER) fs.rmSync(path.join(folder, inside), { recursive: true, force: true, maxRetries: 3 });
      removeOwnFolder(folder);
    } catch {}
  }
};

/** Whoever may write to a folder may not always list it. */
const namesIn = (folder: string): string[] => {
  try {
    return fs.readdirSync(folder);
  } catch {
    return [];
  }
};

/** Ends a program and what it started in its process group, which may be gone already. */
export const endGroup = (pid: number | undefined): void => {
  if (pid === undefined) return;
  try {
    process.kill(process.platform === 'win32' ? pid : -pid, 'SIGKILL');
  } catch {}
};
