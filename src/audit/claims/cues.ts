import { MASK } from './stretches.ts';
import { wordsOf } from './word-table.ts';

/**
 * Words round a claim that say it does not stand here now, a language a line: English, German, Spanish, Portuguese,
 * French, Russian, Chinese, Japanese, Korean. `any` may stand anywhere in the sentence; `before` leads up to the claim;
 * `after` follows it closely.
 */

/** The words that lead up to a claim run at most so far, and over no other claim. */
const NEAR = `[^${MASK}.;:。；]{0,60}$`;
const NEXT = `[\\s"'“”«»„(\\[*_]*(?:(?:the|a|an|any|file|folder|script|target|command|der|die|das|den|dem|el|la|los|las|o|os|as|le|les|un|une|uma|файла?|скрипта?|文件|命令)\\s+){0,2}[\\s"'“”«»„(\\[*_]*$`;

export const GONE = wordsOf([
  "rimoss[oaie]|eliminat[oaie]|cancellat[oaie]|spostat[oaie]|rinominat[oaie]|sostituit[oaie]|obsolet[oaie]|non esiston?o?|non c[’']è più|non ci sono più|prima era|vecchi[oae]?|precedent[ei]|dismess[oaie]|sparit[oaie]|si chiama ora|ora si chiama",
  'verwijderd|gewist|verplaatst|hernoemd|vervangen|verouderd\\p{L}*|bestaa[tn]? niet|niet meer|vroeger\\p{L}*|voormalig\\p{L}*|weggehaald|heet nu|heette|is er niet|zijn er niet|er is geen',
  'usunięt\\p{L}*|skasowan\\p{L}*|przeniesion\\p{L}*|przemianowan\\p{L}*|zastąpion\\p{L}*|przestarzał\\p{L}*|nie istniej\\p{L}*|już nie|nie ma już|dawn(?:y|a|e|iej)|wcześniej|poprzedni\\p{L}*|teraz nazywa',
  'borttag\\p{L}*|raderad\\p{L}*|flyttad\\p{L}*|flyttats|omdöpt\\p{L}*|ersatt\\p{L}*|föråldrad\\p{L}*|finns inte|inte längre|tidigare|gaml[ae]|försvunn\\p{L}*|heter nu|hette|fjernet|slettet|flyttet|findes ikke|finnes ikke|ikke længere|ikke lenger',
  'poistet\\p{L}*|siirret\\p{L}*|siirtyi|nimetty uudelleen|korvat\\p{L}*|vanhentun\\p{L}*|ei ole enää|ei enää|vanha[an]?|entinen|aiemmin|nykyään nimeltään',
  'silindi|kaldırıldı|taşındı|yeniden adlandırıldı|değiştirildi|eski\\p{L}*|artık yok|mevcut değil|önceki|eskiden|kullanımdan kalktı',
  `removed|deleted|gone|dropped|retired|renamed|moved|replaced|superseded|obsolete|deprecated|no longer|(?:does|do|did)(?: not|n't) exist|(?:is|are)(?: not|n't) there|isn't any|used to|formerly|previously|merged into|old|former|split (?:up )?into|extracted|got rid of|decommissioned|sunset|there(?: is|'s| are) no|no such|not part of|migrated|switched|was called|were called|historically|originally|(?:was|were) once (?:called|named|known)|(?:was|were) (?:at first|first) (?:called|named)|back when|at the time|abandoned|ripped out|folded into|missing|went away|not anymore|any ?more|until (?:we|it|they)|vanished|became|turned into|have no|has no|phased out`,
  'entfernt\\p{L}*|gelöscht\\p{L}*|verschoben|umbenannt|ersetzt|abgelöst|veraltet\\p{L}*|gibt es nicht|existier(?:t|en) nicht|nicht mehr|früher\\p{L}*|ehemal\\p{L}*|alte[rsnm]?|weggefallen|gibt es kein\\p{L}*|vormals|ursprünglich\\p{L}*|fehlt|aufgeteilt|stillgelegt|umgezogen|weg|heißt jetzt|hieß\\p{L}*|wurden? zu',
  'eliminad[oa]s?|borrad[oa]s?|movid[oa]s?|renombrad[oa]s?|re[e]?mplazad[oa]s?|sustituid[oa]s?|obsolet[oa]s?|ya no|no existen?|antes estaba|antigu[oa]s?|anterior(?:es)?|viej[oa]s?|quitad[oa]s?|se (?:eliminó|borró|movió|renombró|quitó|eliminaron|borraron)|eliminamos|borramos|movimos|no hay|desapareció|migrad[oa]s?|trasladad[oa]s?|dejó de existir|pas(?:ó|aron) a (?:ser|llamarse)|ahora se llama',
  'removid[oa]s?|apagad[oa]s?|excluíd[oa]s?|renomead[oa]s?|substituíd[oa]s?|não existem?|já não|não existe mais|antig[oa]s?|removemos|apagamos|não há|não temos|migrad[oa]s?|descontinuad[oa]s?|deixou de existir|passou a (?:ser|se chamar)|agora se chama',
  "supprimée?s?|effacée?s?|retirée?s?|déplacée?s?|renommée?s?|remplacée?s?|obsolètes?|n['’]existe(?:nt)? (?:plus|pas)|n['’]est plus|ancien(?:ne)?s?|auparavant|autrefois|il n['’]y a (?:pas|plus)|disparue?s?|migrée?s?|s['’]appelle (?:désormais|maintenant)|est devenue?",
  'удал[её]н\\p{L}*|удалил\\p{L}*|убра[лн]\\p{L}*|перенес\\p{L}*|перенёс|перемещ\\p{L}*|переехал\\p{L}*|переименова\\p{L}*|замен[её]н\\p{L}*|заменил\\p{L}*|устарел\\p{L}*|больше нет|больше не|не существует|уже нет|раньше|прежн\\p{L}*|стар(?:ый|ая|ое|ые|ом|ого|ой)|бывш\\p{L}*|ранее|теперь называ\\p{L}*|стал[аио]? называться|отсутству\\p{L}*',
  '删除|已删|删掉|移除|移到|移至|挪到|移动[到至了]|迁移[到至了]|已迁移|改名|重命名|更名|已?替换|取代|废弃|弃用|不再|不存在|已经没有|不复存在|原来的|旧的|旧版|曾经|曾在|下线|改成|改为|变成|现在叫',
  '削除|消した|消され|消えた|移動[しさ済]|移した|移され|移行[しさ済]|移りま|移った|改名|リネーム|名前が変|置き換え|廃止|もうない|もうあり|存在しな|存在しま|なくなっ|なくなり|かつて|以前は|以前の|旧\\p{L}|に変わ|に変更|という名前にな|もう使',
  '삭제|제거|옮겼|옮긴|옮겨|이동[했됨되함하]|이름을 바꾸|이름을 바꿨|이름이 바뀌|대체|교체|폐기|더 이상|존재하지|없어졌|없다|없습니다|예전|과거|옛|사라졌|로 바뀌|로 변경',
]);

