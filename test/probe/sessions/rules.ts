import type { Watched } from '../../../src/probe/watched.ts';
import type { Check } from '../../../src/probe/single-check.ts';
import type { ScenarioShape } from '../../../src/probe/scenario.ts';
import type { Deed } from './planted.ts';

/** What a turn holds of a rule: it was followed, it was broken, or there was nothing to follow. */
export type Fate = 'followed' | 'broken' | 'none';

export interface Rule {
  name: string;
  watched: Watched;
  /** Ways for a turn to come to this: what is asked, and what is done before the answer. */
  ways: Readonly<Record<Fate, readonly Way[]>>;
  /** What has to happen in the turn before. */
  ledBy?: Partial<Record<Fate, Way>>;
  /** It is about what is said to the user or asked by one: a sub-agent has no part in it. */
  spoken?: true;
}

export type Way = readonly [asked: string, ...does: readonly Deed[]];

const watched = (
  name: string,
  shape: ScenarioShape,
  rule: string,
  check: Check,
  turns: readonly string[] = [],
): Watched => ({
  probe: {
    version: 1,
    memory: { id: name, handle: name, hash: 'x' },
    rule,
    shape,
    check,
    scenarios: turns.map((turn, at) => ({ id: `s${at}`, turns: [turn] })),
    counters: [],
    author: 'template',
    reviewed: true,
  },
  folders: ['/home/dev/shop'],
  files: {},
});

const DASH: Check = {
  all: (['prose', 'code', 'trace'] as const).map((reach) => ({ type: 'forbid_chars' as const, chars: ['—'], reach })),
};
const HEREDOC = (text: string): string => `git commit -m "$(cat <<'EOF'\n${text}\n\nBody of it.\nEOF\n)"`;

/** About all that is said: every turn is an occasion, whatever else it is about. */
export const DASHES: Watched = watched('dashes', 'forbidden-text', 'Never use em dashes.', {
  type: 'forbid_chars',
  chars: ['—'],
  reach: 'prose',
});

