import { mkdirSync, readdirSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { slugOf } from '../../adapters/claude/folders/slug.ts';

/** A rule of a project of Claude Code. */
export interface Rule {
  name: string;
  statement: string;
  why?: string;
  /** Lines below `metadata:`. */
  head?: string;
}

const TOPICS = ['auth', 'billing', 'cache', 'docs', 'edge', 'feeds', 'geo', 'hooks', 'images', 'jobs', 'keys', 'logs'];

/** Rules that say what they have to say in far too many words. */
export const WORDY: readonly Rule[] = TOPICS.map((topic, at) => ({
  name: `${topic}-rule`,
  statement: [
    `Whenever it should happen that somebody is about to merge a change of \`src/${topic}/\` into main, that person must`,
    `first, before that change of theirs is actually merged into main, make sure that \`npm run test:${topic}\` has been run`,
    `and has passed ${at + 2} times on that very change that is to be merged.`,
  ].join(' '),
  why: `The ${topic} tests are flaky.`,
}));

const WRITTEN = new Date('2026-03-04T05:06:07.000Z');

/** A HOME in which Claude Code remembers these of one project, and the other harnesses know nothing. */
export const claudeHome = (home: string, rules: readonly Rule[] = WORDY): string => {
  const app = join(home, 'app');
  const session = join(home, '.claude/projects', slugOf(app));
  const folder = join(session, 'memory');
  const git = join(app, '.git');
  for (const each of [
    join(git, 'objects'),
    join(git, 'refs'),
    folder,
    join(home, '.codex'),
    join(home, '.hermes/memories'),
  ])
    mkdirSync(each, { recursive: true });
  // Which of equals has room is decided by their ids: a project with a remote has the same wherever it lies.
  writeFileSync(join(git, 'HEAD'), 'ref: refs/heads/main\n');
  writeFileSync(join(git, 'config'), '[remote "origin"]\n\turl = https://git.example/ada/app.git\n');
  writeFileSync(join(home, '.hermes/config.yaml'), 'memory: {}\n');
  writeFileSync(join(home, '.codex/config.toml'), '[features]\nmemories = true\n');
  writeFileSync(join(session, 'session.jsonl'), `${JSON.stringify({ cwd: app })}\n`);
  for (const { name, statement, why, head = '' } of rules) {
    const body = why === undefined ? statement : `${statement}\n\n**Why:** ${why}`;
    const file = join(folder, `${name}.md`);
    writeFileSync(
      file,
      `---\nname: ${name}\ndescription: what holds for ${name}\nmetadata:\n  type: feedback\n${head}---\n\n${body}\n`,
    );
    // The newer of equals has room first: two files of one millisecond must not be told apart by a third.
    utimesSync(file, WRITTEN, WRITTEN);
  }
  const lines = rules.map(({ name }) => `- [${name}](${name}.md) — what holds for ${name}\n`);
  writeFileSync(join(folder, 'MEMORY.md'), lines.join(''));
  return app;
};

/** Every file below a folder with its text, by its path there. */
export const textsIn = (folder: string, below = ''): Record<string, string> =>
  Object.fromEntries(
    readdirSync(join(folder, below)).flatMap((name): [string, string][] => {
      const at = join(below, name);
      return statSync(join(folder, at)).isDirectory()
        ? Object.entries(textsIn(folder, at))
        : [[at, readFileSync(join(folder, at), 'utf8')]];
    }),
  );

export const lockIn = (home: string): string => {
  try {
    return readFileSync(join(home, '../state/memport/memport.lock'), 'utf8');
  } catch {
    return '';
  }
};
