import type { Field, Memory } from '../../../src/ir/memory.ts';
import { extentsOf, namesIn, worthOf, type Extra } from '../../../src/kit/extents.ts';
import { belowStatement, forLines, isMoreThanItsBody } from '../../../src/kit/lines.ts';
import { blocksOf } from '../../../src/text/blocks.ts';
import { flat } from '../../../src/text/flat.ts';
import { byteLength } from '../../../src/text/measure.ts';
import { NUMBER, piecesOf, SHOWN, subBullet } from './pieces.ts';
import { bulletOf, endsOpen, inOneLine, unmarkedOf } from './statement-lines.ts';

/** How much of a memory one line of the summary says: its statement, and below it more and more of the rest. */
export interface Telling {
  name: string;
  says: Field[];
  /** What stands after the mark of the bullet, sub-bullets below it as Codex's own summaries have them. */
  text: string;
  /** All of the body stands there. */
  whole: boolean;
  /** The literals of the body that stand there. */
  literals: readonly string[];
  /** As how many literals counts what else is said below the statement. */
  worth: number;
}

const LABELS = { how: 'how to apply', why: 'why' } as const;
/** The line up to the first label: what says the statement. */
export const headOf = (line: string): string => line.split(/\s+- (?:how to apply|why): /i, 1)[0] as string;

/**
 * Leanest first, each says what the one before it says and more. Of a detail too long for one step the pieces that hold
 * most literals come first, in the order of the text.
 */
export const tellingsOf = (memory: Memory): readonly Telling[] => {
  const known = told.get(memory) ?? tellingsAnew(forLines(memory));
  told.set(memory, known);
  return known;
};

// Asked when a line is read, and for every form.
const told = new WeakMap<Memory, readonly Telling[]>();

const tellingsAnew = (memory: Memory): Telling[] => {
  const { statement, hook } = memory;
  const detail = belowStatement(memory);
  const lean = unmarkedOf(bulletOf(statement));
  const stated = namesIn(statement);
  if (hook !== undefined && isMoreThanItsBody(memory)) {
    const text = [flat(hook), ...subBullet(lean.split('\n'))].join('\n');
    return [{ name: 'it and its hook', says: ['statement', 'hook'], text, whole: true, literals: stated, worth: 0 }];
  }
  const pieces = detail === undefined || detail.length > LONGEST ? [] : piecesOf(detail);
  const said = (['how', 'why'] as const).filter((field) => memory[field] !== undefined);
  // A lead-in without what it announces says nothing.
  if (endsOpen(statement)) {
    if (pieces.length === 0) return [];
    const [[first = '', ...rest] = [], ...more] = pieces;
    const lines = [...rest.map(deeper), ...more.flatMap(subBullet), ...said.flatMap((field) => below(field, memory))];
    const text = [`${lean} ${first}`, ...lines].join('\n');
    return [
      {
        name: 'all of it',
        says: ['statement', ...said, 'detail'],
        text,
        whole: true,
        literals: namesIn(text),
        worth: 0,
      },
    ];
  }
  const items = [
    ...said.map((field) => itemOf(field, below(field, memory))),
    ...pieces.map((lines) => itemOf('detail', lines)),
  ];
  return extentsOf(items, SHORT).map((chosen): Telling => {
    const taken = new Set(chosen);
    const details = chosen.filter(({ field }) => field === 'detail').length;
    const some = details > 0 && details < pieces.length;
    const says = said.filter((field) => chosen.some((item) => item.field === field));
    const lines = items.filter((item) => taken.has(item)).map((item) => (some ? item.bare : item.below));
    const whole = chosen.length === items.length;
    const rest = details > 0 ? [`${details} of ${pieces.length} more`] : [];
    return {
      name: whole && items.length > 0 ? 'all of it' : ['it', ...says, ...rest].join(' and '),
      says: ['statement', ...says, ...(details > 0 && !some ? ['detail' as const] : [])],
      text: [lean, ...lines].join('\n'),
      whole,
      literals: [...new Set([...stated, ...chosen.flatMap((item) => item.literals)])],
      worth: worthOf(chosen),
    };
  });
};

/** What a telling may say below the statement. */
interface Item extends Extra {
  /** As it stands there. */
  below: string;
  /** The same where others of its kind are left out: of a numbered list with gaps the numbers say nothing. */
  bare: string;
}

const itemOf = (field: Item['field'], lines: readonly string[]): Item => {
  const text = lines.join('\n');
  const [first = '', ...rest] = lines;
  const isPiece = field === 'detail';
  const below = isPiece ? subBullet(lines).join('\n') : text;
  const bare = isPiece && NUMBER.test(first) ? subBullet([first.replace(NUMBER, ''), ...rest]).join('\n') : below;
  return { field, below, bare, size: byteLength(text) + (isPiece ? LEAD : 1), literals: namesIn(text) };
};

/** A group of items that come together takes at most so many bytes. */
const SHORT = 150;
/** `  - ` and a line end. */
const LEAD = 5;

/** What is longer fits no summary. */
const LONGEST = 60_000;

const deeper = (line: string): string => `  ${line}`;

/** A label with what it says beside it and, of more than one piece, below it; a list or a block is below it as a whole. */
const below = (field: 'how' | 'why', memory: Memory): string[] => {
  const value = memory[field] ?? '';
  const steps = inOneLine(value);
  if (steps !== undefined) return [`  - ${LABELS[field]}: ${steps}`];
  const pieces = piecesOf(value);
  const kind = blocksOf(value)[0]?.kind;
  if (kind === 'list' && pieces.length > 1) return [`  - ${LABELS[field]}:`, ...pieces.flatMap(subBullet).map(deeper)];
  const [[first = '', ...rest] = [], ...more] = pieces;
  const beside = kind !== undefined && SHOWN.has(kind) ? `\n    ${first}` : ` ${first}`;
  return [`  - ${LABELS[field]}:${beside}`, ...rest.map(deeper), ...more.flatMap(subBullet).map(deeper)];
};
