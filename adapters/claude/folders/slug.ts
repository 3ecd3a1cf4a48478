const LONGEST = 200;

/**
 * The name of a project's folder below `projects/`. Not injective: never decoded (docs/formats/claude-code.md §1.2;
 * seen on 2.1.100, 197, 329).
 */
export const slugOf = (path: string): string => {
  // Per UTF-16 unit: an astral character gives two dashes.
  const slug = path.replace(/[^a-zA-Z0-9]/g, '-');
  if (slug.length <= LONGEST) return slug;
  let sum = 0;
  for (let index = 0; index < path.length; index += 1) sum = ((sum << 5) - sum + path.charCodeAt(index)) | 0;
  return `${slug.slice(0, LONGEST)}-${Math.abs(sum).toString(36)}`;
};
