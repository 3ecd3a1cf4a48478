import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Rim } from '../../src/cli/setting.ts';
import { clearedEnv, makeHome, memport, ROOT, type Ran } from './built.ts';

/** What the command line of a built tree does, but for a process of its own. */
export const runOf = async (tree: string): Promise<typeof import('../../src/cli/run.ts').run> => {
  const built = (await import(pathToFileURL(join(tree, 'dist/run.js')).href)) as typeof import('../../src/cli/run.ts');
  return built.run;
};

export const run = await runOf(ROOT);

/** A way to ask a command line of memport in a HOME. */
export type Asking = (home: string, args: readonly string[], rim?: Partial<Rim>) => Promise<Ran>;

/** A build in this process, against the real disk of the HOME: a process of its own is for what needs one. */
export const askingHere =
  (built: typeof run): Asking =>
  async (home, args, rim = {}) => {
    const out: string[] = [];
    const err: string[] = [];
    const code = await built(args, {
      cwd: home,
      out: (text) => void out.push(text),
      err: (text) => void err.push(text),
      screen: { width: 100, colour: false },
      ...rim,
      env: { ...clearedEnv(home), ...rim.env },
    });
    return { code, stdout: out.join(''), stderr: err.join(''), signal: null };
  };

export const memportHere: Asking = askingHere(run);

/** As a person would run it. */
export const memportAlone: Asking = async (home, args, { cwd = home } = {}) => memport(args, { home, cwd });

/** A HOME of a test's own, gone when its body has ended. */
export const inHome = async (body: (home: string) => Promise<void>): Promise<void> => {
  const { home, remove } = makeHome();
  try {
    await body(home);
  } finally {
    remove();
  }
};
