import { appendFileSync, copyFileSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { adapters } from '../../adapters/index.ts';
import { listen, type Loopback } from '../../src/drive/server.ts';
import type { Probe } from '../../src/probe/scenario.ts';
import { plan } from '../../src/verbs/plan.ts';
import { clientPlayer, type ClientWish } from '../../src/verbs/probe-client.ts';
import { probe, type ProbeRun } from '../../src/verbs/probe.ts';
import { worldOf, type World } from '../../src/world/world.ts';
import { textsIn } from '../assist/homes.ts';
import { clearedEnv } from '../cli/built.ts';
import { memportHere } from '../cli/here.ts';
import { onScene, probeIn } from './scene.ts';
import { wireFollower } from './wire-follower.ts';

afterEach(() => void vi.unstubAllEnvs());

const TOKEN = `ghp_${'a1B2c3D4e5F6'.repeat(3)}`;
const KEYS = { ANTHROPIC_API_KEY: 'sk-ant-loopback-0001', LOOP_KEY: 'loop-0002' };

interface Clients {
  home: string;
  server: Loopback;
  world: World;
  /** The same from the command line. */
  typed: (...args: string[]) => ReturnType<typeof memportHere>;
  run: (wish?: Partial<ClientWish>, turns?: readonly string[]) => Promise<ProbeRun>;
}

/** Programs that stand for both clients, a model server for both providers, and one rule with its probe. */
const withClients = async (body: (clients: Clients) => Promise<void>): Promise<void> => {
  const server = await listen(wireFollower(['warm regards from the pier']));
  try {
    await onScene(async ({ home, cwd }) => {
      const [other = ''] = Object.keys(textsIn(home)).filter((file) => file.endsWith('/other.md'));
      appendFileSync(join(home, other), `\nThe token is ${TOKEN}.\n`);
      const bin = join(home, 'bin');
      mkdirSync(bin);
      copyFileSync(join(import.meta.dirname, 'client.mjs'), join(home, 'client.mjs'));
      for (const name of ['claude', 'codex'])
        writeFileSync(
          join(bin, name),
          `#!/bin/sh\nexec '${process.execPath}' '${join(home, 'client.mjs')}' ${name} "$@"\n`,
          { mode: 0o755 },
        );
      const settings = [
        'model_provider = "loop"',
        '[features]\nmemories = true',
        `[model_providers.loop]\nname = "loop"\nbase_url = "${server.url}/v1"\nenv_key = "LOOP_KEY"\n`,
      ];
      writeFileSync(join(home, '.codex/config.toml'), settings.join('\n'));
      const env = { ...clearedEnv(home), ...KEYS, ANTHROPIC_BASE_URL: server.url };
      const world = worldOf({ env, cwd, adapters });
      const pair = {
        from: 'claude',
        to: 'codex',
        onConflict: 'ask',
        onSecret: 'block',
        onInjection: 'block',
        cwd,
      } as const;
      const planned = await plan(world, pair);
      const run: Clients['run'] = async (wish = {}, turns) => {
        const written = probeIn(planned);
        const probed: Probe = turns
          ? { ...written, counters: [], scenarios: turns.map((turn, at) => ({ id: `t${at}`, turns: [turn] })) }
          : { ...written, counters: [] };
        const arms = wish.arms ?? ['none', 'source', 'target', 'verbatim', 'without'];
        const player = await clientPlayer(world, planned, { holds: 'a rule', ...wish, arms });
        return probe(world, planned, [probed], player, { arms, looks: [turns ? turns.length : 2] });
      };
      const typed: Clients['typed'] = (...args) =>
        memportHere(home, ['probe', 'claude:codex', 'sign-off', '--level', 'client', ...args], { cwd, env });
      await body({ home, server, world, typed, run });
    });
  } finally {
    await server.close();
  }
};

const outcomes = ({ probed }: ProbeRun): unknown =>
  Object.fromEntries(
    [...Map.groupBy(probed[0]?.trials ?? [], ({ arm }) => arm)].map(([arm, trials]) => [
      arm,
      [...new Set(trials.map(({ outcome, reached }) => [outcome, reached ?? '-'].join(' ')))],
    ]),
  );

test('clients try a rule on copies, and what was tried is not tried again', async () => {
  await withClients(async ({ home, server, run }) => {
    const before = textsIn(home);
    const temp = join(home, '../tmp');
    mkdirSync(temp);
    vi.stubEnv('TMPDIR', temp);
    const ran = await run();
    expect(outcomes(ran)).toEqual({
      none: ['not -'],
      source: ['followed read'],
      target: ['followed loaded'],
      verbatim: ['not not_read'],
      without: ['not -'],
    });
    expect(ran.used).toMatchObject({ asked: 10, kept: 0 });
    expect(ran.probed[0]?.trials.find(({ arm }) => arm === 'source')?.transcript?.steps.map(({ is }) => is)).toEqual(
      expect.arrayContaining(['turn', 'call', 'result', 'text']),
    );
    expect(textsIn(home)).toEqual(before);
    const sent = JSON.stringify(server.requests);
    expect(sent).toContain('The token is');
    expect(sent).not.toContain(TOKEN);
    expect(readdirSync(temp)).toEqual([]);

    const asked = server.requests.length;
    const again = await run({ replay: true });
    expect([again.used.kept, server.requests.length]).toEqual([10, asked]);
    expect(again.probed[0]?.trials).toEqual(ran.probed[0]?.trials);

    const kept = Object.values(textsIn(join(home, '../state/memport/probes/answers')));
    expect(kept).toHaveLength(10);
    for (const text of kept)
      for (const secret of [...Object.values(KEYS), TOKEN, home, home.replace(/[^a-zA-Z0-9]/g, '-')])
        expect(text).not.toContain(secret);
  });
});

test('a client that crashes or hangs is an invalid trial, and leaves nothing running', async () => {
  await withClients(async ({ run }) => {
    const whys = ({ probed }: ProbeRun): unknown => probed[0]?.trials.map(({ outcome, why }) => [outcome, why]);
    const hung = await run({ arms: ['target'], patienceMs: 700 }, ['Please hang.']);
    expect(whys(hung)).toEqual([['invalid', 'Codex CLI did not end within 0.7 s']]);
    const crashed = await run({ arms: ['target'] }, ['Please crash.', 'Thank the Lis.']);
    expect(whys(crashed)).toEqual([
      ['invalid', 'Codex CLI 9.9.9 ended with 7: out of luck'],
      ['followed', undefined],
    ]);
  });
});

test('nothing is started without a budget, or before somebody agreed to the host of the provider', async () => {
  await withClients(async ({ world, server, run }) => {
    const poor = await run({ budget: { maxTokens: 10_000 } });
    expect(poor.probed[0]?.stopped).toBe('over-budget');
    const env = { ...world.env, ANTHROPIC_BASE_URL: 'https://models.example' };
    Object.assign(world, { env });
    await expect(run()).rejects.toThrow(/models\.example, and nobody has agreed/);
    expect(server.requests).toEqual([]);
    Object.assign(world, { env: { ...env, ANTHROPIC_API_KEY: undefined } });
    await expect(run()).rejects.toThrow(/no login of Claude Code/);
  });
});

test('the command says who tried it, and what cannot be asked of clients', async () => {
  await withClients(async ({ typed }) => {
    const ran = await typed('--trials', '1', '--arms', 'source,target');
    expect(ran.stdout).toMatch(/by Claude Code 9\.9\.9 and Codex CLI 9\.9\.9 themselves, on copies/);
    expect(ran.stdout).toMatch(/src 1\/1 .*tgt 1\/1 /);
    expect(await typed('--model', 'anthropic')).toMatchObject({ code: 2, stdout: '' });
    expect(await typed('--arms', 'none,placebo')).toMatchObject({ code: 2, stdout: '' });
  });
});
