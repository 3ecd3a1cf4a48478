import { wordPattern, wordsOf } from '../word-table.ts';

/** Of what it is said, that is what is old: a word of {@link GONE} that speaks of its own noun only. */
const OLD_ROWS = [
  'old|former|formerly|previously|missing|historically|originally|any ?more',
  'alte[rsnm]?|früher\\p{L}*|ehemal\\p{L}*|vormals|ursprünglich\\p{L}*|fehlt',
  'antigu[oa]s?|viej[oa]s?|anterior(?:es)?|antig[oa]s?|ancien(?:ne)?s?|auparavant|autrefois|vecchi[oae]?|precedent[ei]',
  'vroeger\\p{L}*|voormalig\\p{L}*|dawn(?:y|a|e|iej)|wcześniej|poprzedni\\p{L}*|tidigare|gaml[ae]|vanha[an]?|entinen|aiemmin|eski\\p{L}*|önceki|eskiden',
  'раньше|прежн\\p{L}*|стар(?:ый|ая|ое|ые|ом|ого|ой|ий|а|е|і|ої|ому)|бывш\\p{L}*|ранее|раніше|колишн\\p{L}*|попередн\\p{L}*',
  '(?:ال)?(?:قديم|سابق)\\p{L}*|ה?(?:ישן|ישנה|ישנים|קודם|קודמת)|לשעבר|בעבר|पुरान[ाीे]',
  '原来的|旧的|旧版|曾经|かつて|以前は|以前の|旧\\p{L}|예전|과거|옛',
];
export const OLD = wordsOf(OLD_ROWS);
/** The same, to take out of a text what it finds. */
export const OLD_ALL = wordPattern(OLD_ROWS, 'gu');
/** Right behind a claim, or as what it is said to be. */
export const OLD_FIRST = wordsOf(OLD_ROWS, {
  before:
    '^[\\s*_"\'`”»」)（(,]{0,4}(?:(?:is|was|are|were|ist|sind|war|es|son|era|é|são|est|sont|è|sono|jest|är|это|це|是|は) )?(?:(?:the|an?|our|its|der|die|das|el|la|los|las|un[ao]?|o|os|le|les|il|lo|gli|i|de|het|den|det) )?',
});
/** A lead that a colon ends, and that begins so. */
export const OLD_LEADS = wordsOf(OLD_ROWS, { before: '^[\\s*_(-]*(?:\\p{L}{1,4} )?' });
