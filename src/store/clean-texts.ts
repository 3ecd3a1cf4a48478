import { hash } from 'node:crypto';
import { Buffer } from 'node:buffer';
import * as path from 'node:path';
import { replaceFile, type State } from './state.ts';

/** Texts in which the scanner found nothing. Only their hashes are kept: what it finds in others is never written. */
export interface CleanTexts {
  has(text: string): boolean;
  add(text: string): void;
  /** Keeps what was added for the next run, where the folder can be written; that it cannot is no error. */
  keep(): void;
}

/** More than any ordinary machine has memories; the file stays below 2 MB. */
const MOST = 50_000;
/** For fewer no file is begun; one that stands takes every new text. */
const WORTH_IT = 8;
const LINE = /^[0-9a-f]{32}$/;

/** Those of earlier runs of this scanner; a file of another scanner, or one that cannot be read, counts for nothing. */
export const cleanTexts = (state: State, scanner: string): CleanTexts => {
  const file = path.join(state.root, 'clean-texts');
  const head = `memport: hashes of texts without findings, scanner ${scanner}`;
  const known = linesOf(state, file, head);
  const least = known.size > 0 ? 1 : WORTH_IT;
  const used = new Set<string>();
  let added = 0;
  return {
    has: (text) => {
      const own = keyOf(text);
      if (!known.has(own)) return false;
      used.add(own);
      return true;
    },
    add: (text) => {
      const own = keyOf(text);
      known.add(own);
      used.add(own);
      added += 1;
    },
    keep: () => {
      if (added < least) return;
      // What nobody asked about this time goes first.
      const lines = [...used, ...[...known].filter((each) => !used.has(each))].slice(0, MOST);
      try {
        replaceFile(state, file, Buffer.from(`${[head, ...lines].join('\n')}\n`));
      } catch {
        // Then the next run scans again.
      }
    },
  };
};

const keyOf = (text: string): string => hash('sha256', text).slice(0, 32);

const linesOf = (state: State, file: string, head: string): Set<string> => {
  try {
    const [first, ...lines] = Buffer.from(state.disk.read(file, (MOST + 10) * 33))
      .toString('utf8')
      .split('\n');
    if (first === head && lines.length <= MOST + 1) return new Set(lines.filter((line) => LINE.test(line)));
  } catch {
    // Not there, or nothing that can be read.
  }
  return new Set();
};
