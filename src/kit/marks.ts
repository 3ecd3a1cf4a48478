import type { Site } from '../adapter.ts';
import { fieldHash } from '../ir/identity.ts';
import type { Base, Mark } from '../ir/mark.ts';
import type { Memory } from '../ir/memory.ts';
import { isRecord, parsed, record } from '../text/json.ts';
import { LIKE, likeness, sketchOf } from '../text/sketch.ts';
import { CARRIED } from './losses.ts';
import { lineHashes } from './line-hashes.ts';
import { originalLinks } from './links.ts';
import { asciiJson, basesIn } from './note.ts';
import { baseOf } from './overlay.ts';

/** One per folder of notes. Its name begins with a dot and ends in no `.md`, so no client lists or loads it. */
export const MARKS_FILE = '.memport';
/** What stands in it, one line of JSON a note, sorted by name: a mark, and by what the note is known again. */
export interface NoteMark {
  /** The note's path from the folder of the file. */
  note: string;
  /** The words of the note as it was placed, as short hashes. */
  is: string;
  mark: Mark;
}

const LINE_UNITS = 20_000;
const FILE_UNITS = 1 << 20;
const SKETCH_UNITS = 96;

/** The marks of a folder, by note. A line that cannot be read says nothing; of two for one note the first counts. */
export const readMarks = (text: string | undefined): Map<string, NoteMark> => {
  const out = new Map<string, NoteMark>();
  for (const line of (text ?? '').split('\n')) {
    const found = markIn(line);
    if (found && !out.has(found.note)) out.set(found.note, found);
  }
  return out;
};

/**
 * The mark of a note as it stands, or none where another text stands under its name. An edited note keeps its mark:
 * it is the same note while one of its fields is as it was placed, or two words in five are.
 */
export const markFor = (marks: ReadonlyMap<string, NoteMark>, note: string, memory: Memory): Mark | undefined => {
  const found = marks.get(note);
  if (!found) return undefined;
  const was = found.mark.placed ?? found.mark.base;
  const unmoved = WORDS.some((field) => memory[field] !== undefined && was[field] === fieldHash(memory[field]));
  return unmoved || likeness(found.is, shortSketch(memory)) >= LIKE ? found.mark : undefined;
};

const WORDS = ['statement', 'why', 'how', 'detail'] as const;

/** What is to be remembered of a memory that is placed now; its lines are known once its parts are. */
export const markOf = (memory: Memory, { from, old }: Pick<Site, 'from' | 'old'>): Mark | undefined => {
  const lines = old?.mark?.lines && { lines: old.mark.lines };
  if (!from) return old?.mark;
  const links = originalLinks(memory, from);
  return { source: from.id, base: baseOf(from), placed: placedBase(memory, old), ...lines, ...(links && { links }) };
};

/** A field that somebody edited in the target stays told as edited: else the source's next word would wipe it out. */
const placedBase = (memory: Memory, old: Memory | undefined): Base => {
  const now: Base = { ...baseOf(memory) };
  const was = old?.mark && (old.mark.placed ?? old.mark.base);
  if (!old || !was) return now;
  const stood = baseOf(old);
  for (const field of CARRIED) {
    if (stood[field] === was[field] || now[field] !== stood[field]) continue;
    if (was[field] === undefined) delete now[field];
    else now[field] = was[field];
  }
  return now;
};

/**
 * The lines a mark remembers after a write: what is written now, and what stood before where the old memory has no
 * place any more, so that a line somebody took out is still missed. `said` is by file.
 */
export const linesAfter = (mark: Mark, old: Memory | undefined, said: Readonly<Record<string, string>>): Mark => {
  const standing = old ? lineHashes(old) : {};
  const missed = Object.entries(mark.lines ?? {}).filter(
    ([file]) => old !== undefined && !Object.hasOwn(standing, file),
  );
  const { lines: _, ...rest } = mark;
  const lines = { ...Object.fromEntries(missed), ...said };
  return Object.keys(lines).length === 0 ? rest : { ...rest, lines };
};

