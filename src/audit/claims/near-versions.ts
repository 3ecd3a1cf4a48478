import { OWN } from '../claim-ground.ts';
import type { Claim } from './claim.ts';
import { standingOf } from './claim-standing.ts';
import { VERSIONED } from './known-names.ts';
import { isKnownPackage } from './known-packages.ts';
import { ALSO_WORDS } from './package-namesakes.ts';
import type { ClaimStretch } from './stretches.ts';
import { versionFilesIn } from './manifests.ts';
import { clauseOf, clauseBounds, isAboutVersions, isLink, isRange } from './versions.ts';
import { UNPARTED, wordList, wordsOf } from './word-table.ts';
import { matchesIn } from '../../text/matches.ts';

export type VersionClaim = Extract<Claim, { kind: 'version' }>;

const UNIT =
  'ms|s|sec|seconds?|min|minutes?|h|hours?|days?|weeks?|months?|years?|[kKMGT]i?[bB]|[kKMG]?Hz|px|r?em|pt|dpi|mm|cm|m|km|kg|g|mg|l|ml|°|V|mV|A|mA|W|kW|kWh|MW|bar|hPa|%|‰|€|\\$|£|¥|eur|usd|x|fps|rps|percent|prozent|procent|por ciento|por cento|pour cent|per cento|процент\\p{L}*|yüzde|Sekunden|Minuten|Stunden|Euro|euros?|million\\p{L}*|points?|Punkte?|秒|分|時間|小时|元|円|倍|초|분|시간|원|배';
const VERSION = new RegExp(
  `(?<![\\p{Script=Latin}\\p{Script=Cyrillic}\\p{N}_@/.,:€$£]|(?<!\\p{L})-)v?(?<version>\\d{1,4}(?:\\.\\d{1,5}){1,2})(?:\\.x)?(?![\\p{N}_%/:]|[\\p{Script=Latin}]|-\\p{L}|\\.\\d|,\\d|\\s?(?:${UNIT})(?!\\p{L}))`,
  'gu',
);
const IS_DAY = /^\d{1,2}\.\d{1,2}\.(?:\d\d|(?:19|20)\d\d)$|^(?:19|20)\d\d\.\d{1,2}(?:\.\d{1,2})?$/;

