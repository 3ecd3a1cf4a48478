import fc from 'fast-check';
import type { Adapter, Machine } from '../../src/adapter.ts';
import type { FileTree, Store } from '../../src/ir/store.ts';
import { claudeShape } from './claude.ts';
import { codexShape } from './codex.ts';
import { copilotShape, mem0Shape, openMemoryShape, pasteShape } from './files.ts';
import { goldenWorlds } from './golden-worlds.ts';
import { hermesShape } from './hermes.ts';
import { instructionShape } from './instructions.ts';
import type { World } from './world.ts';

/** What the suite cannot know of a format: how its homes look when they are dirty, and what its own tools demand. */
export interface Shape {
  world: fc.Arbitrary<World>;
  /** What is named of an adapter that is nowhere looked for. */
  asked?: Machine['asked'];
  /** What is wrong with a store after a write, in the harness's own eyes; empty = nothing. */
  complaints(before: Store, after: Store, files: FileTree): string[];
  /** A law that does not hold, with the reason. */
  skip?: { law: number; reason: string }[];
}

/** A harness without a shape of its own: the HOMEs of its golden cases, with dirt on them. */
export const shapeOf = (adapter: Adapter): Shape =>
  SHAPES[adapter.id] ?? { world: dirty(goldenWorlds(adapter)), complaints: () => [] };

const SHAPES: Readonly<Record<string, Shape>> = {
  claude: claudeShape,
  codex: codexShape,
  hermes: hermesShape,
  'agents-md': instructionShape,
  chatgpt: pasteShape,
  'copilot-memory': copilotShape,
  mem0: mem0Shape,
  openmemory: openMemoryShape,
  'claude-ai': pasteShape,
  'gemini-app': pasteShape,
};

const DIRT: readonly ((text: string, at: number) => string)[] = [
  (text) => text,
  (text) => `\ufeff${text}`,
  (text) => text.replaceAll('\n', '\r\n'),
  (text) => text.trimEnd(),
  (text) => `${text}\n\n`,
  (text) => `${text}\udcff`,
  (text, at) =>
    text
      .split('\n')
      .toSpliced(at % (text.split('\n').length + 1), 0, 'By hand: keep this.')
      .join('\n'),
  (text, at) =>
    text
      .split('\n')
      .toSpliced(at % text.split('\n').length, 1)
      .join('\n'),
];

const dirty = (worlds: readonly World[]): fc.Arbitrary<World> =>
  fc
    .tuple(fc.constantFrom(...worlds, new Map<string, string>()), fc.constantFrom(...DIRT), fc.nat(), fc.nat())
    .map(([world, soiled, file, at]) => {
      const [path] = [...world.keys()].slice(file % Math.max(1, world.size));
      return path === undefined ? world : new Map([...world, [path, soiled(world.get(path) ?? '', at)]]);
    });
