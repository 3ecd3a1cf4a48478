import type { Claim } from './claim.ts';
import { verbatim } from '../../text/verbatim.ts';
import { TECH, VERSIONED } from './known-names.ts';
import { standingOf } from './claim-standing.ts';
import { lowered } from './word-table.ts';
import type { ClaimStretch } from './stretches.ts';
import { matchesIn } from '../../text/matches.ts';

const NAMES = [...VERSIONED.keys()]
  .toSorted((a, b) => b.length - a.length)
  .map(verbatim)
  .join('|');
const NUMBER = String.raw`(?<version>\d{1,4}(?:\.\d{1,5}){0,3})(?:\.x)?(?![\d.]*\d|%|:\d|[\p{Script=Latin}\p{Script=Cyrillic}]|-?(?:bit|core|day|week|hour|minute|line|step|min|px|ms|year|month|page|person)|\s*(?:files?|lines?|tests?|times|days?|weeks?|hours?|minutes?|seconds?|ms|mb|gb|kb|px|components?|hooks?|apps?|services?|repos?|packages?|errors?|warnings?|users?|people|von|tage|dateien|archivos|días|arquivos|fichiers|jours|файл|дн|个|天|つ|個|件|日|개|일))`;
/** What parts a name from its version, in whatever order: `is still pinned at`, `está preso em`, `зафиксирован на`. */
const LINKS =
  'is|are|stays?|sigue|siguen|continúa|continua|segue|rimane|zostaje|on|at|to|in|still|currently|now|pinned|locked|fixed|held|stuck|kept|set|está|é|presa?|preso|fixad[oa]|travad[oa]|fijad[oa]|anclad[oa]|bloquead[oa]|em|en|a|la|na|no|est|sont|fixée?|figée?|bloquée?|épinglée?|reste|à|ist|sind|bleibt|steht|auf|bei|fixiert|festgelegt|gepinnt|eingefroren|è|fissat[oa]|bloccat[oa]|alla|resta|staat|vast|vastgezet|op|jest|przypięt\\p{L}*|w|mamy|ligger|låst|på|на|в|зафиксирован\\p{L}*|закрепл[её]н\\p{L}*|стоит';
const LINK = new RegExp(`^(?:${LINKS})$`, 'u');
export const isLink = (word: string): boolean => LINK.test(word);
const SAYS = String.raw`(?:\*\*|\x60|["'])?(?:\s*(?:(?:hålls|ligger|tourne|reste|staat|blijft|rimane|resta|jest|zostaje|on|is|are|stays|ist|es|está|é|est) (?:(?:currently|now|still|encore|toujours|nog|ancora|nadal|fortfarande|todavía|aún|ainda|noch|lukittu) )?(?:(?:at|on|auf|en|em|à|på|op|na|alla) )?)?(?:currently |now |still )?(?:(?:pinned |locked |fixed )(?:at |on |to |in |auf |en |em |à |на ))?(?:the )?(?:version|versión|versão|versione|versie|wersj[iaęe]|versionen|versioon|versiossa|sürüm|версии|версия|версию|release|major)?\s*|['’]s (?:major |minor |current )?version (?:is |stays )?(?:at )?|\s?版本号?(?:是|为)?\s*|のバージョン(?:は)?\s*|バージョン(?:は)?\s*|\s*버전(?:은|이)?\s*)(?:\*\*|\x60)?`;

/** Only before a number with a point in it: `React to 3 events` says no version. */
const LINKED = String.raw`(?:\s+(?:${LINKS})){1,5}\s+(?:version|versión|versão|versione|versie|wersji|версии)?\s*|\s?(?:目前|现在|固定|锁定|一直)(?:是|在|为|用)?\s?|\s?(?:は|を)(?:現在|今も|まだ)?\s?|\s?(?:은|는|이|가)\s(?:현재\s)?`;

