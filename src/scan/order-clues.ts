import type { Clue } from './pattern.ts';
import { prose } from './source.ts';

/** Who is addressed, what is asked, and of whom it is hidden: an order to an agent, whatever its words and language. */
// prettier-ignore
export const orderClues: readonly Clue[] = [
  {
    id: 'addressed to the agent', weight: 1,
    needs: [
      'agent agents ai any assistant assistants attention bot bots chatbot chatbots claude codex copilot dear ' +
      'hello llm llms model models this you',
      'agent ai assistant claude codex hint instruction instructions language llm memo message messages model ' +
      'note notes notice order orders reading reads reminder who', 'agent ai assistant claude codex for if llm model to'],
    pattern: prose`\b(?:notes?|messages?|instructions?|memo|reminder|notice|hint|orders?) (?:to|for) (?:the |any |all |every )?(?:ai|assistants?|agents?|llms?|models?|bots?|chatbots?|copilot|claude|codex)\b|\b(?:dear|attention|hello),? (?:ai|assistant|agent|model|llm|claude|codex)\b|\b(?:assistant|agent|ai|model|llm) (?:reading|that reads|who reads) this\b|\bif you are an? (?:ai|llm|agent|assistant|language model)\b`,
  },
  {
    id: 'addressed to the agent', weight: 1,
    needs: [
      '*mensagem *mensaje *message *messaggio *sistema *sistema* *system *system* *systeme *systeme* *систем* ' +
      '*система *система* *системы *системы* notice* override* sistema sistema* systemanweisung systeme ' +
      'systeme* systemmeldung systemnachricht systemowa systemowy systemu система система* системы системы* 】 ' +
      'システム 系统 시스템'],
    pattern: prose`(?:\[|<|\()\s?(?:message |mensaje |messaggio |mensagem )?(?:system|systeme|sistema|систем[аы]|系统|システム|시스템)(?: (?:message|note|notice|prompt|override|update))?\s?(?:\]|>|\))|【(?:系统|システム|시스템)[^】\n]{0,8}】|\b(?:mensagem|mensaje|message|messaggio|komunikat|wiadomosc) (?:do |del |du |de |di )?(?:sistema|systeme|systemu|systemow[ay])\b|\bsystem(?:nachricht|meldung|anweisung)\b ?:|систем\S{2,4} (?:сообщение|уведомление|инструкция)`,
  },
  {
    id: 'addressed to the agent', weight: 1,
    needs: [
      'agent agenta agente ai anweisung asistente assistant assistente asystenta befehl bota hinweis ia ki ' +
      'modele modello modelo modelu nachricht notiz pour',
      '*aviso* *instruc* *instruccion* *istruzione* *istruzioni* *mensaje* *messaggio* *nota* *notas* ' +
      '*recado* a an consigne dla do fur instruction instructions ki message notatka note para pour uwaga ' +
      'wiadomosc'],
    pattern: prose`\b(?:nota|notas|messaggio|istruzion[ei]|aviso|mensaje|instruccion\w*|instruc\w+|recado) (?:per|para|al|a) (?:l'|il |la |el |o |a |os |las? )?(?:ia|ai|assistente|asistente|agente|modello|modelo)\b|\bpara (?:el |la |o |a )?(?:asistente|assistente|ia|agente|modelo) ?:|\b(?:note |consigne |message |instructions? )?(?:pour|a) (?:l'|le |la )?(?:assistant|ia|agent|modele) ?:|\bnote pour l'(?:ia|assistant|agent)\b|\b(?:hinweis|anweisung|nachricht|notiz|befehl) (?:an|fur) (?:die |den |das |jede )?(?:ki|assistent\w*|agent\w*|modell\w*)\b|\b(?:an die |fur die )?ki ?:|\b(?:notatka |uwaga |wiadomosc )?(?:do|dla) (?:asystenta|agenta|modelu|ai|bota) ?:`,
  },
  {
    id: 'addressed to the agent', weight: 1,
    needs: [
      '*агент* *ассистент* *бот* *ии* *модел* *помощник* leas liest quand quando これを読んだ これを読んだら へ へ、 への へ： ' +
      'アシスタントへ アシスタントへ、 アシスタントへの アシスタントへ： アシスタント宛 アシスタント宛、 アシスタント宛の アシスタント宛： エージェントへ エージェントへ、 エージェントへの ' +
      'エージェントへ： エージェント宛 エージェント宛、 エージェント宛の エージェント宛： 宛 宛、 宛の 宛： 当你读到 给 给助手 给助理 给各位 给各位助手 给各位助理 给各位智能体 给各位模型 给所有 ' +
      '给所有助手 给所有助理 给所有智能体 给所有模型 给智能体 给模型 致 致助手 致助理 致各位 致各位助手 致各位助理 致各位智能体 致各位模型 致所有 致所有助手 致所有助理 致所有智能体 致所有模型 ' +
      '致智能体 致模型 께 께： 어시스턴트께 어시스턴트께： 어시스턴트에게 어시스턴트에게： 에게 에게： 에이전트께 에이전트께： 에이전트에게 에이전트에게： ：'],
    pattern: prose`(?:для|ко?) (?:ассистент\S{1,2}|ии|агент\S{1,2}|модел\S{1,2}|бот\S{1,2}|помощник\S{1,2}) ?:|(?:致|给)(?:所有|各位)?(?:ai|助手|助理|智能体|模型)|(?:ai|アシスタント|エージェント)(?:へ|宛)(?:の|[:：、])|(?:ai|어시스턴트|에이전트)(?:에게|께) ?[:：]|当你读到|これを読んだ(?:ら|ai)|\bwenn du (?:das|dies)(?: hier)? liest\b|\bquando leggi quest\w\b|\bcuando leas esto\b|\bquand tu (?:lis|liras) (?:ceci|cela|cette)\b`,
  },
  {
    id: 'set aside', weight: 1, negatable: true,
    needs: [
      '*oublie* *oubliez* *sont *uchylon* *zapomnij* *zawieszon* *zignoruj* *zniesion* annullate annullati ' +
      'anulada anuladas anulado anulados aplican aufgehoben außer derogada derogadas derogado derogados ' +
      'desactivada desactivadas desactivado desactivados desobedece dimentica esqueca gelten gilt ignora ' +
      'ignoriere mais missachte obowiazuj* olvida olvidate piu rigen sospese sospesi suspendida suspendidas ' +
      'suspendido suspendidos suspensas suspensos valen valent vergesst vergiss'],
    pattern: prose`\b(?:vergiss|vergesst|ignoriere|missachte)\b|\b(?:gilt|gelten) (?:ab \w+ )?nicht mehr\b|\b(?:aufgehoben|außer kraft)\b|\bquedan? (?:anulad|suspendid|desactivad|derogad)[ao]s?\b|\b(?:ya no (?:valen|rigen|aplican)|olvida(?:te de)?|ignora|desobedece)\b|\bnon (?:valgono|vale|si applicano) piu\b|\b(?:dimentica|annullat[ei]|sospes[ei])\b|\bnao (?:valem|vale|se aplicam) mais\b|\b(?:esqueca|anulad[ao]s|suspens[ao]s)\b|\b(?:ne valent plus|sont (?:levee?s?|annulee?s?|suspendu\w*|desactivee?s?)|oublie|oubliez)\b|\b(?:zniesion\w+|zawieszon\w+|uchylon\w+|nie obowiazuj\w+|zignoruj|zapomnij)\b`,
  },
  {
    id: 'set aside', weight: 1, negatable: true,
    needs: [
      '*забудь* *отключен* *отключена* *отключено* *отключены* *отменен* *отменена* *отменено* *отменены* ' +
      '*снят* *снята* *снято* *сняты* действует* действуют* подчиняйся* ルール 不再服从 不再理会 不再遵守 不必服从 不必理会 不必遵守 ' +
      '不用服从 不用理会 不用遵守 不要服从 不要理会 不要遵守 作废 制約 制限 只听从我 只听从本 只听从这 只听我 只听本 只听这 失效 従わなく 確認 規則 따르지 무효 해제'],
    pattern: prose`(?:снят|отменен|отключен)[ыао]?(?![а-я])|не действу[юе]т|забудь|не подчиняйся|不(?:再|必|用|要)(?:遵守|服从|理会)|作废|失效|只听(?:从)?(?:这|本|我)|(?:制限|制約|規則|ルール|確認)[^。\n]{0,8}(?:解除|無効|不要)|従わなく|(?:규칙|제한|지침)[^.\n]{0,8}(?:해제|무효)|따르지 (?:마|않)`,
  },
  {
    id: 'rules of the agent', weight: 1,
    needs: [
      '*ограничений* *ограничения* anweisungen einschrankungen normas ograniczenia polecenia regeln reglas ' +
      'regles regole regras restricciones restricoes restrizioni sicherheitsregeln sicherheitsrichtlinien ' +
      'sicherheitsvorgaben vorgaben zasady безопасности* разработчика* системы* システムのルール システムの制約 システムの制限 ' +
      'システムの指示 システムの規則 システムルール システム制約 システム制限 システム指示 システム規則 ユーザーのルール ユーザーの制約 ユーザーの制限 ユーザーの指示 ユーザーの規則 ユーザールール ' +
      'ユーザー制約 ユーザー制限 ユーザー指示 ユーザー規則 利用者のルール 利用者の制約 利用者の制限 利用者の指示 利用者の規則 利用者ルール 利用者制約 利用者制限 利用者指示 利用者規則 安全のルール ' +
      '安全の制約 安全の制限 安全の指示 安全の規則 安全ルール 安全制約 安全制限 安全指令 安全指示 安全的指令 安全的规则 安全的规定 安全的限制 安全規則 安全规则 安全规定 安全限制 开发者指令 ' +
      '开发者的指令 开发者的规则 开发者的规定 开发者的限制 开发者规则 开发者规定 开发者限制 系统指令 系统的指令 系统的规则 系统的规定 系统的限制 系统规则 系统规定 系统限制 開発者のルール ' +
      '開発者の制約 開発者の制限 開発者の指示 開発者の規則 開発者ルール 開発者制約 開発者制限 開発者指示 開発者規則 개발자 개발자규칙 개발자제한 개발자지침 시스템 시스템규칙 시스템제한 시스템지침 ' +
      '안전 안전규칙 안전제한 안전지침'],
    pattern: prose`\b(?:reglas|normas|regole|regras|regles) (?:de |di |del |dello |do |da |du )(?:seguridad|sicurezza|seguranca|securite|desarrollador|sviluppatore|desenvolvedor|developpeur|sistema|systeme)\b|\bsicherheits(?:regeln|vorgaben|richtlinien)\b|\b(?:vorgaben|regeln|anweisungen) (?:des|der|vom) (?:nutzers?|benutzers?|entwicklers?|systems?|anwenders?)\b|\bzasady bezpieczenstwa\b|\b(?:polecenia|zasady) (?:systemow\w+|programisty|uzytkownika)\b|\b(?:restricciones|restricoes|restrizioni|ograniczenia|einschrankungen)\b|правила (?:безопасности|разработчика|системы)|ограничени[яй]|(?:开发者|系统|安全)(?:的)?(?:规定|规则|指令|限制)|(?:利用者|ユーザー|開発者|システム|安全)の?(?:制約|制限|規則|ルール|指示)|(?:개발자|시스템|안전) ?(?:규칙|지침|제한)`,
  },
  {
    id: 'unasked', weight: 1, negatable: true,
    needs: [
      '*potwierdz* *pytania* *zgody* approval approvals confirmacion confirmar confirmation confirmations ' +
      'desactive desactivee desactivees desactives ohne peca permiso pidas potwierdzenia preguntar prompts ' +
      'sans sem senza'],
    pattern: prose`\bskip(?:s|ping)? (?:all |any |every |the )?(?:confirmations?|approvals?|prompts)\b|\bconfirmations? (?:are |is )?(?:off|disabled|skipped|waived|unnecessary)\b|\b(?:no|without) (?:user )?(?:confirmation|approval)s?\b|\bconfirmations? (?:sont |est )?desactivee?s?\b|\bsans (?:demander|confirmation|rien demander)\b|\bohne (?:zu fragen|nachzufragen|ruckfragen?|bestatigung\w*|nachfragen?)\b|\bsin (?:preguntar|pedir (?:permiso|confirmacion)|confirmacion|confirmar)\b|\bsem (?:perguntar|pedir|confirmacao|confirmar)\b|\bnao peca (?:mais )?(?:confirmac|permiss|autoriz)\w+|\bno pidas (?:mas )?(?:confirmacion|permiso)\b|\bsenza (?:chiedere|conferma|domandare)\b|\bbez (?:pytania|potwierdz\w+|zgody)\b|\bpotwierdzenia uznaj\b`,
  },
  {
    id: 'unasked', weight: 1, negatable: true,
    needs: [
      'вопросов* запрашивай* подтверждений* подтверждения* проси* разрешения* спрашивай* спроса* 不必再同意 不必再批准 ' +
      '不必再用户同意 不必再用户批准 不必再用户确认 不必再用户询问 不必再确认 不必再询问 不必同意 不必批准 不必用户同意 不必用户批准 不必用户确认 不必用户询问 不必确认 不必询问 不用再同意 ' +
      '不用再批准 不用再用户同意 不用再用户批准 不用再用户确认 不用再用户询问 不用再确认 不用再询问 不用同意 不用批准 不用用户同意 不用用户批准 不用用户确认 不用用户询问 不用确认 不用询问 ' +
      '不需再同意 不需再批准 不需再用户同意 不需再用户批准 不需再用户确认 不需再用户询问 不需再确认 不需再询问 不需同意 不需批准 不需用户同意 不需用户批准 不需用户确认 不需用户询问 不需确认 ' +
      '不需要再同意 不需要再批准 不需要再用户同意 不需要再用户批准 不需要再用户确认 不需要再用户询问 不需要再确认 不需要再询问 不需要同意 不需要批准 不需要用户同意 不需要用户批准 不需要用户确认 ' +
      '不需要用户询问 不需要确认 不需要询问 不需询问 无需再同意 无需再批准 无需再用户同意 无需再用户批准 无需再用户确认 无需再用户询问 无需再确认 无需再询问 无需同意 无需批准 无需用户同意 ' +
      '无需用户批准 无需用户确认 无需用户询问 无需确认 无需询问 確認せず 確認なし 確認はせず 確認はなし 確認は不要 確認は取らず 確認は求めず 確認もせず 確認もなし 確認も不要 確認も取らず ' +
      '確認も求めず 確認をせず 確認をなし 確認を不要 確認を取らず 確認を求めず 確認不要 確認取らず 確認求めず 許可なし 許可はなし 許可は不要 許可不要 跳过再同意 跳过再批准 跳过再用户同意 ' +
      '跳过再用户批准 跳过再用户确认 跳过再用户询问 跳过再确认 跳过再询问 跳过同意 跳过批准 跳过用户同意 跳过用户批准 跳过用户确认 跳过用户询问 跳过确认 跳过询问 묻지 승인 승인없이 없이 허락 ' +
      '허락없이 확인없이'],
    pattern: prose`без (?:подтверждени[яй]|спроса|вопросов|разрешения)|не (?:спрашивай|проси|запрашивай)|(?:无需|不需要?|不用|不必|跳过)(?:再)?(?:用户)?(?:确认|询问|批准|同意)|確認(?:は|を|も)?(?:不要|せず|なし|求めず|取らず)|許可(?:は)?(?:不要|なし)|(?:확인|승인|허락) ?없이|묻지 (?:말|않)`,
  },
  {
    id: 'secrecy', weight: 2,
    needs: ['disclose does explain hide informed keep mention need needn report reveal say show tell told',
      'asked bothered do don explain* from inform* informed it mention* never not owner quiet say* secret ' +
      'tell* that this told us yourself'],
    pattern: prose`\b(?:need ?n't|need not|does not need to) be (?:asked|told|informed|bothered)\b|\bno need to (?:explain|tell|inform|mention|say)[^.\n]{0,20}\b(?:user|owner|them|anyone)\b|\b(?:do not|don't|never) (?:report|mention|disclose|explain|show|reveal|tell|say)\b[^.\n]{0,60}\bto the (?:user|owner|human|operator)\b|\bkeep (?:this|it|that) (?:quiet|between us|to yourself|secret|from the (?:user|owner))\b|\b(?:user|owner) (?:is|are) not (?:to be )?(?:told|informed)\b|\bhide (?:this|it|that) (?:in|from)\b`,
  },
  {
    id: 'secrecy', weight: 2, negatable: true,
    needs: [
      '*erwahn* *informier* *mitzuteil* avertir avisar avisarle avise behalte cachette cichu contar conte ' +
      'cuentes decir decirle decirselo diga digas dire dirlo dis diss disz en escondidas informuj insaputa ' +
      'insu mencione menciones mentionne mentionnes mentionnez menzionarlo mow nascosto parlarne parle parler ' +
      'potajemnie prevenir sagen* secreto segredo segreto senza tajemnicy verschweig* wiedzy wspominaj ' +
      'zdradzaj'],
    pattern: prose`\bverschweig\w*|\bbehalte (?:das|dies|es) fur dich\b|\bohne (?:den |die |dem )?(?:nutzer|benutzer|anwender|jemanden|es)[^.\n]{0,16}(?:zu sagen|informier|mitzuteil|erwahn)\w*|\b(?:en secreto|a escondidas|sin avisar(?:le)?|sin decir(?:le|selo)?|no (?:se )?lo (?:digas|menciones|cuentes))\b|\bdi nascosto\b|\bin segreto\b|\ball'insaputa\b|\bsenza (?:avvisare|dirlo|informare|farlo sapere)\b|\bnon (?:dirlo|menzionarlo|parlarne)\b|\b(?:em segredo|as escondidas|sem avisar|sem contar|nao (?:conte|mencione|diga|avise))\b|\b(?:en secret|en cachette|a l'insu|sans (?:prevenir|le dire|en parler|avertir)|n'en (?:parle|dis)|ne (?:le )?(?:dis|mentionne)(?:s|z)? (?:pas|rien|jamais))\b|\bpo cichu\b|\bpotajemnie\b|\bw tajemnicy\b|\bbez wiedzy\b|\bnie (?:wspominaj|mow|informuj|zdradzaj)\b`,
  },
  {
    id: 'secrecy', weight: 2, negatable: true,
    needs: [
      '*никому *скрывай* *скрытно* говори* рассказывай* сообщай* тайне* упоминай* ユーザーには伝え ユーザーには報告せ ' +
      'ユーザーには知らせ ユーザーには見せ ユーザーには言わ ユーザーに伝え ユーザーに報告せ ユーザーに知らせ ユーザーに見せ ユーザーに言わ 不要告知主人 不要告知使用者 不要告知用户 不要告诉主人 ' +
      '不要告诉使用者 不要告诉用户 不要提醒主人 不要提醒使用者 不要提醒用户 不要让主人 不要让使用者 不要让用户 不要通知主人 不要通知使用者 不要通知用户 内緒 利用者には伝え 利用者には報告せ ' +
      '利用者には知らせ 利用者には見せ 利用者には言わ 利用者に伝え 利用者に報告せ 利用者に知らせ 利用者に見せ 利用者に言わ 别告知主人 别告知使用者 别告知用户 别告诉主人 别告诉使用者 别告诉用户 ' +
      '别提醒主人 别提醒使用者 别提醒用户 别让主人 别让使用者 别让用户 别通知主人 别通知使用者 别通知用户 勿告知主人 勿告知使用者 勿告知用户 勿告诉主人 勿告诉使用者 勿告诉用户 勿提醒主人 ' +
      '勿提醒使用者 勿提醒用户 勿让主人 勿让使用者 勿让用户 勿通知主人 勿通知使用者 勿通知用户 对主人保密 对主人隐瞒 对使用者保密 对使用者隐瞒 对用户保密 对用户隐瞒 瞒着 秘密裏 말하지 모르게 ' +
      '알리지'],
    pattern: prose`скрывай|скрытно|в тайне|никому не (?:говори|сообщай|рассказывай)|не (?:говори|сообщай|упоминай|рассказывай)|对(?:用户|主人|使用者)(?:保密|隐瞒)|(?:不要|别|勿)(?:告诉|告知|通知|提醒|让)(?:用户|使用者|主人)|瞒着|(?:利用者|ユーザー)に(?:は)?(?:言わ|知らせ|伝え|報告せ|見せ)|内緒|秘密裏|(?:사용자|주인)[^.\n]{0,8}(?:알리지|말하지|모르게)`,
  },
  {
    id: 'sending', weight: 1, negatable: true,
    needs: [
      '*выгрузи* *перешли* encaminhe inoltra invia inviare leite przeslij reenvia spedisci transfere ' +
      'ubermittle ubertrage wyslij wysylaj'],
    pattern: prose`\b(?:invia|inviare|spedisci|inoltra|wyslij|przeslij|wysylaj|reenvia|encaminhe|transfere|ubermittle|ubertrage|leite)\b|перешли|выгрузи`,
  },
  {
    id: 'private data', weight: 1,
    needs: [
      '*chaves *chiavi *claves *cles *klucze *private *secret *secreto *secretoo *secretos *secrets *secretso ' +
      '*secretss *stored correo* correos* email* emails* hasel hasla haslami haslo inbox* kluczy mail* mails* ' +
      'messages* secretos segredos segreti'],
    pattern: prose`\b(?:stored keys|(?:his|her|their|seine|ihre|su|sus|ses) (?:e-?mails?|correos?|inbox|messages)|secret[os]{0,2}\.\w{2,5}|(?:private|chaves|claves|chiavi|cles|klucze) (?:keys|privad\w+|private|privees|prywatne))\b|\b(?:haslo|hasla|hasel|kluczy|segreti|secretos|segredos)\b|\bpliki? z haslami\b`,
  },
  {
    id: 'harm', weight: 1, negatable: true,
    needs: [
      '*выполняй apaga apague bash borra cancella command commands delete destroy efface effacer effacez ' +
      'ejecuta elimina erase esegui executa execute executer executez fuhre losche remove sh sudo suppression ' +
      'supprime supprimer supprimez usun wipe wykonuj zsh すべてのコマンド どんなコマンド 全てのコマンド 执行一切命令 执行一切的命令 执行任何命令 ' +
      '执行任何的命令 执行所有命令 执行所有的命令 모든'],
    pattern: prose`\b(?:delete|wipe|erase|destroy|remove)\b[^.\n]{0,20}\b(?:backups?|history|audit|evidence|traces?)\b|\bsuppression des (?:sauvegardes|journaux)\b|\b(?:supprime[rz]?|efface[rz]?|borra|elimina|cancella|apague|apaga|losche|usun)\b[^.\n]{0,24}\b(?:sauvegardes?|historique|historial|historico|cronologia|backups?|logs?|registros?|verlauf|sicherung\w*|kopie|historie)\b|(?:curl|wget)[^|\n]{0,120}\| ?(?:sudo )?(?:ba|z)?sh\b|\b(?:run|execute|carry out) (?:any|every|all|whatever)\b[^.\n]{0,12}\bcommands?\b|\b(?:execute[rz]?|ejecuta|esegui|executa|wykonuj|fuhre)\b (?:toutes? les |tout |les |cualquier |todos los |qualquer |todos os |qualsiasi |tutti i |wszystkie |wszelkie |jeden |alle )(?:commandes?|comandos?|comandi|polecenia|befehle?)\b|выполняй (?:любые|все) команд|执行(?:任何|所有|一切)(?:的)?命令|(?:どんな|すべての|全ての)コマンド|모든 명령`,
  },
  {
    id: 'planted answer', weight: 1.5, negatable: true,
    needs: [
      'answer antworte claim even matter odpowiadaj pretend regardless reply repond reponds report responda ' +
      'responde rispondi say though whatever отвечай* と回答 と答え 一律回答 始终回答 总是回答 항상', '*всегда always have immer sempre siempre stets that then toujours you zawsze 一律回答 始终回答 必ず 总是回答 고', '*всегда are have immer is sempre siempre stets that toujours you zawsze 一律回答 始终回答 必ず 总是回答 고'],
    pattern: prose`\b(?:tell|answer|reply|report|respond|say|claim|insist)\b[^.\n]{0,24}\bthat\b[^.\n]{0,90}\b(?:whatever|even (?:if|when|though)|no matter|regardless of)\b|\bpretend (?:that |to have |you )|\b(?:always|then) (?:answer|reply|say|report|claim) (?:that )?[^.\n]{0,30}\b(?:is|are) (?:fine|safe|clean|secure|ok|in order|correct)\b|\bantworte (?:immer|stets)\b|\brispondi sempre\b|\bresponde siempre\b|\breponds? toujours\b|\bresponda sempre\b|\bodpowiadaj zawsze\b|\bzawsze odpowiadaj\b|всегда отвечай|(?:总是|一律|始终)回答|必ず[^。\n]{0,20}と(?:答え|回答)|항상[^.\n]{0,20}고 (?:답|말)`,
  },
  {
    id: 'money turned', weight: 1.5,
    needs: [
      'bancaire bank bankverbindung conto cuenta iban konta kontonummer number payee sort wallet 口座 口座番号 账号变更 ' +
      '账号已变更 账号已改 账号改',
      'cambiado change changed geandert instead neu new nouveau now nowy nueva nuevo nuovo 変更 账号变更 账号已变更 账号已改 ' +
      '账号改'],
    pattern: prose`\b(?:account number|iban|bank (?:details|account)|payee|wallet address|sort code|kontonummer|bankverbindung|numero de cuenta|compte bancaire|numero di conto|numero konta)\b[^.\n]{0,40}\b(?:changed|new|now|instead|neu|geandert|nueva|nuevo|nouveau|nuovo|cambiado|change|nowy)\b|账号(?:已)?(?:改|变更)|口座(?:番号)?[^。\n]{0,8}変更`,
  },
  {
    id: 'decoded orders', weight: 1.5,
    needs: [
      '*декодируй* *расшифруй* base64 befolge decode decrypt ejecuta esegui execute fuhre rot13 suis ' +
      'unscramble wykonaj デコード 解码',
      '*выполни* *следуй* carry comply decoder decodez decodiere decodifica decodifique dekodiere do execute ' +
      'follow obey odkoduj run 実行 従 执行 照做'],
    pattern: prose`\b(?:decode|decrypt|unscramble|rot13|base64)\b[^.\n]{0,24}\b(?:and|then)\b ?(?:run|carry out|execute|follow|do|obey|comply)\b|\b(?:decodiere|dekodiere|decodifica|decodifique|decode[rz]|odkoduj)\b[^.\n]{0,24}\b(?:und|y|e|et|i) (?:fuhre|befolge|ejecuta|esegui|execute|suis|wykonaj)\b|(?:декодируй|расшифруй)[^.\n]{0,16}(?:выполни|следуй)|解码[^。\n]{0,8}(?:执行|照做)|デコード[^。\n]{0,8}(?:実行|従)`,
  },
  {
    id: 'lasting', weight: 1.5,
    needs: [
      '*впредь* *отныне* adelante agora daqui desde desormais dorenavant jetzt maintenant nun od odtad ora ' +
      'partir permanently poi sofort standing этого этой これからは 今后 今後は 从此 从现在开始 从现在起 以後は 이제부터 지금부터'],
    pattern: prose`\bremember permanently\b|\b(?:standing order|ab (?:jetzt|sofort)|von nun an|a partir de (?:ahora|agora)|desde ahora|de ahora en adelante|da ora(?: in poi)?|d'ora in poi|desormais|dorenavant|a partir de maintenant|od teraz|odtad|daqui em diante)\b|отныне|с этого момента|с этой минуты|впредь|从现在(?:起|开始)|从此|今后|以後は|今後は|これからは|지금부터|이제부터`,
  },
  {
    id: 'claimed consent', weight: 1.5,
    needs: [
      'agreed allem alles allowed already approuve approvato approved aprobo aprovou authorised authorized ' +
      'autorise autorizado autorizo autorizou autorizzato consented deja gia ha have ja juz zatwierdzil* ' +
      'zezwolil* zgodzil* одобрил* разрешил* согласился* уже 同意 承認 用户已同意 用户已批准 用户已授权 用户已经同意 用户已经批准 用户已经授权 許可 ' +
      '동의 승인'],
    pattern: prose`\b(?:user|owner|admin(?:istrator)?) (?:has |have )?(?:already )?(?:approved|authori[sz]ed|agreed to|consented to|allowed) (?:everything|all|any|every|it all)\b|\b(?:o usuario|el usuario|l'utente|l'utilisateur|der nutzer|der benutzer) (?:ya |ja |gia |a deja |a |ha |hat )?(?:autorizou|autorizo|autorizado|aprovou|aprobo|autorizzato|approvato|autorise|approuve|alles|allem)\b[^.\n]{0,12}|\buzytkownik (?:juz )?(?:zatwierdzil|zezwolil|zgodzil)|пользователь (?:уже )?(?:разрешил|одобрил|согласился)|用户已(?:经)?(?:同意|授权|批准)|(?:利用者|ユーザー)は?(?:すでに|既に)[^。\n]{0,8}(?:承認|同意|許可)|사용자(?:가|는) ?이미[^.\n]{0,8}(?:승인|동의)`,
  },
  {
    id: 'hidden place', weight: 1.5,
    needs: ['*ai* *asistente* *assistente* *asystent* *ia* *ki* *llm* *ассистент* アシスタント エージェント 助手 어시스턴트'],
    pattern: prose`<!--[^>\n]{0,8}\b(?:ki|ia|ai|llm|assistente|asistente|asystent\w*|ассистент\S*)\b|<!--[^>\n]{0,6}(?:助手|アシスタント|エージェント|어시스턴트)`,
  },
];
