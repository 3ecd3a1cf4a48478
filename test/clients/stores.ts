import * as fs from 'node:fs';
import * as path from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Drive } from '../../src/ir/drive.ts';
import { mismatches, type VerifyDocument } from '../../src/verbs/observed.ts';
import { makeHome, ROOT } from '../cli/built.ts';
import { isCase, readCase } from '../golden/case.ts';
import { expanded } from '../golden/marks.ts';
import { copyIn, made } from '../golden/stage.ts';
import { differences, treeAt } from '../golden/tree.ts';
import { NOT_RUN } from './closing.ts';
import { memportIn } from './judged.ts';
import { absent, pinned } from './lab.ts';

export const GOLDEN = path.join(ROOT, 'golden');

/** Golden cases that hold a home of this harness, and are not excused by name; of those with equal homes the first. */
export const storesOf = (harness: string): string[] => {
  const homes = new Set<string>();
  return fs.readdirSync(GOLDEN).filter((name) => {
    const home = path.join(GOLDEN, name, 'from', `.${harness}`);
    if (!isCase(path.join(GOLDEN, name)) || !fs.existsSync(home) || NOT_RUN[`${harness}/${name}`] !== undefined)
      return false;
    const bytes = [...treeAt(home)].map(([file, node]) => [file, node.kind === 'file' ? String(node.bytes) : node]);
    const told = readCase(path.join(GOLDEN, name));
    const known = homes.size;
    return homes.add(JSON.stringify([bytes, 'of' in told && told.of.make])).size > known;
  });
};

const OPTIONS = new Set(['--root', '--profile']);

/**
 * A golden store, put in its real place: what the client sees there is what memport says of it, from every project that
 * is here.
 */
const run = async (harness: string, name: string, program: string): Promise<void> => {
  const from = path.join(GOLDEN, name);
  const read = readCase(from);
  if ('complaints' in read) throw new Error(read.complaints.join('\n'));
  const { home, remove } = makeHome();
  try {
    copyIn(path.join(from, 'from'), home, home);
    for (const making of read.of.make ?? []) made(making, home);
    const cwd = path.join(home, expanded(read.of.cwd, home).replace(home, ''));
    fs.mkdirSync(cwd, { recursive: true });
    const words = read.of.command.map((word) => expanded(word, home));
    const options =
      words[1] === harness
        ? words.flatMap((word, index) => (OPTIONS.has(word) ? [word, words[index + 1] ?? ''] : []))
        : [];
    const before = treeAt(home);
    const { stdout, stderr, code } = await memportIn(['verify', harness, '--bin', program, '--json', ...options], {
      home,
      cwd,
    });
    if (stdout === '') throw new Error(stderr);
    const { places } = JSON.parse(stdout) as VerifyDocument;
    expect(
      places.flatMap((place) => [
        ...place.blocks,
        ...mismatches(place),
        ...(place.directory && place.directory.located !== place.directory.reported ? [place.directory] : []),
      ]),
    ).toEqual([]);
    expect([code, stderr]).toEqual([0, '']);
    // Which texts were found clean is all that a reading command keeps, in memport's own folder.
    expect(differences(before, treeAt(home), true).filter((each) => !/^\.state\b/.test(each))).toEqual([]);
  } finally {
    remove();
  }
};

/** The stores of a harness, each a test of its own, seen by one version of its client. */
export const seenBy = (
  drive: Drive,
  harness: string,
  version: string,
  asked: (stores: readonly string[]) => readonly string[] = (stores) => stores,
): void => {
  describe(`every golden store of ${harness} is seen by ${version} as memport says`, async () => {
    const client = await pinned(drive, version);
    if (client === undefined) return void test('is installed', () => expect(absent(drive, version)).toBe(true));
    test.concurrent.each(asked(storesOf(harness)))('%s', (name) => run(harness, name, client.file));
  });
};
