import { MONTHS } from '../claims/deadlines.ts';
import { weekdaysIn } from '../../text/calendar.ts';
import { isPast } from '../claims/past-words.ts';
import { mayBeRelative, relativeClaims } from '../claims/relative-dates.ts';
import { stretchesOf } from '../claims/stretches.ts';
import { lowered, wordsOf } from '../claims/word-table.ts';
import { LASTING, PASSING } from './passing-words.ts';

/** How things are, what they are for, and whoever is bound: after these a sentence says more than what happened. */
const PRESENT = wordsOf([
  "is|are|isn't|aren't|has|have|does|(?:we|you|they|i|please) do|do not|don't|can|can't|cannot|could|may|might|needs?|must|should|shall|will|won't|would|wants?|uses?|runs?|lives?|stays?|remains?|keeps?|goes|belongs?|requires?|contains?|so|therefore|hence|since|still|now|only|never|always|lesson|means|until|which is why|learn\\p{L}*|decided|decision|agreed|chose|chosen|switched|replaced|moved to|instead|bought|signed|contract",
  'ist|sind|gilt|gelten|muss|müssen|soll|sollen|darf|dürfen|kann|können|wird|werden|bleibt|bleiben|liegt|liegen|braucht|benutzt|nutzt|läuft|laufen|steht|seitdem|seither|deshalb|daher|darum|nun|jetzt|künftig|noch|nie|immer|nur|beschlossen|entschieden|vereinbart|umgestellt auf|vertrag',
  'es (?:el|la|lo|un|una|de|muy|más|necesari[oa]|obligatori[oa])|son (?:los|las|de|muy)|está|están|hay|debe|deben|puede|pueden|tiene|tienen|necesita|usa|usan|sigue|siguen|queda|desde entonces|ahora|nunca|siempre|solo|sólo|decidi\\p{L}*|acord\\p{L}*|por eso|así que|lección|contrato|ya no',
  'é|são|está|estão|há|deve|devem|pode|podem|tem|têm|precisa|usa|usam|continua|fica|ficam|desde então|agora|nunca|sempre|só|decidi\\p{L}*|combin\\p{L}*|por isso|então|lição|contrato|já não',
  "doit|doivent|peut|peuvent|faut|reste|restent|utilise|sert|depuis|désormais|maintenant|donc|jamais|toujours|seulement|décid\\p{L}*|convenu\\p{L}*|c['’]est pourquoi|leçon|contrat|n['’]est plus|sera|seront",
  'есть|нужно|надо|должн\\p{L}+|можно|нельзя|может|могут|является|теперь|с тех пор|поэтому|никогда|всегда|только|пока|реш(?:или|ено|ил|ила)|договори\\p{L}+|вывод|урок|договор\\p{L}*|остал\\p{L}+ только|больше не',
  "deve|devono|bisogna|occorre|va (?:usat|fatt|mess)[oa]|da allora|ora|adesso|mai più|sempre|solo|quindi|perciò|decis[oiae]|usa|usano|resta|restano|c['’]è|ci sono|contratto|non più|vuole|è (?:il|la|un|una|di|molto|in|più)|sono (?:i|le|gli|di|in)",
  'moet|moeten|mogen|kan|kunnen|wordt|gebruikt|gebruiken|blijft|blijven|sindsdien|daarom|dus|nu|nooit|altijd|alleen|nog|besloten|afgesproken|wil|niet meer|staat|ligt',
  'jest|są|mają|trzeba|mus(?:i|zą)|należy|od tego czasu|dlatego|więc|teraz|nigdy|zawsze|tylko|nadal|używa\\p{L}*|działa|zostaje|zdecydowa\\p{L}*|ustali\\p{L}*|umow\\p{L}*|odtąd|już nie|chce',
  'är|ska|skall|måste|har|får|kan|används|sedan dess|därför|nu|aldrig|alltid|bara|fortfarande|beslut\\p{L}*|avtal\\p{L}*|vill|skal|må|ovat|pitää|täytyy|saa|nyt|siitä lähtien|siksi|aina|koskaan|vain|päätet\\p{L}*|sovit\\p{L}*|haluaa',
  '\\p{L}+(?:malı|meli)\\p{L}*|gerek\\p{L}*|artık|şimdi|asla|her zaman|\\p{L}+(?:yor|maz|mez)(?:lar|uz)?|var|yok|karar\\p{L}*|bu yüzden|o zamandan|ister|anlaş\\p{L}*|kullanılır|olur',
  'є|треба|потрібно|має|мають|мусить|тепер|відтоді|тому|ніколи|завжди|тільки|лише|досі|виріши\\p{L}*|домови\\p{L}*|вже не|хоче',
  'يجب|ينبغي|الآن|منذ ذلك|لذلك|أبدا?ً?|دائما?ً?|فقط|قرر\\p{L}*|اتفق\\p{L}*|يريد|צריך|צריכים|חייב\\p{L}*|עכשיו|מאז|לכן|אף פעם|תמיד|רק|הוחלט|החליט\\p{L}*|סוכם|רוצה|(?:है|हैं|होगा|चाहिए)(?=[।.]?$)|अब|तब से|इसलिए|कभी|हमेशा|सिर्फ़|तय',
  '是(?!否)|需要|必须|不能|不要|不得|只能|应|要(?!求)|可以|使用|位于|放在|改用|换成|改为|所以|因此|从此|以后|现在|决定|教训|一律|禁止|合同|同意|由此|目前|务必',
  '以降|以来|今後|現在|決め|決定|そのため|ので|から(?=[、。])|教訓|こと。|必ず|ない。|する。|いる。|ある。|契約|合意|べき|れる。',
  '이후|앞으로|이제|현재|결정|그래서|따라서|때문|교훈|반드시|항상|해야|않는다|한다|있다|이다|계약|합의|쓴다|된다|니까',
]);

