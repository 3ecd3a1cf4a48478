import { wordsOf } from './word-table.ts';

/** It was to be done by then, and whether it was is not said: a language or two a line. */
export const PROMISED = wordsOf([
  '(?:was|were|been) (?:promised|fixed|agreed|set|scheduled|due|expected|supposed)|promised|had to|needed to|was to|were to',
  'sollte[nt]?|musste[nt]?|hätte[nt]?|(?:wurde[n]?|war(?:en)?) (?:zugesagt|versprochen|vereinbart|fällig)|zugesagt|versprochen',
  'ten(?:ía|ían|íamos) que|deb(?:ía|ían)|había que|prometi(?:ó|mos|eron)|comprometi\\p{L}*|acordad[oa]',
  '(?:tinha|tinham|tínhamos) (?:que|de)|devia|deviam|prometid[oa]|combinad[oa]|ficou (?:combinado|acertado)',
  'devai(?:t|ent)|devions|promise?s?|il fallait|convenue?s?|engagée?s?',
  'doveva(?:no)?|dovevamo|promess[oaie]|bisognava|concordat[oa]|(?:moest|moesten|zou|zouden)|beloofd|toegezegd|afgesproken',
  'mi(?:ał|ała|ało|ały|eli) (?:być|zostać)|mieliśmy|obiecan\\p{L}*|trzeba było|uzgodnion\\p{L}*',
  'skulle|utlovad\\p{L}*|lovad\\p{L}*|avtalad\\p{L}*|piti|luvattu|sovittu|gerekiyordu|söz verildi|kararlaştırıldı|edilecekti|olacaktı',
  'должн\\p{L}+ был\\p{L}*|обещал\\p{L}*|надо было|нужно было|обязал\\p{L}*|договорил\\p{L}*',
  "ма(?:в|ла|ло|ли) бути|обіцял\\p{L}*|треба було|потрібно було|зобов[’'ʼ]яз\\p{L}+|домовил\\p{L}*",
  '本应|原定|答应|承诺|はずだった|予定だった|約束|하기로 (?:했|되어|한)|약속',
  'كان (?:يجب|من المقرر|ينبغي)|وعدنا|היה (?:צריך|אמור)|הובטח|देना था|करना था|वादा',
]);

/** It is past, and nobody has done it. */
export const STILL_OPEN = wordsOf([
  "still (?:open|missing|due|owed|outstanding|pending|not|unsent|undone)|(?:has|have)(?:n[’']t| not) (?:been )?\\p{L}+|not (?:yet )?(?:done|sent|delivered|signed|paid|filed)|not yet|owes?|overdue|outstanding",
  'noch (?:nicht|immer nicht|offen|aus)|immer noch (?:nicht|offen)|steht (?:noch )?aus|überfällig',
  '(?:aún|todavía) (?:no|falta\\p{L}*)|sigue(?:n)? (?:sin|pendiente)|sin (?:entregar|enviar|hacer|firmar)|ainda (?:não|falta\\p{L}*)|continua pendente|por (?:entregar|enviar|fazer)',
  '(?:toujours|encore) (?:pas|rien)|pas encore|reste à (?:faire|livrer|envoyer)|en retard|ancora (?:non|da|manca\\p{L}*)|non (?:è )?ancora|in ritardo',
  'nog (?:niet|steeds niet|open)|achterstallig|(?:wciąż|nadal|dalej|jeszcze) (?:nie\\p{L}*|leży|brak\\p{L}*|czeka)|zaległ\\p{L}*',
  '(?:ännu|fortfarande) (?:inte|ej)|ei (?:ole )?vielä|yhä kesken|(?:hâlâ|henüz) \\p{L}+|gecik\\p{L}*',
  'до сих пор|(?:всё|все) ещё|ещё не|пока не|просроч\\p{L}*|досі|(?:ще|поки) не|простроч\\p{L}*',
  '还没|仍未|尚未|至今|逾期|まだ|未提出|未完了|遅れて|아직|밀려|미제출',
  'لم [^.؛]{0,20}بعد|ما زال|لا يزال|متأخر\\p{L}*|עדיין (?:לא|אין)|טרם|באיחור|अभी (?:तक )?[^।]{0,12}नहीं|बाक़ी है|बाकी है',
]);
