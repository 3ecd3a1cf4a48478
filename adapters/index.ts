import type { Adapter, Landmark } from '../src/adapter.ts';
import { assistants } from './assistants/landmark.ts';
import { claude } from './claude/index.ts';
import { codex } from './codex/index.ts';
import { copilotMemory } from './copilot/landmark.ts';
import { hermes } from './hermes/index.ts';
import { memoryServers } from './mem0/landmark.ts';

/** Every harness memport knows at once. A new one is a folder here, this line, and golden cases. */
export const adapters: readonly Adapter[] = [claude, codex, hermes];

/** Harnesses that are loaded only where something of them is, or where somebody names them. */
export const rarer: readonly Landmark[] = [...assistants, ...memoryServers, copilotMemory];

/** All of them, loaded. */
export const everyHarness = async (): Promise<Adapter[]> => [
  ...adapters,
  ...(await Promise.all(rarer.map((each) => each.load()))),
];
