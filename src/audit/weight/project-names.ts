import type { Ground } from '../claim-ground.ts';

/** Languages and tools of builds by a file that tells of them. */
const TOLD_BY = new Map<string, RegExp>(
  Object.entries({
    python: /\.py$/,
    typescript: /\.tsx?$/,
    javascript: /\.[cm]?jsx?$/,
    php: /\.php$/,
    ruby: /\.rb$/,
    rust: /\.rs$/,
    go: /\.go$/,
    golang: /\.go$/,
    java: /\.java$/,
    kotlin: /\.kts?$/,
    swift: /\.swift$/,
    scala: /\.scala$/,
    elixir: /\.exs?$/,
    haskell: /\.hs$/,
    perl: /\.p[lm]$/,
    lua: /\.lua$/,
    dart: /\.dart$/,
    zig: /\.zig$/,
    julia: /\.jl$/,
    r: /\.r$/i,
    c: /\.[ch]$/,
    'c++': /\.(?:cpp|cc|hpp)$/,
    'c#': /\.cs$/,
    csharp: /\.cs$/,
    latex: /\.tex$/,
    terraform: /\.tf$/,
    twig: /\.twig$/,
    cmake: /(?:^|\/)CMakeLists\.txt$/,
    make: /akefile$/,
    gradle: /\.gradle(?:\.kts)?$/,
    maven: /(?:^|\/)pom\.xml$/,
    cargo: /(?:^|\/)Cargo\.toml$/,
    poetry: /(?:^|\/)poetry\.lock$/,
    npm: /(?:^|\/)package-lock\.json$/,
    pnpm: /(?:^|\/)pnpm-lock\.yaml$/,
    yarn: /(?:^|\/)yarn\.lock$/,
    composer: /(?:^|\/)composer\.json$/,
  }),
);

/** Names that git or a manifest knows: files and folders, packages, scripts and branches. */
const namesIn = (ground: Ground): ReadonlySet<string> => {
  const known = names.get(ground);
  if (known) return known;
  const out = new Set<string>();
  const paths = new Set<string>();
  for (const file of ground.files) {
    const path = file.toLowerCase();
    // Of a folder that is known those above it are.
    for (let end = path.length; end > 0; end = path.lastIndexOf('/', end - 1)) {
      const name = path.slice(0, end);
      if (paths.has(name)) break;
      paths.add(name);
      out.add(name).add(name.slice(name.lastIndexOf('/') + 1));
    }
    // A list may name what stands in a folder from there: `src/ has main.ts and stores/user.ts`.
    for (let at = path.indexOf('/'); at >= 0; at = path.indexOf('/', at + 1)) out.add(path.slice(at + 1));
  }
  for (const name of ground.packages.keys()) out.add(name.replace(/^image:/, '').toLowerCase());
  for (const [file, scripts] of ground.scripts) for (const name of [file, ...scripts]) out.add(name.toLowerCase());
  for (const branch of ground.branches ?? []) out.add(branch.toLowerCase());
  names.set(ground, out);
  return out;
};
const names = new WeakMap<Ground, ReadonlySet<string>>();

const isTold = ({ files }: Ground, name: string): boolean => {
  const by = TOLD_BY.get(name);
  if (by === undefined) return false;
  const known = told.get(files) ?? new Map<string, boolean>();
  told.set(files, known);
  const found = known.get(name) ?? [...files].some((file) => by.test(file));
  known.set(name, found);
  return found;
};
const told = new WeakMap<ReadonlySet<string>, Map<string, boolean>>();

const NAME = /[@.\w][\w.@/:*-]*/g;

/** Whether a text names anything that git or a manifest knows. */
export const hasProjectName = (text: string, ground: Ground): boolean =>
  [...text.matchAll(NAME)].some(([said]) => {
    const name = said
      .toLowerCase()
      .replace(/^\.\//, '')
      .replace(/[/.:]+$/, '');
    const bare = name.replace(/@?[\d.]+$/, '').replace(/\/\*+$/, '');
    return [name, bare].some((each) => each.length > 1 && (namesIn(ground).has(each) || isTold(ground, each)));
  });
