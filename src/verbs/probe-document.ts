import { fieldHash } from '../ir/identity.ts';
import type { Documents } from '../ir/documents-schema.ts';
import { STALE_PROBE, toldOf, type ProbeToTell as Found } from '../probe/probe-findings.ts';
import { judgementOf, type TrialJudgement } from '../probe/judgement.ts';
import type { Probe } from '../probe/scenario.ts';
import { judgedIn } from '../probe/judge/right-of-judge.ts';
import type { Probed } from '../probe/probing.ts';
import { differencesIn, discoveries, storeChange } from '../probe/store-change.ts';
import { judgedWith, THRESHOLDS } from '../probe/thresholds.ts';
import { failsBy } from './check-document.ts';
import { DOCUMENT_FORMAT, handlesOf } from './document.ts';
import type { Planned } from './plan.ts';
import type { Observation } from './probe-observed.ts';
import type { LoadedEnds } from './probe.ts';
import { homeless } from '../text/homeless.ts';
import type { Triable } from './probes.ts';

export type ProbeDocument = Documents['probed'];
export type ProbedMemory = ProbeDocument['memories'][number];

/** A memory that was not tried, and why. */
export interface Left {
  id: string;
  why: string;
}

export interface ProbeTelling extends Pick<ProbeDocument, 'run' | 'level'> {
  model?: ProbeDocument['model'];
  used?: ProbeDocument['used'];
  rest: readonly Left[];
  failOn: string;
}

/** Of memories that nobody was asked about: a rule whose words come to a model at the source alone is inert. */
export const loadDocument = (
  planned: Planned,
  loads: readonly LoadedEnds[],
  rest: readonly Left[],
  failOn: string,
): ProbeDocument => {
  const { source, target, options, veil } = planned;
  const named = handlesOf([source, target]);
  const lost = loads.filter((each) => each.target === 'unseen' && each.source !== 'unseen');
  const findings = lost.flatMap(({ memory }) => findingOf(planned, memory.id, named.get(memory.id) ?? '', INERT));
  return veil.over({
    version: DOCUMENT_FORMAT,
    command: 'probe',
    run: '',
    level: 'load',
    from: options.from,
    to: options.to,
    memories: [],
    loads: loads.map(({ memory, ...load }) => ({
      id: memory.id,
      handle: named.get(memory.id) ?? '',
      text: memory.statement,
      ...load,
    })),
    rest: rest.map(({ id, why }) => ({ id, handle: named.get(id) ?? '', why })),
    failed: findings.some(failsBy(failOn)),
    findings,
  });
};

/** What the user's own sessions show: no verdict, for nobody chose what was asked in them. */
export const observedDocument = (
  planned: Planned,
  observed: Observation,
  probes: readonly Probe[],
  rest: readonly Left[],
): ProbeDocument => {
  const { source, target, options, veil } = planned;
  const named = handlesOf([source, target]);
  const rules = new Map(probes.map(({ memory, rule }) => [memory.id, rule]));
  return veil.over({
    version: DOCUMENT_FORMAT,
    command: 'probe',
    run: '',
    level: 'observed',
    from: options.from,
    to: options.to,
    memories: [],
    observed: {
      ...observed,
      rows: observed.rows.map(({ interval, before, after, ...row }) => ({
        ...row,
        text: rules.get(row.memory) ?? '',
        before: { ...before, interval: pair(before.interval) },
        after: { ...after, interval: pair(after.interval) },
        ...(interval && { interval: pair(interval) }),
      })),
    },
    rest: rest.map(({ id, why }) => ({ id, handle: named.get(id) ?? '', why })),
    failed: false,
    findings: [],
  });
};

const INERT: Found = {
  rule: 'probe/inert',
  severity: 'error',
  message: 'its words come to a model at the source, and to none in the target',
};

/** What a run of probes shows, with the statistics of each memory and of all together. */
export const probeDocument = (
  planned: Planned,
  probed: readonly Probed[],
  { run, level, model, used, rest, failOn }: ProbeTelling,
): ProbeDocument => {
  const { source, target, options, veil } = planned;
  const named = handlesOf([source, target]);
  const judgements = probed.map((each) => ({
    each,
    judgement: judgementOf(each.seen, { thresholds: judgedWith(THRESHOLDS, each.judge) }),
  }));
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
  const findings = judgements.flatMap(({ each: { probe, judge }, judgement }) => {
    const found = judge?.passed === false ? undefined : toldOf(judgement);
    return found ? findingOf(planned, probe.memory.id, probe.memory.handle, found) : [];
  });
  const fails = failsBy(failOn);
  return veil.over({
    version: DOCUMENT_FORMAT,
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

/** The same with the probes that were written for other words than their memory has now. */
export const withStale = (
  document: ProbeDocument,
  planned: Planned,
  tries: readonly Triable[],
  failOn: string,
): ProbeDocument => {
  const stale = tries
    .filter((each) => each.stale)
    .flatMap(({ memory, handle }) => findingOf(planned, memory.id, handle, STALE_PROBE));
  const findings = [...document.findings, ...planned.veil.over(stale)];
  return { ...document, findings, failed: findings.some(failsBy(failOn)) };
};

const findingOf = (
  { source, options }: Planned,
  id: string,
  handle: string,
  found: Found,
): ProbeDocument['findings'] => {
  const store = source.stores.find(({ memories }) => memories.some((memory) => memory.id === id));
  const memory = store?.memories.find((each) => each.id === id);
  if (!store || !memory) return [];
  const [place] = memory.places;
  return [
    {
      ...found,
      file: place ? `${store.at.root}/${place.file}` : store.at.root,
      store: store.at.id,
      memory: { id, handle, text: memory.statement },
      fingerprint: fieldHash([found.rule, options.from, options.to, homeless(id, source.scene.home)]),
    },
  ];
};

const memoryOf = (probed: Probed, judgement: TrialJudgement, q: number): ProbedMemory => {
  const { probe, stopped, judged } = probed;
  const judge = judgedIn(probed);
  const { arms, difference, claims, needs } = judgement;
  const { verdict, because } = judge?.passed === false ? judged : judgement;
  const late = probe.scenarios[0]?.late;
  return {
    id: probe.memory.id,
    handle: probe.memory.handle,
    text: probe.rule,
    shape: probe.shape,
    author: probe.author,
    reviewed: probe.reviewed,
    ...(late !== undefined && { late }),
    verdict,
    ...(because && { because }),
    arms: arms.map(({ arm, rule, counter }) => ({
      arm,
      rule: { ...rule, interval: pair(rule.interval) },
      ...(counter && { counter: { ...counter, interval: pair(counter.interval) } }),
    })),
    ...(difference && { difference: { ...difference, interval: pair(difference.interval), q } }),
    claims: claims.map(({ interval, ...claim }) => ({ ...claim, ...(interval && { interval: pair(interval) }) })),
    ...(needs !== undefined && judge?.passed !== false && { needs }),
    ...(judge && { judge }),
    ...(stopped !== undefined && { stopped }),
  };
};

const pair = ([from, to]: readonly [number, number]): [number, number] => [from, to];
