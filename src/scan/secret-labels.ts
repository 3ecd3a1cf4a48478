import { small, type PatternSource } from './source.ts';
import type { WordRow } from './words.ts';

/** Where a text stands in another. */
export interface LabelSpan {
  start: number;
  end: number;
}

/**
 * What kind of secret a word announces. `password`: a person chose it. `key`: a machine drew it. `pin`: it is typed on
 * a pad; `code` may be of anything. `login` and `drawn` only say that one may be near.
 */
export type LabelKind = 'password' | 'key' | 'pin' | 'code' | 'login' | 'drawn';

export interface Label extends LabelSpan {
  kind: LabelKind;
}

export interface LabelRow extends WordRow {
  kind: LabelKind;
  pattern: PatternSource;
}

/** DB_PASSWORD_PROD, пароль_бд: such a name may go on where a sign of assignment follows. No letter stands behind it. */
const ENDS = '(?:(?<!pass)_[\\wа-яё]{1,24}(?=["\'`]?\\]? ?(?:[=:]|[(a-z])))?(?![\\wÀ-ɏа-яё])';
/** Words of several lists stand one right behind the other. */
const label = (kind: LabelKind, words: string | readonly string[], source: string): LabelRow => ({
  kind,
  ...(typeof words === 'string' ? { needs: [words] } : { needs: words, reach: words.map(() => 12) }),
  pattern: small`(?:${source})${ENDS}`,
});

