/** The folder that a path lies in. */
export const folderOf = (path: string): string => path.slice(0, path.lastIndexOf('/'));

/** An absolute path, `.` and `..` worked out by hand: adapters know no disk. */
export const resolved = (folder: string, path: string): string => {
  const steps: string[] = [];
  for (const step of (path.startsWith('/') ? path : `${folder}/${path}`).split('/')) {
    if (step === '..') steps.pop();
    else if (step !== '' && step !== '.') steps.push(step);
  }
  return `/${steps.join('/')}`;
};
