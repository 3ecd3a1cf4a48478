import { small, type Source } from './source.ts';
import type { Row } from './words.ts';

/** Where a text stands in another. */
export interface Named {
  start: number;
  end: number;
}

/** A word that announces a secret, in any language; what stands round it is judged by secret-context.ts. */
export interface Naming extends Row {
  /** `password`: a person chose it, it may be short. `key`: a machine drew it. `figures`: it is typed on a pad. */
  of: 'password' | 'key' | 'figures';
  pattern: Source;
  /** What must stand near it in its line: a code alone may be anything. */
  beside?: RegExp;
}

/** DB_PASSWORD_PROD, пароль_бд: such a name may go on where a sign of assignment follows. No letter stands behind it. */
const ENDS = '(?:(?<!pass)_[\\wа-яё]{1,24}(?=["\'`]?\\]? ?(?:[=:]|[(a-z])))?(?![\\wÀ-ɏа-яё])';
const naming = (of: Naming['of'], needs: string, source: string, beside?: RegExp): Naming => ({
  of,
  needs: [needs],
  pattern: small`(?:${source})${ENDS}`,
  ...(beside && { beside }),
});

/** What a person does at such a thing. */
const UNLOCKING =
  /unlock|disarm|alarm|entsperr|türschloss|d[ée]verrouill|desbloque|sblocc|разблок|сигнализац|\b(?:door|gate|safe|keypad|lock)\b/iu;

/** What has a code to it. */
const THING =
  /(?<![a-zà-ÿ])(?:doors?|alarms?|gates?|garage|safe|shed|cellar|basement|lobby|barrier|bike (?:room|cage|shed)|lockers?|lock ?box|key ?(?:safe|box)|key ?pad|padlock|entrance|building|front desk|mailbox|voicemail|answering machine|parental|tablet|phone|screen|lock|office|cards?|vault|entry|intercom|porte|portail|alarme|coffre|entr[ée]e|immeuble|bo[iî]t(?:e|ier)|t[uü]r|haust[uü]r|gartent\w{1,3}|garagent\w{1,3}|hoftor|alarmanlage|tresor|tor|schlie(?:ß|ss)fach|anrufbeantworter|handy|schloss|eingang|puerta|port[aã]o?|portal|alarma|garaje|garagem|cofre|caja(?: fuerte)?|taquilla|candado|porta|cancello|allarme|cassaforte|citofono|lucchetto|drzwi|bram\w{0,3}|alarmu?|sejfu?|domofonu?|k[łl][óo]dk\w|deur|kluis|poort|slot|larm|d[öø]r|kassaskap|dve[rř]\w*|trezor\w*)(?![a-zà-ÿ])|(?:deur|kluis|t[uü]r|eingang|tresor|kasten)(?![a-zà-ÿ])|двер|домофон|подъезд|сейф|с[иі]гнал[иі]зац|ворот|замк|замок|калитк|шлагбаум|ドア|玄関|金庫|警報|ロッカー|门禁|门锁|大门|保险|报警|도어락|현관|금고|경보|출입|대문|דלת|שער|בניין|כספת|אזעקה|باب|خزنة|إنذار|بوابة|kap[ıi]|kasa/iu;

