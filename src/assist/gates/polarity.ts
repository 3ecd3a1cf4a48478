import { type Sign, signsIn } from '../../meaning/said.ts';
import type { SignKind, Tongue } from '../../meaning/signs/sign-kinds.ts';
import { share } from './close-units.ts';
import type { Reading } from './reading.ts';
import { stemsOf, type Unit, unitAt, unitsOf } from './stems.ts';
import { INSTEAD, type WordKind, LOST, SHIFTS, TURNING, WITHOUT } from './sign-shifts.ts';

/**
 * Gate 2: what denies, binds, bounds or conditions. The small words of one text are held against those of the other,
 * kind by kind, over the whole text and between sentences of the same words. A kind is lost where one text surely has
 * it, the other has none, and no word came that might say the same another way: then nobody can be sure, and the gate
 * is silent. Which of two denials answers which is the judge's to tell.
 */
export const polarityBetween = (source: Reading, wording: Reading, tongue: Tongue): string[] => {
  const [said, says] = [source, wording].map(({ prose }) => saidIn(prose, tongue)) as [Said, Said];
  return [
    ...lost(said, says, source, wording),
    ...(gone(says, said, 'weak') && count(said, 'should') === 0 && !permits(said)
      ? [`“${first(says, 'weak')}” leaves open what the source does not`]
      : []),
    ...SHIFTS.filter(([from, to]) => gone(said, says, from) && gone(says, said, to)).map(
      ([from, to]) => `“${first(said, from)}” has become “${first(says, to)}”: keep how strongly and when it binds`,
    ),
    ...(softer(said, says, source, wording) ? ['the wording recommends what the source demands'] : []),
    ...bolder(said, says, source, wording).map((kind) => `“${first(says, kind)}” binds more than the source does`),
  ];
};

/** A permission leaves open by itself whether it is used. */
const permits = (said: Said): boolean => count(said, 'may') > 0 && none(said, [...STRICT, 'deny']);

const lost = (said: Said, says: Said, source: Reading, wording: Reading): string[] => {
  const kinds = LOST.filter(([kind]) => gone(said, says, kind));
  if (kinds.length === 0) return [];
  const [parts, theirs] = [unitsOf(source, true), stemsOf(wording)];
  /** What the sign stands by is still said. */
  const stays = (kind: WordKind): boolean =>
    [...new Set(said.sure.get(kind)?.map(({ span: [at] }) => unitAt(parts, at)))].some(
      (part) => part !== undefined && part.stems.size >= 2 && share(part.stems, theirs) >= STAYS,
    );
  return kinds.flatMap(([kind, what]) =>
    silent(says, kind) || (stays(kind) && !isLeftOpen(kind, said, says))
      ? [`keep ${what}: “${first(said, kind)}” is gone`]
      : [],
  );
};
const STAYS = 0.6;

/** What need not be may be, and is not asked for. */
const isLeftOpen = (kind: WordKind, said: Said, says: Said): boolean =>
  kind === 'weak' &&
  NEED_NOT.test(first(said, kind)) &&
  (['may', 'deny'] as const).some((other) => count(says, other) > count(said, other));
const NEED_NOT = /(?<!\p{L})(?:not?|un|nicht|pas|não|non|nie|не|ना)|n't|不|无|無|ない|なく|てもよい|없|않/iu;

/** The other text has not even a word that may say so. */
const silent = (of: Said, kind: WordKind): boolean =>
  kind === 'except' && [kind, ...(INSTEAD[kind] ?? [])].every((each) => count(of, each) === 0 && !of.likely.has(each));

