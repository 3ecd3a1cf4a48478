import type { Adapter } from '../src/adapter.ts';
import { claude } from './claude/index.ts';
import { codex } from './codex/index.ts';
import { hermes } from './hermes/index.ts';
import { common, rarer } from './landmarks.ts';

export { rarer };

/** The harnesses that are known from the start. */
export const adapters: readonly Adapter[] = [claude, codex, hermes];

/** All of them, loaded. */
export const everyHarness = (): Promise<Adapter[]> => Promise.all([...common, ...rarer].map((each) => each.load()));
