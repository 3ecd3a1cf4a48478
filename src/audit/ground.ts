/** What claims are held against: one project on this machine, asked once for the whole run. */
export interface Ground {
  root: string;
  /** Files that git tracks, by their path from the root; where no git is, files of the folder up to a bound. */
  files: ReadonlySet<string>;
  /** Not everything could be listed: nothing follows from what is not found. */
  partial: boolean;
  /** Where a file that is gone was moved to, as the log tells. */
  renamed: ReadonlyMap<string, string>;
  branches: ReadonlySet<string>;
  /** Names of scripts and targets, by the file that defines them (`package.json`, `Makefile`, …). */
  scripts: ReadonlyMap<string, ReadonlySet<string>>;
  /** Packages that manifests name, with the version that a lockfile, or else the manifest, says. */
  packages: ReadonlyMap<string, string | undefined>;
  /** How many lines a tracked file has; undefined where it is too large or cannot be read. */
  lines(file: string): number | undefined;
  /** Whether a word stands as a whole word in any tracked text file; undefined where that cannot be told. */
  holds(symbol: string): boolean | undefined;
  /** Whether a program stands on the PATH. */
  program(name: string): boolean;
  /** What stands at a path outside of the project, or untracked in it. */
  stands(path: string): 'file' | 'folder' | undefined;
}
