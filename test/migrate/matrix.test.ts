import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { everyHarness } from '../../adapters/index.ts';
import type { Adapter } from '../../src/adapter.ts';
import type { Memory } from '../../src/ir/memory.ts';
import type { Plan } from '../../src/ir/plan-value.ts';
import { differing } from '../../src/kit/losses.ts';
import { scopeKey } from '../../src/ir/identity.ts';
import { run } from '../../src/cli/run.ts';
import type { ListDocument } from '../../src/verbs/document.ts';
import { empty, HARNESSES } from '../bench/arrive/home.ts';
import { ROOT } from '../cli/built.ts';
import { inHome } from '../cli/here.ts';
import type { Case } from '../golden/case.ts';
import { copyIn, made } from '../golden/stage.ts';
import { SEED } from '../seed.ts';
import { filesBelow, reword, tell, type Said } from './side.ts';

/**
 * Every harness of the registry into the three that every machine has, and those into it: what is lost has a name
 * (law 6), every memory one decision (7), an edit in the target is kept (13), the second run changes nothing (15). A
 * new adapter is in by itself. All directions under MEMPORT_CASES, else one of each by the seed.
 */
const ALL = process.env['MEMPORT_CASES'] !== undefined;
const EVERY = await everyHarness();
const isCore = ({ id }: Adapter): boolean => (HARNESSES as readonly string[]).includes(id);
const turned = <Item>(items: readonly Item[], at: number): Item[] =>
  ALL || items.length === 0 ? [...items] : [items[(SEED + at) % items.length] as Item];

const SAID: readonly Said[] = [
  { kind: 'profile', statement: 'Backend engineer, ten years of Go.' },
  { kind: 'rule', statement: 'Never push to main without a green build.', why: 'a broken main stopped two releases' },
  { kind: 'reference', statement: 'Staging answers on port 8443.' },
];
const [SPOT, OTHER] = ['port 8443', 'port 9443'];

