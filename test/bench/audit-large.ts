import { execFileSync } from 'node:child_process';
import { mkdirSync, realpathSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { BIN, makeHome } from '../cli/built.ts';
import { best, timed } from './timed.ts';
import type { Row } from './row.ts';

const FOLDERS = 200;
const FILES_IN_EACH = 100;
/** Whole seconds and megabytes that an audit of so many memories may take. */
const AIMS: ReadonlyMap<number, Row['aim']> = new Map([
  [1_000, { ms: 1_000, mb: 400 }],
  [5_000, { ms: 3_000, mb: 400 }],
]);

/** An audit of memories with two paths each, one in twenty gone, in a repository of 20,000 files. */
export const auditLarge = (sizes: readonly number[], rounds: number): Row[] =>
  sizes.map((size): Row => {
    const { home, remove } = makeHome();
    try {
      const project = furnishProject(join(home, '..', 'project'));
      furnishMemories(home, project, size);
      const run = () => timed({ home, cwd: project, args: [BIN, 'audit', 'claude'], code: 1 });
      const { audit } = best(rounds, { audit: run });
      return {
        what: `audit, ${size.toLocaleString('en')} memories with ${(2 * size).toLocaleString('en')} paths`,
        taken: audit,
        aim: AIMS.get(size) ?? {},
      };
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

const furnishMemories = (home: string, project: string, size: number): void => {
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
};
