import { Buffer } from 'node:buffer';
import { entropy, isName, isNameOfSecret, isPlaceholder } from './placeholder.ts';

/** How many of: small letters, capitals, digits, signs. Letters of Latin and Cyrillic are small ones; of other scripts nobody types any. */
export const classes = (value: string): number => {
  let seen = 0;
  for (let i = 0; i < value.length; i++) {
    const code = value.charCodeAt(i);
    const letter = (code >= 0xc0 && code < 0x180) || (code >= 0x400 && code < 0x500);
    if (code < 0x21 || (code > 0x7e && !letter)) return 0;
    seen |=
      letter || (code >= 0x61 && code <= 0x7a)
        ? 1
        : code >= 0x41 && code <= 0x5a
          ? 2
          : code >= 0x30 && code <= 0x39
            ? 4
            : 8;
  }
  return (seen & 1) + ((seen >> 1) & 1) + ((seen >> 2) & 1) + ((seen >> 3) & 1);
};

/** What a password is hashed, encrypted or written with. */
const ALGORITHM =
  /^(?:argon2|bcrypt|scrypt|pbkdf2|sha-?\d|aes-?\d|md5|utf-?\d|oauth|base\d\d|ed25519|x25519|ssh-|rsa-?\d|[her]s(?:256|384|512)|chacha|gpg|sops|tls|kms|wpa\d?)/i;

/** No machine drew it and it looks like nothing else: as a password it would be a poor one, and still one. */
export const couldBePassword = (value: string): boolean =>
  value.length >= 6 &&
  !isPlaceholder(value) &&
  classes(value) >= 1 &&
  !ALGORITHM.test(value) &&
  !/^[\d.:-]+$|[()\\[\]{}]/.test(value);

/** `user:password`, or a password, written in base64. */
export const isLogin = (value: string): boolean => {
  const said = Buffer.from(value, 'base64').toString('latin1');
  if (!/^[\x20-\x7e]{5,}$/.test(said)) return false;
  const [, password] = /^[^:]+:(.+)$/.exec(said) ?? [];
  return password === undefined ? looksPassword(said, false) : !isPlaceholder(password);
};

