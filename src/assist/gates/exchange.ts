import { answersTo, type Clauses, type Token } from './clauses.ts';
import { INSTEAD_OF } from './instead.ts';
import type { Reading } from './reading.ts';

/** Words that stand between two breaks of a text, all of them told the same: wanted, or not. */
interface Stretch {
  tokens: Token[];
  /** Undefined where nobody can tell. */
  denied: boolean | undefined;
}

/**
 * What was wanted and what was not have changed places: `use a, not b` has become `use b and not a`. Held against the
 * wording are two stretches side by side of which one is denied; the nearer a word to where they meet, the more it has
 * to say. A word that either text tells both ways says nothing, and two that the wording says in sentences of their own
 * are not set against each other there.
 */
export const exchangedBetween = (source: Reading, wording: Reading, ours: Clauses, theirs: Clauses): string[] => {
  const stretches = stretchesIn(source, ours);
  const tells = new Map(stretchesIn(wording, theirs).flatMap(({ tokens, denied }) => tokens.map((t) => [t, denied])));
  return stretches
    .flatMap((one, at) => {
      const other = stretches[at + 1];
      if (other === undefined || one.denied === undefined || other.denied !== !one.denied) return [];
      const meet = (other.tokens[0] as Token).order - 0.5;
      if (meet - (one.tokens.at(-1) as Token).order > NEAR) return [];
      const [a, b] = [turnedIn(one), turnedIn(other)];
      function turnedIn(of: Stretch): { share: number; first: string; where: ReadonlySet<number> } {
        let [turned, all, first, most] = [0, 0, '', 0];
        const where = new Set<number>();
        for (const token of of.tokens) {
          if (
            stretches.some(
              ({ denied, tokens }) => denied !== of.denied && tokens.some(({ stem }) => stem === token.stem),
            )
          )
            continue;
          const weight = (token.weight * (LITERAL.test(token.stem) ? 3 : 1)) / (1 + Math.abs(token.order - meet));
          const answers = answersTo(token, theirs);
          const told = new Set(answers.map((answer) => tells.get(answer)));
          all += told.size === 0 ? weight / 2 : weight;
          if (told.size !== 1 || !told.has(!of.denied)) continue;
          turned += weight;
          for (const { sentence } of answers) where.add(sentence);
          if (weight > most) [first, most] = [token.stem, weight];
        }
        return { share: all === 0 ? 0 : turned / all, first, where };
      }
      const [denied, wanted] = one.denied ? [a, b] : [b, a];
      return denied.share >= DENIED && wanted.share >= WANTED && [...denied.where].some((at) => wanted.where.has(at))
        ? [`“${name(wanted.first)}” is wanted and “${name(denied.first)}” is not: they have changed places`]
        : [];
    })
    .slice(0, 1);
};
/** Not a value, as dates and counts stand beside much. */
const LITERAL = /^\0(?!(?:number|date|time|weekday|rate) )/u;
const DENIED = 0.6;
const WANTED = 0.35;

const name = (stem: string): string => stem.replace(/^\0(?:\w+ (?=[\d-]))?/u, '');

/** Parts a sentence further than its commas do: what stands on one side is denied, on the other it is not. */
const CUT = new RegExp(
  [
    String.raw`(?<![\p{L}])(?:and|but|or|und|et|y|e|ed|и|а) (?=(?:not|never|nicht|nie|niemals|kein\p{L}*|non|pas|ne|n'|jamais|no|nunca|jamás|não|mai|не|никогда)(?!\p{L}))`,
    String.raw`(?<!\b(?:do|does|did|is|are|was|were|be|must|should|shall|may|can|could|might|will|would|has|have|had|need) )(?<!\p{L})(?=not(?!\p{L}))`,
    String.raw`(?<![\p{L}])(?=(?:${INSTEAD_OF}|without|ohne|sans|sin|sem|senza|без)(?!\p{L}))`,
    String.raw`(?<=(?:では?|じゃ)なく)`,
    String.raw`(?<=ず(?:に)?)(?=[\p{Script=Han}\p{Script=Katakana}\ue000])`,
    String.raw`(?<=代わりに)`,
    String.raw`(?<=よりも?)(?=[\p{Script=Han}\p{Script=Katakana}\ue000])`,
    String.raw`(?<=아니라|말고|대신|보다|고|며|지만) `,
    String.raw`(?<=[:：])`,
    String.raw`(?=而不|而非|代替)`,
  ].join('|'),
  'giu',
);
const AGAINST = new RegExp(`^(?:${INSTEAD_OF})`, 'iu');
const AGAINST_BEHIND = /(?:代わりに|より(?:も)?|대신|보다)\s*$/u;

