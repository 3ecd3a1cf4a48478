import type fc from 'fast-check';
import type { Adapter } from '../../src/adapter.ts';
import { agentFileShape } from './agent-file.ts';
import { claudeShape } from './claude.ts';
import { codexShape } from './codex.ts';
import { mem0Shape, openMemoryShape, pasteShape } from './files.ts';
import { goldenWorlds } from './golden-worlds.ts';
import { hermesShape } from './hermes.ts';
import { instructionShape } from './instructions.ts';
import type { Grounds } from './laws.ts';
import { lettaComplaints } from './letta.ts';
import type { World } from './world.ts';

/** How the homes of one harness are drawn, dirt included, and what its own tools demand. */
export interface Shape extends Omit<Grounds, 'worlds'> {
  world: fc.Arbitrary<World>;
}

/** A harness without a shape of its own: the HOMEs of its golden cases. */
export const groundsOf = (adapter: Adapter): Grounds => {
  const shape = SHAPES[adapter.id];
  return shape ? { ...shape, worlds: shape.world } : { ...DEMANDS[adapter.id], worlds: goldenWorlds(adapter) };
};

/** What a harness without a shape of its own demands of its files. */
const DEMANDS: Readonly<Record<string, Pick<Grounds, 'complaints'>>> = { letta: { complaints: lettaComplaints } };

const SHAPES: Readonly<Record<string, Shape>> = {
  'agent-file': agentFileShape,
  claude: claudeShape,
  codex: codexShape,
  hermes: hermesShape,
  'agents-md': instructionShape,
  chatgpt: pasteShape,
  mem0: mem0Shape,
  openmemory: openMemoryShape,
  'claude-ai': pasteShape,
  'gemini-app': pasteShape,
};
