import type { Memory } from '../ir/memory.ts';
import type { GuardedMemory, Inspect, Inspected } from '../plan/guard.ts';
import { SCANNER } from '../scan/version.ts';
import { cleanTexts } from '../store/clean-texts.ts';
import type { World } from './world.ts';

/** Loaded for the first text nobody scanned before: who has no new memories need not wait for it. */
let scanner: Promise<[typeof import('../scan/scan.ts'), typeof import('../scan/mask.ts')]> | undefined;

/** Looks for what is dangerous in a text. What was clean for an earlier run is not looked at again. */
export const inspecting = ({ met, state }: World): Inspect => {
  const clean = (met.clean ??= cleanTexts(state, SCANNER));
  return async (text, said) => {
    if (clean.has(text)) return { hazards: [], masked: (from, to) => text.slice(from, to) };
    scanner ??= Promise.all([import('../scan/scan.ts'), import('../scan/mask.ts')]);
    const [{ scanWhole }, { mask }] = await scanner;
    const hazards = scanWhole(text, said);
    if (hazards.every(({ grade }) => grade === 'info')) clean.add(text);
    return { hazards, masked: (from, to) => mask(text, hazards, from, to) } satisfies Inspected;
  };
};

/** Those of all these memories that hold anything dangerous, by id. */
export const examining = async (world: World, memories: readonly Memory[]): Promise<Map<string, GuardedMemory>> => {
  const { examine } = await import('../plan/guard.ts');
  const all = [...new Set(memories)];
  return examine(all, inspecting(world), (done) => world.pause({ doing: 'looking for secrets', done, of: all.length }));
};
