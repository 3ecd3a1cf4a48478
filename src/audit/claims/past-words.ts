import { wordsOf } from './word-table.ts';

/** Syllables that close on the sign of the past, but for the two that stand in other words: `있다`, `겠다`. */
const KOREAN_PAST = Array.from({ length: 399 }, (_, at) => String.fromCodePoint(0xac00 + at * 28 + 20))
  .filter((syllable) => syllable !== '있' && syllable !== '겠')
  .join('');

/** Verbs that tell what happened, a language a line; Swedish, Danish and Finnish share one. */
const PAST = wordsOf([
  '\\p{L}{2,}ed|was|were|had|did|went|took|came|got|made|told|found|gave|knew|thought|left|felt|kept|began|brought|built|bought|broke|caught|chose|drew|drove|ate|fell|flew|forgot|held|heard|hung|led|lost|met|paid|put|ran|rang|rose|saw|sold|sent|set|shook|shut|slept|spoke|spent|stood|stole|taught|threw|understood|woke|won|wrote|hit|cut|read|said',
  'war|waren|wurden?|hatten?|haben|hat|gab|ging|gingen|kam|kamen|lief|liefen|blieb|blieben|fiel|fielen|fand|fanden|stand|standen|begann|brachte|sprach|sprachen|schrieb|sah|traf|trafen|nahm|ließ|rief|\\p{L}{3,}t(?:e|en)',
  'fue|fueron|hubo|vino|vinieron|hizo|hicieron|estuvo|estuvieron|tuvo|tuvimos|dijo|trajo|pidió|\\p{L}{2,}(?:ó|aron|ieron|amos|imos|aba|ía|ían)',
  'foi|foram|houve|teve|veio|vieram|fez|fizeram|esteve|trouxe|disse|pediu|\\p{L}{2,}(?:ou|aram|eram|iram|amos|emos|imos|eu|iu|ava|avam)',
  "(?:a|ont|est|sont|avons|ai|était|étaient|avait|fut|furent|l['’]a|n['’]a|s['’]est)(?: (?:pas|tout|bien|été|aussi))? \\p{L}+(?:é|ée|és|ées|i|ie|u|ue|us|is|it|rt|nt)|\\p{L}{2,}(?:ait|aient|èrent)",
  '\\p{L}{2,}(?:л|ла|ло|ли|лся|лась|лось|лись)|был[аои]?',
  '(?:ha|hanno|abbiamo|ho|è|sono|siamo) (?:\\p{L}+ )?\\p{L}+(?:[aiu]t[oaie]|tt[oaie]|rs[oaie]|ss[oaie]|st[oaie])|\\p{L}{3,}(?:ò|arono|irono|erono|ammo|emmo|immo)|era|erano|fu|furono',
  'werd|werden|ging|gingen|kwam|kwamen|deed|deden|zei|zag|zagen|reed|reden|liep|liepen|\\p{L}{3,}(?:te|ten|de|den)|(?:heeft|hebben|is|zijn) (?:\\p{L}+ ){0,6}ge\\p{L}+',
  '\\p{L}{2,}(?:ł|ła|ło|ły|łem|łam|liśmy|łyśmy|ło się|li)|byliśmy|był[aoiy]?',
  'var|hade|gick|kom|fick|gjorde|såg|blev|\\p{L}{3,}(?:ade|ede)|oli|olivat|kävi|söi|meni|tuli|saatiin|\\p{L}{3,}ivat|\\p{L}{3,}ttiin',
  '\\p{L}{2,}(?:dı|di|du|dü|tı|ti|tu|tü)(?:k|m|lar|ler)?',
  '\\p{L}{3,}(?:ла|ло|ли|вся|лася|лося|лися)|бу(?:в|ла|ло|ли)|\\p{L}{4,}[аиіуя]в',
]);
const PAST_ELSEWHERE = new RegExp(
  `了|過|完成|(?:た|だった|[んい]だ|ました|ませんでした)[。.!)）]*$|(?:た|だ)(?:が|けど|り)、|で、|[${KOREAN_PAST}](?:다|고|습니다|지만|음|으나|는데)`,
  'u',
);

/** Whether a lowered clause tells what happened. */
export const isPast = (clause: string): boolean => PAST.test(clause) || PAST_ELSEWHERE.test(clause.trim());
