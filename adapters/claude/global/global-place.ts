import { landing, type PlaceMove } from '../../../src/kit/landing.ts';
import { eolOf, weave, type Cut } from '../../../src/kit/weave.ts';
import type { Span } from '../../../src/ir/memory.ts';
import type { Change } from '../../../src/ir/store.ts';
import { blocksIn, GLOBAL, sectionsIn } from './blocks.ts';
import { indexSection, LINES, type LineSection } from './overflow.ts';
import type { ClaudeStore } from '../store.ts';

/** Blocks and lines of the loaded file, and the files beside it: a file goes with its memory, and its lines with it. */
export const placeGlobal = (moves: readonly PlaceMove[], store: ClaudeStore): Change[] => {
  const textOf = (file: string): string => store.files.get(file)?.text ?? '';
  const blocks: BlockEdit[] = [];
  const lines = new Map<string, LineEdits>();
  const land = landing(store);
  const editsOf = (file: string): LineEdits => {
    const known = lines.get(file) ?? { set: new Map(), stand: new Map(), drop: new Set() };
    lines.set(file, known);
    return known;
  };
  const pointers = new Map<string, string>();
  for (const { old, parts } of moves) {
    const place = old?.places[0];
    const body = parts.find((part) => part.slot === 'file')?.file;
    const block = parts.find((part) => part.slot === 'block' || part.slot === 'text');
    const at = place && place.slot !== 'file' ? place.span[0] : undefined;
    if (at !== undefined || block)
      blocks.push({ ...(at !== undefined && { at }), ...(block && { text: block.text, bare: block.slot === 'text' }) });
    if (place?.slot === 'file' && place.file !== body && !land.has(place.file)) land.remove(place.file);
    for (const each of old?.places ?? []) if (each.slot === 'line' && place) editsOf(each.file).drop.add(place.file);
    const lined = parts.find((part) => part.slot === 'line')?.file;
    for (const part of parts) {
      if (part.file === undefined) continue;
      if (part.slot === 'file') land.put(part.file, part.text);
      if (part.slot === 'line' && body !== undefined) editsOf(part.file).set.set(body, part.text);
      if (part.slot === 'lead') editsOf(part.file).lead = part.text;
      if (part.slot === 'pointer' && lined !== undefined) pointers.set(lined, part.text);
    }
  }
  const indexes = [...lines.keys()].filter((file) => file !== GLOBAL);
  for (const file of indexes) {
    const text = placeLines(textOf(file) === '' ? `${LINES}\n` : textOf(file), editsOf(file));
    const holds = indexSection(text).lines.length > 0;
    const pointer = pointers.get(file);
    if (!holds) editsOf(GLOBAL).drop.add(file);
    else if (pointer !== undefined) editsOf(GLOBAL).stand.set(file, pointer);
    if (holds || blocksIn(text).length > 0) land.put(file, text);
    else land.remove(file);
  }
  const edited = lines.get(GLOBAL);
  const placed = placeBlocks(textOf(GLOBAL), blocks);
  const text = edited ? placeLines(placed, edited) : placed;
  if (text !== textOf(GLOBAL) && text.replace(/^\ufeff/, '').trim() === '') land.remove(GLOBAL);
  else if (text !== textOf(GLOBAL)) land.put(GLOBAL, text);
  // Files before the lines that name them, lines before the files they leave.
  return land.changes((file) => (file === GLOBAL ? 2 : indexes.includes(file) ? 1 : 0));
};

interface BlockEdit {
  /** Start of the place the memory has now. */
  at?: number;
  text?: string;
  /** A person's own words, without a mark. */
  bare?: boolean;
}

