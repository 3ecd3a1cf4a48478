/**
 * What speaks for or against a value being the secret that a label announces. Each sign is a pattern and the place
 * where it is looked for; how much it says is counted from the labelled sets (secret-weights.ts). None is made before a
 * text asks for it, and letters are written as ranges (À-῿ and ぀-퟿ are those beyond ASCII that are no signs): `\p{L}`
 * takes a millisecond to parse.
 */
export type SignTable = Readonly<Record<string, () => RegExp>>;

/** The value itself: of which characters it is made, and what else it might be. */
// prettier-ignore
export const VALUE: SignTable = {
  lower: () => /[a-zà-ÿа-яё]/,
  upper: () => /[A-ZÀ-ÞА-ЯЁ]/,
  digit: () => /\d/,
  digits2: () => /\d\D*\d/,
  sign: () => /[!#$%&*+^~?@=§]/,
  innerSign: () => /[^\W_][!#$%&*+^~?@=§;'][^\W_]/,
  lastSign: () => /[!?*#$%&+]$/,
  joined: () => /[A-Za-z\d][-_.][A-Za-z\d]/,
  underscore: () => /_/,
  slash: () => /\//,
  colon: () => /:/,
  dots: () => /\.[^.]*\./,
  equals: () => /=(?!=?$)/,
  brackets: () => /[()[\]{}<>\\|]/,
  comma: () => /[,;]/,
  startsUpper: () => /^[A-ZÀ-ÞА-ЯЁ][a-zß-ÿа-яё]/,
  wordWithNumber: () => /^[A-Za-zÀ-ÿА-яё]{4,}[-_.#@!]?\d{1,4}[!?*#]?$/,
  wordsWithNumber: () => /^[A-Za-zÀ-ÿ]{2,}(?:[-_.+#@!*&%^~][A-Za-zÀ-ÿ]{2,})+[-_.+#@!*&%^~]?\d{1,4}[!?*#]?$/,
  wordsByMarks: () => /^[A-Za-zÀ-ÿ]{3,}(?:[-_.][A-Za-zÀ-ÿ]+)+$/,
  threeWordsByMarks: () => /^[a-zà-ÿ]{3,}(?:[-_.][a-zà-ÿ]+){2,}$/,
  capitalWordsByMarks: () => /^[A-Z][a-z]+(?:[-_.][A-Z][a-z]+)+$/,
  oneWord: () => /^[A-Za-zÀ-ÿА-яё'’]+$/,
  oneCapital: () => /^[A-Z]+$/,
  capitalsAndDigits: () => /^[A-Z\d-]+$/,
  ticket: () => /^[A-Z]{1,8}-?\d+$/,
  letterNumber: () => /^[A-Za-z]{1,3}-?\d+$|^\d+[A-Za-z]{1,4}$/,
  numbers: () => /^[\d.,:/ -]+$/,
  version: () => /(?:^|[^\d])\d+\.\d+(?:\.\d+)?/,
  date: () => /\b(?:19|20)\d\d-[01]\d|\b[0-3]?\d[./][01]?\d[./](?:19|20)?\d\d\b/,
  year: () => /(?:19[5-9]|20[0-4])\d$/,
  hex: () => /^(?:0x)?[\da-f]{7,}$/i,
  hex40: () => /^[\da-f]{40}$/,
  hex32: () => /^(?:[\da-f]{32}|[\da-f]{48}|[\da-f]{64}|[\da-f]{96}|[\da-f]{128})$/i,
  shortHex: () => /^[\da-f]{7,12}$/,
  uuid: () => /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i,
  padded: () => /[A-Za-z\d+/]={1,2}$/,
  alternating: () => /\d[a-zA-Z]+\d|[a-z]\d+[a-z]/,
  host: () => /^[\w-]+(?:\.[\w-]+)*\.(?:com|net|org|io|dev|de|fr|es|app|local|internal|lan|example|test|cloud|ai|co|me)(?:[:/].*)?$/i,
  url: () => /^[a-z][a-z+.-]*:\/\//i,
  login: () => /^[a-z][\w+.-]*:\/\/[^\s:/@]*:[^\s@]+@/i,
  path: () => /^~?\.{0,2}\/|^(?:[\w.-]+\/)+[\w.-]+$|^[A-Za-z]:\\/,
  file: () => /\.(?:md|tsx?|m?jsx?|json|ya?ml|txt|toml|env|py|sh|pem|key|html?|css|go|rs|rb|java|kt|sql|png|svg|csv|log|cfg|conf|ini|lock|enc|php|cs|p12|pfx|jks|gpg|kdbx|zip)$/i,
  ofSecret: () => /pass(?:w|$|[-_])|passwo|secret|token|(?:^|[-_./])key(?:$|[-_./s])|apikey|credential|auth|senha|clave|passe|passphrase/i,
  technical: () => /(?:^|[-_./])(?:db|database|prod|staging|stg|dev|v\d|cert|tls|ssh|svc|service|admin|config|env|api|user|http|https|json|yaml|utf|iso|sha|aes|rsa|hmac|hs256|rs256|es256|oauth2?|oidc|jwt|totp|webauthn|argon2\w*|bcrypt|scrypt|pbkdf2|md5|wpa\d?|base64|ed25519|x25519)(?:$|[-_./\d])/i,
  public: () => /^(?:pk[_.]|phc_|AIza|ssh-|AAAA[BCE]|LS0tLS1CRUdJTiB(?:DRVJU|QVUJMSUM)|(?:[\da-fA-F]{2}:){4,}|sha\d+[-:]|cus_|pi_|eyJ[\w-]+\.eyJ|price_|sub_|req_|acct_|in_|evt_|msg_|file-|org-|asst_|arn:|urn:|\d:\d+:(?:web|ios|android):|age1|0x[\da-fA-F]{8,20}$)/,
  figures: () => /^[*#]?\d{4,8}[*#]?$/,
  grouped: () => /^(?:\d(?: \d){3,7}|\d\d(?: \d\d){1,3}|\d{3,4} \d{3,4}|\d{1,2}(?:[-–]\d{1,2}){2,4}(?:[-–]?[*#])?)$/,
  lettered: () => /^(?:[A-FКкА-Г]\d{3,5}|\d{2,4}[A-FКкА-Г#*]\d{1,4}|\d{3,5}[A-FКк])$/,
  longFigures: () => /^\d{9,}$|^\d{4}(?: \d{4}){2,}$/,
  wideGroups: () => /^[A-Z\d]{4,7}(?:-[A-Z\d]{4,7}){2,}$|^(?:[a-z]{4}[ -]){3}[a-z]{4}$/,
  wordy: () => /example|placeholder|changeme|change[-_]me|replace[-_](?:me|with)|replaceme|your[-_]?|dummy|sample|redacted|insert[-_]|^[^<]*<.*>|foobar|lorem|not[-_]?(?:a[-_]?)?(?:real|secret)|fill[-_]?in|removed|masked|hidden|ersetzen|(?:^|[-_])(?:here|mock|fake|demo|test(?:ing)?|dev|local)(?:$|[-_])/i,
  name: () => /^[A-ZÀ-ÞЀ-Я]{4,}$|^[a-z]?[A-ZÀ-ÞЀ-Я][A-ZÀ-ÞЀ-Я\d]*(?:[_:][A-ZÀ-ÞЀ-Я\d]+)+$|^[a-zß-ɏа-я]+(?:_[a-zß-ɏа-я]+)+$|^[a-zß-ɏа-я]+(?:-[a-zß-ɏа-я]+)+$|^[a-z]+(?:-[a-z]+){0,4}-v?\d+(?:\.\d+)+$|^[a-z]+(?:[A-Z][a-z]+)+$|^(?:[\w-]{1,32}\/)+[\w.-]{1,64}$/,
  han: () => /[\u3040-\u9fff\uac00-\ud7a3]/,
  blanks: () => /\s/,
  blanks2: () => /\s.*\s/,
  phraseDigit: () => /^\S*\s.*\d$|^\D*\d.*\s/,
};
// prettier-ignore
export const ADVICE = (): RegExp =>
  /(?:^|[\s_-])(?:must|should|may|can|will|least|characters?|words?|see|stored?|kept|keep|asks?|use[sd]?|enter|please|invalid|expired|required|forgot|forgotten|reset|wrong|incorrect|do|does|not|never|longer|until|rotated?s?|changed?|changes|written|printed|known|read|lives?|lies|comes?|same|safe|vault|manager|random|only|per|every|each|since|set|missing|empty|again|bitte|nicht|siehe|steht|liegt|kommt|tresor|mindestens|zeichen|wörter|muss|müssen|wird|werden|kein\w*|nie|voir|coffre|jamais|mots|doit|être|sont|pas|ver|está|fica|cofre|gestor|nunca|palabras|palavras|debe|deve|não|hay|не|см|слов|лежит|хранится|нельзя|только|есть)(?:$|[\s_-])/i;
export const SMALL = (): RegExp =>
  /(?:^|[\s_-])(?:is|was|are|were|has|have|your|our|the|an?|ist|im|est|no|en|em|es|в|to|in|from|for|of|with|and|or|on|at|by|it|that|which|page|field|form|ihre?|das|der|die|dem|den|und|mit|für|auf|votre|les?|la|de|du|et|pour|sur|su|el|los|para|por|con|y|seu|sua|o|os|e|com|и|на|для|с)(?:$|[\s_-])/i;

/** Between label and value, in small letters, if the label comes first. */
// prettier-ignore
const VERB = 'namely|nämlich|savoir|saber|cioè|именно|is|are|was|be|holds|reads|stays|remains|ist|lautet|sind|bleibt|heißt|est|reste|vaut|es|son|vale|é|è|rimane|resta|este|sono|är|er|jest|brzmi|luidt|это|равен|остался|такой|такая|je|هو|הוא|هي|היא';
export const BETWEEN: SignTable = {
  gives: () => /^["'`*)\]»”]{0,4}\s{0,3}(?:=>|->|→|:=|={1,2}|[:：＝])\s{0,3}["'`“„«»「『*(]{0,3} ?$/,
  call: () => /^["'`]?\]? ?, ?["'`]$|^["']?[^<>\n]{0,40}>$|^\(["'`]$/,
  flag: () => /^[= ]["'`]?$/,
  sign: () => /(?:=>|->|→|:=|={1,2}|[:：＝]|\s[—–-])\s{0,3}["'`“„«»「『*(]{0,3} ?$/,
  equals: () => /=["'`]?$/,
  verb: () =>
    new RegExp(
      String.raw`(?<![a-zÀ-῿぀-퟿\d])(?:${VERB})(?:[\s,]+[a-zÀ-῿぀-퟿'’]+){0,4}[\s,:]{0,3}["'\x60“„«»「『*(]{0,3}$`,
    ),
  nearVerb: () => new RegExp(String.raw`(?<![a-zÀ-῿぀-퟿\d])(?:${VERB})[\s:]{0,3}["'\x60“„«»「『*(]{0,3}$`),
  kana: () => /(?:は|が|是|为|為|改成|改为|换成|는|은|이|가|を|로|으로)\s?["'`“「『]?$/,
  with: () => /(?:with|using|by|as|mit|als|avec|con|com|com o|med|met|с|под|как|to|auf|à|a|на)\s?["'`“„«»「]?$/,
  quote: () => /["'`“„«»「『]$/,
  blank: () => /^\s{1,2}["'`“(]?$/,
  empty: () => /^$/,
  slash: () => / ?\/ ?["'`]?$/,
  pair: () => /[\w@.]["'`]?(?: ?[/|:] ?| (?:and|und|et|y|e|i|og|och|en|и) )["'`“„«]?$/,
  comma: () => /, ?["'`“]?$/,
  and: () => /\s(?:and|und|et|y|e|i|og|och|en|и|а|oraz)\s["'`“„«]?$/,
  sentence: () => /[.!?。！？;；]["'”»)]?\s|[。！？；]/,
  sentences: () => /[.!?。]["'”»)]?\s.*[.!?。]["'”»)]?\s/,
  itsNow: () =>
    /[.!?;,]["'”»)]?\s+(?:it|it's|it’s|new one|the new one|es|sie|jetzt|ahora|il|elle|c'est|agora|теперь|сейчас|now|currently)[^.!?;]{0,20}$/,
  digits: () => /\d/,
  otherValue: () => /[=:]\s?\S{1,80}\s/,
  bracket: () => /[({]/,
  closed: () => /[)}]/,
  ofOther: () =>
    /由|hash|digest|sha-?\d|md5|commit|checksum|fingerprint|public|empreinte|pr[uü]fsumme|返回|错误|接口|\b(?:ids?|uuid|slot|name|named|called|header|scopes?|version|length|format|rule|returns?|error|status|build|release|branch|port|ticket|issue|pr|line|table|column|field|page|file|class|function)\b/,
  kept: () =>
    /1password|bitwarden|keepass|lastpass|dashlane|vault|key ?chain|schl[uü]sselbund|tresor|gestor|gestionnaire|coffre|cofre|\b(?:stored|lives|comes|from|read|reads|fetched|see|under|in|at|via|entry|item|entrada|dossier|folder|ordner|eintrag|steht|liegt|aus|siehe|voir|dans|depuis|vient|est[áa]|viene|fica|vem|лежит|хранится|из|в)\b|запис|папк|条目|项目|항목|項目|保管|存放|放在|저장|보관/,
  passive: () => /\b(?:by|since|until|after|before|in|on|for|per)\s["'`]?$/,
  verbDone: () => /\b\w{3,}(?:ed|en)\s["'`]?$/,
  never: () => /\b(?:not|never|no|don't|nie|nicht|kein\w*|jamais|pas|nunca|n[ãa]o|не|ни)\b/,
  user: () =>
    /\b(?:user(?:name)?|login|account|benutzer|nutzer|konto|utilisateur|identifiant|compte|usuario|cuenta|usu[áa]rio|conta|utente|пользовател\S*|логин|id)\b|账号|用户|アカウント|ユーザー|계정|사용자|아이디/,
};
/** The noun that a label ends with; what stands before it says what kind it is. */
export const HEAD = (): RegExp =>
  /(?:key|token|secret|code|schl[uü]ssel|sleutel|cl[eé]|clave|llave|chave|chiave|klucz|nyckel|anahtar|ключ\S*|密钥|キー|키)s?$/;

/** Before the label, in small letters, and its own words but the last. */
export const BEFORE: SignTable = {
  otherKind: () =>
    /(?<![a-zÀ-῿぀-퟿])(?:public|prim[aä]r|fremd|внешний |первичный |site|search|measurement|ingest(?:ion)?|object|record|issue|feature|publishable|primary|foreign|sort|partition|cache|csrf|xsrf|page|design|next|gpg|pgp|verif[a-z]*|redis|kafka|message|event|index|unique|shortcut|idempotency|host|hash|lookup|query|map|dict|stop|eos|bos|pad|cancel(?:lation)?|max|min|num|color|style|theme|cursor|continuation|translation|i18n|tokenizer|file|doc|publi(?:c|k|ek)[a-zÀ-῿぀-퟿]*|públic[a-zÀ-῿぀-퟿]|(?:ö|oe)ffentlich[a-zÀ-῿぀-퟿]*|публі?и?чн[a-zÀ-῿぀-퟿]*|(?:от|від)крыт[a-zÀ-῿぀-퟿]*|openbar[a-zÀ-῿぀-퟿]*|veřejn[a-zÀ-῿぀-퟿]*|offentli[gk][a-zÀ-῿぀-퟿]*|公開|公开|공개|registrierungs|registr[yo]|注册表|レジストリ|레지스트리|correlation|dedup[a-z]*|grouping|trace|version|http|area|zip|exit|error|status|response|source|return|result|postal|project|country|order|build|promo|qr|bar|plz|input|output|per|prompt|completion|context)[-_ ]{0,2}(?:(?:api|web|app)[-_ ])?$/,
  ofOther: () =>
    /(?<![a-zÀ-῿぀-퟿])(?:uuid|ids?|names?|hash|fingerprint|fingerabdruck|empreinte|huella|отпечаток|digest|checksum|version|path|url|port|channel|length|error|errors?|fehler|erreur|layout)(?: (?:of|de|du|des|der|do|da|del|von|for|la|le|the|für|in)){0,2} (?:[a-zÀ-῿぀-퟿-]{1,16} ){0,2}$|エラー|错误|오류/,
  blank: () => /<[^<>\n/]{0,40}$/,
  resource: () => /(?:^|[^\w-])(?:arn|urn|crn|ocid1)[:.][\w:/.*-]*$/,
  env: () => /[a-z\d]_$/,
  heads: () => /(?:^|\n)[-*+>|\s#`"'{(]{0,6}[^\n\d=:.;]{0,24}$/,
  starts: () => /(?:^|\n)[-*+>|\s#`"'{(]{0,8}$/,
  never: () =>
    /\b(?:not|never|no|without|don't|nie|nicht|kein\w*|ohne|jamais|pas|sans|nunca|sin|n[ãa]o|sem|не|без|ни)\s[^.\n]{0,20}$/,
  code: () => /[(.{]$/,
};
export const LABEL: SignTable = {
  passphrase: () => /phrase|фраз|フレーズ|短语|口令|fr[aá][sz][ea]|wachtzin/i,
  wifi: () => /wi-?fi|wlan|ssid|psk|wpa|вай/i,
  tail: () =>
    /_(?:hash(?:er)?|days?|age|min|max|reset|rounds|strength|digest|policy|ids?|name|type|file|path|url|uri|host|port|prefix|format|arn|version|method|mode|provider|scheme|header|domain|issuer|audience|endpoint|ref|image|class|table|public|storage|backend|timeout|ttl|count|length|size|at|by|enabled)s?$/i,
  constant: () => /^[A-Z\d_]+$/,
  plural: () => /(?:words|keys|tokens|secrets|codes|wörter|schlüssel|passes|pins)$/i,
  api: () => /api/i,
  user: () =>
    /^(?:user(?:name)?s?|log[- ]?in|account|admin|root|benutzer(?:name)?|konto|utilisateur|identifiant|compte|usuario|cuenta|usu[aá]rio|conta|utente|u[zż]ytkownik|gebruiker|ssid|логин\S*|пользовател\S*|账号|帳號|用户|アカウント|ユーザー?|계정|사용자|아이디)$/i,
};
/** Right behind the label. */
export const AFTER_LABEL: SignTable = {
  otherThing: () =>
    /^(?:['’]s )?["']?[-_ ]{0,2}(?:реестр|(?:d[eiou]l? |da |de la )?regist(?:ro|re|er|ry)\b|rejestru|к[эе]ша|(?:de |du |di )?cach[eé]|prim[aá]ri|primaire|for[áa]ne|[ée]trang|estrangeir|estern|внешн|input\b|form\b|dialog|box\b|publi|públi|pubbli|veřejn|hash|digest|polic|reset|field|column|length|manager|strength|count|budget|limit|rotation|expir|lifetime|ttl|id\b|ids\b|name|type|file|path|url|prefix|format|scheme|regex|generator|store|vault|prompt|rules?\b|s?\/s|arn|version|usage|comment|alias|layout|belegung|coverage|tabelle|table|pad\b|out\b|ned|ning|review|base\b|owner|conduct|postal)/,
  sealed: () => /^["'`]{0,2}\s{0,2}[:=]\s{0,3}["'`]?(?:enc\[|\{cipher\}|vault:v\d|!vault|\$ansible_vault)/,
};
/** Behind the value. */
export const AFTER: SignTable = {
  ends: () => /^["'`*”“»」)]{0,3}\s?(?:[.,;!?)。，、]|$|\n|\s*$)/,
  lineEnds: () => /^["'`*”“»」)]{0,3}[.,;。]?\s*(?:$|\n)/,
  quote: () => /^["'`”»」]/,
  call: () => /^\(/,
  counts: () =>
    /^(?:[.,:/-]?[a-zÀ-῿぀-퟿\d]| ?[%€$£°]| (?:ms|s|min\w*|days?|hours?|times?|lines?|digits?|char\w*|bytes?|bits?|stellen|zeichen|zeilen|tage|stunden|строк\S*|linhas?|righe|l[íi]neas|rader|tests?|entries|lignes|jours|chiffres|caracteres|d[íi]as|d[íi]gitos|cifre|giorni|цифр\S*|символ\S*|дн\S*|items?|rows?|users?|requests?|tokens?|commits?|files?)(?![a-zÀ-῿぀-퟿]))/i,
  colon: () => /^["'`]?[:=]\S/,
  goesOn: () => /^ [a-zß-ɏΐ-ώа-џ]/,
  isThing: () => /^["'`”»)]{0,2},? (?:is|was|are|ist|est|es|é|handles|returns|from|in|into|reads|fails|throws)\b/,
  cjk: () => /^[\u3040-\u9fff\uac00-\ud7a3]/,
  bracket: () => /^["'`*”]{0,2} ?[(（]/,
  and: () => /^["'`]? (?:and|und|et|y|e|и|then|puis|dann|luego|depois|затем|потом)\b/,
  thatIs: () => /^["'`”»]? (?:as|for|is|als|für|comme|como|para|как|для)\s/,
};
/** What has a code to it: the words of it, as the index reads them, and how they are said. */
export const THINGS =
  'unlock* disarm* entsperr* scharf désarm* desarm* desbloque* sblocc* door* room* luggage suitcase koffer raum salle ' +
  'sala valise maleta alarm* gate* garage* garaje gartent* garagent* safe shed cellar basement lobby barrier bike lock* key* ' +
  'padlock entrance building front mailbox voicemail parental tablet phone screen office card* vault* entry intercom ' +
  'porte portail coffre entrée* entree* immeuble boît* boit* *tür *tur *tresor hoftor tor schlie* anrufbeantworter ' +
  'handy schloss *eingang puerta port* cofre caja taquilla candado cancello allarme cassaforte citofono lucchetto ' +
  'drzwi bram* sejf* domofon* kłód* kłod* klód* klod* *deur *kluis poort slot larm dör dør kassaskap dveř* dver* ' +
  'trezor* *kasten kapı* kapi* kasa* *двер* *домофон* *подъезд* *сейф* *сигнал* *сігнал* *ворот* *замк* *замок* ' +
  '*калитк* *шлагбаум* ドア 玄関 金庫 警報 ロッカー 门禁 门锁 大门 保险 报警 도어락 현관 금고 경보 출입 대문 *דלת* *שער* ' +
  '*בניין* *כספת* *אזעקה* *باب* *خزنة* *إنذار* *بوابة*';
export const THING = (): RegExp =>
  /(?<![a-zà-ÿ])(?:unlock\w*|disarm\w*|entsperr\w*|scharf|d[ée]sarm\w*|desbloque\w*|sblocc\w*|doors?|rooms?|luggage|suitcase|koffer|raum|salle|sala|valise|maleta|alarms?|gates?|garage|safe|shed|cellar|basement|lobby|barrier|bike (?:room|cage|shed)|lockers?|lock ?box|key ?(?:safe|box)|key ?pad|padlock|entrance|building|front desk|mailbox|voicemail|parental|tablet|phone|screen|lock|office|cards?|vault|entry|intercom|porte|portail|alarme|coffre|entr[ée]e|immeuble|bo[iî]t(?:e|ier)|t[uü]r|haust[uü]r|gartent\w{1,3}|garagent\w{1,3}|hoftor|alarmanlage|tresor|tor|schlie(?:ß|ss)fach|anrufbeantworter|handy|schloss|eingang|puerta|port[aã]o?|portal|alarma|garaje|garagem|cofre|caja(?: fuerte)?|taquilla|candado|porta|cancello|allarme|cassaforte|citofono|lucchetto|drzwi|bram\w{0,3}|alarmu?|sejfu?|domofonu?|k[łl][óo]dk\w|deur|kluis|poort|slot|larm|d[öø]r|kassaskap|dve[rř]\w*|trezor\w*)(?![a-zà-ÿ])|(?:deur|kluis|t[uü]r|eingang|tresor|kasten)(?![a-zà-ÿ])|двер|домофон|подъезд|сейф|с[иі]гнал[иі]зац|ворот|замк|замок|калитк|шлагбаум|ドア|玄関|金庫|警報|ロッカー|门禁|门锁|大门|保险|报警|도어락|현관|금고|경보|출입|대문|דלת|שער|בניין|כספת|אזעקה|باب|خزنة|إنذار|بوابة|kap[ıi]|kasa/;

/** Anywhere in the line. */
// prettier-ignore
export const LINE: SignTable = {
  thing: THING,
  policy: () => /\b(?:must|should|never|at least|minimum|min\.|characters|rotate[sd]?|policy|expires?|hashed|stored|redacted|do not|don't|avoid|mindestens|zeichen|niemals|nie|darf|muss|jamais|ne pas|caract[èe]res|doit|debe|nunca|m[íi]nimo|deve|n[ãa]o|нельзя|никогда|символ\S*|должен)\b|必须|至少|不要|禁止|必ず|以上|文字|글자|자 이상|말고|하지 마|않/,
  sample: () => /\b(?:fake|dummy|placeholder|documented|documentation|made[- ]up|fictional|fictitious|example|sample|beispiel|exemple|ejemplo|exemplo|readme|docs?|doku|fixture|test vector|template|mock|stub|bidon|platzhalter|masked?|пример\S*)\b|例|예시|示例|ダミー|더미/,
  public: () => /\b(?:public(?:ly)?|publishable|öffentlich\w*|publi(?:c|que)|p[úu]blic[ao]|публичн\S*|not (?:a )?secret|no secret|isn't (?:a )?secret|kein geheimnis)\b|公開|公开|공개/,
  hash: () => /\b(?:hash(?:es|ed)?|digest|sha-?\d+|md5|checksum|fingerprint|commit|revision|bisect|merge|tag|prüfsumme|empreinte)\b|коммит|хеш|コミット|提交|커밋/,
  version: () => /\b(?:version|v\d|release|upgrade|update|pinned|node|python|since|before|after)\b/,
  tickets: () => /\b[A-Z]{2,8}-\d+\b|#\d{2,}/,
  path: () => /(?:^|\s)[\w.-]*\/[\w./-]+/,
  wifi: () => /wi-?fi|w-?lan|ssid|вай-?фай|와이파이|无线/,
  user: () => /\b(?:user(?:name)?|login|log in|sign in|account|admin|root|benutzer|konto|utilisateur|identifiant|compte|usuario|cuenta|usu[áa]rio|utente|uid|ssid|host|port)\b|пользовател|логин|账号|帳號|用户|アカウント|ユーザ|계정|사용자|아이디|المستخدم|משתמש/,
  code: () => /[{};]\s*$|=>|\(\)|\b(?:const|let|var|function|return|import|def|class)\b/,
};

/** What is proven not to take long (test/scan/backtracking.test.ts). */
export const signTables: readonly SignTable[] = [VALUE, BETWEEN, BEFORE, LABEL, AFTER_LABEL, AFTER, LINE];
