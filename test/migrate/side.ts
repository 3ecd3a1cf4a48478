import { nameOfWords } from '../../src/kit/called.ts';
import { readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { everyHarness } from '../../adapters/index.ts';
import type { Adapter, Edits } from '../../src/adapter.ts';
import { naming } from '../../src/kit/naming.ts';
import { normalBody } from '../../src/text/body.ts';
import { encode } from '../../src/text/decode.ts';
import type { Kind, Memory, Scope } from '../../src/ir/memory.ts';
import type { Scene } from '../../src/ir/scene.ts';
import type { Store } from '../../src/ir/store.ts';
import { machineOf } from '../../src/store/machine.ts';
import { snapshot } from '../../src/store/snapshot.ts';
import { writer } from '../room.ts';

/** One end of a migration: a harness in a HOME. Everything is said to it and taken from it in its own format. */
export interface Side {
  harness: string;
  profile?: string;
  /** Folder below the HOME: what is said is about it alone. */
  project?: string;
}

const scopeOf = (home: string, { project }: Side): Scope =>
  project === undefined
    ? { level: 'global' }
    : { level: 'project', key: join(home, project), paths: [join(home, project)] };

export interface Said {
  statement: string;
  why?: string;
  how?: string;
  title?: string;
  hook?: string;
  kind?: Kind;
}

const EVERY = await everyHarness();
const adapterOf = ({ harness }: Side): Adapter => EVERY.find((each) => each.id === harness) as Adapter;

const sceneOf = (home: string): Scene => ({
  cwd: home,
  home,
  platform: 'linux',
  now: Date.UTC(2026, 10, 20),
  around: { folders: {}, projects: {} },
});

/** The store of a side that takes what is said there, as it stands. */
export const storeOf = (home: string, side: Side): Store => {
  const adapter = adapterOf(side);
  const known = adapter.locate(
    machineOf({ env: { HOME: home }, cwd: home, asked: side.profile === undefined ? {} : { profile: side.profile } }),
  );
  const at = adapter.home(scopeOf(home, side), known, { folders: {}, projects: {} });
  if (!('root' in at)) throw new Error(at.reason);
  return adapter.read(snapshot(at), at);
};

export const statements = (home: string, side: Side): string[] =>
  storeOf(home, side)
    .memories.map((memory) => memory.statement)
    .sort();

const place = (home: string, side: Side, editsFor: (store: Store) => Edits): void => {
  const store = storeOf(home, side);
  const write = writer();
  for (const change of adapterOf(side).place(editsFor(store), store).changes) {
    const file = join(store.at.root, change.file);
    if (change.op === 'remove') rmSync(file);
    else if (change.op === 'touch') utimesSync(file, change.mtimeMs / 1000, change.mtimeMs / 1000);
    else write(file, encode(change.text));
  }
};

const memoryOf = ({ statement, why, how, kind = 'rule', ...called }: Said, scope: Scope): Memory => ({
  id: `test/${statement}`,
  kind,
  name: nameOfWords({ kind, statement, ...called }),
  ...normalBody({ statement, ...(why !== undefined && { why }), ...(how !== undefined && { how }) }),
  ...called,
  scope,
  author: 'unknown',
  load: 'always',
  status: 'active',
  keywords: [],
  links: [],
  evidence: [],
  dates: {},
  places: [],
  native: {},
});

/** As the harness itself, or a person at its file, would have said it. */
export const tell = (home: string, side: Side, said: readonly Said[]): void =>
  place(home, side, (store) => {
    const name = naming(store.files.keys());
    const put = said
      .map((each) => memoryOf(each, scopeOf(home, side)))
      .map((memory) => {
        const result = adapterOf(side).express(memory, {
          at: store.at,
          scene: sceneOf(home),
          store,
          focus: undefined,
          name,
        });
        if (!('forms' in result) || !result.forms[0]) throw new Error(`nothing takes ${memory.statement}`);
        return { memory, form: result.forms[0] };
      });
    return { put, withdraw: [] };
  });

/** Takes away the memory that has these words. */
export const forget = (home: string, side: Side, words: string): void =>
  place(home, side, (store) => {
    const found = store.memories.filter((memory) => memory.statement.includes(words));
    if (found.length !== 1) throw new Error(`${found.length} memories say "${words}"`);
    return { put: [], withdraw: found.map(({ id }) => id) };
  });

/** An edit of somebody's in the files themselves, wherever the words stand. */
export const reword = (home: string, side: Side, from: string, to: string): void => {
  const store = storeOf(home, side);
  let count = 0;
  for (const name of new Set(store.memories.flatMap(({ places }) => places.map(({ file }) => file)))) {
    const file = join(store.at.root, name);
    const text = readFileSync(file, 'utf8');
    // The head of a note holds hashes and titles that no person edits.
    const head = /^---\n[\s\S]*?\n---\n/.exec(text)?.[0] ?? '';
    const next = head + text.slice(head.length).replaceAll(from, to);
    if (next === text) continue;
    writeFileSync(file, next);
    count += 1;
  }
  if (count === 0) throw new Error(`nothing says "${from}"`);
};

export interface Seen {
  bytes: string;
  mode: number;
  mtimeMs: number;
}

/** Every file below a folder, with mode and mtime. */
export const filesBelow = (folder: string): Map<string, Seen> => {
  const out = new Map<string, Seen>();
  const walk = (at: string): void => {
    let names: string[];
    try {
      names = readdirSync(at).sort();
    } catch {
      return;
    }
    for (const name of names) {
      const file = join(at, name);
      const stat = statSync(file, { throwIfNoEntry: false });
      if (stat?.isDirectory()) walk(file);
      else if (stat?.isFile())
        out.set(file.slice(folder.length + 1), {
          bytes: readFileSync(file, 'latin1'),
          mode: stat.mode & 0o7777,
          mtimeMs: stat.mtimeMs,
        });
    }
  };
  walk(folder);
  return out;
};

export const textsBelow = (folder: string): Record<string, string> =>
  Object.fromEntries([...filesBelow(folder)].map(([file, { bytes }]) => [file, bytes]));

/** What memport knows of its runs: all of its state but what commands that only read may write for the next one. */
export const stateBelow = (folder: string): Record<string, string> =>
  Object.fromEntries(Object.entries(textsBelow(folder)).filter(([file]) => !/^(?:clean-texts$|checks\/)/.test(file)));