const asked = async <Told>(home: string, cwd: string, ...args: string[]): Promise<Told> => {
  const out: string[] = [];
  const err: string[] = [];
  const env = { HOME: home, PATH: '', XDG_STATE_HOME: join(home, '..', 'state'), NO_COLOR: '1' };
  await run([...args, '--json'], {
    cwd,
    out: (text) => void out.push(text),
    err: (text) => void err.push(text),
    screen: { width: 100, colour: false },
    env: { ...env, MEMPORT_NOW: '2026-11-20T12:00:00Z' },
  });
  // After an apply a second document follows that of the plan.
  const [first = ''] = out.join('').split(/\n(?=\{)/);
  expect([first === '' ? err.join('') : '', args]).toEqual(['', args]);
  return JSON.parse(first) as Told;
};

const memoriesOf = async (home: string, cwd: string, end: string): Promise<Memory[]> =>
  ((await asked<ListDocument>(home, cwd, 'list', end)).stores ?? []).flatMap(({ memories }) => memories);

const RUN = ['--yes', '--all', '--include-absent', '--partial'];

/** One run and the same again: what the first decided, with what came of it in the target. */
const carried = async (home: string, cwd: string, from: string, to: string): Promise<Plan> => {
  const source = await memoriesOf(home, cwd, from);
  const way = ['migrate', '--from', from, '--to', to, ...RUN];
  const plan = await asked<Plan>(home, cwd, ...way);
  const ids = plan.decisions.filter(({ decision }) => decision !== 'withdrawn').map(({ id }) => id);
  expect(new Set(ids).size, 'law 7: one decision each').toBe(ids.length);
  expect(ids.toSorted(), 'law 7: each memory is decided').toEqual(source.map(({ id }) => id).toSorted());
  const target = await memoriesOf(home, cwd, to);
  for (const { id, decision, target: at, losses, reworded } of plan.decisions) {
    const was = source.find((each) => each.id === id);
    const is = target.find((each) => each.id === at?.id);
    if (decision === 'blocked' || decision === 'unfit') expect(losses.length + Number(at === undefined)).not.toBe(0);
    if (decision !== 'new' || reworded || !was) continue;
    expect(is?.statement, `law 6: ${id} is not in ${to}`).toBeDefined();
    if (!is) continue;
    const named = new Set(losses.map(({ field }) => field));
    const said = differing({ ...was, links: [] }, { ...is, links: [] }, ['kind', 'statement', 'why', 'how', 'detail']);
    expect(
      said.filter((field) => !named.has(field)),
      `law 6: ${id} lost without a name`,
    ).toEqual([]);
    if (!named.has('scope')) expect(scopeKey(is.scope), `law 6: the scope of ${id}`).toBe(scopeKey(was.scope));
  }
  const before = filesBelow(home);
  const again = await asked<Plan>(home, cwd, ...way);
  expect(filesBelow(home), 'law 15: the second run changes nothing').toEqual(before);
  expect(again.decisions.filter(({ decision }) => decision === 'new')).toEqual([]);
  return plan;
};

/** Says what a harness can hold of it; how much that was. */
const told = (home: string, harness: string): number =>
  SAID.filter((said) => {
    try {
      tell(home, { harness }, [said]);
      return true;
    } catch {
      return false;
    }
  }).length;

const isWritten = (id: string): boolean => {
  const adapter = EVERY.find((each) => each.id === id);
  return adapter !== undefined && !adapter.named && adapter.conventions.length > 0;
};
const homes = EVERY.filter(({ id, named, instructs }) => isWritten(id) && !named && instructs === undefined);
const WAYS = [
  ...turned(
    HARNESSES.flatMap((from) => HARNESSES.filter((to) => to !== from).map((to) => [from, to] as const)),
    0,
  ),
  ...homes
    .filter((each) => !isCore(each))
    .flatMap(({ id }, at) => [
      ...turned(HARNESSES, at).map((core) => [id, core] as const),
      ...turned(HARNESSES, at + 1).map((core) => [core, id] as const),
    ]),
];

describe('what one harness knows, in the other', () => {
  test.each(WAYS)('%s → %s', async (from, to) => {
    await inHome(async (home) => {
      for (const core of HARNESSES) empty(home, core);
      const said = told(home, from);
      if (said === 0) return;
      const plan = await carried(home, home, from, to);
      const isThere = plan.decisions.some(({ decision, delivery }) => decision === 'new' && delivery !== undefined);
      expect(isThere || plan.decisions.every(({ decision }) => decision === 'unfit'), 'nothing arrives').toBe(true);
      const texts = (await memoriesOf(home, home, to)).map(({ statement }) => statement);
      if (!texts.some((text) => text.includes(SPOT))) return;
      reword(home, { harness: to }, SPOT, OTHER);
      await asked(home, home, 'migrate', '--from', from, '--to', to, ...RUN);
      const after = (await memoriesOf(home, home, to)).map(({ statement }) => statement);
      expect(after.filter((text) => text.includes(OTHER)).length, 'law 13: the edit is kept').toBeGreaterThan(0);
    });
  });
});

const GOLDEN = join(ROOT, 'golden');
/** Golden cases in which something is carried from a harness that is none of the three, and stands where it is looked for. */
const CASES = readdirSync(GOLDEN).flatMap((name) => {
  const file = join(GOLDEN, name, 'case.json');
  if (!existsSync(file)) return [];
  const { command, cwd, make = [], harnesses } = JSON.parse(readFileSync(file, 'utf8')) as Case;
  const [, from = ''] = /^(.+?)(?:→|->|:)[\w.-]+$/.exec(command[0] ?? '') ?? [];
  const isFound = harnesses === undefined && !command.includes('--from-root');
  const isOther = from !== '' && isFound && !(HARNESSES as readonly string[]).includes(from);
  return isOther ? [{ name, from, cwd, make }] : [];
});

describe('what a golden home knows, in the three', () => {
  const homesOf = Object.values(Object.groupBy(CASES, ({ from }) => from));
  const ways = homesOf.flatMap((cases = [], at) =>
    turned(cases, at).flatMap((each) => turned(HARNESSES, at).map((to) => ({ ...each, to }))),
  );
  test.each(ways.length > 0 ? ways : [])('$name: $from → $to', async ({ name, from, cwd, make, to }) => {
    await inHome(async (home) => {
      copyIn(join(GOLDEN, name, 'from'), home, home);
      for (const each of make) made(each, home);
      rmSync(join(home, `.${to}`), { recursive: true, force: true });
      empty(home, to);
      await carried(home, join(home, cwd), from, to);
    });
  });
});
