/** A text of ids and paths without the person's home, also where a harness spells it with dashes as a folder's name. */
export const homeless = (text: string, home: string): string => {
  if (home === '' || home === '/') return text;
  const quoted = (part: string): string => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const dashed = home.replace(/[^A-Za-z0-9]/g, '-');
  // As part of a title that became a key of its own.
  const keyed = dashed.replace(/-+/g, '-').replace(/^-|-$/g, '').toLowerCase();
  if (![home, dashed, keyed].some((spelled) => text.includes(spelled))) return text;
  return text
    .replace(new RegExp(`${quoted(home)}(?![\\p{L}\\p{N}_-])`, 'gu'), '~')
    .replace(new RegExp(`(?<=^|[/:])${quoted(dashed)}(?![\\p{L}\\p{N}_])`, 'gu'), '~')
    .replace(new RegExp(`(?<=^|/)${quoted(keyed)}(?=-|/|$)`, 'gu'), '~');
};
