import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, realpathSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { BIN, makeHome } from '../cli/built.ts';
import { best, timed } from './timed.ts';
import type { Row, Taken } from './row.ts';

const FOLDERS = 200;
const FILES_IN_EACH = 100;
/** Whole seconds and megabytes that an audit of so many memories may take. */
const AIMS: ReadonlyMap<number, Row['aim']> = new Map([
  [1_000, { ms: 1_000, mb: 400 }],
  [5_000, { ms: 3_000, mb: 400 }],
]);

export interface AuditLarge {
  sizes: readonly number[];
  rounds: number;
  /** An npm prefix with `@yawlabs/ctxlint`. */
  peers?: string | undefined;
}

/** Above this the peer's default run, which asks git about every path that is gone, takes many minutes. */
const MOST_OF_PEER = 1_000;

/** An audit of memories with two paths each, one in twenty gone, in a repository of 20,000 files. */
export const auditLarge = ({ sizes, rounds, peers }: AuditLarge): Row[] =>
  sizes.flatMap((size): Row[] => {
    const { home, remove } = makeHome();
    try {
      const project = furnishProject(join(home, '..', 'project'));
      const memory = furnishMemories(home, project, size);
      const args = (...typed: string[]): string[] => [
        join(peers ?? '', 'node_modules/@yawlabs/ctxlint/dist/index.js'),
        ...typed,
        '--format',
        'json',
      ];
      const run = () => timed({ home, cwd: project, args: [BIN, 'audit', 'claude'], code: 1 });
      const session = () => timed({ home, cwd: project, args: args('--session-only') });
      const { audit, theirs } =
        peers === undefined
          ? { ...best(rounds, { audit: run }), theirs: undefined }
          : best(rounds, { audit: run, theirs: session });
      // Its other checks do not read memories: they get the same texts as rules of the project.
      const asRules = (): Taken => {
        cpSync(memory, join(project, '.claude/rules'), { recursive: true });
        return timed({ home, cwd: project, args: args(), code: 1 });
      };
      const all = peers === undefined || size > MOST_OF_PEER ? undefined : asRules();
      const named = (what: string): string => `${what}, ${size.toLocaleString('en')} memories`;
      const peer = (what: string, taken: Taken | undefined): Row => ({
        what: named(what),
        ...(taken
          ? { taken, against: { what: 'memport audit', ratio: taken.ms / audit.ms } }
          : { note: peers === undefined ? 'not run: PEERS=DIR' : 'not run: it takes too long' }),
        aim: {},
      });
      return [
        {
          what: `${named('audit')} with ${(2 * size).toLocaleString('en')} paths`,
          taken: audit,
          ...(theirs && { against: { what: 'ctxlint --session-only', ratio: audit.ms / theirs.ms } }),
          aim: { ...AIMS.get(size), ...(theirs && { ratio: 1 }) },
        },
        peer('ctxlint --session-only', theirs),
        peer('ctxlint', all),
      ];
    } finally {
      remove();
    }
  });

const furnishProject = (folder: string): string => {
  for (let at = 0; at < FOLDERS; at += 1) {
    mkdirSync(join(folder, `part${at}/src`), { recursive: true });
    for (let file = 0; file < FILES_IN_EACH; file += 1)
      writeFileSync(join(folder, `part${at}/src/file${file}.ts`), `export const sum${file} = ${at};\n`);
  }
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b', ...args], { cwd: folder });
  git('init', '-q');
  git('add', '-A');
  git('commit', '-qm', 'all');
  return realpathSync(folder);
};

/** Gives the folder they are in. */
const furnishMemories = (home: string, project: string, size: number): string => {
  const memory = join(home, '.claude/projects', project.replace(/[^A-Za-z0-9]/g, '-'), 'memory');
  mkdirSync(memory, { recursive: true });
  const index: string[] = [];
  for (let at = 0; at < size; at += 1) {
    const path = (file: number): string => `part${at % FOLDERS}/src/file${file}.ts`;
    const [one, other] = [path(at % FILES_IN_EACH), path(at % 20 === 0 ? 900 + at : (at + 1) % FILES_IN_EACH)];
    index.push(`- [Note ${at}](note_${at}.md) — where row ${at} is summed`);
    writeFileSync(
      join(memory, `note_${at}.md`),
      `---\nname: note-${at}\ndescription: Where row ${at} is summed\nmetadata:\n  type: project\n---\n\n` +
        `Row ${at} is summed in \`${one}\`, and its neighbour in \`${other}\`.\n\n` +
        `**Why:** the two are loaded together, and what changes one breaks the other.\n\n` +
        `**How to apply:** read both before either is touched, and tell the reviewer of row ${at}.\n`,
    );
  }
  writeFileSync(join(memory, 'MEMORY.md'), `${index.slice(0, 150).join('\n')}\n`);
  return memory;
};
