import { spawnSync } from 'node:child_process';

/** Nothing that a repository's config names is run, nothing is fetched, and nothing is written. */
const QUIET = [
  '--no-pager',
  '--no-replace-objects',
  ...[
    'core.fsmonitor=false',
    'core.hooksPath=/dev/null',
    'log.showSignature=false',
    'protocol.allow=never',
    'diff.renameLimit=1000',
    'core.quotePath=false',
  ].flatMap((setting) => ['-c', setting]),
];
const MAX_BYTES = 256 << 20;

/** What git says in a folder, or nothing: there is no git, it refuses the repository, or it takes too long. */
export const gitOutput = (folder: string, env: NodeJS.ProcessEnv, args: readonly string[], ms = 5_000) => {
  const { PATH, HOME, XDG_CONFIG_HOME, SystemRoot } = env;
  const told = spawnSync('git', [...QUIET, '-C', folder, ...args], {
    encoding: 'utf8',
    timeout: ms,
    killSignal: 'SIGKILL',
    maxBuffer: MAX_BYTES,
    stdio: ['ignore', 'pipe', 'ignore'],
    // Its own variables could lead git to another repository, and to programs.
    env: {
      ...Object.fromEntries(
        Object.entries({ PATH, HOME, XDG_CONFIG_HOME, SystemRoot }).filter(([, value]) => value !== undefined),
      ),
      LC_ALL: 'C',
      GIT_OPTIONAL_LOCKS: '0',
      GIT_TERMINAL_PROMPT: '0',
      GIT_NO_LAZY_FETCH: '1',
      GIT_PAGER: 'cat',
    },
  });
  return told.status === 0 ? told.stdout : undefined;
};