export interface MarkEdit {
  note: string;
  /** Absent: the note is gone, or nothing is remembered of it. */
  mark?: Mark;
  memory?: Memory;
}

/** The text of a folder's file after the edits; every other line stays as it is. Blank = the file goes. */
export const placeMarks = (text: string | undefined, edits: readonly MarkEdit[]): string => {
  const moved = new Map(edits.map((edit) => [edit.note, lineOf(edit)]));
  const standing = (text ?? '')
    .replace(/\n$/, '')
    .split('\n')
    .map((line) => ({ line, note: markIn(line)?.note }));
  const found = new Set<string>();
  const out = standing.flatMap(({ line, note }) => {
    if (note === undefined || !moved.has(note)) return [{ line, note }];
    const fresh = found.has(note) ? undefined : moved.get(note);
    found.add(note);
    return fresh === undefined ? [] : [{ line: fresh, note }];
  });
  const added = [...moved]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([note, line]) => (line === undefined || found.has(note) ? [] : [{ line, note }]));
  let at = 0;
  const lines = [
    ...out.flatMap((each) => {
      const from = at;
      while (each.note !== undefined && at < added.length && (added[at]?.note ?? '') < each.note) at += 1;
      return [...added.slice(from, at), each];
    }),
    ...added.slice(at),
  ].map(({ line }) => line);
  if (lines.join('\n') === standing.map(({ line }) => line).join('\n')) return text ?? '';
  return lines.every((line) => line.trim() === '') ? '' : bounded(lines);
};

const lineOf = ({ note, mark, memory }: MarkEdit): string | undefined => {
  const line = mark && memory && printed({ note, is: shortSketch(memory), mark });
  return line === undefined || line.length > LINE_UNITS ? undefined : line;
};

/** A file that is larger is not read, so what finds no room is not remembered. */
const bounded = (lines: readonly string[]): string => {
  let room = FILE_UNITS;
  return lines
    .filter((line, index) => (line !== '' || index > 0) && (room -= line.length + 1) >= 0)
    .map((line) => `${line}\n`)
    .join('');
};

const shortSketch = (memory: Memory): string => sketchOf(memory).slice(0, SKETCH_UNITS);

const printed = ({ note, is, mark: { source, base, placed, lines, links } }: NoteMark): string =>
  asciiJson({
    note,
    is,
    source,
    base: printBase(base),
    ...(placed && { placed: printBase(differenceOf(base, placed)) }),
    ...(lines && { lines: Object.fromEntries(Object.entries(lines).sort(([a], [b]) => (a < b ? -1 : 1))) }),
    ...(links && { links }),
  });

const markIn = (line: string): NoteMark | undefined => {
  const value = line.length > LINE_UNITS || !line.startsWith('{') ? undefined : parsed(line);
  const { note, is, source, base, placed, lines, links } = record(value);
  if (typeof note !== 'string' || typeof is !== 'string' || typeof source !== 'string' || typeof base !== 'string')
    return undefined;
  const said = basesIn(base);
  return {
    note,
    is,
    mark: {
      source,
      base: said,
      ...(typeof placed === 'string' && { placed: withDifference(said, placed) }),
      ...(Array.isArray(links) && links.every((each) => typeof each === 'string') && { links }),
      ...(isRecord(lines) && {
        lines: Object.fromEntries(
          Object.entries(lines).filter((pair): pair is [string, string] => typeof pair[1] === 'string'),
        ),
      }),
    },
  };
};

/** `statement=1a2b3c4d why=…`: nothing after the sign says that the field was not there. */
const printBase = (base: Base): string =>
  Object.entries(base)
    .map(([field, hash]) => `${field}=${hash}`)
    .join(' ');

const differenceOf = (base: Base, placed: Base): Base =>
  Object.fromEntries(CARRIED.flatMap((field) => (base[field] === placed[field] ? [] : [[field, placed[field] ?? '']])));

const withDifference = (base: Base, text: string): Base =>
  Object.fromEntries(Object.entries({ ...base, ...basesIn(text) }).filter(([, hash]) => hash !== ''));
