import { loadOf } from '../audit/load.ts';
import type { Severity } from '../ir/finding-rules.ts';
import type { Memory } from '../ir/memory.ts';
import { homeless } from '../text/homeless.ts';
import { samenessFor } from '../world/answered-pairs.ts';
import { veiled } from '../world/veiled.ts';
import type { World } from '../world/world.ts';
import type { Inspection } from './audit.ts';
import { handlesOf } from './document.ts';
import type { DatedRow, Picture, WeighedMemory } from './picture.ts';
import { storesPicture } from './stores-picture.ts';

/** An audit as a page: what each store has loaded and when it was written, in the colours of what was found. */
export const auditPicture = async (
  world: World,
  { surveyed, audited, document }: Inspection,
  { command, showContent }: { command: string; showContent: boolean },
): Promise<Picture> => {
  const { home } = world;
  const { surveyed: clean } = await veiled(world, surveyed);
  const scene = surveyed[0]?.scene ?? { cwd: world.cwd, around: { folders: {}, projects: {} } };
  const named = handlesOf(surveyed);
  // The gravest finding comes first.
  const gravest = new Map<string, Severity>();
  for (const { memory, severity } of document.findings)
    if (memory && !gravest.has(memory.id)) gravest.set(memory.id, severity);
  const graded = (id: string): { handle: string; severity?: Severity } => {
    const severity = gravest.get(id);
    return { handle: named.get(id) ?? '', ...(severity && { severity }) };
  };
  const weighed = audited.stores.flatMap((at): WeighedMemory[] => {
    const { bytes, each } = loadOf(at);
    const { scope, root } = at.store.at;
    const place = homeless('paths' in scope ? (scope.paths[0] ?? scope.key) : root, home);
    const pieces = each.map(({ id, bytes: own }) => ({ ...graded(id), bytes: own }));
    return bytes === 0 ? [] : [{ harness: at.harness, place, bytes, pieces }];
  });
  const dated = audited.stores
    .flatMap(({ store }) => store.memories)
    .flatMap((memory): DatedRow[] => {
      const time = timeOf(memory);
      return time === undefined ? [] : [{ ...graded(memory.id), time }];
    })
    .toSorted((a, b) => a.time - b.time);
  const picture = storesPicture(clean, samenessFor(world, scene), { home, command, showContent });
  return { ...picture, weighed, dated };
};

const timeOf = ({ dates: { updated, created } }: Memory): number | undefined => {
  const time = Date.parse((updated ?? created)?.text ?? '');
  return Number.isNaN(time) ? undefined : time;
};
