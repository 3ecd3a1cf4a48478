import type { Claim } from './claim.ts';
import { standingOf } from './claim-standing.ts';
import { BUILTIN, PROGRAMS, TECH } from './known-names.ts';
import { dependenciesIn, manifestsIn, type NamedManifest } from './manifests.ts';
import { isKnownPackage, OTHER_LETTERS } from './known-packages.ts';
import { ALSO_WORDS } from './package-namesakes.ts';
import type { ClaimStretch } from './stretches.ts';
import { wordsOf } from './word-table.ts';
import { matchesIn } from '../../text/matches.ts';

type PackageClaim = Extract<Claim, { kind: 'package' }>;

/** `fills go through rumqttc, as its Cargo.toml shows`: a package that a sentence says a manifest names. */
export const manifestPackageClaims = (stretch: ClaimStretch, following: ClaimStretch | undefined): PackageClaim[] => {
  const manifest = manifestOf(stretch, following);
  if (manifest === undefined || DENIES.test(stretch.low)) return [];
  return namesIn(stretch, manifest).map(({ name, start, end }): PackageClaim => {
    const span: [number, number] = [stretch.span[0] + start, stretch.span[0] + end];
    const file = manifest.file;
    return { kind: 'package', name, saidBy: file, text: name, span, stands: standingOf(stretch, span, 'package') };
  });
};

