import fc from 'fast-check';
import type { FileTree, Store } from '../../src/ir/store.ts';
import { claudeShape } from './claude.ts';
import { codexShape } from './codex.ts';
import { hermesShape } from './hermes.ts';
import { HOME, type World } from './world.ts';

/** What the suite cannot know of a format: how its homes look when they are dirty, and what its own tools demand. */
export interface Shape {
  world: fc.Arbitrary<World>;
  /** What is wrong with a store after a write, in the harness's own eyes; empty = nothing. */
  complaints(before: Store, after: Store, files: FileTree): string[];
  /** A law that does not hold, with the reason. */
  skip?: { law: number; reason: string }[];
}

/** A harness without a shape of its own starts from an empty home and what the suite places there. */
export const shapeOf = (id: string): Shape => SHAPES[id] ?? { world: fc.constant(new Map([[`${HOME}/.profile`, '']])), complaints: () => [] };

const SHAPES: Readonly<Record<string, Shape>> = { claude: claudeShape, codex: codexShape, hermes: hermesShape };
