import type { Landmark } from '../src/adapter.ts';
import { landmark as claude } from './claude/landmark.ts';
import { landmark as codex } from './codex/landmark.ts';
import { landmark as hermes } from './hermes/landmark.ts';
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

/**
 * The harnesses that people mean when they name none: in every run but a list, which loads what stands here alone. A
 * new harness is a folder, an import and an entry here or below, and golden cases.
 */
export const common: readonly Landmark[] = [claude, codex, hermes];

/**
 * Harnesses that are loaded only where something of them is, or where somebody names them. The order is that of the
 * table in the README.
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
