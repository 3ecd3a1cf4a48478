import { wordsOf } from '../word-table.ts';

export const PLANNED = wordsOf([
  "планує\\p{L}*|план(?:и|у|ом)? на|заплановано|буде|будуть|будемо|з['’ʼ]яв(?:иться|ляться)|ще (?:не|нема\\p{L}*)|поки (?:що )?(?:не|нема\\p{L}*)|у майбутньому|в майбутньому|пізніше|якщо[^.;]{0,60}(?:є|існує|буде)|пропону\\p{L}*|хочемо",
  'مخطط|نخطط|خطة|سيتم|سيكون|سيضاف|سنضيف|سننشئ|سنبني|سنستخدم|سوف|مستقبلا?ً?|لاحقا?ً?|في المستقبل|ليس بعد|لم [^.؛]{0,30}بعد|لا يوجد بعد|نقترح|نريد (?:أن|إضافة)|إذا [^.؛]{0,60}(?:وُ?جد|كان موجود)\\p{L}*',
  'מתוכנ\\p{L}*|מתכננים|תוכנית|בעתיד|בהמשך|עדיין (?:לא|אין)|טרם|נוסיף|נבנה|יהיה|תהיה|יהיו|מציעים|רוצים (?:לבנות|להוסיף)|אם [^.;]{0,60}(?:קיים|קיימת|יהיה)',
  'योजना|आगे (?:चलकर|शायद|कभी)|भविष्य में|बाद में|अभी (?:तक )?(?:नहीं|तय)|अभी [^।;]{0,20} नहीं|बनेग[ाीे]|जुड़ेग[ाीे]|होग[ाीे]|होंगे|आएग[ाीे]|प्रस्ताव|(?:अगर|यदि) [^।;]{0,60}(?:हो|है)',
  'pianificat\\p{L}*|previst[oaie]|sarà creat[oa]|da creare|non ancora|in futuro|più avanti|se esist\\p{L}*|quando ci sarà|potrebbe|proposta|vogliamo creare',
  'gepland\\p{L}*|wordt nog|nog niet|nog te maken|in de toekomst|later (?=te |toe|nog|maken|bouwen)|als\\b[^.;]{0,60}bestaat|zou kunnen|voorstel|willen we',
  'planowan\\p{L}*|zaplanowan\\p{L}*|w planach|o ile|będzie|będą|jeszcze nie|w przyszłości|później|jeśli[^.;]{0,60}istnieje|mógłby|propozycj\\p{L}*|do zrobienia',
  'planerad\\p{L}*|ska skapas|kommer att|ännu inte|i framtiden|senare|om[^.;]{0,60}finns|skulle kunna|förslag|planlagt|endnu ikke|ennå ikke',
  'suunnitel\\p{L}*|tulossa|luodaan myöhemmin|ei vielä|tulevaisuudessa|myöhemmin|jos[^.;]{0,60}on olemassa|ehdot\\p{L}*',
  'planlan\\p{L}*|düşünülüyor|yazılmadı|yapılmadı|oluşturulmadı|olacak|henüz|ileride|sonra eklenecek|varsa|öneri\\p{L}*',
  'will be|will live|will go|will move|plans? (?:to|for|an?|on)|planned|(?:we|i|they|are|is|still) planning|planning (?:to|on)|to be (?:created|added|written|built)|todo(?=[:(])|tbd|should be (?:created|added)|going to|propos(?:ed|al|e)|not yet|yet to|upcoming|in (?:the )?future|someday|eventually|(?:if|when|where|once|as soon as)[^.;]{0,60} (?:exists?|lands?|(?:is|are) (?:present|available|there))|if (?:present|it exists|there is)|would|could|might|idea:|we want|want to (?:add|create|build)|considering|roadmap|draft of|later we|we may',
  'geplant\\p{L}*|wird (?:noch |später )?(?:angelegt|erstellt|kommen|liegen)|soll(?:en)? (?:[^.;]{0,60} )?(?:angelegt|erstellt|gebaut|geschrieben|eingeführt) werden|soll (?:\\p{L}+ )?(?:angelegt|erstellt|entstehen|kommen|werden)|noch nicht|künftig\\p{L}*|zukünftig\\p{L}*|falls vorhanden|falls|wenn[^.;]{0,60}(?:existiert|vorhanden ist|gibt)|später|bis dahin|kommen noch|kommt noch|könnte|würde|vorschlag|wollen wir|irgendwann|sobald',
  'planead[oa]s?|planeamos|previst[oa]s?|pendiente|se creará\\p{L}*|crearemos|todavía no|aún no|futur[oa]s?|más adelante|si existen?|si[^.;]{0,60} existe|cuando exista\\p{L}*|podría\\p{L}*|propuest[oa]s?|por crear|queremos crear|en el futuro',
  'planejad[oa]s?|planejamos|pendente|será criad[oa]|vamos criar|ainda não|futuramente|no futuro|mais tarde|se[^.;]{0,60} existir\\p{L}*|se houver|quando existir|poderia\\p{L}*|propost[oa]s?|a criar|queremos criar',
  "prévue?s?|sera créée?|à créer|pas encore|à l['’]avenir|futurs?|plus tard|s['’]il existe|si[^.;]{0,60} existe|lorsqu['’]il existe|pourrait|serait|propositions?|envisagée?s?|on veut créer",
  'планиру\\p{L}*|запланир\\p{L}*|будет|будут|будем|ещё не|еще не|пока нет|в будущем|позже|если[^.;]{0,60}(?:есть|существует)|появится|предлага\\p{L}*|можно было бы|хотим создать',
  '计划|打算|将会|将要|将来|以后会|未来|尚未|还没|还未|如果[^。]{0,60}存在|如存在|若存在|如果有|待创建|待办|建议新建|考虑|明年(?:再)?[做建写]|会叫',
  '予定|計画|今後|将来|まだ[^。]{0,20}な|いずれ|あれば|(?:存在する|がある|ある)場合|検討中|提案',
  '예정|계획|앞으로|나중에|아직|있으면|있다면|존재하면|추후|검토 중|제안',
]);

