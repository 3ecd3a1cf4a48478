import { EN } from './signs/en.ts';
import { DE } from './signs/de.ts';
import { FR } from './signs/fr.ts';
import { ES } from './signs/es.ts';
import { PT } from './signs/pt.ts';
import { IT } from './signs/it.ts';
import { PL } from './signs/pl.ts';
import { TR } from './signs/tr.ts';
import { RU } from './signs/ru.ts';
import { JA } from './signs/ja.ts';
import { KO } from './signs/ko.ts';
import { ZH } from './signs/zh.ts';
import { AR } from './signs/ar.ts';
import { HE } from './signs/he.ts';
import { HI } from './signs/hi.ts';
import type { Tongue, SignWords } from './signs/sign-kinds.ts';

/** The small words of each language that the gates know. */
export const SIGNS: Readonly<Record<Tongue, SignWords>> = {
  en: EN,
  de: DE,
  fr: FR,
  es: ES,
  pt: PT,
  it: IT,
  pl: PL,
  tr: TR,
  ru: RU,
  ja: JA,
  ko: KO,
  zh: ZH,
  ar: AR,
  he: HE,
  hi: HI,
};
