import type { Claim } from './claim.ts';
import type { ClaimStretch } from './stretches.ts';

/** `Terraform is in scribe-infra, modules/gpu/main.tf`: a name with a dash that the claim is said to be in. */
const IN_NAMED =
  /(?<!\p{L})(?:in|of|from|im|aus|von|dans|de|du|en|del|em|no|do|nel|nella|di|uit|w|we|z|ze|i|från|в|из|у|із|з|from the|in the) [`*_"'“«]?(?<name>[a-z][a-z\d]*(?:[-_][a-z\d]+)+)[`*_"'”»]?(?:,|:|;|\s\p{Pd}|\s\(|,? (?:under|at|as|unter|sous|bajo|sob|sotto|onder|pod|under|в|у))?\s[`*_"'“«(]*$/u;
const IN_CJK = /(?<name>[a-z][a-z\d]*(?:[-_][a-z\d]+)+)`?\s?(?:仓库|项目|の|里|中|에|의)[的の]?\s?[`「『]?$/u;
/** `The gateway (acme/edge-gateway) verifies in its own x`. */
const OWNED = /\((?:repo(?:sitory)?:? )?[`*_"]?(?<name>[a-z][\w.]*\/[a-z][\w.]*(?:-[\w.]+)+)[`*_"]?[,)]/u;

/** `EMR in the DR account still has Spark 3.3`: who has it, right before what it has. */
const OWNER =
  /(?:^|[.;:,]\s)(?<name>[^.;:,]{3,60}?) (?:still |only |even |currently |now |also |noch |nur |aún |todavía |ainda |encore |ancora |nog |nadal |fortfarande )?(?:has|have|runs?|is on|are on|is at|uses?|ships? with|comes? with|sits? on|is stuck on|needs?|requires?|wants?|expects?|hat|haben|läuft (?:mit|auf|unter)|nutzt|braucht|verlangt|tiene|usa|corre|necesita|exige|pide|tem|roda|precisa de|a|tourne (?:sur|en|avec)|utilise|exige|demande|ha|gira su|richiede|heeft|draait|gebruikt|vraagt|ma|używa|wymaga|har|kör|kräver) (?:an? |the |ein(?:en)? )?[`*_"]*$/u;
/** The project itself, by the words that people have for it. */
const SELF =
  /(?<![\p{L}-])(?:we|it|this|that|you|i|project|repo(?:sitory)?|code ?base|code|everything|everyone|all|both|app|apps|application|service|services|backend|frontend|front ?end|back ?end|api|site|website|build|builds|tests?|ci|pipeline|jobs?|worker|workers|monorepo|workspace|library|crate|package|image|images|compose|dev|local|wir|es|projekt|alles|anwendung|dienst|proyecto|todo|aplicación|servicio|projeto|tudo|aplicação|serviço|projet|tout|application|on|nous|progetto|tutto|applicazione|servizio|project|alles|wij|projekt|wszystko|projektet|allt|vi|proje|проект|всё|мы|проєкт|ми|все)(?![\p{L}-])/iu;

/** Kinds of things that stand in a repository. */
const PLACED: ReadonlySet<Claim['kind']> = new Set([
  'path',
  'line',
  'symbol',
  'script',
  'branch',
  'version',
  'package',
]);

/** The claim with the place that the words before it say it is in. */
export const withinNamed = (claim: Claim, { text, span }: ClaimStretch): Claim => {
  if (!PLACED.has(claim.kind)) return claim;
  const before = text.slice(0, Math.max(0, claim.span[0] - span[0]));
  const owner = claim.kind === 'version' ? OWNER.exec(before)?.groups?.['name'] : undefined;
  if (owner !== undefined && !SELF.test(owner)) return { ...claim, within: owner };
  const found = IN_NAMED.exec(before) ?? IN_CJK.exec(before) ?? OWNED.exec(before);
  const within = found?.groups?.['name'];
  return within === undefined ? claim : { ...claim, within };
};
