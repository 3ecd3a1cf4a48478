import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type End } from './ends.ts';
import { stateOf } from './room.ts';
import { difference, treeOf, write, type Tree } from './tree.ts';
import { linesOf, unitsOf } from './words.ts';
import { type Authored, type Removed } from './ran.ts';

export interface Meeting {
  tree: Tree;
  at: number;
}

export interface Scene {
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

export class Violation extends Error {
  law: number;
  complaints: string[];
  constructor(law: number, complaints: string[]) {
    super(complaints.join('\n'));
    this.law = law;
    this.complaints = complaints;
  }
}

export const START = Date.UTC(2026, 10, 20, 12);
export const nowOf = ({ step }: Scene): number => START + step * 3_600_000;
export const keyOf = (a: End, b: End): string => [a.name, b.name].sort().join(' and ');
export const at = <T>(all: readonly T[], pick: number): T | undefined => all[pick % Math.max(1, all.length)];

/** What is gone again is nobody's word any more; what only cannot be read is. */
export const forgetGone = (scene: Scene): void => {
  const tree = treeOf(scene.home);
  const hidden = new Set(scene.blocked.map(({ file }) => file));
  scene.authored = scene.authored.filter(({ file, line }) => hidden.has(file) || tree.get(file)?.includes(latin(line)));
};

export const judge = (scene: Scene, law: number, complaints: string[]): void => {
  if (scene.laws.has(law) && complaints.length > 0) throw new Violation(law, complaints);
};

/** What anybody but memport does: what came is theirs from here on, what went is theirs to have removed. */
export const byHand = (scene: Scene, title: string, act: () => unknown): void => {
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

export const lose = (scene: Scene, what: 'ledger' | 'labels' | 'broken labels'): void => {
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

export const latin = (text: string): string => Buffer.from(text, 'utf8').toString('latin1');
