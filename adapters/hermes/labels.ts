import type { Scope } from '../../src/ir/memory.ts';
import { OUR_SKILLS } from './paths.ts';

/**
 * An entry has no room for a scope, so a project stands as a label before the statement, and this file of ours says
 * which project a label means. Without it `app: ` would be only the first word of a sentence.
 */
export const LABELS_FILE = `${OUR_SKILLS}/projects.json`;

export type ProjectScope = Extract<Scope, { key: string }>;
export type Labels = Readonly<Record<string, ProjectScope>>;

export const readLabels = (text: string | undefined): Labels => {
  if (text === undefined) return {};
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return {};
  }
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return {};
  return Object.fromEntries(Object.entries(value).flatMap(([label, scope]: [string, unknown]) => (isScope(scope) && LABEL.test(label) ? [[label, scope]] : [])));
};

export const printLabels = (labels: Labels): string =>
  `${JSON.stringify(Object.fromEntries(Object.entries(labels).sort(([a], [b]) => (a < b ? -1 : 1))), null, 1)}\n`;

/** `app: rest`, where `app` is a label that stands for a project here. */
export const labelled = (text: string, labels: Labels): { label: string; rest: string } | undefined => {
  const match = /^([^\n:]{1,64}): (.*)$/s.exec(text);
  return match && Object.hasOwn(labels, match[1] as string) ? { label: match[1] as string, rest: match[2] as string } : undefined;
};

/** What can stand before the colon: no line break, no colon, no edge space. */
export const LABEL = /^(?! )[^\n:§]{1,64}(?<! )$/u;

const isScope = (value: unknown): value is ProjectScope => {
  if (value === null || typeof value !== 'object') return false;
  const { level, key, paths, globs } = value as Record<string, unknown>;
  const strings = (each: unknown): boolean => Array.isArray(each) && each.every((one) => typeof one === 'string');
  return (level === 'project' || level === 'path') && typeof key === 'string' && strings(paths) && (globs === undefined || strings(globs));
};

/** The label that stands for a scope, or a free one: no entry may begin with its words by chance. */
export const labelFor = (scope: ProjectScope, labels: Labels, entries: readonly string[]): string => {
  const same = (each: ProjectScope): boolean => each.level === scope.level && each.key === scope.key && JSON.stringify(each.globs) === JSON.stringify(scope.globs);
  const known = Object.entries(labels).find(([, each]) => same(each));
  if (known) return known[0];
  const last = scope.key.split('/').at(-1)?.replace(/[\n:§]/g, ' ').trim().slice(0, 40).trim() || 'project';
  for (let count = 1; ; count += 1) {
    const label = count === 1 ? last : `${last} ${count}`;
    if (!Object.hasOwn(labels, label) && LABEL.test(label) && !entries.some((entry) => entry.startsWith(`${label}:`))) return label;
  }
};
