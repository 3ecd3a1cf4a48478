import type { Adapter } from '../adapter.ts';
import { MemportError } from '../errors.ts';
import { isUnread } from '../ir/finding-rules.ts';
import type { PlanOptions } from '../ir/plan-value.ts';
import type { Row } from '../ledger/row.ts';
import { memoriless } from '../plan/route.ts';
import type { Gathered } from '../world/survey.ts';
import { tilde } from '../text/safe.ts';

/** Whether a harness keeps anything on this machine, or could. */
export const isHere = ({ stores }: Gathered): boolean =>
  stores.some(({ at }) => at.role === 'store' && (at.exists || at.homeExists === true));

/** Refuses a source that has no home here; which harnesses have one is looked up only then. */
export const checkSource = (source: Gathered, others: () => readonly Gathered[], home: string): void => {
  if (source.adapter.named) refuseUnread(source, home);
  if (isHere(source)) return;
  if (source.adapter.instructs !== undefined) throw unwritten(source, home);
  const rootOf = ({ stores }: Gathered): string =>
    tilde(stores.find(({ at }) => at.role === 'store')?.at.root ?? '', home);
  const here = others()
    .filter(isHere)
    .map((each) => `${each.adapter.id} (${rootOf(each)})`);
  throw new MemportError('usage', {
    what: `${source.adapter.title} has no home here, so there is nothing to carry`,
    ...(rootOf(source) !== '' && { where: rootOf(source) }),
    expected: here.length === 0 ? 'a harness that has one; none has' : `a harness that has one: ${here.join(', ')}`,
    todo: '--from-root names a home that stands elsewhere',
  });
};

/** What its client looks for first. */
const FEW_FILES = 2;

/** Instruction files have no home: what is missing are files of the project. */
const unwritten = ({ adapter, scene: { cwd, around } }: Gathered, home: string): MemportError => {
  const there = adapter.home({ level: 'project', key: cwd, paths: [cwd] }, [], around);
  const files = 'reads' in there ? there.reads.slice(0, FEW_FILES) : [];
  return new MemportError('usage', {
    what: `${adapter.title}: this project has none, so there is nothing to carry`,
    where: tilde(cwd, home),
    expected: files.length === 0 ? 'a folder that is here' : files.join(' or '),
    todo: 'type it in the project that has them, or name that folder with --from-root',
  });
};

/** Refuses an end that is a file which nobody named. */
export const checkFileNamed = ({ title, named, instructs }: Adapter, root: string | undefined, flag: string): void => {
  if (!named || instructs !== undefined || root !== undefined) return;
  throw new MemportError('usage', {
    what: `${title} has no home on a machine: what it gets or gave is a file`,
    expected: `${flag} FILE`,
    todo: 'memport import FILE carries one in, memport export <harness> --format prints one',
  });
};

/** A file that was named, of which nothing could be read: there is nothing to plan. */
const refuseUnread = ({ adapter, stores }: Gathered, home: string): void => {
  const [finding] = stores.flatMap(({ findings }) => findings.filter(({ rule }) => isUnread(rule)));
  if (!finding || stores.some(({ memories }) => memories.length > 0)) return;
  const [{ at }] = stores as [Gathered['stores'][number]];
  throw new MemportError('io', {
    what: finding.message,
    where: tilde(finding.file.startsWith('/') ? finding.file : `${at.root}/${finding.file}`, home),
    expected: adapter.accepts ?? `a file of ${adapter.title} that is whole`,
    todo: 'export it once more, or name another one; nothing was written',
  });
};

const FEW = 8;

/**
 * Refuses a folder that no memory of these harnesses and no row of the ledger belongs to, and names the projects there
 * are.
 */
export const checkProjects = (
  ends: readonly [Gathered, ...Gathered[]],
  { projects = [] }: Pick<PlanOptions, 'projects'>,
  rows: readonly Row[],
  home: string,
): void => {
  const [first, ...others] = ends;
  const none = memoriless(
    ends.flatMap(({ stores }) => stores),
    projects,
    rows.map((row) => row.source.id),
    first.scene.around,
  );
  if (none.length === 0) return;
  const scopes = ends.flatMap(({ stores }) => stores.flatMap(({ memories }) => memories.map(({ scope }) => scope)));
  const folders = [
    ...new Set(scopes.flatMap((scope) => ('paths' in scope ? [tilde(scope.paths[0] ?? scope.key, home)] : []))),
  ].sort();
  const titles = ends.map(({ adapter }) => adapter.title).join(' and ');
  throw new MemportError('usage', {
    what: `${titles} ${others.length === 0 ? 'has' : 'have'} no memories of ${none.map((folder) => tilde(folder, home)).join(', ')}`,
    expected:
      folders.length === 0
        ? 'a project that has memories; none has'
        : `one of ${folders.slice(0, FEW).join(', ')}${folders.length > FEW ? ` and ${folders.length - FEW} more` : ''}`,
    todo: `memport list ${others.length === 0 ? `${first.adapter.id} shows` : 'shows'} them`,
  });
};
