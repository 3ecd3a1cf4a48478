import type { Edits, Part, Placed } from '../../src/adapter.ts';
import { landing, movesOf } from '../../src/kit/landing.ts';
import { MARKS_FILE } from '../../src/kit/marks.ts';
import { landMarks, landNotes } from '../../src/kit/notes.ts';
import { lineSpan, weave, type Cut } from '../../src/kit/weave.ts';
import type { Finding } from '../../src/ir/finding.ts';
import type { Place } from '../../src/ir/memory.ts';
import { byteLength } from '../../src/text/measure.ts';
import { limitOf } from './conventions.ts';
import { addHandbookLines, isEmptyGroup, type HandbookLine } from './handbook/handbook-edits.ts';
import { handbookOf } from './handbook/handbook.ts';
import { linesIn } from './resources/lines.ts';
import { outlineOf, type Section } from './summary/outline.ts';
import { HANDBOOK, OUR_RESOURCES, SUMMARY } from './paths.ts';
import { INSTRUCTIONS, isResource, NOTES, scopeFile } from './resources/resources.ts';
import type { CodexStore } from './store.ts';
import { addSummaryLines, contentEnd, isRemovable, MORE, repaired, type SummaryLine } from './summary/summary-edits.ts';
import { FRESH_SUMMARY, isMore, summaryOf } from './summary/summary.ts';
import { folderOf } from '../../src/text/path.ts';

/**
 * Resources first, then the handbook, then the summary that names them, removals last: a reader meets only states
 * that load. What is not named stays byte for byte.
 */
