import type { Cost } from '../../src/adapter.ts';
import type { Store } from '../../src/ir/store.ts';
import type { Budget } from '../../src/ir/view.ts';
import { byteLength } from '../../src/text/measure.ts';
import { limitOf } from './conventions.ts';
import type { Section } from './outline.ts';
import { SUMMARY } from './paths.ts';
import { parseOf, type CodexParse } from './read.ts';
import { folderIn, FRESH_SUMMARY, HEADINGS, isMore, isRoutes, MORE_HEADING, MORE_LINE, OLDER, summaryOf, topOf } from './summary.ts';

export type LineCost = Cost;

/**
 * What a line takes of the summary: itself with its line end, and once per heading what that heading takes. Sizes
 * follow summary-edits.ts to the byte.
 */
export const headingCosts = (store: Store, text: string, container: string, heading: string | undefined): Cost[] => {
  const { sections } = standing(store);
  const line = (more?: Cost['shared']): Cost => ({ budget: SUMMARY, own: byteLength(`- ${text}\n`), ...(more && { shared: more }) });
  if (heading === undefined) {
    const name = container.slice('summary/'.length);
    const section = sections.find((each) => each.heading?.level === 2 && each.heading.text === name);
    if (!section) return [line({ key: container, size: byteLength(`\n\n## ${name}\n`) })];
    return [section.blocks.at(-1)?.kind === 'bullet' ? line() : line({ key: container, size: 1 })];
  }
  const own = sections.find((each) => isRoutes(topOf(each)) && folderIn(each.heading?.text ?? '') === container);
  if (own) return [own.blocks.at(-1)?.kind === 'bullet' ? line() : line({ key: container, size: 1 })];
  const routes = sections.some((each) => isRoutes(topOf(each)));
  const older = sections.some((each) => isRoutes(topOf(each)) && isOlder(each));
  const above = (routes ? 0 : byteLength(`\n\n## ${HEADINGS[3]}`)) + (older ? 0 : byteLength(`\n\n### ${OLDER}`));
  return [line({ key: container, size: byteLength(`\n\n${heading}\n`) }), ...(above > 0 ? [{ budget: SUMMARY, own: 0, shared: { key: OLDER, size: above } }] : [])];
};

export const isOlder = (section: Section): boolean => section.heading?.level === 3 && section.heading.text.trim().toLowerCase() === OLDER.toLowerCase();

/** A summary that is missing is written with the four headings: they are counted before the first line. */
const standing = (store: Store): { text: string; sections: readonly Section[] } => {
  const text = store.files.get(SUMMARY)?.text;
  return text === undefined || text.trim() === '' ? { text: FRESH_SUMMARY, sections: summaryOf(FRESH_SUMMARY).sections } : { text, sections: parseOf(store).summary.sections };
};

export const hasMore = (parse: CodexParse): boolean => parse.summary.sections.some((each) => isRoutes(topOf(each)) && isMore(each.heading?.text ?? ''));

/** The planned room, less what the route to everything else will take. */
export const summaryBudget = (store: Store): Budget => {
  const { text, sections } = standing(store);
  const reserve = hasMore(parseOf(store)) ? 0 : byteLength(`\n\n## ${HEADINGS[3]}\n\n### ${OLDER}\n\n${MORE_HEADING}\n\n${MORE_LINE}\n`);
  const paid = [
    ...sections.flatMap((each) => folderIn(each.heading?.text ?? '') ?? []),
    ...(sections.some((each) => isRoutes(topOf(each)) && isOlder(each)) ? [OLDER] : []),
  ];
  return { name: SUMMARY, used: byteLength(text), limit: limitOf('planned') - reserve, unit: 'bytes', paid };
};
