import type { Row } from './words.ts';

/** A word that announces a secret, in any language; what stands round it is judged by secret-context.ts. */
export interface Naming extends Row {
  /** `password`: a person chose it, it may be short. `key`: a machine drew it. `figures`: it is typed on a pad. */
  of: 'password' | 'key' | 'figures';
  pattern: RegExp;
}

/** DB_PASSWORD_PROD, пароль_бд: such a name may go on where a sign of assignment follows. No letter stands behind it. */
const ENDS = '(?:(?<!pass)_[\\wа-яё]{1,24}(?=["\'`]?\\]? ?[=:]))?(?!\\w)';
const naming = (of: Naming['of'], needs: string, source: string): Naming => ({
  of, needs: [needs.split(' ')], pattern: new RegExp(`(?:${source})${ENDS}`, 'gi'),
});

// prettier-ignore
export const namings: readonly Naming[] = [
  naming('password', '*pass* *pwd* *passwd* *passwrd* passcode* w p code', String.raw`pass ?word|passwd|pass ?phrase|passwrd|pwd|passcode|(?<![a-z\d])pass|p\/w|(?:db|bind|user|admin|root|smtp|mail|ftp|ssh|http|login|auth|my|app|svc|sudo|become|wifi|redis|pg|mysql|store|key|vpn|ldap|imap|snowsql)pass`),
  naming('password', '*pw *psk *mdp *masterauth *requirepass redis psk* pw* *pre *preshared *preshared* community', String.raw`(?<![a-z\d])(?:pw|psk|mdp)|redis_auth|(?:db|bind|user|admin|root|smtp|mail|ftp|ssh|http|login|auth|my|app|svc|sudo|become|wifi|redis|pg|mysql|store|key|vpn|ldap|imap|snowsql)(?:pw|mdp)|requirepass|masterauth|pre-?shared key|\bsnmp[^\n:]{0,24}? community(?: string)?`),
  naming('password', 'access entry secret code service', String.raw`\b(?:access|entry|secret|code|service)[ -](?:code|word|phrase)`),
  naming('password', 'wifi wi wlan wpa* hotspot ssid вай w', String.raw`\b(?:wi-?fi|w-?lan)[- ]?(?:key|schl[uü]ssel|code)|\bcode (?:du |de la |del |do )?(?:wi-?fi|wlan)|\b(?:cl[eé]|clave|llave|chave|chiave|ключ) (?:du |de la |del |do |da |от |della? )?(?:wi-?fi|wlan|вай-?фая?)|\b(?:ssid|hotspot|wi-?fi|wlan)\b[^\n]{0,60}?(?:\bkey|schl[uü]ssel|cl[eé]|clave|ключ|キー|密钥|키)|\bwpa\d?[- ](?:key|passphrase)|ключ от вай-?фая?`),
  naming('password', '*passwort* *passwörter* *kennwort* *geheimwort* *passord* *wachtwoord* *adgangskode* *kodeord* *lösenord* *lykilorð* *lykilord* *zugangskennung*', String.raw`passwort|kennwort|geheimwort|wachtwoord|lösenord|passord|adgangskode|kodeord|lykilor[ðd]`),
  naming('password', '*contrasena* *contraseña* *contrasenya* *clave clave* *senha senha* *palavra mots mot', String.raw`contrase[nñ]a|contrasenya|(?<![a-z\d])(?:clave|senha)|(?:db|bind|user|admin|root|smtp|mail|ftp|ssh|http|login|auth|app|wifi|redis|mysql|vpn)(?:senha|clave)|palavra-passe|mots?[ _]de[ _]passe`),
  naming('password', '*hasło* *haslo* *heslo* *parol* *salasana* *sifre* *şifre* *jelsz* *geslo* *lozinka* *slaptazodis* *slaptažodis* laluan* sandi* khẩu*', String.raw`has[lł]o|heslo|(?<![a-z\d])parola?|salasana|[şs]ifre(?:si|niz|m)?|jelsz(?:[óo]|av[ai]\w{0,3})|geslo|lozinka|slapta[zž]odis|kata (?:laluan|sandi)|mật khẩu`),
  naming('password', '*парол* *лозинка* *κωδικο* *κωδικό*', String.raw`парол[ьяюе]м?|парола|лозинка|κωδικ[όο]ς?`),
  naming('password', 'パスワード パスフレーズ パス 事前共有鍵 合言葉 暗証番号', String.raw`パスワード|パスフレーズ|パス(?=[はが：: ])|事前共有鍵|合言葉|暗証番号`),
  naming('password', '密码 密碼 口令 预共享密钥', String.raw`密码|密碼|口令|预共享密钥`),
  naming('password', '비밀번호 비번 암호 패스워드', String.raw`비밀번호|비번|암호|패스워드`),
  naming('password', '*סיסמה* *סיסמת* *ססמה* *كلمة عبور* *الرقم رمز* *گذرواژه* *پاس पासवर्ड পাসওয়ার্ড கடவுச்சொல் รหัสผ่าน', String.raw`סיסמ[הת]|ססמה|كلمة (?:ال)?(?:مرور|سر)|رمز (?:عبور|المرور)|الرقم السري|گذرواژه|پاس ورڈ|पासवर्ड|পাসওয়ার্ড|கடவுச்சொல்|รหัสผ่าน`),
  naming('figures', 'pin* pincode* passcode* pins access entry gate door keypad code', String.raw`\bpin(?:[- ]?(?:code|number|nummer))?|\bpasscode|\b(?:access|entry|door|gate|keypad|alarm|unlock|voicemail|mailbox) (?:off )?(?:code|pin)`),
  naming('figures', 'keypad* key digicode* keypads *code* türcode combination combo cadenas candado', String.raw`\bkey ?pads?|\bdigicode|(?:t[uü]r|haust[uü]r|zugangs|alarm|tor|tresor|zahlen|tast|deur|toegangs|portal?|t[uü]ren)-?code|\bcode d['’](?:acc[eè]s|entr[ée]e)|c[óo]digo de (?:acceso|acesso|entrada|la puerta)|codice (?:di accesso|della? porta)|\bcombo|\bcombination|\bcadenas|candado`),
  naming('figures', '*пин* *пін* *код*', String.raw`(?<![а-я])п[иі]н(?:-?код[а-я]{0,2}|а)?(?![а-яё])|код[а-я]{0,2} (?:от |доступа|домофона|замка|двери|сейфа|сигнализации)`),
  naming('figures', '暗証番号 口令 门禁 密码 비밀번호 도어락 도어 番号 コード *קוד* *رمز*', String.raw`暗証番号|門禁|门禁(?:密码|口令|码)?|口令|密码|도어락|현관|비밀번호|入室コード|解錠番号|קוד|رمز`),
  naming('key', '*key* api pat* dsn* *credential*', String.raw`api[-_ ]?keys?|(?:credentials|hmac|aes|jwt|seal|unseal|data|kms|storage|relay|cookie|license|licence|crypto|access|secret|auth|encryption|signing|master|account|service|service_role|session|shared|private|app|application|client|deploy|admin|webhook|bot|personal|root|integration|push|user|project|fernet|signer|wallet|host|groq|datadog|openai|anthropic|sentry|stripe|instrumentation|gemini|mistral|cohere|deepgram|elevenlabs|pinecone|replicate|azure|aws|gcp|maps|mapbox|twilio|sendgrid|mailgun|postmark|algolia|cloudflare|linode|hetzner|vultr|ovh|shodan|virustotal|grafana|pagerduty|posthog|amplitude|firebase|openweather(?:map)?|weather|tmdb|notion|airtable|slack|discord|zoom|okta|coinbase|binance|kraken|alchemy|infura|etherscan|finnhub|polygon)[-_. ]?key|(?<![\w-])(?:prod(?:uction)?|live|staging|sandbox|sdk|server|test|dev|enterprise|partner|vendor|customer|rest|read|write|upload)[-_ ](?:api[-_ ])?key|_key|passkey|credential|\bdsn|_dsn|\bpat`),
  naming('key', '*token* *secret*', 'token|secret'),
  naming('key', '*geheimnis* *schlüssel* *schluessel* *schlussel* secreto* segredo* segreto* *secreto* *chave* *clave* llave* jeton* chiave* klucz* sleutel* nyckel* anahtar* cle clé*', String.raw`geheimnis|schl(?:[uü]|ue)ssel|(?<![a-z])(?:secreto|segreto|segredo|llave|jeton|chiave|klucz|sleutel|nyckel|anahtar)|(?:clave|chave|cl[eé])[ _](?:d['’]|da |de |de la )?api|api[ _](?:clave|chave|cle)`),
  naming('key', '*секрет* *ключ* *токен*', String.raw`секрет[а-я]{0,2}|токен[а-я]{0,3}|ключ[а-я]{0,3}(?: api)?`),
  naming('key', 'キー トークン シークレット 秘密鍵 令牌 凭证 密钥 共享 토큰 키 비밀 공유', String.raw`(?:api|アクセス|シークレット|認証|ライセンス)[^\n。、]{0,6}キー|共有シークレット|api ?キー|トークン|シークレット|秘密鍵|共享密钥|密钥|令牌|凭证|공유 ?비밀|토큰|api ?키|비밀 ?키`),
  naming('key', '*מפתח* *مفتاح* कुंजी', 'מפתח|مفتاح|कुंजी'),
];
