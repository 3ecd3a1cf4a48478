import { weekdaysIn } from '../../text/calendar.ts';
import { EXAMPLE } from './cues.ts';
import type { Claim } from './claim.ts';
import type { ClaimStretch } from './stretches.ts';
import { isPast } from './past-words.ts';
import { matchesIn } from '../../text/matches.ts';
import { wordPattern, wordsOf } from './word-table.ts';

const EN_DAY = '(?:mon|tues|wednes|thurs|fri|satur|sun)day';
const DE_DAY = '(?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag)';
/** A weekday, also by a name that is another word elsewhere: what stands beside it here says that a day is meant. */
const dayIn = (tongue: string): string =>
  `(?:${weekdaysIn(tongue)
    .map(({ begins }) => begins)
    .join('|')})`;
const [ES_DAY, PT_DAY, FR_DAY, JA_DAY, KO_DAY] = ['es', 'pt', 'fr', 'ja', 'ko'].map(dayIn);
const UNIT =
  '(?:day|week|month|quarter|year|sprint|release|monday|tuesday|wednesday|thursday|friday|saturday|sunday|weekend|spring|summer|fall|autumn|winter|january|february|march|april|june|july|august|september|october|november|december)';

/** Days that are counted from now open a clause: behind what happens first they are counted from that. */
const FIRST = '(?<=^[\\s*_#>-]*|[,，、。;；:：]\\s*|再过)';
/** Words that name a time only for who knows when they were written. */
const RELATIVE_ROWS = [
  "l[’']altro ieri|ieri|oggi|stasera|stamattina|stanotte|domani|dopodomani|(?:la )?(?:settimana|mese|anno|trimestre) (?:scors[oa]|prossim[oa])|il mese (?:scorso|prossimo)|l[’']anno (?:scorso|prossimo)|quest[ao] (?:settimana|mese|anno|trimestre)|(?:\\d+|un|una|due|tre|qualche) (?:giorn[oi]|settiman[ae]|mes[ei]|ann[oi]) fa|tra (?:\\d+|due|tre|qualche) (?:giorni|settimane|mesi)",
  'eergisteren|gisteren|vandaag|vanavond|vanmorgen|overmorgen|morgen(?= (?:wordt|komt|gaat|moet|is|om|naar|weer|wel|niet|op|de|het|een)(?!\\p{L}))|(?:deze|vorige|volgende|komende|afgelopen) (?:week|maand|zondag|maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag)|(?:dit|vorig|volgend) (?:jaar|kwartaal|weekend)|(?:\\d+|een|twee|drie|paar) (?:dagen|dag|weken|week|maanden|maand|jaar) geleden|over (?:\\d+|twee|drie|een paar) (?:dagen|weken|maanden)',
  'przedwczoraj|(?:od|do|po|przed) (?:zeszł|przyszł|ubiegł|poprzedni|najbliższ)(?:ego|ej) (?:tygodnia|miesiąca|roku|kwartału|poniedziałku|wtorku|środy|czwartku|piątku)|wczoraj\\p{L}{0,4}|dzisiaj|dziś|jutro|pojutrze|w (?:przyszły|zeszły|ubiegły|ten|najbliższy) (?:poniedziałek|wtorek|czwartek|piątek|weekend)|w (?:przyszłą|zeszłą|ubiegłą|tę|najbliższą) (?:środę|sobotę|niedzielę)|w (?:zeszłym|przyszłym|tym|ubiegłym) (?:tygodniu|miesiącu|roku|kwartale)|(?:\\d+|dwa|trzy|kilka|parę) (?:dni|tygodni\\p{L}*|miesi\\p{L}*|lat) temu|za (?:\\d+|dwa|trzy|kilka) (?:dni|tygodni\\p{L}*|miesi\\p{L}*)|tydzień temu',
  'i förrgår|igår|i går|idag|i dag|ikväll|i kväll|imorgon|i morgon|i övermorgon|(?:förra|nästa|denna|den här) (?:veckan?|månaden?|året|kvartalet)|nästa år|för (?:\\d+|en|två|tre|några) (?:dagar|dag|veckor|vecka|månader|månad|år) sedan|om (?:\\d+|två|tre|några) (?:dagar|veckor|månader)|i går|i morgen|næste uge|neste uke',
  'toissapäiv(?:änä|ästä)|eilisestä|(?:viime|ensi|tästä) (?:viikosta|kuusta|vuodesta|maanantaista|perjantaista)|eilen|tänään|huomenna|ylihuomenna|(?:viime|ensi|tällä) (?:viikolla|kuussa|vuonna)|(?:\\d+|kaksi|kolme|muutama) (?:päivää|viikkoa|kuukautta|vuotta) sitten',
  '(?:evvelsi|önceki) gün(?:den)?|dün(?:den)?|bugün(?:den)?|yarın(?:dan)?|(?:geçen|gelecek|önümüzdeki) (?:haftadan|aydan|yıldan|pazartesiden|cumadan)|öbür gün|haftaya|seneye|(?:geçen|gelecek|bu|önümüzdeki) (?:hafta|ay|yıl|çeyrek)|(?:\\d+|iki|üç|birkaç) (?:gün|hafta|ay|yıl) (?:önce|sonra)',
  `the day before yesterday|yesterday|the day after tomorrow|tomorrow|tonight|(?:this|yesterday|tomorrow) (?:morning|afternoon|evening)|last night|(?:this|last|next|coming) ${UNIT}(?! of)|(?:earlier|later) (?:today|this week|this month|this year)|today|until ${EN_DAY}|(?:(?<!(?:older|newer|younger|earlier|later) than )(?:\\d+|one|two|three|four|five|six|a few|a couple(?: of)?|several|some)|half) (?:minute|hour|night|day|week|sprint|release|month|quarter|year|an hour)s? (?:ago|from now)|in (?:\\d+|two|three|four|five|six|a few|a couple(?: of)?) (?:days|weeks|months)(?! of)(?: from now)?|an? (?:hour|day|week|month|year) ago|the (?:week|month|sprint) before last|over the weekend|(?:end|beginning|start|middle) of (?:the|this|next) (?:week|month|quarter|year)|the other (?:day|night|week|morning|evening)`,
  `vorgestern|gestern|übermorgen|heute|(?:diese|letzte|nächste|kommende|vorige|vergangene)[rsnm]? (?:woche|monat|jahr|quartal|sprint|${DE_DAY})|bis ${DE_DAY}|vor (?:\\d+|zwei|drei|vier|einigen|ein paar|einer|einem) (?:tagen|wochen|monaten|jahren|woche|monat|jahr)|in (?:\\d+|zwei|drei|vier|ein paar|einigen) (?:tagen|wochen|monaten)|ende (?:der woche|des monats|des quartals)|morgen(?= (?:früh|abend|vormittag|nachmittag|mittag|soll|wird|ist|kommt|geht|machen|um \\d))|ab morgen|bis morgen`,
  `anteayer|ayer|hoy|anoche|esta (?:mañana|tarde|noche)|pasado mañana|mañana(?= (?:se|hay|vamos|por|es|a las? \\d))|(?<=(?:^|[^\\p{L}])(?:es|será|para|hasta) )mañana|a partir de mañana|(?:la|el) (?:semana|mes|año|trimestre|sprint) (?:pasad[oa]|que viene|próxim[oa])|(?:la|el) próxim[oa] (?:semana|mes|año|trimestre|sprint)|próximo ${ES_DAY}|este ${ES_DAY}|(?:est[ae]) (?:semana|mes|año|trimestre)|hace (?:\\d+|un|una|dos|tres|cuatro|unos|unas|pocos) (?:días?|semanas?|meses|mes|años?)|en (?:\\d+|dos|tres|unas|unos) (?:días|semanas|meses)|el ${ES_DAY} (?:pasado|próximo|que viene)`,
  `anteontem|ontem|hoje|esta (?:manhã|tarde|noite)|depois de amanhã|amanhã|(?:na |a )?(?:semana passada|próxima semana|semana que vem)|(?:no |o )?(?:mês passado|próximo mês|mês que vem|ano passado|próximo trimestre)|(?:est[ae]|nest[ae]) (?:semana|mês|ano|trimestre)|há (?:\\d+|um|uma|dois|duas|três|alguns|algumas) (?:dias?|semanas?|meses|mês|anos?)|(?:em|daqui a) (?:\\d+|dois|duas|três|alguns|algumas) (?:dias|semanas|meses)|próxim[oa] ${PT_DAY}(?:-feira)?|n?est[ae] (?:${PT_DAY}-feira|segunda-feira|sexta-feira|sábado|domingo)|${PT_DAY}(?:-feira)? (?:passad[oa]|que vem|próxim[oa])`,
  `avant-hier|l['’]autre (?:jour|soir|nuit|semaine)|hier|aujourd['’]hui|après-demain|demain|ce (?:matin|soir|midi)|cet après-midi|cette (?:nuit|après-midi)|la semaine (?:dernière|prochaine)|le mois (?:dernier|prochain)|l['’]année dernière|le trimestre prochain|cette (?:semaine|année)|ce (?:mois|trimestre)(?:-ci)?|il y a (?:\\d+|un|une|deux|trois|quelques) (?:jours?|semaines?|mois|ans?)|dans (?:\\d+|deux|trois|quelques) (?:jours|semaines|mois)|${FR_DAY} (?:dernier|prochain)|ce ${FR_DAY}`,
  'позавчерашн\\p{L}{2,3}|вчерашн(?:его|ей|ем) (?:дня|вечера|утра|ночи)|(?:с|со|до|после|от) (?:прошлой|следующей|этой) недели|(?:с|до|после|от) (?:прошлого|следующего|этого) (?:месяца|года|квартала|понедельника|вторника|четверга)|на днях|час назад|позавчера|вчера|сегодня|послезавтра|завтра|на (?:прошлой|следующей|этой) неделе|в (?:прошлом|следующем|этом) (?:месяце|году|квартале|спринте)|(?:\\d+|пару|два|две|три|несколько) (?:дн\\p{L}*|недел\\p{L}*|месяц\\p{L}*|лет) назад|через (?:\\d+|пару|два|две|три|несколько)? ?(?:дн\\p{L}*|недел\\p{L}*|месяц\\p{L}*)|неделю назад|месяц назад|(?:прошл|следующ|ближайш)(?:ый|ий) (?:понедельник|вторник|четверг)|(?:прошл|следующ|ближайш)ую (?:среду|пятницу|субботу)|(?:прошлое|следующее|ближайшее) воскресенье',
  'позавчорашн\\p{L}{2,4}|вчорашн\\p{L}{2,4} (?:дня|вечора|ранку)|(?:з|від|до|після) (?:минулого|наступного|цього) (?:тижня|місяця|року)|днями|позавчора|вчора|сьогодні|завтра|післязавтра|(?:минулого|наступного|цього) (?:тижня|місяця|року)|(?:\\d+|два|дві|три|кілька) (?:дн\\p{L}*|тижн\\p{L}*|місяц\\p{L}*) тому|через (?:(?:\\d+|два|дві|три|кілька) (?:тижн\\p{L}*|місяці\\p{L}*)|тиждень)',
  '(?:أول )?أمس|البارحة|(?<!في )اليوم(?! (?:ال|في))|غدًا|غداً|غدا|بعد غد|(?:الأسبوع|الشهر|العام|السنة) (?:الماضي|القادم|المقبل|الماضية|القادمة|المقبلة)|هذا (?:الأسبوع|الشهر|العام)|قبل (?:يومين|أسبوع|أسبوعين|شهر|شهرين)|بعد (?:يومين|أسبوع|أسبوعين|شهر|شهرين)',
  '[מה]?שלשום|[מה]?אתמול|מ?ה(?:שבוע|חודש|שנה) (?:שעבר|שעברה)|היום(?= (?:ב|ה))|מחרתיים|מחר|(?:בשבוע|בחודש|בשנה) (?:שעבר|שעברה|הבא|הבאה)|(?:השבוע|החודש|השנה)(?= )|לפני (?:יומיים|שבוע|שבועיים|חודש|חודשיים)|בעוד (?:יומיים|שבוע|שבועיים|חודש|חודשיים)',
  'परसों|आज (?:शाम|सुबह|रात)|कल (?:तक|सुबह|शाम|से)|(?:पिछले|अगले|इस) (?:हफ़्ते|हफ्ते|सप्ताह|महीने|साल|सोमवार|मंगलवार|बुधवार|गुरुवार|शुक्रवार)|(?:\\d+|दो|तीन|कुछ) (?:दिन|हफ़्ते|हफ्ते|महीने|साल) पहले',
  `前天|昨天|昨晚|今天|今早|今晚|刚才|刚刚|明天|后天|上上?(?:个)?(?:周|星期|礼拜|月|季度)(?!期)|下(?:个)?(?:周|星期|礼拜|月|季度)|本(?:周|月|季度)|这(?:个)?(?:周|星期|月|季度)|去年|明年|今年|[\\d两三几一]+(?:天|周|个?月|年)(?:前|之前)(?!缀)|${FIRST}[\\d两三几一]+(?:天|周|个?月|年)(?:后|之后)(?!缀)`,
  `一昨日|おととい|昨日|昨夜|今朝|今夜|今晩|今日|明日|明後日|あさって|先週|来週|今週|先月|来月|今月|去年|昨年|来年|今年|来四半期|今四半期|(?:\\d+|二|三|数)(?:日|週間|か月|ヶ月|年)前|${FIRST}(?:\\d+|二|三|数)(?:日|週間|か月|ヶ月|年)後|(?:次|今度|前)の${JA_DAY}`,
  `그저께|그제|어제|어젯밤|방금|오늘|내일|모레|지난\\s?주|다음\\s?주|이번\\s?주|지난\\s?달|다음\\s?달|이번\\s?달|작년|내년|올해|이번 분기|다음 분기|(?:\\d+|이|삼|몇)\\s?(?:일|주|개월|달|년)\\s?전|며칠\\s?전|${FIRST}(?:\\d+|이|삼|며칠|몇)\\s?(?:일|주|개월|달|년)?\\s?후에|(?:지난|다음|이번|오는)\\s?${KO_DAY}`,
];
const RELATIVE = wordsOf(RELATIVE_ROWS);
const RELATIVE_ALL = wordPattern(RELATIVE_ROWS, 'gu');

