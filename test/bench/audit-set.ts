import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { adapters } from '../../adapters/index.ts';
import { formats } from '../../adapters/formats.ts';
import type { FindingRule, Severity } from '../../src/ir/finding-rules.ts';
import type { Answer } from '../../src/ir/answer.ts';
import type { Memory } from '../../src/ir/memory.ts';
import { audit, type AuditFinding, type Inspection } from '../../src/verbs/audit.ts';
import { keepAnswers, type PairAnswer } from '../../src/world/answered-pairs.ts';
import { worldOf } from '../../src/world/world.ts';
import { unpacked } from './packed-cases.ts';

/** What is shaped like a key stands in pieces, so that nobody takes a made-up one for a real one. */
const joined = (text: string): string =>
  text.replace(/\{\{join:([^{}]*)\}\}/g, (_, pieces: string) => pieces.split('|').join(''));

/** A finding that has to be there, told from the folder of the case. */
export interface Expected {
  rule: FindingRule;
  file: string;
  /** The memory's own text holds it. */
  contains?: string;
  /** Anywhere below or above that path. */
  under?: boolean | string;
  /** Places that do as well. */
  or?: string | readonly string[];
  /** Rules that do as well. */
  accept?: FindingRule | readonly FindingRule[];
  debatable?: boolean;
}

/** A memory of which no such rule may say anything graver than `allow`. */
export interface Silent {
  rule: string;
  file: string;
  contains?: string;
  allow?: Severity;
}

export interface Case {
  name: string;
  folder: string;
  cwd: string;
  now: string;
  setup: readonly string[];
  expect: readonly Expected[];
  silent: readonly Silent[];
}

/** Of a folder, or of a file that holds many; folders without case.json are none. */
export const readCases = (set: string): Case[] => {
  const folder = set.endsWith('.jsonl') ? unpacked(set) : set;
  return readdirSync(folder)
    .sort()
    .filter((name) => existsSync(join(folder, name, 'case.json')))
    .map((name) => {
      const told = JSON.parse(readFileSync(join(folder, name, 'case.json'), 'utf8')) as Partial<Case>;
      return {
        cwd: 'project',
        now: '2026-11-20T00:00:00Z',
        setup: [],
        expect: [],
        silent: [],
        ...told,
        name,
        folder: join(folder, name),
      };
    });
};

/** A finding with what a case is told by: its file from the folder of the case, and the words of its memory. */
export interface Seen {
  rule: FindingRule;
  severity: Severity;
  file: string;
  message: string;
  words: string;
  memory?: string;
}

export interface Ran {
  expect: readonly Expected[];
  silent: readonly Silent[];
  seen: Seen[];
  memories: number;
  /** Memories that a safety rule of the gravest kind would keep from being carried. */
  blocked: Seen[];
}

/** Lays a case out in a folder of its own, audits it, has the scripted judge answer, and audits it again. */
export const runCase = async (of: Case): Promise<Ran> => {
  const root = mkdtempSync(join(realpathSync(tmpdir()), 'memport-audit-'));
  try {
    const { expect, silent } = lay(of, root);
    const world = worldOf({
      env: { HOME: join(root, 'home'), PATH: process.env['PATH'] ?? '', MEMPORT_NOW: of.now },
      cwd: join(root, of.cwd),
      adapters,
      formats,
    });
    const first = await audit(world, { cwd: world.cwd });
    const said = answersOf(first, expect, root);
    if (said.length > 0) keepAnswers(world, said);
    const found = said.length > 0 ? await audit(world, { cwd: world.cwd }) : first;
    const seen = found.document.findings.map((finding) => seenIn(found, finding, root));
    return {
      expect,
      silent,
      seen,
      memories: found.document.memories,
      blocked: seen.filter(
        ({ rule, severity, memory }) => rule.startsWith('safety/') && severity === 'error' && memory !== undefined,
      ),
    };
  } finally {
    execFileSync('chmod', ['-R', 'u+rwX', root]);
    rmSync(root, { recursive: true, force: true });
  }
};

/** Claude Code names a folder after the path of its project. */
const slugOf = (path: string): string => path.replace(/[^A-Za-z0-9]/g, '-');

const lay = (of: Case, root: string): Pick<Case, 'expect' | 'silent'> => {
  cpSync(of.folder, root, { recursive: true, verbatimSymlinks: true });
  const filled = (text: string): string =>
    joined(text).replaceAll('__CASE_SLUG__', slugOf(root)).replaceAll('__CASE__', root);
  const walk = (folder: string): void => {
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      const was = join(folder, entry.name);
      const is = join(folder, filled(entry.name));
      if (was !== is) renameSync(was, is);
      if (entry.isDirectory()) walk(is);
      else if (entry.isFile()) fill(is, filled);
    }
  };
  walk(root);
  if (existsSync(join(root, 'project'))) {
    const git = (...args: string[]): void =>
      void execFileSync(
        'git',
        ['-C', join(root, 'project'), '-c', 'user.name=a', '-c', 'user.email=a@example.org', ...args],
        {
          stdio: 'ignore',
          env: { PATH: process.env['PATH'] ?? '', HOME: root, GIT_CONFIG_NOSYSTEM: '1' },
        },
      );
    git('init', '-q', '-b', 'main');
    git('add', '-A', '-f');
    git('commit', '-q', '--allow-empty', '-m', 'all');
  }
  // A case may have no project: somebody audits from an empty folder.
  mkdirSync(join(root, of.cwd), { recursive: true });
  for (const line of of.setup)
    execFileSync('sh', ['-c', filled(line)], {
      cwd: root,
      stdio: ['ignore', 'ignore', 'ignore'],
      env: { PATH: process.env['PATH'] ?? '', HOME: join(root, 'home'), GIT_CONFIG_NOSYSTEM: '1' },
    });
  const { expect, silent } = of;
  return JSON.parse(filled(JSON.stringify({ expect, silent }))) as Pick<Case, 'expect' | 'silent'>;
};