export const place = (edits: Edits, store: CodexStore): Placed => {
  const { closed, generation, userHome } = store.at.settings;
  const moves = movesOf(edits, store);
  if (moves.length === 0) return { changes: [], findings: [] };
  if (closed !== undefined)
    return {
      changes: [],
      findings: [
        {
          rule: 'plan/unfit',
          severity: 'error',
          message: `nothing is written to ${store.at.root}: ${closed}`,
          file: store.at.root,
        },
      ],
    };

  const findings: Finding[] = [];
  const land = landing(store);
  const gone = landNotes(land, moves, NOTES);
  placeShared();
  landMarks(land, moves, gone, NOTES, linesIn);
  const handbook = edited(HANDBOOK, generation === 'v1');
  const summary = edited(SUMMARY, true);
  if (handbook !== undefined) land.put(HANDBOOK, handbook);
  if (summary !== undefined) placeSummary(summary);
  // A v1 root with a summary and no handbook fails every consolidation (docs/formats/codex.md §4.1).
  if (generation === 'v1' && land.stands(SUMMARY) && !land.stands(HANDBOOK)) {
    land.put(HANDBOOK, store.files.get(HANDBOOK)?.text ?? '\n');
  }
  return { changes: land.changes(rankOf), findings };

  /** What the folders of notes are about: where it is missing or blank, and as long as a note is left. */
  function placeShared(): void {
    for (const { file, owner, text } of moves.flatMap(({ parts }) => parts)) {
      if (owner !== 'shared' || file === undefined || file === SUMMARY || file === HANDBOOK) continue;
      if ((store.files.get(file)?.text ?? '').trim() === '') land.put(file, text);
    }
    const left = new Set(land.files().filter(isResource).map(folderOf));
    for (const folder of gone.map(folderOf)) if (!left.has(folder)) land.remove(scopeFile(folder));
    if (gone.length > 0 && left.size === 0) land.remove(INSTRUCTIONS);
  }

  /**
   * The text of the handbook or the summary with old lines replaced, gone ones cut and new ones added; undefined = as
   * it was.
   */
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
    const kept =
      text === undefined
        ? ''
        : weave(text, [
            ...cuts,
            ...removals(
              file,
              text,
              goneLines,
              added.map(({ part }) => part.container),
            ),
          ]);
    return file === HANDBOOK
      ? addHandbookLines(kept, handbookLines(added), userHome)
      : addSummaryLines(repaired(kept.trim() === '' ? FRESH_SUMMARY : kept, generation === 'v2'), summaryLines(added));
  }

  function removals(file: string, text: string, gone: readonly Place[], filling: readonly string[]): Cut[] {
    if (gone.length === 0) return [];
    const sections = file === HANDBOOK ? outlineOf(text) : summaryOf(text).sections;
    const more =
      file === SUMMARY && !land.files().some(isResource)
        ? sections.filter((each) => isMore(each.heading?.text ?? ''))
        : [];
    // The route to everything else is nobody's memory; a heading that held only it and gone lines is empty too.
    const starts = new Set([
      ...gone.map((each) => each.span[0]),
      ...more.flatMap((each) => each.blocks.map((block) => block.span[0])),
    ]);
    const isGone = (start: number): boolean => starts.has(start);
    const lines = gone.map((each): Cut => ({
      span: file === SUMMARY ? asAdded([...each.span]) : lineSpan(text, each.span),
      text: '',
    }));
    const groups =
      file === HANDBOOK
        ? handbookOf(text, userHome).groups.filter(
            (group) =>
              !filling.some((each) =>
                group.tasks.some((task) => task.citations.some((citation) => citation.file.startsWith(`${each}/`))),
              ) && isEmptyGroup(text, group, isGone),
          )
        : [];
    const emptied = sections.filter((section) => isEmptied(section, sections, isGone, filling, file));
    const wide = [
      ...groups.map((group) => group.span),
      ...[...emptied, ...more].map((section): [number, number] =>
        file === SUMMARY
          ? asAdded([section.heading?.span[0] ?? 0, contentEnd(section)])
          : [section.heading?.span[0] ?? 0, section.end],
      ),
    ];
    const outer = wide.filter(
      (span, index) =>
        !wide.some(
          (each, at) =>
            at !== index &&
            each[0] <= span[0] &&
            each[1] >= span[1] &&
            (each[0] < span[0] || each[1] > span[1] || at < index),
        ),
    );
    return [
      ...outer.map((span): Cut => ({ span, text: '' })),
      ...lines.filter((cut) => !outer.some((span) => span[0] <= cut.span[0] && span[1] >= cut.span[1])),
    ];

    /**
     * Lines with the line ends before them, as they were added: so a summary without them takes the room it took
     * before.
     */
    function asAdded([start, end]: [number, number]): [number, number] {
      const line = lineSpan(text, [start, end]);
      const before = text.slice(0, line[0]).replace(/(?:\r?\n)+$/, '').length;
      return before === 0 ? line : [before, text.slice(0, line[1]).replace(/\r?\n$/, '').length];
    }
  }

  function placeSummary(text: string): void {
    const v2 = generation === 'v2';
    const before = store.files.get(SUMMARY)?.text ?? '';
    if (text === FRESH_SUMMARY && before !== text && !land.files().some((file) => land.has(file) && isResource(file))) {
      // Nothing but the headings memport begins a summary with.
      if (before !== '') land.remove(SUMMARY);
      if ((land.textOf(HANDBOOK) ?? 'x').trim() === '') land.remove(HANDBOOK);
      return;
    }
    land.put(SUMMARY, text);
    const limit = limitOf('v2File');
    if (v2 && byteLength(text) > limit)
      findings.push({
        rule: 'form/invalid-summary',
        severity: 'error',
        message: `${SUMMARY} takes ${byteLength(text)} bytes: the next consolidation accepts at most ${limit}`,
        file: SUMMARY,
      });
  }
};

const rankOf = (file: string): number =>
  file === SUMMARY ? 5 : file === HANDBOOK ? 4 : file.endsWith(`/${MARKS_FILE}`) ? 3 : isResource(file) ? 2 : 1;

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
    return [
      {
        folder: group.container,
        group: group.text,
        citation: citation.text,
        ...(part.slot === 'handbook' && {
          bullet: { section: part.container.slice('handbook/'.length), text: part.text },
        }),
      },
    ];
  });

/** A heading all of whose lines go, with nothing below it that stays and nothing new to come. */
const isEmptied = (
  section: Section,
  sections: readonly Section[],
  gone: (start: number) => boolean,
  filling: readonly string[],
  file: string,
): boolean => {
  if (!section.heading || (file === SUMMARY ? !isRemovable(section) : section.heading.level < 2)) return false;
  const below = sections.filter((each) => each.path.includes(section.heading as NonNullable<Section['heading']>));
  const blocks = below.flatMap((each) => each.blocks);
  if (
    (blocks.length === 0 && !below.some((each) => isMore(each.heading?.text ?? ''))) ||
    !blocks.every((block) => gone(block.span[0]))
  )
    return false;
  const name = section.heading.text;
  return !filling.some(
    (each) =>
      name.includes(each) ||
      each.endsWith(`/${name}`) ||
      (name === 'extension_resource_files' && each.startsWith(OUR_RESOURCES)),
  );
};
