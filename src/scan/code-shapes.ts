import { DIGIT, type Shape, shape } from './shape.ts';

/** What people type on doors, safes and alarms, and the keys that open a program: said in prose, in any language. */

const FIGURES =
  '(?!(?:19|20)\\d\\d\\b)(?<value>[*#]?(?:\\d{1,2}(?:[-–]\\d{1,2}){2,4}|\\d{4,8}|\\d{2,4}[A-ZА-Я]\\d{1,4}|\\d{3,5}[A-FК])[*#]?)(?![\\w:/%]|[-.,]\\d)';
/** Between the words and the figures: a verb or a sign. */
const IS =
  '(?:[:：=—–]| - |->|(?<= )(?:is|are|ist|lautet|est|es|è|é|är|er|to|jest|это|є|with|by|now|mit|con|avec)(?= )|هو|הוא|是|为|は|은|는|이) {0,2}(?:code |now )?["\'`]?';
/** What follows the figures: the end of what is said, or what they are for. */
const ENDS = '(?=["\'`]?(?:[.,;!?)。、]|\\s*$|\\s*\\n| [(—–-]| ?(?:です|입니다|이다|번)| (?=[\\u0590-\\u06ff])| (?:then|and|und|ein|et|y|e|until|to|for|от|для)\\b))';
/** "the error code", "exit code": what a program says. */
const PLAIN = '(?<!(?:version|http|area|zip|exit|error|status|response|source|return|result|postal|project|country|order|build) )';
const OTHER = '(?! (?:postal|source|review|base|path|d[\'’]erreur|de error|de erro|di errore|ошибки|of conduct|owner))';

/** Latin letters carry no word before them; `s` after a thing is its plural. */
const THING =
  'doors?|alarms?|gates?|garage|safe|shed|cellar|basement|lobby|barrier|bike (?:room|cage|shed)|lockers?|lock ?box|key ?safe|key ?pad|padlock|entrance|building|' +
  'porte|portail|alarme|coffre|entr[ée]e|immeuble|bo[iî]te|t[uü]r|haust[uü]r|alarmanlage|tresor|tor|schlie(?:ß|ss)fach|' +
  'puerta|port[aã]o?|portal|alarma|garaje|garagem|cofre|caja(?: fuerte)?|porta|cancello|allarme|cassaforte|' +
  'drzwi|bramy|alarmu|sejfu|domofonu|alarm|deur|kluis|poort|larm|d[öø]r|kassaskap';
const CODE = 'codes?|combo|combination|c[oó]digo|codice|kod|koden?|combinaison|combinaci[oó]n|pin';
const CYRILLIC = 'двер\\S{1,3}|домофон\\S{0,2}|подъезд\\S{0,2}|сейф\\S{0,2}|с[иі]гнал[иі]зац[иі]\\S{1,2}|ворот|замк\\S{1,2}|калитк\\S{1,2}|шлагбаум\\S{0,2}';
/** One word for both. */
const BOTH =
  'digicode|t[uü]r-?code|(?:haust[uü]r|garagen|zugangs|alarm|tor|tresor)-?code|deurcode|toegangscode|alarmcode|portkod|larmkod(?:en)?|' +
  'd[öø]rkode|key ?pad|pad ?lock|lock ?box|cadenas|candado|cadeado|lucchetto|zahlenschloss';
const APART = [
  'ドアの?暗証番号', '玄関の?暗証番号', '金庫', '警報の?暗証番号', '门禁', '门锁', '保险[箱柜]', '报警器', '도어락', '현관', '금고', '경보기',
  '(?:הקוד|קוד) (?:של|ה)', 'رمز (?:ال)?(?:باب|دخول|خزنة|إنذار)', 'الرقم السري',
];