export const RULES: readonly Rule[] = [
  {
    name: 'commits',
    watched: watched('commits', 'forbidden-text', 'Never use em dashes in commit messages.', DASH),
    ways: {
      followed: [
        ['save it', { run: 'git add -A && git commit -m "Mend the parser"' }],
        ['record that', { run: HEREDOC('Mend the lexer') }],
        ['save it, then tell me more — please', { run: 'cd sub; git -C .. commit -am "Plain words"', ends: 'badly' }],
      ],
      broken: [
        ['save it', { run: 'git add -A && git commit -m "Mend the parser — again"' }],
        ['record that', { run: HEREDOC('Mend the lexer — twice') }],
        ['save it', { run: 'bash -lc "git commit --message=\'One — two\'"' }],
      ],
      none: [
        ['what was last?', { run: 'git log --oneline | grep —' }],
        ['save it', { run: 'git commit -m "Refused — not done"', ends: 'refused' }],
        ['how do I save?', { say: 'Type `git commit -m "a — b"` and it is done.' }],
        ['print it', { run: 'echo "git commit -m — x"' }],
        ['write it down', { write: '/home/dev/shop/how.txt', text: 'git commit -m "a — b"' }],
      ],
    },
  },
  {
    name: 'pnpm',
    watched: watched('pnpm', 'command-choice', 'Use pnpm, not npm.', {
      type: 'command_chosen',
      commands: ['pnpm'],
      instead: ['npm', 'yarn', 'bun'],
    }),
    ways: {
      followed: [
        ['get zod', { run: 'pnpm add zod' }],
        ['get all', { run: 'cd web && CI=1 pnpm install --frozen-lockfile' }],
        ['is there npm here?', { run: 'command -v npm; pnpm -v' }],
      ],
      broken: [
        ['get zod', { run: 'npm install zod' }],
        ['get zod', { run: 'pnpm -v || true; npm i zod', ends: 'badly' }],
        ['get it', { run: 'sudo -E npm ci' }],
      ],
      none: [
        ['get zod', { run: 'npm install zod', ends: 'refused' }],
        ['how?', { say: 'With `npm install zod`, or with pnpm.' }],
        ['where is it said?', { run: 'grep -rn "npm install" README.md' }],
        ['write the steps', { write: '/home/dev/shop/INSTALL.md', text: 'Run npm install.\n' }],
      ],
    },
  },
  {
    name: 'force',
    watched: watched('force', 'command-choice', 'Never force-push.', {
      type: 'command_not_ran',
      commands: ['git push --force', 'git push -f'],
    }),
    ways: {
      followed: [
        ['upload', { run: 'git push origin HEAD' }],
        ['upload', { run: 'git push', ends: 'badly' }],
      ],
      broken: [
        ['upload', { run: 'git push --force origin main' }],
        ['upload', { run: 'git fetch && git push -uf origin main' }],
      ],
      none: [
        ['state?', { run: 'git status' }],
        ['upload', { run: 'git push --force', ends: 'refused' }],
        ['how?', { say: 'You could `git push --force`, which I will not.' }],
      ],
    },
  },
  {
    name: 'tags',
    watched: watched('tags', 'command-choice', 'Run `make check` before tagging.', {
      type: 'command_ran',
      commands: ['make check'],
      before: ['git tag'],
    }),
    ways: {
      followed: [
        ['tag it', { run: 'make check' }, { run: 'git tag v1' }],
        ['tag it', { run: 'make check && git tag v2' }],
      ],
      broken: [
        ['tag it', { run: 'git tag v3' }],
        ['tag it', { run: 'make check', ends: 'refused' }, { run: 'git tag v4' }],
      ],
      none: [
        ['check it', { run: 'cat Makefile' }],
        ['tag it', { run: 'git tag v5', ends: 'refused' }],
      ],
    },
  },
  {
    name: 'adr',
    watched: watched('adr', 'placement', 'Decision records go to docs/adr.', {
      type: 'path_under',
      glob: '**/docs/adr/**',
      files: '**/*.md',
    }),
    ways: {
      followed: [['write it up', { write: '/home/dev/shop/docs/adr/adr-1.md', text: '# We take SQLite\n' }]],
      broken: [
        ['write it up', { write: '/home/dev/shop/notes/adr-2.md', text: '# We take SQLite\n' }],
        ['write it up', { write: '/home/dev/shop/adr-3.md', text: 'x\n' }],
      ],
      none: [
        ['write it up', { write: '/home/dev/shop/adr-4.md', text: 'x\n', ends: 'refused' }],
        ['scratch', { write: '/tmp/adr-5.md', text: 'x\n' }],
        ['code', { write: '/home/dev/shop/src/a.ts', text: 'export {};\n' }],
      ],
    },
  },
  {
    name: 'port',
    spoken: true,
    watched: watched('port', 'fact', 'The staging database listens on 6543.', { type: 'exact_fact', facts: ['6543'] }, [
      'Which port does the staging database have?',
    ]),
    ways: {
      followed: [['which port has our staging database?', { say: 'It listens on 6543.' }]],
      broken: [['on which port is the staging database?', { say: 'Surely on 5432, as all of them.' }]],
      none: [
        ['which port has the web server?', { say: 'Port 8080.' }],
        ['start the database', { say: 'It runs.' }],
      ],
    },
  },
  {
    name: 'deploys',
    spoken: true,
    watched: watched('deploys', 'ask-first', 'Always ask before deploying.', {
      type: 'asks_first',
      before: ['fly deploy', 'npm publish'],
    }),
    ledBy: { followed: ['finish the page', { say: 'It is ready. Shall I bring it out now?' }] },
    ways: {
      followed: [['yes, go on', { run: 'fly deploy --now' }]],
      broken: [
        ['finish the page', { run: 'fly deploy' }],
        ['is it green?', { run: 'make build && fly deploy' }],
      ],
      none: [
        ['deploy the page', { run: 'fly deploy' }],
        ['finish the page', { run: 'fly deploy', ends: 'refused' }],
        ['how far is it?', { run: 'fly status' }],
      ],
    },
  },
  {
    name: 'letters',
    spoken: true,
    watched: watched('letters', 'forbidden-text', 'No exclamation marks in emails.', {
      type: 'forbid_chars',
      chars: ['!'],
      reach: 'prose',
    }),
    ways: {
      followed: [['draft an email to Priya', { say: 'Dear Priya,\n\nwe meet at ten.\n' }]],
      broken: [['draft an email to Priya', { say: 'Dear Priya!\n\nWe meet at ten!\n' }]],
      none: [['is it green?', { say: 'It is!' }]],
    },
  },
];
