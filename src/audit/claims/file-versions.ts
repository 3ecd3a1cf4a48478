import type { Claim } from './claim.ts';
import { standingOf } from './claim-standing.ts';
import { type NamedManifest, versionFilesIn } from './manifests.ts';
import type { ClaimStretch } from './stretches.ts';
import { clauseOf, isAboutVersions, isRange } from './versions.ts';
import { matchesIn } from '../../text/matches.ts';

const VERSION =
  /(?<![\p{Script=Latin}\p{Script=Cyrillic}\p{N}_@/.-])v?(?<version>\d{1,4}(?:\.\d{1,5}){1,2})(?![\p{Script=Latin}\p{Script=Cyrillic}\p{N}_%-]|\.\d)/gu;
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
export const fileVersionClaims = (stretch: ClaimStretch): VersionClaim[] => {
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
  const words = (stretch.text.slice(0, at) + stretch.text.slice(to)).toLowerCase();
  const names = [...new Set(words.match(WORD))].filter((word) => word.length > 2 && !EMPTY.has(word));
  return [
    {
      kind: 'version',
      name: file,
      version,
      saidBy: { file, names },
      text: stretch.text.slice(start, end),
      span,
      stands: standingOf(clauseOf(stretch, start), span, 'version'),
    },
  ];
};

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

/** The version right beside the file; the only one of the sentence may stand anywhere in it. */
const nearestOf = (all: readonly Stated[], from: number, to: number, text: string): Stated | undefined => {
  const gapOf = ({ start, end }: Stated): string => (end <= from ? text.slice(end, from) : text.slice(to, start));
  const near = all.filter((each) => gapOf(each).length <= NEAR && !/[\d.;]/.test(gapOf(each)));
  if (near.length > 0) return near.toSorted((a, b) => gapOf(a).length - gapOf(b).length)[0];
  return all.length === 1 ? all[0] : undefined;
};
