import { BLANK_VALUE, COMMON, entropy, isFiller, isNameOfSecret, PUBLISHED, REFERENCE } from './placeholder.ts';

/** As a framework draws its key: long, and of all signs. */
const isDrawn = (value: string): boolean =>
  value.length >= 32 &&
  /[^\w./:+=-]/.test(value) &&
  !/[\w.-]{3,}\/[\w.-]{3,}|\[\^?\w-\w|\(\?|\\[dwsbD]|\$\{|\{\{|:\/\/|\w\(["']/.test(value) &&
  entropy(value) >= 4.2;

/** What anybody may have, or what stands for a value that is elsewhere. */
const PUBLIC =
  /^(?:LS0tLS1CRUdJTiB(?:DRVJU|QVUJMSUM)|(?:[\da-fA-F]{2}:){4,}[\da-fA-F]{2}$|AAAA[BCE][23]|ssh-|age1|\d:\d+:(?:web|ios|android):|AIza|phc_|(?:[\da-f]{1,4}:){3,7}[\da-f]{1,4}$|(?:sha|SHA)\d+[-:]|--|cus_|pi_|pk[_.]|eyJ[\w-]+\.eyJ|price_|sub_|req_|acct_|ca_|urn:|AC[\da-f]{32}|SM[\da-f]{32}|ENC\[|0x[\da-fA-F]{40}$)/;
/** `SuaSenhaAqui`: who fills in a sample names what belongs there. */
const OWN_WORD =
  /passwor|passwd|passwort|kennwort|parol[ae]?|contrase|senha|clave|mot.?de.?passe|has[lł]o|wachtwoord|lösenord|пароль|secret|token|jeton|apikey|geheim|segret|segred|chave/i;
const OTHER = [
  /^[A-Z][A-Z\d]*(?:_[A-Z\d]+)+$|^[a-z]+(?:[A-Z][a-z]+)+$/,
  /^[A-Za-z][\w.-]{0,40}=[^=]/,
  /^[\w.+-]+@[\w-]+(?:\.[\w-]+)+$/,
  /^\d{1,3}(?:\.\d{1,3}){3}(?:[:/]\d+)?$/,
  /^[\w.*-]+:\d{2,5}$/,
  /^\d+(?:[.,]\d+)?-?(?:ms|s|m|h|d|k|kb|mb|gb|[kmg]ib|[gmk]?hz|px|em|rem|%|°c|v|w|x|tage?|days?|bit|byte|char\w*|digits?|stellig\w*|min\w*|hour\w*|steps?|factor)$/i,
];
export const isNobodys = (value: string): boolean =>
  (OWN_WORD.test(value) && !/\d/.test(value)) ||
  COMMON.test(value) ||
  isNameOfSecret(value) ||
  OTHER.some((other) => other.test(value)) ||
  (REFERENCE.test(value) && !isDrawn(value)) ||
  BLANK_VALUE.test(value) ||
  isFiller(value) ||
  PUBLISHED.test(value) ||
  PUBLIC.test(value);
export const SEALED = /sealed ?secret|encrypted_?data|cipher_?text/i;
