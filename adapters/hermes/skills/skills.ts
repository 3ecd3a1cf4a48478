import type { Notes } from '../../../src/kit/notes.ts';
import type { Scope, Span } from '../../../src/ir/memory.ts';
import { blocksOf, linesOf } from '../../../src/text/blocks.ts';
import { printScalar, readFrontmatter } from '../../../src/text/frontmatter.ts';
import { headText } from '../../../src/text/yaml.ts';
import { OUR_SKILLS } from '../paths.ts';

/**
 * A body of ours: read with `skill_view(name, file_path=…)`; `references/` is not scanned for skills
 * (docs/formats/hermes.md §6a).
 */
export const NOTES: Notes = {
  slot: 'note',
  root: OUR_SKILLS,
  file: new RegExp(`^(?<base>(?<folder>${OUR_SKILLS}/[^/]+)/references)/(?<note>.+\\.md)$`),
  fileOf: (folder, name) => `${folder}/references/${name}.md`,
  rest: `${OUR_SKILLS}/more`,
};

export interface IndexLine {
  file: string;
  span: Span;
  title: string;
  hook: string;
  /** The file it names, from the root of the store. */
  target: string;
  inline?: true;
}

const LINK = /\[((?:[^\]\\]|\\.)*)\]\(([^()\s]+)\)/g;

/** `- [Title](references/x.md) — hook`, one line a note. */
export const indexLines = (file: string, text: string): IndexLine[] => {
  const folder = file.slice(0, file.lastIndexOf('/'));
  return linesOf(text).flatMap((line) => {
    if (!/^[-*] /.test(line.text)) return [];
    const links = [...line.text.matchAll(LINK)].filter((link) => (link[2] as string).startsWith('references/'));
    return links.map((link): IndexLine => ({
      file,
      span: [line.start, line.end],
      title: (link[1] as string).replace(/\\(.)/g, '$1'),
      hook: line.text.slice(link.index + link[0].length).replace(/^\s*[—–:-]+\s*/, ''),
      target: `${folder}/${link[2]}`,
      ...(links.length > 1 && { inline: true as const }),
    }));
  });
};

/** What the title says already is not said twice. */
export const indexLine = (title: string, target: string, hook: string): string =>
  hook.replace(/[.。]$/u, '') === title ? titleLine(title, target) : hookedLine(title, target, hook);

/** As earlier versions wrote every line. */
export const hookedLine = (title: string, target: string, hook: string): string =>
  `${titleLine(title, target)} — ${hook}`;

const titleLine = (title: string, target: string): string => `- [${title.replace(/[[\]\\]/g, '\\$&')}](${target})`;

export interface Skill {
  file: string;
  category: string;
  name: string;
  description: string;
  platforms: string[];
}

const SUPPORT = new Set(['references', 'templates', 'assets', 'scripts']);

/**
 * The skills below `base`, a folder inside a file tree; a skill right under it has its own name as category
 * (docs/formats/hermes.md §6a).
 */
export const skillsBelow = (base: string, texts: Iterable<readonly [string, string]>): Skill[] => {
  const prefix = base === '' ? '' : `${base}/`;
  return [...texts].flatMap(([file, text]): Skill[] => {
    if (!file.startsWith(prefix) || !(file === `${prefix}SKILL.md` || file.endsWith('/SKILL.md'))) return [];
    const steps = file.slice(prefix.length).split('/').slice(0, -1);
    if (steps.length === 0 || steps.some((step) => SUPPORT.has(step))) return [];
    const head = readFrontmatter(text)?.head ?? {};
    const folder = steps.at(-1) as string;
    const platforms = head['platforms'];
    return [
      {
        file,
        category: steps.length === 1 ? folder : steps.slice(0, -1).join('/'),
        name: headText(head, 'name')?.trim() || folder,
        description: shortDescription(headText(head, 'description') ?? ''),
        platforms: Array.isArray(platforms)
          ? platforms.filter((each) => typeof each === 'string')
          : typeof platforms === 'string'
            ? [platforms]
            : [],
      },
    ];
  });
};

export const categoryDescriptions = (base: string, texts: Iterable<readonly [string, string]>): Map<string, string> => {
  const prefix = base === '' ? '' : `${base}/`;
  const out = new Map<string, string>();
  for (const [file, text] of texts) {
    if (!file.startsWith(prefix) || !file.endsWith('/DESCRIPTION.md')) continue;
    const said = headText(readFrontmatter(text)?.head ?? {}, 'description')?.trim();
    if (said) out.set(file.slice(prefix.length, -'/DESCRIPTION.md'.length), said);
  }
  return out;
};

const MAX_DESCRIPTION = 60;

/**
 * At most 60 characters: longer ones are cut to 57 and `...`, so a skill line holds a topic, not a rule
 * (docs/formats/hermes.md §6a).
 */
const shortDescription = (text: string): string => {
  const points = [
    ...text
      .trim()
      .replace(/^["']+|["']+$/g, '')
      .trim(),
  ];
  return points.length <= MAX_DESCRIPTION ? points.join('') : `${points.slice(0, MAX_DESCRIPTION - 3).join('')}...`;
};

/** The line that tells a skill of ours from one a person wrote, so that an emptied one can go. */
const OURS = 'generator: memport';

/** The top of a SKILL.md; its description is all that the prompt shows of it. */
export const skillHead = (name: string, scope: Scope): string => {
  const about = scope.level === 'global' ? 'general' : name;
  const description = [...`Memories about ${about}; read before you work on it`];
  const short =
    description.length <= MAX_DESCRIPTION
      ? description.join('')
      : [...`Memories about ${about}`].slice(0, MAX_DESCRIPTION).join('');
  const where =
    'paths' in scope && scope.paths.length > 0 ? ` (${scope.paths.map((path) => `\`${path}\``).join(', ')})` : '';
  return `---\nname: ${printScalar(name)}\ndescription: ${printScalar(short)}\nmetadata:\n  ${OURS}\n---\n\n# ${name}\n\nWhat is remembered about ${about}${where}. Open the file behind a line before you rely on it.\n`;
};

/** The line of such a top that says where its project lies. */
export const saysWhere = /^What is remembered about .*$/m;

/** Whether a SKILL.md of ours names nothing any more. */
export const isEmptySkill = (file: string, text: string): boolean => {
  const front = readFrontmatter(text);
  if (!front || headText(front.head, 'metadata', 'generator') !== 'memport' || indexLines(file, text).length > 0)
    return false;
  return (
    blocksOf(text.slice(front.block[1]))
      .map((block) => block.kind)
      .join() === 'heading,paragraph'
  );
};
