import type { Clue } from './pattern.ts';
import { prose } from './source.ts';

/**
 * What a thief asks of an agent that handles somebody's money or code: another account in place of the right one, a
 * report that leaves it out, the traces gone, the same words in every project, and the person who pays none the wiser.
 */
// prettier-ignore
export const covertClues: readonly Clue[] = [
  {
    id: 'money turned', weight: 1.5, negatable: true,
    needs: [
      'iban rib konto* bankverbindung kontonummer account wallet payee payout cuenta conta conto compte *реквизит* *счет* *кошел* ' +
      '账号 账户 口座 계좌',
      'ersetz* austausch* *tausche* replace* swap* remplace* sustitu* substitu* cambia* sostitu* *заменя* *замени* *подставля* *подставь* ' +
      '换成 改成 改为 替换 差し替え 書き換え 置き換え 바꿔 변경 교체'],
    pattern: prose`\b(?:ersetz\w*|austausch\w*|tausche\w*|replace\w*|swap\w*|remplace\w*|sustitu\w*|substitu\w*|cambia\w*|sostitu\w*)\b[^.\n]{0,60}\b(?:iban|rib|konto\w*|bankverbindung|account|wallet|payee|payout|cuenta|conta|conto|compte)\b|\b(?:iban|rib|konto\w*|bankverbindung|account|wallet|payee|payout|cuenta|conta|conto|compte)\b[^.\n]{0,80}\b(?:ersetz\w*|austausch\w*|replaced?|swapped|remplace\w*|sustitu\w*|substitu\w*|sostitu\w*)\b|(?:заменя|замени|подставля|подставь)\S{0,4}[^.\n]{0,40}(?:реквизит|счет|кошел)|账[号户][^。\n]{0,8}(?:换成|改成|改为|替换)|(?:换成|替换)[^。\n]{0,8}账[号户]|口座[^。\n]{0,40}(?:差し替え|書き換え|置き換え)|계좌[^.\n]{0,40}(?:바꿔|변경|교체)`,
  },
  {
    id: 'secrecy', weight: 2, negatable: true,
    needs: [
      'they he she lead manager client boss customer nicht nichts niemals nie soll sollen pas jamais rien debe* deve* devono deben devem puede* pode* ' +
      '顧客 相手 上司 客户 对方 老板 任何人 고객 상대 상사',
      'learn find know notice hear erwahn* erfahr* merken wissen apercevoir savoir compte enterar* saber darse accorgersi saper* perceber notar ' +
      'descobrir 言わ 伝え 知らせ 見せ 发现 知道 察觉 말하지 알리지'],
    pattern: prose`\b(?:they|he|she|(?:team )?lead|manager|client|customer|boss)\b[^.\n]{0,20}\b(?:must|should) (?:never|not) (?:ever )?(?:learn|find out|know|notice|hear)\b|\b(?:nicht|nichts|nie(?:mals)?) (?:davon )?erwahn\w*|\bsoll(?:te)?n? (?:davon |es |das )?(?:nichts|nicht|nie) (?:davon )?(?:erfahren|merken|wissen)|\bne (?:doit|doivent|dois) (?:pas|jamais|rien) (?:s'en |le |en )?(?:apercevoir|savoir|rendre compte)|\bno (?:debe|deben|puede|pueden) (?:enterar\w*|saber\w*|darse cuenta)|\bnon (?:deve|devono) (?:accorgersi|saper\w+)|\bnao (?:deve|devem|pode|podem) (?:saber|perceber|notar|descobrir)|(?:顧客|相手|上司)に(?:は)?(?:言わ|伝え|知らせ|見せ)(?:ない|ず)|(?:不能|不要|别|勿)让(?:客户|对方|老板|任何人)(?:发现|知道|察觉)|(?:고객|상대|상사)(?:에게|한테)(?:는)? ?(?:말하지|알리지) (?:않|마|말)`,
  },
  {
    id: 'kept quiet', weight: 1.5,
    needs: ['cache* oculta* nascond* escond* leave add write', 'modification* changement* cambios hiciste utente cliente usuario note comment trace mention'],
    pattern: prose`\bcache[rz]? (?:la|les|le|cette|ces) (?:modification|changement)s?\b|\boculta\w* (?:los|las|lo|la|el) (?:cambios|que hiciste)|\bnascond\w+ [^.\n]{0,30}\b(?:all'utente|al cliente)|\besconda?\w* [^.\n]{0,30}\bd[oa] (?:usuario|cliente)\b|\b(?:do not|don't|never) (?:leave|add|write) (?:a |any )?(?:note|comment|trace|mention) (?:that|of)\b`,
  },
  {
    id: 'guards down', weight: 1.5, negatable: true,
    needs: ['bypasspermissions dangerously* skip*'],
    pattern: prose`\bbypasspermissions\b|--dangerously-(?:skip|bypass)[\w-]*`,
  },
  {
    id: 'planted code', weight: 1.5, negatable: true,
    needs: ['add', 'package dependency', 'each every any all'],
    pattern: prose`\badd the (?:package|dependency)\b[^.\n]{0,60}\bto (?:each|every|any|all)\b`,
  },
  {
    id: 'secrecy', weight: 2, negatable: true,
    needs: ['bring', 'user owner'],
    pattern: prose`\b(?:no need to|do not|don't|never) bring (?:it|this|that) up\b[^.\n]{0,16}\b(?:user|owner)\b`,
  },
  {
    id: 'false report', weight: 1.5, negatable: true,
    needs: ['leave keep report* findings always', 'out low none passed green approve'],
    pattern: prose`\balways approve\b[^.\n]{0,40}\beven (?:if|when)\b|\b(?:leave|keep)\b[^.\n]{0,60}\bout of (?:the|your|any) (?:summary|report|changelog|diff|log|notes)\b|\b(?:to be |are |is |be )?reported as (?:low|none|passed|green)\b`,
  },
  {
    id: 'traces wiped', weight: 2, negatable: true,
    needs: ['*history* *verlauf* historique historial cronologia *истори* 기록 履歴 历史 记录', 'delete remove clear wipe leeren leere losche* efface* borra* cancella* apag* *удали* *очисти* *сотри* 지운 지우 消 削除 清空 删除 清除'],
    pattern: prose`\b(?:delete|remove|clear|wipe)\b[^.\n]{0,40}\b(?:shell|bash|zsh|terminal|command) history\b|\b(?:shell|bash|zsh|terminal)-?(?: ?history|verlauf)\b[^.\n]{0,16}\b(?:leeren|loschen)\b|\b(?:leere|losche)\b[^.\n]{0,30}\b(?:history|verlauf)\b|\b(?:efface[rz]?|borra|cancella|apag[au]e?)\b[^.\n]{0,24}\b(?:historique|historial|cronologia|history)\b|(?:удали|очисти|сотри)\S{0,3} истори[юи]|기록[을도]? ?(?:지운|지우)|履歴を(?:消|削除)|(?:清空|删除|清除)[^。\n]{0,6}(?:历史|记录)`,
  },
  {
    id: 'spread', weight: 2, negatable: true,
    needs: ['copy copie recopie copia kopiere *скопируй* *вставляй* 把这段 この段落 この文', '*every* *each* *chaque* *cada* *jede* *ogni* *кажд* 加 写 复制 各 すべて 全'],
    pattern: prose`\b(?:copy|copie|recopie|copia|kopiere) (?:this|ce|cette|este|esta|diese[nrs]?|questo|questa) (?:paragraph\w*|paragraphe|text\w*|texte|note|nota|parrafo|absatz|paragrafo|rule|regle|memory)\b[^\n]{0,40}\b(?:every|each|chaque|cada|jede\w*|ogni)\b|(?:скопируй|вставляй) этот (?:абзац|текст)[^.\n]{0,30}кажд|把这段(?:话|文字)[^。\n]{0,12}(?:加|写|复制)|この(?:段落|文)を[^。\n]{0,20}(?:各|すべて|全)`,
  },
  {
    id: 'rules dropped', weight: 3, negatable: true,
    needs: ['non tienes voce aucune plus', 'limit* restri*'],
    pattern: prose`\bnon hai piu (?:limiti|restrizioni)\b|\bya no tienes mas (?:limites|restricciones)\b|\bvoce nao tem mais (?:limites|restricoes)\b|\btu n'as plus (?:de |aucune )?(?:limites?|restrictions?)\b`,
  },
];
