import { MemportError } from '../errors.ts';
import type { Surroundings } from '../ir/scene.ts';
import { parseLock, printLock, withEntries, type LockEntry } from '../assist/lock.ts';
import type { KeptAnswer } from '../meaning/kept-answer.ts';
import { broughtIn } from '../repo/brought.ts';
import { changeKept, keptFile, keptText } from '../store/kept-file.ts';
import type { State } from '../store/state.ts';

const LOCK = 'memport.lock';

/** A rewrite, and whether it is a stranger's: one that a repository brings along. */
export interface KnownRewrite extends LockEntry {
  origin: 'model' | 'repository';
}

/** What is known of every key: the person's own lock goes before a repository's. */
export const rewritesKnown = (state: State, cwd: string, around: Surroundings): KnownRewrite[] => {
  const root = around.folders[cwd]?.gitRoot;
  const brought = root === undefined ? undefined : broughtIn(root, LOCK);
  const own = entriesOf(keptText(state, LOCK), keptFile(state, LOCK));
  const keys = new Set(own.map(({ key }) => key));
  return [
    ...own.map((each): KnownRewrite => ({ ...each, origin: 'model' })),
    ...entriesOf(brought?.text, brought?.file ?? '')
      .filter(({ key }) => !keys.has(key))
      .map((each): KnownRewrite => ({ ...each, origin: 'repository' })),
  ];
};

/** A rewrite that was let through says the same as what it was made of. */
export const pairsOfRewrites = (known: readonly KnownRewrite[]): KeptAnswer[] =>
  known.flatMap(({ accepted, origin, when }) =>
    (accepted?.of ?? []).map((a): KeptAnswer => ({
      a,
      b: accepted?.reads ?? '',
      answer: 'same',
      by: 'model',
      passed: true,
      origin,
      when,
    })),
  );

/** Adds them to what is kept in the folder of memport's own state. */
export const keepRewrites = (state: State, found: readonly LockEntry[]): void =>
  changeKept(state, LOCK, (text) => printLock(withEntries(entriesOf(text, keptFile(state, LOCK)), found)));

export const lockFile = (state: State): string => keptFile(state, LOCK);

const entriesOf = (text: string | undefined, file: string): LockEntry[] => {
  const read = text === undefined ? [] : parseLock(text);
  if (Array.isArray(read)) return read;
  throw new MemportError('config', {
    what: `memport.lock cannot be used: ${read.what}`,
    where: `${file}:${read.line}`,
    expected: 'the file as memport wrote it: a head, then one rewrite a line',
    todo: 'mend that line, or move the file away: memport then asks again',
  });
};
