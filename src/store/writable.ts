import * as fs from 'node:fs';
import * as path from 'node:path';

/** Whether this user may write in a folder, or where it does not stand yet may make it. */
export const isWritable = (folder: string): boolean => {
  for (let at = folder; ; at = path.dirname(at)) {
    try {
      fs.accessSync(at, fs.constants.W_OK | fs.constants.X_OK);
      return fs.statSync(at).isDirectory();
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT' || at === path.dirname(at)) return false;
    }
  }
};
