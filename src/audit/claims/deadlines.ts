import { monthsIn } from '../../text/calendar.ts';
import type { Claim } from './claim.ts';
import { EXAMPLE, FAULT } from './cues.ts';
import { BEFORE_THAT, LEFT_TO_DO, PROMISED, STILL_OPEN, UNTIL_THEN } from './owed-words.ts';
import { denies } from '../../meaning/said.ts';
import { isPast } from './past-words.ts';
import { MASK, type ClaimStretch } from './stretches.ts';
import { wordsOf } from './word-table.ts';
import { matchesIn } from '../../text/matches.ts';

const TONGUES = ['en', 'de', 'es', 'pt', 'fr', 'ru', 'it', 'pl', 'nl', 'sv', 'fi', 'tr', 'uk', 'ar', 'he', 'hi'];

/** Beginnings of the names of months, the longest first, with their number. */
const MONTHS = TONGUES.flatMap((tongue) =>
  monthsIn(tongue).map(({ at, begins }) => ({ at, begins: begins.toLowerCase() })),
)
  .concat(
    'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ').map((begins, index) => ({ at: index + 1, begins })),
  )
  .toSorted((a, b) => b.begins.length - a.begins.length);
/** Hebrew joins its `in` to the month. */
const MONTH = `ב?(?<month>(?:${[...new Set(MONTHS.map(({ begins }) => begins))].join('|')})\\p{L}{0,4})\\.?`;
const monthOf = (word: string): number | undefined =>
  MONTHS.find(({ begins }) => word.toLowerCase().startsWith(begins))?.at;

const YEAR = '(?<year>20\\d\\d)';
const DAY = '(?<day>[0-3]?\\d)(?:st|nd|rd|th|\\.|º|°|er)?';
const DATES: readonly RegExp[] = [
  new RegExp(`${YEAR}[-/.](?<number>[01]?\\d)[-/.]${DAY}(?![\\d-])`, 'gu'),
  new RegExp(`(?<![\\d.])(?<first>[0-3]?\\d)(?<mark>[./])(?<second>[0-3]?\\d)[./]${YEAR}(?!\\d)`, 'gu'),
  new RegExp(`(?<![\\d-])${DAY}-(?<number>[01]?\\d)-${YEAR}(?![\\d-])`, 'gu'),
  new RegExp(`(?<!\\p{L})${MONTH}\\s+${DAY},?\\s+${YEAR}`, 'gu'),
  new RegExp(`(?<!\\d)${DAY}\\s+(?:de |of |do |del )?${MONTH}\\s*,?\\s+(?:de |del |do )?${YEAR}`, 'gu'),
  new RegExp(`${YEAR}\\s*[年년]\\s*(?<number>[01]?\\d)\\s*[月월](?:\\s*${DAY}\\s*[日일号]?)?`, 'gu'),
  new RegExp(`(?<!\\p{L})${MONTH}\\s+(?:de |del |do )?${YEAR}`, 'gu'),
  new RegExp(
    `(?<![\\p{L}\\d])q(?<quarter>[1-4])[ /-]?${YEAR}|${YEAR.replace('year', 'year2')}[ -]?q(?<quarter2>[1-4])(?!\\d)`,
    'gu',
  ),
  new RegExp(`(?<![\\d./-])(?<number>[01]?\\d)/${YEAR}(?![\\d/])`, 'gu'),
  new RegExp(
    `(?<!\\p{L})(?:calendar week|week|kw|cw|semana|semaine|settimana|vecka|viikko|неделя)\\s?(?<week>[0-5]?\\d)(?:\\s?/\\s?| of | de | von | )${YEAR}|(?<year4>20\\d\\d)-?w(?<week4>[0-5]\\d)(?!\\d)`,
    'gu',
  ),
  new RegExp(
    `(?<=(?:end of|ende|fin de|finales de|fim de|final de|fin|fine|eind|einde|koniec|końca|slutet av|конца|кінця) )${YEAR}(?![\\d-])`,
    'gu',
  ),
];

