import * as fs from 'node:fs';
import * as path from 'node:path';
import { gitOutput } from './git-output.ts';

export interface Listed {
  files: Set<string>;
  submodules: Set<string>;
  partial: boolean;
}

/** A gitlink, in the way `ls-files --stage` tells modes. */
const GITLINK = '160000';

/** The files of a project: what git tracks, else what stands in the folder. */
export const listedIn = (root: string, env: NodeJS.ProcessEnv, isRepository: boolean): Listed => {
  const told = isRepository ? gitOutput(root, env, ['ls-files', '-z', '--stage']) : undefined;
  if (told === undefined) return walked(root);
  const listed: Listed = { files: new Set(), submodules: new Set(), partial: false };
  for (const row of told.split('\0')) {
    const tab = row.indexOf('\t');
    if (tab === -1) continue;
    const file = row.slice(tab + 1);
    if (row.startsWith(GITLINK)) listed.submodules.add(file);
    else listed.files.add(file);
  }
  return listed;
};

const MAX_FILES = 50_000;
/** Nobody's own words stand in these, and they are most of a folder. */
const SKIPPED = new Set(['.git', 'node_modules', '.venv', 'venv', '__pycache__', '.hg', '.svn']);

const walked = (root: string): Listed => {
  const listed: Listed = { files: new Set(), submodules: new Set(), partial: false };
  const folders = [''];
  while (folders.length > 0) {
    const folder = folders.pop() as string;
    const entries = entriesIn(path.join(root, folder));
    if (entries === undefined) listed.partial = true;
    for (const entry of entries ?? []) {
      const name = folder === '' ? entry.name : `${folder}/${entry.name}`;
      if (entry.isDirectory()) {
        if (!SKIPPED.has(entry.name)) folders.push(name);
      } else if (listed.files.size >= MAX_FILES) return { ...listed, partial: true };
      else listed.files.add(name);
    }
  }
  return listed;
};

const entriesIn = (folder: string): fs.Dirent[] | undefined => {
  try {
    return fs.readdirSync(folder, { withFileTypes: true });
  } catch {
    return undefined;
  }
};
