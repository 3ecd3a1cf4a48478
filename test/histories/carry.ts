import { join } from 'node:path';
import { direction, type End } from './ends.ts';
import { ledgerOf, memport, planIn, runsIn, storesOf, type Answer } from './room.ts';
import { PROJECTS } from './said.ts';
import type { Wishes } from './steps.ts';
import { difference, treeOf } from './tree.ts';
import { LAWS } from './laws.ts';
import { type Ran } from './ran.ts';
import { nowOf, keyOf, judge, latin, type Scene } from './scene.ts';

export const argsOf = (scene: Scene, from: End, to: End, wishes: Wishes): string[] => [
  ...direction(scene.home, from, to),
  '--yes',
  ...(wishes.project === undefined ? ['--all'] : ['--project', join(scene.home, PROJECTS[wishes.project] as string)]),
  ...(wishes.withdraw ? ['--withdraw'] : []),
  ...(wishes.onConflict ? ['--on-conflict', wishes.onConflict] : []),
  ...(wishes.kind === undefined ? [] : ['--kind', wishes.kind]),
  ...(wishes.onSecret ? ['--on-secret', wishes.onSecret] : []),
  ...(wishes.partial ? ['--partial'] : []),
];

export const carry = async (scene: Scene, from: End, to: End, wishes: Wishes, undone: boolean): Promise<void> => {
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
export const declinedOf = async (scene: Scene, args: readonly string[]): Promise<string | undefined> => {
  const answer = await memport(scene.home, nowOf(scene), [...args.filter((each) => each !== '--yes'), '--dry-run']);
  return planIn(answer)?.decisions.find(({ decision }) => decision === 'declined')?.id;
};

export const told = (answer: Answer): string[] =>
  (planIn(answer)?.decisions ?? []).map(
    ({ decision, id, target, reason, form }) =>
      `        ${decision.padEnd(9)} ${id} → ${target?.id ?? '-'}${form === undefined ? '' : ` as ${form}`}${reason === undefined ? '' : ` (${reason})`}`,
  );

export const takeBack = async (scene: Scene, back: number): Promise<void> => {
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
  const later = scene.runs.slice(scene.runs.indexOf(run) + 1).find(({ key }) => key === run.key);
  scene.runs = scene.runs.filter((each) => each !== run);
  // The two ends met again since, and still have.
  if (later) later.met = run.met;
  else if (run.met) scene.met.set(run.key, run.met);
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

/** Every direction, until what somebody said last has come to every end; from there on nothing changes. */
export const goRound = async (scene: Scene): Promise<void> => {
  if (!scene.laws.has(5) || scene.blocked.length > 0) return;
  const legs = scene.ends.flatMap((from) => scene.ends.filter((to) => to !== from).map((to) => [from, to] as const));
  // Where an edit met another one, or an undo, two memories come of one, and the older one has a way of its own to go.
  const rounds = scene.ends.length - (scene.pristine ? 1 : 0);
  for (let around = 0; around < rounds; around += 1) {
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
