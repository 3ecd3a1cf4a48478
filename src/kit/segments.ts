import { distinct } from '../ir/identity.ts';
import type { Memory, Span } from '../ir/memory.ts';
import type { Segment, StoreFile, TextFile } from '../ir/store.ts';
import { covered } from './weave.ts';

/** The files of a store with every byte told: it belongs to the place of a memory, or is opaque. */
export const withSegments = (
  texts: ReadonlyMap<string, TextFile>,
  memories: readonly Memory[],
): Map<string, StoreFile> => {
  const told = memories.flatMap(({ id, places }) => places.map(({ file, span }) => ({ file, span, memory: id })));
  const byFile = Map.groupBy(told, ({ file }) => file);
  const opaque = (span: Span): Segment => ({ span, opaque: 'between' });
  return new Map(
    [...texts].map(([name, file]) => {
      const parts = apart(byFile.get(name) ?? []).map(({ span, memory }) => ({ span, memory }));
      const segments = covered<Segment>(file.text, parts, opaque);
      return [name, { ...file, segments }];
    }),
  );
};

/** Of places that share a line the first stands for all. */
const apart = <Part extends { span: Span }>(parts: readonly Part[]): Part[] => {
  let end = -1;
  return parts
    .toSorted((a, b) => a.span[0] - b.span[0] || b.span[1] - a.span[1])
    .filter(({ span }) => {
      if (span[0] < end) return false;
      end = span[1];
      return true;
    });
};

/** Each id has one holder. */
export const numbered = (memories: readonly Memory[]): Memory[] => {
  const unique = distinct();
  return memories.map((memory) => ({ ...memory, id: unique(memory.id) }));
};
