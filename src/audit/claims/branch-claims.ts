import { matchesIn } from '../../text/matches.ts';
import { standingOf } from './claim-standing.ts';
import { regionOf } from './claim-region.ts';
import type { Claim } from './claim.ts';
import type { ClaimStretch } from './stretches.ts';
import { STAND_IN } from './name-claims.ts';
import { NOUNS } from './name-nouns.ts';
import { wordsOf } from './word-table.ts';

type BranchClaim = Extract<Claim, { kind: 'branch' }>;

/** What the name of a branch begins with, and hardly ever that of a folder. */
const PREFIX =
  'feature|feat|fix|bugfix|hotfix|release|rel|chore|exp|experiments?|wip|spike|topic|proto|prototype|poc|eval|pilot|perf|refactor|rewrite|epic|backport|canary|maint|maintenance|stable|upgrade|try|port|draft|sprint|rc|translation|redesign|migration|umbau|versuch|prueba|essai|teste|prova|proef|deney|ny|proba';
const PREFIXED = new RegExp(`^(?:origin/|upstream/)?(?:${PREFIX})/[A-Za-z\\d][\\w.-]*[A-Za-z\\d]$`);
/** `release-0.19`, `4.0-fixes`, `v2.x`, `stable/8.1`. */
const OF_RELEASE =
  /^(?:(?:release|releases|rel|stable|maint|support|lts|hotfix)[-_/]v?\d+(?:\.\d+|\.x)*|v?\d+(?:[.-][\dx]+)*(?:\.x|[-_](?:fixes|stable|maint|maintenance|lts|patches|backports|branch)))$/;
/** Parts of a name; a file has an ending. */
const SHAPED = /^(?=.*[-_/\d])[A-Za-z][\w-]*(?:[./-][\w-]+)*$/;
const ENDING = /\.(?!\d|x$)[a-z]{1,5}$/i;

