import type { Claim } from './claim.ts';
import { standingOf } from './claim-standing.ts';
import { type NamedManifest, versionFilesIn } from './manifests.ts';
import type { ClaimStretch } from './stretches.ts';
import { VERSION_WORD } from './near-versions.ts';
import { clauseOf, isAboutVersions, isRange } from './versions.ts';
import { matchesIn } from '../../text/matches.ts';

const VERSION =
  /(?<![\p{Script=Latin}\p{Script=Cyrillic}\p{N}_@/.]|(?<![a-z])-|(?:release|rel|stable|maint)-)v?(?<version>\d{1,4}(?:\.\d{1,5}){1,2})(?![\p{Script=Latin}\p{Script=Cyrillic}\p{N}_%-]|\.\d)/gu;
const IS_DAY = /^\d{1,2}\.\d{1,2}\.(?:19|20)\d\d$|^(?:19|20)\d\d\.\d{1,2}\.\d{1,2}$/;
/** So little stands between a version and the file that says it. */
const NEAR = 24;
const WORD = /[a-z][a-z\d]+(?:[._-][a-z\d]+)*/g;
/** What stands in every such file names nothing in it. */
const EMPTY = new Set(
  'the and for its our are was has per from with not yet version versions name project file pin pinned locked fixed because so no in on at is to of as'.split(
    ' ',
  ),
);

/** Whoever quotes what a manifest asks for says what stands there. */
const CONSTRAINT = /(?:\^|~>?|==?)\s*$/;

type VersionClaim = Extract<Claim, { kind: 'version' }>;

interface Stated {
  version: string;
  start: number;
  end: number;
}

/** `Snakemake is 7.32.4 in environment.yml`: a version that a sentence says a file has; the file knows better. */
export const fileVersionClaims = (stretch: ClaimStretch): VersionClaim[] => [
  ...inFile(stretch),
  ...settingClaims(stretch),
];

