import { fieldHash } from '../ir/identity.ts';
import type { Documents } from '../ir/schema.ts';
import { toldOf } from '../probe/findings.ts';
import { judgementOf, type Judgement } from '../probe/judgement.ts';
import type { Probed } from '../probe/run.ts';
import { differencesIn, discoveries, storeChange } from '../probe/store-change.ts';
import { failsBy } from './check-document.ts';
import { FORMAT, handlesOf } from './document.ts';
import type { Planned } from './plan.ts';

export type ProbeDocument = Documents['probed'];
export type ProbedMemory = ProbeDocument['memories'][number];

/** A memory that was not tried, and why. */
export interface Left {
  id: string;
  why: string;
}

export interface Told extends Pick<ProbeDocument, 'run' | 'level'> {
  model?: ProbeDocument['model'];
  used?: ProbeDocument['used'];
  rest: readonly Left[];
  failOn: string;
}

/** What a run of probes shows, with the statistics of each memory and of all together. */
export const probeDocument = (
  planned: Planned,
  probed: readonly Probed[],
  { run, level, model, used, rest, failOn }: Told,
): ProbeDocument => {
  const { source, target, options, veil } = planned;
  const named = handlesOf([source, target]);
  const judgements = probed.map((each) => ({ each, judgement: judgementOf(each.seen) }));
  const chances = judgements.flatMap(({ judgement: { difference } }) => (difference ? [difference.p] : []));
  const found = discoveries(chances);
  let at = 0;
  const memories = judgements.map(({ each, judgement }): ProbedMemory => {
    const { difference } = judgement;
    const q = difference ? (found[at++]?.q ?? 1) : 1;
    return memoryOf(each, judgement, q);
  });
  const change = storeChange(
    differencesIn(
      probed.flatMap(({ trials }) => trials),
      'source',
      'target',
    ),
  );
  const findings = judgements.flatMap(({ each: { probe }, judgement }) => {
    const told = toldOf(judgement);
    const memory = source.stores.flatMap((store) => store.memories.map((one) => ({ one, store })));
    const holder = memory.find(({ one }) => one.id === probe.memory.id);
    if (!told || !holder) return [];
    const [place] = holder.one.places;
    return [
      {
        ...told,
        file: place ? `${holder.store.at.root}/${place.file}` : holder.store.at.root,
        store: holder.store.at.id,
        memory: { id: probe.memory.id, handle: probe.memory.handle, text: holder.one.statement },
        fingerprint: fieldHash([told.rule, options.from, options.to, probe.memory.id]),
      },
    ];
  });
  const fails = failsBy(failOn);
  return veil.over({
    version: FORMAT,
    command: 'probe',
    run,
    level,
    from: options.from,
    to: options.to,
    ...(model && { model }),
    memories,
    rest: rest.map(({ id, why }) => ({ id, handle: named.get(id) ?? '', why })),
    ...(change && {
      change: { memories: change.memories, mean: change.mean, interval: pair(change.interval), p: change.p },
    }),
    ...(used && { used }),
    failed: findings.some(fails),
    findings,
  });
};

const memoryOf = ({ probe, stopped }: Probed, judgement: Judgement, q: number): ProbedMemory => {
  const { verdict, because, arms, difference, claims, needs } = judgement;
  return {
    id: probe.memory.id,
    handle: probe.memory.handle,
    text: probe.rule,
    shape: probe.shape,
    author: probe.author,
    reviewed: probe.reviewed,
    verdict,
    ...(because && { because }),
    arms: arms.map(({ arm, rule, counter }) => ({
      arm,
      rule: { ...rule, interval: pair(rule.interval) },
      ...(counter && { counter: { ...counter, interval: pair(counter.interval) } }),
    })),
    ...(difference && { difference: { ...difference, interval: pair(difference.interval), q } }),
    claims: claims.map(({ interval, ...claim }) => ({ ...claim, ...(interval && { interval: pair(interval) }) })),
    ...(needs !== undefined && { needs }),
    ...(stopped !== undefined && { stopped }),
  };
};

const pair = ([from, to]: readonly [number, number]): [number, number] => [from, to];
