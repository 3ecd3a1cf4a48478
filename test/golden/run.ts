import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { ListDocument } from '../../src/verbs/document.ts';
import { makeHome, type Ran } from '../cli/built.ts';
import { memportHere, type Asking } from '../cli/here.ts';
import { readCase, type Case } from './case.ts';
import { expanded, marked, marksIn } from './marks.ts';
import { lossesIn, normalList } from './normal.ts';
import { copyIn, made } from './stage.ts';
import { differences, treeAt, type Tree } from './tree.ts';

/**
 * Runs one case, whose command is asked as `asking` says. Empty = it is as expected. With `update` the expectations that
 * exist are rewritten.
 */
export const runCase = async (folder: string, asking: Asking, update: boolean): Promise<string[]> => {
  const read = readCase(folder);
  if ('complaints' in read) return read.complaints;
  const { home, remove } = makeHome();
  try {
    return await runStaged(folder, read.of, home, asking, update);
  } finally {
    remove();
  }
};

const runStaged = async (
  folder: string,
  asked: Case,
  home: string,
  asking: Asking,
  update: boolean,
): Promise<string[]> => {
  const at = (name: string): string => join(folder, name);
  if (existsSync(at('from'))) copyIn(at('from'), home, home);
  if (existsSync(at('state'))) copyIn(at('state'), join(home, '..', 'state', 'memport'), home);
  const madePaths = (asked.make ?? []).flatMap((making) => made(making, home));
  const cwd = join(home, expanded(asked.cwd, home).replace(home, ''));
  mkdirSync(cwd, { recursive: true });
  const command = asked.command.map((word) => expanded(word, home));
  const ask = (by: Asking, ...args: string[]): Promise<Ran> =>
    by(home, args, { cwd, ...(asked.harnesses && { harnesses: asked.harnesses }) });
  const marks = marksOf(folder, home);
  const toMarks = (text: string): string => marked(text, marks, home);
  const before = treeAt(home);
  const complaints: string[] = [];

  /** Text is compared at its real places, and rewritten with marks. */
  const hold = (
    name: 'ir.json' | 'losses.json' | 'stdout.txt',
    actual: string,
    same: (expected: string) => boolean,
  ): void => {
    if (!existsSync(at(name))) return;
    const expected = readFileSync(at(name), 'utf8');
    if (same(expected)) return;
    if (update) writeFileSync(at(name), actual);
    else complaints.push(`${name} differs:\n--- expected\n${expected}\n--- is\n${actual}`);
  };
  const holdJson = (name: 'ir.json' | 'losses.json', value: unknown): void => {
    const actual = toMarks(`${JSON.stringify(value, null, 2)}\n`);
    hold(name, actual, (expected) => canonical(expanded(expected, home)) === canonical(expanded(actual, home)));
  };

  const list = (): Promise<Ran> => ask(memportHere, 'list', ...readingOptions(command), '--json');
  let stood: ListDocument | undefined;
  if (existsSync(at('ir.json'))) {
    const listed = await list();
    stood = jsonOf<ListDocument>(listed);
    if (stood) holdJson('ir.json', normalList(stood, home));
    else complaints.push(`list --json printed no document: ${listed.stderr}`);
  }
  if (existsSync(at('losses.json'))) {
    const planned = await ask(memportHere, ...command, '--dry-run', '--json');
    const document = jsonOf<unknown>(planned);
    if (document) holdJson('losses.json', lossesIn(document));
    else complaints.push(`${command.join(' ')} --dry-run --json printed no document: ${planned.stderr}`);
  }
  complaints.push(...differences(before, treeAt(home), true).map((line) => `looking changed the HOME: ${line}`));

  const ran = await ask(asking, ...command);
  if (ran.code !== asked.exit) complaints.push(`exit ${ran.code ?? ran.signal}, expected ${asked.exit}\n${ran.stderr}`);
  // A HOME that did not change is listed as it was.
  const listed = async (): Promise<ListDocument | undefined> =>
    (existsSync(at('to')) ? undefined : stood) ?? jsonOf<ListDocument>(await list());
  const stdout = toMarks(withoutRuns(await withoutHandles(ran.stdout, listed)));
  hold('stdout.txt', stdout, (expected) => expanded(expected, home) === expanded(stdout, home));
  const after = treeAt(home);
  if (!existsSync(at('to'))) return [...complaints, ...differences(before, after, true)];
  const wrong = differences(expectedAfter(at('to'), before, madePaths, home), after, false);
  if (wrong.length > 0 && update) writeTo(at('to'), after, madePaths, toMarks);
  else complaints.push(...wrong);
  return complaints;
};