/** What the sentence names, or the short one behind it: `It's in our dependencies.` */
const manifestOf = (stretch: ClaimStretch, following: ClaimStretch | undefined): Said | undefined => {
  const [own, ...others] = manifestsIn(stretch);
  if (own !== undefined) return others.every(({ file }) => file === own.file) ? own : undefined;
  const named = dependenciesIn(stretch);
  if (named !== undefined) return { ...named, isBehind: true };
  if (following === undefined || stretch.next === undefined || following.text.length > SHORT) return undefined;
  const [behind] = manifestsIn(following);
  if (behind === undefined || DENIES.test(following.low)) return undefined;
  const isAbout = namesIn(following, behind).length === 0 && !/[`"]/.test(following.text.slice(0, behind.span[0]));
  return isAbout ? { ...behind, span: [-1, -1] } : undefined;
};
const SHORT = 70;

/** `isBehind`: a word that says so much only of a name that it is right behind. */
type Said = NamedManifest & { isBehind?: true };

interface Named {
  name: string;
  start: number;
  end: number;
}

/** Names of packages: those that nothing else looks like, those that are known, and those that something is done with. */
const namesIn = (stretch: ClaimStretch, manifest: Said): Named[] => {
  const {
    text,
    span: [at],
  } = stretch;
  const [from, to] = manifest.span;
  return matchesIn(text, NAME).flatMap(({ 0: said, index: start }) => {
    const name = said.replace(/[.-]+$/, '');
    const end = start + name.length;
    if ((start < to && end > from) || isNone(name)) return [];
    const [before, after] = [text.slice(0, start), text.slice(end)];
    const within = stretch.literals.find(
      ({ kind, span }) => kind === 'code' && span[0] <= at + start && span[1] >= at + end,
    );
    if (within !== undefined && within.text.trim() !== name) return [];
    if (OTHER_THING.test(after) || OTHER_THING_BEFORE.test(before)) return [];
    const isApposed = isBeside(text.slice(end, from), name, before);
    if (manifest.isBehind && !isApposed && !(from > end && isDependedOn(after))) return [];
    const isTold =
      isApposed ||
      isDependedOn(after) ||
      isJoint(name, manifest.file) ||
      (isKnownPackage(name) &&
        (!ALSO_WORDS.has(name.toLowerCase()) || WITH.test(before) || isLatinAmongOthers(text, name, before, after))) ||
      (manifest.file !== '' && isLatinAmongOthers(text, name, before, after)) ||
      isWorkedWith(name, before, after, manifest.file !== '');
    return isTold ? [{ name, start, end }] : [];
  });
};

const NAME = /(?<![\w@/.-])(?<!\S:)@?[A-Za-z][\w-]*(?:(?:\/|::|\.|:(?=[a-z]))[A-Za-z\d][\w-]*)*(?![\w/]|::)/g;

const isNone = (name: string): boolean => {
  const low = name.toLowerCase();
  return (
    name.length < 3 ||
    /^[A-Z\d_]+$|\d\.\d/.test(name) ||
    (PROGRAMS.has(low) && !isKnownPackage(low)) ||
    MANAGERS.test(low) ||
    BUILTIN.has(name) ||
    TECH.test(low) ||
    FIELDS.test(low) ||
    HOST.test(low) ||
    (FILE.test(low) && !isKnownPackage(low))
  );
};
const HOST = /^[a-z][\w-]*\.(?:[\w-]+\.)+(?:example|test|local|internal|com|org|net|io|dev|cloud)$/;
const FILE =
  /\.(?:json|toml|ya?ml|lock|txt|md|[cm]?[jt]sx?|py|rs|go|rb|php|java|kts?|swift|exs?|xml|gradle|cfg|ini|sh|css|html)$/;
/** These read manifests. */
const MANAGERS =
  /^(?:npm|pnpm|yarn|bun|deno|poetry|uv|pip|pipx|pipenv|pdm|conda|cargo|composer|bundler?|gradle|maven|mix|cmake)$/;
/** What manifests have by their form, and words of every such sentence. */
const FIELDS =
  /^(?:(?:dev|peer|optional|build)?-?dependenc(?:y|ies)|scripts?|version|versions|engines?|exports?|main|bin|name|type|module|workspaces?|packages?|features?|plugins?|targets?|edition|profile|overrides|resolutions|lib_deps|framework|runtime|library|libraries|repo|project|code|file|line|app|web|api|frontend|backend|python|java|kotlin|swift|rust|ruby|elixir|perl|node|linux|windows|macos|android|ios|github|gitlab|debian|ubuntu|mac)$/;

/** `@scope/name`, `Json::XS`, `com.example.lib`, and `vendor/name` where a manifest has such names. */
const isJoint = (name: string, file: string): boolean =>
  /^@[a-z][\w-]*\/[\w.-]+$/i.test(name) ||
  /^[A-Z]\w*(?:::\w+)+$/.test(name) ||
  COORDINATES.test(name) ||
  (/go\.mod$/.test(file) && /^[a-z][\w-]*(?:\.[\w-]+)+(?:\/[\w.-]+){1,5}$/.test(name)) ||
  (/composer\.json$/.test(file) && /^[a-z][\w-]*\/[a-z][\w.-]*$/.test(name));

/** A domain turned round; one as people type it is a host. */
const COORDINATES =
  /^(?:com|org|net|io|dev|app|me|co|eu|de|fr|uk|es|pt|br|it|nl|pl|se|at|ch|ru|ua|tr|jp|cn|kr|in|androidx|javax?|jakarta)(?:\.[a-z][\w-]*){1,6}(?::[\w.-]+)?$/;

/** A word in Latin letters among others: where people write in other letters, it is a name. */
const isLatinAmongOthers = (text: string, name: string, before: string, after: string): boolean =>
  /^[A-Za-z][A-Za-z\d]+(?:-[a-z\d]+)*$/.test(name) &&
  !/[A-Za-z] $/.test(before) &&
  !/^ [A-Za-z]/.test(after) &&
  (text.match(OTHER_LETTERS)?.length ?? 0) > (text.match(/[A-Za-z]/g)?.length ?? 0) / 3;
/** `through doobie for SQL (libraryDependencies has it)`, `HiGHS, which is among the deps`. */
const isBeside = (between: string, name: string, before: string): boolean =>
  between !== '' &&
  between.length <= 60 &&
  BESIDE.test(between) &&
  ((/^[*_\s]*$/.test(before) && /^[a-z][a-z\d]{3,}$/.test(name) && !EVERYDAY.test(name) && IS_IN.test(between)) ||
  /[-_\d]|[a-z][A-Z]|[a-z]\.[a-z]|^[A-Z]{2,}[a-z]/.test(name)
    ? /[a-z]/.test(name)
    : /^[a-z]{3,}$/.test(name) && !EVERYDAY.test(name) && THROUGH.test(before));
/** `sqlfluff staat in onze pyproject`: in small letters at the start of a sentence it can only be a name. */
const IS_IN =
  /^[`*_]*(?: (?:with|and|mit|und|con|y|com|e|avec|et|met|en|z|i|med|och|с|и) [\w.-]+)?\s(?:is|steht|está|é|fica|est|è|sta|staat|jest|ligger|finns|лежит|стоит|є) (?:\p{L}+ )?(?:in|en|em|no|na|dans|nel|nella|w|i|в|у)(?!\p{L})/u;
const BESIDE =
  /^[`"'”»*_]{0,3}(?: (?:with|and|mit|und|con|y|com|e|avec|et|met|en|z|i|med|och|с|и) [\w.-]+)?(?: (?:crate|gem|library|lib|package|module|plugin|collection|subchart|addon|paket|bibliothek|biblioteca|librería|pacote|paquet|libreria|pakket|biblioteka|пакет|библиотека))?(?:\s*[,(（、]|\s(?:which|that|is|steht|stehen|está|é|est|è|staat|jest|finns|ligger|is listed|in) )(?:[^.;。；]*)$|^\s(?:for|für|para|pour|per|voor|dla|för|для)\s[^,(.;]{1,20}[,(]/u;
const THROUGH =
  /(?<!\p{L})(?:via|through|using|uses?|with|mediante|tramite|usa(?:mos|m|no)?|con|com|przez|utilise\p{L}*|nutz\p{L}*|verwende\p{L}*|gebruik\p{L}*|używa\p{L}*|använd\p{L}*|avec|mit|met|op|have|haben wir|hebben we|tenemos|temos|avons|abbiamo|mamy|vi har)[\s*_`"'“«]*$/u;
/** Nouns that stand behind such words everywhere. */
const EVERYDAY =
  /^(?:care|hand|default|design|email|mail|name|date|time|ease|review|push|demand|purpose|accident|chance|git|ssh|https?|cron|code|tests?|them|this|that|these|those|what|which|none|some|all|others?|place|order|mind|use|luck|force|caution|comments?|scripts?|tools?|pins?|ranges?|versions?|rules?|hooks?|tags?|releases?|exact|fixed|strict|only|just|both|caret|tilde|cuidado|mano|defecto|fecha|tiempo|correo|todo|esto|eso|cuidado|mão|padrão|tempo|isso|soin|main|défaut|temps|cela|cura|caso|attenzione|vorsicht|absicht|dem|denen|allem|zorg|opzet|alles|ostrożnie|wszystko|allt|avsikt)$/;

/** `SwiftCSV に依存している`: languages that say behind a name what it is to the project. */
const isDependedOn = (after: string): boolean =>
  /^[`"'」』”]*\s?(?:に依存|を(?:使|利用|採用)|에 의존|[을를] (?:사용|쓰|씁))/u.test(after);

/** `via Oban`, `uses lmfit`, `done with faster-whisper`. */
const isWorkedWith = (name: string, before: string, after: string, inFile: boolean): boolean => {
  const isName = /[-\d]|[a-z][A-Z]|^[A-Z]{2,}[a-z]/.test(name);
  if (inFile && before.trim() === '' && /\d|[a-z][A-Z]|^[A-Z]{2,}[a-z]/.test(name)) return true;
  if (isName) return WITH.test(before);
  return (
    inFile &&
    USING.test(before) &&
    /^[`"'”»*_]{0,3}(?:[,.;:)—–]| v?\d| (?:from|in|aus|de|del|do|da|dans|uit|z|från|which|that)(?!\p{L})|$)/u.test(
      after,
    )
  );
};
const USE =
  'via|using|uses?|through|usa(?:mos|m|no)?|usando|utili[zs]\\p{L}*|verwende\\p{L}*|nutz\\p{L}*|gebruik\\p{L}*|używa\\p{L}*|korzysta\\p{L}* z|använder|käyttää|mediante|tramite|avec|over';