/** A word that binds or covers all came, and what bound less went: `prefers` is no `must`, `but for` no `even for`. */
const bolder = (said: Said, says: Said, source: Reading, wording: Reading): WordKind[] => {
  const came = (kind: WordKind): boolean => count(said, kind) === 0 && count(says, kind) > 0;
  const fewer = (kind: WordKind): boolean => count(says, kind) < count(said, kind);
  const hardened = !none(said, SOFT) && none(says, SOFT) && none(said, HARD);
  /** The source says it in another way, or it only sets one thing against another: `b and not a` prefers `b` to `a`. */
  const isSaid = (): boolean =>
    fewer('without') ||
    fewer('only') ||
    says.sure
      .get('deny')
      ?.every(({ span: [from, to] }) => CONTRAST.test(wording.prose.slice(Math.max(0, from - 6), to + 4))) === true;
  return [
    ...HARD.filter((kind) => hardened && came(kind) && (kind !== 'always' || affirms(says, wording, said))).slice(0, 1),
    ...(hardened && came('deny') && !isSaid() && deniesWish(said, says, source, wording) ? (['deny'] as const) : []),
    ...(came('never') && denials(said) === 0 && count(says, 'without') === 0 && !fewer('only')
      ? (['never'] as const)
      : []),
    ...(came('whatever') && fewer('except') ? (['whatever'] as const) : []),
  ];
};

const CONTRAST =
  /(?<!\p{L})(?:and|but|und|et|y|e|а) (?:not|nicht|non|no|não|не)|(?:而|，)不是|而非|では?なく|じゃなく|아니라|아닌|말고/iu;

/** Never has become better not, only a good default: where the same words stand, nothing demands any more. */
const softer = (said: Said, says: Said, source: Reading, wording: Reading): boolean => {
  if (none(said, STRICT) || !none(says, STRICT) || !none(said, SOFT) || none(says, SOFT)) return false;
  const strict = partsWith(said, STRICT, source);
  return partsWith(says, SOFT, wording).some(({ stems }) => strict.some((part) => share(stems, part.stems) >= SOME));
};
const SOME = 0.3;

/** What the source recommends stands denied in the same words. */
const deniesWish = (said: Said, says: Said, source: Reading, wording: Reading): boolean => {
  const wished = partsWith(said, SOFT, source);
  return partsWith(says, ['deny'], wording).some(({ stems }) =>
    wished.some((part) => part.stems.size > 0 && share(part.stems, stems) >= SOME),
  );
};

const partsWith = (of: Said, kinds: readonly WordKind[], reading: Reading): Unit[] => {
  const signs = kinds.flatMap((kind) => of.sure.get(kind) ?? []);
  return unitsOf(reading, true).filter(({ span: [from, to] }) => signs.some(({ span: [at] }) => at >= from && at < to));
};
const STRICT: readonly WordKind[] = ['never', 'must', 'always', 'only'];
const SOFT: readonly WordKind[] = ['should', 'weak', 'some'];
const HARD: readonly WordKind[] = ['never', 'must', 'always'];

const none = (of: Said, kinds: readonly WordKind[]): boolean => kinds.every((kind) => count(of, kind) === 0);

const denials = (of: Said): number => count(of, 'deny') + count(of, 'without');

/** An `always` stands where nothing denies; held against a source, not even in other words that it has not. */
const affirms = (says: Said, wording: Reading, said?: Said): boolean => {
  const parts = unitsOf(wording, true);
  const known = said?.likely.get('deny');
  const likely =
    said === undefined ? [] : says.likelyDenials.filter(({ text }) => known?.has(text.toLowerCase()) !== true);
  const signs = (['deny', 'without', 'except'] as const).flatMap((kind) => says.sure.get(kind) ?? []);
  const denied = new Set([...signs, ...likely].map(({ span: [at] }) => unitAt(parts, at)));
  return says.sure.get('always')?.some(({ span: [at] }) => !denied.has(unitAt(parts, at))) === true;
};

/** What a text says by its small words. */
interface Said {
  sure: ReadonlyMap<WordKind, readonly Sign[]>;
  likely: ReadonlyMap<WordKind, ReadonlySet<string>>;
  likelyDenials: readonly Sign[];
  /** Verbs that deny when something else does: to skip, to forget. */
  turning: ReadonlySet<string>;
}

