import type { Cost } from '../../../src/adapter.ts';
import { eolOf } from '../../../src/kit/weave.ts';
import type { Budget } from '../../../src/ir/view.ts';
import { byteLength } from '../../../src/text/measure.ts';
import { LEFT_FREE } from '../../../src/kit/room.ts';
import { injectedBy, limitOf } from '../conventions.ts';
import type { Section } from './outline.ts';
import { OUR_RESOURCES, SUMMARY } from '../paths.ts';
import type { CodexParse, CodexStore } from '../store.ts';
import { repaired } from './summary-edits.ts';
import {
  folderIn,
  FRESH_SUMMARY,
  HEADINGS,
  isMore,
  isOlder,
  isRoutes,
  MORE_HEADING,
  MORE_LINE,
  MORE_SHORT,
  OLDER,
  summaryOf,
  topOf,
} from './summary.ts';

/**
 * What a line takes of the summary: itself with its line end, and once per heading what that heading takes, which
 * `paid` says of headings that stand. Sizes follow summary-edits.ts to the byte.
 */
export const lineCosts = (store: CodexStore, text: string, container: string, heading: string | undefined): Cost[] => {
  const { shared, lineEnd } = standing(store);
  const above = `${container}\n${heading ?? ''}`;
  // Every line of every form below a heading pays the same for what stands above it.
  const costs = shared.get(above) ?? headingCosts(standing(store), container, heading);
  shared.set(above, costs);
  return [{ budget: SUMMARY, own: byteLength(`- ${text}`) + byteLength(lineEnd) }, ...costs];
};

/** What a line that stands there takes beside itself: a file without a last line end gets one with the first line. */
const headingCosts = ({ sections, lineEnd }: Standing, container: string, heading: string | undefined): Cost[] => {
  const shared = (key: string, written: string): Cost => ({
    budget: SUMMARY,
    own: 0,
    shared: { key, size: byteLength(written.replaceAll('\n', lineEnd)) },
  });
  if (heading !== undefined)
    return [
      shared(LINE_END, '\n'),
      shared(container, `\n\n${heading}\n`),
      shared(OLDER, `\n\n### ${OLDER}`),
      shared(ROUTES, `\n\n## ${ROUTES}`),
    ];
  const name = container.slice('summary/'.length);
  const stands = sections.some((each) => isNamed(each, name));
  return [shared(LINE_END, '\n'), shared(container, stands ? '\n' : `\n\n## ${name}\n`)];
};

const LINE_END = 'line end';
const ROUTES = HEADINGS[3];
const isNamed = (section: Section, name: string): boolean =>
  section.heading?.level === 2 && section.heading.text === name;

/** Keys of what stands already; of headings that stand twice, the first takes the line. */
const paidIn = (text: string, sections: readonly Section[]): string[] => [
  ...(text.endsWith('\n') ? [LINE_END] : []),
  ...sections.flatMap((each) => {
    const under = isRoutes(topOf(each));
    const ends = each.blocks.at(-1)?.kind === 'bullet';
    const folder = under ? folderIn(each.heading?.text ?? '') : undefined;
    return [
      ...(folder !== undefined && ends ? [folder] : []),
      ...(under && isOlder(each) ? [OLDER] : []),
      ...(under && each.heading?.level === 2 ? [ROUTES] : []),
      ...(!under &&
      each.heading?.level === 2 &&
      ends &&
      sections.find((one) => isNamed(one, each.heading?.text ?? '')) === each
        ? [`summary/${each.heading.text}`]
        : []),
    ];
  }),
];

/** The summary as the first write would leave it: with the headings it lacks, which are counted before any line. */
const standing = (store: CodexStore): Standing => {
  const known = standings.get(store) ?? standingAnew(store);
  standings.set(store, known);
  return known;
};

interface Standing {
  text: string;
  sections: readonly Section[];
  lineEnd: string;
  /** By container and heading, what the first line there pays for them. */
  shared: Map<string, readonly Cost[]>;
}

// Asked for every line of every form, and a store is a value.
const standings = new WeakMap<CodexStore, Standing>();

const standingAnew = (store: CodexStore): Standing => {
  const text = store.files.get(SUMMARY)?.text ?? '';
  const { summary } = store.parse;
  const base = text.trim() === '' ? FRESH_SUMMARY : repaired(text, store.at.settings.generation === 'v2');
  const sections = base === text ? summary.sections : summaryOf(base).sections;
  return { text: base, sections, lineEnd: eolOf(base), shared: new Map() };
};

const hasMore = (parse: CodexParse): boolean =>
  parse.summary.sections.some((each) => isRoutes(topOf(each)) && isMore(each.heading?.text ?? ''));

/**
 * The route to everything without a line of its own, as long as the file may take it; none when not even the short one
 * fits a v2 file.
 */
export const moreText = (store: CodexStore): string | undefined => {
  const most = store.at.settings.generation === 'v2' ? limitOf('v2File') : Infinity;
  const long = `${MORE_HEADING}\n\n${MORE_LINE}`;
  const fits = (text: string, left: number): boolean =>
    byteLength(standing(store).text) + sizeOf(withMore(store, text), store) + left <= most;
  if (hasMore(store.parse) || fits(long, LEFT_FREE)) return long;
  return fits(MORE_SHORT, 0) ? MORE_SHORT : undefined;
};

/** What that route adds by key: it comes with the headings above it, so a line below them pays for neither. */
const withMore = (store: CodexStore, text: string): [key: string, written: string][] => {
  const keys = new Set(paidIn(standing(store).text, standing(store).sections));
  const all: [string, string][] = [
    [LINE_END, '\n'],
    [ROUTES, `\n\n## ${ROUTES}`],
    [OLDER, `\n\n### ${OLDER}`],
    [OUR_RESOURCES, `\n\n${text}`],
  ];
  return hasMore(store.parse) ? [] : all.filter(([key]) => !keys.has(key));
};

const sizeOf = (added: readonly [string, string][], store: CodexStore): number =>
  added.reduce((sum, [, written]) => sum + byteLength(written.replaceAll('\n', eolOf(standing(store).text))), 0);

/** What the first write and the route to everything else will take is due. */
export const summaryBudget = (store: CodexStore): Budget => {
  const used = byteLength(store.files.get(SUMMARY)?.text ?? '');
  const { text, sections } = standing(store);
  const route = moreText(store);
  const more = route === undefined ? [] : withMore(store, route);
  const due = sizeOf(more, store) + byteLength(text) - used;
  // The headings above that route are there for every line, its own only for what has no line.
  const rest = sizeOf(more.slice(-1), store);
  const limit = store.at.settings.generation === 'v2' ? limitOf('v2File') : injectedBy(store.at.settings);
  return {
    name: SUMMARY,
    used,
    ...(due > 0 && { due, rest }),
    limit,
    planned: limitOf('planned'),
    unit: 'bytes',
    paid: [...new Set([...paidIn(text, sections), ...more.map(([key]) => key)])],
  };
};