const words = [
  '*alarm*', '*alarmanlage*', '*box*', '*keypad*', '*padlock*', '*tur*', '*tür*', 'allarme*', 'barrier*', 'basement*',
  'bike*', 'boite*', 'boîte*', 'bramy*', 'building*', 'caja*', 'cancello*', 'cassaforte*', 'cellar*', 'coffre*',
  'cofre*', 'deur*', 'domofonu*', 'door*', 'dor*', 'drzwi*', 'dör*', 'dør*', 'entrance*', 'entree*', 'entrée*',
  'garage*', 'garaje*', 'gate*', 'immeuble*', 'kassaskap*', 'key*', 'keysafe*', 'kluis*', 'larm*', 'lobby*', 'lock*',
  'lockbox*', 'locker*', 'pad*', 'poort*', 'port*', 'puerta*', 'safe*', 'schliessfach*', 'schließfach*', 'sejfu*',
  'shed*', 'tor*', 'tresor*',
];
const joined = [
  'digicode*', '*code*', 'portkod*', 'larmkod*', '*kode*', '*keypad*', 'pad*', '*padlock*', 'lock*', '*lockbox*', 'cadenas*', 'candado*',
  'cadeado*', 'lucchetto*', 'zahlenschloss*', 'box*',
];
const code = (needs: readonly string[], source: string, ...said: (readonly string[])[]): Shape => ({
  ...shape('pin', 'door or alarm code', needs, new RegExp(source + ENDS, 'gi'), { grade: 'warn', judge: 'none' }), needs: [needs, DIGIT, ...said],
});

/** Between a code and its figures: what it is for. */
const WHERE = '(?:,? (?:for|of|at|in|on|to|from|after|changed|off)\\b[^\\n\\d=.]{0,30}?| \\([^)\\n\\d]{0,20}\\))?';
const GAP = '[^\\n\\d=:：.]';

const said = ['code*', 'combo*', 'combination*', 'codigo*', 'código*', 'codice*', 'kod*', 'combina*', 'pin*'];
const opening = ['open*', 'unlock*', 'disarm*', 'code*', 'combo*', 'öffnet*', 'entsperrt*', 'ouvre*', 'abre*', 'apre*'];

