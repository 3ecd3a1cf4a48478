import type { Adapter, Landmark } from '../src/adapter.ts';
import { claude } from './claude/index.ts';
import { codex } from './codex/index.ts';
import { hermes } from './hermes/index.ts';
import { landmark as qwen } from './qwen/landmark.ts';
import { landmark as gemini } from './gemini/landmark.ts';
import { landmark as letta } from './letta/landmark.ts';
import { landmark as agentFile } from './agent-file/landmark.ts';
import { landmark as serena } from './serena/landmark.ts';
import { landmark as goose } from './goose/landmark.ts';
import { landmark as cline } from './cline/landmark.ts';
import { landmark as kilo } from './kilo/landmark.ts';
import { landmark as openclaw } from './openclaw/landmark.ts';
import { landmark as memoryDir } from './memory-dir/landmark.ts';
import { landmark as managedAgents } from './managed-agents/landmark.ts';
import { landmark as vscode } from './vscode/landmark.ts';
import { landmark as openaiAgents } from './codex/agents-sdk/landmark.ts';
import { landmark as chatGpt } from './assistants/chatgpt/landmark.ts';
import { landmark as claudeAi } from './assistants/claude-ai/landmark.ts';
import { landmark as geminiApp } from './assistants/gemini-app/landmark.ts';
import { landmark as mem0 } from './mem0/landmark.ts';
import { landmark as openMemory } from './mem0/openmemory/landmark.ts';
import { landmark as copilotMemory } from './copilot/landmark.ts';

/** The harnesses that are known from the start, in every run. */
export const adapters: readonly Adapter[] = [claude, codex, hermes];

/**
 * Harnesses that are loaded only where something of them is, or where somebody names them. A new one is a folder here,
 * an import and an entry, and golden cases. The order is that of the table in the README.
 */
export const rarer: readonly Landmark[] = [
  qwen,
  gemini,
  letta,
  agentFile,
  serena,
  goose,
  cline,
  kilo,
  openclaw,
  memoryDir,
  managedAgents,
  vscode,
  openaiAgents,
  chatGpt,
  claudeAi,
  geminiApp,
  mem0,
  openMemory,
  copilotMemory,
];

/** All of them, loaded. */
export const everyHarness = async (): Promise<Adapter[]> => [
  ...adapters,
  ...(await Promise.all(rarer.map((each) => each.load()))),
];
