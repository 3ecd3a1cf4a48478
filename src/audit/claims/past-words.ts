import { wordsOf } from './word-table.ts';

/** Syllables that close on the sign of the past, but for the two that stand in other words: `있다`, `겠다`. */
const KOREAN_PAST = Array.from({ length: 399 }, (_, at) => String.fromCodePoint(0xac00 + at * 28 + 20))
  .filter((syllable) => syllable !== '있' && syllable !== '겠')
  .join('');

/** Verbs that tell what happened, a language a line: English, German, Spanish, Portuguese, French, Russian. */
const PAST = wordsOf([
  '\\p{L}{2,}ed|was|were|had|did|went|took|came|got|made|told|found|gave|knew|thought|left|felt|kept|began|brought|built|bought|broke|caught|chose|drew|drove|ate|fell|flew|forgot|held|heard|hung|led|lost|met|paid|put|ran|rang|rose|saw|sold|sent|set|shook|shut|slept|spoke|spent|stood|stole|taught|threw|understood|woke|won|wrote|hit|cut|read|said',
  'war|waren|wurden?|hatten?|haben|hat|gab|ging|gingen|kam|kamen|lief|liefen|blieb|blieben|fiel|fielen|fand|fanden|stand|standen|begann|brachte|sprach|sprachen|schrieb|sah|traf|trafen|nahm|ließ|rief|\\p{L}{3,}t(?:e|en)',
  'fue|fueron|hubo|vino|vinieron|hizo|hicieron|estuvo|estuvieron|tuvo|tuvimos|dijo|trajo|pidió|\\p{L}{2,}(?:ó|aron|ieron|amos|imos|aba|ía|ían)',
  'foi|foram|houve|teve|veio|vieram|fez|fizeram|esteve|trouxe|disse|pediu|\\p{L}{2,}(?:ou|aram|eram|iram|amos|emos|imos|eu|iu|ava|avam)',
  "(?:a|ont|est|sont|avons|ai|était|étaient|avait|fut|furent|l['’]a|n['’]a|s['’]est)(?: (?:pas|tout|bien|été|aussi))? \\p{L}+(?:é|ée|és|ées|i|ie|u|ue|us|is|it|rt|nt)|\\p{L}{2,}(?:ait|aient|èrent)",
  '\\p{L}{2,}(?:л|ла|ло|ли|лся|лась|лось|лись)|был[аои]?',
]);
const PAST_ELSEWHERE = new RegExp(
  `了|過|完成|(?:た|だった|[んい]だ|ました|ませんでした)[。.!)）]*$|(?:た|だ)(?:が|けど|り)、|で、|[${KOREAN_PAST}](?:다|고|습니다|지만|음|으나|는데)`,
  'u',
);

/** Whether a lowered clause tells what happened. */
export const isPast = (clause: string): boolean => PAST.test(clause) || PAST_ELSEWHERE.test(clause.trim());
