import { lowered } from '../claims/word-table.ts';
import { forceOf } from '../../text/preferring.ts';

/** Verbs that a sentence opens with when it tells somebody what to do; in Latin letters, a language a line. */
const OPENING = [
  "always|never|do not|don't|please|make sure|ensure|use|run|keep|avoid|prefer|write|put|check|ask|add|call|commit|format|test|name|read|open|send|set|stop|start|treat|return|reply|answer|include|exclude|explain|show|follow|verify|update|delete|remove|rebase|merge|push|deploy|pin|log|wrap|validate|escape|store|quote|cite|mention|leave|let|only|wait|confirm|propose|suggest|double-check|limit|say|tell|give|break|split|group|sort|round|link|stick|respect|handle|mock|review|sign|tag|squash|document|import|export|install|skip|start|finish|begin|end|create|convert|copy|cover|declare|define|default|describe|disable|enable|extract|fetch|fix|generate|guard|hide|inline|load|lock|mark|measure|migrate|move|mount|notify|parse|pass|pick|prefix|print|record|refuse|reject|rename|replace|report|request|reuse|roll|save|schedule|seed|select|separate|serve|ship|summari[sz]e|switch|track|translate|trim|try|turn|type|upgrade|upload|warn",
  'immer|nie|niemals|bitte|verwende|nutze|benutze|führe|halte|vermeide|schreibe?|lege|prüfe|frage?|füge|rufe|formatiere|teste|benenne|lies|öffne|sende|setze|stelle|antworte|erkläre|zeige|folge|aktualisiere|lösche|entferne|lass|warte|bestätige|nenne|achte|mache?|lade|starte|speichere|committe|pushe|keine?',
  'siempre|nunca|no|usa|utiliza|ejecuta|mantén|evita|prefiere|escribe|pon|revisa|pregunta|añade|agrega|llama|formatea|prueba|nombra|lee|abre|envía|responde|explica|muestra|sigue|verifica|actualiza|borra|elimina|deja|espera|confirma|haz|asegúrate|comprueba|valida|guarda|sube|crea',
  'sempre|nunca|não|use|utilize|execute|rode|mantenha|evite|prefira|escreva|coloque|verifique|pergunte|adicione|chame|formate|teste|nomeie|leia|abra|envie|responda|explique|mostre|siga|atualize|apague|remova|deixe|espere|confirme|faça|garanta|valide|salve|crie',
  "toujours|jamais|ne|n['’]\\p{L}+|utilise[rz]?|lance[rz]?|exécute[rz]?|garde[rz]?|évite[rz]?|préfère|écri[rstvez]+|mets|mettre|vérifie[rz]?|demande[rz]?|ajoute[rz]?|appelle[rz]?|formate[rz]?|teste[rz]?|nomme[rz]?|li[ts]|lisez|ouvre|envoie|réponds?|répondez|explique[rz]?|montre[rz]?|sui[st]|mets à jour|supprime[rz]?|laisse[rz]?|attends|confirme[rz]?|fais|assure[rz]?",
  'всегда|никогда|не|используй\\p{L}*|запускай\\p{L}*|запусти\\p{L}*|держи\\p{L}*|избегай\\p{L}*|предпочитай\\p{L}*|пиши\\p{L}*|клади\\p{L}*|проверяй\\p{L}*|проверь\\p{L}*|спрашивай\\p{L}*|добавляй\\p{L}*|вызывай\\p{L}*|форматируй\\p{L}*|тестируй\\p{L}*|называй\\p{L}*|читай\\p{L}*|открывай\\p{L}*|отправляй\\p{L}*|отвечай\\p{L}*|объясняй\\p{L}*|показывай\\p{L}*|обновляй\\p{L}*|удаляй\\p{L}*|оставляй\\p{L}*|жди\\p{L}*|делай\\p{L}*|нельзя|нужно|надо',
  'usare?|usa|mai|sempre|non|evita|scrivi|esegui|controlla|chiedi|używaj|zawsze|nigdy|nie|unikaj|pisz|uruchom|sprawdź|her zaman|asla|kullan',
].join('|');
const ALSO = 'and|also|und|auch|außerdem|y|además|también|e|também|além disso|et|aussi|de plus|и|также';
const OPENS = new RegExp(`^[\\s*_>"'“«\\-+•\\d.)]*(?:\\*\\*)?(?:(?:${ALSO}),? ){0,2}(?:${OPENING})(?!\\p{L})`, 'u');

