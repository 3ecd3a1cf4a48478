import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { scopeKey } from '../../src/ir/identity.ts';
import type { Memory } from '../../src/ir/memory.ts';
import type { Plan } from '../../src/ir/plan-value.ts';
import type { ListDocument } from '../../src/verbs/document.ts';
import { empty, HARNESSES, type Harness } from '../bench/arrive/home.ts';
import { ROOT } from '../cli/built.ts';
import { inHome, memportHere } from '../cli/here.ts';
import type { Making } from '../golden/case.ts';
import { copyIn, made } from '../golden/stage.ts';
import { SEED, sown } from '../seed.ts';
import { filesBelow } from './side.ts';

/**
 * Every golden HOME of a harness with each other harness: all of them where MEMPORT_CASES is set, as in `npm run
 * test:laws`, else a few by the seed.
 */
const GOLDEN = join(ROOT, 'golden');
/** In these the words change on the way: a date is written down, a link is to a file that has another name there. */
const CHANGED = new Set(['carry-relative-date', 'carry-links-back', 'carry-links-hermes-back']);
const WAYS = readdirSync(GOLDEN)
  .filter((name) => !CHANGED.has(name))
  .flatMap((name) =>
    HARNESSES.filter((from) => existsSync(join(GOLDEN, name, 'from', `.${from}`))).flatMap((from) =>
      HARNESSES.filter((to) => to !== from).map((to) => ({ name, from, to })),
    ),
  );
const saying = ({ name, from, to }: (typeof WAYS)[number]): string => `${name} from ${from} over ${to}`;
const FEW = 4;
// An odd step meets every pair.
const stride = Math.floor(WAYS.length / FEW) | 1;
const ALL = process.env['MEMPORT_CASES'] !== undefined;
const ASKED = ALL ? WAYS : WAYS.filter((_, at) => at % stride === SEED % stride).slice(0, FEW);

const RUN = ['--yes', '--all', '--include-absent', '--partial'];

/** Told of every memory: its scope is compared by its key. */
const FIELDS = ['kind', 'scope', 'statement', 'why', 'how', 'detail', 'title', 'hook'] as const;
type Said = Record<(typeof FIELDS)[number], unknown>;
const saidBy = ({ kind, scope, statement, why, how, detail, title, hook }: Memory): Said => ({
  kind,
  scope: scopeKey(scope),
  statement,
  why,
  how,
  detail,
  title,
  hook,
});

interface Visit {
  home: string;
  told: <Told>(...args: string[]) => Promise<Told>;
  memoriesOf: (harness: Harness) => Promise<Memory[]>;
}