/** What stands behind a name of something that is still to be made, in its sentence or as the next one. */
export const NOT_YET = wordsOf([
  'ще (?:нема\\p{L}*|не)|не створю\\p{L}*|лише ідея',
  'ليس (?:موجود\\p{L}* )?بعد|لم (?:ي|ت)\\p{L}+ بعد|لا تنش\\p{L}*|مجرد فكرة',
  'עדיין (?:לא|אין)|טרם|לא ליצור|רק רעיון',
  'अभी (?:तक )?नहीं|मत बनाना|सिर्फ़? विचार',
  "non (?:esiste|c’è|c'è) ancora|non ancora|non crear\\p{L}*|solo un[’']idea",
  'nog niet|niet aanmaken|alleen een idee',
  'jeszcze nie|nie tworzyć|tylko pomysł\\p{L}*',
  'finns inte än|ännu inte|skapa inte|bara en idé',
  'ei vielä|älä luo',
  'henüz|oluşturma|şimdilik yok',
  "(?:not|nothing) (?:there|written|built|created|begun|started) yet|does(?:n[’']t| not) exist yet|(?:only (?:an )?)?ideas? only|only (?:an )?ideas?|(?:do not|don[’']t) (?:create|make|add|build|write) (?:it|them|this|that) (?:yet|now|before)|never committed|never checked in",
  'noch nicht|(?:vorher|jetzt|noch) (?:nichts|nicht) (?:anlegen|erstellen|bauen)|nur eine idee',
  '(?:aún|todavía) no|no (?:l[oa] )?cre(?:ar(?:l[oa])?|es)|solo (?:es )?una idea',
  'ainda não|não (?:criar|crie)|só uma ideia',
  "pas encore|ne pas (?:l[ea] )?créer|qu[’']une idée",
  '(?:ещё|еще|пока) нет|не создава\\p{L}*|только идея',
  '还没|还未|尚未|(?:不要|别|先不)[建做写]',
  'まだ(?:ない|無い|作ら)|作らない(?:で|こと)',
  '아직 없|만들지 (?:마|말)',
]);

