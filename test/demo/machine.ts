import { lutimesSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expanded } from '../golden/marks.ts';
import { copyIn, made } from '../golden/stage.ts';

/** A made-up person's machine, furnished from the plain files in `home/`: two years of work on two projects. */
export interface DemoMachine {
  home: string;
  /** Beside HOME, so that memport's own records are no part of what must be as before. */
  state: string;
  remove: () => void;
}

export const PROJECTS = ['ferry-api', 'ferry-web'] as const;

export const furnish = (): DemoMachine => {
  const room = mkdtempSync(join(realpathSync(tmpdir()), 'memport-demo-'));
  const home = join(room, 'home');
  mkdirSync(home);
  const remove = (): void => rmSync(room, { recursive: true, force: true });
  try {
    copyIn(fileURLToPath(new URL('home', import.meta.url)), home, home);
    for (const at of PROJECTS) made({ make: 'git', at, remote: `https://git.ferry.example/quay/${at}.git` }, home);
    for (const [file, time] of timesOf(home)) lutimesSync(join(home, file), time, time);
  } catch (error) {
    remove();
    throw error;
  }
  return { home, state: join(room, 'state'), remove };
};

/** When each memory was last written: a harness tells their age by it. */
const timesOf = (home: string): (readonly [string, Date])[] =>
  readFileSync(new URL('times.txt', import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => {
      const [time = '', file = ''] = line.split(' ');
      return [expanded(file, home), new Date(time)];
    });
