import { MemportError } from '../errors.ts';
import type { PlanOptions } from '../ir/plan-value.ts';
import { judgedAgain, type Probed } from '../probe/probing.ts';
import { probeRunsIn } from '../store/kept-json.ts';
import { newRunId } from '../store/units.ts';
import { isRecord, list } from '../text/json.ts';
import type { World } from '../world/world.ts';
import type { ProbeDocument } from './probe-document.ts';
import { lateIn } from './probe.ts';
import type { WrittenProbe } from './probes.ts';

/** A run as it is kept: what was tried, and everything that was done in its trials. */
export interface ProbeRecord extends Pick<ProbeDocument, 'level' | 'model'> {
  options: PlanOptions;
  probed: readonly Pick<Probed, 'probe' | 'trials' | 'unloaded' | 'stopped'>[];
}

const ABOUT = 'Trials of memories by memport, with their transcripts. It holds memory text.';

/** Keeps the transcripts of a run; by the id that comes back they are found again. */
export const keepRun = (world: World, record: ProbeRecord): string => {
  const id = newRunId(world.state, world.now());
  probeRunsIn(world.state, world.home).keep(id, { about: ABOUT, ...record });
  return id;
};

export const runKept = (world: World, id: string): ProbeRecord => {
  const kept = /^[\w-]{1,80}$/.test(id) ? probeRunsIn(world.state, world.home).of(id) : undefined;
  if (!isRecord(kept) || !isRecord(kept['options']) || list(kept['probed']).length === 0)
    throw new MemportError('usage', {
      what: `there is no run "${id}" with trials`,
      expected: 'the id that the last line of memport probe names',
    });
  // Written by memport itself, and private.
  return kept as unknown as ProbeRecord;
};

/** The verdicts of a run by the probes as they are written now: nobody is asked. */
export const scoredRun = ({ probed }: ProbeRecord, written: readonly WrittenProbe[]): Probed[] => {
  const now = new Map(written.map(({ probe }) => [probe.memory.id, probe]));
  return probed.map((each) => {
    const own = now.get(each.probe.memory.id);
    const late = each.probe.scenarios[0]?.late;
    if (own?.memory.hash !== each.probe.memory.hash) return judgedAgain(each, each.probe);
    return judgedAgain(each, late === undefined ? own : lateIn(own, late));
  });
};
