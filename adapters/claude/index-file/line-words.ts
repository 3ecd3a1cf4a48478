import { extentsOf, namesIn, worthOf, type Extra } from '../../../src/kit/extents.ts';
import { belowStatement, isMoreThanItsBody, isOfOneLine } from '../../../src/kit/lines.ts';
import type { Memory } from '../../../src/ir/memory.ts';
import { blocksOf } from '../../../src/text/blocks.ts';
import { listInLine } from '../../../src/text/derive.ts';
import { withoutTargets } from '../../../src/text/text-links.ts';
import { piecesIn } from '../../../src/text/pieces.ts';
import { endsClause, endsSentence, oneLine } from '../../../src/text/sentence.ts';

/**
 * A line of the index as we write it, and as the client shows it: text is valid there, and a byte of a memory that is
 * no UTF-8 is the sign by which every reader stands for one. The byte itself is kept in the file of the memory.
 */
export const shownLine = (text: string): string => text.toWellFormed();

/** How much of a memory the line of an index says. */
export interface LineTelling {
  /** How to apply it is among what it says. */
  saysHow: boolean;
  name: string;
  text: string;
  /** All of the body stands there. */
  whole: boolean;
  literals: readonly string[];
  /** As how many literals counts what else it says. */
  worth: number;
}

/**
 * The client loads lines of any length (docs/formats/claude-code.md §6), but of one that takes a tenth of the index it
 * complains, and nobody reads it.
 */
const LINE_UNITS = 2_000;

type Worded = Pick<Memory, 'statement'> & Partial<Memory>;

/**
 * The statement, then more and more of the rest, leanest first; none where the statement cannot stand in a line, or
 * says nothing without the hook.
 */
export const lineTellingsOf = (memory: Worded): readonly LineTelling[] => {
  const { statement, how, why, detail } = memory;
  const said = isOfOneLine(statement) ? inLine(statement) : undefined;
  if (said === undefined || said.length > LINE_UNITS || isMoreThanItsBody(memory as Memory)) return [];
  const stated = namesIn(statement);
  const pieces = detail === undefined ? [] : piecesIn(belowStatement(memory as Memory) ?? '');
  const all: (Item | undefined)[] = [
    ...(how === undefined ? [] : [itemOf('how', how, 'How to apply: ')]),
    ...(why === undefined ? [] : [itemOf('why', why, 'Why: ')]),
    ...pieces.flatMap(({ text }) => partsOf(text).map((part) => itemOf('detail', part, ''))),
  ];
  const items = all.filter((item) => item !== undefined);
  return extentsOf(items, SHORT).flatMap((chosen): LineTelling[] => {
    const taken = new Set(chosen);
    const words = [said, ...items.filter((item) => taken.has(item)).map((item) => item.text)];
    const text = shownLine(words.reduce(closedBefore));
    const whole = chosen.length === all.length;
    if (text.length > LINE_UNITS) return [];
    return [
      {
        name: chosen.length === 0 ? 'it' : whole ? 'all of it' : `it and ${chosen.length} of ${all.length} more`,
        text,
        saysHow: chosen.some(({ field }) => field === 'how'),
        whole,
        literals: [...new Set([...stated, ...chosen.flatMap((item) => item.literals)])],
        worth: worthOf(chosen),
      },
    ];
  });
};

interface Item extends Extra {
  text: string;
}

const SHORT = 150;

/** What stands above a fence or a table, and that. */
const partsOf = (piece: string): string[] => {
  const drawn = piece.search(DRAWN);
  const above = drawn > 0 ? piece.slice(0, drawn).trim() : '';
  return endsSentence(above) ? [above, piece.slice(drawn)] : [piece];
};

const DRAWN = /^[ \t]*(?:`{3}|~{3}|\|)/m;

/** What a drawing or a fence says is lost with its line ends: it stays in the file. */
const itemOf = (field: Extra['field'], value: string, label: string): Item | undefined => {
  const text = inLine(value);
  return text === undefined || text === ''
    ? undefined
    : { field, text: label + text, size: label.length + text.length + 2, literals: namesIn(value) };
};

/** Parts of a line are sentences, whether they end like one or not. */
const closedBefore = (line: string, next: string): string =>
  `${line}${endsClause(line) || /\p{So}$/u.test(line) ? '' : '.'} ${next}`;

/** Whether a title is the whole statement, but for the full stop that titles leave out. */
export const saysIt = (title: string, { statement }: Worded): boolean => {
  const said = isOfOneLine(statement) ? inLine(statement) : undefined;
  return said !== undefined && shownLine(said).replace(/[.。]$/u, '') === shownLine(title);
};

/** What a line says behind a title: a statement that stands there already is not said twice. */
export const behindTitle = (title: string, text: string, memory: Worded): string => {
  const said = shownLine(inLine(memory.statement) ?? '');
  return saysIt(title, memory) && text.startsWith(said) ? text.slice(said.length).replace(/^[.。]? ?/u, '') : text;
};

/** What a line says with its title. */
export const withTitle = (title: string, hook: string, memory: Worded): string => {
  const said = saysIt(title, memory) ? inLine(memory.statement) : undefined;
  return said === undefined || hook.startsWith(shownLine(said))
    ? hook
    : hook === ''
      ? shownLine(said)
      : closedBefore(shownLine(said), hook);
};

/** On one line: items of a list after semicolons, a heading before what stands under it. */
export const inLine = (text: string): string | undefined => {
  if (DRAWN.test(text)) return undefined;
  const words = blocksOf(text).flatMap(({ kind, span }) => {
    const raw = text.slice(...span);
    if (kind === 'rule' || kind === 'comment') return [];
    if (kind === 'code') return [undefined];
    if (kind === 'quote') return [raw.replace(/^ {0,3}> ?/gm, '')];
    if (kind !== 'heading') return [listInLine(raw)];
    const heading = raw.replace(/^ {0,3}#{1,6}[ \t]*|[ \t]+#+[ \t]*$/g, '').trim();
    return [/\p{P}$/u.test(heading) ? heading : `${heading}:`];
  });
  return words.includes(undefined) ? undefined : oneLine(withoutTargets(words.join(' ')));
};

/**
 * How much of a memory a line says; undefined where it has words of its own. What was edited in the file since, the
 * line says as it was: that is no hook either.
 */
export const tellingIn = (written: string, memory: Worded): string | undefined => {
  const line = shownLine(written);
  const start = inLine(shownLine(memory.statement).slice(0, 400))?.slice(0, 12);
  if (start === undefined || !line.startsWith(start)) return undefined;
  const tellings = lineTellingsOf(memory);
  const found = tellings.find(({ text }) => text === line)?.name;
  const said = tellings[0]?.text;
  const isStale = said !== undefined && line.startsWith(said) && LABELLED.test(line.slice(said.length));
  return found ?? (isStale ? STALE : undefined);
};

const LABELLED = /^[.]? (?:How to apply|Why): \S/;
const STALE = 'more of it';
