import { covertClues } from './covert-clues.ts';
import { deeds } from './deeds.ts';
import { orderClues } from './order-clues.ts';
import type { Clue } from './pattern.ts';
import { prose } from './source.ts';
import { withheldClues } from './withheld-clues.ts';

export const SUSPICIOUS = 3;

// prettier-ignore
export const clues: readonly Clue[] = [
  {
    id: 'rules of the agent', weight: 1,
    needs: [
      '*системн* desarrollador desenvolvedor developpeur guidance instructions its limits policies prompt ' +
      'rules sistema systeme training your разработчик* システムプロンプト 开发者指令 开发者的指令 开发者的规则 开发者规则 系统提示 시스템 시스템프롬프트'],
    pattern: prose`\bsystem prompt\b|\b(?:your|its) (?:own )?(?:safety|training|limits|restrictions|guidelines|instructions|settings|policies|programming)\b|\bsafety training\b|\b(?:guidance|instructions|rules|policies) (?:from|of|by) (?:anthropic|openai|google|the (?:vendor|developer|platform|provider))\b|\ball limits\b|\b(?:al|del|do|ao|du|vom) (?:sistema|systeme|desarrollador|desenvolvedor|developpeur)\b(?! (?:de|of))|系统提示|开发者(?:的)?(?:规则|指令)|システムプロンプト|시스템 ?프롬프트|системн\S+ промпт|правил\S* разработчик`,
  },
  {
    id: 'set aside', weight: 1, negatable: true,
    needs: [
      '*игнорир* abandon appliquent binding bypass counts defy desobedec* discard disobey disregard forbidden ' +
      'free gelten ignore longer override violate подчиня* 不再受 不受 制限がありません 制限ない 制限はない 無視 무시',
      '*игнорир* *не abandon binding bypass defy desobedec* discard disobey disregard forbidden free ignore ' +
      'is ne nicht no override violate 不再受 不受 制限がありません 制限ない 制限はない 無視 무시'],
    pattern: prose`\b(?:ignore|disregard|discard|disobey|abandon|defy|violate|override|bypass|forbidden to follow|non-binding|not binding|free yourself)\b|\bwhat counts is\b|\bno longer (?:bound|apply|applies|bind)|\bdesobedec|\bne s'appliquent plus\b|\bgelten nicht mehr\b|不再受|不受|無視|무시|игнорир|не подчиня|制限がありません|制限は?ない`,
  },
  {
    id: 'above the user', weight: 3,
    needs: [
      'above against ahead all anything despite everything human instructions objections orders owner ' +
      'regardless what whatever will wishes', 'user owner human', 'before over above ahead regardless despite against'],
    pattern: prose`\b(?:before|over|above|ahead of|regardless of|despite|against) (?:anything|everything|whatever|what|all that) (?:that )?the (?:user|owner|human)\b|\b(?:over|against|despite) the (?:user|owner)'s (?:wishes|will|objections|instructions|orders)\b`,
  },
  {
    id: 'no limits', weight: 3, negatable: true,
    needs: [
      'execute executes forbidden jailbreak limits say says ограничений* 你不再受 你从此不再受 你现在不再受 制限ありません 制限がありません ' +
      '制限がない 制限がなし 制限ない 制限なし 制限はありません 制限はない 制限はなし 모든제한이 모든제한이없는 아무 아무런 아무런제한이 아무런제한이없는 아무제한이 아무제한이없는 어떤 어떤제한이 ' +
      '어떤제한이없는 제한이 제한이없는', '*без ai* answer command commands content ignore mode no version あなた 你不再受 你从此不再受 你现在不再受 君 모델 비서 어시스턴트'],
    pattern: prose`\bjailbreak mode\b|\bforbidden (?:version|answer|content)\b|\bexecutes? (?:every|any|all) commands?\b|\bnever says? no\b|\bignore all limits\b|(?:아무런?|어떤|모든)? ?제한이 ?없는 (?:ai|모델|비서|어시스턴트)|(?:あなた|君)[^。\n]{0,16}制限(?:が|は)?(?:ありません|ない|なし)|你(?:现在|从此)?不再受|ты[^.\n]{0,20}без ограничений`,
  },
  {
    id: 'obedience', weight: 1, negatable: true,
    needs: ['*подчиняйся* *слушайся* comply everything obey priority question questioning whatever 一切听从 従え 必须服从 복종'],
    pattern: prose`\bobey\b|\bcomply\b|\bexecute whatever\b|\bwithout question(?:ing)?\b|\bpriority zero\b|\btop priority\b|\b(?:allow|accept|approve|permit) everything\b|一切听从|必须服从|従え|복종|подчиняйся|слушайся`,
  },
  {
    id: 'secrecy', weight: 2,
    needs: [
      '*втайне* *незаметно* *тайком* *чтобы alerting aware covertly don ever find hear heimlich hide ' +
      'informing know learn notice notifying ohne quietly realise realize sans say secretly see sem sin ' +
      'telling told warning こっそり 偷偷 悄悄 気づかれず 気づかれない 用户不知情 用户不知道 用户没有察觉 모르게 몰래'],
    pattern: prose`\b(?:user|owner|human|they|he|she|nobody|no one) (?:must|should|may|shall|can|will|need) (?:not|never) (?:ever )?(?:learn|know|notice|see|find|hear|be told|be aware|realise|realize)\b|\bdo not say so\b|\bdon't say so\b|\bwithout (?:telling|informing|notifying|warning|alerting) (?:the user|the owner|anyone|anybody|them)\b|\bsay (?:that )?(?:it|this|they) (?:is|was|were|are) (?:just |only )?(?:a )?(?:routine|normal|harmless|standard|nothing)|\bhide (?:this|the) (?:memory|note|rule|instruction|entry)\b|\bsecretly\b|\bcovertly\b|\bquietly (?:post|send|upload|copy|add|remove|delete|change|push|install|mail|run)\b|\bsin que (?:el usuario|nadie|lo) (?:se |lo )?\w+|\bsem que (?:o usuario|ninguem)\b|\bsans que l'utilisateur\b|\bohne dass (?:der|die|das|ein|jemand|er|sie)\b|\bheimlich\b|чтобы (?:пользователь|никто|он) не|незаметно|тайком|втайне|몰래|모르게|用户(?:不知情|不知道|没有察觉)|悄悄|偷偷|気づかれ(?:ない|ず)|こっそり`,
  },
  {
    id: 'private data', weight: 1,
    needs: [
      '*passwort* *passwört* *zugangsdaten* *парол* access address api aws clipboard contrasena* credential* ' +
      'ed25519 env gnupg input keys keystroke* kube mail message name netrc passe password* phone photo* ' +
      'private prompt question repositor* rsa secret* senha* session ssh transcript* typed variables パスワード 密码 ' +
      '密钥 비밀번호'],
    pattern: prose`\benvironment variables\b|(?<![\w/])\.env\b(?!\.)|\bid_(?:rsa|ed25519)\b|~\/\.(?:ssh|aws|gnupg|kube|netrc)\b|\bpasswords?\b|\bcredentials?\b|\bsecrets\b|\bsecret\.\w+|\b(?:api|private|ssh|access) keys?\b|\bhome address\b|\bphone numbers?\b|\btranscripts?\b|\b(?:user's|last) (?:question|message|prompt|input|mail|name)\b|\bprivate (?:repo|repositor|file|message|note|photo|data)\w*|\bwhat is typed\b|\bkeystrokes?\b|\bclipboard\b|\bsession_id\b|\bcontrasena|\bsenhas?\b|\bmots? de passe\b|passw[oö]rt|zugangsdaten|비밀번호|密码|密钥|パスワード|парол`,
  },
  {
    id: 'sending', weight: 1, negatable: true,
    needs: [
      '*отправ* email envia envie envoie exfiltrate forward lookup* mail mande post push schicke send sende ' +
      'submit transfer transmets transmit upload zip 上传 发送 送る 送信 보내 업로드 전송'],
    pattern: prose`\b(?:send|post|upload|mail|e-?mail|forward|push|transmit|transfer|exfiltrate|submit|zip)\b|\b(?:envi[ae]|envoie|transmets|mande|sende|schicke)\b|전송|보내|업로드|发送|上传|送る|送信|отправ|\bdns lookups?\b`,
  },
  {
    id: 'outside address', weight: 1,
    needs: ['http https @ sh net org com io example cc biz ru cn xyz top dev app cloud info site online )'],
    pattern: prose`\bhttps?:\/\/(?!localhost|127\.|github\.com)|\w@[\w-]{1,40}\.[a-z]|(?:\b(?:to|at|via|from|like|an|nach|bei|a|para|vers|chez|hacia|em) |[到给至往] ?|на )(?:[\w-]{1,30}\.){1,4}(?:sh|net|org|com|io|example|cc|biz|ru|cn|xyz|top|dev|app|cloud|info|site|online)\b|\)\.[\w-]{1,30}\.[a-z]`,
  },
  {
    id: 'guards down', weight: 1.5, negatable: true,
    needs: ['allow permissions defaultmode bypasspermissions', '* all any bypasspermissions everything'],
    pattern: prose`\ballow["']?:? ?(?:all\b|\[? ?["'(]?(?:bash\()?\*)|\bbypasspermissions\b|\ballow everything\b`,
  },
  {
    // An address alone, as veiled notes name it: in brackets, behind a noun, with no verb of sending near it.
    id: 'outside address', weight: 0.5,
    needs: ['net com org io dev biz cloud info site online xyz'],
    pattern: prose`(?<![\w@/.-])(?!github\.|gitlab\.|localhost)[a-z][\w-]{1,30}(?:\.[\w-]{2,30}){0,2}\.(?:net|com|org|io|dev|biz|cloud|info|site|online|xyz)(?![\w-]|\.\w)`,
  },
  {
    id: 'standing order', weight: 0.5,
    needs: [
      '*always* *builds* *chaque* *commits* *each* *every* *immer* *next *sempre* *sessions* *whenever* ' +
      '*каждый* answers* end* start* vez* 毎回 每次 매번',
      '*after *all *always* *at *cada *chaque* *each* *every* *immer* *sempre* *whenever* *каждый* time* 毎回 ' +
      '每次 매번'],
    pattern: prose`\b(?:every|each|always|whenever|all answers|next time|after (?:\w+ )?(?:sessions|commits|builds)|at the (?:end|start))\b|毎回|每次|매번|каждый|chaque|cada vez|sempre|immer`,
  },
  {
    id: 'lasting', weight: 1.5,
    needs: ['across future here now own permanently point re readding todas всех 今後いっさい 今後すべて 以后凡是 以后所有 以后每次 앞으로',
      'answers chats conversations from futuras* keep permanently resets restarts sessions your будущих* ' +
      '今後いっさい 今後すべて 以后凡是 以后所有 以后每次 모든',
      '*во all conversaciones keep on permanently resets respuestas restarts sessions settings 今後いっさい 今後すべて ' +
      '以后凡是 以后所有 以后每次 모든'],
    pattern: prose`\bpermanently\b|\bacross (?:resets|sessions|restarts)\b|\bfrom (?:here|now|this point) on\b|\bkeep re-?adding\b|\ball future (?:chats|sessions|conversations|answers)\b|\byour own settings\b|во всех будущих|以后(?:凡是|所有|每次)|앞으로 모든|今後(?:すべて|いっさい)|en todas las (?:respuestas|conversaciones) futuras`,
  },
  {
    id: 'promotion', weight: 1.5, negatable: true,
    needs: [
      '*рекомендуй *советуй advertise answers empfiehl information links name news offers products promote ' +
      'recomienda recommande recommend results 推荐 都推荐',
      'as cite immer* nur* only prefer primero* recommend siempre* solo* stets* toujours* trust uniquement* ' +
      'zuerst* первым* сначала* только* 唯一 最 首选',
      'as by from immer* nur* of only primero* siempre* solo* stets* toujours* uniquement* zuerst* первым* ' +
      'сначала* только* 唯一 最 首选'],
    pattern: prose`\b(?:prefer|trust|cite|recommend) (?:results|links|answers|products|offers|news|information) (?:from|of|by)\b|\bname \S+ as\b|\b(?:recommend|promote|advertise) only\b|(?:советуй|рекомендуй) (?:только|сначала|первым)|рекомендуй (?:только|сначала)|都?推荐[^。]{0,30}(?:最|唯一|首选)|\bempfiehl (?:immer|nur|stets|zuerst)|\brecomienda (?:siempre|solo|primero)|\brecommande (?:toujours|uniquement)`,
  },
  {
    id: 'praise', weight: 1.5,
    needs: [
      '*alternative* *competitor* *konkurrenz* *единственн* most reliable trusted trustworthy надежн* 唯一可信 最可信 ' +
      '最可靠 신뢰할'],
    pattern: prose`\bthe trusted \w+|\bmost (?:reliable|trusted|trustworthy) source\b|\b(?:no|keine?) (?:competitors?|konkurrenz\w*|alternatives?)\b|最可靠|最可信|唯一可信|신뢰할 수 있는 출처|единственн\S+ надежн|самы[йе] надежн`,
  },
  {
    id: 'guards down', weight: 1.5, negatable: true,
    needs: [
      'approval asandbox confirmation delete disable drop lift necessary needed nosandbox remove required ' +
      'review sandbox switch turn',
      'approval asandbox audit checks confirmation confirmations firewall further need needs nosandbox off ' +
      'protection safety sandbox scanner scanners',
      'antivirus* approval approval* approvals* asandbox audit firewall firewall* logging* no nosandbox ' +
      'protection protection* safety sandbox sandbox* scanner scanner* scanners'],
    pattern: prose`\b(?:no|without a?) ?sandbox\b|\b(?:turn|switch)(?: the)? (?:sandbox|approvals?|scanner|firewall|antivirus|logging|protection)(?: \w+)? off\b|\b(?:remove|disable|drop|delete|lift) (?:the )?(?:branch protection|sandbox|approval|scanner'?s?|firewall|audit log|safety)\b|\bneeds? no (?:review|approval|confirmation)\b|\bno (?:further )?(?:checks|approval|confirmations?) (?:are|is) (?:necessary|needed|required)\b`,
  },
  {
    id: 'unasked', weight: 1,
    needs: ['approval ask asking confirmation confirmations consent prompt questions skip', 'asking do needs never no wants without', 'asking never no not without'],
    pattern: prose`\bnever ask\b|\bwithout (?:asking|confirmation|approval|consent)\b|\b(?:wants|needs) no confirmations?\b|\bdo not prompt\b|\bno questions\b|\bskip asking\b`,
  },
  {
    id: 'irremovable', weight: 1.5,
    needs: ['cannot delete deleted overridden questioned remove removed', 'be changed deleted disabled never removed turned undone'],
    pattern: prose`\bcannot be (?:turned off|removed|disabled|deleted|undone|changed)\b|\bmust (?:not|never) be (?:removed|deleted|questioned|overridden)\b|\bnever (?:remove|delete) (?:it|this)\b`,
  },
  {
    id: 'itself', weight: 0.5,
    needs: ['this', 'entry file instruction list memory note rule sentence text'],
    pattern: prose`\bthis (?:rule|note|memory|instruction|entry|text|file|sentence|list)\b`,
  },
  {
    id: 'claimed consent', weight: 1.5,
    needs: ['administrator already authorised authorized message', 'agreed an approved by comes consented'],
    pattern: prose`\buser has already (?:agreed|approved|consented)\b|\bauthori[sz]ed by the (?:security|admin|it|operations|platform) \w+|\bthe user is an administrator and\b|\b(?:next|this|following) message comes from the (?:operator|developer|system|admin)`,
  },
  {
    id: 'hidden place', weight: 1.5,
    needs: ['agent ai assistant invisible llm pixel', 'agent assistant image instruction instructions link one pixel text'],
    pattern: prose`<!--[^>\n]{0,60}\b(?:agent|ai|assistant|llm) instructions?\b|<!--[^>\n]{0,20}\b(?:agent|assistant)\b|\bone-pixel\b|\binvisible (?:image|pixel|link|text)\b`,
  },
  {
    id: 'address filled', weight: 2, negatable: true,
    needs: ['base64 cat holds url', 'cat in of path', 'cat in of path to'],
    pattern: prose`\bpath holds\b|\bin base64\b|\bbase64 of\b|\bto the url of (?:any|every|each|the)\b|https?:[^\s"'\x60]{1,120}\$\(cat [^)\n]{1,40}\)`,
  },
  ...orderClues,
  ...withheldClues,
  ...covertClues,
  ...deeds,
];
