import type { Decision } from '../ir/decisions.ts';
import type { Delivery } from '../ir/delivery.ts';
import type { Severity } from '../ir/finding-rules.ts';
import type { Memory } from '../ir/memory.ts';
import { homeless } from '../text/homeless.ts';

/** What a page shows of memories and stores: plain data, with memory text only where a page may hold it. */
export interface Picture {
  /** What was asked for, as it was typed but for the home. */
  command: string;
  /** From whom to whom, or whose memories these are. */
  title: string;
  /** Whether it is a plan: then the second of two columns is what would be. */
  plan: boolean;
  showContent: boolean;
  /** The folder from which a model would see it so. */
  seenFrom?: string;
  columns: Column[];
  rows: PictureRow[];
  budgets: PictureBudget[];
  prompts: Prompt[];
  /** Of an audit. */
  weighed?: WeighedMemory[];
  dated?: DatedRow[];
  /** How often rules were followed, where they were tried. */
  trials?: TrialsPicture;
  /** Said at the head: memory is switched off, or what meets in the plan. */
  notes: string[];
}

/** What probes showed: shares with their intervals, and what was done in some of the trials. */
export interface TrialsPicture {
  /** What the migration changed over all memories together. */
  change?: { mean: number; interval: readonly [number, number]; p: number; memories: number };
  memories: TriedMemory[];
}

export interface TriedMemory {
  handle: string;
  verdict: string;
  because?: string;
  /** After so many turns about something else. */
  late?: number;
  /** What it says: absent where memory text is withheld. */
  title?: string;
  arms: { arm: string; followed: number; trials: number; interval: readonly [number, number] }[];
  /** Trials to look at: absent where memory text is withheld. */
  transcripts?: RecordedTrials[];
}

/** One trial as it went, the words that decided marked. */
export interface RecordedTrials {
  arm: string;
  scenario: string;
  /** There the rule must not fire: where it was followed, it did. */
  counter: boolean;
  followed: boolean;
  steps: { who: string; pieces: { text: string; decides?: true }[] }[];
}

export interface Column {
  key: string;
  harness: string;
  place: string;
  memories: number;
}

/** One memory, or several of equal words, in all stores. */
export interface PictureRow {
  handle: string;
  id: string;
  kind: string;
  scope: string;
  cells: Readonly<Record<string, Cell>>;
  decision?: Decision;
  /** How the two sides of a check stand to each other. */
  status?: string;
  form?: string;
  rule?: string;
  losses: { field: string; kept: string }[];
  /** What it is called, and what the two sides say: absent where memory text is withheld. */
  said?: { title: string; reason?: string; sides: BudgetSide[] };
}

export interface Cell {
  /** Absent where it is not carried. */
  delivery?: Delivery;
  /** What reaches the model today, where memory is switched off. */
  now?: Delivery;
  hops?: number;
}

export interface BudgetSide {
  column: string;
  text: string;
}

export interface PictureBudget {
  /** The harness it is of. */
  harness: string;
  name: string;
  before?: number;
  after: number;
  limit: number;
  unit: string;
}

/** What of a store is loaded when a session starts, memory by memory, each with its gravest finding. */
export interface WeighedMemory {
  harness: string;
  place: string;
  bytes: number;
  pieces: { handle: string; bytes: number; severity?: Severity }[];
}

/** A day on which a memory was last changed, by its own word or the disk's. */
export interface DatedRow {
  handle: string;
  time: number;
  severity?: Severity;
}

/** A text that a model is given, in pieces: each is of one memory or of none. */
export interface Prompt {
  harness: string;
  role: string;
  label: string;
  pieces: PicturePiece[];
}

export interface PicturePiece {
  /** In UTF-16 units. */
  length: number;
  text?: string;
  /** The memory whose words these are. */
  handle?: string;
  delivery?: Delivery;
  /** A plan puts it there. */
  fresh?: true;
}

/** A memory as one text, for people who lay two of them side by side. */
export const wholeText = ({ statement, why, how, detail }: Memory, home: string): string =>
  homeless(
    [
      statement,
      ...(why === undefined ? [] : [`Why: ${why}`]),
      ...(how === undefined ? [] : [`How to apply: ${how}`]),
      ...(detail === undefined ? [] : [detail]),
    ].join('\n\n'),
    home,
  );

/** Words by which a memory is known in a text that a model is given, the surest first. */
export interface Needle {
  words: readonly string[];
  handle: string;
  delivery?: Delivery;
  fresh?: true;
}

/** Fewer letters stand anywhere. */
const SHORTEST = 8;

/** A text in pieces, by the memories whose words are found in it; nothing is in two pieces. */
export const piecesOf = (
  text: string,
  needles: readonly Needle[],
  { home, showContent }: { home: string; showContent: boolean },
): PicturePiece[] => {
  const found: { from: number; to: number; needle: Needle }[] = [];
  const free = (from: number, to: number): boolean => found.every((each) => to <= each.from || from >= each.to);
  const placeOf = (word: string): number => {
    for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + 1))
      if (free(at, at + word.length)) return at;
    return -1;
  };
  for (const needle of needles) {
    for (const word of needle.words) {
      const at = word.length < SHORTEST ? -1 : placeOf(word);
      if (at === -1) continue;
      found.push({ from: at, to: at + word.length, needle });
      break;
    }
  }
  found.sort((a, b) => a.from - b.from);
  const piece = (from: number, to: number, needle?: Needle): PicturePiece[] => {
    const said = text.slice(from, to);
    if (said === '') return [];
    const { handle, delivery, fresh } = needle ?? {};
    return [
      {
        length: said.length,
        ...(showContent && { text: homeless(said, home) }),
        ...(handle !== undefined && { handle }),
        ...(delivery !== undefined && { delivery }),
        ...(fresh && { fresh }),
      },
    ];
  };
  let end = 0;
  const pieces = found.flatMap(({ from, to, needle }) => {
    const both = [...piece(end, from), ...piece(from, to, needle)];
    end = to;
    return both;
  });
  return [...pieces, ...piece(end, text.length)];
};
