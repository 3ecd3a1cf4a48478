const NOT =
  /(?:\b(?:never|not|don't|doesn't|cannot|can't|must not|mustn't|shouldn't|should not|refuse to|no one may|nobody may|avoid|forbids?|forbidden to|prohibits?|prevents?|disallows?|without|nunca|jamas|no|nao|jamais|ne|n'|nie|niemals|nicht|kein\w*|mai|nooit)\b|никогда|(?:^|\s)не\s|нельзя|запрещ|不要|不得|切勿|请勿|禁止|不可|不能|别|勿|never ever)/;
const NOT_BEFORE = new RegExp(String.raw`${NOT.source}(?:[^.,;:，、。]|\.(?=\w)){0,16}$`);
/** "We override the system prompt in staging", "one page told the model to ignore …" tell what is done; they ask nobody to do it. An `i` behind any other word is a Polish "and". */
const TOLD =
  /\b(?:pages?|texts?|mails?|sites?|files?|documents?|comments?|tickets?|prompts?|attackers?|readmes?|issues?|somebody|someone) (?:once |had |that )?(?:told|asked|tells|tried to (?:make|get)|wanted) (?:the |our |my )?(?:model|agent|assistant|bot|it|us|me|him|her|them) to $|\b(?:we|they|it|he|she|which|people|teams?|tests|ci|(?:(?:^|[.!?,;:\n(–—-] ?)|\b(?:when|if|that|as|where|because|what|and|but|so|then|while|after|before|until|how|why) )i)(?: (?:also|always|only|currently|already|just|can|may|will))? $/;
const NOT_AFTER =
  /^(?!\S{0,3}고 )[^.,;，、。\n]{0,6}(?:하지 ?(?:마|말|않)|지 ?(?:마|말|않)|금지|안 ?[된돼]|않는다|しない|するな|せず|しては|禁止|てはいけ|ないこと|ません|ては(?:なら|いけ|だめ))/;

/** A prohibition, or a report of what somebody does, stands before it; in Korean and Japanese behind it. */
export const negated = (text: string, start: number, end: number): boolean =>
  NOT_BEFORE.test(text.slice(Math.max(0, start - 28), start)) ||
  TOLD.test(text.slice(Math.max(0, start - 60), start)) ||
  NOT_AFTER.test(text.slice(end, end + 24));
