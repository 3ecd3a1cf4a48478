import { type Sign, signsIn } from '../../meaning/said.ts';
import type { SignKind, Tongue } from '../../meaning/signs/words.ts';
import type { Reading } from './reading.ts';
import { share, type Unit, unitsOf } from './stems.ts';

/**
 * Gate 2: what denies, binds, bounds or conditions. A kind of sign is lost where the source surely has it, the wording
 * has none, and no word came that might say the same another way: then nobody can be sure, and the gate is silent. That
 * a sign is new says little: a faithful wording may well turn a sentence round. It says so where another went for it.
 */
export const polarityBetween = (source: Reading, wording: Reading, tongue: Tongue): string[] => {
  const [said, says] = [saidIn(source.prose, tongue), saidIn(wording.prose, tongue)];
  const lost = (kind: Kind): boolean => gone(said, says, kind);
  const added = (kind: Kind): boolean => gone(says, said, kind);
  const [parts, theirs] = [unitsOf(source, true), unitsOf(wording, false)];
  /** What the sign stands by is still said. */
  const stays = (kind: Kind): boolean =>
    (said.sure.get(kind) ?? []).some(({ span: [at] }) => {
      const part = parts.find(({ span }) => at >= span[0] && at < span[1]);
      return (
        part !== undefined && part.stems.size >= 2 && theirs.some((each) => share(part.stems, each.stems) >= STAYS)
      );
    });
  return [
    ...LOST.flatMap(([kind, what]) =>
      lost(kind) && stays(kind) ? [`keep ${what}: “${first(said, kind)}” is gone`] : [],
    ),
    ...(added('weak') ? [`“${first(says, 'weak')}” leaves open what the source does not`] : []),
    ...SHIFTS.filter(([from, to]) => lost(from) && added(to)).map(
      ([from, to]) => `“${first(said, from)}” has become “${first(says, to)}”: keep how strongly and when it binds`,
    ),
    ...closely(source, wording, tongue),
    ...turned(source, wording, tongue),
  ];
};

/** Two sentences of the same words: between them a sign that one has and the other has not is sure to matter. */
const closely = (source: Reading, wording: Reading, tongue: Tongue): string[] => {
  const theirs = unitsOf(wording, false);
  const pairs = unitsOf(source, false).flatMap((ours) =>
    theirs
      .filter((each) => Math.min(share(ours.stems, each.stems), share(each.stems, ours.stems)) >= CLOSE)
      .map((each) => [ours, each] as const),
  );
  return pairs.slice(0, 50).flatMap(([one, other]) => {
    const [said, says] = [
      saidIn(source.prose.slice(...one.span), tongue),
      saidIn(wording.prose.slice(...other.span), tongue),
    ];
    return SIGNS_OF_CLOSE.filter((kind) => gone(said, says, kind) || gone(says, said, kind)).map((kind) =>
      count(said, kind) > 0
        ? `keep “${first(said, kind)}” in “${short(one.text)}”`
        : `“${first(says, kind)}” is new in “${short(other.text)}”`,
    );
  });
};
const CLOSE = 0.75;
const SIGNS_OF_CLOSE: readonly Kind[] = ['deny', 'without', 'except', 'only', 'most', 'least', 'some', 'weak'];

const STAYS = 0.6;
const LOST: readonly (readonly [Kind, string])[] = [
  ['deny', 'the denial'],
  ['without', 'the denial'],
  ['except', 'the exception'],
  ['only', 'the restriction'],
  ['weak', 'what is left open'],
];

/** What may not become what: how strongly a rule binds, how often and when it holds. */
const SHIFTS: readonly (readonly [Kind, Kind])[] = [
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
  ['always', 'some'],
  ['must', 'some'],
  ['every', 'some'],
  ['some', 'always'],
  ['some', 'must'],
  ['never', 'always'],
  ['never', 'should'],
  ['most', 'least'],
  ['least', 'most'],
  ['before', 'after'],
  ['after', 'before'],
];

/** What a text says by its small words. */
interface Said {
  sure: ReadonlyMap<Kind, readonly Sign[]>;
  likely: ReadonlyMap<Kind, ReadonlySet<string>>;
  /** Verbs that deny when something else does: to skip, to forget. */
  turning: ReadonlySet<string>;
}

/** `without` denies what it stands before, and no more. */
type Kind = SignKind | 'without';

const saidIn = (prose: string, tongue: Tongue): Said => {
  const sure = new Map<Kind, Sign[]>();
  const likely = new Map<Kind, Set<string>>();
  const signs = signsIn(prose, tongue);
  const denied = signs.filter(({ kind, sure: surely }) => surely && (kind === 'deny' || kind === 'never'));
  for (const sign of signs) {
    // Not allowed is forbidden, no permission.
    if (sign.kind === 'may' && denied.some(({ span }) => Math.abs(span[0] - sign.span[0]) < 24)) continue;
    if (sign.sure) for (const kind of kindsOf(sign)) sure.set(kind, [...(sure.get(kind) ?? []), sign]);
    else likely.set(sign.kind, (likely.get(sign.kind) ?? new Set()).add(sign.text.toLowerCase()));
  }
  return { sure, likely, turning: new Set(prose.toLowerCase().match(TURNING) ?? []) };
};