/** The last day that a stated date may mean, as YYYY-MM-DD. */
const dayOf = (groups: Readonly<Record<string, string | undefined>>): string | undefined => {
  const year = Number(groups['year'] ?? groups['year2'] ?? groups['year4']);
  const week = groups['week'] ?? groups['week4'];
  if (week !== undefined) return sundayOf(year, Number(week));
  const quarter = groups['quarter'] ?? groups['quarter2'];
  if (quarter !== undefined) return last(year, Number(quarter) * 3);
  if (groups['first'] !== undefined) {
    // 03/04/2026 is one day here and another there: the later one is past for sure when it is.
    const [one, two] = [Number(groups['first']), Number(groups['second'])];
    // With points between, the day comes first everywhere.
    if (groups['mark'] === '.') return iso(year, two, one);
    return [iso(year, two, one), iso(year, one, two)]
      .filter((each) => each !== undefined)
      .toSorted()
      .at(-1);
  }
  const number = groups['number'];
  // A year alone stands behind “the end of”.
  const month = number !== undefined ? Number(number) : groups['month'] === undefined ? 12 : monthOf(groups['month']);
  if (month === undefined) return undefined;
  return groups['day'] === undefined ? last(year, month) : iso(year, month, Number(groups['day']));
};

const iso = (year: number, month: number, day: number): string | undefined =>
  month >= 1 && month <= 12 && day >= 1 && day <= 31
    ? `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
    : undefined;
/** The last day of a week as ISO counts them: the first is the one that has the fourth of January. */
const sundayOf = (year: number, week: number): string | undefined => {
  if (week < 1 || week > 53) return undefined;
  const fourth = new Date(Date.UTC(year, 0, 4));
  const sunday = 4 - ((fourth.getUTCDay() + 6) % 7) + (week - 1) * 7 + 6;
  return new Date(Date.UTC(year, 0, sunday)).toISOString().slice(0, 10);
};
const last = (year: number, month: number): string | undefined =>
  iso(year, month, new Date(Date.UTC(year, month, 0)).getUTCDate());

/** Between the word and the date stands little, and no other date. */
const SHORT = '[^.;。；\\d]{0,24}$';
const DUE = wordsOf(
  [
    'chiude(?: il)?|scadenza|entro(?: il)?|scade(?: il)?|termine|fino al|prima del|al più tardi(?: il)?|consegna|previst[oa] per|termina(?: il)?',
    'sluit(?: op)?|deadline|uiterlijk(?: op)?|tot(?: en met)?|vervalt(?: op)?|voor(?: het)?|vóór|verloopt(?: op)?|inleverdatum|gepland voor|eindigt(?: op)?',
    'termin(?:u|em|ie|y)?(?: \\p{L}+)? ?(?:to|do|na|upływa|upłynął|mija|minął|[:–-])|do dnia|do(?=[\\s*_]*$)|do (?:końca|połowy)|mija|zamyka(?: się)?|najpóźniej(?: do)?|wygasa|upływa|kończy się|przed|zaplanowan\\p{L}* na|oddani\\p{L}*',
    'stänger(?: den)?|senast(?: den)?|till och med|t\\.?o\\.?m\\.|deadline|går ut(?: den)?|före|innan|planerad\\p{L}* till|slutar(?: den)?|frist\\p{L}*|inden|senest(?: den)?|før',
    'viimeistään|mennessä|määräaika|päättyy|asti|saakka|ennen',
    'kapan\\p{L}*|son (?:tarih|gün|başvuru)\\p{L}*|en geç|kadar|bitiş|sona er\\p{L}*|teslim\\p{L}*|önce',
    'deadline\\p{L}*|on or before|deliver(?:y|ed) (?:date|by|on)|due(?: date| on| by)?|expires?(?: on)?|expiring|expiry|expiration|no later than|at the latest|until|till|through|ends?(?: on)?|ending|closes?(?: on)?|closing|cut-?off|target(?: date)?|eol|end of life|sunsets?|go-?live|launch(?:es|ing)?(?: on| date)?|ships?(?: on)?|(?:scheduled|planned|slated|set|booked) for|will (?:be \\p{L}+ ?(?:on|in)|\\p{L}+ (?:on|in))|must (?:be )?\\p{L}+ (?:on|before)|release date|freeze[sd]?(?: starts| begins| on)?|review (?:on|by|again)|valid (?:until|through|to)|before|(?:is|are|be|being|gets?) (?:switched|turned|shut|cut) (?:off|down)(?: on)?|(?:turns?|switch(?:es)?|shuts?) (?:it )?(?:off|down)(?: on)?|stops? working(?: on)?|runs? out(?: on)?|goes away(?: on)?|(?:is|are|gets?) (?:removed|retired|discontinued|decommissioned)(?: on)?|(?:mandatory|required|obligatory) (?:from|by|as of|on)|(?:dies|shuts down|goes (?:dark|offline|read-only))(?: on)?|last day|next (?:release|version|deploy\\p{L}*|demo|review|audit)|(?:remove|delete|drop|revert|undo|unpin|re-?enable|revisit|re-?check|re-?evaluate)(?!\\p{L})[^.;\\d]{0,60} (?:after|on)(?= *$)|(?:removes?|deprecates?|retires?)(?!\\p{L})[^.;\\d]{0,60} on(?= *$)|leaves?(?: us)? on',
    'se (?:apaga|cierra|retira|desconecta)(?: el)?|deja de funcionar(?: el)?|último día|sai do ar(?: em)?|(?:é|será) desligad[oa](?: em)?|deixa de funcionar(?: em)?|último dia',
    "s['’]arrête(?: le)?|(?:est|sera) (?:coupée?|arrêtée?|fermée?)(?: le)?|ferme(?: le)?|dernier jour|viene (?:spent|chius|disattivat)[oa](?: il)?|si spegne(?: il)?|smette di funzionare(?: il)?|ultimo giorno",
    'gaat (?:uit|dicht|offline)(?: op)?|(?:wordt|worden) (?:uitgezet|afgesloten|stopgezet)(?: op)?|stopt(?: op)?|laatste dag|(?:zostanie|zostaną|będzie) wyłącz\\p{L}*|przestaje działać|ostatni dzień|(?:stängs|släcks|tas) (?:av|ned|ner|bort)?(?: den)?|upphör(?: den)?|sista dag\\p{L}*',
    'suljetaan|lakkaa|viimeinen päivä|отключ(?:ат|ают|ится|аются?)|закро(?:ют|ется)|прекра(?:тит|щает)\\p{L}*|перестан\\p{L}*|последний день|вимк(?:нуть|неться)|вимика\\p{L}*|закриють|припиня\\p{L}*|останній день',
    'schließt(?: am)?|bis(?: zum| ende| spätestens)?|spätestens(?: am| bis)?|frist\\p{L}*|fällig(?: am)?|endet(?: am)?|läuft(?: am)?|gültig bis|stichtag\\p{L}*|deadline|abgabe\\p{L}*(?: [^.;。；\\d]{0,40})?(?: ist)?(?: am)?|geplant für|soll am|wird am|ablaufdatum|vor dem',
    'cierra(?: el)?|hasta(?: el)?|como (?:muy tarde|máximo)(?: el)?|antes del?(?: el)?|fecha límite|plazo|vence(?: el)?|caduca(?: el)?|expira(?: el)?|a más tardar(?: el)?|termina(?: el)?|previst[oa] para(?: el)?|programad[oa] para(?: el)?|entrega|se lanzará(?: el)?',
    'até(?: o dia| o)?|prazo|vence(?: em)?|expira(?: em)?|antes de|data limite|o mais tardar|termina(?: em)?|previst[oa] para|programad[oa] para|entrega',
    "jusqu['’]au|avant(?: le)?|échéance|date limite|expire(?: le)?|d['’]ici(?: le| au)?|au plus tard(?: le)?|à (?:rendre|remettre|livrer|envoyer|déposer)(?: [^.;\\d]{0,20})?(?: le| pour le)?|se termine(?: le)?|prévue? (?:pour|le)|fin",
    'закрыва\\p{L}*|до|срок\\p{L}*|дедлайн\\p{L}*|истекает|не позднее|заканчивается|к|запланирован\\p{L}* на|должн\\p{L}+ (?:быть )?\\p{L}*',
    'موعد (?:ال)?(?:تسليم|تقديم|إنجاز|إرسال)|آخر (?:موعد|أجل|يوم)|الموعد النهائي|حتى|قبل|ينتهي|تنتهي|في موعد أقصاه',
    'עד|ה?מועד ה?אחרון|ה?תאריך ה?אחרון|לא יאוחר מ|פג|מסתיים',
    'अंतिम तिथि|आखिरी तारीख|आख़िरी तारीख़|समय सीमा|डेडलाइन',
    '(?:кінцев\\p{L}*|останн\\p{L}*) (?:термін|строк|день)\\p{L}*|термін\\p{L}*|не пізніше|закінчується',
    '截止(?:日期|时间)?|截至|到期(?:日|时间)?|最晚|期限|最迟|有效期至|计划于|预计|直到|上线日期|交付日期',
    '締め?切り?|期限|リリース予定|予定日|有効期限|納期',
    '마감(?:일|기한)?|기한|만료(?:일)?|출시 예정|예정일|납기|늦어도',
  ],
  { after: SHORT },
);
/** Right before the day, or before what of it: `by the editors on 2026-03-01` names who did it. */
const BY =
  /(?<!\p{L})by(?: the)?(?: (?:end|start|beginning|close|morning|evening|middle) of(?: the)?| (?:early|mid|late)[ -]?| (?:mon|tue|wed|thu|fri|sat|sun)\p{L}{0,6}\.?,?| the)*[\s*_-]*$/u;
const DUE_AFTER =
  /^[\s)*_]*(?:(?:is|ist|es|é|est|è)? ?(?:the |der |die |la |o |a |el |le |il |l['’])?(?:last day|letzte tag|último d[ií]a|dernier jour|ultimo giorno|deadline|cut-?off|due date|stichtag|frist|fecha límite|prazo|échéance)|[（(]?(?:前|之前|以前|为止|截止|到期|止)|末?まで|(?:の|に)[^。、\d]{1,14}まで|が(?:締|期限)|に(?:リリース予定|終了予定|期限)|締切|(?: ?말)? ?까지|[^.。\d]{0,16}(?:전|때) ?까지|전까지|(?:에|부로) ?(?:마감|만료|출시 예정|종료|중단|폐지|폐쇄)(?!했|됐|되었)|(?:に|をもって|で)(?:停止|終了|廃止|閉鎖|失効)(?!した|しました|済)|(?:日)?(?:起)?(?:下线|停用|停服|关闭|失效)(?!了)|['’]?(?:de|da|te|ta) (?:kapan|sona er)\p{L}*(?:ıyor|iyor|acak|ecek)|이 마감|(?:is|ist) fällig|['’]?(?:y?[ae] |t?[ae]n )?(?:kadar|önce)|(?:तक|से पहले)(?!\p{L})|(?:(?:le |am |el )?(?:au plus tard|spätestens|at the latest|como muy tarde|a más tardar|no máximo|al più tardi|uiterlijk|najpóźniej|en geç)))/u;
/** Said of rows and customers it parts them, and binds nobody. */
const ROWS =
  /(?<!\p{L})(?:rows?|records?|orders?|invoices?|data(?! limite)|entries|logs?|customers?|users|accounts?|files?|events?|tickets?|commits?|versions?|backups?|posts?|(?:created|made|written|signed)(?= (?:before|until|till|up to|through|by|on)(?!\p{L}))|from|between|since|history|metrics|receipts?|daten|belege?n?|akten|rechnungen|kunden|einträge|bestellungen|von|vom|zwischen|seit|datos|recibos|facturas|pedidos|clientes|registros|desde|entre|dados|recibos|faturas|desde|données|reçus|factures|commandes|clients|depuis|данные|заказы|счета|клиенты|записи|(?:с|от)(?= \d)|между)(?!\p{L})|数据|订单|记录|从|自|以来|データ|注文|から|以降|데이터|주문|기록|부터/u;
/** It is over, and the memory knows it. */
const OVER =
  /(?<!\p{L})(?:ran|lived|stood|worked|hosted|served|sat|ended|expired|passed|launched|shipped|closed|finished|met|done|completed|released|delivered|happened|started|began|lifted|since then|over now|no longer|extended|moved to|endete|abgelaufen|erledigt|abgeschlossen|ausgeliefert|vorbei|verlängert|terminó|venció|fue|era|expiró|lanzad[oa]|cumplid[oa]|ya pasó|terminou|venceu|foi|expirou|lançad[oa]|concluíd[oa]|já passou|était|a expiré|terminée?|livrée?|passée?|был[аио]?|закончил\p{L}*|ист[её]к\p{L}*|заверш[её]н\p{L}*|выпущен\p{L}*|прош[её]л|прошла)(?!\p{L})|已经?(?:结束|过期|完成|发布|上线|过)|结束了|完成了|曾|でした|ました|終了した|終わった|済み|했다|했습|됐|되었|끝났|완료|지났/u;

/** What was is over in its own clause; what it led to may not be. */
const WAS =
  /(?<!\p{L})(?:was|were|had|war|waren|hatten?|fue|fueron|era|eran|foi|foram|eram|était|étaient|avait|a été|l['’]a été|был[аио]?)(?!\p{L})/u;
const CLAUSE = /[,;—–:](?=\s)|[。，；、]/gu;

/** “must be finished by” is not over. */
const OWED = wordsOf([
  'must|should|wants?|expects?|has to|have to|needs? to|shall|to be|need (?:a|an|the)|due|demands?|(?:some|any)body has',
  'muss|müssen|soll\\p{L}*|brauch\\p{L}*',
  'deben?|tienen? que|tenemos que|hay que|devem?|tem que|temos (?:que|de)|precisa\\p{L}*',
  'doi(?:t|vent)|devons|il faut|dev(?:e|ono|ono|iamo)|bisogna|occorre',
  'moet|moeten|dient|dienen|trzeba|mus(?:i|zą|imy)|należy|powin\\p{L}*|måste|ska|skall|skal|behöver',
  'pitää|täytyy|on \\p{L}+ttava|gerek(?:ir|iyor|li|ecek)?|lazım|\\p{L}+(?:meli|malı)(?:yiz|yız|ler|lar)?',
  'должн\\p{L}*|нужно|надо|следует|треба|потрібно|мусить|ма(?:є|ють|ємо)|повин\\p{L}*',
  '必须|需要|应当|应该|得在|なければ|べき|해야|必要',
  'يجب|ينبغي|لا بد|צריך|צריכים|חייב\\p{L}*|יש ל\\p{L}+|(?:करना|देना|बनाना|भेजना) (?:है|होगा|पड़ेगा)',
]);

/** Met in time, whatever was owed: a language or two a line. */
const MET = wordsOf([
  'in time|on time|ahead of (?:time|schedule)|rechtzeitig|fristgerecht|pünktlich',
  'a tiempo|se entregó|en plazo|a tempo|dentro do prazo|foi entregue|à temps|dans les délais',
  'in tempo|op tijd|gelukt|w terminie|na czas|i tid|det gjordes|ajoissa|zamanında|verildi|tamamlandı',
  'вовремя|в срок|продлили|вчасно|зроблено|подано',
  '按时|办完|已办|期限内に(?:提出|完了)し|기한 내에 (?:제출|완료)',
  'في الموعد|تم (?:تسليم|تقديم|إنجاز)\\p{L}*|בזמן|הוגש\\p{L}*|समय पर|(?:दे दी|हो) गई|हो गया',
]);

/** What began then, how things stood then, and a day beside what was written down then, bind nobody. */
const SINCE =
  /(?<!\p{L})(?:since|as of|stand|seit|desde|depuis|dès|dal|sinds|od|från|sedan|siden|lähtien|с|со|від|з|по состоянию на|منذ|מאז)(?: (?:the|dem|el|le|il|het|den|о|дня))?[\s*_]*$|[自从]\s*$/u;
const SINCE_AFTER = /^[\s*_]*(?:以来|以降|から|起|부터|時点|기준|(?:den|dan|'?dan|'?den) beri|से)/u;
/** So a day is named for what was promised. */
const PROMISED_FOR =
  /(?<!\p{L})(?:for|at|on|für|auf|am|para|el|pour|le|per|il|voor|op|na|till|på|на|до|for the)[\s*_]*$/u;
const KNOWN_OVER = /~~/;

const isSince = (before: string, after: string): boolean => SINCE.test(before) || SINCE_AFTER.test(after);

/** Something is to be done before the day that is named, or is left to be done for it. */
/** `The hearing of 2026-03-01`: a name for what was or will be. */
const NAMED_BY = /(?<!\p{L})(?:of|from|vom|von|du|de|del|dal|del|van|z|från|от|від)[\s*_]*$/u;
const isAwaited = ({ low, next = '' }: ClaimStretch): boolean => {
  const isLeft = (said: string): boolean => STILL_OPEN.test(said) || (LEFT_TO_DO.test(said) && OWED.test(said));
  return (
    [low, next].some(
      (said) => UNTIL_THEN.test(said) || (BEFORE_THAT.test(said) && (OWED.test(said) || STILL_OPEN.test(said))),
    ) ||
    BEFORE_IT.test(low) ||
    isLeft(low) ||
    // What stands behind a semicolon belongs to the same sentence.
    (low.trimEnd().endsWith(';') && isLeft(next))
  );
};

/** `检查之前不动目录`: before it something is not to be done. */
const BEFORE_IT = /[^。；\d]{1,12}(?:之?前)[^。；]{0,4}(?:不|别|勿|禁)/u;

/** `until the fair on the 12th, no new prices`: until what takes place on the day that is named. */
const UNTIL_EVENT = wordsOf(
  [
    'until|till|bis (?:zu[mr]?|nach)|hasta|até|fino (?:a|al|alla|allo|all|ai|agli|alle)|tot(?: en met)?|do|до|till|fram till',
    "jusqu['’](?:à|au|aux)",
  ],
  { after: "(?:[\\s('’][^.;。；\\d]{1,60})$" },
);
/** The first day of several: `9-12 May`. */
const FIRST_DAY = /\d{1,2}\.?\s?(?:[-–]|bis|to|a|al|au|до)\s?$/u;

const once = (ask: () => boolean): (() => boolean) => {
  let known: boolean | undefined;
  return () => (known ??= ask());
};

/** What was promised is done. */
const DONE = wordsOf([
  'signed|sent|paid|submitted|filed|handed (?:in|over)|renewed|unterschrieben|verschickt|bezahlt|eingereicht|erneuert',
  'firmad[oa]|enviad[oa]|pagad[oa]|entregad[oa]|presentad[oa]|assinad[oa]|pag[oa]|signée?s?|envoyée?s?|payée?s?|remise?s?',
  'firmat[oa]|inviat[oa]|pagat[oa]|consegnat[oa]|getekend|verstuurd|betaald|ingediend|podpisan\\p{L}*|wysłan\\p{L}*|złożon\\p{L}*',
  'undertecknad\\p{L}*|skickad\\p{L}*|betald\\p{L}*|inlämnad\\p{L}*|imzalandı|gönderildi|ödendi',
  'подписан\\p{L}*|отправлен\\p{L}*|сдан\\p{L}*|оплачен\\p{L}*|подан\\p{L}*|надіслан\\p{L}*|підписан\\p{L}*',
]);
const isOver = (said: string): boolean =>
  said !== '' && (OVER.test(said) || WAS.test(said) || MET.test(said) || DONE.test(said)) && !STILL_OPEN.test(said);

/** Days until which something holds, or by which it is to be done. */
export const deadlineClaims = (stretch: ClaimStretch): Claim[] => {
  const { low, text, span: whole } = stretch;
  if (!/20\d\d/.test(low) || stretch.fence !== undefined || stretch.quoted) return [];
  // Asked late: most sentences with a day in them promise nothing.
  const isOpen = once(() => STILL_OPEN.test(low));
  const isPromised = once(() => PROMISED.test(low));
  if (
    (OVER.test(low) && !OWED.test(low) && !isOpen() && !isPromised()) ||
    (MET.test(low) && !isOpen()) ||
    EXAMPLE.test(low) ||
    FAULT.test(low) ||
    KNOWN_OVER.test(text) ||
    /^\s*(?:[-*+]\s*)?\[[xX]\]/.test(text)
  )
    return [];
  const claims: Claim[] = [];
  for (const pattern of DATES)
    for (const found of matchesIn(low, pattern)) {
      const day = dayOf(found.groups ?? {});
      const [start, end] = [found.index, found.index + found[0].length];
      const span: [number, number] = [whole[0] + start, whole[0] + end];
      if (day === undefined || claims.some((each) => each.span[0] < span[1] && each.span[1] > span[0])) continue;
      const [before, after] = [low.slice(0, start), low.slice(end)];
      const led = before.replace(FIRST_DAY, '');
      const isBound = (): boolean => UNTIL_EVENT.test(led) && (denies(low) || OWED.test(low)) && !isPast(low);
      const isDue = DUE.test(led) || BY.test(before) || DUE_AFTER.test(after) || isBound();
      const clause = `${before.split(CLAUSE).at(-1)} ${after.split(CLAUSE)[0]}`;
      const isAhead = (): boolean =>
        (!NAMED_BY.test(before) || isOpen()) &&
        /[\p{L}\p{M}:：(,]\s*$/u.test(led) &&
        !isSince(before, after) &&
        !isPast(clause);
      const isFor = (): boolean => PROMISED_FOR.test(before) && isPromised();
      if (!isDue && !isFor() && !(isAwaited(stretch) && isAhead())) continue;
      if (WAS.test(clause) && !OWED.test(clause) && !isOpen() && !isPromised()) continue;
      // What was promised may be done: what comes behind the day says so.
      if ((isOver(after) || isOver(stretch.next?.slice(0, 60) ?? '')) && isPromised() && !isOpen()) continue;
      if ((ROWS.test(before.slice(-60)) && !BY.test(before)) || before.endsWith(MASK)) continue;
      claims.push({ kind: 'deadline', day, text: text.slice(start, end), span, stands: 'here' });
    }
  // Of several days in one sentence the last one counts: the others led up to it.
  return claims
    .toSorted((a, b) => (a.kind === 'deadline' && b.kind === 'deadline' && a.day < b.day ? 1 : -1))
    .slice(0, 1);
};
