import { checked } from '../probe/checked-transcript.ts';
import { saysBy } from '../probe/judge/judged-rule.ts';
import type { Probed } from '../probe/probing.ts';
import type { Step } from '../probe/calls-done.ts';
import type { Trial } from '../probe/trial.ts';
import { homeless } from '../text/homeless.ts';
import type { World } from '../world/world.ts';
import { planPicture } from './plan-picture.ts';
import type { Picture, RecordedTrials, TriedMemory } from './picture.ts';
import type { Planned } from './plan.ts';
import type { ProbeDocument, ProbedMemory } from './probe-document.ts';

/** A plan with what was tried of it: how often each rule was followed in which arm, and how some of the trials went. */
export const probePicture = async (
  world: World,
  planned: Planned,
  document: ProbeDocument,
  probed: readonly Probed[],
  showContent: boolean,
): Promise<Picture> => {
  const plan = await planPicture(world, planned, showContent);
  // One memory is tried twice where it is also tried late in a session.
  const runOf = ({ id, late }: ProbedMemory): Probed | undefined =>
    probed.find(({ probe }) => probe.memory.id === id && probe.scenarios[0]?.late === late);
  const shown = (text: string): string => homeless(planned.veil.over(text), world.home);
  return {
    ...plan,
    command: `memport probe ${document.from}:${document.to}`,
    trials: {
      ...(document.change && { change: document.change }),
      memories: document.memories.map((memory) => triedOf(memory, runOf(memory), showContent, shown)),
    },
  };
};

const triedOf = (
  { handle, verdict, because, late, arms, text = '' }: ProbedMemory,
  probed: Probed | undefined,
  showContent: boolean,
  shown: (text: string) => string,
): TriedMemory => ({
  handle,
  verdict,
  ...(because && { because: because.reason }),
  ...(late !== undefined && { late }),
  arms: arms
    .flatMap(({ arm, rule, counter }) => [
      { arm: arm as string, ...rule },
      ...(arm === 'target' && counter ? [{ arm: 'over', ...counter }] : []),
    ])
    .filter(({ trials }) => trials > 0)
    .map(({ arm, followed, trials, interval }) => ({ arm, followed, trials, interval })),
  ...(showContent && { title: shown(text), transcripts: probed ? examplesOf(probed, shown) : [] }),
});

/** Of each arm one trial that followed the rule and one that did not. */
const examplesOf = ({ probe, trials }: Probed, shown: (text: string) => string): RecordedTrials[] =>
  [...Map.groupBy(trials, ({ arm, outcome, counter }) => JSON.stringify([arm, outcome, counter])).values()].flatMap(
    ([trial]) => (trial?.transcript && trial.outcome !== 'invalid' ? [recordedOf(trial, probe, shown)] : []),
  );

const recordedOf = (trial: Trial, probe: Probed['probe'], shown: (text: string) => string): RecordedTrials => {
  const transcript = trial.transcript ?? { steps: [], files: {} };
  const counter = trial.counter ? probe.counters.find(({ id }) => id === trial.scenario) : undefined;
  const { because } = checked(counter?.check ?? probe.check, transcript, saysBy(trial.heard, transcript));
  return {
    arm: trial.arm,
    scenario: trial.scenario,
    counter: trial.counter,
    followed: trial.outcome === 'followed',
    steps: transcript.steps.map((step, at) => ({
      who: whoOf(step),
      pieces: piecesOf(
        step.text,
        because.flatMap((each) => (each.step === at && each.file === undefined ? [each.span] : [])),
        shown,
      ),
    })),
  };
};

const whoOf = (step: Step): string =>
  step.is === 'turn' ? 'user' : step.is === 'text' ? 'model' : step.is === 'call' ? step.tool : 'result';

const piecesOf = (
  text: string,
  spans: readonly (readonly [number, number])[],
  shown: (text: string) => string,
): RecordedTrials['steps'][number]['pieces'] => {
  const [first] = [...spans].sort((a, b) => a[0] - b[0]);
  const pieces = first
    ? [
        { text: text.slice(0, first[0]) },
        { text: text.slice(...first), decides: true as const },
        { text: text.slice(first[1]) },
      ]
    : [{ text }];
  return pieces.filter((piece) => piece.text !== '').map((piece) => ({ ...piece, text: shown(piece.text) }));
};
