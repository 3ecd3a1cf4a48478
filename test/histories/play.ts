import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { slugOf } from '../../adapters/claude/slug.ts';
import { direction, ENDS, type End } from './ends.ts';
import { LAWS, type Authored, type Ran, type Removed } from './laws.ts';
import { say, settle } from './native.ts';
import { ledgerOf, makeRoom, memport, planIn, runsIn, stateOf, storesOf, type Answer } from './room.ts';
import { PROJECTS } from './said.ts';
import type { History, Step, Wishes } from './steps.ts';
import { itsOwn } from './tools.ts';
import { block, difference, treeOf, write, type Tree } from './tree.ts';
import { filesOf, handled, linesOf, unitsOf } from './words.ts';

/** A law that did not hold, with everything that led there. */
export interface Broken {
  law: number;
  complaints: string[];
  log: string[];
}

interface Meeting {
  tree: Tree;
  at: number;
}

interface Scene {
  home: string;
  ends: readonly End[];
  laws: ReadonlySet<number>;
  log: string[];
  /** Counts what happens; the clock goes with it. */
  step: number;
  authored: Authored[];
  removed: Removed[];
  met: Map<string, Meeting>;
  booked: Map<string, Meeting>;
  /** Runs that wrote, with what the ends knew of each other before. */
  runs: { id: string; key: string; met: Meeting | undefined }[];
  blocked: { file: string; bytes: string }[];
  pristine: boolean;
}

class Violation extends Error {
  law: number;
  complaints: string[];
  constructor(law: number, complaints: string[]) {
    super(complaints.join('\n'));
    this.law = law;
    this.complaints = complaints;
  }
}

const START = Date.UTC(2026, 10, 20, 12);
const nowOf = ({ step }: Scene): number => START + step * 3_600_000;
const keyOf = (a: End, b: End): string => [a.name, b.name].sort().join(' and ');
const at = <T>(all: readonly T[], pick: number): T | undefined => all[pick % Math.max(1, all.length)];

/** Plays a history from its beginning; the first law that breaks ends it. */
export const play = async (history: History, laws: ReadonlySet<number>): Promise<Broken | undefined> => {
  const { home, remove } = makeRoom();
  const scene: Scene = {
    home,
    laws,
    ends: history.ends.map((each) => ENDS[each] as End),
    log: [],
    step: 0,
    authored: [],
    removed: [],
    met: new Map(),
    booked: new Map(),
    runs: [],
    blocked: [],
    pristine: true,
  };
  try {
    settle(home, scene.ends);
    for (const { at: pick, said } of history.seeds)
      byHand(scene, `${at(scene.ends, pick)?.name}: somebody says`, () =>
        say(home, at(scene.ends, pick) as End, said, (scene.step += 1)),
      );
    scene.pristine = true;
    for (const step of history.steps) {
      scene.step += 1;
      await happens(scene, step);
      forgetGone(scene);
    }
    if (history.round) await goRound(scene);
    return undefined;
  } catch (error) {
    if (!(error instanceof Violation))
      throw Object.assign(new Error(`${String(error)}\n${scene.log.join('\n')}`), { cause: error });
    const plain = (text: string): string => text.replaceAll(home, '~').replaceAll(slugOf(home), '-home');
    return { law: error.law, complaints: error.complaints.map(plain), log: scene.log.map(plain) };
  } finally {
    remove();
  }
};

/** What is gone again is nobody's word any more; what only cannot be read is. */
const forgetGone = (scene: Scene): void => {
  const tree = treeOf(scene.home);
  const hidden = new Set(scene.blocked.map(({ file }) => file));
  scene.authored = scene.authored.filter(({ file, line }) => hidden.has(file) || tree.get(file)?.includes(latin(line)));
};

const judge = (scene: Scene, law: number, complaints: string[]): void => {
  if (scene.laws.has(law) && complaints.length > 0) throw new Violation(law, complaints);
};

