import type { Cost } from '../../src/adapter.ts';
import { eolOf } from '../../src/express/weave.ts';
import type { Store } from '../../src/ir/store.ts';
import type { Budget } from '../../src/ir/view.ts';
import { byteLength } from '../../src/text/measure.ts';
import { limitOf } from './conventions.ts';
import type { Section } from './outline.ts';
import { placeOf, SUMMARY } from './paths.ts';
import { parseOf, type CodexParse } from './read.ts';
import { repaired } from './summary-edits.ts';
import { folderIn, FRESH_SUMMARY, HEADINGS, isMore, isOlder, isRoutes, MORE_HEADING, MORE_LINE, OLDER, summaryOf, topOf } from './summary.ts';

export type LineCost = Cost;

/**
 * What a line takes of the summary: itself with its line end, and once per heading what that heading takes. Sizes
 * follow summary-edits.ts to the byte.
 */
export const headingCosts = (store: Store, text: string, container: string, heading: string | undefined): Cost[] => {
  const { text: summary, sections } = standing(store);
  const size = (written: string): number => byteLength(written.replaceAll('\n', eolOf(summary)));
  const line = (more?: Cost['shared']): Cost => ({ budget: SUMMARY, own: size(`- ${text}\n`), ...(more && { shared: more }) });
  // A file without a last line end gets one with the first line.
  const end: Cost[] = summary.endsWith('\n') ? [] : [{ budget: SUMMARY, own: 0, shared: { key: 'line end', size: size('\n') } }];
  if (heading === undefined) {
    const name = container.slice('summary/'.length);
    const section = sections.find((each) => each.heading?.level === 2 && each.heading.text === name);
    if (!section) return [line({ key: container, size: size(`\n\n## ${name}\n`) }), ...end];
    return [section.blocks.at(-1)?.kind === 'bullet' ? line() : line({ key: container, size: size('\n') }), ...end];
  }
  const own = sections.find((each) => isRoutes(topOf(each)) && folderIn(each.heading?.text ?? '') === container);
  if (own) return [own.blocks.at(-1)?.kind === 'bullet' ? line() : line({ key: container, size: size('\n') }), ...end];
  const routes = sections.some((each) => isRoutes(topOf(each)));
  const older = sections.some((each) => isRoutes(topOf(each)) && isOlder(each));
  const above = (routes ? 0 : size(`\n\n## ${HEADINGS[3]}`)) + (older ? 0 : size(`\n\n### ${OLDER}`));
  return [line({ key: container, size: size(`\n\n${heading}\n`) }), ...end, ...(above > 0 ? [{ budget: SUMMARY, own: 0, shared: { key: OLDER, size: above } }] : [])];
};

/** The summary as the first write would leave it: with the headings it lacks, which are counted before any line. */
const standing = (store: Store): Standing => {
  const known = standings.get(store) ?? standingAnew(store);
  standings.set(store, known);
  return known;
};

interface Standing {
  text: string;
  sections: readonly Section[];
}

// Asked for every line of every form, and a store is a value.
const standings = new WeakMap<Store, Standing>();

const standingAnew = (store: Store): Standing => {
  const text = store.files.get(SUMMARY)?.text ?? '';
  const { summary } = parseOf(store);
  const base = text.trim() === '' ? FRESH_SUMMARY : repaired(text, placeOf(store.at).generation === 'v2');
  return base === text ? { text, sections: summary.sections } : { text: base, sections: summaryOf(base).sections };
};

export const hasMore = (parse: CodexParse): boolean => parse.summary.sections.some((each) => isRoutes(topOf(each)) && isMore(each.heading?.text ?? ''));

/** The planned room, less what the first write and the route to everything else will take. */
export const summaryBudget = (store: Store): Budget => {
  const used = byteLength(store.files.get(SUMMARY)?.text ?? '');
  const { text, sections } = standing(store);
  const route = `\n\n## ${HEADINGS[3]}\n\n### ${OLDER}\n\n${MORE_HEADING}\n\n${MORE_LINE}\n`;
  const reserve = hasMore(parseOf(store)) ? 0 : byteLength(route.replaceAll('\n', eolOf(text)));
  const paid = [
    ...sections.flatMap((each) => folderIn(each.heading?.text ?? '') ?? []),
    ...(sections.some((each) => isRoutes(topOf(each)) && isOlder(each)) ? [OLDER] : []),
  ];
  return { name: SUMMARY, used, limit: limitOf('planned') - reserve - (byteLength(text) - used), unit: 'bytes', paid };
};
