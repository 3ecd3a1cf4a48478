import { wordsOf } from '../word-table.ts';
import { NEXT } from './gone-words.ts';

/** In Portuguese that is `in the`. */
const NO =
  'no(?! (?:método|arquivo|módulo|ficheiro|diretório|repositório|projeto|pacote|banco|código|componente|serviço|script|makefile|topo))';

/** A rule against something: nothing is said of whether it is there. */
export const BANS = wordsOf([
  'ніколи|не|не можна|уника\\p{L}*|замість|без|заборонен\\p{L}*|ані',
  'لا|أبدا?ً?|ممنوع|تجنب\\p{L}*|بدلا?ً? من|بدون|ليس|ليست|لن|لم',
  'לא|אף פעם|לעולם לא|אסור|אין|להימנע|במקום|בלי|ללא|אל',
  'मत|न|नहीं|कभी नहीं|बिना|के बजाय|मना है',
  'mai(?= \\p{L}+(?:are|ere|ire)(?!\\p{L}))|non(?!-)|evita\\p{L}*|invece di|anziché|senza|vietat[oaie]|né',
  'nooit|niet|geen|vermijd\\p{L}*|in plaats van|zonder|verboden|noch',
  'nigdy|nie|unikaj\\p{L}*|zamiast|bez|zabronion\\p{L}*|ani',
  'aldrig|inte|ej|ingen|inga|inget|undvik\\p{L}*|i stället för|istället för|utan|förbjud\\p{L}*|ikke|aldri|undgå',
  'ei|eivät|älä|älkää|ei koskaan|vältä\\p{L}*|sijaan|ilman|kielletty\\p{L}*',
  'asla|yerine|olmadan|yasak\\p{L}*|\\p{L}+(?:mayın|meyin|mayınız|meyiniz)',
  `never|not|don't|doesn't|mustn't|shouldn't|can't|cannot|won't|avoid\\p{L}*|forbidden|banned|stop using|${NO}|nor|instead of|rather than|without|isn't|aren't|refuse\\p{L}*|unlike`,
  'nie|niemals|nicht|kein\\p{L}*|vermeide\\p{L}*|statt|anstatt|anstelle(?: von)?|ohne|verboten\\p{L}*|weder|noch',
  `nunca|jamás|${NO}|evita\\p{L}*|en lugar de|en vez de|sin|prohibid[oa]s?|ni`,
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
    '(?:не|замість|без|нема\\p{L}*)(?: (?:у|в|через|з))?',
    '(?:ليس|ليست|لا|بدلا?ً? من|بدون|لم)(?: (?:في|من|عبر))?',
    '(?:לא|אין|במקום|בלי|ללא)(?: ב)?',
    '(?:non|invece di|anziché|senza|mai)(?: (?:in|con|a|da))?',
    '(?:niet|geen|in plaats van|zonder|nooit)(?: (?:in|met|naar))?',
    '(?:nie|zamiast|bez|nigdy)(?: (?:w|z|do))?',
    '(?:inte|ej|i stället för|istället för|utan|aldrig|ikke)(?: (?:i|med|till))?',
    '(?:ei|älä|ilman)',
    '(?:not|no|never|nor|instead of|rather than|unlike|without|against)(?: (?:in|at|under|from|into|to|via|with|using|by|on))?',
    '(?:nicht|kein\\p{L}*|statt|anstatt|anstelle(?: von)?|ohne|gegen)(?: (?:in|unter|mit|aus|nach|per))?',
    '(?:no|nunca|en lugar de|en vez de|sin)(?: (?:en|con|a|de))?',
    '(?:não|nunca|nada|em vez de|no lugar de|ao invés de|sem)(?: (?:em|com|de))?',
    '(?:pas|au lieu de|plutôt que|sans|jamais)(?: (?:dans|avec|de))?',
    '(?:не|вместо|без|нет)(?: (?:в|через|с))?',
    '不是|不在|而不是|而非|代替|没有|别用|不要用|不用',
  ],
  { after: NEXT },
);
/** `never push without running x`: between the ban and the claim. */
export const UNLESS = wordsOf([
  'без|до|поки|крім|перед|а',
  'إلا|قبل|حتى|بدون|لكن|بل',
  'בלי|לפני|אלא|עד|חוץ|רק',
  'बिना|पहले|सिवाय|लेकिन|जब तक',
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
