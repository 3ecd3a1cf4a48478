import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { BIN, makeHome, ROOT } from '../cli/built.ts';
import { furnishClaude, type Counts } from './memories.ts';
import type { Row, Taken } from './row.ts';
import { best, timed, type Job } from './timed.ts';

export interface Large {
  sizes: readonly number[];
  rounds: number;
  /** An npm prefix with the peers, which run side by side. */
  peers?: string | undefined;
}

/** As a person types it: every memory is scanned too. */
const CARRY = ['claude:codex', '--all'];

const TARGETS = ['empty target', 'as large a target'] as const;

/** Lists and plans over memories of real size, and how a plan grows with them. */
export const large = ({ sizes, rounds, peers }: Large): Row[] => {
  const bySize = sizes.map((size) => ({ size, rows: [...rowsOf(size, rounds, peers)] }));
  const [one, other] = bySize.slice(-2);
  return [
    ...bySize.flatMap(({ rows }) => rows),
    ...(one && other ? TARGETS.flatMap((target) => grown(one, other, target)) : []),
  ];
};

interface Sized {
  size: number;
  rows: readonly Row[];
}

/**
 * What a memory costs among many, against what it costs among few: 1 is linear, and less is what every run costs alike.
 */
const grown = (few: Sized, many: Sized, target: (typeof TARGETS)[number]): Row[] => {
  const planned = ({ size, rows }: Sized): Taken | undefined =>
    rows.find(({ what }) => what === dryRun(target, size))?.taken;
  const [before, after] = [planned(few), planned(many)];
  if (!before || !after) return [];
  return [
    {
      what: `a memory more, ${target}`,
      taken: after,
      against: { what: `each of ${number(few.size)}`, ratio: after.cpu / many.size / (before.cpu / few.size) },
      aim: { ratio: 1.2 },
    },
  ];
};

const number = (size: number): string => size.toLocaleString('en');
const dryRun = (target: (typeof TARGETS)[number], size: number): string =>
  `claude:codex --dry-run, ${target}, ${number(size)}`;

function* rowsOf(size: number, rounds: number, peers: string | undefined): Generator<Row> {
  const { home, remove } = makeHome();
  const state = { XDG_STATE_HOME: join(home, '..', 'state') };
  const run = (args: readonly string[], more: Partial<Job> = {}) => timed({ home, args, env: state, ...more });
  const named = (what: string): string => `${what}, ${number(size)}`;
  try {
    const counts = furnishClaude(home, { count: size });
    yield listed('claude', join(home, '.claude/projects'));

    const plan = () => run([BIN, ...CARRY, '--dry-run'], { code: 1 });
    const tree = peers === undefined ? '' : peerTree(home);
    const convert =
      peers === undefined
        ? undefined
        : () =>
            run(
              [
                join(peers, 'node_modules/rulesync/dist/cli/index.js'),
                'convert',
                '--from',
                'claudecode',
                '--to',
                'codexcli,cursor',
                '-f',
                'rules',
                '--dry-run',
              ],
              { cwd: tree },
            );
    const { ours, theirs } = convert
      ? best(rounds, { ours: plan, theirs: convert })
      : { ...best(rounds, { ours: plan }), theirs: undefined };
    yield {
      what: dryRun('empty target', size),
      taken: ours,
      ...(theirs && { against: { what: 'rulesync convert', ratio: ours.ms / theirs.ms } }),
      aim: { mb: 500, ...(size === 1_000 ? { ms: 600 } : size === 5_000 ? { ms: 2_000 } : {}) },
    };
    yield {
      what: named('rulesync convert --dry-run'),
      ...(theirs ? { taken: theirs } : { note: 'not run: PEERS=DIR' }),
      aim: {},
    };

    const second = (args: readonly string[]) => () => {
      run([BIN, ...args]);
      return run([BIN, ...args]);
    };
    // After a write the first run that has nothing to do plans; the next ones know it.
    const { written, settled, idle, document, both } = best(rounds, {
      written: () => run([BIN, ...CARRY, '--yes']),
      settled: () => run([BIN, ...CARRY, '--yes']),
      idle: () => run([BIN, ...CARRY, '--yes']),
      document: second([...CARRY, '--yes', '--json']),
      both: second(['sync', 'claude', 'codex', '--all', '--yes']),
      undone: () => run([BIN, 'undo']),
    });
    run([BIN, ...CARRY, '--yes']);
    yield { what: named('claude:codex --yes, writing'), taken: written, aim: size === 5_000 ? { ms: 6_000 } : {} };
    yield {
      what: named('claude:codex --yes, nothing to do, planned'),
      taken: settled,
      against: { what: 'writing', ratio: settled.ms / written.ms },
      aim: {},
    };
    yield {
      what: named('claude:codex --yes, nothing to do'),
      taken: idle,
      against: { what: 'writing', ratio: idle.ms / written.ms },
      aim: { ratio: 0.3, ...(size === 5_000 ? { ms: 1_000 } : {}) },
    };
    for (const [what, taken] of [
      ['claude:codex --yes --json', document],
      ['sync claude codex --yes', both],
    ] as const)
      yield {
        what: named(`${what}, nothing to do`),
        taken,
        against: { what: 'writing', ratio: taken.ms / written.ms },
        aim: { ratio: 0.3 },
      };
    yield listed('codex', join(home, '.codex'));

    // Two stores that say the same, and both reach their model: from nothing, as a peer compares what it made, and
    // once more.
    writeFileSync(join(home, '.codex/config.toml'), '[features]\nmemories = true\n');
    const check = () => run([BIN, 'check', 'claude', 'codex']);
    const forgotten = (): Taken => {
      rmSync(join(state.XDG_STATE_HOME, 'memport/checks'), { recursive: true, force: true });
      return check();
    };
    const generate = peers === undefined ? undefined : generatedBy(peers, tree, run);
    const checks = { anew: forgotten, again: check, ...(generate && { peer: generate }) };
    const { anew, again, peer } = best<'anew' | 'again' | 'peer'>(
      rounds,
      checks as Record<keyof typeof checks, () => Taken>,
    );
    yield {
      what: named('check claude codex'),
      taken: anew,
      ...(peer && { against: { what: 'rulesync generate', ratio: anew.ms / peer.ms } }),
      aim: { mb: 400, ...(size === 5_000 ? { ms: 3_000 } : {}) },
    };
    yield {
      what: named('check claude codex, unchanged'),
      taken: again,
      against: { what: 'the first', ratio: again.ms / anew.ms },
      // Of few memories nothing is kept.
      aim: size >= 500 ? { ratio: 0.5 } : {},
    };
    yield {
      what: named('rulesync generate --check'),
      ...(peer ? { taken: peer } : { note: 'not run: PEERS=DIR' }),
      aim: {},
    };

    // As many memories of somebody else's in the target: written by memport, then a stranger's to it.
    for (const gone of ['.claude', '.claude.json', '../state', 'work'])
      rmSync(join(home, gone), { recursive: true, force: true });
    strange(join(home, '.codex'));
    furnishClaude(home, { count: size, seed: 'other' });
    const { equal } = best(rounds, { equal: plan });
    yield {
      what: dryRun('as large a target', size),
      taken: equal,
      aim: { mb: 500, ...(size === 5_000 ? { ms: 4_000 } : {}) },
    };

    function listed(harness: string, store: string): Row {
      const args = [BIN, 'list', harness, '--json'];
      hold(run(args).stdout, counts, harness);
      const { list, least } = best(rounds, {
        list: () => run(args),
        least: () => run([join(ROOT, 'test/bench/read-and-hash.mjs'), store]),
      });
      return {
        what: named(`list ${harness}`),
        taken: list,
        against: { what: 'read and hash', ratio: list.ms / least.ms },
        aim: size === 5_000 ? { ms: 1_000, mb: 250, ratio: 4 } : {},
      };
    }
  } finally {
    remove();
  }
}

