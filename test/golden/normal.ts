import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FindingDocument, ListDocument, StoreDocument } from '../../src/verbs/document.ts';
import type { Loss } from '../../src/ir/loss.ts';
import type { Dated, Place } from '../../src/ir/memory.ts';
import { decode } from '../../src/text/decode.ts';
import { positionOf } from '../../src/text/measure.ts';
import { claudeSlug } from './marks.ts';

/**
 * `list --json` without what differs from one machine to the next: a span becomes the lines it covers, a date the
 * disk gave becomes its basis, handles and fingerprints (hashes of ids, which may hold a path) go.
 */
export const normalList = (document: ListDocument, home: string): unknown => {
  // The IR is what stands there; what is seen of it is another question.
  const { deliveries: _seen, ...said } = document;
  const normal = { ...said, stores: document.stores.map(normalStore), findings: document.findings.map(normalFinding) };
  return JSON.parse(
    hashesOfPlaces(document, home).reduce(
      (text, id) => text.replaceAll(JSON.stringify(id), JSON.stringify(id.replace(HASH, '/(hash)$1'))),
      JSON.stringify(normal),
    ),
  );
};

const HASH = /\/[0-9a-f]{12}(~\d+)?$/;

/** Ids that are a hash of a text which says where this HOME stands. */
const hashesOfPlaces = (document: ListDocument, home: string): string[] =>
  document.stores.flatMap((store) =>
    store.memories
      .filter(
        (memory) =>
          HASH.test(memory.id) && [home, claudeSlug(home)].some((place) => JSON.stringify(memory).includes(place)),
      )
      .map((memory) => memory.id),
  );

const normalStore = (store: StoreDocument): unknown => ({
  ...store,
  memories: store.memories.map(({ handle: _handle, ...memory }) => ({
    ...memory,
    places: memory.places.map((place) => normalPlace(place, store.root)),
    dates: Object.fromEntries(Object.entries(memory.dates).map(([name, dated]) => [name, normalDate(dated)])),
  })),
});

const normalPlace = ({ span, ...place }: Place, root: string): unknown => {
  const full = join(root, place.file);
  if (!existsSync(full)) return { ...place, lines: 'gone' };
  const text = decode(readFileSync(full));
  return { ...place, lines: [positionOf(text, span[0]).line, positionOf(text, Math.max(span[0], span[1] - 1)).line] };
};

const normalDate = (dated: Dated): Dated =>
  dated.basis === 'mtime' || dated.basis === 'git' ? { ...dated, text: `(${dated.basis})` } : dated;

const normalFinding = ({
  fingerprint: _fingerprint,
  span: _span,
  memory,
  fix,
  ...finding
}: FindingDocument): unknown => ({
  ...finding,
  ...(memory && { memory: memory.id }),
  ...(fix && { fix: fix.text }),
});

/** The losses of a plan, decision by decision, or of a document that lists them itself. */
export const lossesIn = (document: unknown): Loss[] => {
  const { losses, decisions } = document as { losses?: Loss[]; decisions?: { losses?: Loss[] }[] };
  return [...(losses ?? []), ...(decisions ?? []).flatMap((decision) => decision.losses ?? [])];
};
