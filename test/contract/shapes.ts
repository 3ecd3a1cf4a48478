import type fc from 'fast-check';
import type { Adapter } from '../../src/adapter.ts';
import { agentFileShape } from './agent-file.ts';
import { claudeShape } from './claude.ts';
import { codexShape } from './codex.ts';
import { copilotShape, mem0Shape, openMemoryShape, pasteShape } from './files.ts';
import { goldenWorlds } from './golden-worlds.ts';
import { hermesShape } from './hermes.ts';
import { instructionShape } from './instructions.ts';
import type { Grounds } from './laws.ts';
import { lettaComplaints } from './letta.ts';
import type { World } from './world.ts';

/** How the homes of one harness are drawn, dirt included, and what its own tools demand. */
export interface Shape extends Omit<Grounds, 'worlds'> {
  /** Absent: the HOMEs of its golden cases. */
  world?: fc.Arbitrary<World>;
}

export const groundsOf = (adapter: Adapter): Grounds => {
  const { world, ...shape } = SHAPES[adapter.id] ?? {};
  return { ...shape, worlds: world ?? goldenWorlds(adapter) };
};

const SHAPES: Readonly<Record<string, Shape>> = {
  'agent-file': agentFileShape,
  claude: claudeShape,
  codex: codexShape,
  hermes: hermesShape,
  letta: { complaints: lettaComplaints },
  'agents-md': instructionShape,
  chatgpt: pasteShape,
  'copilot-memory': copilotShape,
  mem0: mem0Shape,
  openmemory: openMemoryShape,
  'claude-ai': pasteShape,
  'gemini-app': pasteShape,
};
