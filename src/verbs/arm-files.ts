import * as path from 'node:path';
import type { MirroredFile } from '../drive/machine-mirror.ts';
import { isText } from '../ir/store.ts';
import type { TrialStage } from '../probe/stage.ts';
import { encode } from '../text/decode.ts';
import { field } from '../text/json.ts';
import { covered } from '../world/veiled.ts';
import type { World } from '../world/world.ts';
import type { Planned } from './plan.ts';

/** The files of an arm: what has to be written over a copy of the machine's, their texts, and all of it as one text. */
export interface ArmFiles {
  written: MirroredFile[];
  texts: string[];
  all: string;
}

/** What the files of an arm are, where they differ from those of the machine; secrets do not go along. */
export const armFiles = (world: World, { source, target }: Planned): ((stage: TrialStage) => Promise<ArmFiles>) => {
  const before = new Map(
    [...source.stores, ...target.stores].map(({ at, tree, files }) => [at.id, new Map(tree ?? files)] as const),
  );
  const made = new WeakMap<TrialStage, Promise<ArmFiles>>();
  const make = async ({ stores: { stores } }: TrialStage) => {
    const written: MirroredFile[] = [];
    const texts: string[] = [];
    const names: string[] = [];
    for (const { at, tree, files } of stores) {
      const isStore = at.role === 'store';
      const now = tree ?? files;
      const old = before.get(at.id) ?? new Map<string, unknown>();
      if (isStore) for (const name of old.keys()) if (!now.has(name)) written.push({ file: path.join(at.root, name) });
      for (const [name, entry] of now) {
        // Settings are copied in part, by whoever knows them.
        if (!isText(entry) || !(isStore || name.endsWith('.md'))) continue;
        const text = await covered(world, entry.text);
        if (isStore) texts.push(text);
        names.push(at.root, name, text);
        if (field(old.get(name), 'text') !== text)
          written.push({ file: path.join(at.root, name), bytes: encode(text), ...mtimeOf(entry) });
      }
    }
    return { written, texts, all: JSON.stringify(names) };
  };
  return (stage: TrialStage) => {
    const known = made.get(stage) ?? make(stage);
    made.set(stage, known);
    return known;
  };
};

const mtimeOf = (entry: unknown): { mtimeMs?: number } => {
  const mtimeMs = field(entry, 'mtimeMs');
  return typeof mtimeMs === 'number' && mtimeMs > 0 ? { mtimeMs } : {};
};
