import { type Sign, signsIn } from '../../meaning/said.ts';
import type { SignKind, Tongue } from '../../meaning/signs.ts';
import type { Reading } from './reading.ts';
import { share, type Unit, unitsOf } from './stems.ts';

/**
 * Gate 2: what denies, binds, bounds or conditions. A kind of sign is lost where the source surely has it, the wording has
 * none, and no word came or went that might say the same another way: then nobody can be sure, and the gate is silent.
 */
export const polarityBetween = (source: Reading, wording: Reading, tongue: Tongue): string[] => {
  const [said, says] = [Said.of(source, tongue), Said.of(wording, tongue)];
  const lost = (kind: SignKind): boolean => gone(said, says, kind);
  const added = (kind: SignKind): boolean => gone(says, said, kind);
  return [
    ...BOTH_WAYS.flatMap(([kind, what]) => [
      ...(lost(kind) ? [`the source has ${what} (“${first(said, kind)}”), the wording has none`] : []),
      ...(added(kind) ? [`the wording has ${what} (“${first(says, kind)}”), the source has none`] : []),
    ]),
    ...SHIFTS.filter(([from, to]) => lost(from) && added(to)).map(
      ([from, to]) => `“${first(said, from)}” has become “${first(says, to)}”: it binds differently now`,
    ),
    ...turned(source, wording, tongue),
  ];
};

const BOTH_WAYS: readonly (readonly [SignKind, string])[] = [
  ['deny', 'a denial'],
  ['except', 'an exception'],
  ['only', 'a restriction'],
  ['most', 'an upper bound'],
  ['least', 'a lower bound'],
  ['weak', 'a word that leaves it open'],
  ['some', 'a word that says not always'],
];

/** What may not become what: how strongly a rule binds, when it holds. */
const SHIFTS: readonly (readonly [SignKind, SignKind])[] = [
  ['must', 'should'],
  ['must', 'may'],
  ['should', 'must'],
  ['should', 'may'],
  ['should', 'always'],
  ['may', 'must'],
  ['may', 'should'],
  ['may', 'always'],
  ['always', 'may'],
  ['always', 'should'],
  ['always', 'never'],
  ['never', 'always'],
  ['never', 'should'],
  ['every', 'some'],
  ['before', 'after'],
  ['after', 'before'],
];

/** The signs of a text by their kinds. */
interface Said {
  sure: ReadonlyMap<SignKind, readonly Sign[]>;
  likely: ReadonlyMap<SignKind, ReadonlySet<string>>;
}

const Said = {
  of({ prose }: Reading, tongue: Tongue): Said {
    const sure = new Map<SignKind, Sign[]>();
    const likely = new Map<SignKind, Set<string>>();
    for (const sign of signsIn(prose, tongue)) {
      const kinds: SignKind[] = sign.kind === 'never' ? ['never', 'deny'] : [sign.kind];
      for (const kind of sign.sure ? kinds : [sign.kind]) {
        if (sign.sure) sure.set(kind, [...(sure.get(kind) ?? []), sign]);
        else likely.set(kind, (likely.get(kind) ?? new Set()).add(sign.text.toLowerCase()));
      }
    }
    return { sure, likely };
  },
};

const first = (of: Said, kind: SignKind): string => of.sure.get(kind)?.[0]?.text ?? kind;

const gone = (from: Said, to: Said, kind: SignKind): boolean => {
  if ((from.sure.get(kind)?.length ?? 0) === 0 || (to.sure.get(kind)?.length ?? 0) > 0) return false;
  const [before, after] = [from.likely.get(kind) ?? NONE, to.likely.get(kind) ?? NONE];
  return ![...after].some((word) => !before.has(word)) && ![...before].some((word) => !after.has(word));
};
const NONE: ReadonlySet<string> = new Set();

/** Where both deny something: a part of the one that surely denies, and what answers it in the other surely does not. */
const turned = (source: Reading, wording: Reading, tongue: Tongue): string[] => {
  const [ours, theirs] = [partsOf(source, tongue), partsOf(wording, tongue)];
  const flips = [
    ...ours.flatMap((part) => (flipped(part, theirs) ? [`“${short(part.unit.text)}” denies or does not, the wording turns it round`] : [])),
    ...theirs.flatMap((part) => (flipped(part, ours) ? [`“${short(part.unit.text)}” turns round what the source says`] : [])),
  ];
  return flips.slice(0, 1);
};

const short = (text: string): string => text.trim().slice(0, 60);

interface Part {
  unit: Unit;
  denies: boolean;
  /** A denial of the same sentence may reach into it. */
  reached: boolean;
  likely: string;
}

const partsOf = (reading: Reading, tongue: Tongue): Part[] => {
  const signs = signsIn(reading.prose, tongue).filter(({ kind }) => kind === 'deny' || kind === 'never');
  const units = unitsOf(reading, true);
  const within = ({ span }: Sign, unit: Unit): boolean => span[0] >= unit.span[0] && span[0] < unit.span[1];
  const denying = new Set(units.filter((unit) => signs.some((sign) => sign.sure && within(sign, unit))).map(({ sentence }) => sentence));
  return units.map((unit) => ({
    unit,
    denies: signs.some((sign) => sign.sure && within(sign, unit)),
    reached: denying.has(unit.sentence),
    likely: signs
      .filter((sign) => !sign.sure && within(sign, unit))
      .map(({ text }) => text.toLowerCase())
      .sort()
      .join(' '),
  }));
};

const ALIKE = 0.75;

const flipped = (part: Part, others: readonly Part[]): boolean => {
  if (!part.denies || part.unit.stems.size < 2) return false;
  const near = others
    .map((other) => ({ other, near: Math.min(share(part.unit.stems, other.unit.stems), share(other.unit.stems, part.unit.stems)) }))
    .sort((a, b) => b.near - a.near);
  const best = near[0];
  if (best === undefined || best.near < ALIKE) return false;
  const equals = near.filter(({ near: each }) => each >= ALIKE).map(({ other }) => other);
  return equals.every((other) => !other.denies && !other.reached && other.likely === part.likely);
};