const fill = (file: string, filled: (text: string) => string): void => {
  const bytes = readFileSync(file);
  if (!bytes.includes('__CASE') && !bytes.includes('{{join:')) return;
  const { mode } = statSync(file);
  writeFileSync(file, Buffer.from(filled(bytes.toString('latin1')), 'latin1'), { mode });
};

const seenIn = ({ audited }: Inspection, finding: AuditFinding, root: string): Seen => {
  const at = audited.stores.find(({ store }) => store.at.id === finding.store);
  const memory = at?.store.memories.find(({ id }) => id === finding.memory?.id);
  const inStore = at ? relative(at.store.at.root, finding.file) : '';
  const text = at?.store.files.get(inStore)?.text ?? '';
  const line = finding.line === undefined ? '' : (text.split('\n')[finding.line - 1] ?? '');
  return {
    rule: finding.rule,
    severity: finding.severity,
    file: relative(root, finding.file),
    message: finding.message,
    words: memory ? `${wordsOf(memory, (file) => at?.store.files.get(file)?.text ?? '')}\n${line}` : line,
    ...(memory && { memory: memory.id }),
  };
};

const wordsOf = (memory: Memory, textOf: (file: string) => string): string =>
  [
    memory.name,
    memory.title,
    memory.hook,
    memory.statement,
    memory.why,
    memory.how,
    memory.detail,
    ...memory.places.map(({ file, span }) => textOf(file).slice(...span)),
    // Where a file is one memory, its head is that memory's too.
    ...memory.places.filter(({ slot }) => slot === 'file').map(({ file }) => textOf(file)),
  ].join('\n');

const listed = <Item>(given: Item | readonly Item[] | undefined): readonly Item[] =>
  given === undefined ? [] : Array.isArray(given) ? (given as readonly Item[]) : [given as Item];

/** Whether a path is one that an expectation names. */
export const isAt = ({ file, or, under }: Pick<Expected, 'file' | 'or' | 'under'>, path: string): boolean => {
  const clean = (given: string): string => given.replace(/\/+$/, '');
  const above = typeof under === 'string' ? [under] : under ? [file, ...listed(or)] : [];
  return (
    [file, ...listed(or)].some((each) => clean(each) === clean(path)) ||
    above.some(
      (each) => `${clean(path)}/`.startsWith(`${clean(each)}/`) || `${clean(each)}/`.startsWith(`${clean(path)}/`),
    )
  );
};

/** The other place of an expectation holds another memory: its words are not asked for there. */
export const meets = (expected: Expected, seen: Seen): boolean => {
  const { rule, accept, or, contains } = expected;
  if (![rule, ...listed(accept)].includes(seen.rule) || !isAt(expected, seen.file)) return false;
  if (contains === undefined || seen.words.includes(contains) || seen.message.includes(contains)) return true;
  return listed(or).some((each) => isAt({ file: each }, seen.file)) && !isAt({ file: expected.file }, seen.file);
};

const RANK = { info: 0, warn: 1, error: 2 } as const;

/** Whether a finding breaks a silence. */
export const breaks = (silent: Silent, seen: Seen): boolean =>
  (silent.rule === '*' ||
    silent.rule === seen.rule ||
    (silent.rule.endsWith('/*') && seen.rule.startsWith(silent.rule.slice(0, -1)))) &&
  isAt(silent, seen.file) &&
  (silent.contains === undefined || seen.words.includes(silent.contains)) &&
  (silent.allow === undefined || RANK[seen.severity] > RANK[silent.allow]);

const MEANING: Partial<Record<FindingRule, Answer>> = {
  'weight/duplicate': 'same',
  'weight/contradiction': 'contradict',
  'stale/superseded': 'b-newer',
  'across/corrected-in-one': 'b-newer',
};

/** What somebody who reads well says of the pairs that look alike: what the case expects of either, else nothing. */
const answersOf = ({ alike, audited }: Inspection, expect: readonly Expected[], root: string): PairAnswer[] => {
  const wanted = expect.filter(({ rule }) => MEANING[rule] !== undefined);
  if (wanted.length === 0) return [];
  const holder = new Map(audited.stores.flatMap((at) => at.store.memories.map((memory) => [memory.id, at] as const)));
  const told = (expected: Expected, memory: Memory): boolean => {
    const at = holder.get(memory.id);
    if (!at) return false;
    const place = { file: expected.file };
    return (
      memory.places.some(({ file }) => isAt(place, relative(root, join(at.store.at.root, file)))) &&
      (expected.contains === undefined ||
        wordsOf(memory, (file) => at.store.files.get(file)?.text ?? '').includes(expected.contains))
    );
  };
  // The older of the two stands where the case expects the finding, the other in its other place, if that is named.
  const partners = (expected: Expected, one: Memory, other: Memory): boolean =>
    told(expected, one) && (expected.or === undefined || isElsewhere(expected, other));
  const isElsewhere = ({ or }: Expected, memory: Memory): boolean => {
    const at = holder.get(memory.id);
    return listed(or).some((file) =>
      memory.places.some((place) => at && isAt({ file }, relative(root, join(at.store.at.root, place.file)))),
    );
  };
  return alike.map(({ a, b }): PairAnswer => {
    for (const expected of wanted) {
      const answer = MEANING[expected.rule] as Answer;
      if (partners(expected, a, b)) return { a, b, answer };
      if (partners(expected, b, a)) return { a: b, b: a, answer };
    }
    return { a, b, answer: 'different' };
  });
};
