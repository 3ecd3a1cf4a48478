import type { Literal } from '../../text/literals.ts';
import type { Claim, ClaimMatter } from './claim.ts';
import { regionOf } from './claim-region.ts';
import { calledLibrary } from './called-library.ts';
import { BUILTIN } from './known-names.ts';
import { NAMES, NOUNS } from './name-nouns.ts';
import { DOUBTED, NEXT_CLAUSE, PERSONAL } from './package-words.ts';
import { ecosystemOf, isKnownPackage, isOfFamily } from './known-packages.ts';
import { isUsed, saidPackage } from './said-package.ts';
import { memberClaims } from './member-claims.ts';
import { pathIn } from './path-claims.ts';
import { standingOf } from './claim-standing.ts';
import { MASK, type ClaimStretch } from './stretches.ts';
import { lowered } from './word-table.ts';
import { matchesIn } from '../../text/matches.ts';

/** Code of somebody else's. */
const FOREIGN =
  /(?<!\p{L})(?:(?!It|That|There|Here|What|Let|He|She|Who|Where)\p{Lu}[\p{L}.]+['’]s|built-?ins?|stdlib|standard library|[Bb]rowser|dom|DOM|sdk|SDK|api of|from the|third-party|eingebaut\p{L}*|Standardbibliothek|biblioteca estándar|nativ\p{L}*|biblioteca padrão|bibliothèque standard|стандартн\p{L}* библиотек\p{L}*|встроенн\p{L}*)(?!\p{L})|标准库|内置|組み込み|標準|내장|표준/u;
const USES =
  /(?<!\p{L})(?:usare|chiama\p{L}*|gebruik\p{L}*|roep\p{L}*|użyj|używaj\p{L}*|wywoł\p{L}*|przez|använd\p{L}*|anropa\p{L}*|käytä\p{L}*|kutsu\p{L}*|kullan\p{L}*|çağır\p{L}*|use|uses|using|call|calls|calling|through|via|invoke|wrap\p{L}*|verwende\p{L}*|nutze\p{L}*|benutze\p{L}*|aufrufen|über|usa\p{L}*|llama\p{L}*|chame|chamar|use|utilise\p{L}*|appel\p{L}*|использ\p{L}*|вызыва\p{L}*|вызов\p{L}*|через)(?!\p{L})|使用|调用|用|使う|使い|使っ|呼|経由|사용|호출|통해|쓴다|쓰세요/u;
const IN_FILE =
  /^[\s*_,()（—–-]*(?:(?:is |are |lives? |defined |located |sits |class |function |helper |hook |component |method |klasse |funktion |clase |función |classe |fonction |класс |функция )*(?:in|of|from|at|inside|aus|von|liegt in|en|de|del|em|do|da|dans|в|из|@)|在|的|は|が|\u0001)?[\s*_(]*$/u;

export const isForeign = ({ masked }: ClaimStretch): boolean => FOREIGN.test(masked);

/** Symbols, packages and branches that a code span names. */
export const nameClaims = (stretch: ClaimStretch, literal: Literal): Claim[] => {
  const text = literal.text.trim();
  const from = literal.span[0] - stretch.span[0];
  const before = stretch.low.slice(0, from);
  const after = stretch.low.slice(literal.span[1] - stretch.span[0]);
  const span = literal.span as [number, number];
  const as = (said: ClaimMatter): Claim[] => [stated(stretch, said, literal.text, span)];
  const is = (kind: keyof typeof NAMES): boolean => NAMES[kind].before.test(before) || NAMES[kind].after.test(after);
  if (BRANCH.test(text) && is('branch') && !STAND_IN.test(text) && !NO_BRANCH.test(text))
    return isMade(stretch, from, from + literal.span[1] - literal.span[0])
      ? []
      : as({ kind: 'branch', branch: text.replace(/^(?:origin|upstream)\//, '') });
  if (PACKAGE.test(text) && is('package') && !A_FILE.test(text)) return as({ kind: 'package', name: text });
  if (MODULE.test(text) && (is('package') || isUsed(before, after)) && !PERSONAL.test(stretch.low))
    return as({ kind: 'package', name: text, ecosystem: 'go' });
  const artifact = ARTIFACT.exec(text)?.[1];
  if (artifact !== undefined) return as({ kind: 'package', name: artifact, ecosystem: 'jvm', sure: false });
  const known = saidPackage(text, stretch, before, after, true);
  if (known) return as({ kind: 'package', ...known });
  const members = isForeign(stretch) || pathIn(text, true) !== undefined ? [] : memberClaims(stretch, literal);
  const symbol = SYMBOL.exec(text);
  if (!symbol || pathIn(text, true) !== undefined) return members;
  const parts = text.replace(/\(.*$/, '').split(/\.|::|#|->/);
  if (parts.some((part) => BUILTIN.has(part)) || isForeign(stretch)) return [];
  const file = fileBeside(stretch, literal, after);
  const isCall = /\(\)$/.test(text);
  const humps = /[a-z0-9][A-Z]|[A-Za-z0-9]_[A-Za-z0-9]/.test(text);
  const isNamed = is('symbol') && (isCall || humps || /^[A-Z]/.test(text) || parts.length > 1 || file !== undefined);
  const used = isCall && humps && parts.length === 1 && USES.test(stretch.low) && knownIn(stretch) === undefined;
  const isInModule = humps && IN_MODULE.test(stretch.text.slice(literal.span[1] - stretch.span[0]));
  if (!isNamed && !used && !isInModule && !(file !== undefined && (isCall || humps))) return members;
  // What is known under the last name is the thing; the first may be an object of any name.
  const sought = parts.at(-1) as string;
  return as({ kind: 'symbol', symbol: sought, ...(file !== undefined && { path: file }) });
};

/** `x` in Tariff.Calc, `x` nel pacchetto stazione. */
const IN_MODULE =
  /^[*_]*\s(?:in|of|from|inside|aus|en|em|de|del|do|da|dans|nel|nella|del|uit|van|w|z|i|из|в)(?: (?:the|dem|der|el|la|o|le|il|het|de))? (?:[A-Z]\w*(?:\.[A-Z]\w*)+|(?:package|module|namespace|paket|modul|paquete|módulo|pacote|paquet|pacchetto|modulo|pakket|pakiecie|module|пакета|модуля|пакете|модуле)(?!\p{L}))/u;

/** Somebody makes, names or deletes it: the words stand in its own clause. */
const isMade = (stretch: ClaimStretch, start: number, end: number): boolean => {
  if (!MAKES_BRANCH.test(stretch.low)) return false;
  if (/^[a-z]+$/.test(stretch.text.slice(start, end).replace(/`/g, ''))) return true;
  const { before, own } = regionOf(stretch, start, end);
  return MAKES_BRANCH.test(`${before} ${MASK} ${own}`);
};

const BRANCH = /^[A-Za-z][\w./-]{1,80}[\w]$/;
/** `chart.js` is a package. */
const A_FILE = /\.(?:md|mdx|[cm]?tsx?|py|rs|go|rb|json|ya?ml|toml|sh|css|html)$/i;
/** A word of code that has branches itself, a file, a field. */
const NO_BRANCH =
  /^(?:if|elif|else|elseif|switch|case|default|when|match|try|catch)$|\.[a-z]{2,8}$|-(?:specific|aware|based|only|level|wide|related|driven|dependent)$/i;
/** Also `vendor/name` of Composer. */
const PACKAGE = /^(?:@?[a-z0-9][\w-]*\/)?[A-Za-z][\w.-]*$/;
/** Go calls a module by where it is fetched from. */
const MODULE =
  /^(?:github\.com|gitlab\.com|bitbucket\.org|golang\.org\/x|google\.golang\.org|gopkg\.in|go\.uber\.org)(?:\/[\w.-]+){1,5}$/;
/** `com.squareup.moshi:moshi-kotlin`: by its group, which turns a domain round. */
const ARTIFACT =
  /^(?:com|org|net|io|dev|app|me|co|de|eu|fr|uk|androidx|javax?|jakarta)(?:\.[a-z][\w-]*)+:([a-z][\w.-]+)$/;
const SYMBOL = /^[A-Za-z_$][\w$]*(?:(?:\.|::|#|->)[A-Za-z_$][\w$]*){0,3}(?:\(\))?$/;
/** A name of a branch that stands for any other. */
export const STAND_IN = /[<>{}*]|XXX|JIRA|ABC-|-123\b|ticket|\/(?:name|xyz|foo|bar|my-|your-|some|short|desc)/i;
const MAKES_BRANCH =
  /(?<!\p{L})(?:creat\p{L}*|new (?:\p{L}+[- ])?branch(?:es)?|cut(?! from| off)|checkout -b|name[ds]?|naming|delet\p{L}*|rebas\p{L}* away|prefix\p{L}*|own|short-lived|erstell\p{L}*|neue\p{L}* (?:\p{L}+ )?(?:zweig\p{L}*|branch\p{L}*)|anleg\p{L}*|benenn\p{L}*|crea\p{L}*|nuev\p{L}* ramas?|ramas? nuev\p{L}*|nombr\p{L}*|cri[ae]\p{L}*|nov\p{L}* (?:ramos?|branch\p{L}*)|nouvel\p{L}* branches?|cré\p{L}*|созда\p{L}*|нов\p{L}{2,3} вет[кв]\p{L}*|назыв\p{L}*)(?!\p{L})|新建|创建|命名|新しいブランチ|作成|作っ|作る|새 브랜치|만들|이름/u;

const stated = (stretch: ClaimStretch, said: ClaimMatter, text: string, span: [number, number]): Claim =>
  ({ ...said, text, span, stands: standingOf(stretch, span, said.kind) }) as Claim;

/** A file of the same sentence that the symbol is said to be in. */
const fileBeside = (stretch: ClaimStretch, literal: Literal, after: string): string | undefined => {
  for (const other of stretch.literals) {
    if (other === literal || !(other.kind === 'code' || other.kind === 'path' || other.kind === 'file')) continue;
    const path = pathIn(other.text, other.kind === 'code');
    if (path === undefined || path.folder) continue;
    const [start, end] = [other.span[0] - stretch.span[0], other.span[1] - stretch.span[0]];
    const at = literal.span[0] - stretch.span[0];
    const between =
      start > at ? after.slice(0, start - (literal.span[1] - stretch.span[0])) : stretch.low.slice(end, at);
    if (between.length > 30) continue;
    if (start > at ? IN_FILE.test(between) : HOLDS.test(between) || CALLED.test(between)) return path.path;
  }
  return undefined;
};
const HOLDS =
  /^[\s*_,'’]*(?:(?:exports?|defines?|contains?|holds?|has|provides?|implements?|declares?|enthält|exportiert|definiert|exporta|define|contiene|contém|exporte|définit|contient|экспортирует|содержит)(?: (?:the|a|die|la|el|o|a|le|un|una|uma))?|中的|里的|导出|定义了|の|にある|の中の|의|에 있는|[:#]{1,2})[\s*_]*$/u;

/** `in x.py, function y`: what stands there is told by its kind. */
const CALLED = new RegExp(
  `^[\\s*_,;:(–—-]*(?:\\p{L}{1,4} )?(?:(?:${NOUNS.symbol.join('|')})(?!\\p{L})|${NOUNS.symbolCjk})[\\s*_:]*$`,
  'u',
);

const knownIn = (stretch: ClaimStretch): string | undefined =>
  stretch.literals.map(({ text }) => text).find((text) => ecosystemOf(text.toLowerCase()) !== undefined);

/** Where words are not parted, a name may stand right beside them: `PhpSpreadsheet로`. */
const PLAIN_NAME =
  /(?<![\p{N}_@./`-]|(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}])\p{L})(?:@[a-z][\w-]*\/[a-z][\w.-]*|[A-Za-z][\w]*(?:[-.][a-zA-Z]\w*)*)(?![\p{N}_/`]|-(?!\p{Script=Cyrillic})|(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}])\p{L})/gu;

/** `on branch video-first of this repo`: a name that no other word looks like, without any mark. */
const PLAIN_BRANCH = new RegExp(
  `(?<=(?:(?<!\\p{L})(?:${NOUNS.branch.join('|')})|${NOUNS.branchCjk})\\s?["'“«„]?)(?:[a-z\\d][a-z\\d]*(?:[-_/.][a-z\\d]+)+|[a-z]{2,}\\d{1,4})(?![\\w/-]|\\.\\w)`,
  'gu',
);
/** Somebody works there, or something is there. */
const ON_BRANCH =
  /(?<!\p{L})(?:on|onto|into|at|in|to|through|via|against|from|lives?|is|auf|im|in der|liegt|über|en|em|na|no|pela?|sur|dans|par|nella?|sul|dal|op|na|w|z|i|på|от|из|через|в|на|у|على|في|من)(?: (?:the|a|der|den|dem|la|le|o|a|il))?(?: \p{L}+)? $|[在从到]\s?$/u;

/** `continue on feature/returns`: what it begins with says that it is one. */
const BY_PREFIX =
  /(?<=(?<!\p{L})(?:on|onto|from|against|auf|von|sur|depuis|en|desde|em|na|op|på|из|на|с|в) )(?:origin\/)?(?:feature|feat|fix|bugfix|hotfix|release|chore|exp|experiment|wip|spike|topic)\/[a-z\d](?:[\w./-]*[\w])?(?![\w/*{<-])/gu;
const ANY = /(?<!\p{L})(?:any|each|every|some|one|another|either|whichever|such an?) $/u;
/** What else stands in plain words and reads like a path. */
const UNMARKED: ReadonlySet<string> = new Set(['path', 'identifier', 'handle', 'version', 'number']);

/** `from the stable-surgery branch`, `haru-2027 ブランチで`. */
const BRANCH_AFTER =
  /(?<![\p{L}\p{N}_@./`:-])[a-z\d]+(?:[-_/.][a-z\d]+)+(?=[ -]\(?branche?(?!\p{L}|es| (?:office|manager|bank|line|library|store|campaign|meeting))|\s?(?:分支|ブランチ|브랜치))/gu;
/** `long-lived`, `per-ticket`: what kind of branch. */
const KIND =
  /-(?:lived|running|only|based|specific|ready|wide|called|date|facing|free|like|style|level|made|off|up|down|out|back|over|protected|named|owned|scoped|[a-z]+ed|[a-z]+ing)$|^(?:per|non|pre|post|sub|multi|single|long|short|half|semi|self|well|feature|release|hotfix|bugfix|topic|base|main|default|team|integration|side|throw|work|up|so|first|second|third|fourth)-/;

const MAY_BE_BRANCH =
  /branc|zweig|ram[ao]|gał|gren|haara|dal|tak|вет[квь]|гіл[кц]|فرع|ענף|शाखा|ब्रांच|分支|ブランチ|브랜치/;

/** Branches that stand in plain words. */
export const plainBranchClaims = (stretch: ClaimStretch): Claim[] => {
  const { text, low, literals, span: whole } = stretch;
  const isNamed = MAY_BE_BRANCH.test(low);
  if ((!isNamed && !text.includes('/')) || MAKES_BRANCH.test(low)) return [];
  // A slash makes a path of it; a file has an ending.
  const isPlain = (branch: string, index: number): boolean =>
    /[a-z]/.test(branch) &&
    !/\.[a-z]{1,4}$/.test(branch) &&
    literals.every(
      ({ kind, text: said, span: [from, to] }) =>
        UNMARKED.has(kind) ||
        (kind === 'quoted' && said === branch) ||
        to <= whole[0] + index ||
        from >= whole[0] + index + branch.length,
    );
  const small = lowered(text);
  const behind = isNamed
    ? matchesIn(small, PLAIN_BRANCH).filter(({ 0: branch, index }) => {
        if (!text.startsWith(branch, index)) return false;
        const before = low.slice(0, index).replace(/\S+\s?$/u, '');
        return ON_BRANCH.test(before) || /^$|[:,(—–]$/.test(before.trim());
      })
    : [];
  const before = isNamed
    ? matchesIn(text, BRANCH_AFTER).filter(
        ({ 0: branch, index }) =>
          !KIND.test(branch) &&
          !ANY.test(low.slice(0, index)) &&
          (/\d/.test(branch) || ON_BRANCH.test(low.slice(0, index))),
      )
    : [];
  const found = new Map([...behind, ...before, ...matchesIn(text, BY_PREFIX)].map((each) => [each.index, each[0]]));
  return [...found].flatMap(([index, said]): Claim[] => {
    if (STAND_IN.test(said) || NO_BRANCH.test(said) || !isPlain(said, index)) return [];
    const span: [number, number] = [whole[0] + index, whole[0] + index + said.length];
    return [stated(stretch, { kind: 'branch', branch: said.replace(/^origin\//, '') }, said, span)];
  });
};

/** `vimeo/psalm decides`, `use github.com/x/y`: what reads like a path and is a package by its owner. */
export const ownedPackages = (stretch: ClaimStretch, literal: Literal): Claim[] => {
  const { text, span } = literal;
  const before = stretch.low.slice(0, span[0] - stretch.span[0]);
  const after = stretch.low.slice(span[1] - stretch.span[0]);
  const as = (said: ClaimMatter): Claim[] => [stated(stretch, said, text, [span[0], span[1]])];
  // Behind an address stands a page, which many tools have that are installed beside the project.
  if (literal.kind === 'url' || PERSONAL.test(stretch.low)) return [];
  const name = text.replace(/[.,;:]+$/, '');
  if (MODULE.test(name)) return isUsed(before, after) ? as({ kind: 'package', name, ecosystem: 'go' }) : [];
  if (!/^[a-z\d][a-z\d.-]+\/[a-z\d][\w.-]+$/.test(name)) return [];
  const known = saidPackage(name, stretch, before, after, false);
  if (known) return as({ kind: 'package', ...known });
  // Two words with a slash, a repository: of a vendor that nobody knows it has to be said that it is a package.
  const isNamed = NAMES.package.before.test(before) || NAMES.package.after.test(after);
  return isNamed && !DOUBTED.test(after.replace(NEXT_CLAUSE, ''))
    ? as({ kind: 'package', name, ecosystem: 'composer', sure: false })
    : [];
};

/** Packages that plain words name, and branches that a word before names. */
export const plainNameClaims = (stretch: ClaimStretch): Claim[] => {
  const claims: Claim[] = [];
  for (const { 0: word, index } of matchesIn(stretch.masked, PLAIN_NAME)) {
    const low = word.toLowerCase();
    const isJoint = /[-_]/.test(word);
    const isKnown = word.startsWith('@') || isKnownPackage(low) || (isJoint && isOfFamily(low));
    const isSaid = isJoint || stretch.low.startsWith(' (', index + word.length);
    if (!isKnown && !isSaid) continue;
    const [before, after] = [stretch.low.slice(0, index), stretch.low.slice(index + word.length)];
    const known =
      (isSaid ? calledLibrary(word, stretch, before, after) : undefined) ??
      (isKnown ? saidPackage(word, stretch, before, after, false) : undefined);
    if (!known) continue;
    const span: [number, number] = [stretch.span[0] + index, stretch.span[0] + index + word.length];
    claims.push(stated(stretch, { kind: 'package', ...known }, word, span));
  }
  return claims;
};