/** Names that people write before a bare number; for others a sign has to say that it is a version. */
const PLAIN = new RegExp(String.raw`(?<![\p{L}\p{N}_@./-])(?<name>${NAMES})${SAYS}v?${NUMBER}`, 'gu');
/** Any other name before a number with a point in it: only a manifest can say that it is a package. */
const DOTTED = new RegExp(
  String.raw`(?<![\p{L}\p{N}_@./-])(?<name>[a-z][\w.-]{0,60}\w)(?!\d)(?:${LINKED}|${SAYS})v?(?=\d+\.\d)${NUMBER}`,
  'gu',
);
/** `vendor/name 2.17`, `hashicorp/aws ~> 4.67`. */
const JOINT = new RegExp(
  String.raw`(?<![\p{L}\p{N}_./@-])(?<name>@?[a-z][\w.-]*\/[a-z][\w.-]*\w)(?:${LINKED}|${SAYS})(?:[~^]>?\s?)?v?(?=\d+\.\d)${NUMBER}`,
  'gu',
);
/** `@pulumi/cloudflare 6`: nothing else is written so. */
const SCOPED = new RegExp(
  String.raw`(?<![\p{L}\p{N}_./-])(?<name>@[a-z][\w.-]*\/[a-z][\w.-]*)\x60?\s+(?:v|is (?:at |on )?)?${NUMBER}`,
  'gu',
);
const MARKED = new RegExp(
  String.raw`(?<![\p{L}\p{N}_./-])(?<name>@?[a-z][\w.-]*(?:\/[\w.-]+)?)(?:\x60)?(?:@|==|\s+v|\s+(?:(?:is |ist |es |est |está |é )?(?:pinned |locked )?(?:at |to |on |in |auf |en |em |na |à la )?(?:version|versión|versão|версии|версия)\s+v?)|\s*版本\s*|\s*のバージョン\s*|\s*버전\s*)\x60?v?${NUMBER}`,
  'gu',
);
/** `Python version: 3.9`; a version before its name. */
const RANGE_BEFORE =
  /(?:[<>≤≥^~]=?|at least|minimum|min\.?|up to|since|from|before|after|older than|newer than|below|above|mindestens|ab|seit|bis|vor|minstens|minimaal|ten minste|vanaf|co najmniej|od|minst|från|vähintään|en az|щонайменше|не нижче|almeno|minimo|على الأقل|לפחות|कम से कम|al menos|mínimo|desde|a partir de|hasta|pelo menos|até|au moins|depuis|à partir de|jusqu['’]à|от|начиная с|с|\d[\d.]*\s?[-–~]|не ниже|минимум|до|至少|最低|从|以上|最低でも|최소)\s*$/u;
const RANGE_AFTER =
  /^(?:\x60|\*\*)?\s*(?:\([^)\n]{1,40}\)\s*)?(?:\+|or (?:newer|later|higher|above|up|older|below)|and (?:up|above|later|newer|below|older)|of (?:hoger|nieuwer|later|lager)|lub (?:nowsz|wyższ|późniejsz)\p{L}*|eller (?:senare|nyare|högre)|tai uudempi|ve(?:ya)? (?:üstü|üzeri)|o superiore|або (?:новіш|вищ)\p{L}*|أو أحدث|فما فوق|ומעלה|oder (?:neuer|höher|älter)|o (?:superior|posterior|más)|ou (?:superior|mais|posterior|plus|ultérieure?)|et (?:plus|supérieur)|и (?:выше|новее|старше)|или (?:выше|новее)|(?:及|或)?(?:以上|更高|以下)|以降|以上|以下|이상|이하|[-–]\s*\d|and \d|or \d|to \d|bis \d|→|->)/u;
/** What a version brings, breaks or is compared with says nothing of which one is here. */
const ABOUT =
  /(?<!\p{L})(?:until (?=v?\d)|(?:don[’']?t|do not|never|not|cannot|can[’']t) (?:\p{L}+ ){0,2}(?:go|move|jump|switch|get)|nicht auf|no (?:pasar|subir|saltar)|não (?:subir|passar|ir)|ne pas passer|non (?:passare|salire)|niet naar|nie (?:przechodź|przechodzić)|inte (?:gå|byt)\p{L}*|не (?:переход|переезж|подним)\p{L}*|tried|yanked|patched in|crash\p{L}*|leak\p{L}*|was|were|fue|fueron|foi|foram|a été|ont été|wurden?|został\p{L}*|blev|был[аио]?|був|була|було|supports?|supported|compatible|works? (?:with|on|in)|tested|introduced|introduces|ships?|shipped|adds?|added|drops?|dropped|breaks?|broke|broken|fails?|bricht|kaputt|stürzt|scheitert|rompe\p{L}*|se cae|falla|quebra\p{L}*|falha|casse|plante|psuje|wywala\p{L}*|breekt|stuk|bozul\p{L}*|лома\p{L}*|слома\p{L}*|падает|не работает|bug|regression|fixed in|changelog|release notes|upgrad\p{L}*|updat\p{L}*|migrat\p{L}*|bump\p{L}*|docs|tutorials?|guides?|articles?|blog|anleitung\p{L}*|tutoriales|руководств\p{L}*|unlike|differs?|experience|knows|learned|vulnerab\p{L}*|cve|eol|deprecat\p{L}*|downgrad\p{L}*|prefers?|user|wait for|unterstützt|eingeführt|aktualisier\p{L}*|kompatibel|actualiz\p{L}*|compatibles?|soporta|introdu\p{L}*|atualiz\p{L}*|suporta|mettre à jour|mise à (?:jour|niveau)|supporte|поддержива\p{L}*|обнов\p{L}*|совместим\p{L}*|появил\p{L}*)(?!\p{L})|不升|崩|报错|坏了|壊れ|落ち|動かな|깨지|깨진|터진|不要升|上げない|올리지|支持|兼容|升级|更新|引入|対応|サポート|アップグレード|更新|導入|지원|호환|업그레이드|업데이트|도입/u;

/** What a version does is said of it wherever it is: `Express 5 changes path matching`. */
const DOES =
  /^(?:\x60|\*\*)?\s(?:(?:is|has been|came|comes|is already|has already been) out|changes|changed|removes|removed|brings|brought|renames|rewrites|deprecates|will|would|talks? to|ändert|entfernt|bringt|ist (?:schon |seit \p{L}+ )?(?:draußen|erschienen)|cambia|elimina|trae|muda|traz|change|supprime|apporte|est sorti|è uscit[oa]|porta|wijzigt|zmienia|ändrar|меняет|убирает|вышел|вышла|змінює|вийшла)(?!\p{L})/u;

/** Versions that a sentence says the project has. */
export const versionClaims = (stretch: ClaimStretch): Claim[] => {
  const { span: whole } = stretch;
  const text = lowered(stretch.text);
  if (!/\d/.test(text)) return [];
  const claims = joinedIn(stretch, text);
  for (const pattern of [PLAIN, MARKED, SCOPED, JOINT, DOTTED])
    for (const found of (pattern === DOTTED || pattern === JOINT) && !/\d\.\d/.test(text)
      ? []
      : matchesIn(text, pattern)) {
      const { name = '', version = '' } = found.groups ?? {};
      const at = found.index;
      if (claims.some(({ span }) => span[0] < whole[0] + at + found[0].length && span[1] > whole[0] + at)) continue;
      const [before, after] = [text.slice(0, at), text.slice(at + found[0].length)];
      if ((pattern !== JOINT && /[<>≤≥^~]/.test(found[0])) || isRange(before, after) || isAboutVersions(text, at))
        continue;
      if (pattern === PLAIN && /^(?:go|rust|express|expo|bun|yarn|react|vue|redis)$/.test(name)) {
        // A verb or a common word without its capital.
        if (!/^v|\.\d/.test(found[0].slice(name.length).trim()) && name === 'go') continue;
      }
      // In small letters it is where somebody goes on, or what comes.
      if (/^(?:next|nest|spark|phoenix|dart|remix)$/.test(name) && !/^\p{Lu}/u.test(stretch.text.slice(at))) continue;
      if (pattern !== JOINT && inPath(stretch, whole[0] + at)) continue;
      const span: [number, number] = [whole[0] + at, whole[0] + at + found[0].length];
      claims.push({
        kind: 'version',
        name,
        version,
        text: stretch.text.slice(at, at + found[0].length).trim(),
        span,
        ...(pattern === JOINT && { saidBy: { file: '', names: [name] } }),
        stands: standingOf(clauseOf(stretch, at), span, 'version'),
      });
    }
  return claims;
};

/** What names and version are one word of: by whom it is said so, if by a file. */
const JOINED: readonly (readonly [RegExp, Pick<VersionClaim, 'saidBy'>])[] = [
  // `net6.0`: what .NET calls a framework is written so in every project file.
  [
    /(?<![\w.-])net(?<version>(?:[5-9]|1\d)\.0)(?![\w.-])/g,
    { saidBy: { file: 'csproj', names: ['targetframework', 'targetframeworks'] } },
  ],
  [
    /(?<![\w.-])\.net (?<version>(?:[5-9]|1\d)(?:\.0)?)(?![\w.-])/g,
    { saidBy: { file: 'csproj', names: ['targetframework', 'targetframeworks'] } },
  ],
  [/(?<![\w.+-])(?<name>c\+\+|c(?=89|99|1[17]|23))(?<version>\d\d)(?![\w+-]|\.\d)/g, {}],
];
type VersionClaim = Extract<Claim, { kind: 'version' }>;

const joinedIn = (stretch: ClaimStretch, text: string): Claim[] =>
  !/net ?\d|c(?:\+\+)?\d/.test(text)
    ? []
    : JOINED.flatMap(([pattern, by]) =>
        matchesIn(text, pattern).flatMap(({ 0: said, index, groups }): Claim[] => {
          if (isRange(text.slice(0, index), text.slice(index + said.length)) || isAboutVersions(text, index)) return [];
          const span: [number, number] = [stretch.span[0] + index, stretch.span[0] + index + said.length];
          return [
            {
              kind: 'version',
              name: groups?.['name'] ?? said,
              version: groups?.['version'] ?? '',
              ...by,
              text: stretch.text.slice(index, index + said.length),
              span,
              stands: standingOf(clauseOf(stretch, index), span, 'version'),
            },
          ];
        }),
      );

/** `at least 3.2`, `3.2 or newer`: not the one that is here. */
export const isRange = (before: string, after: string): boolean =>
  RANGE_BEFORE.test(before) || RANGE_AFTER.test(after) || DOES.test(after);

/** What its clause says is what versions bring or break. */
export const isAboutVersions = (text: string, at: number): boolean => ABOUT.test(clauseAt(text, at));

/** The clause that a place stands in: what another says of versions is not about this one. */
const clauseAt = (text: string, at: number): string => text.slice(...clauseBounds(text, at));

export const clauseBounds = (text: string, at: number): [number, number] => {
  const ends = matchesIn(text, CLAUSE).map(({ index, 0: { length } }) => [index, index + length] as const);
  const from = ends.findLast(([, end]) => end <= at)?.[1] ?? 0;
  return [from, ends.find(([start]) => start > at)?.[0] ?? text.length];
};

/** That clause alone: that an old syntax is gone, as the next one says, is said of no version. */
export const clauseOf = (stretch: ClaimStretch, at: number): ClaimStretch => {
  const [from, to] = clauseBounds(stretch.low, at);
  const [text, masked, low] = [stretch.text, stretch.masked, stretch.low].map((each) => each.slice(from, to));
  const span = [stretch.span[0] + from, stretch.span[0] + to] as const;
  return {
    ...stretch,
    ...(HERE.test(low ?? '') ? {} : { lead: stretch.low.slice(0, from), whole: stretch.low, said: stretch.text }),
    span,
    text: text ?? '',
    masked: masked ?? '',
    low: low ?? '',
  };
};

const HERE =
  /(?<!\p{L})(?:here|ours?|we|us|hier|wir|unser\p{L}*|aquí|nosotros|nuestr\p{L}*|aqui|nós|noss\p{L}*|ici|nous|notre|qui|noi|nostr\p{L}*|wij|we|onze?|tu|tutaj|nasz\p{L}*|här|vi|vår\p{L}*|burada|biz\p{L}*|здесь|тут|мы|у нас|наш\p{L}*)(?!\p{L})|这里|本项目|我们|ここ|こちら|여기|우리/u;

/** What comes behind these tells why, and nothing of which version it is. */
const CAUSE =
  'because|since|due to|weil|wegen|porque|debido a|pois|por causa d\\p{L}+|parce que?|perché|omdat|vanwege|bo|ponieważ|eftersom|på grund av|потому что|из-за|поскольку|бо|через те|çünkü|nedeniyle';
const CLAUSE = new RegExp(
  `[;,](?=\\s)|(?<=\\d\\s?):(?=\\s)|(?<=\\d\\s?이?라서?)\\s|[。，；、]|\\s(?=(?:${CAUSE})(?!\\p{L}))`,
  'gu',
);

const inPath = ({ literals }: ClaimStretch, at: number): boolean =>
  literals.some(
    ({ kind, text, span }) =>
      (kind === 'path' || kind === 'url' || (kind === 'file' && !TECH.test(text))) && span[0] <= at && span[1] > at,
  );
