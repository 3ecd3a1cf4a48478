import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  copyFileSync,
  existsSync,
  lutimesSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { gzipped, zipped } from '../../src/text/zip.ts';
import type { Making } from './case.ts';
import { writer } from '../room.ts';
import { expanded, expandedBytes } from './marks.ts';

/** Copies a tree of a case to its real place; marks stand in names and contents. */
export const copyIn = (from: string, into: string, home: string, write = writer()): void => {
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const target = join(into, expanded(entry.name, home));
    if (entry.isDirectory()) {
      mkdirSync(target, { recursive: true });
      copyIn(join(from, entry.name), target, home, write);
    } else {
      const source = join(from, entry.name);
      write(target, expandedBytes(readFileSync(source), home));
      chmodSync(target, statSync(source).mode & 0o100 ? 0o755 : 0o644);
    }
  }
};

/** Makes one thing and says which paths it added. */
export const made = (making: Making, home: string): string[] => {
  const path = expanded(making.at, home);
  const at = join(home, path);
  const git = (folder: string, ...args: string[]): void =>
    void execFileSync(
      'git',
      [
        '-C',
        folder,
        '-c',
        'user.name=golden',
        '-c',
        'user.email=golden@localhost',
        '-c',
        'commit.gpgsign=false',
        ...args,
      ],
      {
        stdio: 'pipe',
        env: {
          PATH: process.env['PATH'] ?? '',
          HOME: home,
          GIT_CONFIG_NOSYSTEM: '1',
          GIT_COMMITTER_DATE: DATE,
          GIT_AUTHOR_DATE: DATE,
        },
      },
    );
  switch (making.make) {
    case 'folder':
      mkdirSync(at, { recursive: true });
      return [path];
    case 'git':
      mkdirSync(at, { recursive: true });
      git(at, 'init', '-q', '-b', 'main');
      if (making.remote !== undefined) git(at, 'remote', 'add', 'origin', making.remote);
      if (making.commit !== false) {
        git(at, 'add', '-A');
        git(at, 'commit', '-q', '--allow-empty', '-m', 'start');
      }
      return [`${path}/.git`];
    case 'worktree':
      git(join(home, expanded(making.of, home)), 'worktree', 'add', '-q', at);
      return [path];
    case 'symlink':
      mkdirSync(dirname(at), { recursive: true });
      symlinkSync(expanded(making.to, home), at);
      return [path];
    case 'fifo':
      mkdirSync(dirname(at), { recursive: true });
      execFileSync('mkfifo', [at]);
      return [path];
    case 'zip': {
      const folder = join(home, expanded(making.of, home));
      const members = readdirSync(folder).map((name) => {
        const bytes = readFileSync(join(folder, name));
        return { name, bytes: name.endsWith('.gz') ? gzipped(bytes) : bytes };
      });
      rmSync(folder, { recursive: true });
      writeFileSync(at, zipped(members));
      return [path];
    }
    case 'mode':
      chmodSync(at, Number.parseInt(making.mode, 8));
      return [];
    case 'mtime': {
      const time = new Date(making.time);
      lutimesSync(at, time, time);
      return [];
    }
    case 'nfd-twin': {
      const twin = join(dirname(path), basename(path).normalize('NFD'));
      // A file system that folds the two names into one holds no twin.
      if (!existsSync(join(home, twin))) {
        copyFileSync(at, join(home, twin));
        const { mtime } = statSync(at);
        lutimesSync(join(home, twin), mtime, mtime);
      }
      return [twin];
    }
  }
};

const DATE = '2026-11-01T00:00:00Z';
