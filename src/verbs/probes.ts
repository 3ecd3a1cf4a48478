import * as path from 'node:path';
import type { Asking } from '../llm/client.ts';
import { conflict } from '../probe/conflict.ts';
import { drafted } from '../probe/drafted.ts';
import { tellingScenarios } from '../probe/leak.ts';
import { isStale } from '../probe/words-hash.ts';
import { printProbe, readProbe } from '../probe/probe-file.ts';
import type { Probe } from '../probe/scenario.ts';
import { templated } from '../probe/templates/template.ts';
import { MemportError } from '../errors.ts';
import type { Memory } from '../ir/memory.ts';
import { probeTexts, writeProbe } from '../store/probe-texts.ts';
import type { Gathered } from '../world/survey.ts';
import { examinedIn, veilFor } from '../world/veiled.ts';
import type { World } from '../world/world.ts';
import { handlesOf } from './document.ts';
import { meant } from './show.ts';

/** A probe that was written down, and where. */
export interface WrittenProbe {
  probe: Probe;
  file: string;
}

/** How a memory can be tried: by a probe that was written down, by a template, or not at all, and why. */
export interface Triable {
  memory: Memory;
  handle: string;
  probe?: Probe;
  /** Where it is written down. */
  file?: string;
  /** The memory has other words than the probe was written for. */
  stale?: true;
  why?: string;
}

const FOLDER = 'probes';

/** Where probes lie: in memport's own folder, or in the repository where somebody wants them read by others. */
export const probeFolder = ({ state }: World, repository?: string): string =>
  path.join(repository ?? state.root, FOLDER);

/** Every probe of memport's own folder and of the repository; of two for one memory the repository's counts. */
export const writtenProbes = (world: World, repository: string | undefined): WrittenProbe[] => {
  const folders = [probeFolder(world), ...(repository === undefined ? [] : [probeFolder(world, repository)])];
  const all = folders.flatMap((folder) =>
    probeTexts(world.disk, folder).map(({ file, text }) => ({ file, probe: readProbe(text, file) })),
  );
  return [...new Map(all.map((each) => [each.probe.memory.id, each])).values()];
};

/** The memories that words mean, or all of them, each with how it can be tried. */
export const triables = (
  source: Gathered,
  words: readonly string[],
  written: readonly WrittenProbe[],
  beside: readonly Gathered[] = [],
): Triable[] => {
  const named = handlesOf([source, ...beside]);
  const all = source.stores.filter(({ at }) => at.role === 'store').flatMap(({ memories }) => memories);
  const wanted = words.length === 0 ? all : [...new Set(words.flatMap((each) => memoriesMeant(each, source)))];
  const byId = new Map(written.map((each) => [each.probe.memory.id, each]));
  return wanted.map((memory): Triable => {
    const handle = named.get(memory.id) ?? '';
    const known = byId.get(memory.id);
    if (known && isStale(known.probe, memory))
      return { memory, handle, ...known, stale: true, why: 'its probe was written for other words' };
    if (known && !known.probe.reviewed && known.probe.author === 'model')
      return { memory, handle, ...known, why: 'its probe was drafted by a model and nobody has accepted it yet' };
    // Numbers, not words: why a memory is left out is told in CI, too.
    const [telling] = known ? tellingScenarios(known.probe, memory) : [];
    if (known && telling)
      return { memory, handle, ...known, why: `scenario ${telling.at + 1} of its probe tells what the rule says` };
    if (known) return { memory, handle, ...known };
    const made = templated(memory, handle);
    return 'none' in made ? { memory, handle, why: made.none } : { memory, handle, probe: made.probe };
  });
};

/** Words that mean no memory are refused: nothing tried is no result. */
const memoriesMeant = (words: string, source: Gathered): Memory[] => {
  const found = meant(words, [source]);
  if (found.length > 0) return found.map(({ memory }) => memory);
  throw new MemportError('usage', {
    what: `${source.adapter.title} has no memory "${words}"`,
    expected: 'a handle, an id, or words of a memory',
    todo: `memport list ${source.adapter.id} shows every memory with its handle`,
  });
};

/**
 * Writes down the probes that templates give, where none is written yet; what holds a secret is left out. For a
 * repository those of memport's own folder are copied as they are, with what a person bettered in them.
 */
export const initProbes = async (
  world: World,
  source: Gathered,
  tries: readonly Triable[],
  folder: string,
): Promise<{ written: WrittenProbe[]; kept: number; without: Triable[] }> => {
  const veil = await veilFor(world, [source]);
  const stands = ({ file }: Triable): boolean =>
    file !== undefined && (folder === probeFolder(world) || path.dirname(file) === folder);
  const fresh = tries.filter((each) => !stands(each) && each.probe !== undefined);
  const written = fresh.flatMap(({ probe, handle }): WrittenProbe[] => {
    const text = printProbe(probe as Probe);
    if (veil.over(text) !== text) return [];
    return [{ probe: probe as Probe, file: writeProbe(world.disk, folder, handle, text) }];
  });
  return {
    written,
    kept: tries.filter(stands).length,
    without: tries.filter(({ probe }) => probe === undefined),
  };
};

/** Writes down what a model drew up for memories that no template fits; nobody counts it before it is accepted. */
export const draftProbes = async (
  world: World,
  source: Gathered,
  without: readonly Triable[],
  { asking, judged }: { asking: Asking; judged: boolean },
  folder: string,
): Promise<{ written: WrittenProbe[]; without: Triable[] }> => {
  const flagged = await examinedIn(world, [source]);
  const clean = without.filter(({ memory }) => !flagged.has(memory.id));
  const made = await drafted(clean, asking, judged);
  const written = clean.flatMap(({ handle }, at): WrittenProbe[] => {
    const each = made[at];
    if (!each || 'none' in each) return [];
    return [{ probe: each.probe, file: writeProbe(world.disk, folder, handle, printProbe(each.probe)) }];
  });
  const left = without.filter(({ memory }) => !written.some(({ probe }) => probe.memory.id === memory.id));
  return {
    written,
    without: left.map((each): Triable => {
      const one = made[clean.indexOf(each)];
      return { ...each, why: one && 'none' in one ? one.none : 'it holds what must not leave this machine' };
    }),
  };
};

/** Pairs of probes whose checks ask for what cannot both be done: in one store each spoils the other's trials. */
export const conflictsIn = (tries: readonly Triable[]): { a: string; b: string; why: string }[] => {
  const ready = tries.flatMap(({ handle, probe }) => (probe ? [{ handle, probe }] : []));
  return ready.flatMap((a, at) =>
    ready.slice(at + 1).flatMap((b) => {
      const why = conflict(a.probe, b.probe);
      return why === undefined ? [] : [{ a: a.handle, b: b.handle, why }];
    }),
  );
};
