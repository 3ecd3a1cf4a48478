import { patternOf } from '../../meaning/said.ts';
import type { Tongue } from '../../meaning/signs/sign-kinds.ts';
import type { Clauses } from './clauses.ts';
import type { SaidWord } from './licence-words.ts';
import type { Reading } from './reading.ts';

/**
 * What takes a thing away or alters it, and what leaves it: not to do the one is to do the other. Regular expressions
 * without groups that capture, a language a line.
 */
const OPPOSITES: Readonly<Partial<Record<Tongue, readonly [altering: string, keeping: string]>>> = {
  en: [
    'delet\\p{L}*|remov\\p{L}*|eras\\p{L}*|drop\\p{L}*|wip\\p{L}*|purg\\p{L}*|clear\\p{L}*|throw\\p{L}*|chang\\p{L}*|alter\\p{L}*|edit\\p{L}*|touch\\p{L}*|modif\\p{L}*|renam\\p{L}*|overwrit\\p{L}*|translat\\p{L}*|clos\\p{L}*|mov\\p{L}*',
    'keep\\p{L}*|kept|retain\\p{L}*|preserv\\p{L}*|stay\\p{L}*|remain\\p{L}*|leav\\p{L}*|left',
  ],
  de: [
    'lösch\\p{L}*|gelöscht\\p{L}*|entfern\\p{L}*|wegwerf\\p{L}*|verwerf\\p{L}*|änder\\p{L}*|geändert|anfass\\p{L}*|anrühr\\p{L}*|bearbeit\\p{L}*|umbenenn\\p{L}*|überschreib\\p{L}*|übersetz\\p{L}*|schließ\\p{L}*|verschieb\\p{L}*|kürz\\p{L}*|gekürzt',
    'behalt\\p{L}*|behält|erhalt\\p{L}*|bleib\\p{L}*|belass\\p{L}*|lass\\p{L}*|bewahr\\p{L}*|aufbewahr\\p{L}*|aufheb\\p{L}*|steh\\p{L}*',
  ],
  fr: [
    'supprim\\p{L}*|efface\\p{L}*|retir\\p{L}*|enlev\\p{L}*|jet\\p{L}*|modif\\p{L}*|chang\\p{L}*|touch\\p{L}*|renomm\\p{L}*|écras\\p{L}*|tradui\\p{L}*|ferm\\p{L}*|déplac\\p{L}*|raccourci\\p{L}*|purg\\p{L}*',
    'gard\\p{L}*|conserv\\p{L}*|(?<!\\ble )rest(?:e|ent|er|era|ant)|laiss\\p{L}*|maint\\p{L}*|préserv\\p{L}*|demeur\\p{L}*',
  ],
  es: [
    'borr\\p{L}*|elimin\\p{L}*|quit\\p{L}*|suprim\\p{L}*|tir\\p{L}*|modific(?:a|am|ar|ará|ou|ando)|cambi\\p{L}*|toc\\p{L}*|toqu\\p{L}*|edit\\p{L}*|renombr\\p{L}*|sobrescrib\\p{L}*|traduc\\p{L}*|traduzc\\p{L}*|cerr\\p{L}*|cierr\\p{L}*|mov\\p{L}*|muev\\p{L}*',
    'conserv\\p{L}*|guard\\p{L}*|mant\\p{L}*|qued\\p{L}*|permane\\p{L}*|dej\\p{L}*|preserv\\p{L}*|sig(?:ue|uen|a|an)',
  ],
  pt: [
    'apag\\p{L}*|exclu\\p{L}*|remov\\p{L}*|elimin\\p{L}*|tir\\p{L}*|modific\\p{L}*|mud\\p{L}*|alter\\p{L}*|mex\\p{L}*|toc\\p{L}*|toqu\\p{L}*|edit\\p{L}*|renome\\p{L}*|sobrescrev\\p{L}*|traduz\\p{L}*|fech\\p{L}*|mov\\p{L}*',
    'conserv\\p{L}*|guard\\p{L}*|mant\\p{L}*|mantê\\p{L}*|fic\\p{L}*|permane\\p{L}*|deix\\p{L}*|preserv\\p{L}*|segu(?:e|em|ir)',
  ],
  ru: [
    'удал\\p{L}*|стира\\p{L}*|стереть|убира\\p{L}*|убрать|выбр\\p{L}*|очищ\\p{L}*|меня\\p{L}*|измен\\p{L}*|трога\\p{L}*|трону\\p{L}*|прав\\p{L}*|редактир\\p{L}*|переимен\\p{L}*|перезапис\\p{L}*|перев\\p{L}*|закры\\p{L}*|перемещ\\p{L}*|сокращ\\p{L}*',
    'хран\\p{L}*|сохран\\p{L}*|оставля\\p{L}*|остав\\p{L}*|оста[её]тся|остаются|останется|останутся|держ\\p{L}*|берег\\p{L}*',
  ],
  ja: [
    '削除|消[しさすせ]|取り除|外[しさすせ]|捨て|変更|変え|いじ[らりる]|触[らりるっ]|編集|書き換え|上書き|訳[さしす]|翻訳|閉じ|移[しさす]|動か',
    '残[しさすせるっ]|保持|保存|保[つちっ]|維持|そのまま|まま|据え置',
  ],
  ko: [
    '삭제|지우|지울|제거|버리|바꾸|변경|수정|편집|건드|손대|덮어|번역|닫|옮기|이동',
    '유지|보존|남[기겨긴]|남아|그대로|두[고며어]|둔다|보관',
  ],
  zh: [
    '删|移除|清[理除空]|去掉|丢|扔|改|动|碰|编辑|覆盖|翻译|译|关|移|缩',
    '保留|留[着存下]|保持|维持|保存|原样|照旧|不变',
  ],
};

const compiled = new Map<Tongue, readonly [RegExp, RegExp]>();

/** Where a text takes away or alters, and where it keeps. */
export const keepingIn = (
  { prose, tongue }: Reading,
  { placed }: Clauses,
): { altering: SaidWord[]; keeping: SaidWord[] } => {
  const words = tongue === undefined ? undefined : OPPOSITES[tongue];
  if (words === undefined || tongue === undefined) return { altering: [], keeping: [] };
  const patterns = compiled.get(tongue) ?? ([patternOf(words[0], tongue), patternOf(words[1], tongue)] as const);
  compiled.set(tongue, patterns);
  const [altering, keeping] = patterns.map((pattern) =>
    [...prose.matchAll(pattern)].map(({ 0: text, index }) => ({ ...placed(index), text: text.toLowerCase() })),
  ) as [SaidWord[], SaidWord[]];
  return { altering, keeping };
};