const placeBlocks = (text: string, edits: readonly BlockEdit[]): string => {
  const blocks = blocksIn(text);
  const eol = eolOf(text);
  const added: string[] = [];
  const cuts = edits.flatMap((edit): Cut[] => {
    const block = blocks.find((each) => each.said[0] === edit.at);
    const said = edit.text?.replace(/\r\n|\n/g, eol);
    // Below a mark everything up to the next one belongs to it: what follows must not get into it.
    const parted = block === undefined || block.end === text.length || beginsWithMark(text.slice(block.end));
    if (said !== undefined && (!block || (!parted && !edit.bare && block.how !== 'block'))) added.push(said);
    if (!block) return [];
    if (said !== undefined && (parted || edit.bare || block.how === 'block'))
      return [{ span: [block.marker[0], Math.max(block.said[1], block.marker[1])], text: said }];
    return [{ span: [block.marker[0], block.end], text: block.how === 'kept' && !parted ? LINES + eol : '' }];
  });
  const rest = weave(text, cuts);
  if (added.length > 0) return appended(rest, added, eol);
  const standing = rest.replace(/\s+$/, '');
  return cuts.length > 0 && standing.length < rest.length && rest.length < text.length && !text.endsWith(rest.slice(-8))
    ? standing + eol
    : rest;
};

const beginsWithMark = (text: string): boolean => text.startsWith('<!-- memport');

const appended = (text: string, blocks: readonly string[], eol: string): string => {
  const standing = text.replace(/\s+$/, '');
  return [...(standing.replace(/^\ufeff/, '') === '' ? [] : [standing]), ...blocks].join(eol + eol) + eol;
};

/** All by the file that a line names. */
interface LineEdits {
  set: Map<string, string>;
  /** Lines that stay as a person may have changed them, where they stand already. */
  stand: Map<string, string>;
  drop: Set<string>;
  /** The words above the lines. */
  lead?: string;
}

const placeLines = (text: string, { set, stand, drop, lead }: LineEdits): string => {
  const eol = eolOf(text);
  const seen = new Set<string>();
  const rest = weave(
    text,
    sectionsIn(text).flatMap((section) =>
      section.lines.flatMap(({ file, span }): Cut[] => {
        const wanted = set.get(file);
        const first = !seen.has(file);
        seen.add(file);
        if (wanted !== undefined && first) return [{ span, text: wanted }];
        return drop.has(file) && wanted === undefined ? [gone(text, section, span)] : [];
      }),
    ),
  );
  const added = [...stand, ...set].flatMap(([file, line]) => (seen.has(file) ? [] : [line]));
  const sections = sectionsIn(rest);
  if (added.length === 0 && sections.every((section) => section.lines.length === 0)) return withoutSections(rest);
  const section =
    sections.find((each) => each.lines.length > 0) ?? sections.find((each) => each.lead) ?? sections.at(-1);
  if (!section) return appended(rest, [[LINES, ...(lead === undefined ? [] : [lead]), ...added].join(eol)], eol);
  const at = section.lines.at(-1)?.span[1] ?? section.lead?.[1] ?? section.marker[1];
  // Words right below a line would be taken for more of it.
  const apart = /^\r?\n[ \t]*\S/.test(rest.slice(at, section.end)) ? eol : '';
  return weave(rest, [
    ...(lead === undefined || section.lead ? [] : [cut([section.marker[1], section.marker[1]], eol + lead)]),
    ...(lead !== undefined && section.lead ? [cut(section.lead, lead)] : []),
    ...(added.length === 0 ? [] : [cut([at, at], eol + added.join(eol) + apart)]),
  ]);
};

const cut = (span: Span, text: string): Cut => ({ span, text });

/** A line taken out; where words of a person stand on both sides, a mark is left that parts them. */
const gone = (text: string, { rest }: LineSection, span: Span): Cut => {
  const words = (run: Span): boolean => text.slice(...run).trim() !== '';
  const parts =
    rest.some((run) => run[1] <= span[0] && words(run)) && rest.some((run) => run[0] >= span[1] && words(run));
  return parts
    ? { span, text: LINES }
    : { span: [span[0], span[1] + (/^\r?\n/.exec(text.slice(span[1]))?.[0].length ?? 0)], text: '' };
};

/**
 * Sections without a line go; where anything else stands below one, its mark stays, because it parts that from the
 * memory above.
 */
const withoutSections = (text: string): string => {
  const rest = weave(
    text,
    sectionsIn(text).flatMap((section): Cut[] => {
      if (section.rest.every((run) => text.slice(...run).trim() === ''))
        return [{ span: [section.marker[0], section.end], text: '' }];
      return section.lead ? [gone(text, section, section.lead)] : [];
    }),
  );
  return rest === text || rest.trim() === '' ? rest : rest.replace(/\s+$/, '') + eolOf(text);
};
