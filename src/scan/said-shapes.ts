import { saidWords } from './said-words.ts';
import { type Shape, shape } from './shape.ts';
import { re, small, type PatternSource } from './source.ts';
import { DIGIT } from './words.ts';

/**
 * Secrets as people tell one another what to type, say or press: no name with its value, but a lock, a verb of
 * entering and what is entered; a number and the key that is pressed behind it; a value that is described.
 */

/** What is locked, or who asks. */
const LOCK = saidWords(
  'luks|bitlocker|veracrypt|filevault|cryptsetup|gpg|pgp|bios|uefi|nas\\b|kdbx|keepass|keystore|vault|ansible|encrypted|decrypt|unlock|verschl[uü]sselt|entsperr|festplatte|rechenzentrum|anru[fi]|chiffr|disque|cifrad|disco|criptograf|crittograf|cifrat|szyfrowan|dysk|шифр|зашифр|log in|диск|暗号化|ディスク|データセンター|電話|加密|磁盘|硬盘|机房|电话|암호화|디스크|전화|router|routeur|roteador|роутер|ルーター|路由器|공유기|data ?cent|registrar|helpdesk|versleuteld|krypter|[şs]ifreli|telefon|t[eé]l[eé]fono|t[eé]l[eé]phone|telefone|login|log in|sign in|anmeld|connexion|sesi[oó]n|accesso|вход|ログイン|登录|로그인',
);
/** What is done with it: entered, said, answered, asked for. */
const ENTER = saidWords(
  'type(?: in)?|enter|asks? for|answer(?: with)?|reply with|eintippen|eingeben|tippt?|verlang[a-zß-ɏа-яё]*|fragt nach|nennen|demande[a-zß-ɏа-яё]*|taper|tape[rz]?|saisi[rs][a-zß-ɏа-яё]*|r[eé]pond[a-zß-ɏа-яё]*|pide[a-zß-ɏа-яё]*|teclea[a-zß-ɏа-яё]*|escrib[a-zß-ɏа-яё]*|respond[a-zß-ɏа-яё]*|pede[a-zß-ɏа-яё]*|digit[a-zß-ɏа-яё]*|chied[a-zß-ɏа-яё]*|scriv[a-zß-ɏа-яё]*|rispond[a-zß-ɏа-яё]*|wpis[a-zß-ɏа-яё]*|poda[ćcj][a-zß-ɏа-яё]*|pyta[a-zß-ɏа-яё]*|odpowi[a-zß-ɏа-яё]*|набра[a-zß-ɏа-яё]*|набира[a-zß-ɏа-яё]*|вве[сд][a-zß-ɏа-яё]*|вводи[a-zß-ɏа-яё]*|назва[a-zß-ɏа-яё]*|спрашива[a-zß-ɏа-яё]*|отвеча[a-zß-ɏа-яё]*|ответ[a-zß-ɏа-яё]*|入力|打ち込|聞かれ|答え|输入|键入|回答|询问|입력|묻|대답|typ\\b|typt\\b|typen\\b|vraagt[a-zß-ɏа-яё]*|skriv[a-zß-ɏа-яё]*|fr[aå]gar|yaz[a-zß-ɏа-яё]*|sorar',
);
const WORDS_OF = saidWords(
  'wort\\b|worte\\b|satz|spruch|phrase|word\\b|words\\b|mot\\b|mots\\b|phrases?|palabras?|frase|palavras?|parola|parole|has[lł]o|zdanie|слов[оа]|фраз[аыу]|合言葉|言葉|フレーズ|口令|暗号|句子|암호|문구|woord|zin\\b|ord\\b|ordet\\b|fras',
);
const SAYS_MUCH = '(?=[^"“”„«»「」『』\\x60\\n]{0,50}(?: |\\d|[\\u3040-\\u9fff\\uac00-\\ud7a3]))';
const OPEN = '["“„«「『\\x60]';
const QUOTED = `(?<![\\w\x60])${OPEN} ?${SAYS_MUCH}(?<value>(?=[a-zß-ɏа-яё\\d\u3040-\u9fff\uac00-\ud7a3])[^"“”„«»「」『』\\x60\\n]{3,60}[^"“”„«»「」『』\\x60\\n\\s]) ?["”“»」』\\x60]`;

