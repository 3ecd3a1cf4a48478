import type { Span } from '../../../src/ir/memory.ts';
import { BEYOND_SPACE } from '../../../src/text/flat.ts';
import { outlineOf, type Section } from './outline.ts';
import { OUR_RESOURCES, SUMMARY } from '../paths.ts';
import { isRoute, sayingOf, sectionKind, type Saying } from './sayings.ts';

export const HEADINGS = ['User Profile', 'User preferences', 'General Tips', "What's in Memory"] as const;
export const OLDER = 'Older Memory Topics';

/** A short line of ours below the heading that names its folder: `- name: hook`. */
export interface Route {
  span: Span;
  folder: string;
  file: string;
  says: string;
}

/** A bullet below such a heading, whatever it says. */
export interface TopicLine {
  span: Span;
  folder: string;
  says: string;
}

export interface Summary {
  sections: Section[];
  sayings: Saying[];
  routes: Route[];
  topicLines: TopicLine[];
  /** Bullets among the memories that only lead to another file. */
  pointers: Span[];
}

export const summaryOf = (text: string): Summary => {
  const sections = outlineOf(blankVersion(text));
  const sayings: Saying[] = [];
  const routes: Route[] = [];
  const topicLines: TopicLine[] = [];
  const pointers: Span[] = [];
  for (const section of sections) {
    const top = topOf(section);
    if (isRoutes(top)) {
      const folder = folderIn(section.heading?.text ?? '');
      if (folder === undefined) continue;
      for (const line of section.blocks
        .filter((block) => block.kind === 'bullet')
        .map(({ span }): TopicLine => ({
          span,
          folder,
          says: text
            .slice(...span)
            .replace(BROKEN, ' ')
            .trim(),
        }))) {
        topicLines.push(line);
        routes.push(...routeOf(line));
      }
      continue;
    }
    const at = {
      file: SUMMARY,
      container: `summary/${section.heading?.text ?? ''}`,
      scope: { level: 'global' as const },
      handbook: false,
    };
    for (const block of section.blocks) {
      if (block.kind === 'bullet' && isRoute(text.slice(...block.span))) {
        pointers.push(block.span);
        continue;
      }
      const saying = sayingOf(text, block, sectionKind(section.heading?.text ?? ''), at);
      if (saying) sayings.push(saying);
    }
  }
  return { sections, sayings, routes, topicLines, pointers };
};

/** White space that is no single space, which nearly all of it is. */
const BROKEN = new RegExp(` [ ${BEYOND_SPACE}]+|[${BEYOND_SPACE}][ ${BEYOND_SPACE}]*`, 'g');

/** The first `##` heading a section stands under. */
export const topOf = (section: Section): string => section.path.find((each) => each.level === 2)?.text ?? '';

export const isRoutes = (heading: string): boolean => /^what[’']?s in memory$/i.test(heading.trim());

export const isOlder = (section: Section): boolean =>
  section.heading?.level === 3 && section.heading.text.trim().toLowerCase() === OLDER.toLowerCase();

/** The folder of ours that a heading names. */
export const folderIn = (heading: string): string | undefined =>
  /\((extensions\/memport\/resources\/[^()\s/]+)\/?\)\s*$/.exec(heading)?.[1];

export const VERSION = /^\ufeff?v1[ \t]*(?=\r?\n|$)/;

/** Line 1 is the version, whatever stands below it; blanking it keeps every offset. */
const blankVersion = (text: string): string => text.replace(VERSION, (line) => ' '.repeat(line.length));

const routeOf = ({ span, folder, says }: TopicLine): Route[] => {
  const match = /^([\p{L}\p{N}_][\p{L}\p{M}\p{N}._+-]*): (.+)$/su.exec(says);
  return match ? [{ span, folder, file: `${folder}/${match[1]}.md`, says: match[2] as string }] : [];
};

export const FRESH_SUMMARY = `v1\n\n${HEADINGS.map((each) => `## ${each}\n`).join('\n')}`;

/** Leads to what found no room for a line of its own; its room is kept free. */
export const MORE_HEADING = `#### other projects and topics (${OUR_RESOURCES})`;
export const MORE_LINE =
  '- memport: one file per memory, in a folder per project; search them with the words of the task';
/** Where a v2 file is so full that only this much may be added. */
export const MORE_SHORT = `#### memport (${OUR_RESOURCES})`;
export const isMore = (heading: string): boolean => heading.includes(`(${OUR_RESOURCES})`);
