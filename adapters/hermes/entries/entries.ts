import type { Span } from '../../../src/ir/memory.ts';
import { firstUndecodable } from '../../../src/text/decode.ts';
import { splitOnMark, stripPython, toLf } from '../../../src/text/delimited.ts';
import { codePoints } from '../../../src/text/measure.ts';

/** U+00A7 on a line of its own; no escaping exists (docs/formats/hermes.md §3). */
export const DELIMITER = '\n§\n';

export interface Entry {
  text: string;
  /** Where it stands: the first span, then those of exact repetitions, which Hermes drops on load. */
  spans: Span[];
}

export interface Entries {
  /**
   * False when the file is not strict UTF-8: Hermes then loads nothing and refuses every change
   * (docs/formats/hermes.md §3).
   */
  readable: boolean;
  entries: Entry[];
  /** Code points of the joined entries, delimiters included (docs/formats/hermes.md §5). */
  chars: number;
}

/**
 * A file as `MemoryStore` loads it. Entries of an undecodable file are still told apart: nothing else may touch them.
 */
export const entriesOf = (text: string): Entries => {
  const byText = new Map<string, Entry>();
  for (const piece of splitOnMark(text, '§', text.startsWith('\ufeff') ? 1 : 0)) {
    const known = byText.get(piece.text);
    if (known) known.spans.push(piece.span);
    else byText.set(piece.text, { text: piece.text, spans: [piece.span] });
  }
  const entries = [...byText.values()];
  return {
    readable: firstUndecodable(text) === -1,
    entries,
    chars: codePoints(joined(entries.map((entry) => entry.text))),
  };
};

export const joined = (texts: readonly string[]): string => texts.join(DELIMITER);

/**
 * Whether Hermes can replace and remove in this file: its drift test wants the stripped text to equal its own
 * serialisation, and no entry to be longer than the whole limit (docs/formats/hermes.md §5; since 2026-06-25).
 */
export const editable = (text: string, limit: number): boolean => {
  if (firstUndecodable(text) !== -1) return false;
  const pieces = splitOnMark(text, '§', text.startsWith('\ufeff') ? 1 : 0).map((piece) => piece.text);
  const raw = stripPython(toLf(text.startsWith('\ufeff') ? text.slice(1) : text));
  return raw === joined(pieces) && pieces.every((piece) => codePoints(piece) <= limit);
};

/** An entry that Hermes would split or fold into its neighbour: a line that is only `§` (docs/formats/hermes.md §4). */
export const survives = (entry: string): boolean => {
  const back = splitOnMark(joined(['a', entry, 'b']), '§').map((piece) => piece.text);
  return back.length === 3 && back[1] === entry;
};
