import { BANS } from './cues.ts';
import {
  type KnownPackage,
  ecosystemOf,
  familyOf,
  isAmongOthers,
  isOwned,
  named,
  vendoredBy,
} from './known-packages.ts';
import { ALSO_WORDS, NAMES_OF_MUCH, SCOPES, SERVICES } from './package-namesakes.ts';
import {
  DOUBTED,
  FOR,
  IS,
  LEFT,
  LIBRARY_BEHIND,
  NEXT_CLAUSE,
  OTHER_CLAUSE,
  PERSONAL,
  RATHER_THAN,
} from './package-words.ts';
import { tongueOf } from '../../meaning/tongue.ts';
import { MASK, type ClaimStretch } from './stretches.ts';
import { wordList } from './word-table.ts';

/** A package that is known by its name, where a sentence says that the project uses it. */
export const saidPackage = (
  text: string,
  stretch: ClaimStretch,
  before: string,
  after: string,
  isCode: boolean,
): KnownPackage | undefined => {
  const name = text.toLowerCase();
  const scope = /^@([\w-]+)\/[\w.-]+$/.exec(name)?.[1];
  const itself = scope === undefined ? (ecosystemOf(name) ?? vendoredBy(name)) : SCOPES.has(scope) ? 'npm' : undefined;
  const ecosystem = itself ?? familyOf(name);
  const isWord = ALSO_WORDS.has(name);
  const isAlone = !SERVICES.has(name) && isAmongOthers(stretch.masked, text);
  const isStranger = isWord && isForeignWord(name, stretch);
  const isMarked = isCode || !isWord || isAlone || isStranger || /^\p{Lu}/u.test(text) || /^ v\d/.test(after);
  if (ecosystem === undefined || !isMarked || PERSONAL.test(stretch.low)) return undefined;
  const isSure = itself !== undefined && !isOwned(name, itself);
  const found: KnownPackage = { name: named(name, ecosystem), ecosystem, ...(!isSure && { sure: false as const }) };
  // `sta in zustand`, `passent par sidekiq`: what is nothing but the name of a package needs no verb of use.
  if (isUsed(before, after) || (name.length >= 5 && (!isWord || isStranger) && INTO.test(before))) return found;
  // A name that nothing else has is what the sentence is about, unless something speaks against it.
  const isAbout =
    IS.test(before) ||
    (before.trim().replace(/[*_`]/g, '') === '' && FOR.test(after)) ||
    LIBRARY_BEHIND.test(after) ||
    (scope !== undefined && isCode) ||
    (isAlone && !BANS.test(after.replace(NEXT_CLAUSE, ''))) ||
    ((itself !== undefined || /-/.test(name)) &&
      !isWord &&
      !name.includes('/') &&
      !NAMES_OF_MUCH.has(name) &&
      !LEFT.test(`${before.replace(OTHER_CLAUSE, '')} ${after.replace(BEHIND_COMMA, '')}`) &&
      !RATHER_THAN.test(before) &&
      !BANS.test(after.replace(NEXT_CLAUSE, '')));
  const isBare = isWord && !isCode && !isAlone && !/^ v\d/.test(after) && !LIBRARY_BEHIND.test(after);
  if (!isAbout || isBare || name.length < 3) return undefined;
  if (DOUBTED.test(`${before.replace(OTHER_CLAUSE, '')} ${after.replace(NEXT_CLAUSE, '')}`)) return undefined;
  return { ...found, sure: false };
};

/** `los avisos pasan por express`: an English word in another language (of those in tongue.ts) is a name there. */
const isForeignWord = (name: string, { low }: ClaimStretch): boolean =>
  /^[a-z]{4,}$/.test(name) && !INTERNATIONAL.has(name) && !SERVICES.has(name) && (tongueOf(low) ?? 'en') !== 'en';
const INTERNATIONAL = wordList(`
  diesel motor bamboo emotion remix nest prefect horizon radio casual coil chance effect compression temporal provider
  drift hive carbon quantum lens optics flow arc pow gun surface guardian needle factory leaf quick here targets caret
  quartz carter slate turf noble ember stencil riot quill level tape cron immutable moment marked unified sharp next got
  black click rich debug time log warp rocket requests less turbo agenda bull ink karma parcel chalk commander bandit
  insight helmet passport dash arrow bottle flask celery
`);

/** Behind a comma stands why. */
const BEHIND_COMMA = /[,;，、；].*$/su;

export const isUsed = (before: string, after: string): boolean => PACKAGE_USE.test(before) || PACKAGE_USED.test(after);
const PACKAGE_USE =
  /(?<!\p{L})(?:(?:(?:we|wir|nous|vi) \p{L}+ (?:with|mit|avec|med)|uses?|using|via|through|depends? on|relies on|rely on|built (?:on|with)|powered by|based on|handled by|validated (?:by|with)|(?:\p{L}{2,}ed|done|written|made|run|runs|drawn|sent|built|kept) (?:with|on|in|by)|go(?:es)? through|run on|sits? on|rests? on|runs? on|stands? on|comes? from)(?: the| our)?|(?:(?:verwende[nt]?|nutz(?:en|t)|benutz(?:en|t))(?: wir)?|basier(?:t|en) auf|läuft (?:mit|auf)|mit|über)|(?:usa(?:mos|n|r)?|utiliza(?:mos|n)?|depende de|depend(?:emos|en|o) de|basado en|mediante|con)|(?:usa(?:mos|m)?|utiliza(?:mos|m)?|depende de|dependemos de|baseado em|com)|(?:usa(?:no)?|usiamo|si usa|utilizziamo|dipend\p{L}* da|tramite|con|basat[oa] su)|(?:gebruik(?:t|en)?|via|met|steunt op|draait op|op basis van)|(?:używa(?:my|j|ją)?|użyj|korzysta(?:my|j)? z|przez|na|z|oparte na|zależy od)|(?:använd(?:er|s)?|via|med|bygger på|räknas med|genom)|(?:käyt(?:ä|etään|ämme|tää)|via)|(?:kullan(?:ır|ıyoruz|ıyor)|ile)|(?:utilis(?:e|ent|ons)|repose sur|repose(?:nt)? sur|dépend(?:ent|ons)? de|on dépend de|basé sur|passe par|via|avec)|(?:использу\p{L}*|на базе|через|с помощью|работает на|на))[\s*_"'“«(]*$|(?:使用|采用|基于|依赖|通过|用)(?:了|的是)?[\s*_]*$/u;
const PACKAGE_USED = new RegExp(
  `^[\\s*_"'”»)]*(?:(?:handles?|validates?|drives?|powers?|runs?|manages?|parses?|renders?|is (?:used|our|the)|does the|wird (?:für|zum|zur|verwendet|genutzt)|übernimmt|valida|se (?:usa|utiliza)|gestiona|é (?:usad|o)|cuida|est utilisé|gère|valide|используется|отвечает|负责|用于|来)(?!\\p{L})|を(?:使|利用|採用)|(?:-|:)?(?:kirjastolla|kirjastoa|lla|llä)(?!\\p{L})|(?:ile|kütüphanesi)(?!\\p{L})|で[^${MASK}]{0,12}(?:管理|検証|実装|処理|テスト|書)|(?:을|를|으로|로)\\s?[^${MASK}]{0,10}(?:사용|쓴|쓰|처리|검증|작성|관리))`,
  'u',
);
const INTO =
  /(?<!\p{L})(?:in|into|to|with|through|via|mit|in|über|con|en|mediante|em|com|par|dans|avec|met|w|z|przez|i|med|genom|door|par|por|pel[ao]|da|dal|dalla|durch|von|в|у|через|з|с) [*_"'“«(`]?$/u;