/** A word that names a password, in whatever language. */
const NAME = saidWords(
  "pass[a-z]{0,6}|pass word|pass phrase|code ?word|passwort|kennwort|codewort|losung|mot de passe|contrase[nñ]a|clave|senha|palavra(?:-passe)?|parola(?: d['’]ordine)?|has[lł]o|парол[a-zß-ɏа-яё]|кодов[a-zß-ɏа-яё]{2} слов[a-zß-ɏа-яё]|слово|パスワード|合言葉|暗証番号|鍵|密码|口令|暗号|비밀번호|암호|wachtwoord|l[oö]senord|[şs]ifre",
);

/** How a word is to be spelled: nobody says so of a word that is not to be typed. */
const SPELLED =
  '(?:all |alles |alle |tout |tutt[oi] |todo |tudo |wszystko |вс[её] )?(?:(?:in|en|em|in|på|met) )?(?:lower[- ]?case|lower\\b|small letters|upper[- ]?case|capitals\\b|caps\\b|no (?:caps|spaces|capitals)|one word\\b|klein(?:geschrieben|buchstaben)|gro(?:ß|ss)geschrieben|zusammengeschrieben|ohne (?:leerzeichen|anf[uü]hrungszeichen|umlaute)|minuscul[a-zß-ɏа-яё]*|majuscul[a-zß-ɏа-яё]*|sans (?:espace|accent|majuscule|guillemet)s?|min[uú]scul[a-zß-ɏа-яё]*|may[uú]scul[a-zß-ɏа-яё]*|mai[uú]scul[a-zß-ɏа-яё]*|sin (?:espacios|tildes|acentos|comillas)|tudo junto|todo junto|sem (?:espa[cç]os?|acentos?|aspas)|minuscol[a-zß-ɏа-яё]*|maiuscol[a-zß-ɏа-яё]*|senza (?:spazi|accenti|virgolette)|mał(?:ymi|ą)|wielk(?:imi|ą)|bez (?:spacji|ogonków|polskich)|маленьк[a-zß-ɏа-яё]*|строчн[a-zß-ɏа-яё]*|больш(?:ими|ой)|заглавн[a-zß-ɏа-яё]*|без (?:пробел|кавыч)[a-zß-ɏа-яё]*|слитно|すべて小文字|全部小文字|小文字|大文字|小写|大写|全小写|不含空格|没有空格|소문자|대문자|띄어쓰기 없이|kleine letters|hoofdletters|zonder spaties|små bokstäver|küçük harf)';

/** The words of it, as the index reads them: of two that stand together, the rarer one. */
const SPELLS =
  'lower* letters upper* capitals caps spaces word klein* gro* zusammengeschrieben leerzeichen anführungszeichen anfuhrungszeichen umlaute minuscul* majuscul* minúscul* mayuscul* mayúscul* maiuscul* maiúscul* espace* accent* guillemet* espacios tildes acento* comillas junto espaço* espaco* aspas minuscol* maiuscol* spazi accenti virgolette mał* wielk* spacji ogonków polskich маленьк* строчн* больш* заглавн* пробел* кавыч* слитно すべて小文字 全部小文字 小文字 大文字 小写 大写 全小写 不含空格 没有空格 소문자 대문자 띄어쓰기 hoofdletters spaties bokstäver harf*';

