import type { Claim } from './claim.ts';
import type { ClaimStretch } from './stretches.ts';

/** `Terraform is in scribe-infra, modules/gpu/main.tf`: a name with a dash that the claim is said to be in. */
const IN_NAMED =
  /(?<!\p{L})(?:in|of|from|im|aus|von|dans|de|du|en|del|em|no|do|nel|nella|di|uit|w|we|z|ze|i|från|в|из|у|із|з|from the|in the) [`*_"'“«]?(?<name>[a-z][a-z\d]*(?:[-_][a-z\d]+)+)[`*_"'”»]?(?:,|:|;|\s\p{Pd}|\s\(|,? (?:under|at|as|unter|sous|bajo|sob|sotto|onder|pod|under|в|у))?\s[`*_"'“«(]*$/u;
const IN_CJK = /(?<name>[a-z][a-z\d]*(?:[-_][a-z\d]+)+)`?\s?(?:仓库|项目|の|里|中|에|의)[的の]?\s?[`「『]?$/u;
/** `The gateway (acme/edge-gateway) verifies in its own x`. */
const OWNED = /\((?:repo(?:sitory)?:? )?[`*_"]?(?<name>[a-z][\w.]*\/[a-z][\w.]*(?:-[\w.]+)+)[`*_"]?[,)]/u;

/** Kinds of things that stand in a repository. */
const HOUSED: ReadonlySet<Claim['kind']> = new Set(['path', 'line', 'symbol', 'script', 'branch', 'version', 'package']);

/** The claim with the place that the words before it say it is in. */
export const housed = (claim: Claim, { text, span }: ClaimStretch): Claim => {
  if (!HOUSED.has(claim.kind)) return claim;
  const before = text.slice(0, Math.max(0, claim.span[0] - span[0]));
  const found = IN_NAMED.exec(before) ?? IN_CJK.exec(before) ?? OWNED.exec(before);
  const house = found?.groups?.['name'];
  return house === undefined ? claim : { ...claim, house };
};