// prettier-ignore
export const labels: readonly LabelRow[] = [
  label('password', '*pass* *pasword* phrase* frase* frás* fráz* fras* fraz* lösenfras losenfras lösenfras* wachtzin* *pwd* *passwd* *passwrd* *pswd* psw* passcode* w p bind word words satz wort mot mots palabra palabras', String.raw`(?<!1)pass ?words?|passwrod|passowrd|pasword|passwd|pswd|(?<![a-z\d])psw|\bbind (?:with|pw)(?=\s?[:=])|pass ?phrases?|phrases? (?:secr[eè]tes?|de passe)|frase[- ](?:senha|passe)|fr[aá][sz][ea] (?:secreta|segreta|(?:de |d['’])?(?:acceso|paso|accesso|recupero))|(?<![a-z])fraz[aąęy]|l[oö]senfras|wachtzin|passwrd|pwd|passcode|(?<![a-z\d])pass|p\/w|(?:with|using|by|mit|avec|con|com) (?:the |these |those |dem |der |den |la |le |les |o |a )?(?:phrase|words?|satz|wort|frase|mots?|palabras?)(?=\s?[:：]?\s?[\"'“„«»\x60])|(?:db|bind|user|admin|root|smtp|mail|ftp|ssh|http|login|auth|my|app|svc|sudo|become|wifi|redis|pg|mysql|store|key|vpn|ldap|imap|snowsql)pass`),
  label('password', '*pw *psk *mdp *masterauth *requirepass redis psk* pw* *pre *preshared *preshared* community', String.raw`(?<![a-z\d])(?:pw|psk|mdp)|redis_auth|(?:db|bind|user|admin|root|smtp|mail|ftp|ssh|http|login|auth|my|app|svc|sudo|become|wifi|redis|pg|mysql|store|key|vpn|ldap|imap|snowsql)(?:pw|mdp)|requirepass|masterauth|pre-?shared key|\bsnmp[^\n:]{0,24}? community(?: string)?`),
  label('password', '*secret* *geheimnis* secreto* segreto* segredo* sekret* *секрет* シークレット 비밀 密钥', String.raw`secret(?![- ]?(?:manager|access|key|s\b))|geheimnis|(?<![a-z])(?:secreto|segreto|segredo|sekret[aeuy]?)|секрет[а-я]{0,2}|シークレット|비밀(?! ?번호)|密钥`),
  label('password', ['access entry secret service', 'code word phrase'], String.raw`\b(?:access|entry|secret|service)[ -](?:code|word|phrase)`),
  label('password', ['code', 'word phrase'], String.raw`\bcode[ -](?:word|phrase)`),
  label('password', '*wifi* *wlan* wi w network* guest* wireless* wpa* hotspot* ssid* *вай*', String.raw`\b(?:wi-?fi|w-?lan|network|guest|wireless)[- ]?(?:key|schl[uü]ssel|code)|\bcode (?:du |de la |del |do )?(?:wi-?fi|wlan)|\b(?:cl[eé]|clave|llave|chave|chiave|ключ) (?:du |de la |del |do |da |от |della? )?(?:wi-?fi|wlan|вай-?фая?)|\b(?:ssid|hotspot|wi-?fi|wlan)\b[^\n]{0,60}?(?:\bkey|schl[uü]ssel|cl[eé]|clave|ключ|キー|密钥|키)|\bwpa\d?[- ](?:key|passphrase)|ключ от вай-?фая?`),
  label('password', '*passwort* *passwörter* *kennwort* *geheimwort* *passord* *wachtwoord* *adgangskode* *kodeord* *lösenord* *lykilorð* *lykilord* *zugangskennung*', String.raw`(?:passwort|kennwort|geheimwort|wachtwoord|lösenord|passord|adgangskode|kodeord|lykilor[ðd])[a-zäö]{0,3}`),
  label('password', '*contrasena* *contraseña* *contrasenya* *clave clave* *senha senha* *palavra mots mot', String.raw`contrase[nñ]a|contrasenya|(?<![a-z\d]|palabra[ -])(?:clave|senha)|(?:db|bind|user|admin|root|smtp|mail|ftp|ssh|http|login|auth|app|wifi|redis|mysql|vpn)(?:senha|clave)|palavra-passe|mots?[ _]de[ _]passe`),
  label('password', '*hasł* *hasl* *hesl* *parol* *salasana* *sifre* *şifre* *jelsz* *geslo* *lozinka* *slaptazodis* *slaptažodis* laluan* sandi* khẩu*', String.raw`(?:has[lł]|hesl)[aoemu]{1,2}|(?<![a-z\d])parol(?:a|e|ei|as[ıi])?|salasana|[şs]ifre(?:si|niz|m|sini)?|jelsz(?:[óo]|av[ai]\w{0,3})|geslo|lozinka|slapta[zž]odis|kata (?:laluan|sandi)|mật khẩu`),
  label('password', '*парол* кодов* *пасс* *лозинка* *κωδικο* *κωδικό*', String.raw`(?<![а-яё])пасс(?:ворд)?(?:а|ом|у)?(?![а-яё])|парол[ьяюе]м?|парольн[а-я]{2} фраз[а-я]|кодов[а-я]{2} фраз[а-я]|парола|лозинка|κωδικ[όο]ς?`),
  label('password', 'パスワード パスフレーズ パス 事前共有鍵 合言葉 暗証番号', String.raw`パスワード|パスフレーズ|パス(?=[はが：: ])|事前共有鍵|合言葉|暗証番号`),
  label('password', '密码 密碼 口令 预共享密钥', String.raw`密码|密碼|口令(?:短语)?|预共享密钥`),
  label('password', '비밀번호 비번 암호 패스워드', String.raw`비밀번호|비번|암호|패스워드`),
  label('password', '*סיסמה* *סיסמת* *ססמה* *كلمة عبور* *الرقم رمز* *گذرواژه* *پاس पासवर्ड পাসওয়ার্ড கடவுச்சொல் รหัสผ่าน', String.raw`סיסמ[הת]|ססמה|كلمة (?:ال)?(?:مرور|سر)|رمز (?:عبور|المرور)|الرقم السري|گذرواژه|پاس ورڈ|पासवर्ड|পাসওয়ার্ড|கடவுச்சொல்|รหัสผ่าน`),
  label('pin', ['alarm* deur* larm* port* tür* tur* tor* haustür* haustur* zugangs* tresor* toegangs* garagen*', '*code* *kod* *pin*'], String.raw`(?<![a-z])(?:alarm|deur|larm|port|t[uü]r|tor|haust[uü]r|zugangs|tresor|toegangs|garagen)-?(?:code|kode?n?|pin)(?:s|en)?`),
  label('pin', 'zahlenschloss combination pin* *pin passcode* puk key keypad* digicode* cadenas candado* coffre* *tresor* caja cassaforte* *kluis* padlock* lucchetto* lockbox* alarm* *الرقم', String.raw`الرقم السري|\bpadlock|lucchetto|lockbox|(?<![a-z])(?:pin(?![- ]?pads?)|puk)(?:[- ]?(?:code|kod|number|nummer|nr))?|\bpasscode|\bkey ?pads?|\bdigicode|\bcadenas|candado|\bcoffre(?:-fort)?|\btresor\w{0,12}|caja fuerte|cassaforte|kluis|\balarm (?:panel|system)|alarmanlage|zahlenschloss|combination lock`),
  label('pin', 'key keybox* keysafe* *schlüssel* *schlussel* boîte boîtier boite boitier caja caixa *sleutel* *ключниц* 鍵ボックス 鍵 キーボックス 钥匙盒 钥匙箱 열쇠함', String.raw`\bkey ?(?:box|safe)|schl[uü]ssel(?:tresor|kasten|box|safe)|\bbo[iî]t(?:e|ier) [àa] cl[eé]s?|\bcaja de llaves|\bcaixa de chaves|sleutel(?:kluis|kast)|ключниц[аеуы]|鍵ボックス|キーボックス|钥匙[盒箱]|열쇠함`),
  label('code', '*code* *codes *kod* *kód* *kode* *codice* *código* *codigo* combo combination *kombination* combina*', String.raw`(?<!(?:version|http|area|zip|exit|error|status|response|source|return|result|postal|project|country|order|build|promo|qr|bar|country|plz|course|item|product|cost|colou?r|part|customer|language|dress|airport) ?)(?<!status|error|quell|post|bar|qr|län)codes?(?! (?:postal|source|review|base|path|d['’]erreur|de error|de erro|de estado|di errore|di stato|of conduct|owner|for the \w+ vendor))|\bk[oó]d(?:en|em|u|ot)?|kode(?:n)?|codice(?! di (?:stato|errore))|(?<!retorna |devuelve )c[óo]digo(?! (?:postal|de (?:err|estado)))|\bcomb(?:o|ination|inaison|inaci[óo]n|inazione)|kombination(?:en)?`),
  label('code', '*unlock* *disarm* *entsperr* *öffn* *ouvr* *abre* *apre* open*', String.raw`(?:unlock(?:s|ed)?|disarm(?:s|ed)?|open(?:s|ed)?|öffnet|entsperrt|ouvre|abre|apre)(?: [^\n.\d]{0,20})? (?:with|by|using|mit|avec|con|com)`),
  label('pin', '*пин* *пін* *сейф* *домофон*', String.raw`(?<![а-яіё])п[иі]н(?:-?код[а-я]{0,2}|а|у)?(?![а-яёі])|сейф[а-я]{0,2}(?![а-яё])`),
  label('code', '*код*', String.raw`код[а-я]{0,2}(?! ошибк| состояни| возврат)(?![а-яё])`),
  label('pin', '暗証番号 口令 门禁 密码 密碼 비밀번호 비번 도어락 핀번호 핀 金庫 保险 금고', String.raw`暗証番号|门禁(?:密码|口令|码)|口令|密码|密碼|도어락|비밀번호|비번|핀 ?번호|金庫|保险[箱柜]|금고`),
  label('code', '番号 コード 번호 코드 暗号 号码 *קוד* *رمز*', String.raw`番号|コード|번호|코드|号码|קוד|رمز`),
  label('code', '*şifre* *sifre* senha clave kennwort', '[şs]ifre(?:si|yi)?|senha|(?<!palabra )clave|kennwort'),
  label('code', 'switch* turn* type types enter press dial punch *tipp* eingeben gib tape* compose* marca* teclea* digitar *scharf* *disarm* *désarm* *desarm* disinser* digita digite *наб* *введ*', String.raw`\b(?:(?:switch|turn)(?:e[sd]|s)? off with|types?|enter|press|dial|punch in|tippt?(?: man)?|eingeben|gib|tape[rz]?|compose[rz]?|marcar?|teclear?|digit(?:ar?|e)|(?:un)?scharf(?:[ -]?(?:schalten|stellen))?|disarm(?:ing)?|d[ée]sarm\w{1,4}|disinserir\w{1,3})|наб[а-я]{2,5}|введ[а-я]{2,4}`),
  label('key', '*key* pat dsn *credential* private licen* decrypt* unlock* unseal* phpsessid jsessionid sid session', String.raw`api[-_ ]?keys?|(?<![a-z\d])[a-z\d]{2,16}[-_. ]key(?<!(?<![a-z\d])(?:the|this|that|use[sd]?|with|and|or|for|of|is|as|by|in|to|no|any|each|every|your|my|our|its|a|an|same|new|old|right|wrong|press|hit) key)|[a-z]{3,16}key(?=["'\x60]?\s?[=:])|(?:private|access|secret|account|auth|master|shared|session|signing|encryption|storage|service|admin|app|project|user|license)key|(?:private|licen[cs]e)(?=\s?[:=]?\s?["'\x60]?(?=[a-z+/]{0,30}\d)[a-z\d+/]{20})|_key|passkey|credentials?(?! ?:)|(?:decrypts?|unlocks?|unseals?) with|(?:phpsessid|jsessionid|connect\.sid|laravel_session)(?==)|\bdsn|_dsn|\bpat`),
  label('key', '*token* *secret*', 'token|secret'),
  label('drawn', 'key', String.raw`(?<![a-z\d])(?:the|my|our|your|its|this) key (?:is|was|reads|will be)`),
  label('key', '秘密是 秘密为 秘密為 시크릿', '秘密[是为為]|시크릿'),
  label('key', 'sekret* *geheimnis* *schlüssel* *schluessel* *schlussel* secreto* segredo* segreto* *secreto* *chave* *clave* llave* jeton* chiave* klucz* sleutel* nyckel* anahtar* cle clé*', String.raw`geheimnis|schl(?:[uü]|ue)ssel|(?<![a-z])(?:secreto|segreto|segredo|llave|jeton|chiave|klucz|sleutel|nyckel|anahtar|sekret[aeuy]?)|(?:clave|chave|cl[eé])[ _](?:de )?(?:d['’]|l['’]|da |do |de |la |del )?api|api[ _](?:clave|chave|cle)|(?<![a-z])(?:clave|chave|chiave|llave|cl[eé]) (?:compart\w{2,6}|partag[eé]e|condivisa)`),
  label('key', '*секрет* *ключ* *токен*', String.raw`секрет[а-я]{0,2}|токен[а-я]{0,3}|ключ[а-я]{0,3}(?: api)?`),
  label('key', 'キー トークン シークレット 秘密鍵 令牌 凭证 密钥 共享 토큰 키 비밀 공유', String.raw`(?:api|アクセス|シークレット|認証|ライセンス)[^\n。、]{0,6}キー|共有シークレット|api ?キー|トークン|シークレット|秘密鍵|共享密钥|密钥|令牌|凭证|공유 ?비밀|토큰|api ?키|비밀 ?키`),
  label('key', '*מפתח* *مفتاح* कुंजी', 'מפתח|مفتاح|कुंजी'),
  label('login', 'sudo cred* creds gast guest zipped locked encrypted protected user* login* log logs logged sign signed account* admin* root benutzer* nutzer* konto* anmeld* einlogg* zugang* utilisateur* identifiant* compte* connexion* connecte* acces* accès* usuario* cuenta* sesion* sesión* acceso* entra* entre conta* usuário* acesso* utente* accesso* credenzial* uzytkownik* użytkownik* logowan* zaloguj* gebruiker* inlog* inlogg* konto* wifi* wi wlan* ssid* vpn* ftp* sftp* bind* smb* basic auth* unlock* open* decrypt* unseal* entsperr* öffne* ouvr* déverrouill* abre* desbloque* apre* passe пользовател* логин* вход* войти* зайти заход* открыва* 账号 帳號 用户 登录 登入 アカウント ログイン ユーザ 계정 로그인 사용자 아이디 *المستخدم* *משתמש*', String.raw`(?<![a-z\d])(?:creds?|gast|guest|sudo|zipped|locked|encrypted|protected|user(?:name)?s?|log(?:s|ged|ging)?[- ]?(?:in(?:to)?|on)|sign(?:s|ed|ing)?[- ]?in(?:to)?|accounts?|admin(?:istrator)?|root|benutzer(?:name)?|nutzer(?:name)?|konto|anmeld\w{1,6}|einlogg\w{1,3}|zugang(?:sdaten)?|utilisateur|identifiants?|compte|connexion|connecte[rz]?|acc[eè]s|usuario|cuenta|sesi[oó]n|acceso|entr(?:ar?|e)|conta|usu[aá]rio|acesso|utente|accesso|credenziali|u[zż]ytkownik|logowani[ae]|zaloguj|gebruiker|inlog\w{0,7}|wi-?fi|wlan|ssid|vpn|s?ftp|bind(?: dn)?|smb|basic auth|auth|opens?|opened|unlock(?:s|ed)?|decrypt(?:s|ed)?|unseals?|entsperrt?|öffne[nt]|ouvre|déverrouille|abren?|desbloquea?|apre)|пользовател[а-яё]{1,3}|логин[а-яё]{0,2}|вход[а-яё]{0,2}|войти|зайти|заход[а-яё]{2,4}|открыва[а-яё]{2,4}|账号|帳號|用户|登录|登入|アカウント|ログイン|ユーザー?|계정|로그인|사용자|아이디|المستخدم|משתמש`),
  label('drawn', 'clé cle clave llave chave 키 キー *key code* security 激活 序列 激活码 private* sign* encrypt* cipher* salt* pepper* cookie* session* auth* license* licence* webhook* connection* hmac* signature* bearer authorization seed* serial* activation activated *lizenz* dsn licencia* licença* licence* licenza* лиценз* ライセンス 许可 라이선스', String.raw`(?<![a-z\d])(?:(?<=^[-*•\s]{0,4})key(?=\s*$)|key(?=["'\x60]?\s?[=:])|private|signing|encryption|encrypt|cipher|salt|pepper|cookies?|session|auth(?:orization)?|licen[cs]e|webhooks?|connection|hmac|signature|bearer|seed|serial|activation|activated|lizenz\w{0,9}|licen(?:cia|ça|za))|лиценз[а-я]{1,4}|(?<![a-zà-ÿ])(?:cl[eé]|clave|llave|chave)(?![a-zà-ÿ])|(?<![가-힣])키(?=[는은가를 :])|キー(?=[はが：: ])|ライセンス|许可|激活码|序列号|라이선스`),
];
