import { recalled } from './recalled.ts';
import { verbatim } from './verbatim.ts';

/** A text of ids and paths without the person's home, also where a harness spells it with dashes as a folder's name. */
export const homeless = (text: string, home: string): string => {
  if (home === '' || home === '/') return text;
  const { spelled, patterns } = spellingsOf(home);
  if (!spelled.some((each) => text.includes(each))) return text;
  return patterns.reduce((said, pattern) => said.replace(pattern, '~'), text);
};

/** The same document with no text in it that names the person's home: what is handed on names nobody. */
export const withoutHome = <T extends object>(document: T, home: string): T =>
  JSON.parse(JSON.stringify(document), (_, value: unknown) =>
    typeof value === 'string' ? homeless(value, home) : value,
  ) as T;

const spellingsOf = recalled((home): { spelled: readonly string[]; patterns: readonly RegExp[] } => {
  const dashed = home.replace(/[^A-Za-z0-9]/g, '-');
  // As part of a title that became a key of its own.
  const keyed = dashed.replace(/-+/g, '-').replace(/^-|-$/g, '').toLowerCase();
  return {
    spelled: [home, dashed, keyed],
    patterns: [
      new RegExp(`${verbatim(home)}(?![\\p{L}\\p{N}_-])`, 'gu'),
      new RegExp(`(?<=^|[/:])${verbatim(dashed)}(?![\\p{L}\\p{N}_])`, 'gu'),
      new RegExp(`(?<=^|/)${verbatim(keyed)}(?=-|/|$)`, 'gu'),
    ],
  };
});