/** What is listed is what was made: nothing is quick because it is missing. */
const hold = (stdout: string, wanted: Counts, harness: string): void => {
  const { stores } = JSON.parse(stdout) as {
    stores: { memories: { kind: string; why?: string; how?: string; links: unknown[] }[] }[];
  };
  const memories = stores.flatMap((store) => store.memories);
  const found: Counts = { memories: memories.length, kinds: {}, why: 0, how: 0, links: 0 };
  for (const { kind, why, how, links } of memories) {
    found.kinds[kind] = (found.kinds[kind] ?? 0) + 1;
    if (why !== undefined) found.why += 1;
    if (how !== undefined) found.how += 1;
    found.links += links.length;
  }
  const text = (counts: Counts): string => JSON.stringify({ ...counts, kinds: Object.entries(counts.kinds).sort() });
  if (text(found) !== text(wanted))
    throw new Error(`list ${harness} gives ${text(found)}, the generator made ${text(wanted)}`);
};

/** Takes memport's marks off the files of a store. */
const strange = (folder: string): void => {
  for (const each of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!each.isFile() || !each.name.endsWith('.md')) continue;
    const file = join(each.parentPath, each.name);
    writeFileSync(file, readFileSync(file, 'utf8').replace(/^(?:source|base|placed): .*\n/gm, ''));
  }
};

/** The same tree as a peer's own rules, generated once; what it then takes to see that nothing changed. */
const generatedBy = (
  peers: string,
  tree: string,
  run: (args: readonly string[], more?: Partial<Job>) => Taken,
): (() => Taken) => {
  const typed = (...more: string[]) =>
    run([join(peers, 'node_modules/rulesync/dist/cli/index.js'), ...more], { cwd: tree });
  typed('import', '--targets', 'claudecode', '--features', 'rules');
  const generate = ['generate', '--targets', 'codexcli,cursor', '--features', 'rules'];
  typed(...generate);
  return () => typed(...generate, '--check');
};

/** The same texts where a converter of rules looks for them. */
const peerTree = (home: string): string => {
  const tree = join(home, '..', 'tree');
  const rules = join(tree, '.claude/rules');
  mkdirSync(rules, { recursive: true });
  writeFileSync(join(tree, 'CLAUDE.md'), '# Project\n');
  const projects = join(home, '.claude/projects');
  for (const slug of readdirSync(projects))
    cpSync(join(projects, slug, 'memory'), rules, { recursive: true, filter: (from) => !from.endsWith('MEMORY.md') });
  return tree;
};