export const codeShapes: readonly Shape[] = [
  code(words, `(?<![a-zà-ÿ\\d])(?:${THING}) (?:${CODE})(?: after [^\\n:.]{1,12}:)?(?:${WHERE}${IS}| {1,2})${FIGURES}`, said),
  code(words, `${PLAIN}(?<![a-zà-ÿ])(?:${CODE})${OTHER} [^\\n\\d=:.]{0,16}?(?<![a-zà-ÿ])(?:${THING})(?![a-zà-ÿ])(?:${GAP}{0,40}?${IS}|[^\\n\\d=:.,;]{0,16}? )${FIGURES}`, said),
  code(words, `(?<![a-zà-ÿ])(?:${THING})(?![a-zà-ÿ])[^\\n\\d=.]{0,40}?(?:[ ,:]${PLAIN}(?:codes?|combo)(?: is)?| (?:opens?|unlocks?|disarms?|öffnet|entsperrt|s['’]ouvre|se abre|si apre) (?:with|by|mit|avec|con)) ${FIGURES}`, opening),
  code(joined, `(?<![a-zà-ÿ])(?:${BOTH})[^\\n\\d=:：.,;]{0,40}?(?:${IS}| )${FIGURES}`),
  code(['*код*'], `(?<!ошибки )код[а-я]{0,2}(?! ошибк)${GAP}{0,16}?(?:${CYRILLIC})[^\\n=:.]{0,40}?(?:${IS}| )${FIGURES}`),
  code(['*код*'], `дверной код(?:${IS}| )${FIGURES}`),
  code(
    ['ドア', '玄関', '金庫', '警報', '门禁', '门锁', '保险', '报警', '도어락', '현관', '금고', '경보기', '*קוד', '*الرقم', '*رمز'],
    `(?:${APART.join('|')})(?:${GAP}{0,40}?(?:${IS}|(?=[：:]))[:：]?[^\\n\\d=.]{0,6}?|(?:密码|の?暗証番号| ?비밀번호)? )${FIGURES}`,
  ),
  shape('pin', 'PIN', ['pin'], /\bPIN\b(?:[^\n\d.:=,;()]{0,60}(?:[:=：]|(?<=[\s])(?:is|ist|lautet|est|es|è|é|jest|—|–)(?=\s)|は|是|은) {0,2}["'`]?| (?=\d{4,8} (?:for|opens|unlocks|f[uü]r|pour|para|для)\b))(?!20[0-4]\d\b)(?<value>\d{4,8})(?![\d.,:/-]*\d)/g, { grade: 'warn', judge: 'none' }),
  shape('pin', 'PIN or door code', ['passcode*', 'pin*', 'entry', '密码', '暗証番号', '비밀번호'], /(?:\bpin(?: ?code)?|\bpasscode|\bentry (?:off )?code|暗証番号|비밀번호|密码)[^\n\d.:=]{0,16}?(?:\bis|\bist|\bes|:|=|は|은|는|是|：) {0,2}["'`]?(?<value>\d{4,8})(?![\d.,:/-]*\d)/gi, { grade: 'warn', judge: 'none' }),
  shape('pin', 'PIN', ['pin'], /\b(?:bank|card|sim|phone|debit|credit|voicemail|door|gate|safe|alarm|locker|garage|giro|ec|karten|handy)(?:[- ]card)?[- ]pin(?: code)?(?: is| ist|:)? ["'`]?(?!20[0-4]\d\b)(?<value>\d{4,8})(?![\d.,:/-]*\d)/gi, { grade: 'warn', judge: 'none' }),
  code(['*unlock*', '*entsperr*', '*disarm*', '*deverrouill*', '*déverrouill*', '*desbloque*', '*sblocc*', '*разблок*', '*alarm*', '*open*', '*öffn*'],
    String.raw`(?:unlock|entsperr|disarm|d[eé]verrouill|desbloque|sblocc|разблок|alarm|\bopen|öffn)[^\n.\d]{0,60}?\b(?:type|enter|press|dial|punch in|tippt?|eingeben|gib|tapez|tape|compose[rz]?|marca|teclea|digita|digite|наб[а-я]{2,5}|введ[а-я]{2,4})(?: man)? ["'${'`'}]?` + FIGURES),
  shape('licence-key', 'key of a licence', ['licen*', 'lizenz*', 'serial*', 'activation', 'ライセンス', '许可', '序列', '라이선스', 'лиценз*'], /(?:\b(?:licen[cs]\w{1,4}|lizenz\w{0,8}|serial|activation)|ライセンス|许可|序列|라이선스|лиценз[а-я]{1,4})[^\n]{0,60}?(?<![\w-])(?=[\d-]{0,30}[A-Z])(?=[A-Z-]{0,30}\d)(?<value>[A-Z\d]{4,7}(?:-[A-Z\d]{4,7}){3,7})(?![\w-])/g, { grade: 'warn', judge: 'none' }),
  shape('licence-key', 'key of a licence', [
    'licence', 'license', 'activation', 'product', 'serial', 'registration', 'cd', '*lizenz*', 'aktivierungs*', 'produkt*', 'serien*', 'd',
    'de', 'di', 'лицензионн*', 'активации*', 'лицензии*', 'продукта*', 'ライセンス', 'プロダクト', 'シリアル', '激活', '许可', '序列', '产品', '제품', '정품', '라이선스',
    'licentie*', 'klucz',
  ], /(?:\b(?:[Ll]icen[cs]e|[Aa]ctivation|[Pp]roduct|[Ss]erial|[Rr]egistration|CD|cd)[- ](?:[Kk]ey|[Cc]ode|KEY)|(?:[Ll]izenz|[Aa]ktivierungs|[Pp]rodukt|[Ss]erien)-?(?:[Ss]chl[uü]ssel|[Cc]ode|[Kk]ey|nummer)|(?:[Cc]l[eé]|[Cc]ode|[Cc]lave|[Cc][oó]digo|[Cc]have|[Cc]hiave|[Cc]odice) (?:d['’]|de |di )(?:activation|licen[cç]\w{1,4}|produ[ck]\w{1,3}|activaci[oó]n|ativa[cç][aã]o|attivazione|prodotto)|[Лл]ицензионн\S{1,3} ключ|[Кк]люч\S{0,2} (?:активации|лицензии|продукта)|ライセンス ?(?:キー|番号)|プロダクト ?キー|シリアル ?(?:キー|番号)|激活[码碼]|许可证?密钥|产品密钥|序列号|(?:제품|정품|라이선스) ?(?:키|번호|코드)|[Ll]icentie(?:sleutel|code)|[Kk]lucz (?:licencyjny|produktu|aktywacyjny))[^\n]{0,60}?(?<![\w-])(?=[\d-]{0,30}[A-Z])(?=[A-Z-]{0,30}\d)(?<value>[A-Z\d]{4,7}(?:-[A-Z\d]{4,7}){2,7})(?![\w-])/g, { grade: 'warn', judge: 'none' }),
  shape('recovery-key', 'recovery key of a disk', ['#'], /(?<![\d-])\d{6}(?:-\d{6}){7}(?![\d-])/g),
];
