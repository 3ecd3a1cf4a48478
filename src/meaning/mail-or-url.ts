import { kindOf, LETTER } from './letter-kinds.ts';

/** What an address may begin with, written out: a scheme, a mailbox, or a name below a domain that is often met. */
const ADDRESS =
  /^(?:[a-z][a-z0-9+.-]{1,12}:\/\/|[\w.+-]{1,64}@[\w-]|[a-z\d][a-z\d-]*(?:\.[a-z\d-]+)*\.(?:example|invalid|test|com|net|org|io|dev|app|eu|info|biz|cloud|site|co|ai|me|de|fr|es|it|nl|pl|pt|ru|ua|cn|jp|kr|tw|br|uk|ch|at)(?:[/:?#].*)?[.,;:!]*$)/;
export const ENDS_RUN = new Set([...'"\'`<>()[]{}，。、；「」“”«»'].map((c) => c.charCodeAt(0)));
const LONGEST_ADDRESS = 2_000;

/** Where an address ends that begins here; the place itself where none does. */
export const endOfAddress = (text: string, at: number): number => {
  let [end, isLikely] = [at, false];
  for (; end < text.length && end - at < LONGEST_ADDRESS; end++) {
    const code = text.charCodeAt(end);
    if (code === 0x40 || code === 0x2e || code === 0x3a) isLikely ||= end > at;
    else if (code <= 0x20 || (kindOf(code) !== LETTER && ENDS_RUN.has(code))) break;
  }
  return isLikely && ADDRESS.test(text.slice(at, end)) ? end : at;
};
