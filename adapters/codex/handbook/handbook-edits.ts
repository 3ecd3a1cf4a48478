import { eolOf, weave } from '../../../src/kit/weave.ts';
import { handbookOf, type Group } from './handbook.ts';
import { outlineOf, type Section } from '../summary/outline.ts';

export interface HandbookLine {
  folder: string;
  /** The skeleton of the block: heading, scope, task, keywords. */
  group: string;
  citation: string;
  bullet?: { section: string; text: string };
}

/** New citations and bullets in the block that cites a folder; a block that is missing is made from its skeleton. */
export const addHandbookLines = (text: string, lines: readonly HandbookLine[], home: string): string => {
  let out = text;
  for (const [folder, group] of Map.groupBy(lines, (line) => line.folder)) {
    const [first] = group;
    if (!first) continue;
    let at = ourGroup(out, folder, home);
    if (!at) {
      out = withGroup(out, first.group, first.citation);
      at = ourGroup(out, folder, home);
    }
    if (!at) continue;
    const cited = new Set(at.tasks.flatMap((task) => task.citations.map((citation) => citation.file)));
    out = addCitations(
      out,
      at,
      folder,
      [...new Set(group.map((line) => line.citation))].filter((each) => !cited.has(each.split(' ')[0] as string)),
    );
    for (const [section, bullets] of Map.groupBy(
      group.flatMap((line) => line.bullet ?? []),
      (bullet) => bullet.section,
    )) {
      const now = ourGroup(out, folder, home);
      if (now)
        out = addBullets(
          out,
          now,
          section,
          bullets.map((bullet) => `- ${bullet.text}`),
        );
    }
  }
  return out;
};

const ourGroup = (text: string, folder: string, home: string): Group | undefined =>
  handbookOf(text, home).groups.find((group) =>
    group.tasks.some((task) => task.citations.some((citation) => citation.file.startsWith(`${folder}/`))),
  );

/** At the end: the blocks that stand are fresher, and what stands before the first one stays theirs. */
const withGroup = (text: string, skeleton: string, citation: string): string => {
  const eol = eolOf(text);
  const block = skeleton
    .replace('### extension_resource_files\n', `### extension_resource_files\n\n- ${citation}\n`)
    .split('\n')
    .join(eol);
  const bare = text.replace(/[\s]+$/, '');
  return `${text}${bare === '' ? '' : text.slice(bare.length).includes('\n') ? eol : eol + eol}${block}${eol}`;
};

const addCitations = (text: string, group: Group, folder: string, citations: readonly string[]): string => {
  if (citations.length === 0) return text;
  const task = group.tasks.find((each) => each.citations.some((citation) => citation.file.startsWith(`${folder}/`)));
  const at = task?.citations.at(-1)?.span[1];
  if (at === undefined) return text;
  return weave(text, [{ span: [at, at], text: citations.map((each) => `${eolOf(text)}- ${each}`).join('') }]);
};

const ORDER = ['User preferences', 'Reusable knowledge', 'Failures and how to do differently'];

const addBullets = (text: string, group: Group, name: string, bullets: readonly string[]): string => {
  const eol = eolOf(text);
  const section = group.sections.find(
    (each) => each.heading !== undefined && each.heading.level > 1 && each.heading.text === name,
  );
  if (section)
    return after(text, section, `${section.blocks.at(-1)?.kind === 'bullet' ? eol : eol + eol}${bullets.join(eol)}`);
  const later = ORDER.slice(ORDER.indexOf(name) + 1);
  const next = group.sections.find((each) => later.includes(each.heading?.text ?? ''));
  const block = [`## ${name}`, '', ...bullets].join(eol);
  if (next?.heading)
    return weave(text, [{ span: [next.heading.span[0], next.heading.span[0]], text: `${block}${eol}${eol}` }]);
  return after(text, group.sections.at(-1) as Section, eol + eol + block);
};

const after = (text: string, section: Section, block: string): string => {
  const at = section.blocks.at(-1)?.lines[1] ?? section.heading?.span[1] ?? 0;
  return weave(text, [{ span: [at, at], text: block + (at === text.length ? eolOf(text) : '') }]);
};

/** A block of ours in which nothing is left but its skeleton. */
export const isEmptyGroup = (text: string, group: Group, gone: (lineStart: number) => boolean): boolean => {
  const citations = group.tasks.flatMap((task) => task.citations);
  if (group.heading === undefined || citations.length === 0 || !citations.every((each) => gone(each.span[0])))
    return false;
  const skeleton = new Set(group.keywords.map((span) => span[0]));
  return outlineOf(text.slice(...group.span)).every((section) =>
    section.blocks.every((block) => {
      const start = block.span[0] + group.span[0];
      return (
        gone(start) || skeleton.has(start) || /^(?:scope|applies_to|reuse_rule):/.test(text.slice(start, start + 12))
      );
    }),
  );
};