const happens = async (scene: Scene, step: Step): Promise<void> => {
  const { home, ends } = scene;
  const tree = treeOf(home);
  const end = 'at' in step ? (at(ends, step.at) as End) : undefined;
  switch (step.do) {
    case 'run': {
      const from = at(ends, step.from) as End;
      const others = ends.filter((each) => each !== from);
      return carry(scene, from, at(others, step.to) as End, step.wishes, step.undone);
    }
    case 'say':
      return byHand(scene, `${end?.name}: somebody says`, () => say(home, end as End, step.said, scene.step));
    case 'edit': {
      const file = at(filesOf(tree, end as End), step.file);
      const unit = file === undefined ? undefined : at(unitsOf(tree, file), step.unit);
      if (!unit) return;
      return byHand(scene, `${end?.name}: somebody edits (${step.way})`, () =>
        write(home, unit.file, handled(tree, unit, step.way, scene.step).text ?? ''),
      );
    }
    case 'tool':
      return byHand(scene, `${end?.name}: the harness itself`, () =>
        itsOwn(home, tree, end as End, step.pick, step.how, scene.step),
      );
    case 'delete': {
      const file = at(filesOf(tree, end as End), step.file);
      if (file === undefined) return;
      return byHand(scene, `${end?.name}: somebody deletes ${file}`, () => rmSync(join(home, file)));
    }
    case 'reset':
      return byHand(scene, `${end?.name}: everything is reset`, () => {
        for (const file of filesOf(tree, end as End)) rmSync(join(home, file));
        scene.booked.clear();
      });
    case 'lose':
      return lose(scene, step.what);
    case 'block': {
      const file = at(
        filesOf(tree, end as End).filter((each) => !scene.blocked.some((one) => one.file === each)),
        step.file,
      );
      if (file === undefined) return;
      scene.blocked.push({ file, bytes: tree.get(file) ?? '' });
      block(home, file, step.way);
      scene.log.push(`step ${scene.step}: ${end?.name}: nobody can read ${file} (${step.way})`);
      return;
    }
    case 'mend': {
      const [first] = scene.blocked.splice(0, 1);
      if (!first) return;
      rmSync(join(home, first.file), { recursive: true, force: true });
      write(home, first.file, Buffer.from(first.bytes, 'latin1').toString('utf8'));
      scene.log.push(`step ${scene.step}: ${first.file} can be read again`);
      return;
    }
    case 'undo':
      return takeBack(scene, step.back);
  }
};

/** What anybody but memport does: what came is theirs from here on, what went is theirs to have removed. */
const byHand = (scene: Scene, title: string, act: () => unknown): void => {
  const before = treeOf(scene.home);
  const done = act();
  const after = treeOf(scene.home);
  for (const file of new Set([...before.keys(), ...after.keys()])) {
    if (before.get(file) === after.get(file) || !file.endsWith('.md')) continue;
    const [was, is] = [before, after].map(
      (tree) => new Set(tree.has(file) ? unitsOf(tree, file).flatMap(({ text }) => linesOf(text)) : []),
    ) as [Set<string>, Set<string>];
    for (const line of is) if (!was.has(line)) scene.authored.push({ file, line, at: scene.step });
    for (const line of was) if (!is.has(line)) scene.removed.push({ file, line, at: scene.step });
  }
  scene.pristine = false;
  scene.log.push(
    `step ${scene.step}: ${title}${typeof done === 'string' ? `: ${done}` : ''}`,
    ...difference(before, after).map((line) => `    ${line}`),
  );
};

const lose = (scene: Scene, what: 'ledger' | 'labels' | 'broken labels'): void => {
  scene.pristine = false;
  scene.log.push(`step ${scene.step}: lost: ${what}`);
  if (what === 'ledger') {
    rmSync(join(stateOf(scene.home), 'ledger.json'), { force: true });
    scene.booked.clear();
    return;
  }
  for (const { root, harness } of scene.ends) {
    const file = `${root}/skills/memport/projects.json`;
    if (harness !== 'hermes' || !existsSync(join(scene.home, file))) continue;
    if (what === 'labels') rmSync(join(scene.home, file));
    else write(scene.home, file, '{"app": ');
  }
};

