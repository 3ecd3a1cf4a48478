import type { Adapter, Landmark } from '../src/adapter.ts';
import { assistants } from './assistants/landmark.ts';
import { agentFile } from './agent-file/landmark.ts';
import { claude } from './claude/index.ts';
import { landmark as cline } from './cline/landmark.ts';
import { landmark as openaiAgents } from './codex/agents-sdk/landmark.ts';
import { codex } from './codex/index.ts';
import { landmark as goose } from './goose/landmark.ts';
import { hermes } from './hermes/index.ts';
import { gemini } from './gemini/landmark.ts';
import { serena } from './serena/landmark.ts';
import { qwen } from './qwen/landmark.ts';
import { landmark as kilo } from './kilo/landmark.ts';
import { letta } from './letta/landmark.ts';
import { landmark as managedAgents } from './managed-agents/landmark.ts';
import { landmark as memoryDir } from './memory-dir/landmark.ts';
import { landmark as openclaw } from './openclaw/landmark.ts';
import { landmark as vscode } from './vscode/landmark.ts';
import { copilotMemory } from './copilot/landmark.ts';
import { memoryServers } from './mem0/landmark.ts';

/** Every harness memport knows at once. A new one is a folder here, this line, and golden cases. */
export const adapters: readonly Adapter[] = [claude, codex, hermes];

/** Harnesses that are loaded only where something of them is, or where somebody names them. */
export const rarer: readonly Landmark[] = [
  serena,
  qwen,
  gemini,
  cline,
  goose,
  kilo,
  ...assistants,
  letta,
  managedAgents,
  memoryDir,
  openaiAgents,
  openclaw,
  vscode,
  ...memoryServers,
  copilotMemory,
  agentFile,
];

/** All of them, loaded. */
export const everyHarness = async (): Promise<Adapter[]> => [
  ...adapters,
  ...(await Promise.all(rarer.map((each) => each.load()))),
];
