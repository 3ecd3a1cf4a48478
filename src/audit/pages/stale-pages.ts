import type { Pages } from '../rule-page.ts';

const SHOW = 'memport show {harness} {handle}';

export const stalePages: Pages<'stale'> = {
  'stale/path': {
    why: 'The model looks for a file that is not there, or makes it anew.',
    example: '"The limits stand in src/limits.ts", which was moved to src/config/limits.ts.',
    mend: 'Name the place where it stands today; the message says it where git knows it.',
    command: SHOW,
  },
  'stale/line': {
    why: 'A line number that is off leads to other code, and is believed.',
    example: '"see src/limits.ts:240" in a file of 90 lines.',
    mend: 'Name the function instead of the line.',
    command: SHOW,
  },
  'stale/symbol': {
    why: 'The model calls or greps for something that was renamed or deleted.',
    example: '"`parseLimits` in src/limits.ts": no such word stands in the project.',
    mend: 'Write the name it has today, or delete the memory with what it was about.',
    command: SHOW,
  },
  'stale/script': {
    why: 'The command is run as it stands in memory, and fails.',
    example: '"Run `npm run test:unit`": package.json has no such script.',
    mend: 'Name the script that does it today.',
    command: SHOW,
  },
  'stale/command': {
    why: 'The program that the memory tells the model to run is not there.',
    example: '"Deploy with `shipit`": nothing of that name is on the PATH or in the project.',
    mend: 'Install it, or say what is used today.',
    command: SHOW,
  },
  'stale/package': {
    why: 'Code is written for a library that the project no longer has.',
    example: '"Dates are handled with moment": no manifest names it.',
    mend: 'Name the package that took its place.',
    command: SHOW,
  },
  'stale/branch': {
    why: 'Work is based on, or sent to, a branch that is gone.',
    example: '"Branch off from `develop`": the repository has main only.',
    mend: 'Name the branch that is used today.',
    command: SHOW,
  },
  'stale/deadline': {
    why: 'What held until a day is followed after it.',
    example: '"Merge freeze until 2026-03-05", read in November.',
    mend: 'Delete it, or write down what holds since then.',
    command: SHOW,
  },
  'stale/version': {
    why: 'Advice for one version is applied to another.',
    example: '"We are on React 17" where the lockfile says 19.',
    mend: 'Write the version of today, or leave the number out.',
    command: SHOW,
  },
  'stale/superseded': {
    why: 'The old rule and the new one are both read, and which is followed is chance.',
    example: '"This supersedes [[squash-merges]]", and squash-merges still stands.',
    mend: 'Delete the old one.',
    command: SHOW,
  },
  'stale/link': {
    why: 'A reader who follows the link finds nothing.',
    example: '"See [[release-steps]]", and no memory has that name.',
    mend: 'Correct the name, or take the link out.',
    command: SHOW,
  },
  'stale/relative-date': {
    why: 'Nobody knows any more which day was meant.',
    example: '"The freeze ends next Friday"; the date of the file moves with every edit.',
    mend: 'Write the day itself.',
    command: SHOW,
  },
};