/** Words, dates, versions, paths and numbers are what stands after "password" when it is no password. */
const ORDINARY =
  /^(?:[A-Z][a-z]+-(?:19\d|20[0-3])\d|(?:Ctrl|Strg|Alt|Shift|Cmd|Option)[+-].*|\w+(?:\??\.[A-Za-z_]\w*){2,}|[a-z_]+:".*|[^\0-&(-,.-@[-\x60{-\x7f]+|[\d.,:/%-]+|v?\d+(?:\.\d+)+\S*|\d{4}-\d\d\S*|\d+[a-z]{0,4}|\d+-[A-Za-zÀ-ӿ]+|\d+(?:[GMk]?Hz|[GMk]i?B|ms|px)\S*|[A-Z]{2,6}-[A-Z]?[\d.]+|[A-Za-z]+-\d+(?:\.\d+)+|[A-Za-z]+-\d{1,2}|\d+-?rc\d+|[\w.+-]+@[\w.-]+:\d+|[A-Za-zÀ-ӿ]+[./][A-Za-zÀ-ӿ./_-]+|[A-Z]?[a-z]+-?\d{1,3}|[A-Za-z]{1,6}-?\d{1,3}|[A-Z]+-?\d{1,3}|\d{1,4}[A-Za-z]+|.*[()\\[\]{}]|[\w.+-]+@[\w-]+\.[\w.]+|.*\.(?:md|ts|js|json|ya?ml|txt|toml|env|py|sh|pem|key|html|com|net|org|io)|\w+\/\w+|--?\w[\w-]*|sha(?:1|256|512)[-:].*|\w+-(?:encoded|hashed|encrypted|based|generated|protected|signed|digits?|characters?|words?|chars?|bytes?|bits?|days?|hours?|minutes?|steps?|factor|only|less|free)|(?![A-Z][a-z]+\.[A-Z][a-z]+\d)[A-Za-z]\w*\.[A-Za-z_]\w*|[a-z]+\d?\.\d+|[\w.-]+=.*|(?:[\da-fA-F]{2}:){4,}[\da-fA-F]{2}|[\w.]+(?::[\w.]+){0,6}:(?:v?\d+|true|false|null)|[\w.*-]+:\d{2,5}(?::[\w.*-]+)*|.*\[[A-Za-z\d]-.*)$/;

export const looksPassword = (value: string, spoken: boolean): boolean => {
  const mixed = classes(value);
  if (mixed < (spoken ? 3 : 2) || value.length < (spoken ? 7 : 6)) return false;
  if (mixed === 2 && (value.length < 8 || !/\d|[^A-Za-z0-9.-]/.test(value))) return false;
  return (
    !/^(?:--|#)/.test(value) &&
    !ALGORITHM.test(value) &&
    !ORDINARY.test(value) &&
    !isPlaceholder(value) &&
    !isNameOfSecret(value)
  );
};

/** Four words, or three and a number, as people are told to make a passphrase; no sentence, and no label. */
const PHRASE =
  /^[a-zà-ÿа-яё]{3,12}(?:[-_. +][a-zà-ÿа-яё]{1,12}){1,7}[-_. +]?\d+[!?]?$|^[a-zà-ÿа-я]{3,12}(?:[-_. +][a-zà-ÿа-я]{2,12}){2,7}[!?]?$/i;
/** Words that say what is to be done with it, or where it is. */
const ADVICE =
  /(?:^|[-_. +])(?:must|should|least|characters?|words?|see|stored?|kept|keep|asks?|use[sd]?|enter|please|invalid|expired|required|forgot|reset|wrong|incorrect|do|not|never|no longer|until|rotate[sd]?|changed?|written|printed|known|read|lives?|lies|comes?|same|safe|vault|manager|random|bitte|nicht|siehe|steht|liegt|tresor|mindestens|zeichen|wörter|voir|coffre|jamais|mots|doit|ver|está|cofre|gestor|nunca|palabras|palavras|debe|deve|не|см|слов|лежит|хранится)(?:$|[-_. +])/i;
/** What parts of a sentence are made of. */
const SMALL =
  /(?:^|[-_. +])(?:is|was|are|your|the|an?|to|in|from|for|of|no|with|and|or|on|at|page|field|form|since|every|per|only|ihre?|das|der|die|ist|votre|les?|la|de|est|du|su|el|en|para|por|seu|sua)(?:$|[-_. +])/i;
const isPhrase = (value: string): boolean =>
  PHRASE.test(value) && !SMALL.test(value) && !ADVICE.test(value) && !isNameOfSecret(value);

/** Behind "passphrase": any words. */
const isSpokenPhrase = (value: string): boolean =>
  /^\p{L}{1,14}(?:[ -][\p{L}\d]{1,14}){2,7}[!?]?$/u.test(value) && !ADVICE.test(value) && !isNameOfSecret(value);

/** Words and a number with slashes between them, which a path to a secret hardly ends in. */
const isSlashed = (value: string): boolean =>
  /^[A-Za-z]\w*(?:\/\w+)*\/\d{2,}$|^[A-Z][a-z]+(?:\/[A-Z][a-z]+)+\d{2,}$/.test(value) &&
  !isNameOfSecret(value) &&
  !/^(?:kv|data|secret|vault|ssm|prod)\b/i.test(value);

/** A word and a number, which is a poor password, and one all the same where a label says so; no ticket, version, date or file. */
const isLabelled = (value: string): boolean =>
  /^(?=.{0,40}\p{L}{3})(?=.{0,40}\d{2})\p{L}[\p{L}\d!#$%&*+@^_.-]{6,40}$/u.test(value) &&
  !/^[A-Z]{1,8}-?\d+$|^v\d|\.\p{L}{2,4}$|^\p{L}{1,2}\d/u.test(value) &&
  !isPlaceholder(value) &&
  !isNameOfSecret(value);

/** Letters alone, that speak of no password: nobody's sample. */
export const isLettersGiven = (value: string): boolean =>
  /^[a-z]{8,24}$/.test(value) &&
  !isPlaceholder(value) &&
  !/pass|secret|wor[dt]|key|token|require|option|string|default|valu/.test(value);

/** Nobody writes so long a row of mixed letters and digits by hand. */
export const isRandom = (value: string): boolean =>
  value.length >= 24 &&
  /\d/.test(value) &&
  /[A-Za-z]/.test(value) &&
  entropy(value) >= (/^[0-9a-f]+$/i.test(value) ? 3 : 3.6);

/** As a framework draws its key: long, and of all signs. */
export const isDrawn = (value: string): boolean =>
  value.length >= 32 &&
  classes(value) >= 3 &&
  /[^\w./:+=-]/.test(value) &&
  !/[\w.-]{3,}\/[\w.-]{3,}|\[\^?\w-\w|\(\?|\\[dwsbD]|\$\{|\{\{|:\/\/|\w\(["']/.test(value) &&
  entropy(value) >= 4.2;

/** `-----BEGIN CERTIFICATE` and `-----BEGIN PUBLIC` in base64, fingerprints, ssh keys, ids: anybody may have those. */
const PUBLIC =
  /^(?:LS0tLS1CRUdJTiB(?:DRVJU|QVUJMSUM)|(?:[\da-fA-F]{2}:){4,}[\da-fA-F]{2}$|AAAA[BCE][23]|ssh-|[a-z-]+:\.?\d+[a-z%]|\d:\d+:(?:web|ios|android):|AIza|phc_|eyJ[\w-]+\.eyJ|(?:[\da-f]{1,4}:){3,7}[\da-f]{1,4}$|[\w.*-]+:\d{2,5}(?::[\w.*-]*)*$|(?:sha|SHA)\d+[-:]|--|cus_|pi_|pk[_.]|price_|sub_|req_|acct_|ca_)/;
export const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

export const looksKey = (value: string, named: boolean): boolean => {
  if (PUBLIC.test(value)) return false;
  if (value.length < 14 || classes(value) < 2 || isPlaceholder(value) || isName(value)) return false;
  if (UUID.test(value)) return named;
  if (/^[\d.-]+$|=[^=]/.test(value)) return false;
  if (!/\d/.test(value) && !(/[a-z]/.test(value) && /[A-Z]/.test(value) && value.length >= 24)) return false;
  if (!/[A-Za-z]/.test(value)) return false;
  return entropy(value) >= (/^[0-9a-f]+$/i.test(value) ? 2.8 : 3.2);
};

/** 4: a machine drew it. 3: as people must mix them. 2: a fair password. 1: a poor one, where its name is all but given. */
export const worthOf = (value: string, quoted: boolean, link: number, name: string): number => {
  if (quoted && link === 3 && isDrawn(value)) return 4;
  // What is printed below a router.
  if (/^(?!1[67]\d{8}(?:\d{3})?$|20\d{12}$)\d{4}(?: ?\d{4}){2,7}$/.test(value))
    return name !== '' && link > 2 ? 1.5 : 0;
  const asked = /phrase|фраз|フレーズ|短语|frase/i.test(name);
  if (asked && link >= 2 && (isPhrase(value) || (link > 2.4 && isSpokenPhrase(value)))) return 2;
  if (/\s/.test(value))
    return quoted && link > 2 && name !== '' && isPhrase(value) ? (/\d/.test(value) ? 1 : link - 2) : 0;
  // Three words or more in hyphens, where a name could stand too.
  if (
    name !== '' &&
    /-.+-/.test(value) &&
    (link === 3 || (link >= 2 && /wi-?fi|wlan|ssid/i.test(name))) &&
    isPhrase(value)
  )
    return 2;
  if (isPlaceholder(value) ? !isSlashed(value) : isNameOfSecret(value)) return 0;
  if (PUBLIC.test(value)) return 0;
  // Of a login in a URL its password is what counts.
  const [, inUrl] = /^[a-z][\w+.-]*:\/\/[^:/@\s]*:([^@\s]*)@/i.exec(value) ?? [];
  if (inUrl !== undefined && isPlaceholder(inUrl)) return 0;
  if (link === 3 && /psk|wpa/i.test(name) && value.length > 7 && couldBePassword(value)) return 2;
  if (UUID.test(value)) return link >= 2 ? 3 : 0;
  if (value.length >= 20 && looksKey(value, false)) return 4;
  if (looksPassword(value, true)) return 3;
  if (looksKey(value, false)) return 2.5;
  if (looksPassword(value, false)) return 2;
  // A word with its capital, and a number: of the poor ones that which is used most.
  if (
    name !== '' &&
    link >= 2 &&
    /^(?!.*(?:version|windows|section|sprint|step|release))\p{Lu}\p{Ll}{5,20}\d{1,4}$/iu.test(value) &&
    /^\p{Lu}/u.test(value) &&
    couldBePassword(value)
  )
    return 1.5;
  if (/^[a-z]+\d+[a-z]+\d*[a-z]*$|^\d+[a-z]+\d+[a-z]+$/i.test(value) && couldBePassword(value)) return 2;
  return isPhrase(value) ||
    (/\d/.test(value) && couldBePassword(value)) ||
    isSlashed(value) ||
    (link === 3 && isLabelled(value))
    ? 1
    : 0;
};

/** What is typed on a pad: four to eight figures, alone, in groups, with a star, a hash or a letter; no year. */
export const isFigures = (value: string): boolean =>
  /^(?!(?:19\d|20[0-4])\d$)(?:[*#]?\d{4,8}[#*]?|\d(?: \d){3,7}|\d\d(?: \d\d){1,3}|\d{3,4} \d{3,4}|[A-FКкА-Г]\d{3,5}|\d{1,2}(?:[-–]\d{1,2}){2,4}(?:[-–]?[*#])?|\d{2,4}[A-FКкА-Г#*]\d{1,4}|\d{3,5}[A-FК])$/.test(
    value,
  );
