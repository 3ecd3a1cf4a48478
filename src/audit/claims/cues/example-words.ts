import { wordsOf } from '../word-table.ts';
import { NEXT } from './gone-words.ts';

export const EXAMPLE = wordsOf([
  'наприклад|приклад\\p{L}*|на кшталт|такі як',
  'مثلا?ً?|على سبيل المثال|مثال|أمثلة',
  'למשל|לדוגמה|לדוגמא|דוגמה|דוגמאות|כגון',
  'उदाहरण|जैसे कि|मसलन',
  'per esempio|ad esempio|p\\.\\s?es|esempi[oe]?|qualcosa come',
  'bijvoorbeeld|bijv\\.|voorbeeld(?:en)?|zoiets als',
  'na przykład|np\\.|przykład(?:y|owo|em)?|coś jak',
  'till exempel|t\\.\\s?ex|exempel(?:vis)?|något som|for eksempel|f\\.eks',
  'esimerkiksi|esim\\.|esimerk(?:ki|kejä|kinä|it)|jotain kuten',
  'örneğin|mesela|örnek(?:ler|tir|leri)?|gibi bir',
  'e\\.\\s?g|eg|for example|for instance|examples?(?!\\.(?:com|org|net))|say,|imagine|hypothetical\\p{L}*|placeholders?|something like|looks? like|of the form|such as|pretend|suppose|made-up|fictional|name (?:\\p{L}+ ){0,3}(?:files?|branch(?:es)?|components?)|naming',
  'z\\.\\s?B|zum Beispiel|beispiele?n?|etwa so|so etwas wie|platzhalter|benenne\\p{L}*|benannt',
  'p\\.\\s?ej|por ejemplo|ejemplos?|algo como|se nombran',
  'por exemplo|p\\.\\s?ex|exemplos?|algo como|nomeie',
  'par exemple|p\\.\\s?ex|exemples?|quelque chose comme|tels? que|nommez',
  'например|к примеру|примеры?|вроде|типа|такие как|называ\\p{L}* ',
  '例如|比如|譬如|举例|示例|诸如|类似|形如|占位|命名',
  '例えば|たとえば|例[：:)）]|例として|のような|などの|サンプル|命名',
  '예를 들어|예를 들면|예시|가령|예[:：)]|같은(?! (?:파일|클래스|모듈|폴더|패키지|곳|함수|자리))|이름은',
]);
/** `like x`, `wie x`, right before the claim. */
export const LIKE = wordsOf(
  ['zoals', 'jak', 'som', 'kuten', 'like|as in', 'wie', 'como', 'comme', 'как', '像', '如', '처럼'],
  {
    after: NEXT,
  },
);
/** `x など`. */
export const LIKE_AFTER = /^[\s*_"'」』)）]*(?:のよう|みたいな|など|처럼|같은|등(?=[의을이\s]))/u;
