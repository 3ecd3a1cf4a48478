import { configurationOf } from '../probe/promptfoo-configuration.ts';
import { stageOf } from '../probe/stage.ts';
import type { Planned } from './plan.ts';
import { endsOf } from './probe.ts';
import type { Triable } from './probes.ts';

/** The text of a configuration, how many tests it has, and how many checks it lacks. */
export const promptfooText = (
  planned: Planned,
  tries: readonly Triable[],
): { text: string; tests: number; without: number } => {
  const ready = tries.flatMap(({ memory, probe, why }) => (probe && why === undefined ? [{ memory, probe }] : []));
  const ends = endsOf(planned);
  const [first] = ready;
  const arms = first
    ? (['none', 'source', 'target'] as const).flatMap((arm) => {
        const stage = stageOf(arm, first.memory, ends);
        return stage ? [{ arm, context: stage.context({}) }] : [];
      })
    : [];
  const { configuration, without } = configurationOf(
    arms,
    ready.map(({ probe }) => probe),
  );
  const text = planned.veil.over(JSON.stringify(configuration, null, 2));
  return { text: `${text}\n`, tests: configuration.tests.length, without };
};
