import type { Move, Relocated } from '../../src/ir/project-move.ts';
import type { Surroundings } from '../../src/ir/scene.ts';
import { isText, type Change, type TextFile } from '../../src/ir/store.ts';
import { movedPath } from '../../src/text/moved-path.ts';
import { slugOf } from './folders/slug.ts';
import { mergedIndex } from './index-file/merged-index.ts';
import { home } from './paths.ts';
import { INDEX } from './conventions.ts';
import type { ClaudeAt, ClaudePlace, ClaudeStore } from './store.ts';

/**
 * The client names a memory folder after the path of its project, so the files of one that moved go to the folder of
 * the new name, with their bytes and times. What stands there already is never overwritten.
 */
export const relocate = (stores: readonly ClaudeStore[], move: Move, around: Surroundings): Relocated<ClaudePlace>[] =>
  stores.flatMap((store) => {
    const path = formerPath(store.at, move);
    const to = path === undefined ? undefined : movedPath(path, move);
    if (path === undefined || to === undefined || store.files.size === 0) return [];
    const stay = (why: string): Relocated<ClaudePlace>[] => [
      { at: store.at, changes: [], stays: [{ file: '.', why }] },
    ];
    const others = (store.at.settings.origins ?? []).filter((each) => each !== path && each !== to);
    if (others.length > 0)
      return stay(`it is also the folder of ${others.join(', ')}: whose memories are whose is not said`);
    const known = stores.map(({ at }) => at).filter((at) => at !== store.at);
    const at = home({ level: 'project', key: to, paths: [to] }, known, around);
    if ('reason' in at) return stay(at.reason);
    if (at.root === store.at.root) return [];
    return [
      ...carriedOver(
        store,
        at,
        stores.find((each) => each.at.root === at.root),
      ),
    ];
  });

/** The path that a store stands for and that moved. Without a trace of it, the name of the folder tells. */
const formerPath = ({ role, layout, root, scope, settings }: ClaudeAt, move: Move): string | undefined => {
  const { slug } = settings;
  // A folder that a setting names moves with its setting, not with its project.
  if (role !== 'store' || layout !== 'project' || slug === undefined || !root.endsWith(`/projects/${slug}/memory`))
    return undefined;
  const origins = [...('paths' in scope ? scope.paths : []), ...(settings.origins ?? [])];
  const named = origins.find((each) => movedPath(each, move) !== undefined);
  return named ?? (origins.length === 0 ? move.from.find((each) => slugOf(each) === slug) : undefined);
};

const carriedOver = (store: ClaudeStore, at: ClaudeAt, there: ClaudeStore | undefined): Relocated<ClaudePlace>[] => {
  const stays = new Map<string, string>();
  const files: [string, TextFile][] = [];
  for (const [file, entry] of store.tree ?? store.files) {
    const other = there?.tree?.get(file) ?? there?.files.get(file);
    if (!isText(entry)) stays.set(file, `it could not be read: ${entry.detail}`);
    else if (entry.link) stays.set(file, 'it is a link, or one of several names of a file');
    else if (file !== INDEX && other !== undefined && !(isText(other) && other.sha256 === entry.sha256))
      stays.set(file, 'another text stands there under its name');
    else if (file !== INDEX) files.push([file, entry]);
  }
  const index = store.files.get(INDEX);
  const standing = there?.files.get(INDEX);
  const merged =
    index && !stays.has(INDEX) ? mergedIndex(store, index.text, standing?.text, new Set(stays.keys())) : undefined;
  const put = (file: string, text: string, { mtimeMs, mode }: TextFile): Change => ({
    op: 'put',
    file,
    text,
    mtimeMs,
    mode,
  });
  const arriving = files
    .filter(([file]) => !there?.files.has(file))
    .map(([file, entry]) => put(file, entry.text, entry));
  const lines =
    index && merged?.there !== undefined && merged.there !== standing?.text
      ? [put(INDEX, merged.there, standing ?? index)]
      : [];
  const left: Change[] =
    index && merged
      ? merged.here === undefined
        ? [{ op: 'remove', file: INDEX }]
        : merged.here === index.text
          ? []
          : [put(INDEX, merged.here, index)]
      : [];
  const gone = files.map(([file]): Change => ({ op: 'remove', file }));
  const kept = [...stays].map(([file, why]) => ({ file, why }));
  return [
    { at, changes: [...arriving, ...lines], was: store.at, stays: [] },
    { at: store.at, changes: [...left, ...gone], stays: kept },
  ];
};
