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
  "still (?:open|missing|due|owed|outstanding|pending|not|unsent|undone|to be \\p{L}+|ha(?:s|ve) to \\p{L}+)|(?:has|have)(?:n[’']t| not) (?:been )?\\p{L}+|not (?:yet )?(?:done|sent|delivered|signed|paid|filed|implemented|started|begun|written|built|ready|finished|complete)|not yet|yet to be|owes? (?!(?:us |me |them |you )?nothing)|overdue|outstanding|(?:nobody|no one|none of us) (?:has|did|is)|only half (?:done|finished)",
  'noch (?:nicht|immer nicht|offen|aus|zu \\p{L}+)|immer noch (?:nicht|offen)|steht (?:noch )?aus|überfällig|niemand (?:hat|ist)',
  '(?:aún|todavía) (?:no|falta\\p{L}*)|sigue(?:n)? (?:sin|pendiente)|sin (?:entregar|enviar|hacer|firmar|empezar|terminar)|nadie (?:ha|lo)|falta(?:n)? (?:por )?\\p{L}+[aei]r|queda(?:n)? por|falta(?:m)? \\p{L}+[aei]r|ainda (?:não|falta\\p{L}*)|continua pendente|por (?:entregar|enviar|fazer)|ninguém (?:fez|o|a)',
  '(?:toujours|encore) (?:pas|rien)|pas encore|rest(?:e|ent|ait) (?:encore )?à \\p{L}+|en retard|personne n|ancora (?:non|da|manca\\p{L}*)|non (?:è )?ancora|in ritardo|nessuno (?:ha|l)|rest(?:a|ano) da',
  'nog (?:niet|steeds niet|open|te \\p{L}+)|achterstallig|niemand (?:heeft|is)|(?:wciąż|nadal|dalej|jeszcze) (?:nie\\p{L}*|leży|brak\\p{L}*|czeka)|zaległ\\p{L}*|nikt (?:tego )?nie',
  '(?:ännu|fortfarande) (?:inte|ej)|ingen har|ei (?:ole )?vielä|yhä kesken|kukaan ei|(?:hâlâ|henüz) \\p{L}+|gecik\\p{L}*|kimse \\p{L}+',
  'до сих пор|(?:всё|все) ещё|ещё не|пока не|просроч\\p{L}*|никто не|осталось|досі|(?:ще|поки) не|простроч\\p{L}*|ніхто не|залишилось',
  '还没|仍未|尚未|至今|逾期|[只仅]完成|没人|まだ|未提出|未完了|未着手|遅れて|誰も|아직|밀려|미제출|미완료',
  'لم [^.؛]{0,20}بعد|ما زال|لا يزال|متأخر\\p{L}*|לא אחד|עדיין (?:לא|אין)|אף אחד לא|טרם|באיחור|अभी (?:तक )?[^।]{0,12}नहीं|बाक़ी है|बाकी है|किसी ने नहीं',
]);

/** Something is in the way until then, or is left to be made: with a day that is no mere date. */
export const LEFT_TO_DO = wordsOf([
  'still(?! (?:valid|true|fine|works?|supported|available|ok|the same)(?!\\p{L}))|missing|remains? to be|to-?do|waiting (?:for|on)|needs? (?:to|a|an|the)',
  'noch(?!mal)|fehl(?:t|en)|ausstehend\\p{L}*|offen|unerledigt',
  'falta(?:n)?|pendientes?|queda(?:n)? por|pendentes?|faltam?|por fazer|ainda',
  'manqu(?:e|ent)|à (?:faire|terminer|écrire|livrer)|manca(?:no)?|da (?:fare|finire|scrivere)|ancora',
  'nog|ontbre(?:ekt|ken)|jeszcze|brakuje|zostało do|fortfarande|saknas|återstår|mangler|vielä|puuttuu|eksik|hâlâ',
  'ещё|еще|не готов\\p{L}*|не хватает|осталось|ще|бракує|не готов\\p{L}*',
  '还[在没差要未]|仍|缺|未(?:完成|开始)|残って|残りは|足りな|未完|남았|남아|미완|부족',
  'ينقص|لم يكتمل|متبق\\p{L}*|חסר\\p{L}*|נותר\\p{L}*|बाकी|बाक़ी|अधूर\\p{L}*',
]);

/** To be done before the day that was just named. */
export const BEFORE_THAT = wordsOf([
  'before(?= ?(?:$|[.;,)→]|->|then(?!\\p{L})|that(?!\\p{L})|this(?!\\p{L})))|by then|beforehand|(?:in time |ready )?for (?:it|that)(?= ?(?:$|[.;,)]))|until then',
  'vorher|davor|bis dahin|zuvor|vorab',
  'antes(?= ?(?:$|[.;,)]|->|de es[eo]))|para entonces|antes disso|até lá|de antemano',
  "avant(?= ?(?:$|[.;,)]|->|cela|ça))|d[’']ici là|au préalable|prima(?= ?(?:$|[.;,)]|->|di allora))|entro allora|per allora",
  'daarvoor|vóór die (?:tijd|datum)|van tevoren|tegen die tijd|przedtem|wcześniej|do tego czasu|do tej pory',
  'innan dess|dessförinnan|före dess|inden da|før det|sitä ennen|siihen mennessä|o zamana (?:kadar|dek)|öncesinde|ondan önce',
  'до этого|до того|заранее|к этому (?:сроку|времени|дню)|заздалегідь|до цього|до того часу',
  '在此之前|在那之前|此前要|提前|それまでに|その前に|事前に|그\\s?전에|그때까지|미리',
  'قبل ذلك|قبلها|לפני כן|עד אז|उससे पहले|तब तक',
]);

/** Until the day that was just named: by itself that binds whoever reads it before. */
export const UNTIL_THEN = wordsOf([
  'until then|till then|up to then|until that (?:day|date)|(?:not|nothing|no \\p{L}+) before (?:that|then)',
  'bis dahin|bis zu diesem (?:tag|termin|datum)|(?:vorher|davor) (?:kein\\p{L}*|nicht\\p{L}*)|solange',
  'hasta entonces|hasta ese día|até lá|até essa data|até esse dia',
  "jusque-là|d[’']ici là|fino ad allora|fino a quel giorno|prima (?:di allora )?(?:non|niente)",
  'tot die tijd|tot dan|tot die datum|do tego (?:czasu|dnia)|do tej pory|(?:wcześniej|przedtem) nie|dotąd',
  'till dess|fram till dess|indtil da|siihen asti|o (?:zamana|güne|tarihe) (?:kadar|dek)',
  'до тех пор|до этого (?:дня|времени)|до (?:н(?:их|его|её|ее)|того)|раньше не|до того часу|до того дня',
  'それまで|その日まで|그때까지|그날까지|在那之前|在此之前|此前不|到时候之前',
  'حتى ذلك (?:الحين|اليوم)|עד אז|तब तक',
]);