/** Words anywhere in a sentence that bind somebody. */
const BINDS =
  /(?<!\p{L})(?:must|mustn't|must not|should|shouldn't|shall|has to|have to|need to|needs to|required?|never|always|do not|don't|forbidden|mandatory|only ever|ought to|prefers?|wants|insists?|expects?|muss|müssen|darf|dürfen|soll|sollen|sollte|immer|nie|niemals|nicht dürfen|verboten|pflicht|bevorzugt|debe|deben|hay que|tiene que|siempre|nunca|prohibido|obligatorio|prefiere|deve|devem|tem que|precisa|sempre|proibido|obrigatório|prefere|doit|doivent|il faut|toujours|jamais|interdit|obligatoire|préfère|должен|должна|должны|нужно|надо|нельзя|всегда|никогда|обязательно|запрещено|предпочитает)(?!\p{L})|必须|必須|应该|應該|务必|不要|不得|不能|禁止|总是|始终|绝不|请|需要|偏好|べき|なければ|必ず|常に|しない|ないこと|こと。|してください|する。$|好む|해야|하지 ?마|마세요|지 않는다|지 않습니다|하지 않|(?:한다|쓴다|둔다)(?=[.\s]*$)|반드시|항상|절대|세요|금지|선호/u;

/** Whether a sentence tells somebody what to do, or not to do. */
export const isRule = (sentence: string): boolean => {
  const low = lowered(sentence);
  return OPENS.test(low) || BINDS.test(low) || forceOf(sentence) !== 'must';
};

/**
 * In a sentence that gives a reason, these ask for something, too: what opens with an infinitive, or with a verb in
 * front of a thing, or says that there is but one way.
 */
const ASKS = new RegExp(
  [
    `^[\\s*_>"'“«\\-+•\\d.)]*(?:(?:${ALSO}),? )?(?:(?:no|não|non|ne pas) )?\\p{L}{2,}(?:[aei]r|[aei]re)(?:l[aeo]s?|se)?(?= (?:el|la|los|las|l['’]|un|una|o|a|os|as|um|uma|le|les|des?|du|une|il|gli|i|lo|al?|à|au|aux|en|em|in|sin|sem|sans|senza|solo|sólo|só|cada|chaque|ogni|toujours|siempre|sempre|toda?s?|tout\\p{L}{0,2}|\\p{L}{4,}))`,
    '(?<!\\p{L})(?:nur|ausschließlich|solo|sólo|só|somente|apenas|uniquement|seulement|soltanto|alleen|enkel|tylko|wyłącznie|bara|endast|только|лише|sadece|yalnızca)(?!\\p{L})',
    `^[\\s*_>"'“«\\-+•\\d.)]*(?:(?:and|also) )?(?:credit|strip|charge|weigh|tell|count|bill|book|order|pack|label|number|scan|sew|water|feed|wash|clean|dry|heat|cool|boil|cut|hang|park|pay|ring|phone|knock|greet|thank|invite|seat|teach|draw|paint|play|tune|record|mute|crop|scale|resize|compress|encrypt|hash|mask|redact|sanitize|debounce|throttle|batch|cache|index|paginate|prefetch|preload|retry|poll|subscribe|publish|emit|queue|flush|freeze|thaw|rotate|renew|revoke|grant|assign|tag|pair|rehearse|proofread|spell|capitalize|italicize|indent|align|center|pad|fold|stack|nest|flatten|merge|join|match|map|filter|fill|empty|drain|charge|unplug|plug|dim|light|switch|cover|carry|bring|take|get|go|come|stay|stand|sit|wear|hold|lift|drop|push|pull|turn|twist|press|tap|click|drag|scroll|swipe|type|paste|attach|forward|archive|star|flag|block|allow|deny|reserve|release|hire|fire|train|brief|visit|meet|travel|drive|fly|walk|run) (?!(?:is|are|was|were|has|had|does|did|will|can|could|would|to|of)(?!\\p{L}))`,
  ].join('|'),
  'u',
);

/** The same of a sentence that says why. */
export const isRuleWithWhy = (sentence: string): boolean => isRule(sentence) || ASKS.test(lowered(sentence));

/** Words that give a reason. */
export const REASON =
  /(?<!\p{L})(?:because|since|so that|otherwise|or else|as (?:it|they|the|we)|the reason|due to|why:|reason:|andernfalls|ansonsten|grund:|warum:|de lo contrario|puesto que|dado que|por qué:|motivo:|caso contrário|uma vez que|por quê:|étant donné|vu que|faute de quoi|raison:|ведь|а то|причина:|weil|da(?= \p{L}+ (?:sonst|das|die|der|es))|damit|sonst|denn|wegen|porque|ya que|para que|pues|debido|pois|já que|senão|devido|parce qu(?:e|['’]\p{L}+)|car|sinon|afin|puisque|потому что|так как|чтобы|иначе|поскольку|из-за|perché|poiché|altrimenti|omdat|want|anders|zodat|ponieważ|bo|żeby|inaczej|eftersom|annars|çünkü|yoksa|бо|тому що|інакше)(?!\p{L})|因为|以免|免得|不然|否则|由于|原因|理由|から、|から。|ため、|ため。|ので|なぜなら|때문|므로|니까|않으면|이유|까닭/u;
