import { weave, type Cut } from '../../../src/kit/weave.ts';
import type { Span } from '../../../src/ir/memory.ts';
import { firstUndecodable } from '../../../src/text/decode.ts';
import { splitOnMark, toLf } from '../../../src/text/delimited.ts';
import { DELIMITER, editable, entriesOf, joined, type Entry } from './entries.ts';

export interface EntryEdit {
  /** Where the memory stands now, exact repetitions included; empty for a new one. */
  spans: readonly Span[];
  /** What is to stand instead; absent to take it away. */
  text?: string;
}

/**
 * The file after the edits, or undefined when no order of its entries could hold them. What stands is cut and pasted
 * byte for byte. A file that Hermes' drift test refuses is written in its own serialisation, as its `add` does.
 */
export const placeEntries = (text: string, edits: readonly EntryEdit[]): string | undefined => {
  if (firstUndecodable(text) !== -1) return undefined;
  const from = text.startsWith('\ufeff') ? 1 : 0;
  const pieces = splitOnMark(text, '§', from).map((piece) => ({ ...piece, raw: text.slice(...piece.span) }));
  const startOf = new Map(
    edits.flatMap((edit) => edit.spans.map((span, index) => [span[0], { edit, first: index === 0 }] as const)),
  );
  const kept = pieces.flatMap((piece) => {
    const found = startOf.get(piece.span[0]);
    if (!found) return [piece.raw];
    return found.first && found.edit.text !== undefined ? [found.edit.text] : [];
  });
  const standing = new Set(kept.map(toLf));
  const added = [
    ...new Set(
      edits.flatMap((edit) =>
        edit.spans.length === 0 && edit.text !== undefined && !standing.has(edit.text) ? [edit.text] : [],
      ),
    ),
  ];
  const wanted = [...kept, ...added];
  if (editable(text, Infinity)) {
    const woven = weave(text, cutsFor(text, from, pieces, startOf, added));
    if (holds(woven, wanted)) return woven;
  }
  return serialised(wanted, text.slice(0, from));
};

/** Entries that only hold at one end of a file: without one, everything can be moved. */
const AT_AN_END = /^(?:\ufeff|§(?:\r\n|\r|\n))|(?:\r\n|\r|\n)§$/;

/** The entries of a file that can neither be changed nor taken away without harm to another one. */
export const fixedEntries = (text: string, entries: readonly Entry[]): ReadonlySet<Entry> => {
  if (!entries.some((entry) => AT_AN_END.test(entry.text))) return new Set();
  const stays = ({ spans }: Entry, change: { text?: string }): boolean =>
    placeEntries(text, [{ spans, ...change }]) === undefined;
  return new Set(entries.filter((entry) => stays(entry, {}) || stays(entry, { text: `${entry.text}.` })));
};

const holds = (text: string, wanted: readonly string[]): boolean => {
  const found = entriesOf(text).entries.map((entry) => entry.text);
  const expected = [...new Set(wanted.map(toLf))];
  return (
    found.length === expected.length &&
    found.every((each, index) => each === expected[index]) &&
    (found.length === 0 || editable(text, Infinity))
  );
};

/**
 * An entry that ends in a lone `§` line is whole only as the last one, and one that begins with U+FEFF as the first
 * one only behind a BOM (docs/formats/hermes.md §3).
 */
const serialised = (wanted: readonly string[], bom: string): string | undefined => {
  const last = wanted.findIndex((each) => /\n§$/.test(toLf(each)));
  const orders =
    last === -1 ? [wanted] : [wanted, [...wanted.slice(0, last), ...wanted.slice(last + 1), wanted[last] as string]];
  const tries = orders.flatMap((order) =>
    [bom, '\ufeff'].map((start) => ({ order, text: order.length === 0 ? bom : start + joined(order) })),
  );
  return tries.find(({ order, text }) => holds(text, order))?.text;
};

const cutsFor = (
  text: string,
  from: number,
  pieces: readonly { span: Span }[],
  startOf: ReadonlyMap<number, { edit: EntryEdit; first: boolean }>,
  added: readonly string[],
): Cut[] => {
  const cuts: Cut[] = [];
  let stays: number | undefined;
  for (const [index, piece] of pieces.entries()) {
    const found = startOf.get(piece.span[0]);
    if (!found || (found.first && found.edit.text !== undefined)) {
      if (found) cuts.push({ span: piece.span, text: found.edit.text as string });
      stays = index;
      continue;
    }
    // A removed entry takes the delimiter before it, or, while none has stayed, the one after it.
    const previous = pieces[index - 1];
    const next = pieces[index + 1];
    if (stays !== undefined && previous) cuts.push({ span: [previous.span[1], piece.span[1]], text: '' });
    else cuts.push({ span: [piece.span[0], next ? next.span[0] : text.length], text: '' });
  }
  const end = pieces.at(-1)?.span[1] ?? from;
  if (added.length === 0) return cuts;
  if (stays === undefined) return [{ span: [from, text.length], text: joined(added) }];
  return [...cuts, { span: [end, end], text: DELIMITER + joined(added) }];
};
