import { FINDING_RULE, isPlain, SEVERITIES, type FindingRule, type Severity } from '../ir/finding-rules.ts';
import { distinct } from '../ir/identity.ts';
import { homeless } from '../text/homeless.ts';
import { folderOf } from '../text/path.ts';
import type { FindingDocument } from '../verbs/document.ts';
import { MASKED } from '../text/safe.ts';
import { safeLine } from './terminal.ts';

/** From where a path is told: a forge shows only what lies in its repository. */
export type ReportBase = 'repository' | 'home' | 'machine';

export interface ReportLine {
  rule: FindingRule;
  severity: Severity;
  /** What was found; where that may quote a memory and must not, what its rule says of all such findings. */
  message: string;
  base: ReportBase;
  /** Relative to the base, parted by slashes. */
  path: string;
  line?: number;
  store: string;
  memory?: { id: string; handle: string };
  /** Of this finding alone, whatever its line and whoever's home. */
  fingerprint: string;
}

/** The findings of one subject: a pair of stores, or all that a command read. */
export interface Category {
  name: string;
  findings: ReportLine[];
}

/** What every format for machines is made of: the gravest findings first, in each of its categories. */
export interface Report {
  command: string;
  version: string;
  categories: Category[];
}

/** Where a report is made, and whether it may hold memory text. */
export interface ReportPlace {
  version: string;
  home: string;
  /** The root of the repository that memport was started in. */
  repository?: string;
  /** The file in the root of that repository that says what memport is to do there, where there is one. */
  config?: string;
  showContent: boolean;
}

/** What a command found; `categoryOf` parts it where it compared several pairs. */
export const reportOf = <Found extends FindingDocument>(
  { command, findings }: { command: string; findings: readonly Found[] },
  ground: ReportPlace,
  categoryOf: (finding: Found) => string = () => command,
): Report => {
  const apart = distinct();
  const told = findings.map((finding) => [categoryOf(finding), toldOf(finding, ground, apart)] as const);
  const groups = Map.groupBy(told, ([name]) => name);
  if (groups.size === 0) groups.set(command, []);
  return {
    command,
    version: ground.version,
    categories: [...groups].map(([name, group]) => ({
      name: `memport/${name}`,
      findings: group.map(([, each]) => each).sort(gravestFirst),
    })),
  };
};

const gravestFirst = (a: ReportLine, b: ReportLine): number =>
  SEVERITIES.indexOf(a.severity) - SEVERITIES.indexOf(b.severity) ||
  compared(a.rule, b.rule) ||
  compared(a.path, b.path) ||
  (a.line ?? 0) - (b.line ?? 0);

const compared = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

const toldOf = (finding: FindingDocument, ground: ReportPlace, apart: (key: string) => string): ReportLine => {
  const { rule, severity, file, line, store = '', memory } = finding;
  const said = ground.showContent || isPlain(rule) ? finding.message : FINDING_RULE[rule].page;
  const place = placed(file, ground);
  const named = place.base === 'repository' ? nameable(place.path, ground) : place.path;
  const note = named === place.path ? '' : ' (The file is not named here: its path holds what looks like a secret.)';
  return {
    rule,
    severity,
    message: `${safeLine(homeless(said, ground.home))}${note}`,
    base: place.base,
    path: named,
    ...(line !== undefined && note === '' && { line }),
    store: safeLine(homeless(store, ground.home)),
    ...(memory && { memory: { id: safeLine(homeless(memory.id, ground.home)), handle: memory.handle } }),
    fingerprint: apart(finding.fingerprint),
  };
};

/** A path as others may see it: below the repository, else below the home, which is not named. */
const placed = (file: string, { home, repository }: ReportPlace): Pick<ReportLine, 'base' | 'path'> => {
  const below = (root: string | undefined): string | undefined =>
    root !== undefined && root !== '' && file.startsWith(`${root}/`) ? file.slice(root.length + 1) : undefined;
  const own = below(repository);
  if (own !== undefined) return { base: 'repository', path: safeLine(own) };
  const near = below(home);
  if (near !== undefined) return { base: 'home', path: safeLine(folded(homeless(`/${near}`, home))) };
  return { base: 'machine', path: safeLine(folded(homeless(file, home))) };
};

/** A forge shows a finding only on what it has: not on a path with a mask in it, but on the config or a folder above. */
const nameable = (path: string, { config }: ReportPlace): string => {
  const parts = path.split('/');
  const masked = parts.findIndex((part) => part.includes(MASKED));
  return masked === -1 ? path : (config ?? (parts.slice(0, masked).join('/') || '.'));
};

const folded = (path: string): string => path.replace(/^\/+/, '') || (folderOf(path) === '' ? '.' : path);

/** The path as a person reads it. */
export const pathText = ({ base, path }: Pick<ReportLine, 'base' | 'path'>): string =>
  base === 'home' ? `~/${path}` : base === 'machine' && path !== '~' ? `/${path}` : path;

/** What was found, and in which memory. */
export const sentenceOf = ({ memory, message }: ReportLine): string =>
  memory ? `memory ${memory.handle}: ${message}` : message;

export const allOf = (report: Report): ReportLine[] => report.categories.flatMap(({ findings }) => findings);