/** A golden home in which one harness remembers something, and the named ones nothing. */
const visited = (name: string, bare: readonly Harness[], body: (visit: Visit) => Promise<void>): Promise<void> =>
  inHome(async (home) => {
    copyIn(join(GOLDEN, name, 'from'), home, home);
    const { make = [] } = JSON.parse(readFileSync(join(GOLDEN, name, 'case.json'), 'utf8')) as { make?: Making[] };
    for (const each of make) if (each.make === 'git') made(each, home);
    const told = async <Told>(...args: string[]): Promise<Told> =>
      JSON.parse((await memportHere(home, [...args, '--json'])).stdout.split(/\n(?=\{)/)[0] || '{}') as Told;
    const memoriesOf = async (harness: Harness): Promise<Memory[]> =>
      ((await told<Partial<ListDocument>>('list', harness)).stores ?? []).flatMap(({ memories }) => memories);
    for (const each of bare) cleared(home, each);
    await body({ home, told, memoriesOf });
  });

type Stores = ListDocument['stores'];

/** Takes away every file that holds a memory, and whole folders of memories; settings stay. */
const emptied = (stores: Stores, files: Iterable<string>): void => {
  for (const file of files) rmSync(file, { force: true });
  for (const { root } of stores)
    for (const folder of [
      /memor/.test(basename(root)) ? root : '',
      join(root, 'skills/memport'),
      join(root, 'memport'),
    ])
      if (folder !== '' && existsSync(folder))
        for (const each of readdirSync(folder)) rmSync(join(folder, each), { recursive: true });
};

/** The bytes of the files that hold memories, of which every one is among those given. */
const filesOf = (stores: Stores, carried: ReadonlySet<string>): Map<string, { bytes: string; whole: boolean }> => {
  const held = stores.flatMap(({ root, memories }) =>
    memories.flatMap(({ id, places }) => places.map(({ file }) => ({ file: join(root, file), id }))),
  );
  return new Map(
    [...Map.groupBy(held, ({ file }) => file)]
      .filter(([file]) => existsSync(file))
      .map(([file, all]) => [
        file,
        { bytes: readFileSync(file, 'latin1'), whole: all.every(({ id }) => carried.has(id)) },
      ]),
  );
};

const REFUSED = 'nothing is written there: a switch or a layout that stays forbids it';

/** What stands in a file that does not come back as it was, and why none of these does. */
const OTHERWISE: readonly { why: string; from: Harness; names: RegExp }[] = [
  {
    why: 'a skill of Codex is not written by memport: what it says comes back beside the lines that do',
    from: 'codex',
    names: /^(?:carry-handbook-(?:claude|hermes)|carry-lift(?:-proposed)?|codex-skill-and-import)$/,
  },
  {
    why: 'several memories say the same words: they are carried as one',
    from: 'codex',
    names: /^codex-same-rule-thrice$/,
  },
  { why: 'the same', from: 'claude', names: /^claude-units$/ },
  { why: 'the same', from: 'hermes', names: /^carry-nearly-full$/ },
  {
    why: 'what several profiles said comes back to the one in use',
    from: 'hermes',
    names: /^(?:carry-profile|hermes-profile.*)$/,
  },
  { why: 'what two generations said comes back to the one in use', from: 'codex', names: /^codex-version-asked$/ },
  { why: REFUSED, from: 'codex', names: /^codex-unknown-layout$/ },
  { why: REFUSED, from: 'hermes', names: /^hermes-(?:not-files|pending)$/ },
];

const cleared = (home: string, harness: Harness): void => {
  rmSync(join(home, `.${harness}`), { recursive: true, force: true });
  empty(home, harness);
};

/** The fields that a plan names as lost. */
const namedBy = (decision: Plan['decisions'][number] | undefined): string[] =>
  decision?.losses.map(({ field }) => field) ?? [];

/**
 * What does not come back of a home that was emptied after it had been carried elsewhere. Where texts were kept, all
 * of it has to come; where they are gone, what was not named as lost.
 */
const lostOf = async ({ name, from, to }: (typeof WAYS)[number], gone: string | undefined): Promise<Said[]> => {
  const lost: Said[] = [];
  await visited(name, [to], async ({ home, told, memoriesOf }) => {
    const { stores = [] } = await told<Partial<ListDocument>>('list', from);
    const before = stores.flatMap(({ memories }) => memories);
    const { decisions = [] } = await told<Partial<Plan>>(`${from}:${to}`, ...RUN);
    const carried = decisions.flatMap(({ id, target }) => (target?.id === undefined ? [] : [id]));
    const files = filesOf(stores, new Set(carried));
    if (gone === undefined) emptied(stores, files.keys());
    else cleared(home, from);
    if (gone !== undefined) rmSync(join(home, '../state/memport', gone), { recursive: true, force: true });
    const returned = (await told<Partial<Plan>>(`${to}:${from}`, ...RUN)).decisions ?? [];
    const after = (await memoriesOf(from)).map(saidBy);
    const otherwise = OTHERWISE.find((each) => each.from === from && each.names.test(name))?.why;
    if (gone === undefined && otherwise === REFUSED) return expect(after).toEqual([]);
    if (gone === undefined && otherwise === undefined)
      for (const [file, { bytes, whole }] of files)
        if (whole) expect(existsSync(file) && readFileSync(file, 'latin1'), file).toBe(bytes);
    // Of two that say the same words, only one has a place in a harness that keeps both kinds together.
    const isOnly = ({ id, statement }: Memory): boolean =>
      !before.some((other) => other.id !== id && other.statement === statement);
    for (const there of decisions) {
      const memory = before.find(({ id }) => id === there.id);
      const back = returned.find(({ id }) => id === there.target?.id);
      if (there.target?.id === undefined || !memory || !isOnly(memory)) continue;
      // A text is kept for the store it was carried away from: an emptied Codex begins in its newest generation.
      const isKept = gone === undefined && back?.target?.store === there.store;
      const named = [...(isKept ? [] : namedBy(there)), ...namedBy(back)];
      if (named.includes('memory')) continue;
      const said = saidBy(memory);
      const fields = FIELDS.filter((field) => said[field] !== undefined && !named.includes(field));
      if (!after.some((each) => fields.every((field) => each[field] === said[field]))) lost.push(said);
    }
  });
  return lost;
};

test.each(ASKED)(
  '$name from $from to $to and back to an empty home: every byte, else every field that is not named',
  async (way) => {
    expect(await lostOf(way, undefined), `by the ledger, ${sown}`).toEqual([]);
    expect(await lostOf(way, 'blobs'), `with its texts pruned, ${sown}`).toEqual([]);
    expect(await lostOf(way, '.'), `without a ledger, ${sown}`).toEqual([]);
  },
);

/** A round of these once changed something the second time: always asked. */
const FOUND = [
  'carry-links from claude over codex',
  'claude-units from claude over codex',
  'overview-broken-store from hermes over claude',
];
const ROUNDS = WAYS.filter(
  (way, at) => ALL || (at % stride === SEED % stride && at < 2 * stride) || FOUND.includes(saying(way)),
);

test.each(ROUNDS)(
  '$name from $from over $to and the third home again: the second time round changes nothing',
  async ({ name, from, to }) => {
    const third = HARNESSES.find((each) => each !== from && each !== to) as Harness;
    await visited(name, [to, third], async ({ home, told }) => {
      const round = async (): Promise<void> => {
        for (const way of [`${from}:${to}`, `${to}:${third}`, `${third}:${from}`]) await told(way, ...RUN);
      };
      await round();
      const before = filesBelow(home);
      await round();
      expect(filesBelow(home), sown).toEqual(before);
    });
  },
);
