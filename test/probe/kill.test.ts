import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as passed } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { textsIn } from '../assist/homes.ts';
import { BIN, clearedEnv, COMPILED } from '../cli/built.ts';
import { framed, inProject, onScene, type Probed } from './scene.ts';

/** What the model does depends on nothing but what it is given: two runs can be held against each other. */
const SURE = { known: 1, unknown: 0, minds: inProject };

test('a run that is killed goes on where it was: only what was under way is asked again', async () => {
  const whole: { told?: Probed; asked: number } = { asked: 0 };
  await onScene(async ({ told, model }) => {
    whole.told = await told('claude:codex', ...framed(model));
    whole.asked = model.sent.length;
  }, SURE);
  // What is asked after the twelfth question has no answer before the kill: the run cannot come to its end first.
  const dead = Promise.withResolvers<void>();
  await onScene(
    async ({ home, cwd, told, model }) => {
      const argv = [BIN, 'probe', 'claude:codex', ...framed(model)];
      const child = spawn(process.execPath, argv, { cwd, env: { ...clearedEnv(home), ...COMPILED }, stdio: 'ignore' });
      const ended = once(child, 'exit');
      while (model.sent.length < 12 && child.exitCode === null) await passed(5);
      child.kill('SIGKILL');
      expect((await ended)[1]).toBe('SIGKILL');
      dead.resolve();
      const before = model.sent.length;
      const answers = textsIn(join(home, '../state/memport/probes/answers'));
      const kept = Object.keys(answers).filter((file) => file.endsWith('.json')).length;
      expect(kept).toBeGreaterThan(0);
      // So many the pool asks at once before it has had twenty answers.
      expect(before - kept).toBeLessThanOrEqual(4);

      const resumed = await told('claude:codex', ...framed(model));
      expect(resumed.used).toMatchObject({ kept, asked: whole.asked - kept });
      expect(model.sent).toHaveLength(before + whole.asked - kept);
      expect(resumed.memories).toEqual(whole.told?.memories);
    },
    { ...SURE, waits: async (request) => (request > 12 ? dead.promise : undefined) },
  );
});
