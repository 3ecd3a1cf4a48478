import type { Ground } from '../../claim-ground.ts';
import type { ClaimMatter, ClaimVerdict } from '../claim.ts';
import { endingIn, nearest, treeOf } from './tree.ts';

/** Made by a build or an installation, whether or not git is told so. */
const MADE =
  /(?:^|\/)(?:node_modules|dist|build|out|target|coverage|\.next|\.nuxt|\.venv|venv|__pycache__|\.cache|\.turbo|tmp|temp|logs?|\.git|\.idea|vendor|Pods|DerivedData|\.gradle|\.terraform|\.pytest_cache|\.env[\w.]*|htmlcov|site|_build|\.claude|\.codex|\.hermes)(?:\/|$)|(?:^|\/)\.(?!github|gitlab|husky|vscode|circleci|storybook|devcontainer)[\w.-]+$|\.(?:log|pyc|class|tsbuildinfo|pid|sock)$/;

/** The path from the root of the project; undefined where it leads out. */
export const below = ({ root, files }: Ground, home: string, path: string): string | undefined => {
  const full = path.startsWith('~/') ? `${home}${path.slice(1)}` : path;
  const plain = full.replace(/\/$/, '');
  if (plain === root) return '';
  if (plain.startsWith(`${root}/`)) return plain.slice(root.length + 1);
  if (!full.startsWith('/')) return plain;
  if (path.startsWith('~/')) return undefined;
  // `/src/a.ts` is often meant from the root.
  const [, first = ''] = plain.split('/');
  return treeOf({ files }).folders.has(first) ? plain.slice(1) : undefined;
};

/** Files and folders that a path may mean; the one at exactly that place alone where it stands. */
export const foundAt = (ground: Ground, rel: string): readonly string[] => {
  const tree = treeOf(ground);
  if (rel === '' || ground.files.has(rel) || tree.folders.has(rel)) return [rel];
  const own = ground.root.slice(ground.root.lastIndexOf('/') + 1);
  const inside = rel.startsWith(`${own}/`) ? rel.slice(own.length + 1) : undefined;
  if (inside !== undefined && (ground.files.has(inside) || tree.folders.has(inside))) return [inside];
  const climbed = rel.replace(/^(?:\.{1,2}\/)+/, '');
  return [...endingIn(tree, climbed, 'file'), ...endingIn(tree, climbed, 'folder')];
};

type PathMatter = Extract<ClaimMatter, { kind: 'path' }>;

export const heldPath = (
  ground: Ground,
  home: string,
  { path, folder, or, plain }: Pick<PathMatter, 'path' | 'folder' | 'or' | 'plain'>,
): ClaimVerdict => {
  const rel = below(ground, home, path);
  if (rel === undefined || ground.partial) return { is: 'unknown' };
  if (foundAt(ground, rel).length > 0 || isOtherwise(ground, rel) || ground.stands(rel) !== undefined)
    return { is: 'held' };
  const steps = rel.split('/');
  const isIn = (folders: ReadonlySet<string>): boolean =>
    steps.some((_, at) => folders.has(steps.slice(0, at + 1).join('/')));
  if (rel.startsWith('../') || MADE.test(rel) || isIn(ground.submodules) || ground.ignored(folder ? `${rel}/` : rel))
    return { is: 'unknown' };
  const moved = movedTo(ground, rel);
  if (moved !== undefined) return stale(path, `the log moved it to ${moved}`);
  const gone = [...ground.deleted].find(
    ([file]) => file === rel || (rel.includes('/') && file.endsWith(`/${rel}`)) || file.startsWith(`${rel}/`),
  );
  if (gone) return stale(path, `the log removed it on ${gone[1]}`);
  const other = or === undefined ? undefined : below(ground, home, or);
  if (other !== undefined && foundAt(ground, other).length > 0) return { is: 'unknown' };
  // `client/server/cache` in plain words is a list as often as a path: only where what it would stand in is there.
  if (plain && !isOneOf(ground, steps)) return { is: 'unknown' };
  if (isOfPackage(ground, steps)) return { is: 'unknown' };
  // What a script or a workflow names it may make when it runs; of a single word only a folder's slash tells that.
  if (steps.length > 1 ? ground.names(rel) : folder && ground.names(`${rel}/`)) return { is: 'unknown' };
  const near = neighbour(ground, rel, folder);
  return stale(path, near === undefined ? 'nothing of that name is tracked' : `the nearest is ${near}`);
};