/** After these the claim is what stands now, whatever else the sentence says is gone. */
export const INSTEAD = wordsOf(
  [
    '(?:spost|rinomin|migr|sostitu)\\p{L}*[^,;.]{0,30} (?:in|da|con|a)|(?:ora|adesso)(?: \\p{L}+){0,2}(?: in| è)?|si chiama|usa\\p{L}*|sta ora in',
    '(?:verplaatst|hernoemd|vervangen)[^,;.]{0,30} (?:naar|door|in)|(?:nu|voortaan)(?: \\p{L}+){0,2}(?: in)?|heet(?: nu)?|gebruik\\p{L}*',
    '(?:przenies|przemianow|zastąpi)\\p{L}*[^,;.]{0,30} (?:do|na|przez)|teraz(?: \\p{L}+){0,2}(?: w)?|nazywa się|używaj\\p{L}*',
    '(?:flytt|ersatt|omdöpt)\\p{L}*[^,;.]{0,30} (?:till|av|med)|(?:nu|numera)(?: \\p{L}+){0,2}(?: i)?|heter(?: nu)?|använd\\p{L}*',
    '(?:siirre|siirt|korvat)\\p{L}*[^,;.]{0,30}|nyt(?: \\p{L}+){0,2}|käytä\\p{L}*',
    '(?:şimdi|artık)(?: \\p{L}+){0,2}|kullan\\p{L}*',
    '(?:moved|renamed|migrated|switched|changed|extracted|split|merged|folded|ported|went|going)[^,;.]{0,30} (?:in)?to|(?:replaced|superseded)[^,;.]{0,30} (?:by|with)|by calling|by running|now(?: \\p{L}+){0,3}(?: in| at| under| with| by| is| called)?|in favou?r of|use|uses|using|(?:lives?|sits?|stands?) (?:now )?(?:in|at|under)|it(?:\\W?s| is) (?:now )?(?:in|at|under)|see|became|is called|→|->|=>',
    'mittels|mit|über|(?:jetzt|nun|heute)(?: \\p{L}+){0,2}(?: in| unter)?|zugunsten(?: von)?|heißt(?: jetzt)?|verwende\\p{L}*|nutze\\p{L}*|liegt(?: jetzt)? (?:in|unter)',
    '(?:mov|renombr|migr|traslad|re?emplaz|sustitu|pas)\\p{L}*[^,;.]{0,30} (?:a|por|en)|ahora(?: \\p{L}+){0,2}(?: en| es)?|en favor de|usa\\p{L}*|(?:se |a )llama(?:rse)?|está ahora en|vive ahora en',
    '(?:mov|renome|migr|substitu|pass)\\p{L}*[^,;.]{0,30} (?:para|por|em)|agora(?: \\p{L}+){0,2}(?: em| é)?|em favor de|use|fica agora em|está agora em|chama-se',
    '(?:dépla|renomm|migr|rempla)\\p{L}*[^,;.]{0,30} (?:vers|dans|par|en)|(?:maintenant|désormais)(?: \\p{L}+){0,2}(?: dans)?|utilise\\p{L}*|s’appelle|en faveur de',
    '(?:перенес|перенёс|переех|перемест|перемещ|переименова|замен)\\p{L}*[^,;.]{0,30} (?:в|на)|(?:теперь|сейчас)(?: \\p{L}+){0,2}(?: в)?|используй\\p{L}*|лежит(?: теперь)? в',
    '到|至|为|成|现在(?:在|是|位于|改用|用)?|改用|使用|换成|改为',
    '現在は|今は',
    '지금은|현재는|이제는?',
  ],
  { after: `${NEXT}` },
);
/** German puts the verb behind: `nach x verschoben`. */
export const INTO_GERMAN = [
  new RegExp(`(?<!\\p{L})(?:nach|in|durch|zu)${NEXT}`, 'u'),
  /^[\s*_"'“`)]*(?:verschoben|umbenannt|ersetzt|umgezogen|migriert|ausgelagert)/u,
] as const;
/** Languages that put the word behind: `…に移動した`. */
export const INTO_AFTER =
  /^[\s*_"'」』)）]*(?:に(?!ない|は)|へ|(?:으)?로(?=\s*(?:옮|이동|이름|바|대체|교체|변경|이전|통합)))/u;

export const PLANNED = wordsOf([
  'pianificat\\p{L}*|previst[oaie]|sarà creat[oa]|da creare|non ancora|in futuro|più avanti|se esist\\p{L}*|quando ci sarà|potrebbe|proposta|vogliamo creare',
  'gepland\\p{L}*|wordt nog|nog niet|nog te maken|in de toekomst|later (?=te |toe|nog|maken|bouwen)|als\\b[^.;]{0,60}bestaat|zou kunnen|voorstel|willen we',
  'planowan\\p{L}*|zaplanowan\\p{L}*|będzie|będą|jeszcze nie|w przyszłości|później|jeśli[^.;]{0,60}istnieje|mógłby|propozycj\\p{L}*|do zrobienia',
  'planerad\\p{L}*|ska skapas|kommer att|ännu inte|i framtiden|senare|om[^.;]{0,60}finns|skulle kunna|förslag|planlagt|endnu ikke|ennå ikke',
  'suunnitel\\p{L}*|tulossa|luodaan myöhemmin|ei vielä|tulevaisuudessa|myöhemmin|jos[^.;]{0,60}on olemassa|ehdot\\p{L}*',
  'planlan\\p{L}*|olacak|henüz|ileride|sonra eklenecek|varsa|öneri\\p{L}*',
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

export const EXAMPLE = wordsOf([
  'per esempio|ad esempio|p\\.\\s?es|esempi[oe]?|qualcosa come',
  'bijvoorbeeld|bijv\\.|voorbeeld\\p{L}*|zoiets als',
  'na przykład|np\\.|przykład\\p{L}*|coś jak',
  'till exempel|t\\.\\s?ex|exempel\\p{L}*|något som|for eksempel|f\\.eks',
  'esimerkiksi|esim\\.|esimerk\\p{L}*|jotain kuten',
  'örneğin|mesela|örnek\\p{L}*|gibi bir',
  'e\\.\\s?g|eg|for example|for instance|examples?|say,|imagine|hypothetical\\p{L}*|placeholders?|something like|looks? like|of the form|such as|pretend|suppose|made-up|fictional|name (?:\\p{L}+ ){0,3}(?:files?|branch(?:es)?|components?)|naming',
  'z\\.\\s?B|zum Beispiel|beispiel\\p{L}*|etwa so|so etwas wie|platzhalter|benenne\\p{L}*|benannt',
  'p\\.\\s?ej|por ejemplo|ejemplos?|algo como|se nombran',
  'por exemplo|p\\.\\s?ex|exemplos?|algo como|nomeie',
  'par exemple|p\\.\\s?ex|exemples?|quelque chose comme|tels? que|nommez',
  'например|к примеру|примеры?|вроде|типа|такие как|называ\\p{L}* ',
  '例如|比如|譬如|举例|示例|诸如|类似|形如|占位|命名',
  '例えば|たとえば|例[：:)）]|例として|のような|などの|サンプル|命名',
  '예를 들어|예를 들면|예시|가령|예[:：)]|같은|이름은',
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

/** What comes after is made, or is not to be made. */
export const MAKES = wordsOf(
  [
    'crea|creare|creano|genera\\p{L}*|scriv\\p{L}* in|salva\\p{L}*|esporta\\p{L}*|aggiung\\p{L}*',
    'maak\\p{L}*|genereer\\p{L}*|schrij\\p{L}* naar|bewaar\\p{L}*|exporteer\\p{L}*|voeg\\p{L}*',
    'tworz\\p{L}*|utwórz|generuj\\p{L}*|zapisuj\\p{L}*|zapisz|eksportuj\\p{L}*|dodaj\\p{L}*',
    'skapa\\p{L}*|generera\\p{L}*|skriv\\p{L}* till|spara\\p{L}*|exportera\\p{L}*|lägg till|opret\\p{L}*|opprett\\p{L}*',
    'luo|luodaan|luo\\p{L}*|generoi\\p{L}*|kirjoita\\p{L}*|tallen\\p{L}*|lisää\\p{L}*',
    'oluştur\\p{L}*|üret\\p{L}*|yaz\\p{L}*|kaydet\\p{L}*|ekle\\p{L}*',
    'creat(?:e|es|ed|ing)|generat(?:e|es|ed|ing)|writ(?:e|es|ing|ten)(?: \\p{L}+){0,4} (?:to|into|in|as)|sav(?:e|es|ed|ing)|emit(?:s|ted)?|outputs?|produc(?:e|es|ed)|export(?:s|ed)?(?: \\p{L}+){0,3} (?:to|into|as)|dump(?:s|ed)?|add(?:s|ing)? (?:an?|new|another|any|more)|introduc(?:e|ing)|scaffold\\p{L}*|touch|mkdir|(?:log|render|compile|build|download|bundle|copie|copy|transpile)s?(?: \\p{L}+){0,3} (?:to|into)|put(?:s|ting)? (?:an?|new|your|any)|make (?:an?|new)|reintroduc\\p{L}*|bring back|re-add|resurrect',
    'erzeug\\p{L}*|erstell\\p{L}*|generier\\p{L}*|anleg\\p{L}*|lege?n?|schreib\\p{L}*|speicher\\p{L}*|exportier\\p{L}*|einführ\\p{L}*',
    'crea|crear|crean|cree[sn]?|genera\\p{L}*|escrib\\p{L}* en|guarda\\p{L}*|exporta\\p{L}*|añad\\p{L}*|agreg\\p{L}*',
    'cria|criar|criam|crie[m]?|gera\\p{L}*|grav\\p{L}+|salv\\p{L}+|exporta\\p{L}*|adicion\\p{L}*',
    'cré[eé]\\p{L}*|génèr\\p{L}*|génér\\p{L}*|écri\\p{L}* dans|enregistr\\p{L}*|export(?:e|er|ez|ons)|ajout\\p{L}*',
    'созда\\p{L}+|генериру\\p{L}+|запис\\p{L}+ в|пиш\\p{L}+ в|сохраня\\p{L}+|сохрани\\p{L}*|выгру\\p{L}+|добавля\\p{L}+',
    '创建|新建|生成|写入|写到|保存|输出|导出|新增|添加',
  ],
  { after: NEAR },
);
/** `x is generated`, `x を作成`. */
export const MADE_AFTER = new RegExp(
  `^[^${MASK}.;。；]{0,40}?(?:(?:is|are|gets?|being|be|auto)[ -](?:always |automatically |auto-?|never )?(?:generated|created|written|emitted|produced|built|checked out|compiled|gitignored|ignored|untracked|not (?:committed|tracked|checked in|in git))|auto-?generated|wird (?:\\p{L}+ )?(?:erzeugt|generiert|erstellt|geschrieben|gebaut)|ist generiert|se genera|se crea|es generad[oa]|(?:é|são) (?:gerad|criad)[oa]s?|est (?:généré|créé)e?|генериру\\p{L}+|созда[её]тся|(?:自动|由)[^。]{0,12}生成|(?:を|が|に|へ|は)[^。]{0,8}?(?:自動)?(?:作成|作ら|作る|作って|作り|生成|書き出|書き込|保存|出力)|(?:을|를|에|로|은|는|이|가)\\s?[^.]{0,8}?(?:생성|만들|만든|저장|출력|내보내))`,
  'u',
);
export const UNTRACKED = wordsOf([
  'ignorat[oaie] da git|non (?:è|sono) (?:versionat|tracciat)[oaie]|a runtime|non committare',
  'genegeerd door git|niet (?:gecommit|in git|ingecheckt)|tijdens het draaien',
  'ignorowan\\p{L}* przez git|nie (?:commituj\\p{L}*|w git\\p{L}*|śledzon\\p{L}*)|w czasie działania',
  'ignoreras av git|inte (?:incheckad\\p{L}*|i git|versionshanterad\\p{L}*)|vid körning',
  'ei (?:commitoida|gitissä|versionhallinnassa)|ajon aikana|gitignore',
  "git'?e (?:eklenmez|girmez)|commit edilmez|çalışma anında",
  "git-?ignored|ignored by git|untracked|not (?:committed|tracked|checked in|in git|under version control)|(?:never|do not|don't) (?:commit|check in)|at runtime|build (?:output|artifacts?|artefacts?)|local[- ]only|only locally|temp(?:orary)? files?|generated (?:files?|code|output)|per-developer|log files?",
  'nicht (?:eingecheckt|versioniert|committet|im git)|nie(?:mals)? committen|zur laufzeit|build-ausgabe|lokal[e]? datei|ignoriert',
  'ignorad[oa]s? por git|no se (?:sube|commitea|versiona)\\p{L}*|en tiempo de ejecución|nunca (?:hagas commit|subas|commitees)',
  'ignorad[oa]s? pelo git|não (?:é |são )?(?:versionad|commitad)\\p{L}*|em tempo de execução|nunca (?:faça commit|commite)',
  "ignorée?s? par git|non versionnée?s?|à l['’]exécution|ne (?:jamais|pas) commiter?",
  'не (?:коммит\\p{L}*|в git|под git\\p{L}*|отслежива\\p{L}*)|в gitignore|во время выполнения',
  '不提交|不要提交|未跟踪|不纳入|运行时|忽略',
  'コミットしない|コミットされ|gitignore|実行時',
  '커밋하지|커밋되지|추적하지|런타임에',
]);

export const ELSEWHERE = wordsOf([
  '(?:sul|su un|nel|sui) (?:\\p{L}+ )?(?:server|contenitore|container|cluster|portatile)|in produzione|(?:un )?altr[oa] (?:repo|repository|progetto|macchina)|via ssh|macchina remota',
  '(?:op|in) (?:de|een|onze|mijn) (?:\\p{L}+ )?(?:server|container|cluster|laptop)|in productie|ander\\p{L}* (?:repo|repository|project|machine)|via ssh',
  'na (?:\\p{L}+ )?(?:serwer\\p{L}*|produkcji|laptop\\p{L}*)|w (?:\\p{L}+ )?kontener\\p{L}*|inn\\p{L}+ (?:repozytori\\p{L}*|projek\\p{L}*|maszyn\\p{L}*)|przez ssh',
  '(?:på|i) (?:\\p{L}+ )?(?:servern?|containern?|klustret|produktion)|(?:ett |en )?ann\\p{L}+ (?:repo|projekt|dator)|via ssh|anden? (?:repo|projekt)',
  'palvelim\\p{L}*|tuotannossa|kontissa|toise\\p{L}+ (?:repo\\p{L}*|projekt\\p{L}*|kone\\p{L}*)|ssh:lla',
  'sunucu(?:da|daki|nun)|üretimde|başka (?:bir )?(?:depo|proje|makine)\\p{L}*|ssh ile',
  "(?:on|onto) (?:the |our |my |a |his |her |their )?(?:\\p{L}+[- ]){0,2}(?:server|servers|prod|production|staging|host|hosts|vm|vms|droplet|cluster|laptop|desktop|machine|machines|box|router|nas|raspberry(?: pi)?|vps|bastion|runner|runners|device|phone|mac|macbook|windows|ci)|(?:in|inside|within) (?:the |a |our )?(?:\\p{L}+[- ]){0,1}(?:containers?|docker|image|pod|vm|bucket|devcontainer|ci)|remote (?:host|machine|server)|\\p{L}+['’]s (?:fork|repo|checkout|clone|laptop|machine|pc|project)|(?:in|on) (?:a|the|his|her|their) fork|over ssh|via ssh|ssh|scp|rsync|(?:another|other|different|separate|sibling|neighbou?ring) (?:\\p{L}+ )?(?:repo|repos|repository|repositories|project|projects|machine|checkout|codebase)|upstream|(?:in|of|from|see) (?:the |their |her |his |my )(?!same|this|whole|main|current|entire|git|project|own|mono)[\\p{L}\\p{N}_-]+[- ](?:repo|repository|codebase)|(?:client|customer|colleague|vendor|friend|partner)['’]s|at work|my (?:laptop|home|desktop|dotfiles)|dotfiles|third[- ]party|the (?:other|old) (?:box|host)",
  'auf (?:dem|einem|der|unserem|meinem|den) (?:\\p{L}+-?)*(?:server\\p{L}*|rechner|host|laptop|maschine|produktion|cluster|mac|notebook)|(?:im|in einem|in dem) (?:\\p{L}+-?)*(?:container|pod|image|repo)|(?:in|aus) einem ander\\p{L}*|ander\\p{L}* (?:repo\\p{L}*|projekt|rechner)|per ssh|kundenserver',
  'en (?:el|un|nuestro|mi) (?:servidor|contenedor|portátil|ordenador|clúster|cluster)|en producción|otr[oa]s? (?:repo|repositorio|proyecto|equipo|máquina)s?|por ssh|máquina remota',
  '(?:no|em um|do|nosso) (?:servidor|contêiner|container|cluster|notebook)|em produção|outr[oa]s? (?:repo|repositório|projeto|máquina)s?|por ssh|máquina remota',
  "(?:sur|dans) (?:le|un|notre|mon) (?:serveur|conteneur|cluster|portable)|en production|(?:un |d['’]un )?autre (?:dépôt|projet|machine|repo)|par ssh|via ssh|machine distante",
  'на (?:\\p{L}+ )?(?:сервер\\p{L}*|проде|продакшене|ноутбуке|хосте|стейджинге|маке)|в (?:\\p{L}+ )?контейнер\\p{L}*|друг\\p{L}+ (?:репозитор\\p{L}*|проект\\p{L}*|машин\\p{L}*)|по ssh|удал[её]нн\\p{L}+ (?:машин\\p{L}*|сервер\\p{L}*)',
  '服务器[上的里]|生产环境|线上|另一个\\s?(?:仓库|项目|机器)|另外的(?:仓库|项目)|其他(?:仓库|项目)|别的(?:仓库|项目|机器)|容器[里内中]|远程(?:机器|主机|服务器)|上游',
  'サーバーー?[上でのに]|サーバ[上での]|本番|(?:別|他)の(?:リポジトリ|プロジェクト|マシン|レポジトリ)|コンテナ[内の]|リモート(?:マシン|ホスト)|上流',
  '서버(?:에|의|에서)|운영 환경|다른 (?:저장소|레포|리포|프로젝트|컴퓨터|머신)|컨테이너 (?:안|내)|원격|프로덕션',
]);

export const FAULT = wordsOf([
  'non trovat[oaie]|messaggio di errore|fallisce con',
  'niet gevonden|foutmelding|faalt met',
  'nie znalezion\\p{L}*|komunikat błędu',
  'hittades inte|felmeddelande|ikke fundet|ikke funnet',
  'ei löydy|ei löytynyt|virheilmoitus',
  'bulunamadı|hata mesajı',
  "error:|errors? (?:says?|reads?|was|message)|enoent|(?:can(?:not|'t)|could not|couldn't|unable to) (?:find|resolve|open|load)|no such file|not found|traceback|throws|fails? with|failed with|complains|unresolved|ts\\d{4}|fatal:|warning:",
  'nicht gefunden|fehlermeldung|schlägt fehl mit',
  'no se encontró|no encontrad[oa]|mensaje de error|falla con',
  'não encontrad[oa]|mensagem de erro|falha com',
  "introuvables?|message d['’]erreur|échoue avec",
  'не найден\\p{L}*|ошибк[аи]:|сообщение об ошибке|падает с',
  '找不到|未找到|报错|错误信息',
  '見つかりま|見つからな|エラーメッセージ|エラー[:：]',
  '찾을 수 없|오류 메시지|에러 메시지',
]);

/** What was there, or was done to it, on a day: nothing is said of today. */
export const PAST = wordsOf([
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

/** A rule against something: nothing is said of whether it is there. */
export const BANS = wordsOf([
  'mai(?= \\p{L}+(?:are|ere|ire)(?!\\p{L}))|non(?!-)|evita\\p{L}*|invece di|anziché|senza|vietat[oaie]|né',
  'nooit|niet|geen|vermijd\\p{L}*|in plaats van|zonder|verboden|noch',
  'nigdy|nie|unikaj\\p{L}*|zamiast|bez|zabronion\\p{L}*|ani',
  'aldrig|inte|ej|ingen|inga|inget|undvik\\p{L}*|i stället för|istället för|utan|förbjud\\p{L}*|ikke|aldri|undgå',
  'ei|eivät|älä|älkää|ei koskaan|vältä\\p{L}*|sijaan|ilman|kielletty\\p{L}*',
  'asla|yerine|olmadan|yasak\\p{L}*|\\p{L}+(?:mayın|meyin|mayınız|meyiniz)',
  "never|not|don't|doesn't|mustn't|shouldn't|can't|cannot|won't|avoid\\p{L}*|forbidden|banned|stop using|no|nor|instead of|rather than|without|isn't|aren't|refuse\\p{L}*|unlike",
  'nie|niemals|nicht|kein\\p{L}*|vermeide\\p{L}*|statt|anstatt|anstelle(?: von)?|ohne|verboten\\p{L}*|weder|noch',
  'nunca|jamás|no|evita\\p{L}*|en lugar de|en vez de|sin|prohibid[oa]s?|ni',
  'nunca|jamais|não|evite\\p{L}*|em vez de|no lugar de|ao invés de|sem|proibid[oa]s?|nem',
  "jamais|ne|n['’]\\p{L}+|pas|éviter?|évitez|au lieu de|plutôt que|sans|interdite?s?|ni",
  'никогда|не|нельзя|избега\\p{L}*|вместо|без|запрещ\\p{L}*|ни',
  '不要|不能|不得|禁止|避免|别用|切勿|绝不|决不|从不|而不是|而非|代替|不使用|不用|没有|无需',
]);
export const BANNED_AFTER =
  /^[\s*_"'」』)）]*(?:nicht (?:\p{L}+ ){0,4}\p{L}+en(?=\s*(?:[.;,!)]|$))|[^\u0001。、,.]{0,14}?(?:使わ(?:ない|ず)|禁止|避け|しない|しては|せず|やめ|使用しない|ではなく|の代わりに|じゃなく|なしで|より)|[^\u0001.,]{0,14}?(?:쓰지|사용하지|금지|피하|하지 (?:말|않)|마세요|말 것|대신|말고|아니라|아닌|보다|없이))/u;
/** Whoever is told not to touch a file is told that it is there. */
export const TOUCHES =
  /(?<!\p{L})(?:edit|touch|modif|chang|delet|renam|mov(?:e|ing)|import|overwrit|format|refactor|hand-|bearbeit|änder|anfass|lösch|editar|tocar|toques|borr|cambi|edite|altere|mexa|mexer|apag|supprim|édit|редакт|меня|прав|трог|удаля|импорт)|修改|编辑|改动|删除|导入|編集|変更|触|インポート|수정|편집|변경|건드|삭제|임포트/u;
/** `not x`, `instead of x`, right before the claim. */
export const NOT = wordsOf(
  [
    '(?:non|invece di|anziché|senza|mai)(?: (?:in|con|a|da))?',
    '(?:niet|geen|in plaats van|zonder|nooit)(?: (?:in|met|naar))?',
    '(?:nie|zamiast|bez|nigdy)(?: (?:w|z|do))?',
    '(?:inte|ej|i stället för|istället för|utan|aldrig|ikke)(?: (?:i|med|till))?',
    '(?:ei|älä|ilman)',
    '(?:not|no|never|nor|instead of|rather than|unlike|without|against)(?: (?:in|at|under|from|into|to|via|with|using|by|on))?',
    '(?:nicht|kein\\p{L}*|statt|anstatt|anstelle(?: von)?|ohne|gegen)(?: (?:in|unter|mit|aus|nach|per))?',
    '(?:no|nunca|en lugar de|en vez de|sin)(?: (?:en|con|a|de))?',
    '(?:não|nunca|em vez de|no lugar de|ao invés de|sem)(?: (?:em|com|de))?',
    '(?:pas|au lieu de|plutôt que|sans|jamais)(?: (?:dans|avec|de))?',
    '(?:не|вместо|без|нет)(?: (?:в|через|с))?',
    '不是|不在|而不是|而非|代替|没有|别用|不要用|不用',
  ],
  { after: NEXT },
);
/** `never push without running x`: between the ban and the claim. */
export const UNLESS = wordsOf([
  'senza|prima(?: di)?|fino a|salvo|ma|tranne',
  'zonder|voordat|tenzij|tot|maar|behalve',
  'bez|zanim|dopóki|chyba że|ale|oprócz',
  'utan|innan|om inte|tills|men|utom',
  'ennen kuin|ellei|mutta|paitsi',
  'önce|olmadan|kadar|hariç',
  'without|before|unless|until|except(?: with| via)?|only|but|instead',
  'ohne|bevor|außer|sondern|bis|vor',
  'sin|antes(?: de)?|hasta|salvo|sino|excepto',
  'sem|antes(?: de)?|até|exceto|mas',
  "sans|avant(?: de)?|sauf|jusqu['’]à|mais",
  'без|до|пока|кроме|прежде|перед|а',
  '除非|之前|直到|才|而是|要用|应该用|请用',
]);