/** Who tells of themselves, a language a line: English, German, Spanish, Portuguese, French, Russian, then the others. */
const OURS = wordsOf([
  'we',
  'wir',
  '(?:estuv|tuv|pus|hic|fu|vin|dij|pud)imos|\\p{L}{2,}[ai]mos|nos \\p{L}+',
  '(?:tiv|fiz|fô|vi|pus|pud)emos|fomos|\\p{L}{2,}[aei]mos',
  'nous',
  'мы|\\p{L}{3,}ли',
  '我们|咱们',
  '私たち|我々|みんなで',
  '우리',
]);
/** How long it took is worth telling of a day alone. */
const SPENT = wordsOf([
  '(?:(?:an|one|two|three|four|five|several|half an?|\\d+) (?:hours?|minutes|afternoons?|mornings?|evenings?|days)|all (?:day|morning|afternoon|evening|night))',
  '(?:eine|zwei|drei|vier|fünf|mehrere|\\d+) (?:stunden?|minuten|tage)|den ganzen (?:tag|vormittag|nachmittag|abend)',
  '(?:una|dos|tres|cuatro|cinco|varias|\\d+) (?:horas?|minutos|tardes?|días)|toda la (?:tarde|mañana|noche)|todo el día',
  '(?:uma|duas|três|quatro|cinco|várias|\\d+) (?:horas?|minutos|tardes?|dias)|até tarde|a (?:tarde|manhã|noite) (?:toda|inteira)|o dia (?:todo|inteiro)',
  "(?:une|deux|trois|quatre|cinq|plusieurs|\\d+) (?:heures?|minutes|jours)|tout(?:e)? (?:la journée|la matinée|l[’']après-midi|le jour)",
  '(?:два|три|четыре|пять|несколько|\\d+) (?:час\\p{L}*|минут\\p{L}*|дн\\p{L}*)|весь (?:день|вечер)|до ночи',
  '[\\d一两二三四五六半几数整]+(?:个)?(?:半)?(?:小时|钟头|分钟|下午|上午|晚上)',
  '[\\d一二三四五六半数]+(?:時間|分間)|(?:一日|半日|午後|午前)(?:中|いっぱい)',
  '(?:\\d+|한|두|세|네|다섯|몇)\\s?(?:시간|분)(?:\\s?동안|\\s?넘게)?|하루\\s?종일|오후\\s?내내',
]);
/** From then on things are another way: that is more than what happened. */
const TURNED = wordsOf([
  'migrated to|moved (?:over )?to|changed|adopted|introduced|renamed|dropped|stopped|started|began|picked|settled',
  'gewechselt|geändert|eingeführt|umbenannt|abgeschafft|gewählt|wechselten|begonnen',
  'cambiamos|pasamos|adoptamos|elegimos|dejamos|renombramos|empezamos|migramos|quedamos en',
  'mudamos|passamos|adotamos|escolhemos|trocamos|deixamos|renomeamos|começamos|migramos|ficou (?:decidido|combinado)',
  'passés? (?:à|au|aux)|adopté\\p{L}*|changé|choisi\\p{L}*|renommé\\p{L}*|abandonné\\p{L}*|commencé',
  'перешли|выбрали|поменяли|смени\\p{L}*|внедрили|переименовали|отказались|начали',
  '换|改|切换|采用|引入|弃用|停用|选(?:择|定|了)|开始',
  '切り替え|導入|変え|変更|採用|やめ|始め|移行',
  '바꿨|바꾸|전환|도입|채택|그만|시작|변경|옮겼',
]);