/** What was there, or was done to it, on a day: nothing is said of today. */
export const PAST = wordsOf([
  'виправил\\p{L}*|додал\\p{L}*|був у|була у|було у|лежа(?:в|ла|ло|ли)|тоді|тодішн\\p{L}*',
  'كان(?:ت)? (?:في|موجود\\p{L}*)|أصلحنا|أضفنا|آنذاك|حينها|وقتها',
  'הי(?:ה|תה|ו) ב\\p{L}*|תיקנו|הוספנו|אז היה|באותה תקופה',
  '(?:था|थी|थे)|ठीक किया|जोड़ा था|उस समय|तब',
  'è stat[oa]|sono stat[ie]|era in|erano|corrett[oaie]|allora',
  'werd|was in|opgelost|destijds',
  'został[aoy]?|zostały|był[aoy]? w|poprawion\\p{L}*|wtedy',
  'blev|var i|låg i|åtgärdad\\p{L}*|då var',
  'oli|olivat|korjattiin|silloin',
  'idi|düzeltildi|o zaman',
  '(?:was|were|had been|got) (?:\\p{L}+ ){0,2}(?:in|at|from|under|by|inside|fixed|caused|added|introduced|found|reverted|traced|patched|due)|lived in|root cause|(?:we|i|they|user|team) (?:fixed|added|changed|refactored|patched|introduced|wrote|found|edited|touched|debugged|reverted|implemented|shipped|tried)|back then|at that time|last seen|(?:bug|crash|leak|incident|outage) (?:was )?(?:in|at|from)',
  'wurden?|war(?:en)? in|lag(?:en)? in|behoben|damals',
  'estab[a]n?|se (?:arregló|corrigió|agregó|añadió|cambió)|arreglad[oa]|corregid[oa]|entonces',
  'foram|estava[m]? em|ficava|corrigid[oa]|na época',
  "a été|ont été|était dans|étaient|corrigée?s?|à l['’]époque",
  'исправил\\p{L}*|добавил\\p{L}*|был[аио]? в|лежал\\p{L}*|тогда',
  '修复了|修改了|添加了|当时|修好了',
  '修正し|追加し|にあった|にあり(?:ました|ませ)|していた|でした|当時',
  '수정했|추가했|있었|했었|당시',
]);
export const PAST_OPENING =
  /^[\s*_\-\d:.()]*(?:\d{4}-\d\d-\d\d[\s:–—-]*)?(?:\*\*)?(?:fixed|added|changed|refactored|introduced|implemented|patched|reverted|updated|touched|merged|wrote|created|edited|debugged|shipped|extracted|cleaned up|deployed|released|rewrote|resolved)\b/u;

/** A heading above that makes a list one of the past or of what is to come. */
export const HISTORY = wordsOf([
  'історія|зроблено|архів|наступні кроки|завдання',
  'سجل|تاريخ|أنجز|أرشيف|الخطوات التالية|المهام',
  'היסטוריה|בוצע|ארכיון|הצעדים הבאים|משימות',
  'इतिहास|पूरा हुआ|संग्रह|अगले कदम|काम बाकी',
  'storia|cronologia|fatto|archivio|prossimi passi|da fare',
  'geschiedenis|logboek|gedaan|archief|volgende stappen|te doen',
  'historia|zrobione|archiwum|następne kroki|do zrobienia',
  'historik|klart|arkiv|nästa steg|att göra|historie',
  'historia|tehty|arkisto|seuraavat askeleet',
  'geçmiş|yapıldı|arşiv|sonraki adımlar|yapılacaklar',
  'history|changelog|change log|log|timeline|done|completed|archive\\p{L}*|what happened|past|session notes|progress|backlog|next steps|follow-?ups?|ideas?|to-?do',
  'verlauf|historie|erledigt|archiv|nächste schritte|offen',
  'historial|histórico|hecho|archivo histórico|próximos pasos|pendientes?',
  'histórico|concluídos?|feitos?|próximos passos|pendências',
  'historique|fait|terminés?|prochaines étapes|à faire',
  'история|сделано|архив|дальнейшие шаги|задачи',
  '历史|已完成|归档|下一步|待办',
  '履歴|完了|アーカイブ|次の',
  '이력|완료|기록|다음 단계|할 일',
]);