/** Right before a name: somebody goes there, or something is there. */
const AT =
  /(?<!\p{L})(?:on|onto|to|into|from|off|against|in|of|at|auf|nach|in|aus|von|gegen|im|sur|vers|dans|depuis|à|en|desde|sobre|a|contra|em|na|no|para|da|do|su|nella?|sul|op|naar|uit|van|na|z|do|w|på|till|från|i|av|на|в|из|с|от|у|з|до|від|في|على|إلى|من)(?: (?:the|der|dem|den|das|la|le|el|il|lo|o|os|de|het|den))?[\s*_"'“«„(\x60]*$|[在从到自往]\s?$/u;
const AT_AFTER =
  /^[\x60*_"'”»]*\s?(?:上|里|中|に(?:ある|まと|入|積)|で(?:進|作業|開発|続)|から|에(?:서)?|(?:['’]?(?:d[ae]|t[ae]|n?d[ae]n?)|üzerinde|içinde)(?!\p{L})|पर(?!\p{L}))/u;

/** What is done on branches: a language a line. */
const WORK = wordsOf([
  'merg(?:e|es|ed|ing)|unmerged|rebas(?:e|es|ed|ing)|cherry[- ]?pick\\p{L}*|commits?|committed|push(?:es|ed)?|check(?:ed|s)? ?out|pull requests?|prs?|rewrite|prototypes?|experiments?|half[- ](?:done|finished)|in progress|unfinished|parked|wip|work continues|continue there|backports?|diverg\\p{L}*|long[- ]lived|spike|happens|changes|fixes|rework\\p{L}*|redesign|migration|move from|draft|refactor\\p{L}*|upgrade|port|(?:canary|nightly|preview) (?:deploys?|builds?)',
  'merge\\p{L}*|gemerg\\p{L}*|rebas\\p{L}*|zusammengeführt|cherry-?pick\\p{L}*|commit\\p{L}*|gepusht|ausgecheckt|prototyp\\p{L}*|umbau|halbfertig\\p{L}*|versuch\\p{L}*|weiterarbeiten|unfertig\\p{L}*',
  'fusion\\p{L}*|mergea\\p{L}*|rebas\\p{L}*|cherry-?pick\\p{L}*|commits?|prototipo|reescritura|a medias|experimento|sin (?:fusionar|mergear)|en curso',
  'mescl\\p{L}*|merge\\p{L}*|rebas\\p{L}*|commits?|protótipo|reescrita|pela metade|experimento|em andamento',
  'fusionn\\p{L}*|merge\\p{L}*|rebas\\p{L}*|commits?|prototype|réécriture|refonte|à moitié|en cours|inachevée?',
  'mergi\\p{L}*|unit[oaie]|rebas\\p{L}*|commit|prototipo|riscrittura|a metà|in corso|gemerged?|samenvoeg\\p{L}*|herschrijving|half af',
  'scal\\p{L}*|zmerg\\p{L}*|rebas\\p{L}*|commit\\p{L}*|prototyp\\p{L}*|przepis\\p{L}*|w połowie|mergat\\p{L}*|omskrivning\\p{L}*|halvfärdig\\p{L}*|pågår|birleştir\\p{L}*|yarım|prototip\\p{L}*',
  'мерж\\p{L}*|влит\\p{L}*|слит\\p{L}*|ребейз\\p{L}*|коммит\\p{L}*|прототип\\p{L}*|переписыва\\p{L}*|наполовину|незаконч\\p{L}*|злит\\p{L}*|ребейс\\p{L}*|коміт\\p{L}*',
  '合并|变基|提交|没做完|做了一半|原型|重构|マージ|リベース|コミット|試作|途中|書き直し|병합|머지|리베이스|커밋|프로토타입|진행 중',
]);
/** Somebody is to make it, or says how it is to be named. */
const MAKES = wordsOf([
  'creat\\p{L}*|cut(?! from| off)|checkout -b|switch -c|name[ds]?|naming|prefix\\p{L}*|like|looks? like|start(?:s|ing)? (?:an?|every|each)|new(?: (?:\\p{L}+[- ])?branch(?:es)?|(?=[\\s`"\'(]*$))',
  'erstell\\p{L}*|neue\\p{L}*|anleg\\p{L}*|benenn\\p{L}*|crea(?:r|n|mos)?|nuev[oa]s?|nombr\\p{L}*|criar?|criem?|nov[oa]s?|nouvel\\p{L}*|cré\\p{L}*|nuov[oaie]|nieuw\\p{L}*|now[aey]\\p{L}{0,2}|nya?|yeni',
  'созда\\p{L}*|нов\\p{L}{2,3}|назыв\\p{L}*|створ\\p{L}*',
  '新建|创建|命名|新しい|作成|作る|새 |만들|이름',
]);

/** Branches that their form tells, and what is said to be done there; no word says that they are branches. */
export const shapedBranches = (stretch: ClaimStretch): BranchClaim[] => {
  if (stretch.fence !== undefined || stretch.quoted) return [];
  return stretch.literals.flatMap((literal): BranchClaim[] => {
    const said = literal.text.trim();
    if (literal.kind !== 'code' || said.length > 80 || STAND_IN.test(said) || ENDING.test(said)) return [];
    const [start, end] = [literal.span[0] - stretch.span[0], literal.span[1] - stretch.span[0]];
    if (!OF_RELEASE.test(said) && !PREFIXED.test(said) && !isWorkedOn(stretch, said, start, end)) return [];
    return claimed(stretch, said, start, end, literal.span);
  });
};

const isWorkedOn = ({ low, next = '' }: ClaimStretch, said: string, start: number, end: number): boolean =>
  SHAPED.test(said) &&
  (AT.test(low.slice(0, start)) || AT_AFTER.test(low.slice(end))) &&
  (WORK.test(low) || WORK.test(next));

/** `exp/uplift`, where there are others of `exp/`; without a word of branches or of work it may be a repository. */
const AMONG_OTHERS = /^[a-z][\w-]*\/[a-z\d][\w.-]*[a-z\d]$/i;
export const branchesAmongOthers = (stretch: ClaimStretch): BranchClaim[] => {
  const isSpokenOf = OF_BRANCHES.test(stretch.low) || WORK.test(stretch.low);
  return stretch.fence !== undefined || stretch.quoted
    ? []
    : stretch.literals.flatMap((literal): BranchClaim[] => {
        const said = literal.text.trim();
        const isOne = literal.kind === 'code' || literal.kind === 'path';
        if (!PREFIXED.test(said) && !OF_RELEASE.test(said) && !isSpokenOf) return [];
        if (!isOne || !AMONG_OTHERS.test(said) || STAND_IN.test(said) || ENDING.test(said)) return [];
        const [start, end] = [literal.span[0] - stretch.span[0], literal.span[1] - stretch.span[0]];
        return claimed(stretch, said, start, end, literal.span).map((each) => ({ ...each, among: true }));
      });
};

const OF_BRANCHES = new RegExp(`(?<!\\p{L})(?:${NOUNS.branch.join('|')})(?!\\p{L})|${NOUNS.branchCjk}`, 'u');

const claimed = (
  stretch: ClaimStretch,
  said: string,
  start: number,
  end: number,
  [from, to]: readonly [number, number],
): BranchClaim[] => {
  const { before, own } = regionOf(stretch, start, end);
  if (MAKES.test(before) || MAKES.test(own.slice(0, 24))) return [];
  const branch = said.replace(/^(?:origin|upstream)\//, '');
  const span: [number, number] = [from, to];
  return [{ kind: 'branch', branch, sure: false, text: said, span, stands: standingOf(stretch, span, 'branch') }];
};

const PLAIN = new RegExp(
  `(?<![\\p{L}\\p{N}_@./\x60-])(?:(?:feature|feat|fix|bugfix|hotfix|wip|spike|chore|proto|poc)/(?=[\\w.-]*[-\\d])[a-z\\d][\\w.-]*[a-z\\d]|release[-/]\\d+\\.\\d+(?:\\.x)?)(?![\\w/*{<-]|\\.[\\w])`,
  'gu',
);

/** The same without any mark: only what its beginning tells. */
export const prefixedBranches = (stretch: ClaimStretch): BranchClaim[] => {
  if (stretch.fence !== undefined || stretch.quoted || !/[/-]/.test(stretch.text)) return [];
  return matchesIn(stretch.text, PLAIN).flatMap(({ 0: said, index }): BranchClaim[] => {
    const span: [number, number] = [stretch.span[0] + index, stretch.span[0] + index + said.length];
    const isIn = stretch.literals.some(
      ({ kind, span: [from, to] }) =>
        (kind === 'code' || kind === 'url' || kind === 'quoted') && from <= span[0] && to >= span[1],
    );
    return isIn || STAND_IN.test(said) ? [] : claimed(stretch, said, index, index + said.length, span);
  });
};
