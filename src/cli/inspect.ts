import type { Inspect } from '../plan/guard.ts';

/** Loaded for the first text: who has no memories need not wait for it. */
let scanner: Promise<[typeof import('../scan/scan.ts'), typeof import('../scan/mask.ts')]> | undefined;

export const inspect: Inspect = async (text, many) => {
  const [{ announce, scanWhole }, { mask }] = await (scanner ??= Promise.all([import('../scan/scan.ts'), import('../scan/mask.ts')]));
  announce(many);
  const hazards = await scanWhole(text);
  return { hazards, masked: (from, to) => mask(text, hazards, from, to) };
};
