import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import type { Documents } from '../../src/ir/documents-schema.ts';
import { schemas } from '../../src/ir/documents-schema.ts';
import { printProbe } from '../../src/probe/probe-file.ts';
import type { Probe } from '../../src/probe/scenario.ts';
import { wordsHash } from '../../src/probe/words-hash.ts';
import { claudeHome, type Rule } from '../assist/homes.ts';
import { modelServer, type ModelServer } from '../assist/model-server.ts';
import { inHome, memportHere } from '../cli/here.ts';
import type { ListDocument } from '../../src/verbs/document.ts';
import type { Planned } from '../../src/verbs/plan.ts';
import { follower, said, type Follower, type Step } from './follower.ts';

export type Probed = Documents['probed'];

const RULES: readonly Rule[] = [
  { name: 'sign-off', statement: 'Close every mail to a customer with the words "warm regards from the pier".' },
  { name: 'other', statement: 'The staging cluster is called larch.', why: 'The old one was called birch.' },
];

/** A probe that a person wrote for the first of the rules. */
const probeFor = (memory: ListDocument['stores'][number]['memories'][number]): Probe => ({
  version: 1,
  memory: { id: memory.id, handle: memory.handle, hash: wordsHash(memory) },
  rule: memory.statement,
  shape: 'required-text',
  scenarios: ['Answer Ms Okafor that her order is late.', 'Tell Mr Brandt we got his note.', 'Thank the Lis.'].map(
    (turn, at) => ({ id: `s${at + 1}`, turns: [turn] }),
  ),
  counters: ['Say in one line what a heron eats.', 'Which day comes after Friday?'].map((turn, at) => ({
    id: `c${at + 1}`,
    turns: [turn],
    elsewhere: true as const,
  })),
  check: { type: 'require_phrase', phrases: ['warm regards from the pier'], reach: 'final' },
  author: 'human',
  reviewed: true,
});

export interface Scene {
  home: string;
  cwd: string;
  model: ModelServer;
  probe: (...args: string[]) => Promise<{ code: number | null; stdout: string; stderr: string }>;
  told: (...args: string[]) => Promise<Probed>;
}

/** What a judge is asked about one answer. */
export interface Asked {
  rule: string;
  asked: string[];
  answered: string[];
  verdicts: string[];
}

const FOLLOWS: Omit<Follower, 'knows'> = {
  reads: 'sign-off.md',
  known: 0.97,
  unknown: 0.02,
  follows: said('Dear customer, it is on its way. Warm regards from the pier'),
  does_not: said('Dear customer, it is on its way. Bye'),
};

/** A HOME of Claude Code with two rules and a probe for the first, and a model that follows it where it is told. */
export const onScene = async (
  body: (scene: Scene) => Promise<void>,
  how: Partial<Follower> & {
    waits?: (request: number) => Promise<unknown>;
    tells?: (shown: Asked) => unknown;
    check?: Probe['check'];
  } = {},
): Promise<void> => {
  const { waits, tells, check, ...follows } = how;
  const plays = follower({ knows: 'warm regards from the pier', ...FOLLOWS, ...follows });
  const write = (asked: unknown): unknown =>
    tells && 'verdicts' in (asked as object) ? tells(asked as Asked) : plays(asked);
  const model = await modelServer({ write, ...(waits && { waits }) });
  try {
    await inHome(async (home) => {
      const cwd = claudeHome(home, RULES);
      const list = await memportHere(home, ['list', 'claude', '--json'], { cwd });
      const memories = (JSON.parse(list.stdout) as ListDocument).stores.flatMap((store) => store.memories);
      const memory = memories.find(({ name }) => name === 'sign-off');
      if (!memory) throw new Error('the rule is not listed');
      const folder = join(home, '../state/memport/probes');
      mkdirSync(folder, { recursive: true });
      writeFileSync(
        join(folder, `${memory.handle}.yaml`),
        printProbe({ ...probeFor(memory), ...(check && { check }) }),
      );
      const probe: Scene['probe'] = (...args) => memportHere(home, ['probe', ...args], { cwd });
      const told: Scene['told'] = async (...args) => {
        const ran = await probe(...args, '--json');
        const document = JSON.parse(ran.stdout) as Probed;
        if (!('memories' in document)) throw new Error(ran.stdout + ran.stderr);
        expect(schemas.probed.safeParse(document).error).toBeUndefined();
        return document;
      };
      await body({ home, cwd, model, probe, told });
    });
  } finally {
    await model.close();
  }
};

export const framed = (model: ModelServer): string[] => ['sign-off', '--level', 'framed', '--model', model.choice];

export const inProject = ({ folder }: Step): boolean => folder.endsWith('/app');

/** The probe of the first rule, where a plan has been made. */
export const probeIn = ({ source }: Planned): Probe => {
  const memory = source.stores.flatMap(({ memories }) => memories).find(({ name }) => name === 'sign-off');
  if (!memory) throw new Error('the rule is not there');
  return probeFor({ ...memory, handle: 'rule' } as never);
};