const argsOf = (scene: Scene, from: End, to: End, wishes: Wishes): string[] => [
  ...direction(scene.home, from, to),
  '--yes',
  ...(wishes.project === undefined ? ['--all'] : ['--project', join(scene.home, PROJECTS[wishes.project] as string)]),
  ...(wishes.withdraw ? ['--withdraw'] : []),
  ...(wishes.onConflict ? ['--on-conflict', wishes.onConflict] : []),
  ...(wishes.kind === undefined ? [] : ['--kind', wishes.kind]),
  ...(wishes.onSecret ? ['--on-secret', wishes.onSecret] : []),
  ...(wishes.partial ? ['--partial'] : []),
];

const carry = async (scene: Scene, from: End, to: End, wishes: Wishes, undone: boolean): Promise<void> => {
  const { home } = scene;
  const key = keyOf(from, to);
  const args = argsOf(scene, from, to, wishes);
  const again = wishes.again ? await declinedOf(scene, args) : undefined;
  const asked = [...args, ...(again === undefined ? [] : ['--again', again])];
  const [known, before] = [runsIn(home), treeOf(home)];
  const [source, targetBefore, rows] = [
    storesOf(home, nowOf(scene), from),
    storesOf(home, nowOf(scene), to),
    ledgerOf(home),
  ];
  const answer = await memport(home, nowOf(scene), asked);
  const after = treeOf(home);
  const plan = planIn(answer);
  scene.log.push(
    `step ${scene.step}: memport ${asked.map((each) => each.replace(home, '~')).join(' ')} → exit ${answer.exit}${answer.stderr.trim() === '' ? '' : `, ${answer.stderr.trim()}`}`,
    ...told(answer),
    ...difference(before, after).map((line) => `    ${line}`),
  );
  const ran: Ran = {
    from,
    to,
    wishes: again === undefined ? { ...wishes, again: false } : wishes,
    exit: answer.exit,
    stderr: answer.stderr,
    plan,
    home,
    before,
    after,
    source,
    targetBefore,
    targetAfter: storesOf(home, nowOf(scene), to),
    rows,
    rowsAfter: ledgerOf(home),
    met: scene.met.get(key),
    booked: scene.booked.get(`${from.name}→${to.name}`),
    authored: scene.authored,
    removed: scene.removed,
    blocked: scene.blocked.map(({ file }) => file),
    pristine: scene.pristine,
  };
  for (const [law, kept] of Object.entries(LAWS)) if (scene.laws.has(Number(law))) judge(scene, Number(law), kept(ran));
  const written = runsIn(home).find((each) => !known.includes(each));
  const met = scene.met.get(key);
  if (undone && written !== undefined && scene.laws.has(8)) {
    const back = await memport(home, nowOf(scene), ['undo', written]);
    judge(scene, 8, [
      ...(back.exit > 0
        ? [`undo ${written} ends with ${back.exit}: ${back.stderr.trim()} ${JSON.stringify(back.documents)}`]
        : []),
      ...difference(before, treeOf(home)),
    ]);
    const redone = await memport(home, nowOf(scene), asked);
    judge(
      scene,
      8,
      difference(after, treeOf(home)).map((line) => `after undo and the same run again: ${line}`),
    );
    if (redone.exit !== answer.exit) judge(scene, 8, [`after undo the same run ends with ${redone.exit}`]);
  }
  if (plan && answer.exit <= 1) {
    const meeting = { tree: treeOf(home), at: scene.step };
    scene.met.set(key, meeting);
    scene.booked.set(`${from.name}→${to.name}`, meeting);
    const last = runsIn(home)
      .filter((each) => !known.includes(each))
      .at(-1);
    if (last !== undefined) scene.runs.push({ id: last, key, met });
  }
  if (scene.laws.has(4) && answer.exit <= 1) {
    const here = treeOf(home);
    const second = await memport(home, nowOf(scene), args);
    judge(
      scene,
      4,
      difference(here, treeOf(home))
        .concat(told(second))
        .filter((_, __, all) => all.some((line) => !line.startsWith('    '))),
    );
  }
};

