import type { Scene } from '../../../src/ir/scene.ts';
import type { Block } from '../../../src/ir/view.ts';
import { categoryDescriptions, skillsBelow, type Skill } from './skills.ts';
import type { HermesStore } from '../store.ts';

interface Listed extends Skill {
  project: boolean;
}

/**
 * The list of skills as the prompt holds it, from `<available_skills>` to its end (docs/formats/hermes.md §6a: read in
 * v0.20.3, not run).
 * Project skills come first, marked and shadowing, when the project is trusted; external folders come last.
 */
export const skillsBlock = (
  home: HermesStore,
  contexts: readonly HermesStore[],
  scene: Scene,
): { block: Block; shown: Set<string> } | undefined => {
  const settings = home.at.settings;
  const listed: Listed[] = [];
  const descriptions = new Map<string, string>();
  const add = (store: HermesStore, base: string, project: boolean): void => {
    const texts = [...store.files].map(([name, file]) => [name, file.text] as const);
    for (const skill of skillsBelow(base, texts)) {
      if (settings.disabledSkills.includes(skill.name) || !runsOn(skill, scene.platform)) continue;
      if (listed.some((each) => each.name === skill.name && (each.category === skill.category || each.project)))
        continue;
      listed.push({ ...skill, project });
    }
    for (const [category, said] of categoryDescriptions(base, texts))
      if (!descriptions.has(category)) descriptions.set(category, said);
  };
  for (const store of contexts.filter(
    (each) =>
      each.at.layout === 'project' &&
      settings.projectSkills &&
      settings.trusted.some((folder) => expanded(folder, scene.home) === each.at.root),
  )) {
    add(store, '.hermes/skills', true);
    add(store, '.agents/skills', true);
  }
  add(home, 'skills', false);
  for (const store of contexts.filter((each) => each.at.layout === 'external')) add(store, '', false);
  if (listed.length === 0) return undefined;
  const categories = [...new Set(listed.map((skill) => skill.category))].sort(byCodePoint);
  const lines = categories.flatMap((category) => [
    `  ${category}:${descriptions.has(category) ? ` ${descriptions.get(category)}` : ''}`,
    ...listed
      .filter((skill) => skill.category === category)
      .sort((a, b) => Number(b.project) - Number(a.project) || byCodePoint(a.name, b.name))
      .map(lineOf),
  ]);
  const text = ['<available_skills>', ...lines, '</available_skills>'].join('\n');
  return {
    block: { role: 'system', label: 'skills', text },
    shown: new Set(listed.filter((skill) => !skill.project).map((skill) => skill.file)),
  };
};

const lineOf = (skill: Listed): string => {
  const said = `${skill.project ? '[project] ' : ''}${skill.description}`.trim();
  return `    - ${skill.name}${said === '' ? '' : `: ${said}`}`;
};

/** `platforms: [macos, linux, windows]`; without the key a skill runs everywhere (docs/formats/hermes.md §6a). */
const runsOn = (skill: Skill, platform: string): boolean => {
  const words = platform === 'darwin' ? ['macos', 'darwin'] : platform === 'win32' ? ['windows', 'win32'] : [platform];
  return skill.platforms.length === 0 || skill.platforms.some((each) => words.includes(each.toLowerCase()));
};

const expanded = (folder: string, home: string): string =>
  (folder === '~' || folder.startsWith('~/') ? home + folder.slice(1) : folder).replace(/(.)\/+$/, '$1');

const byCodePoint = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