const kindsOf = ({ kind, text }: Sign): Kind[] => {
  if (kind === 'never') return ['never', 'deny'];
  return kind === 'deny' && WITHOUT.test(text) ? ['without'] : [kind];
};

const WITHOUT =
  /^(?:without|ohne|sans|sin|sem|senza|bez|без|בלי|ללא|بدون|دون|بلا|बिना|बगैर|olmadan|\p{L}+(?:madan|meden)|なし(?:に|で)?|ず[にとも、]|せず|없이|未)$/iu;
const TURNING =
  /skip|omit|forget|forgot|refus|ignor|reject|fail|miss|stop|disabl|bypass|überspring|auslass|weglass|vergess|vergiss|ablehn|unterlass|deaktivier|saut|omet|oubli|désactiv|rejet|néglig|olvid|rechaz|salt|desactiv|esque|rejeit|recus|pular|desativ|dimentic|rifiut|disattiv|pomij|pomin|zapom|odrzuc|wyłącz|atla|unut|reddet|пропус|забы|забуд|игнор|отклон|отказ|отключ|省略|スキップ|忘れ|飛ばさ|無視|拒否|怠|생략|건너뛰|빼먹|잊|무시|거부|跳过|忘|忽略|拒绝|漏|绕过|تخط|تنس|تجاهل|ترفض|إهمال|לדלג|לשכוח|להתעלם|לסרב|לוותר|छोड़|भूल|अनदेखा/gu;

const first = (of: Said, kind: Kind): string => of.sure.get(kind)?.[0]?.text ?? kind;

const count = (of: Said, kind: Kind): number => of.sure.get(kind)?.length ?? 0;

/** Whether one text has a kind of sign and the other has neither it nor a word that may say the same another way. */
const gone = (from: Said, to: Said, kind: Kind): boolean => {
  if (count(from, kind) === 0 || count(to, kind) > 0) return false;
  const known = from.likely.get(kind === 'without' ? 'deny' : kind) ?? NONE;
  const instead = [...(to.likely.get(kind === 'without' ? 'deny' : kind) ?? NONE)].some((word) => !known.has(word));
  if (instead) return false;
  if (INSTEAD[kind]?.some((other) => count(to, other) > count(from, other))) return false;
  if (kind === 'never' && !gone(from, to, 'deny')) return false;
  // Not without a review, never skip one: both gone, or a verb that turns, and it is the same again.
  if (kind === 'deny' || kind === 'never')
    return count(from, 'without') === count(to, 'without') && ![...from.turning].some((verb) => !to.turning.has(verb));
  return kind !== 'without' || count(from, 'deny') === count(to, 'deny');
};
/** What may come in the place of what: no more than five, at most five; nowhere but there, only there. */
const INSTEAD: Partial<Record<Kind, readonly Kind[]>> = {
  deny: ['most', 'least', 'only', 'except'],
  without: ['only', 'after', 'before', 'except'],
  most: ['deny'],
  least: ['deny'],
  only: ['deny', 'except'],
  except: ['only', 'deny', 'without'],
};
const NONE: ReadonlySet<string> = new Set();

/**
 * Where both deny something: a part of the one that surely denies, and what answers it in the other surely does not.
 */
const turned = (source: Reading, wording: Reading, tongue: Tongue): string[] => {
  const [ours, theirs] = [partsOf(source, tongue), partsOf(wording, tongue)];
  const flips = [
    ...ours.flatMap((part) =>
      flipped(part, theirs) ? [`“${short(part.unit.text)}” denies or does not, the wording turns it round`] : [],
    ),
    ...theirs.flatMap((part) =>
      flipped(part, ours) ? [`“${short(part.unit.text)}” turns round what the source says`] : [],
    ),
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
  const denying = new Set(
    units
      .filter((unit) => signs.some((sign) => sign.sure && !WITHOUT.test(sign.text) && within(sign, unit)))
      .map(({ sentence }) => sentence),
  );
  return units.map((unit) => ({
    unit,
    denies: signs.some((sign) => sign.sure && !WITHOUT.test(sign.text) && within(sign, unit)),
    reached: denying.has(unit.sentence),
    likely: signs
      .filter((sign) => (!sign.sure || WITHOUT.test(sign.text)) && within(sign, unit))
      .map(({ text }) => text.toLowerCase())
      .sort()
      .join(' '),
  }));
};

const ALIKE = 0.75;

const flipped = (part: Part, others: readonly Part[]): boolean => {
  if (!part.denies || part.unit.stems.size < 2) return false;
  const near = others
    .map((other) => ({
      other,
      near: Math.min(share(part.unit.stems, other.unit.stems), share(other.unit.stems, part.unit.stems)),
    }))
    .sort((a, b) => b.near - a.near);
  const best = near[0];
  if (best === undefined || best.near < ALIKE) return false;
  const equals = near.filter(({ near: each }) => each >= ALIKE).map(({ other }) => other);
  return equals.every((other) => !other.denies && !other.reached && other.likely === part.likely);
};
