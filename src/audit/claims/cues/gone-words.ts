import { wordsOf } from '../word-table.ts';

/** Articles and marks that may stand between a word and the claim that it leads up to. */
export const NEXT = `[\\s"'“”«»„(\\[*_]*(?:(?:the|a|an|any|file|folder|script|target|command|der|die|das|den|dem|el|la|los|las|o|os|as|le|les|un|une|uma|файла?|скрипта?|文件|命令)\\s+){0,2}[\\s"'“”«»„(\\[*_]*$`;

export const GONE = wordsOf([
  'видален\\p{L}*|прибра(?:ли|но|ний|на)|перенес\\p{L}*|переміщ\\p{L}*|переїха\\p{L}*|перейменова\\p{L}*|замінен\\p{L}*|замінил\\p{L}*|застаріл\\p{L}*|більше (?:нема|немає|не)|не існу\\p{L}*|вже нема\\p{L}*|раніше|колишн\\p{L}*|стар(?:ий|а|е|і|ого|ої|ому)|попередн\\p{L}*|тепер назива\\p{L}*|відсутн\\p{L}*',
  '[وف]?(?:حُ?ذف\\p{L}*|أ?زيل\\p{L}*|أُزيل\\p{L}*|ألغي\\p{L}*|أُلغي\\p{L}*|نُ?قل(?:ت|ناه|ناها)?|أعيدت? تسمي\\p{L}*|استبدل\\p{L}*|استُبدل\\p{L}*)|لم (?:يعد|تعد)|غير موجود\\p{L}*|لا (?:يوجد|توجد)|القديم\\p{L}*|السابق\\p{L}*|سابق[اً]+|كان يسمى',
  '[ושה]?(?:נמחק\\p{L}*|הוסר\\p{L}*|הועבר\\p{L}*|שונה שמ\\p{L}*|הוחלפ?\\p{L}*|בוטל\\p{L}*|הוצא\\p{L}*)|מחקנו|הסרנו|כבר (?:לא|אין|איננו)|לא קיי(?:ם|מת|מים)|אינ(?:ו|ה) קיי(?:ם|מת)|ה?(?:ישן|ישנה|ישנים|קודם|קודמת)|לשעבר|בעבר|נקרא(?:ת)? עכשיו|מיושנ\\p{L}*',
  'हटा(?:या|यी|ई|ए|ये|दी|दिया)[\\p{L}\\p{M}]*|हटा (?:दिया|दी|दिए)|मिटा(?:या|ई|दी| दिया| दी)|निकाल (?:दिया|दी)|नाम बदल[\\p{L}\\p{M}]*|बदल (?:दिया|दी|गया|गई)|अब (?:नहीं|मौजूद नहीं|[^।;]{0,20}नहीं (?:है|हैं|रहा|रही))|मौजूद नहीं|पुरान[ाीे]|पहले (?:था|थी|थे)|की जगह|अब नाम',
  'se retir(?:ó|aron)|quitamos|sacamos|retiramos|tiramos|tolt[oaie]|buttat[oaie] via|usunęli\\p{L}*|usunął\\p{L}*|skasowali\\p{L}*|wywalili\\p{L}*|wyrzucili\\p{L}*|sildik|kaldırdık|çıkardık|retirad[oa]s?|retir(?:ou|amos|aram)|tirad[oa]s? d[oa]|uitgehaald|eruit (?:gehaald|gegooid)|opgeruimd|weggegooid|rausgeworfen|rausgeflogen|herausgenommen|wycofan\\p{L}*|wyrzucon\\p{L}*|utmönstrad\\p{L}*|tagits bort|tog(?:s)? bort|kastad\\p{L}*|kaldırıl\\p{L}*|silin(?:di|miş)\\p{L}*|çıkarıl\\p{L}*|выпилен\\p{L}*|выпилил\\p{L}*|выкинул\\p{L}*|выброс\\p{L}*|снесли',
  "rimoss[oaie]|eliminat[oaie]|cancellat[oaie]|spostat[oaie]|rinominat[oaie]|sostituit[oaie]|obsolet[oaie]|non esiston?o?|non c[’']è più|non ci sono più|prima era|vecchi[oae]?|precedent[ei]|dismess[oaie]|sparit[oaie]|si chiama ora|ora si chiama",
  'verwijderd|gewist|verplaatst|hernoemd|vervangen|verouderd\\p{L}*|bestaa[tn]? niet|niet meer|vroeger\\p{L}*|voormalig\\p{L}*|weggehaald|heet nu|heette|is er niet|zijn er niet|er is geen',
  'usunięt\\p{L}*|skasowan\\p{L}*|przeniesion\\p{L}*|przemianowan\\p{L}*|zastąpion\\p{L}*|przestarzał\\p{L}*|nie istniej\\p{L}*|już nie|nie ma już|dawn(?:y|a|e|iej)|wcześniej|poprzedni\\p{L}*|teraz nazywa',
  'borttag\\p{L}*|raderad\\p{L}*|flyttad\\p{L}*|flyttats|omdöpt\\p{L}*|ersatt\\p{L}*|föråldrad\\p{L}*|finns inte|inte längre|tidigare|gaml[ae]|försvunn\\p{L}*|heter nu|hette|fjernet|slettet|flyttet|findes ikke|finnes ikke|ikke længere|ikke lenger',
  'poistet\\p{L}*|siirret\\p{L}*|siirtyi|nimetty uudelleen|korvat\\p{L}*|vanhentun\\p{L}*|ei ole enää|ei enää|vanha[an]?|entinen|aiemmin|nykyään nimeltään',
  'silindi|kaldırıldı|taşındı|yeniden adlandırıldı|değiştirildi|eski\\p{L}*|artık yok|mevcut değil|önceki|eskiden|kullanımdan kalktı',
  `removed|deleted|gone|dropped|retired|renamed|moved|replaced|superseded|obsolete|deprecated|no longer|(?:does|do|did)(?: not|n't) exist|(?:is|are)(?: not|n't) there|isn't any|used to|formerly|previously|merged into|(?<!an )old|former|split (?:up )?into|extracted|got rid of|decommissioned|sunset|there(?: is|'s| are) no|no such|not part of|migrated|switched(?! (?:off|on))|was called|were called|historically|originally|(?:was|were) once (?:called|named|known)|(?:was|were) (?:at first|first) (?:called|named)|back when|at the time|abandoned|ripped out|folded into|missing|went away|not anymore|any ?more|until (?:we|it|they) (?:\\p{L}+ed|got|were|was|went|took)|vanished|(?:was|were|been) tried|(?:was|were) here|became|turned into|have no|has no|phased out|(?:deliberately|intentionally|purposely) (?:absent|left out|missing|not)|(?:taken|took|pulled|backed|thrown|threw|kicked|stripped) (?:(?:it|them|that) )?out`,
  'entfernt\\p{L}*|gelöscht\\p{L}*|verschoben|umbenannt|ersetzt|abgelöst|veraltet\\p{L}*|gibt es nicht|existier(?:t|en) nicht|nicht mehr|früher\\p{L}*|ehemal\\p{L}*|alte[rsnm]?|weggefallen|gibt es kein\\p{L}*|vormals|ursprünglich\\p{L}*|fehlt|aufgeteilt|stillgelegt|umgezogen|weg|heißt jetzt|hieß\\p{L}*|wurden? zu',
  'eliminad[oa]s?|borrad[oa]s?|movid[oa]s?|renombrad[oa]s?|re[e]?mplazad[oa]s?|sustituid[oa]s?|obsolet[oa]s?|ya no|no existen?|antes estaba|antigu[oa]s?|anterior(?:es)?|viej[oa]s?|quitad[oa]s?|se (?:eliminó|borró|movió|renombró|quitó|eliminaron|borraron)|eliminamos|borramos|movimos|no hay|desapareció|migrad[oa]s?|trasladad[oa]s?|dejó de existir|pas(?:ó|aron) a (?:ser|llamarse)|ahora se llama',
  'removid[oa]s?|apagad[oa]s?|excluíd[oa]s?|renomead[oa]s?|substituíd[oa]s?|não existem?|já não|não existe mais|antig[oa]s?|removemos|apagamos|não há|não temos|migrad[oa]s?|descontinuad[oa]s?|deixou de existir|passou a (?:ser|se chamar)|agora se chama',
  "supprimée?s?|effacée?s?|retirée?s?|déplacée?s?|renommée?s?|remplacée?s?|obsolètes?|n['’]existe(?:nt)? (?:plus|pas)|n['’]est plus|ancien(?:ne)?s?|auparavant|autrefois|il n['’]y a (?:pas|plus)|disparue?s?|migrée?s?|s['’]appelle (?:désormais|maintenant)|est devenue?",
  'удал[её]н\\p{L}*|удалил\\p{L}*|убра[лн]\\p{L}*|перенес\\p{L}*|перенёс|перемещ\\p{L}*|переехал\\p{L}*|переименова\\p{L}*|замен[её]н\\p{L}*|заменил\\p{L}*|устарел\\p{L}*|больше нет|больше не|не существует|уже нет|раньше|прежн\\p{L}*|стар(?:ый|ая|ое|ые|ом|ого|ой)|бывш\\p{L}*|ранее|теперь называ\\p{L}*|стал[аио]? называться|отсутству\\p{L}*',
  '拿掉|去掉|撤掉|删除|已删|删[掉了]|移除|移到|移至|挪到|移动[到至了]|迁移[到至了]|已迁移|改名|重命名|更名|已?替换|取代|废弃|弃用|不再|不存在|已经没有|不复存在|原来的|旧的|旧版|曾经|曾在|下线|改成|改为|变成|现在叫',
  '外し[たて]|抜い[たて]|削除|消し[たま]|消され|消えた|移動[しさ済]|移した|移され|移行[しさ済]|移りま|移った|改名|リネーム|名前が変|置き換え|廃止|もうない|もうあり|存在しな|存在しま|なくなっ|なくなり|かつて|以前は|以前の|旧\\p{L}|に変わ|に変更|という名前にな|もう使',
  '삭제|제거|지웠|뺐|뺀 |빠졌|옮겼|옮긴|옮겨|이동[했됨되함하]|이름을 바꾸|이름을 바꿨|이름이 바뀌|대체|교체|폐기|더 이상|존재하지|없어졌|없다|없습니다|예전|과거|옛|사라졌|로 바뀌|로 변경',
]);

