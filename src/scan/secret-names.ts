import type { Row } from './words.ts';

/** Words that announce a secret: what they announce is judged by secret-context.ts. */
export interface Naming extends Row {
  pattern: RegExp;
}

const naming = (words: readonly string[], pattern: RegExp): Naming => ({ needs: [words], pattern });

export const PASSWORD = naming([
  'wpa*', 'hotspot', 'access', 'entry', 'secret', 'code', 'w', '*geheimwort*', '*pass', '*pw', '*wlan*', '*fi', '*wifi*', '*вай*', '*adgangskode*', '*contrasena*', '*contrasenya*', '*contraseña*', '*geslo*', '*haslo*', '*hasło*',
  '*heslo*', '*jelsz*', '*sifre*', 'parol*', '*parol', '*senha', '*clave', '*mdp', '*psk', 'redis', 'mots', '*kennwort*', '*kodeord*', '*lozinka*', '*lykilord*', '*lykilorð*',
  '*lösenord*', '*masterauth*', '*palavra', '*parola*', '*passcode*', '*passord*', '*passphrase*', '*passwd*',
  '*password*', '*passwort*', '*passwrd*', '*pre', '*preshared', '*pwd*', '*requirepass*', '*salasana*',
  '*slaptazodis*', '*slaptažodis*', '*wachtwoord*', '*şifre*', '*κωδικο*', '*κωδικό*', '*лозинка*', '*парола*',
  '*пароле*', '*пароль*', '*паролю*', '*пароля*', '*סיסמה*', '*סיסמת*', '*ססמה*', '*الرقم', '*كلمة', '*پاس',
  '*گذرواژه*', 'clave*', 'community*', 'khẩu*', 'laluan*', 'mdp*', 'pass*', 'pin', 'pincode*', 'psk*', 'pw*',
  'sandi*', 'senha*', 'ssid', 'wi', 'wifi', 'المرور*', 'عبور*', 'पासवर्ड', 'পাসওয়ার্ড', 'கடவுச்சொல்', 'รหัสผ่าน',
  'パスワード', '事前共有鍵', '口令', '合言葉', '密码', '密碼', '暗証番号', '预共享密钥', '비밀번호', '비번', '암호', '패스워드',
], /(?:pass ?word|passwd|pass ?phrase|passwrd|pwd|(?<![a-z\d])(?:pw|pass|psk|mdp|clave|senha|parol)|passcode|p\/w|redis_auth|\b(?:access|entry|secret|code)[ -](?:code|word|phrase)|geheimwort|(?:db|bind|user|admin|root|smtp|mail|ftp|ssh|http|login|auth|my|app|svc|sudo|become|wifi|redis|pg|mysql|store|key|vpn|ldap|imap|snowsql)(?:pass|pw|senha|clave|mdp)|requirepass|\b(?:wi-?fi|w-?lan)[- ]?(?:key|schl[uü]ssel|code)|\bcode (?:du |de la |del |do )?(?:wi-?fi|wlan)|\b(?:cl[eé]|clave|llave|chave|chiave|ключ) (?:du |de la |del |do |da |от |della? )?(?:wi-?fi|wlan|вай-?фая?)|\b(?:ssid|hotspot|wi-?fi|wlan)\b[^\n]{0,60}?(?:\bkey|schl[uü]ssel|cl[eé]|clave|ключ|キー|密钥|키)|masterauth|\bsnmp[^\n:]{0,24}? community(?: string)?|pre-?shared key|事前共有鍵|预共享密钥|\bwpa\d?[- ](?:key|passphrase)|\bpin ?code|contrase[nñ]a|palavra-passe|mots?[ _]de[ _]passe|passwort|kennwort|wachtwoord|has[lł]o|parola|비밀번호|비번|암호|패스워드|密码|密碼|口令|パスワード|暗証番号|合言葉|парол[ьяюе]м?|סיסמ[הת]|كلمة (?:ال)?(?:مرور|سر)|رمز عبور|पासवर्ड|รหัสผ่าน|mật khẩu|[şs]ifre(?:si|niz|m)?|κωδικ[όο]ς?|heslo|lösenord|passord|adgangskode|salasana|kata sandi|jelsz(?:[óo]|av[ai]\w{0,3})|kodeord|lozinka|geslo|slapta[zž]odis|парола|лозинка|kata laluan|contrasenya|lykilor[ðd]|ססמה|الرقم السري|گذرواژه|پاس ورڈ|পাসওয়ার্ড|கடவுச்சொல்)(?:(?<!pass)_[\wа-яё]{1,24}(?=["'`]?\]? ?[=:]))?(?!\w)/gi);

export const KEY = naming([
  '*geheimnis*', 'secreto*', 'segreto*', 'segredo*', '*секрет*', '공유',
  '*chave', '*clave', '*credential*', '*key*', '*schlussel*', '*schluessel*', 'api', '*schlüssel*', '*secret*', '*token*', '*ключ*',
  '*токен*', '*מפתח*', '*مفتاح*', 'anahtar*', 'chiave*', 'cle', 'clé*', 'dsn*', 'jeton*', 'klucz*', 'llave*',
  'nyckel*', 'pat*', 'sleutel*', 'कुंजी', 'キー', 'シークレット', 'トークン', '令牌', '凭证', '密钥', '秘密鍵', '비밀', '키', '토큰',
], /(?:api[-_ ]?keys?|(?:credentials|hmac|aes|jwt|seal|unseal|data|kms|storage|relay|cookie|license|crypto|access|secret|auth|license|encryption|signing|master|account|service|service_role|session|shared|private|app|application|client|deploy|admin|webhook|bot|personal|root|integration|push|user|project|groq|datadog|openai|anthropic|sentry|stripe|instrumentation|gemini|mistral|cohere|deepgram|elevenlabs|pinecone|replicate|azure|aws|gcp|maps|mapbox|twilio|sendgrid|mailgun|postmark|algolia|cloudflare|linode|hetzner|vultr|ovh|shodan|virustotal|grafana|pagerduty|posthog|amplitude|firebase|openweather(?:map)?|weather|tmdb|notion|airtable|slack|discord|zoom|okta|coinbase|binance|kraken|alchemy|infura|etherscan|finnhub|polygon)[-_. ]?key|(?<![\w-])(?:prod(?:uction)?|live|staging|sandbox|sdk|server|test|dev|enterprise|partner|vendor|customer|rest|read|write|upload)[-_ ](?:api[-_ ])?key|_key|token|secret|passkey|credential|geheimnis|(?<![a-z])(?:secreto|segreto|segredo|llave|jeton|chiave|klucz|sleutel|nyckel|anahtar)|секрет[а-я]{0,2}|\bdsn|_dsn|\bpat|(?:clave|chave|cl[eé])[ _](?:d['’]|da |de |de la )?api|api[ _](?:clave|chave|cle)|مفتاح|מפתח|कुंजी|schl(?:[uü]|ue)ssel|(?:api|アクセス|シークレット|認証|ライセンス)[^\n。、]{0,6}キー|共有シークレット|공유 ?비밀|共享密钥|토큰|api ?키|비밀 ?키|密钥|令牌|凭证|api ?キー|トークン|シークレット|秘密鍵|токен[а-я]{0,3}|ключ[а-я]{0,3}(?: api)?)(?!\w)/gi);

/** A field whose name only holds such a word: SECRET_KEY_BASE, client-key-data, signing_secret_v2. Its value must follow at once. */
export const FIELD = naming([
  '*api', '*auth*', '*cipher*', '*connection*', '*cookie*', '*credential*', '*encrypt*', '*key*', '*license*',
  '*passphrase*', '*passwd*', '*password*', '*pepper*', '*private*', '*salt*', '*secret*', '*session*',
  '*signature*', '*signing*', '*token*', '*webhook*',
], /(?:secret|token|passw(?:or)?d|passphrase|credential|api_?key|[-_]key|private|signing|signature|encrypt|cipher|salt|pepper|cookie|session|auth|license|webhook|connection|[a-z\d]{2,14}key|(?<![\w-])key)(?<rest>[A-Za-z0-9_.-]{0,40})["'`*]{0,3}\s{0,2}(?:=>|:=|=|:)\s{0,3}["'`]{0,3}(?<value>(?:(?!["'`,;<>|])[\x21-\x7e]){16,600})/gi);

export const RECOVERY = naming([
  '*backup*', '*mnemonic*', '*recovery*', '*recuperacao*', '*recuperacion*', '*recuperación*', '*recuperacão*',
  '*recuperation*', '*recuperaçao*', '*recuperação*', '*recupération*', '*récuperation*', '*récupération*',
  '*seed*', '*wallet*', '*wiederherstellungs*', 'frase*', 'worter*', 'wörter*',
], /(?:seed|recovery|mnemonic|backup|wallet|wiederherstellungs|recuperaci[oó]n|recupera[cç][aã]o|r[eé]cup[eé]ration)[- ]?(?:phrase|words|seed|w[oö]rter|frase)?[^\n:=]{0,60}[:=]\s{0,3}["'`]?(?<value>[a-z]{3,8}(?:[ ,]{1,2}(?:\d{1,2}[.)] ?)?[a-z]{3,8}){11,23})/gi);

export const LOGIN = naming([
  '*auth*', 'wifi*', 'wi', 'wlan*', 'ssid*', 'p', 'logowania*', 'inlogg*', '*prihl*', '*přihl*', '*bejelentkez*', '*giri*', 'credenziali*', 'accesso*',
  'cred*',
  '*acceso*', '*account*', '*acesso*', '*basic', '*credential*', '*drucker*', '*identifiants*', '*imprimante*',
  '*jenkins*', '*login*', '*router*', '*sign', '*signin*', '*user*', '*zugang*', '*логин*', 'acces*', 'accès*',
  'camera*', 'dashboard*', 'ftp*', 'kamera*', 'nas', 'portal*', 'printer*', 'sftp*', 'vpn*', 'wiki*', 'アカウント',
  '账号', '계정',
], /(?:login|\bacc[eè]s|\bs?ftp|\bwiki|\bvpn|\bportal|\bdashboard|zugangsdaten|\bprinter|drucker|imprimante|\bnas\b|\bcamera|\bkamera|jenkins|router|basic auth|identifiants|account|credentials?|\bcreds?|(?<![a-z])auth(?![a-z])|basic[-_ ]?auth|http_?auth|\bwi-?fi|\bwlan|\bssid|\bu\/p(?!\w)|dane logowania|\binlogg|inloggegevens|p[rř]ihl[aá][sš]en[ií]|bejelentkez[eé]s|giri[sş]|credenziali|accesso|user(?:name)?|sign[- ]?in|zugang|acceso|acesso|identifiants|계정|账号|アカウント|логин)[^\n]{0,40}?[\s:=(]["'`“«]?[\w.+-]{2,40}(?:@[\w.-]{3,40})?["'`”»]? ?(?:\/|:(?! )|\|| and | und | et | y ) ?["'`“«]?(?<value>[^\s"'`/|,;()<>”»]{8,60})/giu);

/** A host, then a name and its password with a slash between them. */
export const LOGIN_AT = naming([
  'app', 'com', 'corp', 'de', 'dev', 'es', 'eu', 'fr', 'intern', 'internal', 'io', 'lan', 'local', 'net', 'org',
], /\b[\w-]+(?:\.[\w-]+)*\.(?:com|net|org|io|de|fr|es|eu|dev|app|local|lan|internal|intern|corp)\b(?::\d{2,5})?[),:;]{0,2} {1,2}(?:[a-z]{2,12} )?[\w.+-]{2,30} ?\/ ?(?<value>[^\s"'`/|,;()<>]{8,60})/gi);

/** A mail address, and the password behind a comma. */
export const LOGIN_MAIL = naming([
  '*acces*', '*account*', '*accès*', '*acesso*', '*credential*', '*konto*', '*log', '*login*', '*user*',
  '*zugang*',
], /(?:log ?in|account|zugang|user|acc[eè]s|acceso|acesso|konto|credentials?)[^\n@]{0,60}?[ :="'`(][\w.+-]{1,40}@[\w.-]{3,40}["'`]?(?:,| and| und| et| y| e| with) {0,2}["'`]?(?<value>[^\s"'`/|,;()<>]{8,60})/gi);

export const LOGIN_WITH = naming([
  'log', 'login', 'loginto', 'logon', 'logs', 'logsin', 'logsinto', 'logson', 'logged', 'loggedin', 'loggedinto',
  'loggedon', 'logging', 'loggingin', 'logginginto', 'loggingon', 'sign', 'signin', 'signinto', 'signs', 'signsin',
  'signsinto', 'signed', 'signedin', 'signedinto', 'signing', 'signingin', 'signinginto', 'authenticate',
  'authenticates', 'authenticating', 'connect', 'connects', 'connecting', 'auth',
], /\b(?:log(?:s|ged|ging)? ?(?:in(?:to)?|on)|sign(?:s|ed|ing)? ?in(?:to)?|authenticat(?:e|es|ing)|connect(?:s|ing)?|auth)\b[^\n]{0,100}? (?:with|using|use|as) (?:["'`]?[\w.@+-]{2,40}["'`]? (?:and|with|\/|:|und|et|y|e) (?:password |pw )?)?["'`]?(?<value>(?:(?!["'`,;<>|()])[\x21-\x7e]){8,80})/gi);

/** "zipped with "…"", "the disk unlock is "…"": what opens a thing, set apart by quotes. */
export const OPENS = naming([
  'chiffre', 'chiffree', 'chiffré*', 'chiffrée', 'cifrada', 'cifrado', 'decrypt*', 'encrypted', 'entsperr',
  'entsperrt', 'geschutzt', 'geschützt', 'locked', 'open', 'opens', 'protected', 'unlock*', 'verschlusselt',
  'verschlüsselt', 'zipped',
], /\b(?:zipped|locked|encrypted|protected|unlock(?:s|ed)?|decrypt(?:s|ed)?|opens?|gesch[uü]tzt|verschl[uü]sselt|entsperrt?|chiffr[ée]e?|cifrad[oa])\b[^\n"`“]{0,60}? (?:with|is|mit|avec|con|com|to)(?: the (?:word|phrase))? ["`“](?<value>(?:(?!["'`,;<>|()])[\x21-\x7e]){8,60})(?=["`”])/gi);

/** "it takes … as the password", "type … for the code": the value comes first. */
export const REVERSED = naming([
  'access', 'contrasena', 'contraseña', 'entry', 'passcode', 'passe', 'passphrase', 'password', 'passwort',
  'senha', 'service',
], /\b(?:type|types|enter|enters|takes?|wants?|expects?|give it|answer|tippe|saisir|teclea|digite) ["'`“]?(?<value>(?:(?!["'`,;<>|()])[\x21-\x7e]){6,60})["'`”]?(?: \(| )[^\n.;]{0,40}?\b(?:pass(?:word|code|phrase)|(?:service|access|entry) code|passwort|mot de passe|contrase[nñ]a|senha)\b/gi);

/** In the order in which they are asked. */
export const namings: readonly Naming[] = [
  PASSWORD, KEY, FIELD, RECOVERY, LOGIN, LOGIN_AT, LOGIN_MAIL, LOGIN_WITH, OPENS, REVERSED,
];