/** What is put behind a word, or for a letter of it, to make a password of it. */
const COMPOSED =
  "(?:(?<![a-z\\d\\u00c0-\\u08ff])(?:followed by|and then|plus|gefolgt von|dahinter|suivi[es]? d[eu']|segui[dt][oa]s? d[aei][a-zß-ɏа-яё]{0,2}|seguito d[a-zß-ɏа-яё]{1,3}|con|com|avec|mit|with|z|i|плюс|и|gevolgd door|följt av)\\s(?:(?:the|an?|el|la|los|las|os?|as|der|die|das|dem|den|le|les|l|il|lo|gli|dem|de|het)[\\s'’]){0,2}(?:(?:year|number|digits?|figures?|a[nñ]o|anno|ann[eé]e|jahr|zahl|ziffern?|chiffres?|n[uú]mer[a-zß-ɏа-яё]|cifr[a-zß-ɏа-яё]{1,2}|cyfr[a-zß-ɏа-яё]{1,3}|rok[a-zß-ɏа-яё]?|год[a-zß-ɏа-яё]?|цифр[a-zß-ɏа-яё]{0,3}|число)\\s)?\\d{2,4}(?![\\d.,:%/-]*\\d)(?!\\s?(?:characters|chars|digits|zeichen|stellen|caract|car[aá]cter|bits?|bytes?|символ|знак|znak))" +
  '|\\d{1,4}\\s(?:at the end|in fondo|alla fine|al final|no fim|no final|am ende|hinten|à la fin|на конце|в конце|na końcu|aan het eind|i slutet)' +
  '|[a-zß-ɏа-яё]?\\d\\s(?:in place of|instead of|for the|statt|anstelle|[àa] la place|au lieu|en lugar|en vez|no lugar|em vez|al posto|invece|zamiast|вместо|in plaats van)\\s' +
  '|\\d{2,4} ?を?(?:つけ|付け|足し|続け|並べ)|(?:后面?|再)?(?:加上?|跟上?|接上?)[^\\n\\d。]{0,8}\\d{2,4}|뒤에 ?\\d{2,4})';
const COMPOSES =
  'followed plus gefolgt dahinter suivi suivie suivis suivies seguido seguida seguidos seguidas segui* seguito con com avec mit with z i плюс и and gevolgd följt end* fondo* fine* final* fim* ende* hinten* fin* конце* końcu* eind* slutet* place instead for statt anstelle lieu lugar vez posto invece zamiast вместо plaats つけ 付け 足し 続け 並べ 加 跟 接 뒤에';

const KEYPAD = saidWords(
  'key ?pad|teclado|tastatur|tastenfeld|ziffernblock|ziffernfeld|clavier|digicode|tastier[a-zß-ɏа-яё]{1,3}|klawiatur[a-zß-ɏа-яё]{1,3}|клавиатур[a-zß-ɏа-яё]{1,2}|панел[a-zß-ɏа-яё]{1,2}|テンキー|キーパッド|键盘|按键|키패드|toetsenbord|knappsats|tu[şs] tak[ıi]m',
);
const GUARDED = saidWords(
  'door|gate|garage|alarm|safe|t[uü]r|tor|tresor|eingang|serverraum|porte|portail|alarme|coffre|puerta|portal|alarma|caja|garaje|porta|port[aã]o|cofre|cancello|allarme|cassaforte|magazzino|drzwi|brama|bramk|sejf|serwerown|двер|ворот|калитк|домофон|сигнализац|сейф|ドア|門|金庫|警報|门|保险柜|报警|문|금고|경보|deur|poort|kluis|d[öo]rr|larm|kap[ıi]|kasa',
);
/** The key that is pressed behind the figures. */
const PRESSED =
  '(?:\\s?[#*](?!\\w)|,?\\s?(?:(?:then|and|e|y|et|und|puis|poi|luego|dann|potem|i|и|потом|затем|en|och|ve|と|のあと|の後|然后|再按|按)\\s?){0,2}(?:[#*](?!\\w)|enter\\b|invio\\b|intro\\b|entr[eé]e\\b|hash\\b|pound\\b|star\\b|asterisk|raute|stern(?:chen|taste)?\\b|di[eè]se|[eé]toile|almohadilla|asterisco|cancelletto|jogo da velha|cardinal\\b|krzy[żz]yk|gwiazdk|реш[её]тк|зв[её]здочк|シャープ|井号|星号|샵|별표|hekje|sterretje|fyrkant))';
const FIGURES =
  '(?<value>\\d{4,8}(?:[*#]\\d{0,4})?[*#]?|\\d{2,3}[*#]\\d{1,4}[*#]?|\\d(?:[-– ]\\d){3,7})(?![\\d.,:/-]*\\d)';

