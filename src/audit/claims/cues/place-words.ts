import { wordsOf } from '../word-table.ts';
import { NEXT } from './gone-words.ts';

/** Right before a claim: something lies there, so it is there already, whatever is made in it or an example of. */
export const STANDS_IN = wordsOf(
  [
    '(?:lives?|sits?|stands?|is|are|kept|found|defined|implemented|located|stored|written(?: down)?|declared|configured|documented|described|set|laid out|noted|spelled out|put down|handled|decided|listed|recorded|explained|collected|registered|tracked|logged) (?:in|at|under|inside|on)',
    '(?:liegt|liegen|steht|stehen|ist|sind|befindet sich|befinden sich|sitzt|wohnt|definiert|beschrieben) (?:in|unter|auf|bei)',
    '(?:está|están|vive|viven|queda|quedan|se encuentran?|se definen?|definid[oa]s?|escrit[oa]s?|descrit[oa]s?) (?:en|bajo)',
    '(?:está|estão|fica|ficam|mora|moram|vive|vivem|encontra-se|definid[oa]s?|escrit[oa]s?|descrit[oa]s?) (?:em|no|na|nos|nas|sob)',
    '(?:est|sont|se trouve(?:nt)?|vit|vivent|définie?s?|écrite?s?|décrite?s?|située?s?|rangée?s?|loge(?:nt)?) (?:dans|sous|à|en|sur)',
    '(?:è|sono|sta|stanno|si trova(?:no)?|vive|vivono|risiede|definit[oaie]|scritt[oaie]|descritt[oaie]) (?:in|nel|nella|sotto|su)',
    '(?:staat|staan|zit|zitten|ligt|liggen|is|zijn|leeft|woont|gedefinieerd|beschreven) (?:in|onder|op|bij)',
    '(?:jest|są|leży|leżą|znajduje się|znajdują się|mieszka|siedzi|zdefiniowan\\p{L}*|opisan\\p{L}*) (?:w|we|pod|na)',
    '(?:ligger|finns|är|står|bor|definier\\p{L}*|beskriv\\p{L}*|findes|finnes) (?:i|under|på)',
    '(?:лежит|лежат|находится|находятся|жив[её]т|живут|описан\\p{L}*|определ[её]н\\p{L}*|задан\\p{L}*|хранится|хранятся|стоит|записан\\p{L}*) (?:в|под|на)',
    '(?:лежить|лежать|знаходиться|знаходяться|живе|живуть|описан\\p{L}*|визначен\\p{L}*|заданo|зберігається) (?:в|у|під|на)',
    '(?:موجود\\p{L}*|ت?يقع|تقع|معرّ?ف\\p{L}*|مكتوب\\p{L}*) في|(?:נמצא\\p{L}*|מוגדר\\p{L}*|יושב\\p{L}*|כתוב\\p{L}*) ב',
    '写在|位于|定义在|定义于|实现在|放在|就在|存在于',
  ],
  { after: NEXT },
);