const saidIn = (prose: string, tongue: Tongue): Said => {
  const sure = new Map<WordKind, Sign[]>();
  const likely = new Map<WordKind, Set<string>>();
  const signs = signsIn(prose, tongue);
  const denied = new Uint8Array(prose.length);
  for (const { kind, sure: surely, span } of signs)
    if (surely && DENYING.has(kind)) denied.fill(1, Math.max(0, span[0] - NEAR), span[0] + NEAR);
  const add = (kind: WordKind, sign: Sign): void => void (sure.get(kind)?.push(sign) ?? sure.set(kind, [sign]));
  /** May only be done so: that is a bound. What may happen where a condition says so is no permission. */
  const narrowed = (sign: Sign): boolean =>
    signs.some(
      ({ kind, sure: surely, span: [at], text }) =>
        surely &&
        ((kind === 'only' && Math.abs(at - sign.span[0]) <= NEAR / 2) ||
          (kind === 'when' &&
            IF.test(text) &&
            at < sign.span[0] &&
            !/[,;.、，。；]/u.test(prose.slice(at, sign.span[0])))),
    );
  for (const sign of signs) {
    // Not allowed is forbidden, no permission.
    if (sign.kind === 'may' && (denied[sign.span[0]] === 1 || narrowed(sign))) continue;
    // Who must rather do a thing is asked to, and not told.
    if (sign.kind === 'must' && sign.sure && signs.some((other) => other.kind === 'should' && follows(other, sign)))
      continue;
    if (sign.sure) for (const kind of kindsOf(sign)) add(kind, sign);
    else likely.set(sign.kind, (likely.get(sign.kind) ?? new Set()).add(sign.text.toLowerCase()));
  }
  const likelyDenials = signs.filter(({ kind, sure: surely }) => kind === 'deny' && !surely);
  return { sure, likely, likelyDenials, turning: new Set(prose.toLowerCase().match(TURNING) ?? []) };
};
const IF = /^(?:if|when|wenn|falls|si|s'|se|quand|lorsqu\p{L}*|cuando|quando|если|когда|如果|若)$/iu;

/** How far behind a word the other stands that says how it is meant: `may only`, `must, preferably`. */
const follows = (sign: Sign, one: Sign): boolean =>
  sign.sure && sign.span[0] >= one.span[1] && sign.span[0] - one.span[1] <= BEHIND;
const BEHIND = 5;
const DENYING: ReadonlySet<SignKind> = new Set(['deny', 'never']);
const NEAR = 24;

const kindsOf = ({ kind, text }: Sign): WordKind[] => {
  if (kind === 'never') return ['never', 'deny'];
  return kind === 'deny' && WITHOUT.test(text) ? ['without'] : [kind];
};

const first = (of: Said, kind: WordKind): string => of.sure.get(kind)?.[0]?.text ?? kind;

const count = (of: Said, kind: WordKind): number => of.sure.get(kind)?.length ?? 0;

/** A verb went that denies when something else does: never skip a test, always run it. */
const turned = (from: Said, to: Said): boolean => [...from.turning].some((verb) => !to.turning.has(verb));

const likelyNew = (from: Said, to: Said, kind: WordKind): boolean =>
  kind === 'deny' && [...(to.likely.get(kind) ?? [])].some((word) => from.likely.get(kind)?.has(word) !== true);

/** Whether one text has a kind of sign and the other has neither it nor a word that may say the same another way. */
const gone = (from: Said, to: Said, kind: WordKind): boolean => {
  if (count(from, kind) === 0 || count(to, kind) > 0) return false;
  const alike = kind === 'without' ? 'deny' : kind;
  const known = from.likely.get(alike);
  if ([...(to.likely.get(alike) ?? [])].some((word) => known?.has(word) !== true)) return false;
  if (INSTEAD[kind]?.some((other) => count(to, other) > count(from, other) || likelyNew(from, to, other))) return false;
  if (kind === 'never' && !gone(from, to, 'deny')) return false;
  // Not without a review, never skip one: both gone, or a verb that turns, and it is the same again.
  if (kind === 'deny' || kind === 'never')
    return count(from, 'without') === count(to, 'without') && !turned(from, to) && !turned(to, from);
  return kind !== 'without' || count(from, 'deny') === count(to, 'deny');
};
