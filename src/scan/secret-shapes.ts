import type { Row } from './words.ts';

/** A secret by its own shape: the prefix or frame is a provider's, so no word around it is needed. */
export interface Shape extends Row {
  id: string;
  label: string;
  /** `value`, where the secret is only a part of the match. */
  pattern: RegExp;
  /** No placeholder check is made by the value's look: the frame says enough. */
  grade: 'block' | 'warn' | 'info';
  /** Also judged by the rules for values that anyone could have written; `url`: what does not look a password is still a warning;
   * `said`: with a digit in it; `mixed`: as people who must mix letters, digits and signs; `none`: the frame says enough. */
  judge?: 'password' | 'value' | 'url' | 'said' | 'mixed' | 'login' | 'none';
  /** The mark of the end of a block: all up to it is the secret. */
  until?: string;
}

const shape = (
  id: string, label: string, words: readonly string[], pattern: RegExp, more: Partial<Shape> = {},
): Shape => ({ id, label, needs: [words], pattern, grade: 'block', ...more });

/** Every pattern begins at a literal and not inside a longer word; run over 4 kB at a time, and the match is then followed to its end. */
export const shapes: readonly Shape[] = [
  shape('stripe', 'Stripe live key', ['live'], /(?<![\w-])(?:sk|rk)_live_[A-Za-z0-9]{14,}/g),
  shape('stripe-test', 'Stripe test key', ['rk', 'sk'], /(?<![\w-])(?:sk|rk)_test_[A-Za-z0-9]{14,}/g, { grade: 'info' }),
  shape('stripe-webhook', 'Stripe webhook secret', ['whsec'], /(?<![\w-])whsec_[A-Za-z0-9+/]{24,}/g),
  shape('google-api', 'Google API key', ['aiza*'], /(?<![\w-])AIza[\w-]{33,36}(?![\w-])/g),
  shape('google-oauth', 'Google OAuth secret', ['#'], /(?<![\w-])(?:GOCSPX-[\w-]{24,}|ya29\.[\w-]{30,}|1\/\/0[\w-]{38,})/g),
  shape('hugging-face', 'Hugging Face token', ['hf', 'org'], /(?<![\w-])(?:hf|api_org)_[A-Za-z0-9]{30,}/g),
  shape('jwt', 'JSON web token', ['eyj*'], /(?<![\w-])eyJ[\w-]{8,1000}\.eyJ[\w-]{8,1500}\.[\w-]{16,}/g),
  shape('telegram', 'Telegram bot token', ['aa*'], /(?<![\w-])(?:bot)?\d{8,10}:AA[\w-]{32,34}(?![\w-])/g),
  shape('slack', 'Slack token', ['xapp', 'xoxa', 'xoxb', 'xoxc', 'xoxd', 'xoxe', 'xoxo', 'xoxp', 'xoxr', 'xoxs'], /(?<![\w-])xox[a-eoprs]-(?:\d-)?[A-Za-z0-9]{6,}-[A-Za-z0-9-]{10,}|(?<![\w-])xapp-\d-[A-Z0-9]{8,}-\d{8,}-[a-f0-9]{32,}/g),
  shape('slack-webhook', 'Slack webhook', ['services', 'triggers', 'workflows'], /hooks\.slack\.com\/(?:services|workflows|triggers)\/(?<value>T?[A-Z0-9]{6,}\/[A-Za-z0-9]{6,}\/[A-Za-z0-9]{16,})/g),
  shape('discord', 'Discord bot token', ['#'], /(?<![\w-])[MNO][A-Za-z\d_-]{22,27}\.[\w-]{6}\.[\w-]{27,45}(?![\w-])/g),
  shape('discord-webhook', 'Discord webhook', ['*discord', '*discordapp'], /discord(?:app)?\.com\/api\/(?:v\d+\/)?webhooks\/\d{16,20}\/(?<value>[\w-]{50,})/g),
  shape('teams-webhook', 'Teams webhook', ['webhookb2'], /\.webhook\.office\.com\/webhookb2\/(?<value>[\w@-]{60,}\/IncomingWebhook\/[a-f0-9]{32})/g),
  shape('github', 'GitHub token', ['*gho', '*ghp', '*ghr', '*ghs', '*ghu', 'pat'], /(?<![\w-])(?:gh[opsur]_[A-Za-z0-9]{36,}|github_pat_[A-Za-z0-9_]{50,})/g),
  shape('gitlab', 'GitLab token', [
    '*glagent', '*glcbt', '*gldt', '*glffct', '*glft', '*glimt', '*gloas', '*glpat', '*glptt', '*glrt', '*glsoat',
    '*glwt', '*gr1348941*',
  ], /(?<![\w-])(?:gl(?:pat|rt|ptt|dt|ft|soat|oas|cbt|imt|ffct|wt|agent)-[\w-]{18,}|GR1348941[\w-]{20,})/g),
  shape('openai', 'OpenAI key', ['sk'], /(?<![\w-])sk-(?:(?:proj|svcacct|admin|None)-[\w-]{32,}|[A-Za-z0-9]{40,})/g),
  shape('anthropic', 'Anthropic key', ['ant'], /(?<![\w-])sk-ant-[\w-]{24,}/g),
  shape('llm-provider', 'key of a model provider', ['*fw', '*jina', '*lsv2', '*nvapi', '*pplx', '*r8', '*sk', '*tgp', '*tvly', '*xai', 'v1'], /(?<![\w-])(?:sk-or-v1-[a-f0-9]{48,}|sk-[a-f0-9]{32}(?![\w-])|gsk_[A-Za-z0-9]{40,}|xai-[A-Za-z0-9]{60,}|pplx-[A-Za-z0-9]{40,}|r8_[A-Za-z0-9]{30,}|fw_[A-Za-z0-9]{24,}|tgp_v1_[\w-]{30,}|nvapi-[\w-]{50,}|jina_[a-f0-9]{32}[\w-]{10,}|tvly-[\w-]{24,}|pcsk_[\w-]{50,}|csk-[a-z0-9]{40,}|lsv2_(?:pt|sk)_[a-f0-9]{32}_[a-f0-9]{8,})/g),
  shape('aws-model', 'key of AWS Bedrock', ['*absk*', '*bedrock'], /(?<![A-Za-z0-9])(?:ABSK[A-Za-z0-9+/]{60,}={0,2}|bedrock-api-key-[A-Za-z0-9+/]{60,}={0,2})/g),
  shape('aws-id', 'AWS access key id', ['*abia*', '*acca*', '*akia*', '*asia*'], /(?<![A-Za-z0-9])(?:AKIA|ASIA|ABIA|ACCA)[A-Z2-7]{16}(?![A-Za-z0-9])/g),
  shape('azure-account', 'Azure storage key', ['accesskey', 'accountkey', 'sharedaccesskey'], /\b(?:Account|Shared ?Access)Key=(?<value>[A-Za-z0-9+/]{42,88}={0,2})/g),
  shape('azure-sas', 'Azure shared access signature', ['sig'], /[?&]sig=(?<value>[A-Za-z0-9%+/]{40,}(?:%3D|=)?)/gi),
  shape('url-key', 'key of a function in a URL', ['code'], /[?&]code=(?<value>[\w-]{40,90}={1,2})/gi),
  shape('azure-client', 'Azure client secret', ['*8q'], /(?<![\w~.-])[A-Za-z0-9_.~-]{3}8Q~[A-Za-z0-9_.~-]{31,37}(?![\w~-])/g),
  shape('azure-devops', 'Azure DevOps token', ['*azdo*'], /(?<![A-Za-z0-9])[A-Za-z0-9]{76}AZDO[A-Za-z0-9]{4}(?![A-Za-z0-9])/g),
  shape('npm', 'npm token', ['npm'], /(?<![\w-])npm_[A-Za-z0-9]{36}/g),
  shape('npm-auth', 'registry token', ['authtoken'], /_authToken ?= ?(?<value>[A-Za-z0-9_./+=-]{16,})/g, { judge: 'value' }),
  shape('pypi', 'PyPI token', ['pypi'], /(?<![\w-])pypi-AgE[\w-]{50,}/g),
  shape('package-registry', 'package registry token', ['*akcp*', '*cio*', '*dckr', '*oy2*', '*rubygems'], /(?<![\w-])(?:rubygems_[a-f0-9]{48}|cio[A-Za-z0-9]{32}(?![\w-])|oy2[a-z0-9]{43}(?![\w-])|dckr_(?:pat|oat)_[\w-]{24,}|AKCp[A-Za-z0-9]{50,})/g),
  shape('cloud', 'cloud provider token', [
    '*akid*', '*cfat', '*cfk', '*cfut', '*dapi*', '*doo', '*dop', '*dor', '*fm2', '*fo1', '*hrku', '*k000*',
    '*k001*', '*k002*', '*k003*', '*k004*', '*k005*', '*k006*', '*k007*', '*k008*', '*k009*', '*ltai*', '*napi',
    '*nfp', '*pscale', '*pul', '*railway', '*rnd', '*sbp', '*scw*', '*v1', '*vca', '*vci', '*vck', '*vcp', '*vcr',
    'secret',
  ], /(?<![\w-])(?:do[opr]_v1_[a-f0-9]{48,}|dapi[a-f0-9]{32}(?:-\d)?|HRKU-[\w-]{30,}|nfp_[A-Za-z0-9]{30,}|vc[pkrai]_[A-Za-z0-9]{20,}|fo1_[\w-]{40,}|FlyV1 fm2_[\w+/=-]{60,}|cf(?:k|ut|at)_[A-Za-z0-9]{40,}|v1\.0-[a-f0-9]{24}-[a-f0-9]{40,}|LTAI[A-Za-z0-9]{16,24}(?![\w-])|AKID[A-Za-z0-9]{32}(?![\w-])|sbp_[a-f0-9]{40}|sb_secret_[\w-]{20,}|pscale_(?:pw|tkn|oauth)_[\w.-]{30,}|railway_[\w-]{30,}|rnd_[A-Za-z0-9]{24,}|pul-[a-f0-9]{40}|K00\d[A-Za-z0-9/+]{27}(?![\w/+])|[A-Za-z0-9]{14}\.atlasv1\.[\w-]{60,}|scw[\w-]{8}-[\w-]{27}|napi_[a-z0-9]{40,}|fm2_[\w+/=-]{80,})/g),
  shape('mail', 'mail service key', ['#', 'sg'], /(?<![\w-])(?:SG\.[\w-]{16,}\.[\w-]{30,}|key-[a-f0-9]{32}(?![\w-])|[a-f0-9]{32}-[a-f0-9]{8}-[a-f0-9]{8}(?![\w-])|[a-f0-9]{32}-us\d{1,2}(?![\w-])|xkeysib-[a-f0-9]{60,}|re_[A-Za-z0-9]{8,}_[A-Za-z0-9]{20,}|xsmtpsib-[a-f0-9]{60,})/g),
  shape('commerce', 'shop or payment token', [
    '*a21aa*', '*eaaa*', '*flwseck', '*rzp', '*shpat', '*shpca', '*shppa', '*shpss', '*shptka', '*sq0atp',
    '*sq0csp', 'production', 'usr',
  ], /(?<![\w-])(?:shp(?:at|ca|pa|ss|tka)_[a-fA-F0-9]{32}|EAAA[\w-]{56,}|sq0(?:atp|csp)-[\w-]{22,}|access_token\$production\$[a-z0-9]{16}\$[a-f0-9]{32}|rzp_live_[A-Za-z0-9]{14,}|A21AA[\w-]{80,}|FLWSECK-[A-Za-z0-9]{30,}-X|APP_USR-\d{12,}-\d{4,}-[a-f0-9]{32}-\d{6,})/g),
  shape('bank', 'token of a bank connection', ['development', 'production'], /(?<![\w-])access-(?:production|development)-[a-f0-9]{8}-[a-f0-9]{4}-[a-f0-9]{4}-[a-f0-9]{4}-[a-f0-9]{12}/g),
  shape('push', 'push server key', ['apa91*'], /(?<![\w-])AAAA[\w-]{7}:APA91[\w-]{100,}/g),
  shape('twilio', 'Twilio API key', ['sk*'], /(?<![\w-])SK[a-f0-9]{32}(?![\w-])/g),
  shape('work', 'token of a work tool', ['#', '*atatt3*', '*atctt3*', '*dp'], /(?<![\w-])(?:lin_(?:api|oauth)_[A-Za-z0-9]{32,}|ntn_[A-Za-z0-9]{40,}|figd_[\w-]{36,}|ATATT3[\w=-]{50,}|ATCTT3[\w=-]{50,}|PMAK-[a-f0-9A-Za-z]{24}-[a-f0-9A-Za-z]{34}|pat[A-Za-z0-9]{14}\.[a-f0-9]{64}|dp\.(?:pt|st|ct|sa)\.[\w.-]{40,}|phx_[A-Za-z0-9]{40,}|secret_[A-Za-z0-9]{42,44}(?![\w-])|0\/[a-f0-9]{32}(?![\w-])|[12]\/\d{14,18}(?:\/\d{14,18})?:[a-f0-9]{32}(?![\w-])|ATBB[A-Za-z0-9]{24,}|CFPAT-[\w-]{40,}|tfp_[\w-]{40,}|pat-(?:na|eu|ap)\d-[a-f0-9]{8}-[a-f0-9]{4}-[a-f0-9]{4}-[a-f0-9]{4}-[a-f0-9]{12}|fc-[a-f0-9]{32}(?![\w-])|apify_api_[A-Za-z0-9]{30,}|sk-lf-[a-f0-9]{8}-[a-f0-9-]{27}|sl\.[\w-]{100,})/g),
  shape('monitoring', 'token of a monitoring service', ['#', '*glc', '*sntrys', '*sntryu', '*ops'], /(?<![\w-])(?:NRAK-[A-Z0-9]{24,}|NRII-[\w-]{28,}|glsa_[A-Za-z0-9]{32}_[a-fA-F0-9]{8}|glc_[A-Za-z0-9+/]{32,}={0,2}|sntry[su]_[\w=.-]{40,}|dd[ap]_[A-Za-z0-9]{32,}|tskey-[a-z]{2,20}-[\w-]{20,}|hv[sbr]\.[\w-]{24,}|s\.(?=[A-Za-z]{0,23}\d[A-Za-z]{0,22}\d?)[A-Za-z0-9]{24}(?![\w.-])|dt0c01\.[A-Z0-9]{24}\.[A-Z0-9]{60,}|sq[upa]_[a-f0-9]{40}|bkua_[a-f0-9]{40}|CCIP(?:AT|RJ)_[\w-]{30,}|hca?ik_[a-z0-9]{50,}|ops_eyJ[\w+/=-]{80,}|A3-[A-Z0-9]{6}-(?:[A-Z0-9]{5,6}-){4}[A-Z0-9]{5})/g),
  shape('age', 'age key', ['age'], /(?<![\w-])AGE-SECRET-KEY-1[A-Z0-9]{40,}/g),
  shape('mapbox', 'Mapbox secret token', ['sk'], /(?<![\w-])sk\.ey[\w-]{40,}\.[\w-]{16,}/g),
  shape('private-key', 'private key', ['*private', 'block'], /-----BEGIN ?(?:[A-Z0-9]{2,10} ){0,2}PRIVATE KEY(?: BLOCK)?-----(?:\\[nr]|[\s>|"'+]|[A-Za-z-]{1,20}: [^\n]{0,80}\n){0,24}(?<value>[A-Za-z0-9+/=]{16,}(?:(?:\\[nr]|[\s>|"'+]){1,4}[A-Za-z0-9+/=]{4,}){0,200})/g, { until: '-----END' }),
  shape('private-key', 'private key in base64', [
    '*ls0tls1crudjtibeu0eg*', '*ls0tls1crudjtibfqybq*', '*ls0tls1crudjtibftkns*', '*ls0tls1crudjtibpuevo*',
    '*ls0tls1crudjtibqr1ag*', '*ls0tls1crudjtibquklw*', '*ls0tls1crudjtibsu0eg*',
  ], /(?<![A-Za-z0-9+/])LS0tLS1CRUdJTi(?:BSU0Eg|BQUklW|BFQyBQ|BPUEVO|BFTkNS|BEU0Eg|BQR1Ag)[A-Za-z0-9+/=]{16,}/g),
  shape('private-key', 'static key of a VPN', ['openvpn'], /-----BEGIN OpenVPN Static key V1-----\s{1,4}(?<value>[a-f0-9]{16,})/g, { until: '-----END' }),
  shape('password-hash', 'row of a password file', ['1', '2a', '2b', '2y', '5', '6', '7', 'apr1', 'argon2i', 'argon2id', 'y'], /(?:^|\n)[\w.-]{1,32}:(?<value>\$(?:1|2[aby]|5|6|7|y|apr1|argon2id?)\$[^\s:]{16,200})/g, { grade: 'warn' }),
  shape('putty-key', 'PuTTY private key', ['private'], /\bPrivate-Lines: \d{1,3}\r?\n(?<value>[A-Za-z0-9+/=]{16,}(?:\r?\n[A-Za-z0-9+/=]{4,}){0,100})/g),
  shape('app-role', 'secret of a machine login', ['secret'], /\bsecret[-_]id["']? ?[=:] ?["']?(?<value>[a-f0-9]{8}-[a-f0-9]{4}-[a-f0-9]{4}-[a-f0-9]{4}-[a-f0-9]{12})/gi, { judge: 'value' }),
  shape('private-key', 'private key in a JWK', ['kty'], /"kty" ?: ?"[A-Za-z]{2,4}"[^{}]{0,400}?"(?:d|k)" ?: ?"(?<value>[\w-]{20,})"/g),
  shape('private-key', 'private key in a JWK', ['kty'], /"(?:d|k)" ?: ?"(?<value>[\w-]{20,})"[^{}]{0,400}?"kty" ?: ?"[A-Za-z]{2,4}"/g),
  shape('cookie', 'session in a cookie', ['cookie', 'cookies'], /\bcookies?\b[^\n]{0,24}?[\s"'`「『“:(][\w.-]{1,40}=(?<value>[\w.~+/%-]{20,})/gi, { judge: 'value' }),
  shape('one-time-seed', 'seed of one-time passwords', ['*otpauth'], /otpauth:\/\/[th]otp\/[^\s?]{1,120}\?(?:[a-z]{1,12}=[^\s&]{0,80}&){0,6}secret=(?<value>[A-Z2-7a-z]{16,})/g),
  shape('url-password', 'password in a URL', ['@'], /\b[a-z][a-z0-9+.-]{1,20}:\/\/[^\s:/@"'`<>]{0,80}:(?<value>[^\s/@"'`<>]{3,120})@(?=[\w.[-])/gi, { judge: 'url' }),
  shape('url-key', 'key in a URL', [
    'access', 'accesstoken', 'api', 'apikey', 'app', 'appid', 'appkey', 'auth', 'authtoken', 'clientsecret', 'key',
    'passwd', 'password', 'private', 'privatetoken', 'pwd', 'secret', 'sig', 'signature', 'token',
  ], /[?&#;](?:api[-_]?key|apikey|appid|app[-_]?key|access[-_]?token|auth[-_]?token|token|auth|key|secret|client[-_]?secret|sig|signature|private[-_]?token|password|passwd|pwd)=(?<value>[A-Za-z0-9_.~%+/-]{12,})/gi, { judge: 'value' }),
  shape('bearer', 'authorization header', ['authorisation', 'authorization', 'bearer', 'proxy'], /\b(?:authori[sz]ation|proxy-authorization)["'`]{0,2} ?[:=,] ?["'`]?(?:[a-z][\w-]{1,20}) +(?<value>[A-Za-z0-9_.~+/=-]{12,})|\bbearer +(?<bare>[A-Za-z0-9_.~+/=-]{20,})/gi, { judge: 'value' }),
  shape('login-base64', 'login in base64', ['auth*', 'basic*', 'password*'], /(?:"auth"|"_auth"|\b_auth|\b_password|\bbasic) ?[:=]? ?["']?(?<value>[A-Za-z0-9+/]{12,400}={0,2})(?![\w+/=])/gi, { judge: 'login' }),
  shape('database-row', 'password in a row of .pgpass', [
    '5432', '5433', '5434', '5435', '6432', '6543', '15432', '25060', '26257', '*',
  ], /:(?:543[2-5]|6432|6543|15432|25060|26257|\*):[\w.*-]{1,63}:[\w.*@-]{1,63}:(?<value>[^\s:`"']{6,80})/g, { judge: 'url' }),
  shape('machine-login', 'password in a row of .netrc', ['password'], /\blogin +\S{1,80}\s{1,4}password +(?<value>[^\s"'`]{6,200})/gi, { judge: 'url' }),
  shape('sql-password', 'password in SQL', ['*identified', 'encrypted', 'password*'], /\b(?:identified (?:with \w{1,30} )?by|with (?:encrypted )?password) +["'](?<value>[^"'\n]{6,120})["']/gi, { judge: 'url' }),
  shape('database-login', 'password in a connection string', ['oracle'], /\bjdbc:oracle:\w{3,5}:[\w.-]{1,40}\/(?<value>[^\s@"'`]{4,80})@/gi, { judge: 'url' }),
  shape('code-login', 'password in code', ['*credential*', '*auth*', '*basic', '*credentials*', '*http', 'login*'], /(?:basic_?auth|http_auth|credentials?|(?<![a-z])auth|[.]login) ?[=:(] ?[([]? ?["']?[\w.@-]{1,60}["']? ?, ?["'](?<value>[^"'\s]{6,80})["']/gi, { judge: 'url' }),
  shape('passphrase', 'passphrase', ['*passphrase*', 'passe*', 'phrase*'], /(?:pass ?phrase|phrase de passe)[^\n"`«“]{0,60}(?:is|:|=|est|es|ist|é) {0,2}["`«“] ?(?<value>[a-zà-ÿ]{3,12}(?: [a-zà-ÿ\d]{1,12}){2,9}) ?["`»”]/gi, { grade: 'warn' }),
  shape('security-answer', 'answer to a security question', ['answer*', 'question*'], /\bsecurity (?:question|answer)s?\b[^\n"`“]{0,60}["`“](?<value>[^"`”\n?]{3,60})["`”]/gi, { grade: 'warn' }),
  shape('passphrase', 'passphrase', [
    '*frase', '*passphrase*', '*кодовая', '*парольная', 'acceso*', 'acesso*', 'contrasena*', 'contraseña*',
    'passe*', 'phrase*', 'secrete*', 'secrète*',
  ], /(?:pass ?phrase|phrase (?:de passe|secr[eè]te)|frase[- ](?:senha|de (?:acceso|paso|contrase[nñ]a|acesso))|кодовая фраза|парольная фраза)[^\n"`:]{0,60}: {0,2}(?![^\n]{0,80}\b(?:words?|random|characters?|list|mots|palabras|w[öo]rter)\b)(?!(?:use|must|should|never|always|ask|see|stored|kept|lives|rotate|change|is|are|at|the|in|from|no|not)\b)(?<value>[a-zà-ÿа-я]{2,12}(?: [a-zà-ÿа-я\d]{1,12}){3,7})(?=[.]?(?:\n|$)|(?<=\d) ?[–—,;(]|(?<=\d)[.] )/gi, { grade: 'warn' }),
  shape('pin', 'PIN', ['pin'], /\bPIN\b(?:[^\n\d.:=,;()]{0,60}(?:[:=：]|(?<=[\s])(?:is|ist|lautet|est|es|è|é|jest|—|–)(?=\s)|は|是|은) {0,2}["'`]?| (?=\d{4,8} (?:for|opens|unlocks|f[uü]r|pour|para|для)\b))(?!20[0-4]\d\b)(?<value>\d{4,8})(?![\d.,:/-]*\d)/g, { grade: 'warn', judge: 'none' }),
  shape('pin', 'door or alarm code', ['alarm', 'combination', 'combo', 'door', 'entry', 'garage', 'gate', 'keypad', 'locker', 'safe'], /\b(?:door|alarm|gate|safe|entry|garage|keypad|locker) (?:code|combination|combo)(?: is|:| =)? {1,2}["'`]?(?!20[0-4]\d\b)(?<value>\d{2}(?:-\d{2}){2,4}|\d{4,8}#?)(?![\w:/])/gi, { grade: 'warn', judge: 'none' }),
  shape('pin', 'door or alarm code', [
    '*alarmcode*', '*codice', '*codigo', '*código', '*deurcode*', '*digicode*', '*tresor*', '*turcode*',
    '*türcode*', '*zugangscode*', '*קוד', '*الرقم', '*رمز', 'alarme*', 'alarmu*', 'allarme*', 'boite*', 'boîte*',
    'bramy*', 'cancello*', 'cassaforte*', 'coffre*', 'della', 'drzwi*', 'entree*', 'entrée*', 'garage*',
    'portail*', 'porte*', 'sejfu*', 'двери*', 'домофона*', 'замка*', 'сейфа*', 'сигнализации*', 'إنذار*',
    'الإنذار*', 'الباب*', 'الخزنة*', 'الدخول*', 'خزنة*', 'دخول*', 'ドア', '保险箱', '金庫', '门禁', '门锁', '도어락', '현관',
  ], /(?:digicode|codes? (?:de |du |d['’])?(?:la |l['’])?(?:porte|portail|alarme|coffre|entr[ée]e|garage|bo[iî]te)|t[uü]rcode|zugangscode|alarmcode|tresor(?:code)?|c[oó]digo (?:de |del |da |do )(?:la |el )?(?:puerta|porta|port[aã]o|portal|alarma|alarme|cofre|caja)|codice (?:della |del |dell['’])(?:porta|cancello|allarme|cassaforte)|код (?:от |для )?(?:двери|сейфа|домофона|сигнализации|замка)|kod do (?:drzwi|bramy|alarmu|sejfu)|deurcode|הקוד של|קוד ה|رمز (?:ال)?(?:باب|دخول|خزنة|إنذار)|الرقم السري|门禁(?:密码)?|门锁|保险箱|金庫|ドア|도어락|현관)[^\n\d=.,]{0,40}?(?:[:：=]|\bis\b|\best\b|\bes\b|\bè\b|\bé\b|\bist\b|هو|هي|是|は|은|는|—| - ) {0,2}["'`]?(?!20[0-4]\d\b)(?<value>\d{2}(?:-\d{2}){1,4}|\d{4,8}|\d{1,4}[A-Z]\d{1,4})(?![\w:/])/gi, { grade: 'warn', judge: 'none' }),
  shape('pin', 'PIN or door code', ['alarm', 'door', 'entry', 'gate', 'locker', 'passcode*', 'pin*', 'safe', '密码', '暗証番号', '비밀번호'], /(?:\bpin(?: ?code)?|\bpasscode|\b(?:door|alarm|gate|safe|locker|entry) (?:off )?code|暗証番号|비밀번호|密码)[^\n\d.:=]{0,16}?(?:\bis|\bist|\bes|:|=|は|은|是|：) {0,2}["'`]?(?<value>\d{4,8})(?![\d.,:/-]*\d)/gi, { grade: 'warn', judge: 'none' }),
  shape('pin', 'PIN', ['pin'], /\b(?:bank|card|sim|phone|debit|credit|voicemail|door|gate|safe|alarm|locker|garage|giro|ec|karten|handy)(?:[- ]card)?[- ]pin(?: code)?(?: is| ist|:)? ["'`]?(?!20[0-4]\d\b)(?<value>\d{4,8})(?![\d.,:/-]*\d)/gi, { grade: 'warn', judge: 'none' }),
  shape('pin', 'door or alarm code', [
    '*code', '*türcode', '*turcode', '*alarmcode', '*torcode', 'código', 'codigo', '*код*', '门禁密码', '门锁密码', '暗証番号', '비밀번호',
  ], /(?:(?:(?:haus|wohnungs|keller)?t[uü]r|alarm(?:anlagen)?|tor|tresor|schlie(?:ß|ss)fach|garagen?)[- ]?code|code (?:f[uü]r|der|zur|zum) (?:die |den |das |der )?(?:alarmanlage|haust[uü]r|t[uü]r|garage|tresor|tor)|c[oó]digo (?:de |del |da |do )(?:la |el |o |a )?(?:puerta|porta|port[aã]o|portal|garagem?|garaje|cofre|caja|alarm[ae])|код (?:от |для )?(?:домофона|двери|подъезда|сейфа|сигнализации|ворот)|дверной код|门禁密码|门锁密码|(?:ドア|玄関)の暗証番号|(?:현관|도어락) ?비밀번호)(?: (?:ist|lautet|es|é|is)| ?[:：=—–-]|は|是|은|는|(?![a-zа-я\d])) ?["'`]?(?<![a-zа-я])(?!20[0-4]\d\b)(?<value>\d{4,8}#?)(?![\d.,:/-]*\d)/gi, { grade: 'warn', judge: 'none' }),
  shape('recovery-codes', 'recovery codes', [
    'backup', 'recovery', '2fa', 'mfa', 'scratch', 'wiederherstellungscodes*', 'recup*', 'récup*', 'secours*',
    '*резервн*', '*восстановлен*', 'リカバリーコード', 'バックアップコード', '恢复码', '备份码', '복구', '백업',
  ], /(?:\b(?:(?:recovery|backup|scratch|2fa|mfa)[- ]codes?|wiederherstellungscodes|codes? de (?:secours|r[eé]cup[eé]ration)|c[oó]digos? de (?:recuperaci[oó]n|recupera[cç][aã]o))|резервн\S{1,3} код\S{0,3}|код\S{0,3} восстановления|リカバリーコード|バックアップコード|恢复码|备份码|복구 ?코드|백업 ?코드)[^\n:=：]{0,60}[:=：]?\s{0,3}(?<value>(?:(?:[-*•] |\d{1,2}[.)] )?["'`]?(?=[a-z]{0,5}\d)(?:[a-z0-9]{4,6}[- ][a-z0-9]{4,6}|\d{6,10})["'`]?(?:[ ,;\n、]{1,3}|(?![\w-]))){2,16})/gi),
  shape('app-password', 'app password', ['app', 'application', 'passwort', 'specific'], /\bapp(?:lication)?[- ](?:specific )?passwo(?:rd|rt)\b[^\n:=]{0,40}?(?:[:=]| is) {0,2}["'`]?(?<value>[a-z]{4}(?:[ -][a-z]{4}){3})(?![\w-])/gi),
  shape('passphrase', 'passphrase', ['*psk', '*password', '*passwd', '*passphrase', '*pass', '*pwd'], /(?:psk|passw(?:or)?d|passphrase|_pass|pwd)["'`*]{0,3} ?(?:=>|:=|=|:) ?["'`“„«](?![^\n"]{0,80}\b(?:must|should|least|characters?|words?|see|stored|ask|use|steht|voir|is|was|until|invalid|expired|rotated|changed)\b)(?=[^"'`\n]{0,70}\d)(?<value>[^\s"'`“”»]{1,20}(?: [^\s"'`“”»]{1,20}){2,9})["'`“”»]/gi, { grade: 'warn', judge: 'none' }),
  shape('passphrase', 'passphrase on a command line', ['*pass', '*passphrase', '*password'], /(?<![^\s"'`])--?(?:[a-z]{1,20}-){0,3}pass(?:word|phrase)?[= ]["'](?<value>[^\s"']{1,20}(?: [^\s"']{1,20}){2,9})["']/gi, { grade: 'warn', judge: 'none' }),
  shape('command-password', 'password on a command line', [
    '*pass', '*password', '*passwd', '*passphrase', '*passcode', '*pwd', 'pw', 'storepass', 'keypass',
  ], /(?<![^\s"'`([,])--?(?:[a-z]{1,20}[-_.]){0,3}(?:(?:src|dest)?(?:store|key)pass|[a-z]{0,6}pass(?:word|phrase|wd|code)?|pwd|pw)(?:=| {1,3}|["'], ?["'])["'`]?(?<value>[^\s"'`,;]{6,80})/gi, { judge: 'said' }),
  shape('command-password', 'password on a command line', [
    'http', 'https', 'xh', 'zip', 'openssl', 'smbclient', 'smbmap', 'rabbitmqctl', 'net', 'mount', 'xfreerdp', 'ipmitool',
  ], /\b(?:(?:https?|xh)\b[^\n|]{0,80}? (?:-a|--auth)[ =]["']?[\w.@-]{1,40}:|zip\b[^\n|]{0,60}? -P ?|openssl enc\b[^\n|]{0,80}? -k |(?:smbclient|smbmap)\b[^\n|]{0,80}? -U ["']?[\w.@\\\/-]{1,40}%|rabbitmqctl (?:add_user|change_password) [\w.@-]{1,40} |net use [A-Z*]:? \\\\\S{1,60} (?!\/)|xfreerdp\b[^\n|]{0,80}? \/p:|ipmitool\b[^\n|]{0,80}? -P )["']?(?<value>[^\s"'`]{5,80})/g, { judge: 'said' }),
  shape('command-password', 'password handed to a command', ['echo', 'printf'], /\b(?:echo|printf)(?: -[ne]{1,2})? ["']?(?<value>[^\s"'`|$]{6,80})["']? ?\| ?(?:\w+ )?(?:[^\n|]{0,60}--password-stdin|sudo -S|passwd\b|chpasswd|gpg\b|cryptsetup|kinit)/g, { judge: 'said' }),
  shape('command-password', 'password handed to a command', ['sudo', 'kinit', 'passwd', 'gpg', 'su', 'cryptsetup'], /\b(?:sudo|kinit|passwd|gpg|su|cryptsetup)\b[^\n<]{0,60}<<< ?["']?(?<value>[^\s"'`$]{6,80})/g, { judge: 'said' }),
  shape('command-password', 'password on a command line', [
    'sqlplus', 'oracle', 'expdp', 'impdp', 'rman', 'unlock', 'poetry', 'mc', 'securestring',
  ], /(?:\b(?:sqlplus|oracle|expdp|impdp|rman)\b[^\n|]{0,60}?[ ="'][\w$]{2,30}\/(?=[^\s@]{4,60}@)|\bunlock-keychain -p |\bpoetry config http-basic\.\S{1,40} \S{1,40} |\bmc alias set \S{1,40} \S{1,80} \S{1,80} |-securestring (?:-string )?)["']?(?<value>[^\s"'`@]{6,80})/gi, { judge: 'said' }),
  shape('command-password', 'password of a network device', ['enable'], /\benable (?:secret|password) (?:\d )?(?<value>[^\s"'`]{6,80})/gi, { judge: 'mixed' }),
  shape('login', 'name with its password', [
    'admin*', 'root', 'sa', 'superuser', 'sysadmin', 'demo*', 'guest*', 'postgres', 'svc*', 'deploy*', 'operator', 'bot',
  ], /(?<![\w./@:-])(?:admin\w{0,12}|root|sa|superuser|sysadmin|demo[\w-]{0,12}|guest\w{0,8}|postgres|svc[\w-]{0,20}|deploy\w{0,8}|operator|bot)["'`]? ?[:/|] ?["'`]?(?<value>(?:(?![\s"'`/|,;()<>])[\x21-\x7e]){8,60})/gi, { grade: 'warn', judge: 'mixed' }),
  shape('login', 'name with its password before a host', ['@'], /(?<![\w./@:-])(?!mailto|npm|git|ssh|pkg|docker|acct|sip|tel)[\w.-]{2,40}:(?<value>(?:(?![\s"'`/@:|,;()<>])[\x21-\x7e]){6,60})@(?:\d{1,3}(?:\.\d{1,3}){3}|localhost|[\w-]+(?:\.[\w-]+)*\.[a-z]{2,10})\b/gi, { judge: 'mixed' }),
  shape('login', 'what opens a thing', ['unlock*', 'open', 'opens', 'opened', 'decrypt*'], /\b(?:unlock\w{0,3}|opens?|opened|decrypt\w{0,3})\b[^\n"`“]{0,60}? (?:with|by|type|typing|enter) ["'`]?(?<value>(?:(?!["'`,;<>|()])[\x21-\x7e]){8,60})/gi, { grade: 'warn', judge: 'mixed' }),
  shape('login', 'name with its password', ['u', 'usr', 'user', 'p', 'pw', 'pass'], /\b(?:u|usr|user)["'`]? ?[:=] ?["'`]?[\w.@+-]{2,40}["'`]?[,;/|]? ?\b(?:p|pw|pass)["'`]? ?[:=] ?["'`]?(?<value>[^\s"'`,;()<>]{6,60})/gi, { grade: 'warn', judge: 'said' }),
  shape('docker-config', 'logins of Docker in base64', ['*eyjhdxrocyi6*'], /(?<![\w+/])eyJhdXRocyI6[A-Za-z0-9+/]{20,}={0,2}/g),
  shape('vendor', 'token of a service', [
    'ezak*', 'eztk*', 'sdk', 'mob', 'shippo', 'pk', 'eaa*', 'sk', 'pa', 'wandb', 'ngrok', 'live', 'test', 'sec*', 'aqvn*', 'y0',
    'vk1', 'pnu', 'mdb', 'vercel', 'sgp', 'xaat', 'signkey', 'duffel', 'rdme', 'fio', 'tr', 'nbp', 'cmvmdgtu*', 'ico', 'tk',
    'retool',
  ], /(?<![\w-])(?:EZ[AT]K[A-Za-z0-9]{40,}|(?:sdk|mob)-[a-f0-9]{8}-(?:[a-f0-9]{4}-){3}[a-f0-9]{12}|shippo_live_[a-f0-9]{32,}|pk_\d{6,10}_[A-Z0-9]{30,}|EAA[A-Z][A-Za-z0-9]{80,}|sk_[a-f0-9]{40,}|pa-[\w-]{40,46}(?![\w-])|wandb_v1_[\w-]{40,}|live_[A-Za-z0-9]{25,40}(?![\w-])|SEC[a-f0-9]{64}|AQVN[\w-]{35,}|y0_[\w-]{50,}|vk1\.a\.[\w-]{60,}|pnu_[A-Za-z0-9]{36}|mdb_sa_sk_[\w-]{30,}|vercel_blob_rw_[A-Za-z0-9_]{30,}|sgp_(?:[a-f0-9]{16}_|local_)?[a-f0-9]{40}|xaat-[a-f0-9]{8}-(?:[a-f0-9]{4}-){3}[a-f0-9]{12}|signkey-(?:prod|branch)-[a-f0-9]{32,}|duffel_live_[\w=-]{40,}|rdme_[a-z0-9]{60,}|fio-u-[\w=-]{60,}|tr_(?:prod|stg)_[A-Za-z0-9]{18,}|nbp_[A-Za-z0-9]{30,}|cmVmdGtu[A-Za-z0-9]{50,}|ico-[A-Za-z0-9]{32}|tk-us-[\w-]{40,}|retool_[A-Za-z0-9_]{30,})/g),
  shape('one-time-seed', 'seed of one-time passwords', ['2fa', 'authenticator', 'mfa', 'otp', 'totp'], /\b(?:totp|2fa|mfa|otp|authenticator)\b[^\n]{0,40}?[ "'`:=](?<value>[A-Z2-7]{16,64})(?![\w-])/gi, { judge: 'value' }),
  shape('command-option', 'key on a command line', ['*access', '*accesskey', '*apikey', '*auth', '*authkey', '*secret', '*secretkey', '*token', 'key'], /(?<![^\s"'`])--?(?:[a-z]{1,20}-){0,3}(?:token|api-?key|apikey|secret|access-?key|secret-?key|auth-?key|key)(?:=| {1,2})["']?(?<value>[A-Za-z0-9_.~+/=-]{16,200})/gi, { judge: 'value' }),
  shape('command-option', 'key on a command line', ['auth', 'login*'], /\b[a-z][\w-]{1,20} (?:auth )?login(?: --?[a-z][\w-]{1,20}){0,3} (?<value>[A-Za-z0-9_-]{32,200})(?![\w-])/g, { judge: 'value' }),
  shape('header', 'key in a header', ['*api', '*auth*', '*job', '*key*', '*private', '*secret*', '*token*', 'subscription', 'vault'], /\b(?:x-[a-z-]{0,20}(?:key|token|secret|auth)|private-token|api-key|apikey|x-vault-token|job-token|ocp-apim-subscription-key) ?["']? ?: ?["']?(?<value>[A-Za-z0-9_.~+/=-]{14,})/gi, { judge: 'value' }),
  shape('command-user', 'password on a command line', ['curl'], /\bcurl\b[^\n|]{0,100}? (?:-u|--user|--proxy-user)[ =]?["']?[\w.@-]{1,40}:(?<value>[^\s"'`]{4,80})/g, { judge: 'password' }),
  shape('command-password', 'password on a command line', [
    '*7z', '*ldap*', '*login', '*mongos', '*mongosh', '*mysql', '*mysqladmin', '*mysqldump', '*mysqlsh', '*net',
    '*openssl', '*redis', '*sshpass', '*unzip',
  ], /\b(?:sshpass +-p|mysql(?:dump|admin|sh)?\b[^\n|]{0,100}? (?:-p|--password=)|redis-cli\b[^\n|]{0,100}? -a|mongosh?\b[^\n|]{0,100}? (?:-p|--password)|(?:docker|podman|helm|oc|az)\b[^\n|]{0,30}login\b[^\n|]{0,100}? (?:-p|--password|--token)[ =]?|net use\b[^\n|]{0,80}? \/user:\S{1,40}|unzip +-P|7z\b[^\n|]{0,60}? -p|openssl\b[^\n|]{0,100}? -pass(?:in|out)? +pass:|ldap\w+\b[^\n|]{0,100}? -w) ?["']?(?<value>[^\s"'`]{5,80})/g, { judge: 'password' }),
];
