import type { Ecosystem } from '../manifests/manifest.ts';

/** What claims are held against: one project on this machine, asked once for the whole run. */
export interface Ground {
  root: string;
  /** Files that git tracks, by their path from the root; where no git is, files of the folder up to a bound. */
  files: ReadonlySet<string>;
  /** Not everything could be listed: nothing follows from what is not found. */
  partial: boolean;
  /** Where a file that is gone was moved to at last, as the log tells. */
  readonly renamed: ReadonlyMap<string, string>;
  /** The day on which a file went that is gone and was not moved. */
  readonly deleted: ReadonlyMap<string, string>;
  /** Local ones, and those of remotes without the remote's name; undefined where they cannot all be known. */
  readonly branches: ReadonlySet<string> | undefined;
  /** Folders that are repositories of their own: what they hold is not listed. */
  submodules: ReadonlySet<string>;
  /**
   * Names of scripts and targets, by the file that defines them (`package.json`, `Makefile`, …). `%` stands for
   * anything, and `*` says that the file defines more than can be listed.
   */
  readonly scripts: ReadonlyMap<string, ReadonlySet<string>>;
  /** Packages and runtimes that manifests and lockfiles name, with every version that one of them says. */
  readonly packages: ReadonlyMap<string, readonly string[]>;
  /** Whose manifests were read. */
  readonly ecosystems: ReadonlySet<Ecosystem>;
  /** The words of a tracked file; undefined where it is large, or cannot be read. */
  text(file: string): string | undefined;
  /** How many lines a tracked file has; undefined where it is too large or cannot be read. */
  lines(file: string): number | undefined;
  /** Whether a word stands as a whole word in a tracked text file, or in any; undefined where that cannot be told. */
  holds(symbol: string, file?: string): boolean | undefined;
  /** Whether a tracked file that is no paper, a script or a workflow say, names a path: what it names, it may make. */
  names(path: string): boolean;
  /** Whether a program stands on the PATH, or among the installed programs of the project. */
  program(name: string): boolean;
  /** What stands at a path of the project, tracked or not. */
  stands(path: string): 'file' | 'folder' | undefined;
  /** Whether git is told to leave the path alone: what stands there comes and goes. */
  ignored(path: string): boolean;
}

/** Under this name {@link Ground.packages} has the versions of the project itself. */
export const OWN = 'project:own';