const OURS = saidWords(
  'unsere?[rs]?|ours|our one|n[oô]tre|nuestro|nuestra|nostro|nostra|nosso|nossa|nasze|nasz|наше|наш|うち|我们的|우리는|우리것|우리|ons|oss|v[aå]rt|bizimki',
);
const LOGIN = saidWords(
  'login|log in [^\\n]{0,24}?as|logged in [^\\n]{0,24}?as|sign in as|user(?:name)?|account|benutzer|konto|anmelden als|einloggen als|connecter en tant que|connecter comme|entrar como|entrare come|acceder como|acessar como|zalogowa[ćc] si[ęe] jako|войти как|войти под|зайти как|зайти под|でログイン|で入|登录|уч[её]тк[a-zß-ɏа-яё]|логин|пользовател[a-zß-ɏа-яё]|usu[aá]rio|usuario|utente|utilisateur|u[zż]ytkownik|ユーザー?|アカウント|账号|用户|계정|gebruiker',
);
const QUESTION = saidWords(
  'question|frage|pregunta|pergunta|domanda|pytani[a-zß-ɏа-яё]|вопрос[а-я]?|質問|问题|질문|vraag|fr[aå]ga',
);
const ANSWER = saidWords(
  'answer(?:ed)?(?: is)?(?: with)?|antwort[a-zß-ɏа-яё]*(?: ist)?(?: lautet)?|r[eé]pond[a-zß-ɏа-яё]*|r[eé]ponse(?: est)?|respond[a-zß-ɏа-яё]*|respuesta(?: es)?|resposta(?: [eé])?|rispond[a-zß-ɏа-яё]*|risposta(?: [eè])?|odpowied[a-zß-ɏа-яё]*|отвеча[a-zß-ɏа-яё]*|ответ[a-zß-ɏа-яё]*|答え[a-zß-ɏа-яё]{0,2}|回答|답[a-zß-ɏа-яё]?|antwoord[a-zß-ɏа-яё]*|svar[a-zß-ɏа-яё]*',
);
const ALARM = saidWords('alarm|allarme|сигнализац|警報|报警|경보|larm');

/** The words of a sentence that says the password in the next one. */
const NEXT = 'it new now es sie er c ahora agora adesso ora teraz to теперь* сейчас* это* 今は 現在は 现在是 改';

/** What people say of a secret: its words stand one behind the other, each `near` the one before; 0 is anywhere. */
const said = (
  id: string,
  label: string,
  words: readonly string[],
  near: number | readonly number[],
  pattern: PatternSource,
  more: Partial<Shape> = {},
): Shape => ({
  ...shape(id, label, '', pattern, { grade: 'warn', judge: 'said', ...more }),
  needs: words,
  reach: typeof near === 'number' ? words.map(() => near) : near,
});
/** What is described rather than said. */
const none = { judge: 'none' } as const;