const jsonOf = <T>(ran: Ran): T | undefined => {
  try {
    return JSON.parse(ran.stdout) as T;
  } catch {
    return undefined;
  }
};

/** The order of keys says nothing. */
const canonical = (text: string): string => {
  const sorted = (_: string, value: unknown): unknown =>
    value !== null && typeof value === 'object' && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value;
  try {
    return JSON.stringify(JSON.parse(text), sorted);
  } catch {
    return text;
  }
};

/** Every mark a case uses, so that what a run prints can be said in the same marks. */
const marksOf = (folder: string, home: string): Set<string> => {
  const marks = new Set<string>();
  for (const [path, node] of treeAt(folder)) {
    for (const mark of marksIn(path)) marks.add(mark);
    if (node.kind === 'file') for (const mark of marksIn(node.bytes.toString('utf8'))) marks.add(mark);
  }
  // The two ways of writing one place belong together.
  for (const mark of [...marks])
    marks.add(mark.startsWith('{{path') ? mark.replace('{{path', '{{slug') : mark.replace('{{slug', '{{path'));
  return new Set([...marks].filter((mark) => expanded(mark, home) !== home));
};

const READING = new Set(['--root', '--profile', '--client-version', '--cwd']);

/** What decides what is read: the case's own options, and with a root the harness that root belongs to. */
const readingOptions = (command: readonly string[]): string[] => {
  const options = command.flatMap((word, index) =>
    READING.has(word) ? [word, command[index + 1] ?? ''] : READING.has(word.split('=')[0] as string) ? [word] : [],
  );
  const harness = command.slice(1, 2).filter((word) => !word.startsWith('-'));
  return options.some((word) => word.startsWith('--root')) ? [...harness, ...options] : options;
};

/** The id of a run ends in a hash of where memport's own state stands. */
const withoutRuns = (text: string): string => text.replace(/(\d{8}-\d{6})-[0-9a-f]{4}\b/g, '$1-####');

/** A handle is a hash of an id, and an id may hold a path: in text it is told by its place only. */
const withoutHandles = async (text: string, listed: () => Promise<ListDocument | undefined>): Promise<string> => {
  if (!/^ *[0-9a-f]{6,40} /m.test(text)) return text;
  const handles = ((await listed())?.stores ?? []).flatMap((store) => store.memories.map((memory) => memory.handle));
  return handles.reduce(
    (rest, handle) =>
      rest.replace(new RegExp(`(?<![0-9a-zA-Z])${handle}(?![0-9a-zA-Z])`, 'g'), '#'.repeat(handle.length)),
    text,
  );
};

const underOf =
  (roots: readonly string[]) =>
  (path: string): boolean =>
    roots.some((root) => path === root || path.startsWith(`${root}/`));

/** `to/` is the whole HOME after; what git cannot hold must be as it was. */
const expectedAfter = (to: string, before: Tree, madePaths: readonly string[], home: string): Tree => {
  const wanted = makeHome();
  try {
    copyIn(to, wanted.home, home);
    const expected = treeAt(wanted.home);
    const isMade = underOf(madePaths);
    for (const [path, node] of before)
      if (isMade(path) || (node.kind === 'folder' && !expected.has(path)))
        expected.set(path, expected.get(path) ?? node);
    return expected;
  } finally {
    wanted.remove();
  }
};

const writeTo = (to: string, after: Tree, madePaths: readonly string[], toMarks: (text: string) => string): void => {
  rmSync(to, { recursive: true });
  mkdirSync(to);
  const isMade = underOf(madePaths);
  for (const [path, node] of after) {
    if (node.kind !== 'file' || isMade(path)) continue;
    const full = join(to, toMarks(path));
    mkdirSync(dirname(full), { recursive: true });
    const text = node.bytes.toString('utf8');
    writeFileSync(full, Buffer.from(text, 'utf8').equals(node.bytes) ? toMarks(text) : node.bytes);
  }
};