/** Whether such a thing would have its place: beside others, or as others of its name have theirs. */
const isOneOf = (ground: Ground, steps: readonly string[]): boolean => {
  const { folders, inside } = treeOf(ground);
  const [first = '', ...rest] = steps;
  const last = rest.at(-1);
  if (last === undefined) {
    const [stem = '', ending = ''] = [first.split('.')[0], first.slice(first.lastIndexOf('.'))];
    return [...ground.files].some((file) => {
      const name = file.slice(file.lastIndexOf('/') + 1);
      return name.startsWith(`${stem}.`) && name.endsWith(ending) && name.split('.').length === 3;
    });
  }
  // `docs/tests` in plain words are two of one folder.
  if (folders.has(last) || ground.files.has(last)) return false;
  if (folders.has(steps.slice(0, -1).join('/'))) return true;
  return (
    steps.length > 2 &&
    (inside.get(`${steps.slice(0, -2).join('/')}/`) ?? []).some((each) =>
      folders.has(`${steps.slice(0, -2).join('/')}/${each}${last}`),
    )
  );
};

/** `xai_sdk/types/chat.py`: a file of what the project depends on. */
const isOfPackage = ({ packages, files }: Ground, steps: readonly string[]): boolean => {
  const [first = '', ...rest] = steps;
  // What it would stand in is the project's own.
  if (rest.length === 0 || treeOf({ files }).folders.has(steps.slice(0, -1).join('/'))) return false;
  return [first, first.replaceAll('_', '-')].some((name) => packages.has(name.toLowerCase()));
};

const stale = (path: string, what: string): ClaimVerdict => ({
  is: 'stale',
  message: `${path} is not in the project: ${what}`,
});

/** An import says `.js` of a `.ts`, and nothing at all of what it leaves out. */
const isOtherwise = (ground: Ground, rel: string): boolean => {
  const stem = rel.replace(/\.[cm]?jsx?$/, '');
  if (stem === rel && /\.[\w]{1,5}$/.test(rel)) return false;
  // What a build puts into `lib/` stands in `src/` under the same name.
  return isSource(ground, stem) || (stem !== rel && isSource(ground, stem.replace(/(^|\/)lib\//, '$1src/')));
};

const isSource = (ground: Ground, stem: string): boolean => {
  const { byName } = treeOf(ground);
  return [
    '.ts',
    '.tsx',
    '.mts',
    '.js',
    '.jsx',
    '.mjs',
    '.py',
    '.go',
    '.rs',
    '.rb',
    '.vue',
    '.svelte',
    '.java',
    '.kt',
    '.php',
    '.cs',
    '.swift',
    '.md',
    '.sh',
    '.json',
    '.yml',
    '.yaml',
  ].some((ending) =>
    byName
      .get(`${stem.slice(stem.lastIndexOf('/') + 1).toLowerCase()}${ending}`)
      ?.some((file) => `/${file.toLowerCase()}`.endsWith(`/${stem.toLowerCase()}${ending}`)),
  );
};

const movedTo = ({ renamed, files }: Ground, rel: string): string | undefined => {
  const exact = renamed.get(rel);
  if (exact !== undefined) return exact;
  const ends = [...renamed].filter(([from]) => from.endsWith(`/${rel}`));
  if (ends.length === 1) return ends[0]?.[1];
  // A folder whose files all went to one other.
  const inside = [...renamed].filter(([from]) => from.startsWith(`${rel}/`));
  const targets = new Set(
    inside.map(([from, to]) =>
      to.endsWith(from.slice(rel.length)) ? to.slice(0, to.length - (from.length - rel.length)) : '',
    ),
  );
  const [only] = targets;
  return inside.length > 0 && targets.size === 1 && only !== '' && !files.has(rel) ? `${only}/` : undefined;
};

const neighbour = (ground: Ground, rel: string, folder: boolean): string | undefined => {
  const tree = treeOf(ground);
  const name = rel.slice(rel.lastIndexOf('/') + 1);
  const same = endingIn(tree, name, folder ? 'folder' : 'file');
  if (same.length === 1) return folder ? `${same[0]}/` : same[0];
  const above = rel.slice(0, rel.length - name.length);
  const beside = (tree.inside.get(above) ?? []).filter((each) => each.endsWith('/') === folder);
  const near = nearest(folder ? `${name}/` : name, beside);
  return near === undefined ? undefined : `${above}${near}`;
};