const MONTH = MONTHS.map(({ begins }) => begins).join('|');
/** A day of one year, at the opening; a day that comes every year has none. */
const DAY = new RegExp(
  `20\\d\\d[-/.]\\d|\\d[./]\\d{1,2}[./](?:20)?\\d\\d|(?<!\\p{L})(?:${MONTH})\\p{L}{0,7}\\.?(?: \\d{1,2})?,? (?:de |del )?20\\d\\d|\\d (?:de |of )?(?:${MONTH})\\p{L}{0,7}|20\\d\\d\\s?[年년]|[月월]\\s?\\d{1,2}\\s?[日일号]|(?<!\\p{L})(?:in|em|en|de|von|of|в) 20\\d\\d`,
  'u',
);
/** A day of the week at the opening, which with a verb of the past is one day and not every such day. */
const WEEKDAY = new RegExp(
  `^[\\s*_#>-]*(?:(?:on|am|el|na|no|le|во?) )?(?:${['en', 'de', 'es', 'pt', 'fr', 'ru']
    .flatMap(weekdaysIn)
    .map(({ begins }) => begins)
    .join('|')})\\p{L}*(?:-feira)?(?!\\p{L})`,
  'u',
);
const ON_WEEKDAY = new RegExp(
  `(?<!\\p{L})(?:on|am|el|na|no|le|op|w|we|в|во|у) (?:${['en', 'de', 'es', 'pt', 'fr', 'nl', 'pl', 'ru', 'uk']
    .flatMap(weekdaysIn)
    .map(({ begins }) => begins)
    .join('|')})`,
  'u',
);
const OPENS_WITHIN = 40;

const CLAUSE = /(?:,|，|、|:|：)(?!\d)|(?<=た)(?:が|けど|ので)|\s(?:and|und|y|e|et|и)\s/u;

/** What somebody did on that day, or how long it took, and that nothing is another way since. */
const isOurDay = (low: string): boolean => (OURS.test(low) || SPENT.test(low)) && !TURNED.test(low);

/** A longer one tells more than a moment. */
const MOMENT = 160;
const CODE = /`|\w\(|[\w-]\/[\p{L}_-]|[\p{L}_]\.[a-z]{2,4}(?![\p{L}\d])/u;

/** One sentence on what somebody did on a day, which left nothing behind. */
const isMoment = (text: string, low: string): boolean =>
  text.length <= MOMENT && !CODE.test(text) && PASSING.test(low) && !TURNED.test(low);

/** Every sentence of it tells of one day that is over, and none how things are since. */
export const tellsOnlyPast = (text: string): boolean => {
  const bare = text.trim();
  // A short text is read whole: who did it may stand before the day.
  const opening = lowered(bare.slice(0, bare.length <= MOMENT ? MOMENT : OPENS_WITHIN));
  const isDay = DAY.test(opening) || WEEKDAY.test(opening) || (bare.length <= MOMENT && ON_WEEKDAY.test(opening));
  if (!isDay && !mayBeRelative(opening)) return false;
  const all = stretchesOf(text).filter(({ text: said }) => /\p{L}/u.test(said));
  const [first] = all;
  const isMore = (low: string): boolean => PRESENT.test(low) || LASTING.test(low);
  if (!first || all.some(({ fence, quoted, low }) => fence !== undefined || quoted || isMore(low))) return false;
  const dated = isDay || relativeClaims(first).length > 0;
  if (dated && all.length === 1 && isMoment(bare, first.low)) return true;
  if (
    bare.length > OPENS_WITHIN &&
    !DAY.test(opening.slice(0, OPENS_WITHIN)) &&
    !WEEKDAY.test(opening) &&
    !mayBeRelative(opening.slice(0, OPENS_WITHIN))
  )
    return false;
  // One clause alone may be a fact that counts: “the freeze ended on 2026-03-01”.
  const clauses = all.flatMap(({ low }) => low.split(CLAUSE)).filter(isPast);
  const isTold = clauses.length > 1 || (clauses.length === 1 && all.some(({ low }) => isOurDay(low)));
  // A short sentence beside may do without a verb: “again, green”.
  return dated && isTold && all.every(({ low }) => low.split(CLAUSE).some(isPast) || low.trim().length < 30);
};

/** After its first sentence it says how things are. */
export const goesOnToday = (text: string): boolean =>
  stretchesOf(text)
    .slice(1)
    .some(({ low }) => PRESENT.test(low));
