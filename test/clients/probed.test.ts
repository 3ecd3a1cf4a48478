import * as fs from 'node:fs';
import * as path from 'node:path';
import { describe, expect, test } from 'vitest';
import { adapters } from '../../adapters/index.ts';
import { claudeDrive } from '../../adapters/claude/drive.ts';
import { codexDrive } from '../../adapters/codex/drive.ts';
import type { Adapter } from '../../src/adapter.ts';
import { listen } from '../../src/drive/server.ts';
import type { Asking } from '../../src/llm/client.ts';
import type { FramedTurn } from '../../src/probe/framed.ts';
import type { Probe } from '../../src/probe/scenario.ts';
import { wordsHash } from '../../src/probe/words-hash.ts';
import type { Arm } from '../../src/probe/trial.ts';
import { plan, type Planned } from '../../src/verbs/plan.ts';
import { clientPlayer } from '../../src/verbs/probe-client.ts';
import { framedPlayer, probe, type Player } from '../../src/verbs/probe.ts';
import { worldOf, type World } from '../../src/world/world.ts';
import { claudeHome, textsIn, type Rule } from '../assist/homes.ts';
import { clearedEnv } from '../cli/built.ts';
import { inHome } from '../cli/here.ts';
import type { Step } from '../probe/follower.ts';
import { answerBy, wireFollower } from '../probe/wire-follower.ts';
import { absent, pinned } from './lab.ts';

const CLOSINGS = ['warm regards from the pier', 'yours from the north quay', 'until the tide turns'];
const RULES: readonly Rule[] = CLOSINGS.map((closing, at) => ({
  name: `sign-off-${at + 1}`,
  statement: `Close every mail of team ${at + 1} to a customer with the words "${closing}".`,
}));
const ARMS: readonly Arm[] = ['none', 'source', 'target', 'verbatim', 'native'];
const KEYS = { ANTHROPIC_API_KEY: 'sk-ant-loopback-0001', LOOP_KEY: 'loop-0002' };

const probesFor = ({ source }: Planned): Probe[] =>
  source.stores
    .flatMap(({ memories }) => memories)
    .flatMap((memory): Probe[] => {
      const closing = CLOSINGS.find((each) => memory.statement.includes(each));
      if (closing === undefined) return [];
      return [
        {
          version: 1,
          memory: { id: memory.id, handle: memory.name, hash: wordsHash(memory) },
          rule: memory.statement,
          shape: 'required-text',
          scenarios: [{ id: 's1', turns: ['Answer Ms Okafor that her order is late.'] }],
          counters: [],
          check: { type: 'require_phrase', phrases: [closing], reach: 'final' },
          author: 'human',
          reviewed: true,
        },
      ];
    });

/** The same model as `wireFollower`, as memport's own rendering asks it: it opens the files that an index names. */
const framedFollower: Asking = async (questions) =>
  questions.map(({ input }) => {
    const { given, tools, conversation } = JSON.parse(input) as Step;
    const texts = [...given.map(({ text }) => text), ...conversation.flatMap((each) => each['result'] ?? [])];
    const opened = conversation.flatMap((each) => each['argument'] ?? []);
    const named = [...texts.join('\n').matchAll(/\]\(([\w.-]+\.md)\)/g)].map(([, file = '']) => file);
    const next = named.find((file) => !opened.includes(file));
    const value: FramedTurn =
      next === undefined
        ? { say: answerBy(texts, CLOSINGS), call: null, done: true }
        : { say: null, call: { tool: tools[0]?.tool ?? '', argument: next, content: null }, done: false };
    return { is: 'answer', value, model: 'scripted' };
  });

/** By memory and arm, whether the rule was followed, and how its words came there. */
const shown = async (world: World, planned: Planned, player: Player): Promise<string[]> => {
  const { probed } = await probe(world, planned, probesFor(planned), player, { arms: ARMS, looks: [1] });
  return probed
    .flatMap(({ trials }) => trials)
    .map(({ memory, arm, outcome, reached = '-' }) => `${arm} ${path.basename(memory)}: ${outcome}, ${reached}`)
    .sort();
};

/** The rendering of a harness that has lost its memory block. */
const forgetful = (adapter: Adapter): Adapter => ({
  ...adapter,
  view: (stores, scene) => {
    const view = adapter.view(stores, scene);
    return { ...view, always: view.always.filter(({ text }) => !/sign-off|Close every/.test(text)) };
  },
});

describe("what memport's rendering shows, the clients show", async () => {
  const claude = await pinned(claudeDrive, '2.1.332');
  const codex = await pinned(codexDrive, '0.171.0');
  if (claude === undefined || codex === undefined) {
    const [drive, version] = claude === undefined ? [claudeDrive, '2.1.332'] : [codexDrive, '0.171.0'];
    return void test('are installed', () => expect(absent(drive, version)).toBe(true));
  }
  test('of every memory in every arm; a rendering without its memory block is noticed', async () => {
    const server = await listen(wireFollower(CLOSINGS));
    try {
      await inHome(async (home) => {
        const cwd = claudeHome(home, RULES);
        const settings = [
          'model = "gpt-5.4"\nmodel_provider = "loop"',
          '[features]\nmemories = true',
          `[model_providers.loop]\nname = "loop"\nbase_url = "${server.url}/v1"\nenv_key = "LOOP_KEY"\n`,
        ];
        fs.writeFileSync(path.join(home, '.codex/config.toml'), settings.join('\n'));
        const env = { ...clearedEnv(home), ...KEYS, ANTHROPIC_BASE_URL: server.url };
        const world = worldOf({ env: { ...env, PATH: `${clearedEnv(home)['PATH']}:/usr/bin:/bin` }, cwd, adapters });
        const pair = {
          from: 'claude',
          to: 'codex',
          onConflict: 'ask',
          onSecret: 'block',
          onInjection: 'block',
        } as const;
        const planned = await plan(world, { ...pair, cwd });
        const before = textsIn(home);
        const byModel = await shown(world, planned, framedPlayer(world, { as: 'scripted', asking: framedFollower }));
        const clients = await clientPlayer(world, planned, { holds: 'rules', arms: ARMS });
        expect(clients.by).toBe('Claude Code 2.1.332 and Codex CLI 0.171.0');
        const byClients = await shown(world, planned, clients);
        expect(byClients).toHaveLength(ARMS.length * RULES.length);
        expect(byClients.filter((line) => line.includes('followed'))).toHaveLength(3 * RULES.length);
        expect(byModel).toEqual(byClients);
        expect(textsIn(home)).toEqual(before);
        const kept = Object.values(textsIn(path.join(home, '../state/memport/probes'))).join('\n');
        for (const secret of [...Object.values(KEYS), home]) expect(kept).not.toContain(secret);

        const mutated = {
          ...planned,
          source: { ...planned.source, adapter: forgetful(planned.source.adapter) },
          target: { ...planned.target, adapter: forgetful(planned.target.adapter) },
        };
        const replies = { as: 'mutated', asking: framedFollower };
        const without = await shown(world, mutated, framedPlayer(world, replies));
        const moved = without.filter((line) => !byClients.includes(line));
        expect(moved.map((line) => line.split(' ')[0]).sort()).toEqual([
          ...Array<string>(3).fill('native'),
          ...Array<string>(3).fill('source'),
          ...Array<string>(3).fill('target'),
        ]);
      });
    } finally {
      await server.close();
    }
  });
});
