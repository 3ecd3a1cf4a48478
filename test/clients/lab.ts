import * as fs from 'node:fs';
import * as os from 'node:os';
import * as path from 'node:path';
import { claudeDrive } from '../../adapters/claude/drive.ts';
import { LABELS } from '../../adapters/claude/run/capture.ts';
import { codexDrive } from '../../adapters/codex/drive.ts';
import { slugOf } from '../../adapters/claude/folders/slug.ts';
import { findClient, ownClients, type Client } from '../../src/drive/installed-client.ts';
import { start, type Start } from '../../src/drive/client-run.ts';
import type { Block } from '../../src/ir/view.ts';
import type { Drive } from '../../src/ir/drive.ts';

/** Texts in data files: a list is joined; `{times, of}` repeats, with `{n}` counting from 1. */
export type Piece = string | { times: number; of: string } | Piece[];

export const textOf = (piece: Piece): string => {
  if (typeof piece === 'string') return piece;
  if (Array.isArray(piece)) return piece.map(textOf).join('');
  return Array.from({ length: piece.times }, (_, index) => piece.of.replaceAll('{n}', String(index + 1))).join('');
};

export interface File {
  path: string;
  text: Piece;
  /** Bytes instead of a text. */
  hex?: string;
  /** A link to there instead of a text. */
  link?: string;
  /** A second name of that file. */
  hard?: string;
  /** Seconds before a fixed day; a later file has a smaller one. */
  age?: number;
  /**
   * Stands for that many files; `{n}` in path and text counts from 1, and each is a second older than the one before.
   */
  times?: number;
}

/** A fixed day: the order of files must not depend on when a test runs. */
const DAY = Date.UTC(2026, 0, 2, 3, 4, 5) / 1000;

export const write = (root: string, files: readonly File[]): void => {
  for (const { path: name, text, age, times = 1, hex, link, hard } of files) {
    for (let n = 0; n < times; n += 1) {
      const file = path.join(root, name.replaceAll('{n}', String(n + 1)));
      fs.mkdirSync(path.dirname(file), { recursive: true });
      if (link !== undefined) {
        fs.symlinkSync(link, file);
        continue;
      }
      if (hard !== undefined) {
        fs.linkSync(path.join(root, hard), file);
        continue;
      }
      fs.writeFileSync(
        file,
        hex === undefined ? textOf(text).replaceAll('{n}', String(n + 1)) : Buffer.from(hex, 'hex'),
      );
      if (age !== undefined) fs.utimesSync(file, DAY - age - n, DAY - age - n);
    }
  }
};

/** The one pinned version, else the sentence that says what is missing. */
export const pinned = async (drive: Drive, version: string): Promise<Client | undefined> =>
  findClient({ drive, path: '', clients: ownClients(), version });

/** What stands in for a missing client: a failure where clients are required, a printed line elsewhere. */
export const absent = (drive: Drive, version: string): boolean => {
  if (process.env['MEMPORT_REQUIRE'] === 'clients')
    throw new Error(`${drive.client} ${version} is required here and not installed: npm run clients`);
  console.log(`not run: ${drive.client} ${version} is not installed (npm run clients)`);
  return true;
};

export const scratch = (): string => fs.mkdtempSync(path.join(fs.realpathSync(os.tmpdir()), 'mp-lab-'));

export interface ClaudeLab {
  /** Files of the memory directory. */
  memory?: readonly File[];
  /** Files of the home folder, and of the project in it (`p/…`). */
  home?: readonly File[];
  /** Below the home. */
  cwd?: string;
  before?: (home: string, memory: string) => void;
  how?: Partial<Start>;
}

export interface ClaudeRun extends Awaited<ReturnType<typeof start>> {
  blocks: Block[];
  /** The text of the index as the model gets it; null when there is no such block. */
  index: string | null;
  /** The index as it stands on disk after the run. */
  written: string | null;
  directory: string | undefined;
  home: string;
}

/** One start of Claude Code on a home of our own making. */
export const runClaude = async (
  client: Client,
  { memory = [], home = [], cwd = 'p', before, how = {} }: ClaudeLab,
): Promise<ClaudeRun> => {
  const root = scratch();
  try {
    const folder = path.join(root, cwd);
    const store = path.join(root, '.claude/projects', slugOf(path.join(root, 'p')), 'memory');
    fs.mkdirSync(folder, { recursive: true });
    write(store, memory);
    write(root, home);
    before?.(root, store);
    const run = await start({
      drive: claudeDrive,
      client,
      home: root,
      cwd: folder,
      path: process.env['PATH'] ?? '',
      script: () => ({ text: 'ok' }),
      ...how,
    });
    const seen = claudeDrive.seen(run.requests);
    const relative = <T>(value: T): T => JSON.parse(JSON.stringify(value).replaceAll(root, '~')) as T;
    const index = seen.blocks.find(({ label }) => label.endsWith(`(${LABELS.memory})`));
    const file = path.join(store, 'MEMORY.md');
    return {
      ...run,
      blocks: relative(seen.blocks),
      index: index?.text ?? null,
      written: fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : null,
      directory: seen.directory?.replace(root, '~'),
      home: root,
    };
  } finally {
    fs.rmSync(root, { recursive: true, force: true, maxRetries: 3 });
  }
};

export interface CodexLab {
  /** Files of `$CODEX_HOME`; a path that ends in `/` is an empty folder. */
  codex?: readonly File[];
  project?: readonly File[];
  how?: Partial<Start>;
  /** Looks at what stands there after the run. */
  after?: (codex: string) => void;
}

export interface CodexRun extends Awaited<ReturnType<typeof start>> {
  blocks: Block[];
  /** What stands between the markers; null when there is no `## Memory`. */
  summary: string | null;
  directory: string | undefined;
}

export const FEATURE_ON: File = { path: 'config.toml', text: '[features]\nmemories = true\n' };

/** One start of Codex on a home of our own making. */
export const runCodex = async (
  client: Client,
  { codex = [], project = [], how = {}, after }: CodexLab,
): Promise<CodexRun> => {
  const root = scratch();
  try {
    const home = path.join(root, '.codex');
    const cwd = path.join(root, 'p');
    for (const folder of [
      home,
      cwd,
      ...codex.filter(({ path: name }) => name.endsWith('/')).map(({ path: name }) => path.join(home, name)),
    ])
      fs.mkdirSync(folder, { recursive: true });
    const all = codex.some(({ path: name }) => name === 'config.toml') ? codex : [FEATURE_ON, ...codex];
    write(
      home,
      all.filter(({ path: name }) => !name.endsWith('/')),
    );
    write(cwd, project);
    const run = await start({
      drive: codexDrive,
      client,
      home: root,
      cwd,
      path: process.env['PATH'] ?? '',
      script: () => ({ text: 'ok' }),
      ...how,
    });
    const seen = codexDrive.seen(run.requests);
    after?.(home);
    return {
      ...run,
      blocks: seen.blocks,
      summary: seen.blocks.find(({ label }) => label === 'memory_summary.md')?.text ?? null,
      directory: seen.directory?.replace(root, '~'),
    };
  } finally {
    fs.rmSync(root, { recursive: true, force: true, maxRetries: 3 });
  }
};
