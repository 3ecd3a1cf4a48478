import { byWorth, extentsOf, namesIn, worthOf, type Extra } from '../../../src/kit/extents.ts';
import { belowStatement, inLine } from '../../../src/kit/lines.ts';
import type { Memory } from '../../../src/ir/memory.ts';
import { bodyOf, PLAIN_BODY, printBody, type Body } from '../../../src/text/body.ts';
import { codePoints } from '../../../src/text/measure.ts';
import { joinedPieces, piecesIn, type Piece } from '../../../src/text/pieces.ts';

/** How much of a memory an entry says. */
export interface Telling {
  /** What it says beside the statement. */
  name: string;
  body: Body;
  whole: boolean;
  literals: readonly string[];
  /** As how many literals counts what else it says. */
  worth: number;
}

interface Item extends Extra {
  text: string;
  piece?: Piece;
}

/** The words that are said in no telling, and of which fields they are. */
export interface Untold {
  fields: readonly Extra['field'][];
  text: string;
}

/**
 * Leanest first; each says what the one before it says and more, in the order of the memory. What Hermes would block
 * for is said in none.
 */
export const tellingsOf = (
  memory: Memory,
  isBlocked: (text: string) => boolean,
): { tellings: Telling[]; untold: Untold | undefined } => {
  const { statement, why, how } = memory;
  const detail = belowStatement(memory);
  const lean: Body = { statement };
  const stated = namesIn(statement);
  const pieces = piecesOf(detail);
  const line = (field: 'how' | 'why', text: string | undefined): Item[] =>
    text === undefined
      ? []
      : [itemOf(field, printBody({ ...lean, [field]: text }, PLAIN_BODY).slice(statement.length))];
  const all: Item[] = [
    ...line('how', how),
    ...line('why', why),
    ...pieces.map((piece): Item => ({ ...itemOf('detail', `\n\n${piece.text}`), piece })),
  ];
  const { items = [], blocked = [] } = Object.groupBy(all, ({ text }) => (isBlocked(text) ? 'blocked' : 'items'));
  const tellings = extents(items).map((chosen): Telling => {
    const taken = new Set(chosen.map(({ piece }) => piece));
    const says = (field: 'how' | 'why'): boolean => chosen.some((item) => item.field === field);
    const some = pieces.filter((piece) => taken.has(piece));
    const whole = chosen.length === all.length;
    const body: Body = {
      ...lean,
      ...(why !== undefined && says('why') && { why }),
      ...(how !== undefined && says('how') && { how }),
      ...(some.length > 0 && { detail: joinedPieces(some, pieces) }),
    };
    return {
      name: nameOf(says('how'), says('why'), some.length, pieces.length),
      body: whole ? bodyOf(memory) : body,
      whole,
      literals: [...new Set([...stated, ...chosen.flatMap((item) => item.literals)])],
      worth: worthOf(chosen),
    };
  });
  const untold: Untold = {
    fields: [...new Set(blocked.map(({ field }) => field))],
    text: blocked.map(({ text }) => text).join('\n'),
  };
  return { tellings, untold: blocked.length === 0 ? undefined : untold };
};

/** Those that say most for their room, and, where little is left, those that are short, but for why; by what they take. */
const extents = (items: readonly Item[]): (readonly Item[])[] => {
  const sizeOf = (chosen: readonly Item[]): number => chosen.reduce((sum, { size }) => sum + size, 0);
  const short = extentsOf(items, SHORT, (a, b) => a.size - b.size).filter(
    (chosen) => sizeOf(chosen) <= LITTLE && chosen.every(({ field }) => field !== 'why'),
  );
  const all = [...extentsOf(items, SHORT, byWorth), ...short].toSorted((a, b) => sizeOf(a) - sizeOf(b));
  const keyOf = (chosen: readonly Item[]): string =>
    items.flatMap((item, at) => (chosen.includes(item) ? [at] : [])).join();
  return [...new Map(all.map((chosen) => [keyOf(chosen), chosen])).values()];
};

/** What is left of a file once the statements stand. */
const LITTLE = 300;

/** Whether a text says some of a detail and nothing else: line by line in its order. */
export const isSomeOf = (text: string, detail: string): boolean => {
  const all = linesIn(detail);
  let from = 0;
  return linesIn(text).every((line) => {
    from = all.indexOf(line, from) + 1;
    return from > 0;
  });
};

const linesIn = (text: string): string[] =>
  text
    .split('\n')
    .map(inLine)
    .filter((line) => line !== '');

const piecesOf = (detail: string | undefined): Piece[] => {
  const pieces = detail === undefined ? [] : piecesIn(detail);
  return detail !== undefined && pieces.length === 0 ? [{ text: detail }] : pieces;
};

/** In a file of 2,200 characters every sentence is weighed. */
const SHORT = 40;

const itemOf = (field: Item['field'], text: string): Item => ({
  field,
  text,
  size: codePoints(text),
  literals: namesIn(text),
});

const nameOf = (how: boolean, why: boolean, some: number, all: number): string => {
  const reasons = how && why ? ['reasons'] : how ? ['how'] : why ? ['why'] : [];
  const said = [...reasons, ...(some === 0 ? [] : [some === all ? 'detail' : `${some} of ${all} more`])];
  return said.length === 0 ? 'entry' : `entry with ${said.join(' and ')}`;
};
