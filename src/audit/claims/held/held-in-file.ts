import type { Ground } from '../../claim-ground.ts';
import type { Claim, ClaimVerdict } from '../claim.ts';
import { isCalled, isManifest, saysVersions } from '../manifests.ts';
import { onlyFile } from './held-names.ts';
import { agrees } from './held-version.ts';

/** Where a line names a thing and the next one says its version. */
const BELOW = 2;
const VERSION = /[<>=!~^]{0,3}\s?v?\d+(?:\.\d+)+/g;
const SAYS_IT = /version|\brev\b|\btag\b|\bref\b/i;

type VersionClaim = Extract<Claim, { kind: 'version' }>;

/** Whether the file that a memory names says the version that the memory says. */
export const heldInFile = (
  ground: Ground,
  home: string,
  { version }: VersionClaim,
  { file, names, of }: NonNullable<VersionClaim['saidBy']>,
): ClaimVerdict => {
  if (of === 'setting') return heldSetting(ground, names[0] ?? '', version);
  const only = file === '' ? undefined : onlyFile(ground, home, file);
  const isIt = file === '' ? saysVersions : (each: string) => isCalled(each, file);
  const files = only === undefined ? [...ground.files].filter(isIt) : [only];
  const texts = files.map((each) => ground.text(each));
  if (files.length === 0 || texts.includes(undefined)) return { is: 'unknown' };
  const all = texts.join('\n');
  const every = [...new Set(all.match(VERSION))];
  if (every.some((said) => bare(said) === version)) return { is: 'held' };
  const near = versionsOf(names, all.split('\n'));
  // A file with one version in it says what it says of the only thing that it is about.
  const own = of === 'itself' ? texts.flatMap((text) => ownIn(text ?? '')) : [];
  const said = near.length > 0 ? near : own.length > 0 ? own : every.length === 1 ? every : [];
  if (said.length === 0) return { is: 'unknown' };
  if (said.some((each) => agrees(version, each))) return { is: 'held' };
  return {
    is: 'stale',
    message: `${files.length === 1 ? files[0] : file || 'the project'} says ${said.slice(0, 3).map(bare).join(', ')}, not ${version}`,
  };
};

/** Where a file says the version of what it stands for. */
const OWN_LINE =
  /(?:^|[{,]\s?)[\s*#/<{,("'@]{0,8}(?:(?:export|const|let|static|final|public|def|s\.|spec\.|self\.|\w+\.)\s?)*(?:__|_)?version(?:name|prefix|string)?(?:__|_)?["'>]?\s*(?::?=|[:>(])\s*["'<]?v?(?<version>\d+(?:\.\d+)+)|\bproject\s*\([^)]*\bVERSION\s+"?(?<cmake>\d[\d.]*)/im;
const ownIn = (text: string): string[] => {
  const found = OWN_LINE.exec(text)?.groups;
  const version = found?.['version'] ?? found?.['cmake'];
  return version === undefined ? [] : [version];
};

/** Whether a build file gives the name that number. */
const heldSetting = (ground: Ground, name: string, version: string): ClaimVerdict => {
  const pattern = new RegExp(
    `(?<![\\w.])${name}(?:Version)?(?![\\w])[\\s=:("'>]{1,6}(?:gnu|c)?[\\^~>=<]{0,2}\\s?v?(?<said>\\d+(?:\\.\\d+)*)`,
    'g',
  );
  const said = [...ground.files]
    .filter(
      (file) => saysVersions(file) || isManifest(file) || /\.(?:gradle|kts|cmake|props|xcconfig|pbxproj)$/.test(file),
    )
    .flatMap((file) => [...(ground.text(file) ?? '').matchAll(pattern)].map(({ groups }) => groups?.['said'] ?? ''));
  if (said.length === 0 || ground.partial) return { is: 'unknown' };
  if (said.some((each) => agrees(version, each))) return { is: 'held' };
  return {
    is: 'stale',
    message: `the project sets ${name} to ${[...new Set(said)].slice(0, 3).join(', ')}, not ${version}`,
  };
};

const bare = (said: string): string => said.replace(/^[^\d]+/, '');

/** The versions on lines that name one of the things, or on those below that say the version of it. */
const versionsOf = (names: readonly string[], lines: readonly string[]): string[] => {
  const found: string[] = [];
  let left = 0;
  for (const line of lines) {
    const said = line.match(VERSION) ?? [];
    const at = namedIn(line, names);
    if (at !== -1) {
      // Where a whole file stands in one line, the version behind the name is its own.
      const behind = said.length > 1 ? (line.slice(at).match(VERSION) ?? []).slice(0, 1) : said;
      found.push(...behind);
      left = said.length > 0 ? 0 : BELOW;
    } else if (left > 0) {
      left -= 1;
      if (said.length === 0 || !SAYS_IT.test(line)) continue;
      found.push(...said);
      left = 0;
    }
  }
  return [...new Set(found)];
};

/** Where the line names one of the things; −1: nowhere. */
const namedIn = (line: string, names: readonly string[]): number => {
  for (const { 0: word, index } of line.toLowerCase().matchAll(/[a-z][a-z\d]*(?:[._/-][a-z\d]+)*/g))
    if (names.some((name) => `.${word.replace(/[_/-]/g, '.')}.`.includes(`.${name.replace(/[_/-]/g, '.')}.`)))
      return index;
  return -1;
};