/** After these the claim is what stands now, whatever else the sentence says is gone. */
export const INSTEAD = wordsOf(
  [
    '(?:spost|rinomin|migr|sostitu)\\p{L}*[^,;.]{0,30} (?:in|da|con|a)|(?:ora|adesso)(?: \\p{L}+){0,2}(?: in| è)?|si chiama|usa\\p{L}*|sta ora in',
    '(?:verplaatst|hernoemd|vervangen)[^,;.]{0,30} (?:naar|door|in)|(?:nu|voortaan)(?: \\p{L}+){0,2}(?: in)?|heet(?: nu)?|gebruik\\p{L}*',
    '(?:przenies|przemianow|zastąpi)\\p{L}*[^,;.]{0,30} (?:do|na|przez)|teraz(?: \\p{L}+){0,2}(?: w)?|leż(?:y|ą) w|nazywa się|używaj\\p{L}*',
    '(?:flytt|ersatt|omdöpt)\\p{L}*[^,;.]{0,30} (?:till|av|med)|(?:nu|numera)(?: \\p{L}+){0,2}(?: i)?|heter(?: nu)?|använd\\p{L}*',
    '(?:siirre|siirt|korvat)\\p{L}*[^,;.]{0,30}|nyt(?: \\p{L}+){0,2}|käytä\\p{L}*',
    '(?:şimdi|artık)(?: \\p{L}+){0,2}|kullan\\p{L}*',
    '(?:moved|renamed|migrated|switched(?! (?:off|on))|changed|extracted|split|merged|folded|ported|went|going)[^,;.]{0,30} (?:in)?to|(?:replaced|superseded)[^,;.]{0,30} (?:by|with)|by calling|by running|now(?: \\p{L}+){0,3}(?: in| at| under| with| by| is| called)?|in favou?r of|use|uses|using|(?:lives?|sits?|stands?) (?:now )?(?:in|at|under)|it(?:\\W?s| is) (?:now )?(?:in|at|under)|see|became|is called|→|->|=>',
    'mittels|mit|über|(?:jetzt|nun|heute)(?: \\p{L}+){0,2}(?: in| unter)?|zugunsten(?: von)?|heißt(?: jetzt)?|verwende\\p{L}*|nutze\\p{L}*|lieg(?:t|en)(?: jetzt)? (?:in|unter)|steh(?:t|en)(?: jetzt)? in',
    '(?:mov|renombr|migr|traslad|re?emplaz|sustitu|pas)\\p{L}*[^,;.]{0,30} (?:a|por|en)|ahora(?: \\p{L}+){0,2}(?: en| es)?|en favor de|usa\\p{L}*|(?:se |a )llama(?:rse)?|está ahora en|vive ahora en',
    '(?:mov|renome|migr|substitu|pass)\\p{L}*[^,;.]{0,30} (?:para|por|em)|agora(?: \\p{L}+){0,2}(?: em| é)?|em favor de|use|fica agora em|está agora em|chama-se',
    '(?:dépla|renomm|migr|rempla)\\p{L}*[^,;.]{0,30} (?:vers|dans|par|en)|(?:maintenant|désormais)(?: \\p{L}+){0,2}(?: dans)?|utilise\\p{L}*|s’appelle|en faveur de',
    '(?:перенес|перенёс|переех|перемест|перемещ|переименова|замен)\\p{L}*[^,;.]{0,30} (?:в|на)|(?:теперь|сейчас)(?: \\p{L}+){0,2}(?: в)?|используй\\p{L}*|леж(?:ит|ат)(?: теперь)? в|хран(?:ится|ятся) в|наход(?:ится|ятся) в|леж(?:ить|ать)(?: тепер)? (?:у|в)',
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
