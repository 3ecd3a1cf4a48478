import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { scopeKey } from '../../src/ir/identity.ts';
import type { Memory } from '../../src/ir/memory.ts';
import type { Plan } from '../../src/ir/plan.ts';
import type { ListDocument } from '../../src/verbs/document.ts';
import { empty, HARNESSES, type Harness } from '../bench/arrive/home.ts';
import { ROOT } from '../cli/built.ts';
import { inHome, memportHere } from '../cli/here.ts';
import type { Making } from '../golden/case.ts';
import { copyIn, made } from '../golden/stage.ts';
import { SEED, sown } from '../seed.ts';

/** Every golden HOME of a harness with each other harness: all of them under MEMPORT_CASES, else a few by the seed. */
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
const FEW = 4;
// An odd step meets every pair.
const stride = Math.floor(WAYS.length / FEW) | 1;
const ASKED =
  process.env['MEMPORT_CASES'] === undefined
    ? WAYS.filter((_, at) => at % stride === SEED % stride).slice(0, FEW)
    : WAYS;

const RUN = ['--yes', '--all', '--include-absent', '--partial'];

/** What comes back of a home that was emptied after it had been carried elsewhere. */
const lostOf = async (
  { name, from, to }: (typeof WAYS)[number],
  state: 'kept' | 'gone',
  said: (memory: Memory) => unknown,
): Promise<string[]> => {
  let lost: string[] = [];
  await inHome(async (home) => {
    copyIn(join(GOLDEN, name, 'from'), home, home);
    const { make = [] } = JSON.parse(readFileSync(join(GOLDEN, name, 'case.json'), 'utf8')) as { make?: Making[] };
    for (const each of make) if (each.make === 'git') made(each, home);
    const told = async <Told>(...args: string[]): Promise<Told> =>
      JSON.parse((await memportHere(home, [...args, '--json'])).stdout || '{}') as Told;
    const memoriesOf = async (harness: Harness): Promise<Memory[]> =>
      ((await told<Partial<ListDocument>>('list', harness)).stores ?? []).flatMap(({ memories }) => memories);
    rmSync(join(home, `.${to}`), { recursive: true, force: true });
    empty(home, to);
    const before = await memoriesOf(from);
    const { decisions = [] } = await told<Partial<Plan>>(`${from}:${to}`, ...RUN);
    const stands = new Set(decisions.filter(({ target }) => target?.id !== undefined).map(({ id }) => id));
    rmSync(join(home, `.${from}`), { recursive: true, force: true });
    empty(home, from);
    if (state === 'gone') rmSync(join(home, '../state'), { recursive: true, force: true });
    await told(`${to}:${from}`, ...RUN);
    const after = new Set((await memoriesOf(from)).map((memory) => JSON.stringify(said(memory))));
    // Of two that say the same words, only one has a place in a harness that keeps both kinds together.
    const isOnly = ({ id, statement }: Memory): boolean =>
      !before.some((other) => other.id !== id && other.statement === statement);
    lost = before
      .filter((memory) => stands.has(memory.id) && isOnly(memory))
      .map((memory) => JSON.stringify(said(memory)))
      .filter((each) => !after.has(each));
  });
  return lost;
};

test.each(ASKED)('$name from $from to $to and back to an empty home: every field, by the ledger', async (way) => {
  const whole = ({ kind, scope, statement, why, how, detail }: Memory): unknown => [
    kind,
    scopeKey(scope),
    statement,
    why,
    how,
    detail,
  ];
  expect(await lostOf(way, 'kept', whole), sown).toEqual([]);
});

test.each(ASKED)('$name from $from to $to and back to an empty home: the words, without a ledger', async (way) => {
  const words = ({ kind, scope, statement }: Memory): unknown => [kind, scopeKey(scope), statement];
  expect(await lostOf(way, 'gone', words), sown).toEqual([]);
});