/** Words that point at a time near the day of writing and name none; `currently` says no more than `is`. */
const VAGUE = wordsOf([
  'recentemente|presto|ultimamente|di recente',
  'onlangs|binnenkort|voorlopig',
  'niedawno|wkrótce|ostatnio',
  'nyligen|snart|tills vidare',
  'äskettäin|pian|toistaiseksi|viime aikoina',
  'yakında|şimdilik|son zamanlarda',
  '(?:by|before|since) (?:mon|tues|wednes|thurs|fri|satur|sun)day|recently|for now|soon|for the time being|lately',
  'kürzlich|neulich|demnächst|vorerst',
  'recientemente|por ahora|pronto|últimamente',
  'recentemente|por enquanto|em breve|ultimamente',
  "récemment|pour le moment|bientôt|pour l’instant|pour l'instant|dernièrement",
  'недавно|пока что|скоро|в последнее время',
  '最近|近期|暂时|不久',
  '最近|当面|近いうち|近々',
  '최근|당분간|조만간|곧 ',
]);

/** A day that comes again and again. */
const ANY_DAY =
  /(?<!\p{L})(?:ogni|sempre|elke|iedere|altijd|nooit|każd\p{L}*|zawsze|nigdy|codziennie|varje|alltid|aldrig|joka|aina|her(?= (?:gün|hafta|ay|yıl|zaman|sabah|akşam))|daima|every|each|always|never|daily|weekly|monthly|whenever|relative|jede[nrsm]?|immer|nie|niemals|täglich|wöchentlich|cada|siempre|nunca|diari\p{L}*|semanal\p{L}*|todos|todas|sempre|chaque|tous les|toutes les|toujours|jamais|кажд\p{L}*|всегда|никогда|ежедневн\p{L}*|еженедельн\p{L}*)(?!\p{L})|每(?!个人|位)|总是|从不|毎|いつも|매일|매주|매달|항상|절대/u;
