import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { ja } from './ja.ts';
import { ko } from './ko.ts';
import type { Lexicon } from './lexicon.ts';
import { pt } from './pt.ts';
import { zh } from './zh.ts';

/** An ordered list, nothing else: a ninth language is one more file and one more name here. */
export const LANGUAGES: readonly Lexicon[] = [en, es, pt, fr, de, ko, zh, ja];
