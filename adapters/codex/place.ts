import type { Edits, Part, Placed } from '../../src/adapter.ts';
import { linesAfter, MARKS_FILE, placeMarks, type MarkEdit } from '../../src/kit/marks.ts';
import { lineSpan, weave, type Cut } from '../../src/kit/weave.ts';
import type { Finding } from '../../src/ir/finding.ts';
import type { Memory, Place } from '../../src/ir/memory.ts';
import type { Change } from '../../src/ir/store.ts';
import { byteLength } from '../../src/text/measure.ts';
import { limitOf } from './conventions.ts';
import { addHandbookLines, isEmptyGroup, type HandbookLine } from './handbook-edits.ts';
import { handbookOf } from './handbook.ts';
import { linesIn } from './lines.ts';
import { outlineOf, type Section } from './outline.ts';
import { HANDBOOK, OUR_RESOURCES, SUMMARY } from './paths.ts';
import { INSTRUCTIONS, marksFile, RESOURCE_FILE, scopeFile } from './resources.ts';
import type { CodexStore } from './store.ts';
import { addSummaryLines, contentEnd, isRemovable, MORE, repaired, type SummaryLine } from './summary-edits.ts';
import { FRESH_SUMMARY, isMore, summaryOf } from './summary.ts';

/**
 * Resources first, then the handbook, then the summary that names them, removals last: a reader meets only states
 * that load. What is not named stays byte for byte.
 */