const USING = new RegExp(`(?<!\\p{L})(?:${USE})[\\s*_\`"'“«]*$`, 'iu');
const WITH = new RegExp(
  `(?<!\\p{L})(?:${USE}|by|with|from|of|on|con|com|par|por|mit|von|met|door|przez|med|için)(?: (?:the|our))?[\\s*_\`"'“«:]*$`,
  'iu',
);

/** What the word is, where it is no package. */
const OTHER_THING =
  /^[`"'”»*_\s]*(?:scripts?|targets?|fields?|options?|flags?|sections?|keys?|settings?|tasks?|versions?|profiles?|features?|branch(?:es)?|plugin|skript|feld|abschnitt|sección|campo|champ|скрипт\p{L}*|пол[ея]|脚本|字段|命令|スクリプト|コマンド|項目|스크립트|명령|필드)(?!\p{L})/iu;
const OTHER_THING_BEFORE =
  /(?:scripts?|targets?|fields?|options?|sections?|keys?|settings?|profiles?|features?|branch|task|recipe|command|run|npm|pnpm|yarn|make|скрипт|поле|команд\p{L}|脚本|字段|命令|スクリプト|스크립트)[\s`"'“«*_:]*$/iu;

/** One such word, and the sentence may say that it is not there. */
const DENIES = wordsOf([
  "no (?:longer|more|\\p{L}+ depend\\p{L}*)|no (?:est|figur|aparec|us|hay|llev|tien)\\p{L}*|not|\\p{L}+n['’]t|never|neither|without|instead of|rather than|missing|lacks?|absent|only in|except",
  'nicht|kein\\p{L}*|nie|ohne|fehlt|statt|ni|nunca|sin|falta|não|sem|nem|pas|jamais|sans|aucune?|non|senza|mai|niet|geen|zonder|nie|nigdy|bez|brak\\p{L}*|inte|ingen|utan|ei|ilman|değil|yok|olmadan',
  'не|нет|нема|немає|без|никогда|ніколи',
  '不在|没有|没在|未|并非|ない|なし|ません|없|안 |아니',
  'नहीं|बिना|ليس|لا|بدون|غير|לא|בלי|אין',
]);
