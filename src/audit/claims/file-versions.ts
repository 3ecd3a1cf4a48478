import type { Literal } from '../../text/literals.ts';
import type { Claim } from './claim.ts';
import { standingOf } from './claim-standing.ts';
import type { ClaimStretch } from './stretches.ts';
import { clauseOf, isAboutVersions, isRange } from './versions.ts';

/** Files in which a project says which versions it has, of whatever ecosystem. */
const SAYS_VERSIONS =
  /(?:^|\/)(?:[\w.-]+\.(?:toml|json|ya?ml|mod|xml|tf|lock|gradle|kts|cfg|swift|nix|csproj|fsproj|props|gemspec|properties)|project\.godot|conanfile\.(?:txt|py)|[\w-]*requirements[\w-]*\.(?:txt|in)|CMakeLists\.txt|Gemfile|[\w.-]*Dockerfile|\.(?:nvmrc|node-version|python-version|ruby-version|tool-versions))$/;
const VERSION = /(?<![\p{L}\p{N}_@/.-])v?(?<version>\d{1,4}(?:\.\d{1,5}){1,2})(?![\p{L}\p{N}_%-]|\.\d)/gu;
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

type VersionClaim = Extract<Claim, { kind: 'version' }>;

interface Stated {
  version: string;
  start: number;
  end: number;
}

/** `Snakemake is 7.32.4 in environment.yml`: a version that a sentence says a file has; the file knows better. */
export const fileVersionClaims = (stretch: ClaimStretch): VersionClaim[] => {
  const files = stretch.literals.filter(isFile);
  const [file] = files;
  if (file === undefined || files.length > 1 || !/\d\.\d/.test(stretch.text)) return [];
  const at = file.span[0] - stretch.span[0];
  const stated = nearestOf(versionsIn(stretch, file), at, file.span[1] - stretch.span[0], stretch.text);
  if (stated === undefined) return [];
  const { version, start, end } = stated;
  if (isRange(stretch.low.slice(0, start), stretch.low.slice(end)) || isAboutVersions(stretch.low, start)) return [];
  const span: [number, number] = [stretch.span[0] + start, stretch.span[0] + end];
  const words = (stretch.text.slice(0, at) + stretch.text.slice(file.span[1] - stretch.span[0])).toLowerCase();
  const names = [...new Set(words.match(WORD))].filter((word) => word.length > 2 && !EMPTY.has(word));
  return [
    {
      kind: 'version',
      name: file.text,
      version,
      saidBy: { file: file.text, names },
      text: stretch.text.slice(start, end),
      span,
      stands: standingOf(clauseOf(stretch, start), span, 'version'),
    },
  ];
};

const isFile = ({ kind, text }: Literal): boolean =>
  (kind === 'code' || kind === 'path' || kind === 'file') && SAYS_VERSIONS.test(text);

const versionsIn = ({ text, span, literals }: ClaimStretch, file: Literal): Stated[] =>
  [...text.matchAll(VERSION)].flatMap(({ index: start, 0: said, groups }) => {
    const end = start + said.length;
    const version = groups?.['version'] ?? '';
    // In code a version may stand alone, and may be a part of something else.
    const isPart = literals.some(
      ({ kind, text: other, span: [from, to] }) =>
        (kind === 'url' || kind === 'path' || kind === 'file' || (kind === 'code' && other.trim() !== said)) &&
        from - span[0] <= start &&
        to - span[0] >= end,
    );
    const isInFile = file.span[0] - span[0] <= start && file.span[1] - span[0] >= end;
    return isPart || isInFile || IS_DAY.test(version) ? [] : [{ version, start, end }];
  });

/** The version right beside the file; the only one of the sentence may stand anywhere in it. */
const nearestOf = (all: readonly Stated[], from: number, to: number, text: string): Stated | undefined => {
  const gapOf = ({ start, end }: Stated): string => (end <= from ? text.slice(end, from) : text.slice(to, start));
  const near = all.filter((each) => gapOf(each).length <= NEAR && !/[\d.;]/.test(gapOf(each)));
  if (near.length > 0) return near.toSorted((a, b) => gapOf(a).length - gapOf(b).length)[0];
  return all.length === 1 ? all[0] : undefined;
};
