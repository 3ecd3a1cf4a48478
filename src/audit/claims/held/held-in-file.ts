import type { Ground } from '../../claim-ground.ts';
import type { Claim, ClaimVerdict } from '../claim.ts';
import { isCalled, saysVersions } from '../manifests.ts';
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
  { file, names }: NonNullable<VersionClaim['saidBy']>,
): ClaimVerdict => {
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
  const said = near.length > 0 ? near : every.length === 1 ? every : [];
  if (said.length === 0) return { is: 'unknown' };
  if (said.some((each) => agrees(version, each))) return { is: 'held' };
  return {
    is: 'stale',
    message: `${files.length === 1 ? files[0] : file || 'the project'} says ${said.slice(0, 3).map(bare).join(', ')}, not ${version}`,
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
