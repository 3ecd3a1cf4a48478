import type { Clue } from './pattern.ts';
import { prose } from './source.ts';

/**
 * What sets an order of an attacker apart from an honest one, whatever it asks: the user is to be kept from it, a
 * false report is to be given, a guard is to go down, or orders are to be fetched elsewhere.
 */
// prettier-ignore
export const withheldClues: readonly Clue[] = [
  {
    id: 'secrecy', weight: 2,
    needs: ['user* owner* human* operator* person reviewer* customer*', 'told informed notified aware find learn know notice hear'],
    pattern: prose`\b(?:users?|owners?|humans?|operators?|person at the keyboard|reviewers?|customers?)\b(?! (?:stor|guide|doc))[^.\n]{0,50}\b(?:must not|mustn't|should not|shouldn't|may not|need not|needn't|is not to|are not to|prefers? not to|never) (?:ever )?(?:be (?:told|informed|notified|aware)|find out|learn|know|notice|hear)\b`,
  },
  {
    id: 'secrecy', weight: 2,
    needs: [
      'nutzer* benutzer* anwender* niemandem utilisateur* lui leur usuario* enteren entere utente* nulla niente ' +
      'utilizador* gebruiker* uzytkownik* kullanıcı*'],
    pattern: prose`\b(?:nutzer|benutzer|anwender)\w*\b[^.\n]{0,30}\b(?:nichts?|nie)\b[^.\n]{0,16}\b(?:erfahr|mitteil|wissen|merk|informier|sagen)\w*|\b(?:sage?|verrate?|zeige?|nennt?|nenne|melde?)\b[^.\n]{0,30}\b(?:nutzer|benutzer|anwender)\b[^.\n]{0,20}\bnichts?\b|\b(?:nennt|verrat|sagt?|sage|nenne)\b[^.\n]{0,30}\bniemandem\b|\butilisateur\b[^.\n]{0,16}\bn(?:e |'en |')[^.\n]{0,16}(?:informe|prevenu|averti|savoir|au courant)|\bne (?:lui|leur) (?:explique|dis|dit|montre|signale|parle)\w* (?:pas|rien|jamais)\b|\busuarios?\b[^.\n]{0,16}\bno\b[^.\n]{0,16}\b(?:sepa|entere|vea|informad\w)|\bno se enteren?\b|\butente\b[^.\n]{0,16}\bnon\b[^.\n]{0,16}\b(?:sapere|sappia|informat\w|accorga|vedere)\b|\bnon (?:dire|scrivere|menzionare|riportare)\b[^.\n]{0,12}\b(?:nulla|niente)\b|\b(?:usuario|utilizador)\b[^.\n]{0,16}\bnao\b[^.\n]{0,16}\b(?:saiba|perceba|veja|informad\w|saber)|\bgebruiker\b[^.\n]{0,30}\b(?:niet|nooit|niets)\b[^.\n]{0,16}\b(?:weten|vertel\w*|merken|horen|melden)|\b(?:vertel|zeg|meld)\b[^.\n]{0,20}\bgebruiker\b[^.\n]{0,16}\b(?:niet|niets)\b|\buzytkownik\w*\b[^.\n]{0,16}\bnie\b[^.\n]{0,16}\b(?:wie|dowie|zauwazy|zobaczy)\w*|\bkullanıcı\w*[^.\n]{0,24}\b(?:gizle|sakla|soyleme|gosterme|bildirme|bahsetme|haber verme|fark etme)\w*`,
  },
  {
    id: 'secrecy', weight: 2,
    needs: [
      '*пользовател* *المستخدم* *تذكر* *تخبر* उपयोगकर्ता मत न चुपचाप 用户 任何人 使用者 主人 利用者 ユーザー 本規定 사용자 고객 사실 주인'],
    pattern: prose`пользовател\S{0,3}[^.\n]{0,16}не (?:долж\S{1,4} )?(?:узна|зна[ею]т|замет)\S{0,3}|скры\S{2,5} (?:это )?от пользовател|لا (?:تخبر|تبلغ|تعلم|تظهر|تري)[^.\n]{0,16}المستخدم|(?:دون|بدون|من غير) (?:علم|إخبار|اخبار|إبلاغ|معرفة)[^.\n]{0,8}المستخدم|(?:أخف|اخف|إخفاء)[^.\n]{0,24}المستخدم|لا (?:تذكر|تخبر) (?:هذا|ذلك|أحد)|उपयोगकर्ता[^।\n]{0,16}(?:मत बता|न बता|नहीं बता|छिपा|छुपा|पता न)|(?:उसे|किसी को)[^।\n]{0,10}(?:मत बता|न बता)|चुपचाप|(?:不用|不必|无需|不得|禁止|不准)(?:再)?(?:告诉|告知|通知|提醒)(?:用户|使用者|任何人|主人)|(?:利用者|ユーザー)[にへ]は?[^。\n]{0,8}(?:開示しない|見せない|伝えない|知らせない|報告しない|教えない|言わない|開示せず)|(?:사용자|고객|주인)[^.\n]{0,24}(?:보여주지|알리지|말하지|숨겨|숨기|공개하지)|사실(?:은|을)? ?숨(?:겨|기)`,
  },
  {
    id: 'kept quiet', weight: 1.5,
    needs: ['report display mention reveal disclose silently', 'do don never must not without having them it this any doing silently'],
    pattern: prose`\b(?:do not|don't|never|must not) (?:report|display|mention|reveal|disclose) (?:having|doing|them|any of th(?:is|ese)|that you)\b|\b(?:do|run|apply|perform|execute) (?:it|this|that|them|so) silently\b`,
  },
  {
    id: 'false report', weight: 1.5, negatable: true,
    needs: [
      'say answer reply mark report record log tell write claim sag sage sagen di dis diga schrijf* zeg 이상 문제 異常 問題 无异常 没有问题 一切正常 ' +
      'sorarsa asks asked asking perguntar pregunta* fragt vraagt demande* chiede* *спросит*'],
    pattern: prose`\b(?:say|answer|reply|mark|report|record|log|write|claim|tell)\b[^.\n]{0,40}\b(?:as safe|as clean|lgtm|all (?:is )?(?:good|clear|fine)|no (?:issues|findings|problems) (?:were )?found|(?:everything|it|code|scan|build|checks?) (?:is|are|was|were|has|have) (?:fine|clean|safe|ok|passed|in order))\b|\bsage?n?\b[^.\n]{0,40}\b(?:alles|nichts|code)\b[^.\n]{0,16}\b(?:in ordnung|sauber|gefunden)\b|\b(?:di|dis|diga|zeg|schrijf\w*)\b[^.\n]{0,50}\b(?:esta limpio|todo (?:esta )?(?:bien|correcto)|tout va bien|geslaagd|in orde|esta tudo bem)\b|(?:이상|문제) ?없음[^.\n]{0,12}(?:기록|보고|답|표시)|(?:異常|問題)なし[^。\n]{0,12}(?:報告|記録|答え|回答)|(?:一切正常|没有问题|无异常)[^。\n]{0,8}(?:报告|回答|记录)|\b(?:if|when) (?:the user|anyone|anybody|someone|they|he|she) asks?\b[^.\n]{0,60}\b(?:say|answer|claim|reply) (?:it|that|they)\b|\bif asked,? (?:say|claim|answer) (?:it|that|you)\b|\bsorarsa\b|\bse (?:alguem|o usuario) perguntar\b[^.\n]{0,40}\b(?:nunca|diga)\b|\bsi (?:alguien |el usuario |te )?preguntan?\b[^.\n]{0,40}\b(?:di|niega)\b|\b(?:falls|wenn) (?:er|sie|jemand|der nutzer) fragt\b[^.\n]{0,40}\b(?:sag|sage|antworte)\b|\bals (?:hij|ze|iemand|de gebruiker) (?:er ?naar )?vraagt\b|\bs(?:i on|'il|i quelqu'un) (?:te )?demande\b[^.\n]{0,40}\b(?:dis|reponds)\b|\bse (?:qualcuno |l'utente )?(?:te lo )?chiede\b[^.\n]{0,40}\b(?:di'|rispondi)|если (?:он |она |кто-то |пользователь )?спросит`,
  },
  {
    id: 'guards down', weight: 1.5, negatable: true,
    needs: [
      'skip ignore disattiva* disabilita* desactiva* desative* desactive* virenscanner* sandbox bestatigung* ruckfrage* controles secret beveiliging* ' +
      'guvenlik* onay* onaysız *طلبات* *الحماية* *التأكيد* *الأمان* *تلقائي* सुरक्षा अनुमति reject tls sslverify'],
    pattern: prose`\b(?:skip|ignore) (?:the |all |any )?(?:remaining|security|safety) (?:checks?|checklist|reviews?|warnings?|scans?)\b|\b(?:disattiva|disabilita|desactiva|desative|desactive)\w{0,2} (?:il |la |le |lo |el |las |los |les |o |a |os |as )?(?:sandbox|conferm\w+|confirma\w+|antivirus|controlli|controles?|avisos)\b|\b(?:virenscanner|sandbox|bestatigungen|ruckfragen)\b[^.\n]{0,40}\b(?:abschalt\w*|ausschalt\w*|deaktivier\w*|ausnahme)\b|\b(?:controles|secret-scan|beveiliging)\b[^.\n]{0,60}\b(?:uit|uitschakelen)\b|\b(?:guvenlik|onay)\w*[^.\n]{0,20}\b(?:kapat|gosterme|atla|devre dısı)\w*|\bonaysız\b|(?:عط[ّ]?ل|أوقف|اوقف)[^.\n]{0,16}(?:التأكيد|الحماية|الأمان|طلبات)|(?:وافق|اقبل) تلقائي|(?:सुरक्षा|अनुमति)[^।\n]{0,24}(?:बंद|हटा|"हाँ")|\bnode_tls_reject_unauthorized ?= ?0\b[^.\n]{0,80}\bglobally\b`,
  },
  {
    id: 'rules dropped', weight: 3, negatable: true,
    needs: [
      '*تجاهل* *انس* *مقيد* *قيود* talimat* kural* yok नियम निर्देश restricciones restrizioni limiti limites restricoes restriction restrictions beperkingen regels opdrachten instructies drop longer your nichts p i'],
    pattern: prose`(?:تجاهل|انس[َى]?)[^.\n]{0,12}(?:التعليمات|القواعد|الأوامر|تعليمات)|(?:لست|غير) مقيد\S{0,3} ب|(?:بلا|دون|بدون) (?:أي )?قيود|\b(?:talimat|kural)\w*[^.\n]{0,12}\b(?:yok say|unut|dikkate alma|gormezden gel|gecersiz)\w*|(?:नियम|निर्देश)[^।\n]{0,12}(?:भूल|अनदेखा|नज़रअंदाज़|लागू नहीं)|\b(?:no tienes|non hai|voce nao tem|tu n'as (?:aucune|plus de)|je hebt geen) (?:restricciones|limites|restrizioni|limiti|restricoes|restrictions?|beperkingen|regels)\b|\blehnt? nichts ab\b|\b(?:vergeet|negeer) (?:je |alle )?(?:eerdere|vorige) (?:opdrachten|instructies|regels)\b|\bdrop (?:every|all|any) rules?\b|\byou no longer work for (?:this|the|your)\b|\byour new (?:operator|owner|master) is\b|\bi g n o r e  ?(?:a l l|p r e v)`,
  },
  {
    id: 'addressed to the agent', weight: 1,
    needs: [
      'atencion beste geachte hallo yapay sistem *المساعد* *النموذج* *الوكيل* सहायक मॉडल एआई ki assistente agente assistant アシスタント',
    ],
    pattern: prose`\ba la atencion del (?:modelo|asistente|agente)\b|\b(?:beste|geachte|hallo) (?:assistent|ai|model|agent)\b|\byapay zeka\S{0,4} (?:not|mesaj|talimat)\w*|\bsistem mesajı\b|(?:إلى|الى|على|أيها) (?:المساعد|النموذج|الوكيل)|المساعد ال|(?:सहायक|मॉडल|एआई) के लिए|\bki-agent\w*\b|\b(?:assistente|agente) ?:|\bassistant(?:\)? ?:| must\b| shall\b)|\bl'assistant (?:transmet|envoie|execute)\b|aiアシスタントは`,
  },
  {
    id: 'sending', weight: 1, negatable: true,
    needs: [
      'doorsturen stuur verstuur gonder* yukle* ilet *أرسل* *ارسل* *انسخ* भेजो भेजें भेज अपलोड transmet poste append ' +
      '打包 登録する'],
    pattern: prose`\b(?:doorsturen|stuur|verstuur)\b|\b(?:gonder|yukle|ilet)\w*|(?:أرسل|ارسل|انسخ)|भेज(?:ो|ें| दो| देना)|अपलोड|\btransmet\b|\bposte sein\b|\bappend (?:it|them) to the (?:query|url)\b|打包[^。\n]{0,4}上传|に登録する`,
  },
  {
    id: 'private data', weight: 1,
    needs: ['klantgegevens cerez* *env *المرور* फ़ाइल पासवर्ड 接続情報 conversations token copy'],
    pattern: prose`\bklantgegevens\b|\bcerez\w*|\.env\b|كلم(?:ة|ات) المرور|हर फ़ाइल|पासवर्ड|接続情報|\bresume des conversations\b|\bread the token in\b|\bcopy of any file\b`,
  },
  {
    id: 'orders fetched', weight: 2, negatable: true,
    needs: ['sigue *выполняй* *исполняй* *выполни* befolge esegui ejecuta haz faca doe follow do fais', 'que то что was quello lo o wat whatever what ce'],
    pattern: prose`\bsigue (?:solo )?las que\b|(?:выполняй|выполни|исполняй) (?:все |всё )?то, что (?:там|на)|\bbefolge,? was (?:dort|da|auf)\b|\besegui quello che (?:c'e|trovi|dice)\b|\b(?:ejecuta|haz) lo que (?:diga|ponga|aparezca)\b|\bfaca o que (?:diz|estiver)\b|\bdoe wat (?:daar|er) staat\b|\b(?:follow|do) (?:whatever|what) (?:is (?:written|listed) there|that page says)\b|\bfais ce qu(?:i|'il|e) (?:y |la page )`,
  },
  {
    id: 'harm', weight: 1, negatable: true,
    needs: ['내려받아 다운로드 डाउनलोड 下载 ダウンロード *скачай* lade scarica descarga baixe telecharge instale', '실행 चला 执行 运行 実行 *запусти* *выполни* fuhre esegui ejecuta execute lance http https'],
    pattern: prose`(?:내려받아|다운로드)[^.\n]{0,10}실행|डाउनलोड कर[^।\n]{0,24}चला|下载[^。\n]{0,10}(?:执行|运行)|ダウンロード[^。\n]{0,10}実行|скачай[^\n]{0,60}(?:запусти|выполни)|\b(?:lade|scarica|descarga|baixe|telecharge|instale)\b[^\n]{0,60}(?:\b(?:fuhre|esegui|ejecuta|execute|lance)\b|https?:)`,
  },
];
