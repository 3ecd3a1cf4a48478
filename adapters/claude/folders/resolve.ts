export const folderOf = (path: string): string => path.slice(0, path.lastIndexOf('/'));

/** An absolute path, `.` and `..` worked out by hand: adapters know no disk. */
export const resolved = (folder: string, path: string): string => {
  const parts: string[] = [];
  for (const part of (path.startsWith('/') ? path : `${folder}/${path}`).split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '.' && part !== '') parts.push(part);
  }
  return `/${parts.join('/')}`;
};