export const place = (edits: Edits, store: CodexStore): Placed => {
  const { closed, generation, userHome } = store.at.settings;
  const byId = new Map(store.memories.map((memory) => [memory.id, memory]));
  const moves = [
    ...edits.put.map(({ memory, replaces, form }): Move => ({ memory, old: replaces === undefined ? undefined : byId.get(replaces), parts: form.parts })),
    ...edits.withdraw.map((id): Move => ({ old: byId.get(id), parts: [] })),
  ].filter((move) => move.parts.length > 0 || (move.old !== undefined && move.old.readOnly !== true));
  if (moves.length === 0) return { changes: [], findings: [] };
  if (closed !== undefined) return { changes: [], findings: [{ rule: 'plan/unfit', severity: 'error', message: `nothing is written to ${store.at.root}: ${closed}`, file: store.at.root }] };

  const findings: Finding[] = [];
  const after = new Map<string, { text: string; mtimeMs?: number }>();
  const removed = new Set<string>();
  placeFiles();
  const handbook = edited(HANDBOOK, generation === 'v1');
  const summary = edited(SUMMARY, true);
  if (handbook !== undefined) after.set(HANDBOOK, { text: handbook });
  if (summary !== undefined) placeSummary(summary);
  // A v1 root with a summary and no handbook fails every consolidation (docs/formats/codex.md §4.1).
  const stands = (file: string): boolean => (after.has(file) || store.files.has(file)) && !removed.has(file);
  if (generation === 'v1' && stands(SUMMARY) && !stands(HANDBOOK)) {
    after.set(HANDBOOK, { text: store.files.get(HANDBOOK)?.text ?? '\n' });
    removed.delete(HANDBOOK);
  }
  return { changes: ordered(), findings };

  function placeFiles(): void {
    const gone = moves.flatMap(({ old, parts }) => old?.places.filter((each) => each.slot === 'resource' && !parts.some((part) => part.slot === 'resource' && part.file === each.file)) ?? []);
    for (const { file } of gone) removed.add(file);
    for (const part of moves.flatMap(({ parts }) => parts)) {
      if (part.file === undefined || part.file === SUMMARY || part.file === HANDBOOK) continue;
      if (part.slot !== 'resource' && (store.files.get(part.file)?.text ?? '').trim() !== '') continue;
      removed.delete(part.file);
      after.set(part.file, { text: part.text, ...(part.mtimeMs !== undefined && { mtimeMs: part.mtimeMs }) });
    }
    const left = [...new Set([...store.files.keys(), ...after.keys()])].filter((file) => RESOURCE_FILE.test(file) && !removed.has(file));
    for (const folder of new Set(gone.map((each) => each.container))) {
      if (!left.some((file) => file.startsWith(`${folder}/`))) for (const file of [scopeFile(folder), marksFile(folder)]) removed.add(file);
    }
    if (gone.length > 0 && left.length === 0) removed.add(INSTRUCTIONS);
    const marks = [...gone.map(({ file }) => ({ file })), ...moves.flatMap(remembered)];
    for (const [file, group] of Map.groupBy(marks, (each) => marksFile(folderOf(each.file)))) {
      const text = placeMarks(store.files.get(file)?.text, group.map((each) => ({ ...each, note: each.file.slice(folderOf(each.file).length + 1) })));
      if (text === '') removed.add(file);
      else if (!removed.has(file)) after.set(file, { text });
    }
  }

  /** The text of the handbook or the summary with old lines replaced, gone ones cut and new ones added; undefined = as it was. */
  function edited(file: string, writable: boolean): string | undefined {
    const text = store.files.get(file)?.text;
    const cuts: Cut[] = [];
    const goneLines: Place[] = [];
    const added: { part: Part; parts: readonly Part[] }[] = [];
    for (const { old, parts } of moves) {
      const fresh = parts.filter((part) => part.file === file && LINES.has(part.slot));
      for (const each of old?.places.filter((one) => one.file === file) ?? []) {
        const at = fresh.findIndex((part) => part.slot === each.slot && part.container === each.container);
        const [part] = at === -1 ? [] : fresh.splice(at, 1);
        if (part && part.text !== text?.slice(...each.span)) cuts.push({ span: each.span, text: part.text });
        else if (!part) goneLines.push(each);
      }
      for (const part of fresh) added.push({ part, parts });
    }
    if (!writable || (cuts.length === 0 && goneLines.length === 0 && added.length === 0)) return undefined;
    const kept = text === undefined ? '' : weave(text, [...cuts, ...removals(file, text, goneLines, added.map(({ part }) => part.container))]);
    return file === HANDBOOK ? addHandbookLines(kept, handbookLines(added), userHome) : addSummaryLines(repaired(kept.trim() === '' ? FRESH_SUMMARY : kept, generation === 'v2'), summaryLines(added));
  }

  function removals(file: string, text: string, gone: readonly Place[], filling: readonly string[]): Cut[] {
    if (gone.length === 0) return [];
    const sections = file === HANDBOOK ? outlineOf(text) : summaryOf(text).sections;
    const more = file === SUMMARY && ![...store.files.keys()].some((each) => RESOURCE_FILE.test(each) && !removed.has(each)) && ![...after.keys()].some((each) => RESOURCE_FILE.test(each)) ? sections.filter((each) => isMore(each.heading?.text ?? '')) : [];
    // The route to everything else is nobody's memory; a heading that held only it and gone lines is empty too.
    const starts = new Set([...gone.map((each) => each.span[0]), ...more.flatMap((each) => each.blocks.map((block) => block.span[0]))]);
    const isGone = (start: number): boolean => starts.has(start);
    const lines = gone.map((each): Cut => ({ span: file === SUMMARY ? asAdded([...each.span]) : lineSpan(text, each.span), text: '' }));
    const groups = file === HANDBOOK ? handbookOf(text, userHome).groups.filter((group) => !filling.some((each) => group.tasks.some((task) => task.citations.some((citation) => citation.file.startsWith(`${each}/`)))) && isEmptyGroup(text, group, isGone)) : [];
    const emptied = sections.filter((section) => isEmptied(section, sections, isGone, filling, file));
    const wide = [...groups.map((group) => group.span), ...[...emptied, ...more].map((section): [number, number] => (file === SUMMARY ? asAdded([section.heading?.span[0] ?? 0, contentEnd(section)]) : [section.heading?.span[0] ?? 0, section.end]))];
    const outer = wide.filter((span, index) => !wide.some((each, at) => at !== index && each[0] <= span[0] && each[1] >= span[1] && (each[0] < span[0] || each[1] > span[1] || at < index)));
    return [...outer.map((span): Cut => ({ span, text: '' })), ...lines.filter((cut) => !outer.some((span) => span[0] <= cut.span[0] && span[1] >= cut.span[1]))];

    /** Lines with the line ends before them, as they were added: so a summary without them takes the room it took before. */
    function asAdded([start, end]: [number, number]): [number, number] {
      const line = lineSpan(text, [start, end]);
      const before = text.slice(0, line[0]).replace(/(?:\r?\n)+$/, '').length;
      return before === 0 ? line : [before, text.slice(0, line[1]).replace(/\r?\n$/, '').length];
    }
  }

  function placeSummary(text: string): void {
    const v2 = generation === 'v2';
    const before = store.files.get(SUMMARY)?.text ?? '';
    if (text === FRESH_SUMMARY && before !== text && ![...after.keys()].some((file) => RESOURCE_FILE.test(file) && !removed.has(file))) {
      // Nothing but the headings memport begins a summary with.
      if (before !== '') removed.add(SUMMARY);
      after.delete(SUMMARY);
      if ((after.get(HANDBOOK)?.text ?? store.files.get(HANDBOOK)?.text ?? 'x').trim() === '') removed.add(HANDBOOK);
      return;
    }
    after.set(SUMMARY, { text });
    const limit = limitOf('v2File');
    if (v2 && byteLength(text) > limit) findings.push({ rule: 'form/invalid-summary', severity: 'error', message: `${SUMMARY} takes ${byteLength(text)} bytes: the next consolidation accepts at most ${limit}`, file: SUMMARY });
  }

  function ordered(): Change[] {
    const rank = (file: string): number => (file === SUMMARY ? 5 : file === HANDBOOK ? 4 : file.endsWith(`/${MARKS_FILE}`) ? 3 : RESOURCE_FILE.test(file) ? 2 : 1);
    const names = [...after.keys()].filter((file) => !removed.has(file)).sort((a, b) => rank(a) - rank(b) || (a < b ? -1 : 1));
    const puts = names.flatMap((file): Change[] => {
      const { text, mtimeMs } = after.get(file) as { text: string; mtimeMs?: number };
      const standing = store.files.get(file);
      if (standing?.text === text) return mtimeMs === undefined || Math.abs(standing.mtimeMs - mtimeMs) < 1 ? [] : [{ op: 'touch', file, mtimeMs }];
      return [{ op: 'put', file, text, ...(standing && { mode: standing.mode }), ...(mtimeMs !== undefined && { mtimeMs }) }];
    });
    const gone = [...removed].filter((file) => store.files.has(file)).sort((a, b) => rank(b) - rank(a) || (a < b ? -1 : 1));
    return [...puts, ...gone.map((file): Change => ({ op: 'remove', file }))];
  }
};