// prettier-ignore
export const namings: readonly Naming[] = [
  naming('password', '*pass* phrase* frase *pwd* *passwd* *passwrd* *pswd* psw* passcode* w p code bind', String.raw`(?<!1)pass ?words?|passwd|pswd|(?<![a-z\d])psw|\bbind (?:with|pw)(?=\s?[:=])|pass ?phrases?|phrases? secr[eè]tes?|frase (?:secreta|de (?:acceso|paso))|passwrd|pwd|passcode|(?<![a-z\d])pass|p\/w|(?:db|bind|user|admin|root|smtp|mail|ftp|ssh|http|login|auth|my|app|svc|sudo|become|wifi|redis|pg|mysql|store|key|vpn|ldap|imap|snowsql)pass`),
  naming('password', '*pw *psk *mdp *masterauth *requirepass redis psk* pw* *pre *preshared *preshared* community', String.raw`(?<![a-z\d])(?:pw|psk|mdp)|redis_auth|(?:db|bind|user|admin|root|smtp|mail|ftp|ssh|http|login|auth|my|app|svc|sudo|become|wifi|redis|pg|mysql|store|key|vpn|ldap|imap|snowsql)(?:pw|mdp)|requirepass|masterauth|pre-?shared key|\bsnmp[^\n:]{0,24}? community(?: string)?`),
  naming('password', 'access entry secret code service shared', String.raw`\bshared[- ]secret|\b(?:access|entry|secret|code|service)[ -](?:code|word|phrase)`),
  naming('password', '*wifi* *wlan* wi w network* guest* wireless* wpa* hotspot* ssid* *вай*', String.raw`\b(?:wi-?fi|w-?lan|network|guest|wireless)[- ]?(?:key|schl[uü]ssel|code)|\bcode (?:du |de la |del |do )?(?:wi-?fi|wlan)|\b(?:cl[eé]|clave|llave|chave|chiave|ключ) (?:du |de la |del |do |da |от |della? )?(?:wi-?fi|wlan|вай-?фая?)|\b(?:ssid|hotspot|wi-?fi|wlan)\b[^\n]{0,60}?(?:\bkey|schl[uü]ssel|cl[eé]|clave|ключ|キー|密钥|키)|\bwpa\d?[- ](?:key|passphrase)|ключ от вай-?фая?`),
  naming('password', '*passwort* *passwörter* *kennwort* *geheimwort* *passord* *wachtwoord* *adgangskode* *kodeord* *lösenord* *lykilorð* *lykilord* *zugangskennung*', String.raw`(?:passwort|kennwort|geheimwort|wachtwoord|lösenord|passord|adgangskode|kodeord|lykilor[ðd])[a-zäö]{0,3}`),
  naming('password', '*contrasena* *contraseña* *contrasenya* *clave clave* *senha senha* *palavra mots mot', String.raw`contrase[nñ]a|contrasenya|(?<![a-z\d]|palabra[ -])(?:clave|senha)|(?:db|bind|user|admin|root|smtp|mail|ftp|ssh|http|login|auth|app|wifi|redis|mysql|vpn)(?:senha|clave)|palavra-passe|mots?[ _]de[ _]passe`),
  naming('password', '*hasł* *hasl* *hesl* *parol* *salasana* *sifre* *şifre* *jelsz* *geslo* *lozinka* *slaptazodis* *slaptažodis* laluan* sandi* khẩu*', String.raw`(?:has[lł]|hesl)[aoemu]{1,2}|(?<![a-z\d])parol(?:a|e|ei|as[ıi])?|salasana|[şs]ifre(?:si|niz|m|sini)?|jelsz(?:[óo]|av[ai]\w{0,3})|geslo|lozinka|slapta[zž]odis|kata (?:laluan|sandi)|mật khẩu`),
  naming('password', '*парол* кодов* *пасс* *лозинка* *κωδικο* *κωδικό*', String.raw`(?<![а-яё])пасс(?:ворд)?(?:а|ом|у)?(?![а-яё])|парол[ьяюе]м?|парольн[а-я]{2} фраз[а-я]|кодов[а-я]{2} фраз[а-я]|парола|лозинка|κωδικ[όο]ς?`),
  naming('password', 'パスワード パスフレーズ パス 事前共有鍵 合言葉 暗証番号', String.raw`パスワード|パスフレーズ|パス(?=[はが：: ])|事前共有鍵|合言葉|暗証番号`),
  naming('password', '密码 密碼 口令 预共享密钥', String.raw`密码|密碼|口令(?:短语)?|预共享密钥`),
  naming('password', '비밀번호 비번 암호 패스워드', String.raw`비밀번호|비번|암호|패스워드`),
  naming('password', '*סיסמה* *סיסמת* *ססמה* *كلمة عبور* *الرقم رمز* *گذرواژه* *پاس पासवर्ड পাসওয়ার্ড கடவுச்சொல் รหัสผ่าน', String.raw`סיסמ[הת]|ססמה|كلمة (?:ال)?(?:مرور|سر)|رمز (?:عبور|المرور)|الرقم السري|گذرواژه|پاس ورڈ|पासवर्ड|পাসওয়ার্ড|கடவுச்சொல்|รหัสผ่าน`),
  naming('figures', 'zahlenschloss combination pin* *pin passcode* puk key keypad* digicode* cadenas candado* coffre* *tresor* caja cassaforte* *kluis* padlock* lucchetto* lockbox* alarm* deur* larm* port* tür* tur* tor* haustür* haustur* zugangs* toegangs* garagen* *الرقم', String.raw`الرقم السري|\bpadlock|lucchetto|lockbox|(?<![a-z])(?:alarm|deur|larm|port|t[uü]r|tor|haust[uü]r|zugangs|tresor|toegangs|garagen)-?(?:code|kode?n?|pin)(?:s|en)?|(?<![a-z])(?:pin|puk)(?:[- ]?(?:code|kod|number|nummer|nr))?|\bpasscode|\bkey ?pads?|\bdigicode|\bcadenas|candado|\bcoffre(?:-fort)?|\btresor\w{0,12}|caja fuerte|cassaforte|kluis|\balarm (?:panel|system)|alarmanlage|zahlenschloss|combination lock`),
  naming('figures', 'key keybox* keysafe* *schlüssel* *schlussel* boîte boîtier boite boitier caja caixa *sleutel* *ключниц* *鍵ボックス 鍵 キーボックス 钥匙盒 钥匙箱 열쇠함', String.raw`\bkey ?(?:box|safe)|schl[uü]ssel(?:tresor|kasten|box|safe)|\bbo[iî]t(?:e|ier) [àa] cl[eé]s?|\bcaja de llaves|\bcaixa de chaves|sleutel(?:kluis|kast)|ключниц[аеуы]|鍵ボックス|キーボックス|钥匙[盒箱]|열쇠함`),
  naming('figures', '*code* *codes *kod* *kód* *kode* *codice* *código* *codigo* combo combination *kombination* combina*', String.raw`(?<!(?:version|http|area|zip|exit|error|status|response|source|return|result|postal|project|country|order|build|promo|qr|bar|country|plz) ?)(?<!status|error|quell|post|bar|qr|län)codes?(?! (?:postal|source|review|base|path|d['’]erreur|de error|de erro|de estado|di errore|di stato|of conduct|owner|for the \w+ vendor))|\bk[oó]d(?:en|em|u|ot)?|kode(?:n)?|codice(?! di (?:stato|errore))|(?<!retorna |devuelve )c[óo]digo(?! (?:postal|de (?:err|estado)))|\bcomb(?:o|ination|inaison|inaci[óo]n|inazione)|kombination(?:en)?`, THING),
  naming('figures', '*unlock* *disarm* *entsperr* *öffn* *ouvr* *abre* *apre* open*', String.raw`(?:unlock(?:s|ed)?|disarm(?:s|ed)?|open(?:s|ed)?|öffnet|entsperrt|ouvre|abre|apre)(?: [^\n.\d]{0,20})? (?:with|by|using|mit|avec|con|com)`, THING),
  naming('figures', '*пин* *пін* *сейф* *домофон*', String.raw`(?<![а-яіё])п[иі]н(?:-?код[а-я]{0,2}|а|у)?(?![а-яёі])|сейф[а-я]{0,2}(?![а-яё])`),
  naming('figures', '*код*', String.raw`код[а-я]{0,2}(?! ошибк| состояни| возврат)(?![а-яё])`, THING),
  naming('figures', '暗証番号 口令 门禁 密码 密碼 비밀번호 비번 도어락 핀번호 핀 金庫 保险 금고', String.raw`暗証番号|门禁(?:密码|口令|码)?|口令|密码|密碼|도어락|비밀번호|비번|핀 ?번호|金庫|保险[箱柜]|금고`),
  naming('figures', '番号 コード 번호 코드 暗号 号码 *קוד* *رمز*', String.raw`番号|コード|번호|코드|号码|קוד|رمز`, THING),
  naming('figures', '*şifre* *sifre* senha clave kennwort', '[şs]ifre(?:si|yi)?|senha|(?<!palabra )clave|kennwort', THING),
  naming('figures', 'switch* turn* type types enter press dial punch *tipp* eingeben gib tape* compose* marca* teclea* digitar *scharf* *disarm* *désarm* *desarm* disinser* digita digite *наб* *введ*', String.raw`\b(?:(?:switch|turn)(?:e[sd]|s)? off with|types?|enter|press|dial|punch in|tippt?(?: man)?|eingeben|gib|tape[rz]?|compose[rz]?|marcar?|teclear?|digit(?:ar?|e)|(?:un)?scharf(?:[ -]?(?:schalten|stellen))?|disarm(?:ing)?|d[ée]sarm\w{1,4}|disinserir\w{1,3})|наб[а-я]{2,5}|введ[а-я]{2,4}`, UNLOCKING),
  naming('key', '*key* api pat* dsn* *credential* private licen* decrypt* unlock* unseal* phpsessid jsessionid sid session', String.raw`api[-_ ]?keys?|(?<![a-z\d])(?!(?:the|this|that|use[sd]?|with|and|or|for|of|is|as|by|in|to|no|any|each|every|your|my|our|its|a|an|same|new|old|right|wrong|press|hit) )[a-z\d]{2,16}[-_. ]key|(?:private|access|secret|account|auth|master|shared|session|signing|encryption|storage|service|admin|app|project|user|license)key|(?:private|licen[cs]e)(?=\s?[:=]?\s?["'\x60]?(?=[a-z+/]{0,30}\d)[a-z\d+/]{20})|_key|passkey|credentials?(?! ?:)|(?:decrypts?|unlocks?|unseals?) with|(?:phpsessid|jsessionid|connect\.sid|laravel_session)(?==)|\bdsn|_dsn|\bpat`),
  naming('key', '*token* *secret*', 'token|secret'),
  naming('key', '*geheimnis* *schlüssel* *schluessel* *schlussel* secreto* segredo* segreto* *secreto* *chave* *clave* llave* jeton* chiave* klucz* sleutel* nyckel* anahtar* cle clé*', String.raw`geheimnis|schl(?:[uü]|ue)ssel|(?<![a-z])(?:secreto|segreto|segredo|llave|jeton|chiave|klucz|sleutel|nyckel|anahtar)|(?:clave|chave|cl[eé])[ _](?:d['’]|da |de |de la )?api|api[ _](?:clave|chave|cle)`),
  naming('key', '*секрет* *ключ* *токен*', String.raw`секрет[а-я]{0,2}|токен[а-я]{0,3}|ключ[а-я]{0,3}(?: api)?`),
  naming('key', 'キー トークン シークレット 秘密鍵 令牌 凭证 密钥 共享 토큰 키 비밀 공유', String.raw`(?:api|アクセス|シークレット|認証|ライセンス)[^\n。、]{0,6}キー|共有シークレット|api ?キー|トークン|シークレット|秘密鍵|共享密钥|密钥|令牌|凭证|공유 ?비밀|토큰|api ?키|비밀 ?키`),
  naming('key', '*מפתח* *مفتاح* कुंजी', 'מפתח|مفتاح|कुंजी'),
];