/** Something this run would decline, where there is one: a handle is not needed, an id will do. */
const declinedOf = async (scene: Scene, args: readonly string[]): Promise<string | undefined> => {
  const answer = await memport(scene.home, nowOf(scene), [...args.filter((each) => each !== '--yes'), '--dry-run']);
  return planIn(answer)?.decisions.find(({ decision }) => decision === 'declined')?.id;
};

const told = (answer: Answer): string[] =>
  (planIn(answer)?.decisions ?? []).map(
    ({ decision, id, target, reason, form }) =>
      `        ${decision.padEnd(9)} ${id} → ${target?.id ?? '-'}${form === undefined ? '' : ` as ${form}`}${reason === undefined ? '' : ` (${reason})`}`,
  );

const takeBack = async (scene: Scene, back: number): Promise<void> => {
  const run = scene.runs.at(-1 - (back % Math.max(1, scene.runs.length)));
  if (!run) return;
  const before = treeOf(scene.home);
  const answer = await memport(scene.home, nowOf(scene), ['undo', run.id]);
  const after = treeOf(scene.home);
  scene.log.push(
    `step ${scene.step}: memport undo ${run.id} → exit ${answer.exit} ${JSON.stringify(answer.documents)} ${answer.stderr.trim()}`,
    ...difference(before, after).map((line) => `    ${line}`),
  );
  judge(scene, 9, answer.exit === 5 || answer.exit === 2 ? [`undo ends with ${answer.exit}: ${answer.stderr}`] : []);
  scene.pristine = false;
  scene.runs = scene.runs.filter((each) => each !== run);
  if (run.met) scene.met.set(run.key, run.met);
  else scene.met.delete(run.key);
  scene.booked.clear();
  // What a person wrote since stands, whatever is taken back.
  const [was, is] = [before, after];
  const lost = scene.authored.filter(
    ({ file, line }) => was.get(file)?.includes(latin(line)) && !is.get(file)?.includes(latin(line)),
  );
  judge(
    scene,
    1,
    lost.map(({ file, line, at: when }) => `undo took ${JSON.stringify(line)} of step ${when} out of ${file}`),
  );
};

const latin = (text: string): string => Buffer.from(text, 'utf8').toString('latin1');

/** Every direction, until what somebody said last has come to every end; from there on nothing changes. */
const goRound = async (scene: Scene): Promise<void> => {
  if (!scene.laws.has(5) || scene.blocked.length > 0) return;
  const legs = scene.ends.flatMap((from) => scene.ends.filter((to) => to !== from).map((to) => [from, to] as const));
  for (let around = 1; around < scene.ends.length; around += 1) {
    for (const [from, to] of legs) {
      scene.step += 1;
      await carry(scene, from, to, {}, false);
    }
  }
  // Of three stores that somebody edited, an old copy may still be on its way.
  if (!scene.pristine && scene.ends.length > 2) return;
  scene.log.push('once more round:');
  for (const [from, to] of legs) {
    scene.step += 1;
    const before = treeOf(scene.home);
    const answer = await memport(scene.home, nowOf(scene), argsOf(scene, from, to, {}));
    judge(
      scene,
      5,
      [...difference(before, treeOf(scene.home))]
        .flatMap((line, index) =>
          index === 0 ? [`once more round, ${from.name} → ${to.name} changes:`, line] : [line],
        )
        .concat(difference(before, treeOf(scene.home)).length > 0 ? told(answer) : []),
    );
  }
};