/** One that somebody names when they ask: what opens such a clause stands before it, behind it where the verb does. */
const ASKED =
  /(?<!\p{L})(?:when|if|wenn|falls|cuando|si|quando|se|quand|lorsque|если|когда)(?!\p{L})|当(?!前|地|时)|如果/u;
const ASKED_BEHIND = /^[^。、,，]{0,16}(?:場合|とき|時は|때|[하되으라이가오나보려]면(?=[\s,]))/u;
const SAYS =
  /(?<!\p{L})(?:say|says|said|asks?|asked|mentions?|sagt|fragt|dice|pide|pregunta|diz|pergunta|dit|demande|говорит|спрашивает|просит|words?|wort|palabra|palavra|mot|слов\p{L})(?: \p{L}+)?[\s:,"'“„«(]*$|[问说字][^。，]{0,4}$/u;
const SAYS_BEHIND = /^[\s"'”»」』]*(?:と(?:言|聞)|라고|(?:이)?란 말)/u;
const SHOWN =
  'label|button|column|filter|standup|stand-up|view|tab|report|dashboard|page|widget|badge|theme|format|bericht|knopf|spalte|ansicht|botón|informe|botão|relatório|rapport|bouton|onglet|кнопк\\p{L}*|отч[её]т\\p{L}*|вкладк\\p{L}*';
/** What bears such a word as its name. */
const NAMED = new RegExp(
  `(?<!\\p{L})(?:${SHOWN})[\\s:"'“„«(]*$|(?:按钮|报表|ボタン|レポート|버튼|보고서)[^。]{0,2}$`,
  'u',
);
const NAMES = new RegExp(
  `^["'”»)]*[ -](?:${SHOWN})(?!\\p{L})|^[”」』"]?(?:の|的)?\\s?(?:按钮|报表|ボタン|レポート|버튼|보고서)`,
  'u',
);
/** `früher … heute` parts two ages of a project, and names no day. */
const AGES =
  /(?<!\p{L})(?:früher|damals|seinerzeit|back then|à l['’]époque|en aquel entonces|na época|destijds|wówczas|used to|formerly|nowadays|antes|antigamente|autrefois|avant(?!-)|раньше|once)(?!\p{L})|以前|かつて|예전/u;
const DATED =
  /\d{4}-\d\d(?:-\d\d)?|\d{1,2}[./]\d{1,2}[./]\d{2,4}|\d{4}\s?[年년]|\d{1,2}\s?[月월]\s?\d{1,2}\s?[日일]|\b20\d\d\b/u;

const GERMAN =
  /(?<!\p{L})(?:der|die|das|den|dem|ein|eine|ist|sind|wird|und|oder|nicht|nur|für|von|mit|auf|im|zu|gilt|steht|liegt|alle|kein\p{L}*|was|wie)(?!\p{L})|[äöüß]/u;
const FRENCH =
  /(?<!\p{L})(?:le|la|les|du|une?|et|nous|on|est|a|ont|à|que|sur|pour|avec|par|au|il|elle)(?!\p{L})|[ldns]['’]\p{L}/u;

/** Words of a sentence that name a time only for who knows when it was written. */
export const relativeClaims = (stretch: ClaimStretch): Claim[] => {
  const { low, text, span: whole } = stretch;
  if (stretch.fence !== undefined || stretch.quoted || DATED.test(low) || DATED.test(stretch.above)) return [];
  if (EXAMPLE.test(low) || AGES.test(low)) return [];
  const sure = RELATIVE.exec(low);
  const found = sure ?? VAGUE.exec(low);
  if (found === null || ANY_DAY.test(low) || inQuotes(stretch, whole[0] + found.index)) return [];
  const before = low.slice(0, found.index);
  const next = low.slice(found.index + found[0].length);
  if (ASKED.test(before) || ASKED_BEHIND.test(next) || SAYS.test(before) || SAYS_BEHIND.test(next)) return [];
  // “since Friday is off”, “bis Mittwoch 12 Uhr”: a weekday of every week.
  if (/(?:day|tag|woch|abend)$/u.test(found[0]) && /^,? (?:\d|is |means |ist )/u.test(next)) return [];
  // German `hier` is here.
  if (found[0] === 'hier' && (GERMAN.test(low) || !FRENCH.test(low))) return [];
  // “the Tomorrow Night theme”: a name.
  if (/^\p{Lu}/u.test(text.slice(found.index)) && /\p{L}/u.test(before)) return [];
  if (NAMED.test(before) || NAMES.test(next)) return [];
  // “today's date”, “next-week view”, “current”; but “last night's run left stale keys”.
  const isRun = /^last night$/u.test(found[0]) && isPast(low);
  if ((/^['’]s?(?!\p{L})/u.test(next) && !isRun) || /^-\p{L}/u.test(next) || /\p{L}-$/u.test(before)) return [];
  // “No order in 60 days”: within so many.
  if (/^in \d/u.test(found[0]) && /(?<!\p{L})(?:no|not|never|without|zero|\p{L}+n['’]t)(?!\p{L})/u.test(before))
    return [];
  if (isListed(low, found)) return [];
  const span: [number, number] = [whole[0] + found.index, whole[0] + found.index + found[0].length];
  return [
    {
      kind: 'relative-date',
      sure: sure !== null,
      text: text.slice(found.index, found.index + found[0].length),
      span,
      stands: 'here',
    },
  ];
};

/** Between two words of a row: `yesterday, today and tomorrow`, `this month with last month`. */
const BETWEEN =
  /^[\s"'“”„«»‹›「」『』`()]*(?:[,，、・/&|]|[,，、]?\s?(?:and|or|with|to|vs\.?|und|oder|mit|y|o|con|e|ou|com|et|avec|i|lub|och|eller|ja|tai|ve|veya|ile|и|или|с|і|або|و|أو|ו|או|और|या|和|与|或|跟|と|や|か|과|와|및|나))[\s"'“”„«»「」『』`()]*$/u;
/** Two such words in a row are what a program or a person calls days, and no day of the past. */
const isListed = (low: string, found: RegExpExecArray): boolean => {
  const spans = matchesIn(low, RELATIVE_ALL(low)).map(({ 0: { length }, index }) => [index, index + length] as const);
  return spans.some(([from], at) => {
    const before = spans[at - 1];
    const isFound = from === found.index || before?.[0] === found.index;
    return before !== undefined && isFound && BETWEEN.test(low.slice(before[1], from));
  });
};

const inQuotes = ({ literals }: ClaimStretch, at: number): boolean =>
  literals.some(({ kind, span }) => kind === 'quoted' && span[0] <= at && span[1] > at);
