import type { Literal } from '../../text/literals.ts';
import { standingOf } from './claim-standing.ts';
import type { Claim } from './claim.ts';
import { isBrand } from './brands.ts';
import { BUILTIN } from './known-names.ts';
import { PUTS } from './symbol-words.ts';
import type { ClaimStretch } from './stretches.ts';

type SymbolClaim = Extract<Claim, { kind: 'symbol' }>;

/** `Dunning#escalate!`, `Greenhouse.Valve.close_all/0`, `SyncEngine.resolve(_:)`, `limit.RegionalBucket`. */
const MEMBER =
  /^(?:[A-Za-z_]\w*(?:::|\.|\\))*(?<owner>[A-Za-z_]\w{2,})(?:::|\.|#|->)(?<member>[A-Za-z_]\w{3,}[!?]?)(?:\([^()]{0,40}\)|\/\d)?$/;
/** `reindexSince(date)`: called with something. */
const CALLED = /^(?<member>[A-Za-z_]\w*(?:[a-z\d][A-Z]|[A-Za-z\d]_[A-Za-z\d])\w*[!?]?)(?:\([^()]{0,40}\)|\/\d)$/;
/** These are files and hosts. */
const NO_MEMBER =
  /^(?:com|org|net|io|dev|json|ya?ml|toml|lock|txt|md|html?|css|scss|svg|png|local|example|test|exe|conf|cfg|sql|log|env|[cm]?[jt]sx?|vue|svelte|java|kts?|swift|scala|dart|php|proto|gradle|xml|properties|service|socket|timer)$/i;

/** What a code span says is in something of the project, or is called with something: its form is enough. */
export const memberClaims = (stretch: ClaimStretch, literal: Literal): SymbolClaim[] => {
  const text = literal.text.trim();
  const span: [number, number] = [literal.span[0], literal.span[1]];
  const stated = (said: Pick<SymbolClaim, 'symbol' | 'member'>): SymbolClaim[] => [
    { kind: 'symbol', ...said, sure: false, text: literal.text, span, stands: standingOf(stretch, span, 'symbol') },
  ];
  if (PUTS.test(stretch.low.slice(0, span[0] - stretch.span[0]))) return [];
  const { owner, member } = MEMBER.exec(text)?.groups ?? {};
  if (owner !== undefined && member !== undefined) {
    const isType = /^[A-Z]/.test(owner) || /^[A-Z]/.test(member);
    if (!isType || NO_MEMBER.test(member) || BUILTIN.has(owner) || BUILTIN.has(member) || isBrand(owner)) return [];
    return stated({ symbol: owner, member: member.replace(/[!?]$/, '') });
  }
  const called = CALLED.exec(text)?.groups?.['member'];
  if (called === undefined || called.length < 8 || BUILTIN.has(called) || isBrand(called)) return [];
  return stated({ symbol: called.replace(/[!?]$/, '') });
};
