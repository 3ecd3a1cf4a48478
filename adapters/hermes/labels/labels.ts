import { MARKS_FILE } from '../../../src/kit/marks.ts';
import { asciiJson } from '../../../src/kit/note.ts';
import type { Scope } from '../../../src/ir/memory.ts';
import { brokenAt, isRecord, parsed, record } from '../../../src/text/json.ts';
import { OUR_SKILLS } from '../paths.ts';

/**
 * An entry has no room for a scope, so a project stands as a label before the statement, and this file of ours says
 * which project a label means. Without it `app: ` would be only the first word of a sentence.
 */
export const LABELS_FILE = `${OUR_SKILLS}/projects.json`;

export type ProjectScope = Extract<Scope, { key: string }>;
export type Labels = Readonly<Record<string, ProjectScope>>;

export interface LabelsIn {
  labels: Labels;
  /** What else stands in the file: it means nothing here and is kept. */
  others: Readonly<Record<string, unknown>>;
  /** Offset of the first character that is wrong: nothing is read from such a file, and nothing written to it. */
  broken?: number;
}

export const labelsIn = (text: string | undefined): LabelsIn => {
  const none = { labels: {}, others: {} };
  if (text === undefined || text.trim() === '') return none;
  const wrong = brokenAt(text);
  if (wrong !== -1) return { ...none, broken: wrong };
  const value: unknown = JSON.parse(text);
  if (!isRecord(value)) return { ...none, broken: text.length - text.trimStart().length };
  const [labels, others] = parted(Object.entries(value));
  return { labels, others };
};

const parted = (entries: readonly [string, unknown][]): [Labels, Record<string, unknown>] => {
  const isLabel = (pair: readonly [string, unknown]): pair is [string, ProjectScope] =>
    isScope(pair[1]) && LABEL.test(pair[0]);
  return [Object.fromEntries(entries.filter(isLabel)), Object.fromEntries(entries.filter((pair) => !isLabel(pair)))];
};

export const printLabels = (labels: Labels, others: Readonly<Record<string, unknown>> = {}): string =>
  `${JSON.stringify(Object.fromEntries(Object.entries({ ...others, ...labels }).sort(([a], [b]) => (a < b ? -1 : 1))), null, 1)}\n`;

/**
 * The same labels again, a line each, in a file of ours that nobody has a reason to touch: one of the two is enough.
 */
export const LABEL_ROWS_FILE = `${OUR_SKILLS}/${MARKS_FILE}`;

export const labelRows = (text: string | undefined): Labels =>
  Object.fromEntries((text ?? '').split('\n').flatMap((line) => rowIn(line)));

/** Other lines of that file stay as they are. */
export const withLabelRows = (text: string | undefined, labels: Labels): string => {
  const rows = Object.entries(labels)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([label, scope]) => asciiJson({ label, scope }));
  const others = (text ?? '').split('\n').filter((line) => line.trim() !== '' && rowIn(line).length === 0);
  return [...rows, ...others].map((line) => `${line}\n`).join('');
};

const ROW_UNITS = 20_000;

const rowIn = (line: string): [string, ProjectScope][] => {
  const { label, scope } = record(line.length > ROW_UNITS || !line.startsWith('{') ? undefined : parsed(line));
  return typeof label === 'string' && LABEL.test(label) && isScope(scope) ? [[label, scope]] : [];
};

/** `app: rest`, where `app` is a label that stands for a project here. */
export const labelled = (text: string, labels: Labels): { label: string; rest: string } | undefined => {
  const match = /^([^\n:]{1,64}):[ \n](.*)$/s.exec(text);
  return match && Object.hasOwn(labels, match[1] as string)
    ? { label: match[1] as string, rest: match[2] as string }
    : undefined;
};

/** What can stand before the colon: no line break, no colon, no edge space. */
export const LABEL = /^(?! )[^\n:§]{1,64}(?<! )$/u;

const isScope = (value: unknown): value is ProjectScope => {
  if (!isRecord(value)) return false;
  const { level, key, paths, globs } = value;
  const strings = (each: unknown): boolean => Array.isArray(each) && each.every((one) => typeof one === 'string');
  return (
    (level === 'project' || level === 'path') &&
    typeof key === 'string' &&
    strings(paths) &&
    (globs === undefined || strings(globs))
  );
};

/** The label that stands for a scope, or a free one: no entry may begin with its words by chance. */
export const labelFor = (scope: ProjectScope, labels: Labels, entries: readonly string[]): string => {
  const same = (each: ProjectScope): boolean =>
    each.level === scope.level && each.key === scope.key && JSON.stringify(each.globs) === JSON.stringify(scope.globs);
  const known = Object.entries(labels).find(([, each]) => same(each));
  if (known) return known[0];
  const last = labelOf(scope.key);
  for (let count = 1; ; count += 1) {
    const label = count === 1 ? last : `${last} ${count}`;
    if (!Object.hasOwn(labels, label) && LABEL.test(label) && !entries.some((entry) => entry.startsWith(`${label}:`)))
      return label;
  }
};

const labelOf = (path: string): string =>
  path
    .split('/')
    .at(-1)
    ?.replace(/[\n:§]/g, ' ')
    .trim()
    .slice(0, 40)
    .trim() || 'project';

/** Whether a label is one that a scope could have been given here, by its key or by where it lies. */
export const couldMean = (label: string, { key, paths }: ProjectScope): boolean =>
  LABEL.test(label) &&
  [key, ...paths].some((path) => label.replace(/ \d+$/, '') === labelOf(path) || label === labelOf(path));
