import type { Force } from '../ir/frame.ts';

/** Words that say "prefers" where a rule opens or turns on them, in the languages memport knows. */
const PREFER =
  /\b(?:prefers?|preferred|preferably|would rather|likes?|favou?rs?|prefiere[ns]?|prefiero|prefere[m]?|prefiro|préfère[nt]*|préférer|bevorzug\w*|lieber|am liebsten)\b|선호|偏好|更喜欢|喜欢|倾向|好む|好み|希望/iu;
const BAN =
  /\b(?:never|must not|mustn't|do not|don't|nunca|jamás|no debe|não deve|jamais|ne .{1,30} pas|niemals|nie|darf nicht)\b|절대|하지 ?마|말 것|금지|决不|绝不|不要|禁止|不得|ないこと|禁止|決して|しないで/iu;

/** How strongly a rule binds, as far as the deterministic pass must know: a frame keeps the force. */
export const forceOf = (statement: string): Extract<Force, 'must' | 'must-not' | 'prefer'> =>
  BAN.test(statement) ? 'must-not' : PREFER.test(statement) ? 'prefer' : 'must';