/** `minSdk is 23`, `CMAKE_C_STANDARD 99`: a number that build files give such a name. */
const SETTING =
  /(?<![\w.-])(?<name>(?:min|target|compile|max)(?:Sdk|SDK)(?:Version)?|[A-Z][A-Z\d]*(?:_[A-Z\d]+)*_(?:STANDARD|VERSION|TARGET|SDK)|LangVersion|(?:jvm|java|kotlin|language|api|ndk|buildTools|platform)(?:Target|Version|Toolchain)|swift-tools-version|rust-version|target-version|requires-python|python_requires)[`*_"']{0,3}(?:\s?[=:]\s?|\s(?:is|at|is (?:still )?at|stays (?:at )?|is (?:still )?set to|auf|ist|steht auf|es|está en|é|está em|est|est à|è|is|jest|är|это|on) |\s?[是はは]\s?|\s)[`"']?(?<version>\d{1,4}(?:\.\d+){0,2})(?![\d.]*\d|\p{L}|%)/gu;

const settingClaims = (stretch: ClaimStretch): VersionClaim[] =>
  stretch.fence !== undefined || !/[a-z][A-Z]|_|-version|LangV/.test(stretch.text)
    ? []
    : matchesIn(stretch.text, SETTING).flatMap(({ 0: said, index, groups }): VersionClaim[] => {
        const [start, end] = [index, index + said.length];
        if (isRange('', stretch.low.slice(end)) || isAboutVersions(stretch.low, start)) return [];
        const span: [number, number] = [stretch.span[0] + start, stretch.span[0] + end];
        const name = groups?.['name'] ?? '';
        return [
          {
            kind: 'version',
            name,
            version: groups?.['version'] ?? '',
            saidBy: { file: '', names: [name], of: 'setting' },
            text: said,
            span,
            stands: standingOf(clauseOf(stretch, start), span, 'version'),
          },
        ];
      });

const inFile = (stretch: ClaimStretch): VersionClaim[] => {
  if (!/\d\.\d/.test(stretch.text)) return [];
  const files = versionFilesIn(stretch);
  const [manifest] = files;
  if (manifest === undefined || files.length > 1) return [];
  const { file } = manifest;
  const [at, to] = manifest.span;
  const stated = nearestOf(versionsIn(stretch, manifest), at, to, stretch.text);
  if (stated === undefined) return [];
  const { version, start, end } = stated;
  if (
    isRange(stretch.low.slice(0, start).replace(CONSTRAINT, ' '), stretch.low.slice(end)) ||
    isAboutVersions(stretch.low, start)
  )
    return [];
  const span: [number, number] = [stretch.span[0] + start, stretch.span[0] + end];
  const words = (stretch.text.slice(0, at) + stretch.text.slice(to)).replaceAll(PLACE, ' ').toLowerCase();
  const names = [...new Set(words.match(WORD))].filter((word) => word.length > 2 && !EMPTY.has(word));
  return [
    {
      kind: 'version',
      name: file,
      version,
      saidBy: { file, names, ...(isOfItself(stretch, [at, to], [start, end]) && { of: 'itself' as const }) },
      text: stretch.text.slice(start, end),
      span,
      stands: standingOf(clauseOf(stretch, start), span, 'version'),
    },
  ];
};

/** The steps of a path name nothing in the file. */
const PLACE = /(?:[~.]{0,2}\/|[\w.-]+\/)[\w.-]+\/[\w./-]*/g;

const versionsIn = ({ text, span, literals }: ClaimStretch, manifest: NamedManifest): Stated[] =>
  matchesIn(text, VERSION).flatMap(({ index: start, 0: said, groups }) => {
    const end = start + said.length;
    const version = groups?.['version'] ?? '';
    // In code a version may stand alone, and may be a part of something else.
    const isPart = literals.some(
      ({ kind, text: other, span: [from, to] }) =>
        (kind === 'url' || kind === 'path' || kind === 'file' || (kind === 'code' && other.trim() !== said)) &&
        from - span[0] <= start &&
        to - span[0] >= end,
    );
    const isInFile = manifest.span[0] <= start && manifest.span[1] >= end;
    const isDay = IS_DAY.test(version) && text.charAt(start - 1) !== '=';
    return isPart || isInFile || isDay ? [] : [{ version, start, end }];
  });

/** That the version is the file's own: it is called so, or nothing else stands between the two. */
const isOfItself = (
  { text, low }: ClaimStretch,
  [at, to]: readonly [number, number],
  [start, end]: readonly [number, number],
): boolean => {
  const between = end <= at ? low.slice(end, at) : low.slice(to, start);
  const words = between.match(/[\p{L}\p{M}]+/gu) ?? [];
  const isBare = words.every((word) => LINKS.has(word) || word.length < 3);
  return isBare
    ? CALLED.test(low) || (end > at && SAYS.test(between))
    : CALLED.test(between) && !/[a-z][A-Z]|\d/.test(text.slice(to, start)) && words.length < 4;
};
const CALLED = new RegExp(`(?<!\\p{L})(?:${VERSION_WORD}|バージョン)(?!\\p{L})|版本|버전|バージョン|version`, 'u');
const SAYS =
  /(?<!\p{L})(?:has|says?|reads|shows?|is at|is on|is|hat|sagt|steht auf|dice|tiene|pone|diz|tem|a|dit|indique|dice|ha|zegt|heeft|mówi|ma|säger|har)(?!\p{L})|^\s?[:=]/u;
const LINKS = new Set(
  'has says say reads shows is are was at on in the still now currently version versions hat sagt steht auf ist bei dice tiene pone versión está en diz tem versão está em dit indique est dans version publiée alla versione heeft zegt staat versie wersja jest sürümü sürüm har säger versionen 버전은 버전이 バージョン'.split(
    ' ',
  ),
);

/** The version right beside the file; the only one of the sentence may stand anywhere in it. */
const nearestOf = (all: readonly Stated[], from: number, to: number, text: string): Stated | undefined => {
  const gapOf = ({ start, end }: Stated): string => (end <= from ? text.slice(end, from) : text.slice(to, start));
  const near = all.filter((each) => gapOf(each).length <= NEAR && !/[\d.;]/.test(gapOf(each)));
  if (near.length > 0) return near.toSorted((a, b) => gapOf(a).length - gapOf(b).length)[0];
  return all.length === 1 ? all[0] : undefined;
};
