import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { slugOf } from '../../adapters/claude/folders/slug.ts';
import { makeHome } from '../cli/built.ts';
import { ENDS, type End } from './ends.ts';
import { say, settle } from './native.ts';
import type { History, Step } from './steps.ts';
import { itsOwn } from './tools.ts';
import { block, treeOf, write } from './tree.ts';
import { filesOf, handled, unitsOf } from './words.ts';
import { Violation, at, forgetGone, byHand, lose, type Scene } from './scene.ts';
import { carry, takeBack, goRound } from './carry.ts';

/** A law that did not hold, with everything that led there. */
export interface Broken {
  law: number;
  complaints: string[];
  log: string[];
}

/** Plays a history from its beginning; the first law that breaks ends it. */
export const play = async (history: History, laws: ReadonlySet<number>): Promise<Broken | undefined> => {
  const { home, remove } = makeHome();
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
