const MAX_UNITS = 200;

/**
 * The folder name of a project: every unit that is no ASCII letter or digit becomes a dash, so several paths share
 * one name. Longer than 200 units it is cut and a 32-bit hash of the path follows (§1.2, run on 2.1.100–329).
 */
export const projectSlug = (path: string): string => {
  const name = path.replace(/[^a-zA-Z0-9]/g, '-');
  if (name.length <= MAX_UNITS) return name;
  let hash = 0;
  for (let at = 0; at < path.length; at += 1) hash = ((hash << 5) - hash + path.charCodeAt(at)) | 0;
  return `${name.slice(0, MAX_UNITS)}-${Math.abs(hash).toString(36)}`;
};