interface Move {
  /** Absent where one is withdrawn. */
  memory?: Memory;
  old: Memory | undefined;
  parts: readonly Part[];
}

const folderOf = (file: string): string => file.slice(0, file.lastIndexOf('/'));

/** What the marks of its folder are to say about a note that is written; none where nothing is known of it. */
const remembered = ({ memory, old, parts }: Move): (Omit<MarkEdit, 'note'> & { file: string })[] =>
  parts.flatMap(({ slot, file, mark }) => {
    if (slot !== 'resource' || file === undefined || !memory) return [];
    return [{ file, memory, ...(mark && { mark: linesAfter(mark, old, linesIn(parts, memory, file)) }) }];
  });

const LINES = new Set(['bullet', 'prose', 'route', 'handbook', 'citation', 'more']);

const summaryLines = (added: readonly { part: Part; parts: readonly Part[] }[]): SummaryLine[] =>
  added.flatMap(({ part, parts }): SummaryLine[] => {
    if (part.slot === 'more') {
      const [heading = '', line = ''] = part.text.split('\n\n');
      return [{ container: MORE, text: line.slice('- '.length), heading }];
    }
    const heading = part.slot === 'route' ? parts.find((each) => each.slot === 'topic')?.text : undefined;
    return [{ container: part.container, text: part.text, ...(heading !== undefined && { heading }) }];
  });

const handbookLines = (added: readonly { part: Part; parts: readonly Part[] }[]): HandbookLine[] =>
  added.flatMap(({ part, parts }): HandbookLine[] => {
    const group = parts.find((each) => each.slot === 'group');
    const citation = parts.find((each) => each.slot === 'citation');
    if (!group || !citation || (part.slot !== 'citation' && part.slot !== 'handbook')) return [];
    return [{ folder: group.container, group: group.text, citation: citation.text, ...(part.slot === 'handbook' && { bullet: { section: part.container.slice('handbook/'.length), text: part.text } }) }];
  });

/** A heading all of whose lines go, with nothing below it that stays and nothing new to come. */
const isEmptied = (section: Section, sections: readonly Section[], gone: (start: number) => boolean, filling: readonly string[], file: string): boolean => {
  if (!section.heading || (file === SUMMARY ? !isRemovable(section) : section.heading.level < 2)) return false;
  const below = sections.filter((each) => each.path.includes(section.heading as NonNullable<Section['heading']>));
  const blocks = below.flatMap((each) => each.blocks);
  if ((blocks.length === 0 && !below.some((each) => isMore(each.heading?.text ?? ''))) || !blocks.every((block) => gone(block.span[0]))) return false;
  const name = section.heading.text;
  return !filling.some((each) => name.includes(each) || each.endsWith(`/${name}`) || (name === 'extension_resource_files' && each.startsWith(OUR_RESOURCES)));
};

