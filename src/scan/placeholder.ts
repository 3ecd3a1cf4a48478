/** What stands where a secret would stand and is none: references, blanks, documentation's examples, everyday dummies. */

export const REFERENCE =
  /^[$%@&]|\$\{|\$\(|\{\{|\}\}|^<|>$|^\[|\]$|^\(|\($|\)$|^\{|^%\w+%$|process\.env|os\.environ|getenv|\benv[.([]|config[.([]|secrets?[.(\/]|\w!?\(|^[\w.-]+\.(?:cer|crt|pem|der|p12|pfx|csr|keystore|jks)$|^op:\/\/|^vault:|^file:|^ref:|^arn:|^https?:|^HK(?:LM|CU|CR|U|EY_\w+)\b|^~?\.{0,2}\/|^[A-Za-z]:\\|^\.?[A-Za-z_]{1,30}\d?(?:\.[A-Za-z_]{1,30}\d?[A-Za-z_]{0,30}){2,6}(?<!\d)$|\{\w+\}|::/;
export const BLANK_VALUE =
  /^1password|^[*•x_#.?…-]{3,}$|^_[a-z_]+_$|([*x•#0])\1{3,}|\.{3}|…|^(?:null|none|nil|true|false|undefined|empty|unset|n\/a|tbd|todo)$/i;
export const COMMON =
  /^(?:(?:pass(?:word|wd|phrase)?|passwort|contrasena|secret|admin|root|user(?:name)?|guest|test|demo|dev|postgres|mysql|mongo|redis|default|letmein|qwerty|welcome|hunter|token|key|api|minioadmin|rabbitmq|docker|abc|foo|bar|baz|correcthorsebatterystaple|1password|keepass|bitwarden|motdepasse|utilisateur|contraseña|usuario|senha|usu[aá]rio|benutzer|kennwort|wachtwoord|gebruiker|haslo|hasło|пароль|логин)[\d!]{0,3}|(?:pass(?:word)?|secret|token|api_?key|user)[-_.:]?(?:hash|field|here|value|name|file|123)?)$/i;
const RUN = /(.)\1{4,}|\b([a-z]{3,})[-_.]\2|0123456789|1234567890|abcdefgh|qwertyui|deadbeef/i;

/** Without what a finger typed by staying or going on: `zzzzzz`, `efghij`. */
const withoutRuns = (value: string): string => {
  let rest = '';
  for (let at = 0; at < value.length;) {
    const code = (n: number): number => value.toLowerCase().charCodeAt(n);
    const step = code(at + 1) - code(at);
    let end = at + 1;
    if (step === 0 || step === 1) while (code(end) - code(end - 1) === step) end++;
    if (end - at < 5) rest += value.slice(at, (end = at + 1));
    at = end;
  }
  return rest;
};

/** Typed to fill a place. A run in a value of which as much as a key was drawn besides makes it no filler. */
export const isFiller = (value: string): boolean => {
  if (!RUN.test(value)) return false;
  const rest = withoutRuns(value);
  return !(rest.length >= 24 && [/[a-z]/, /[A-Z]/, /\d/].every((of) => of.test(rest)) && entropy(rest) >= 4);
};

/**
 * A piece of each value that documentation prints for everyone: AWS, Stripe, jwt.io, the emulators of Azure, Hardhat,
 * MinIO's playground, Google's samples, Telegram, Discord, GitHub, MongoDB, Docker Hub, Kubernetes, RFCs and NIST.
 */
export const PUBLISHED =
  /EXAMPLE|^<?[Yy]our_?(?:Strong|Secure)[\W_]?[Pp][a@]ss\w{1,8}>?$|4eC39HqLyjWDarjtT1zdp7dc|TYooMQauvdEDq54NiTphI7jx|BQokikJOvBiI2HlWgH4olfQ2|SflKxwRJSMeKKF2QT4fw|Eby8vdM02xNO|C2y6yDjf5\/R|ac0974bec39a17e3|test test test test|abandon abandon|legal winner thank|letter advice cage|zoo zoo zoo|Q3AM3UQ867SP|zuf\+tfteSls|GEZDGNBVGY3T|JBSWY3DPEHPK|6LeIxAcTAAAA|AAHdqTcvCH1v|ABC-DEF1234gh|MTk4NjIyNDgzNDcxOTI1|16C7e42F292c|D1fficultP|my-?secret-?p|S!B\\?\*d\$zDsb|2YotnFZFEjr1|tGzv3JOkF0XG|gX1fBat3bV|7Fjfp0ZBr1Kt|mF_9\.B5f|dBjftJeZ4CVP|E9Melhoa2Owv|9d61b19deffd|2b7e151628ae|000102030405|0b0b0b0b0b0b|^eyJ0eXAiOiJKV1QiLA0K/;

/** A sample that somebody printed for everyone. */
export const isPublished = (value: string): boolean => PUBLISHED.test(value);

/** For a value of a provider's shape: only what no generator would draw. */
export const isSpecimen = (value: string): boolean =>
  PUBLISHED.test(value) ||
  (value.length < 120 ? isFiller(value) : /(.)\1{15,}/.test(value)) ||
  /placeholder|changeme|your[-_]|redacted|dummy|sample|_here$|-here$|\.\.\.|…|insert[-_]/i.test(value) ||
  (value.length > 12 && new Set(value.replace(/^.{4}/, '')).size < 6);

const WORDLIKE = /^(?:[a-z]{2,}|[A-Z]{2,}|[A-Z][a-z]+|\d{1,8}|v\d+|[a-z]{1,4}\d{1,3}|[A-Z]{1,4}\d{1,3})$/;

/** `prod-stripe-key-v2`, `STRIPE_KEY_EU1`, `billing/api_token`: words joined, which is how a secret is called and not what it is. */
export const isName = (value: string): boolean => {
  const parts = value.split(/[-_./:@]+/).flatMap((part) => part.split(/(?<=[a-z])(?=[A-Z][a-z])/));
  return (
    parts.length >= 2 &&
    parts.every((part) => WORDLIKE.test(part)) &&
    parts.some((part) => /^[A-Za-z]{3,}$/.test(part)) &&
    !isPassphrase(parts)
  );
};

const OF_SECRETS =
  /(?:^|[-_./])(?:pass\w*|pw|secrets?|keys?|tokens?|cred\w*|api|db|database|prod\w*|staging|stg|dev|v\d+|auth|cert|tls|ssh|svc|service|user|admin|config|env)(?:$|[-_./])/i;

/** The same, with a word in it that says what it is of: a passphrase may be made of joined words too. */
export const isNameOfSecret = (value: string): boolean => OF_SECRETS.test(value) && isName(value);

/** Short words alone, all of one length: the groups of an app password. */
const isPassphrase = (parts: readonly string[]): boolean =>
  parts.length >= 4 && parts.every((part) => part.length === parts[0]?.length);

/** Shannon's, in bits a character. */
export const entropy = (value: string): number => {
  const counts = new Map<string, number>();
  for (const c of value) counts.set(c, (counts.get(c) ?? 0) + 1);
  let bits = 0;
  for (const n of counts.values()) bits -= (n / value.length) * Math.log2(n / value.length);
  return bits;
};
