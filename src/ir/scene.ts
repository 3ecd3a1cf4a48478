/** What git and the disk say about the folders that stores name; asked once, then a value. */
export interface Surroundings {
  /** By absolute path, as given. Absent = not asked; `exists: false` = asked and not here. */
  folders: Readonly<Record<string, FolderFacts>>;
  /** Names that stand for several paths, from the lists of repositories and of the person. */
  projects: Readonly<Record<string, readonly string[]>>;
  /** By path of a folder that is gone: where its repository stands now, on evidence. */
  moved?: Readonly<Record<string, string>>;
}

export interface FolderFacts {
  exists: boolean;
  real?: string;
  /** Root of the working tree, and of the main checkout when this is a linked worktree. */
  gitRoot?: string;
  mainRoot?: string;
  /** Normalised: `host/owner/name`. `origin`, else the only remote. */
  remote?: string;
}

/** Where and when somebody would start the client. */
export interface Scene {
  cwd: string;
  home: string;
  platform: string;
  now: number;
  around: Surroundings;
  /** Predict as if the harness's memory were switched on: what a plan is about, before it is true. */
  supposeOn?: true;
}