const stretchesIn = ({ prose }: Reading, { forces, tokens, postpositions }: Clauses): Stretch[] => {
  const cuts = [...prose.matchAll(CUT)].map(({ index }) => index);
  const against = cuts.map(
    (from) => [from, from + (AGAINST.exec(prose.slice(from, from + 20))?.[0].length ?? 0)] as const,
  );
  const placeOf = ({ at, clause }: Pick<Token, 'at' | 'clause'>): string =>
    `${clause} ${cuts.findLastIndex((cut) => cut <= at)}`;
  const signs = Map.groupBy(forces, placeOf);
  const deniedIn = (place: string): boolean | undefined => {
    const cut = Number(place.split(' ')[1]);
    const [from, to] = [cuts[cut] ?? 0, cuts[cut + 1] ?? prose.length];
    if (AGAINST.test(prose.slice(from, from + 20)) || AGAINST_BEHIND.test(prose.slice(from, to).slice(-8))) return true;
    const here = (signs.get(place) ?? []).filter(({ sure }) => sure);
    const denial = here.find(({ kind }) => DENYING.has(kind));
    if (denial === undefined) return here.some(({ kind }) => LIKE.has(kind)) ? undefined : false;
    const bound = here.some(
      ({ kind, at }) => BOUND.has(kind) || (kind === 'when' && at !== denial.at && at < denial.at !== postpositions),
    );
    return bound ? undefined : true;
  };
  const said = tokens.filter(({ at }) => !against.some(([from, to]) => at >= from && at < to));
  const stretches = [...Map.groupBy(said, placeOf)].map(([place, tokens]) => ({ tokens, denied: deniedIn(place) }));
  // What stands before a colon is told what comes behind it.
  return stretches.map((each, at) => {
    const next = stretches[at + 1]?.tokens[0];
    const leads = next !== undefined && next.order - (each.tokens.at(-1) as Token).order > NEAR;
    return leads && each.denied === false ? { ...each, denied: undefined } : each;
  });
};
const NEAR = 3;
const DENYING: ReadonlySet<string> = new Set(['deny', 'without']);
/** What may say the same as a denial. */
const LIKE: ReadonlySet<string> = new Set(['except', 'weak', 'turn']);
const BOUND: ReadonlySet<string> = new Set(['except', 'only']);

/** What goes from one to another, or comes before it. */
const DIRECTED: readonly RegExp[] = [
  /(?<!\p{L})(?:from|von|vom|de|du|da|desde|с|из)[^\p{L}\ue000.;\n]{0,8}(\ue000+)[^\p{L}\ue000.;\n]{0,8}(?:to|auf|nach|zu|à|a|vers|para|hasta|in|на|в|до)[^\p{L}\ue000.;\n]{0,8}(\ue000+)/giu,
  /(?<!\ue000)(\ue000+)[\s`'"]{0,4}(?:から|에서|부터)[\s`'"]{0,4}(\ue000+)/gu,
  /[从由][\s`'"]{0,4}(\ue000+)[\s`'"]{0,4}(?:改|升级?|降级?|迁移|换)?[到为至成][\s`'"]{0,4}(\ue000+)/gu,
  /(?<!\ue000)(\ue000+)[^\p{L}\ue000.;\n]{0,8}(?:before|ahead of|prior to|vor|avant|antes d[eo]|prima di|перед)[^\p{L}\ue000.;\n]{0,8}(\ue000+)/giu,
];

/** Two literals or values that a text says in one direction, and the other text in the opposite one. */
export const reversedBetween = (source: Reading, wording: Reading): string[] => {
  const theirs = DIRECTED.map((pattern) => pairsIn(wording, pattern));
  return DIRECTED.flatMap((pattern, at) =>
    pairsIn(source, pattern)
      .filter(([a, b]) => a !== b && theirs[at]?.some(([c, d]) => a === d && b === c))
      .map(([a, b]) => `“${a}” and “${b}” have changed places`),
  );
};

const pairsIn = ({ text, prose }: Reading, pattern: RegExp): [string, string][] =>
  [...prose.matchAll(new RegExp(pattern, `${pattern.flags}d`))].map(({ indices }) => {
    const [, a, b] = indices as [unknown, [number, number], [number, number]];
    return [text.slice(...a).trim(), text.slice(...b).trim()];
  });
