/**
 * Small words that turn a rule round, bind it, bound it, or say when it holds, a language a block. The first string has
 * words that say so surely, the second those that may. They are regular expressions without groups that capture; in
 * scripts that part words a match is a whole word. What an earlier kind takes, a later one does not see, so that `no
 * more than` is no denial.
 */
export const SIGN_KINDS = [
  'whatever', // bounds nothing: included, even then, in any case
  'none', // looks like a sign and is none
  'weak', // as you like: optional, if possible, need not
  'most',
  'least',
  'until',
  'except',
  'only',
  'never',
  'deny',
  'always',
  'every',
  'some', // usually, mostly
  'must',
  'should',
  'may',
  'before',
  'after',
  'when',
] as const;
export type SignKind = (typeof SIGN_KINDS)[number];

export type Tongue = (typeof TONGUES)[number];
export const TONGUES = [
  'en',
  'de',
  'fr',
  'es',
  'pt',
  'it',
  'pl',
  'tr',
  'ru',
  'ja',
  'ko',
  'zh',
  'ar',
  'he',
  'hi',
] as const;

export type SignWords = Partial<Record<SignKind, readonly [sure: string, likely?: string]>>;
