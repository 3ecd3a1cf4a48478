import { isStop } from '../../meaning/tongue.ts';
import type { TemplateText } from './scenes.ts';

const MOST = 3;

/**
 * Words that name what a memory is about, the last first: in that order, and with the rest left out, they ask for it
 * without saying it again.
 */
export const headsOf = ({ text, literals, tongue }: TemplateText, gold: readonly [number, number]): string[] => {
  const bare = [...literals, { span: gold }]
    .sort((a, b) => b.span[0] - a.span[0])
    .reduce((all, { span }) => all.slice(0, span[0]) + ' '.repeat(span[1] - span[0]) + all.slice(span[1]), text);
  const named = (part: string): string[] =>
    (part.match(WORD) ?? []).filter(
      (word) => !isStop(word.toLowerCase(), tongue) && !isStop(word.toLowerCase(), 'en') && !SMALL.test(word),
    );
  const opens = Math.max(...['. ', '\n', '。', '; '].map((end) => bare.lastIndexOf(end, gold[0]))) + 1;
  const before = named(bare.slice(Math.max(0, opens), gold[0]));
  const [behind = ''] = bare.slice(gold[1], gold[1] + 200).split(/[.;,。；，、\n]/u);
  return [...new Set(before.length > 0 ? before : named(behind))].slice(0, MOST).reverse();
};

const WORD =
  /[\p{Script=Han}]{2,3}|[\p{Script=Katakana}ー]{2,8}|(?:(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])[\p{L}\p{M}]){2,}(?:['’-](?:(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])\p{L})+)*/gu;

/** Verbs and small words that name nothing. */
const SMALL =
  /^(?:lives?|runs?|listens?|uses?|sits?|stands?|lies|goes|takes?|gets?|needs?|comes?|called|tracked|found|kept|stored|handled|located|hosted|served|named|means?|works?|starts?|ends?|holds?|shows?|reads?|see|via|per|port|läuft|liegt|steht|liegen|stehen|heißt|kommt|kommen|geht|wird|sind|se|est|sont|vit|vive|corre|está|fica|roda|user|prefers|likes|until|under|below|above|between|after|before|since|from|with|only|both|each|every|one|two|all|most|least|more|than|must|may|should|bis|unter|über|zwischen|höchstens|nur|jusqu|sous|entre|hasta|bajo|até|sob)$/iu;