// prettier-ignore
export const saidShapes: readonly Shape[] = [
  shape('vpn-key', 'key of a VPN', 'privatekey presharedkey', re`\b(?:Private|Preshared)Key ?= ?(?<value>[A-Za-z0-9+/]{43}=)(?![\w=])`, { judge: 'none' }),
  said('said-password', 'what is to be entered', [LOCK.needs, `${ENTER.needs} ${WORDS_OF.needs}`], 150, small`${LOCK.source}[^\n]{0,100}?(?:${ENTER.source}|${WORDS_OF.source})[^\n:："“„«「『]{0,24}[:：]? ?${QUOTED}`),
  said('said-password', 'what is to be entered', [LOCK.needs, ENTER.needs], 150, small`${LOCK.source}[^\n]{0,100}?${ENTER.source} ?[:：] ?(?<value>[a-zß-ɏа-яё]{2,14}(?: [a-zß-ɏа-яё\d]{1,14}){2,7})(?=[.,;]?\s*(?:$|\n)|[.;(]\s)`),
  said('said-password', 'what is to be said', [NAME.needs, OURS.needs], 130, small`${NAME.source}[^\n]{0,80}?[.,;。、]\s?(?:[a-z]{1,2} )?${OURS.source}(?:は|是|는| (?:lautet|ist|is|est|es|è|é|to|brzmi|—|är))\s?["“„«「『]?(?<value>[^\s"“”„«»「」『』.,;。、]{4,30}|[\u3040-\u9fff\uac00-\ud7a3]{2,20}(?: [\uac00-\ud7a3]{1,8}){0,3})`),
  said('said-password', 'password that is described', [NAME.needs, COMPOSES, DIGIT], [180, 180, 0], small`${NAME.source}(?<value>[^\n]{3,120}?${COMPOSED})`, none),
  said('said-password', 'word that is described', [LOCK.needs, WORDS_OF.needs, COMPOSES, DIGIT], [180, 180, 180, 0], small`${LOCK.source}[^\n]{0,60}?${WORDS_OF.source}(?<value>[^\n]{3,60}?["“„«「『][^\n]{3,60}?${COMPOSED})`, none),
  said('said-password', 'password and how it is spelled', [NAME.needs, SPELLS], 180, small`${NAME.source}[^\n]{0,80}?(?:\s(?:is|ist|lautet|est|es|è|é|to|это|—|är|luidt)|[:：=は是])\s?["'“„«「『\x60]?(?<value>[^\s"'“”„«»「」『』()\x60,;:]{4,30})["'”“»」』\x60]?\s?[(,（，、—-]\s?${SPELLED}`),
  said('said-password', 'login and what is entered with it', ['anmelden einloggen', 'eintippen eingeben tippen'], 110, small`(?:anmelden|einloggen) als [^\n]{2,50}?(?<value>(?=\S{0,39}[\d_!#$%&*+^~?@=§])(?=\S{0,39}[a-zß-ɏ])[^\s"“”,;]{5,39}[^\s"“”,;.:?]) (?:eintippen|eingeben|tippen)`),
  said('said-password', 'password in the sentence behind', [NAME.needs, NEXT, DIGIT], 150, small`${NAME.source}[^\n]{0,100}?[.!。;] (?:it(?:'s| is)(?: now)?|(?:the )?new one(?: is|:)|now(?: it's| it is|:)|(?:es|sie|er) (?:lautet|ist)(?: jetzt| nun)?|c['’]est(?: maintenant)?|ahora es|agora é|(?:adesso|ora) è|(?:teraz|to) (?:to )?|теперь|сейчас|это|今は|現在は|现在是|改成了?)\s?["'“«\x60]?(?<value>(?=\S{0,39}\d)(?=\S{0,39}[a-zß-ɏа-яё])[^\s"'“”«»\x60,;()。、/]{6,39}[^\s"'“”«»\x60,;()。、/.:?])`),
  said('said-password', 'login and what is entered with it', [LOGIN.needs, ENTER.needs], 130, small`${LOGIN.source}[^\n]{1,50}?${ENTER.source}[:：]?\s?["“«「\x60]?(?<value>(?=\S{0,39}[\d_!#$%&*+^~?@=§])(?=\S{0,39}[a-zß-ɏа-яё])[^\s"“”«»「」\x60,;、。]{5,39}[^\s"“”«»「」\x60,;、。.:?])`),
  said('security-answer', 'answer to a security question', ['質問 问题 질문'], 100, small`(?:質問|问题|질문)[「“"][^」”"\n]{3,60}[」”"](?:には|に|は|에는|에)? ?(?<value>[^\s「」“”"。、，,]{2,24}?) ?(?:と(?:答|回答|入力)|라고 ?(?:답|입력))`, none),
  said('security-answer', 'answer to a security question', [QUESTION.needs, ANSWER.needs], 190, small`${QUESTION.source}[^\n"“„«「]{0,24}["“„«「] ?[^"“”„«»「」\n]{4,80}["”“»」][^\n"“„«「]{0,30}?${ANSWER.source}[:：は是 ]{0,2}["“„«「]?(?<value>[^\s"“”„«»「」.,;。、]{3,40})`),
  said('pad-code', 'figures for a keypad', [KEYPAD.needs, DIGIT], 60, small`${KEYPAD.source}(?:(?!firmware|version|model|driver|layout|treiber|since|seit|depuis|desde|page)[^\n\d]){0,24}${FIGURES}(?!\s?(?:%|€|[a-zß-ɏа-яё]{2,}s\b))`, none),
  said('pad-code', 'figures and the key that is pressed behind them', [GUARDED.needs, DIGIT], 90, small`${GUARDED.source}[^\n\d]{0,50}${FIGURES}${PRESSED}`, none),
  said('pad-code', 'figures that switch an alarm off', [ALARM.needs, DIGIT], 90, small`${ALARM.source}[a-zß-ɏа-яё]{0,8}[^\n\d.]{0,24}?(?<![a-zß-ɏ])(?:off with|aus(?:schalten)? mit|col(?:la)?|con|avec|com|через|кодом|z|kodem|で|用|med)\s?(?:el |le |o |il |dem |der |the )?(?<value>\d{4,8})(?![\d.,:/-]*\d)`, none),
];
