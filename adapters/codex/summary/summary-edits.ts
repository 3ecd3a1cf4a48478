import { eolOf, weave, type Cut } from '../../../src/kit/weave.ts';
import { outlineOf, type Section } from './outline.ts';
import { folderIn, HEADINGS, isMore, isOlder, isRoutes, OLDER, summaryOf, topOf, VERSION } from './summary.ts';

export interface SummaryLine {
  /** `summary/<heading>` for a bullet, the folder of a route, `more` for the route to everything else. */
  container: string;
  text: string;
  /** The heading that names the folder. */
  heading?: string;
}

/** New lines at the end of their sections; headings that are missing come with the first line below them. */
export const addSummaryLines = (text: string, lines: readonly SummaryLine[]): string => {
  let out = text;
  for (const [container, group] of Map.groupBy(lines, (line) => line.container)) {
    const [first] = group;
    if (!first) continue;
    const all = group.filter((line) => line.text !== '').map((line) => `- ${line.text}`);
    // Two memories of the same words have a route each; a bullet, and the route to everything else, stand once.
    const texts = first.heading === undefined || container === MORE ? [...new Set(all)] : all;
    out =
      first.heading === undefined
        ? addBullets(out, container.slice('summary/'.length), texts)
        : addRoutes(out, container, first.heading, texts);
  }
  return out;
};

const addBullets = (text: string, name: string, lines: readonly string[]): string => {
  const sections = summaryOf(text).sections;
  const section = sections.find((each) => each.heading?.level === 2 && each.heading.text === name);
  if (section) return append(text, section, lines);
  // Before the first of the schema's headings that comes after it, else at the end.
  const order = HEADINGS.indexOf(name as (typeof HEADINGS)[number]);
  const next = sections.find(
    (each) => each.heading?.level === 2 && HEADINGS.indexOf(each.heading.text as (typeof HEADINGS)[number]) > order,
  );
  const eol = eolOf(text);
  const block = [`## ${name}`, '', ...lines].join(eol);
  if (order !== -1 && next?.heading)
    return weave(text, [{ span: [next.heading.span[0], next.heading.span[0]], text: `${block}${eol}${eol}` }]);
  return endedWith(text, block);
};

const addRoutes = (text: string, folder: string, heading: string, lines: readonly string[]): string => {
  const sections = summaryOf(text).sections;
  const under = sections.filter((each) => isRoutes(topOf(each)));
  const own = under.find((each) =>
    folder === MORE ? isMore(each.heading?.text ?? '') : folderIn(each.heading?.text ?? '') === folder,
  );
  if (own) return folder === MORE ? text : append(text, own, lines);
  const eol = eolOf(text);
  const block = [heading, ...(lines.length > 0 ? [''] : []), ...lines].join(eol);
  const older = under.findIndex(isOlder);
  if (older === -1) {
    const head = under.length > 0 ? `### ${OLDER}` : `## ${HEADINGS[3]}${eol}${eol}### ${OLDER}`;
    const last = under.at(-1);
    return last
      ? insertAfter(text, last, `${head}${eol}${eol}${block}`)
      : endedWith(text, `${head}${eol}${eol}${block}`);
  }
  // After the last heading below "Older Memory Topics".
  let last = under[older] as Section;
  for (const each of under.slice(older + 1)) {
    if ((each.heading?.level ?? 0) <= 3) break;
    last = each;
  }
  return insertAfter(text, last, block);
};

export const MORE = 'more';

export const contentEnd = (section: Section): number =>
  section.blocks.at(-1)?.lines[1] ?? section.heading?.span[1] ?? 0;

const append = (text: string, section: Section, lines: readonly string[]): string => {
  const eol = eolOf(text);
  const at = contentEnd(section);
  const gap = section.blocks.at(-1)?.kind === 'bullet' ? eol : eol + eol;
  return weave(text, [{ span: [at, at], text: gap + lines.join(eol) + (at === text.length ? eol : '') }]);
};

const insertAfter = (text: string, section: Section, block: string): string => {
  const eol = eolOf(text);
  const at = contentEnd(section);
  return weave(text, [{ span: [at, at], text: eol + eol + block + (at === text.length ? eol : '') }]);
};

const endedWith = (text: string, block: string): string => {
  const eol = eolOf(text);
  // White space before the last line end may belong to somebody's line.
  const bare = text.replace(/(?:\r?\n)+$/, '');
  return bare === '' ? `${block}${eol}` : `${bare}${eol}${eol}${block}${eol}`;
};

/** Cuts a heading that a removal emptied; the four of the schema stay. */
export const isRemovable = (section: Section): boolean => section.heading !== undefined && section.heading.level > 2;

/**
 * What the next consolidation's validator demands and a write can give without touching a memory: line 1 is `v1`;
 * on v2 all four headings and LF (docs/formats/codex.md §4.2, §4.3, run).
 */
export const repaired = (text: string, v2: boolean): string => {
  const cuts: Cut[] = [];
  if (v2 && text.includes('\r')) {
    const { sayings, routes } = summaryOf(text);
    const spans = [...sayings, ...routes].map((each) => each.span);
    for (const match of text.matchAll(/\r+\n/g)) {
      if (!spans.some(([start, end]) => match.index >= start && match.index < end))
        cuts.push({ span: [match.index, match.index + match[0].length], text: '\n' });
    }
  }
  // Blank lines at the end go with the first heading that is added there: they are counted as if they were gone.
  let out = weave(text, cuts).replace(/(?<=\r?\n)(?:\r?\n)+$/, '');
  if (!out.startsWith('v1\n') && !out.startsWith('v1\r\n') && out !== 'v1') {
    const eol = v2 ? '\n' : eolOf(out);
    const line = VERSION.exec(out)?.[0];
    out = line === undefined ? `v1${eol}${eol}${out.replace(/^\ufeff/, '')}` : `v1${out.slice(line.length)}`;
  }
  if (!v2) return out;
  for (const name of HEADINGS) {
    if (outlineOf(out).some((each) => each.heading?.level === 2 && each.heading.text === name)) continue;
    out = endedWith(out, `## ${name}`);
  }
  return out;
};