/** Words between a name and its version that name nothing, in whatever language. */
const EMPTY = wordList(`
  the a an our its is are was be on at to in of for and by as it we version versions versión versão versione versie
  wersja wersji wersję versionen versioon version's release major minor pinned locked fixed held kept stuck still
  currently now provider library package module crate gem die der das den dem ist auf bei von im fest la el los las
  es está en de del le les est à au du il lo della alla ferma fermo o a os as é em na no do da het een is op van
  staat w na jest är på i och в на и к это стоит у на ve da şu an
`);
const TOKEN = /\.NET|@?\p{L}[\p{L}\p{M}\p{N}]*(?:[-_./+#][\p{L}\p{M}\p{N}+#]+)*[+#]*/gu;
/** A name does not stand further off. */
const NEAR = 60;
const MOST = 6;

export interface NearName {
  name: string;
  /** It is nothing but a name: whether or not the project knows it, the version is its own. */
  isName: boolean;
}

/** Versions, and what stands near them that they may be versions of: only the project can tell. */
export const nearVersions = (stretch: ClaimStretch): VersionClaim[] => {
  const { text, low, span: at } = stretch;
  if (stretch.fence !== undefined || !/\d\.\d/.test(text)) return [];
  return matchesIn(text, VERSION).flatMap(({ 0: said, index: start, groups }): VersionClaim[] => {
    const version = groups?.['version'] ?? '';
    const end = start + said.length;
    if (IS_DAY.test(version) || isPart(stretch, start, end) || BRANCHED.test(text.slice(0, start))) return [];
    const [before, after] = [low.slice(0, start), low.slice(end)];
    if (isRange(before, after) || isAboutVersions(low, start)) return [];
    const own = ownVersion(before, after);
    const near = own ? [{ name: OWN, isName: true }] : namesNear(stretch, start, end);
    const [first] = near;
    if (first === undefined) return [];
    const span: [number, number] = [at[0] + start, at[0] + end];
    const stands = standingOf(clauseOf(stretch, start), span, 'version');
    return [{ kind: 'version', name: first.name, version, near, text: said, span, stands }];
  });
};

/** `release-2.8`: a branch is called so. */
const BRANCHED = /(?:release|rel|stable|maint|maintenance|support|hotfix|branch)[-/_]$/i;

const isPart = ({ literals, span, text }: ClaimStretch, start: number, end: number): boolean =>
  literals.some(({ kind, span: [from, to], text: said }) => {
    const isIn = from - span[0] <= start && to - span[0] >= end;
    return (
      isIn &&
      (kind === 'url' ||
        kind === 'path' ||
        kind === 'file' ||
        kind === 'date' ||
        kind === 'time' ||
        kind === 'quoted' ||
        (kind === 'code' && said.trim().replace(/^[v~^=>]+/, '') !== text.slice(start, end).replace(/^v/, '')))
    );
  });

/** What stands before it in its clause, the nearest first; what it is said to be the version of, before all. */
const namesNear = (stretch: ClaimStretch, start: number, end: number): NearName[] => {
  const { text } = stretch;
  const [from, to] = clauseBounds(stretch.low, start);
  const begin = Math.max(from, start - NEAR);
  const files = versionFilesIn(stretch);
  const names = matchesIn(text.slice(begin, start), TOKEN).flatMap(({ 0: token, index }) => {
    const place = begin + index;
    if (files.some(({ span }) => span[0] <= place && span[1] > place)) return [];
    const isRight = text.slice(place + token.length, start).trim() === '';
    return [named(token, place === firstAt(text, from), isRight)];
  });
  // `the player SDK (v4.2)`: in brackets it is of what stands right before them.
  const isInBrackets = /\(v?$/.test(text.slice(0, start));
  const behind = OF_BEHIND.exec(text.slice(end, Math.min(to, end + NEAR)))?.groups?.['name'];
  // `zod schemas cap scores at 4.5`: an amount is that of the word before it, and not of a name behind that.
  const isSure = VERSION_SURE.test(text.slice(start, end)) || SAYS_VERSION.test(stretch.low.slice(from, to));
  const nearest = (isInBrackets ? names.slice(-2) : names).toReversed();
  const things = nearest.flatMap(({ name, isName }, at) => (isName || isBetween(name) ? [] : [at]));
  const last = isSure ? undefined : things[isVerbAlike(stretch.low.slice(from, start), text.slice(start, to)) ? 1 : 0];
  const all = nearest.slice(0, last === undefined ? nearest.length : last + 1).flatMap((each, at) => {
    const pair = nearest[at + 1];
    return pair === undefined ? [each] : [each, { name: `${pair.name}-${each.name}`, isName: false }];
  });
  // `x, in contrast, is pinned at 3.1`: a clause without a name speaks of what the one before named.
  if (from > 0 && !/\d\.\d/.test(text.slice(0, from)) && !names.some(({ isName }) => isName)) {
    const earlier = matchesIn(text.slice(Math.max(0, from - NEAR), from), TOKEN).map(({ 0: token }) =>
      named(token, false, false),
    );
    all.push(
      ...earlier
        // What it begins with is what it speaks of.
        .filter(({ name, isName }) => isName || isKnownPackage(name))
        .slice(0, 1),
    );
  }
  return [
    ...(behind === undefined || RELEASE.test(stretch.low.slice(0, start))
      ? []
      : [{ ...named(behind, false, false), isName: true }]),
    ...all,
  ]
    .filter(({ name }) => !EMPTY.has(name) && !PLAIN_THING.has(name) && name.length > 1)
    .slice(0, MOST * 2);
};
const firstAt = (text: string, from: number): number => from + text.slice(from).search(/\S/);
/** That a release did something is history. */
const RELEASE = /(?<!\p{L})(?:releases?|since|release)\s*$/u;
const OF_BEHIND =
  /^[`*_"]*\s+(?:of|von|de|di|do|da|del|van|av|z|для|от)\s+(?:the |our |los |las )?[`*_"]*(?<name>@?[A-Za-z][\w./-]*[\w])/u;

/** What stands right before a version is what has it, or says so. */
const SAYS = wordList(`
  says say said states reads shows gives has have uses use needs requires asks wants targets gets with sagt hat haben
  steht nutzt braucht verlangt mit dice tiene usa pide exige con diz tem pede com dit a utilise demande exige avec ha
  indica figura aparece consta requis requise required richiede usiamo usano zegt heeft gebruikt vraagt eist met mówi
  ma używa wymaga z säger har använder kräver med
  sanoo on käyttää diyor var kullanıyor usamos usan tenemos temos utilisons nutzen verwenden verwendet hebben mamy
`);

/** Words that packages are called by, too, and that say of anything what it is. */
const PLAIN_THING = wordList(`
  open sdk cli api app core tool tools test tests client server build next latest stable milestone preview issue issues
  features feature runtime engine plugin extension base common utils types config standard
`);

/** A word that says nothing but that the version is that of the name before it. */
const isBetween = (word: string): boolean =>
  [EMPTY, SAYS, PLAIN_THING].some((words) => words.has(word)) || isLink(word) || UNPARTED.test(word);

/** `zod remains on 2.9.`: one word there may be any verb, unless a time or an amount of something comes behind it. */
const isVerbAlike = (before: string, said: string): boolean =>
  AT.test(before) &&
  /^v?\d+\.\d+[`*_"')\]]*(?:$|[.,;:!?]|\s[—–(-])/u.test(said) &&
  !/^\d{1,2}\.[0-5]\d(?!\d)/.test(said);
const AT = wordsOf(['at|on|to|auf|bei|en|em|à|a|alla|op|bij|na|w|på|i|на|в|у|על|على'], { after: '[\\s`*_"\'(]+$' });

/** Of three parts, or with its `v`: no amount, no time and no price is written so. */
const VERSION_SURE = /^v|\d\.\d+\.\d/u;

const named = (token: string, isFirst: boolean, isRight: boolean): NearName => {
  const name = token.toLowerCase();
  const isPlain = EMPTY.has(name) || SAYS.has(name);
  return {
    name,
    isName:
      /[\d@/_+#.]|[a-z][A-Z]|[A-Za-z]-[A-Za-z]/.test(token) ||
      (!isFirst && /^\p{Lu}/u.test(token)) ||
      (isRight && !isPlain && /^[a-z]+$/.test(token)),
  };
};

/** A word that is a package's name, too, is one only right before its version. */
export const isWordToo = (name: string): boolean =>
  ALSO_WORDS.has(name) && isKnownPackage(name) && !VERSIONED.has(name);

const OWN_THING =
  'projects?|crate|package|app|application|gem|chart|firmware|plug-?in|extension|library|daemon|tool|product|repo|our|own|projekts?|projekt|anwendung|paket(?:s|es)?|unsere|eigene|proyecto|aplicación|paquete|nuestra|projeto|aplicativo|pacote|nossa|projet|application|paquet|notre|progetto|applicazione|pacchetto|nostra|pakket|onze|projektu|aplikacji|pakietu|nasza|projektets|appens|vår|projenin|uygulamanın|uygulama|paketin|проекта|приложения|пакета|наша|проєкту|застосунку|المشروع|التطبيق|الحزمة|הפרויקט|האפליקציה|החבילה|प्रोजेक्ट|ऐप';
export const VERSION_WORD =
  'versions?(?:nummer|number)?|versión|versão|versione|versie|wersj[aąęi]|versionen|sürüm\\p{L}*|верси[яиюей]+|версі[яїюй]+|إصدار|الإصدار|גרסת|גרסה|संस्करण';
const SAYS_VERSION = wordsOf([VERSION_WORD]);
const LINK = '[^\\d.;,。，；]{0,24}$';
const OWN_BEFORE = wordsOf(
  [
    `(?:${OWN_THING})(?:['’]s)?[\\s-](?:\\p{L}+ )?(?:${VERSION_WORD})`,
    `(?:${VERSION_WORD}) (?:of |de |del |do |da |du |della |des |van (?:het |de )?|von |für )?(?:the |our |la |el |le |l['’]|dieses? |nuestr[oa] |notre |dell['’]|del |het |de |nasze\\p{L}* )?(?:${OWN_THING})`,
    `(?:${VERSION_WORD}) (?:المشروع|التطبيق|הפרויקט)`,
    `(?:项目|应用|本包|プロジェクト|アプリ|パッケージ|프로젝트|앱|패키지)(?:的|の|의)? ?(?:版本(?:号)?|バージョン|버전)`,
    'firmware version, which',
  ],
  { after: LINK },
);
const OWN_BEHIND = wordsOf(
  [`(?:of |de |del |do |da |du |della |van (?:het |de )?|von )?(?:the |our |la |el |le |het |de )?(?:${OWN_THING})`],
  { before: '^[`*_"]*\\s' },
);
const VERSION_BEFORE = new RegExp(`(?<!\\p{L})(?:${VERSION_WORD})[\\s*_\`]*$`, 'u');

/** `Library is 0.7.2`, `our app is at 2.4`. */
const OWN_IS = wordsOf(
  [
    `(?:(?:the|our|this|current|latest|unser[e]?|das|die|la|el|nuestr[oa]|a|o|noss[oa]|le|notre|il|nostr[oa]|de|het|onze|nasz[a]?|vår[t]?) )?(?:${OWN_THING}|release|lib|server|cli|plugin|module|bibliothek|librería|biblioteca|bibliothèque|libreria|bibliotheek|biblioteka|публикация|библиотека)`,
  ],
  {
    before: '^[\\s*_-]*',
    after:
      '\\s(?:is|is at|is on|stays at|is still(?: at)?|is now(?: at)?|is currently(?: at)?|ist|ist bei|steht bei|es|es la|está en|va por la|é|é a|está em|est|est à|en est à|è|è alla|is op|staat op|jest w|är|ligger på|on)\\s(?:the |version )?v?$',
  },
);

const ownVersion = (before: string, after: string): boolean =>
  OWN_IS.test(before) || OWN_BEFORE.test(before) || (VERSION_BEFORE.test(before) && OWN_BEHIND.test(after));
