/** A value as it is said: what it comes to, and where it stands. */
export interface SpokenValue {
  kind: 'number' | 'time';
  amount: number;
  unit?: string;
  sure: boolean;
  spelled?: true;
  span: readonly [number, number];
}

/** What people say for a number with its unit, or for a time, in whatever language: it may stand for one. */
const SAID: readonly (readonly [words: string, value: Pick<SpokenValue, 'kind' | 'amount' | 'unit'>])[] = [
  [
    "(?:an|one) hour and a half|one and a half hours|anderthalb stunden|eineinhalb stunden|(?:une )?heure et demie|(?:una )?hora y media|(?:uma )?hora e meia|un'ora e mezza|полтора часа",
    { kind: 'number', amount: 90, unit: 'min' },
  ],
  [
    "three quarters of an hour|dreiviertelstunden?|trois quarts d'heure|tres cuartos de hora|três quartos de hora",
    { kind: 'number', amount: 45, unit: 'min' },
  ],
  [
    "half an hour|half-hour|half hour|halben? stunde|halbstunde|demi-heure|media hora|meia hora|mezz'ora|полчаса|получас\\p{L}*",
    { kind: 'number', amount: 30, unit: 'min' },
  ],
  [
    "(?:a )?quarter of an hour|quarter-hour|viertelstunde|quart d'heure|cuarto de hora|quarto de hora|quarto d'ora|четверть часа|четверти часа",
    { kind: 'number', amount: 15, unit: 'min' },
  ],
  ['half a year|halbe[sn]? jahr|medio año|meio ano|mezzo anno|полгода', { kind: 'number', amount: 6, unit: 'month' }],
  ['fortnight|quinze jours', { kind: 'number', amount: 14, unit: 'day' }],
  ['noon|midday|mittags?|midi|mediodía|meio-dia|mezzogiorno|полдень|полудня', { kind: 'time', amount: 720 }],
  ['midnight|mitternacht|minuit|medianoche|meia-noite|mezzanotte|полноч\\p{L}*', { kind: 'time', amount: 0 }],
];

/** The same where words are not parted. */
const WRITTEN: readonly (readonly [words: string, value: Pick<SpokenValue, 'kind' | 'amount' | 'unit'>])[] = [
  ['一(?:个|個)?半小[时時]|[一1１]時間半|[个個]半小[时時]', { kind: 'number', amount: 90, unit: 'min' }],
  ['半(?:个|個)?小[时時]|半時間', { kind: 'number', amount: 30, unit: 'min' }],
  ['三刻钟', { kind: 'number', amount: 45, unit: 'min' }],
  ['一刻钟', { kind: 'number', amount: 15, unit: 'min' }],
  ['半年', { kind: 'number', amount: 6, unit: 'month' }],
  ['正午|中午(?!一|十|[0-9])', { kind: 'time', amount: 720 }],
  ['午夜|零点|真夜中', { kind: 'time', amount: 0 }],
  ['ゼロ', { kind: 'number', amount: 0 }],
];

const PATTERNS = [
  ...SAID.map(
    ([words, value]) => [new RegExp(`(?<![\\p{L}\\p{M}])(?:${words})(?![\\p{L}\\p{M}])`, 'giu'), value] as const,
  ),
  ...WRITTEN.map(([words, value]) => [new RegExp(words, 'gu'), value] as const),
];

const HOUR =
  /(上午|早上|凌晨|下午|晚上|傍晚|午前|午後)?(十[一二]?|[一二两三四五六七八九])[点點時时](?![间間候代])(半)?/gu;
const HOURS = '一二三四五六七八九十';

/** An hour with its part of the day: `3 da tarde`, `4 o'clock`, `в 3 ночи`. */
const PARTS: readonly (readonly [late: boolean | undefined, words: string])[] = [
  [undefined, "o'clock"],
  [
    false,
    'in the morning|da (?:manhã|madrugada)|de la (?:mañana|madrugada)|du matin|di (?:mattina|notte)|утра|ночи|uhr (?:morgens|früh|nachts)',
  ],
  [
    true,
    "in the (?:afternoon|evening)|at night|da (?:tarde|noite)|de la (?:tarde|noche)|de l'après-midi|du soir|di sera|del pomeriggio|вечера|дня|uhr (?:mittags|nachmittags|abends)",
  ],
];
const HOUR_OF = PARTS.map(
  ([late, words]) =>
    [late, new RegExp(`(?<![\\d.:,])(1[0-2]|[1-9])(?: ?h(?:eures?|oras?)?)? (?:${words})(?![\\p{L}])`, 'giu')] as const,
);
const hoursOfParts = (text: string): SpokenValue[] =>
  HOUR_OF.flatMap(([late, pattern]) =>
    [...text.replace(/[’ʼ]/g, "'").matchAll(pattern)].map(({ 0: { length }, 1: hour, index }) => ({
      kind: 'time' as const,
      amount: ((Number(hour) % 12) + (late === true ? 12 : 0)) * 60,
      sure: true,
      span: [index, index + length] as const,
    })),
  );

/** None of them is missed where it is gone, as none is written with a figure. */
export const spokenValues = (text: string): SpokenValue[] => [
  ...hoursOfParts(text),
  ...PATTERNS.flatMap(([pattern, value]) =>
    [...text.replace(/[’ʼ]/g, "'").matchAll(pattern)].map(({ 0: words, index }) => ({
      ...value,
      sure: false,
      spelled: true as const,
      span: [index, index + words.length] as const,
    })),
  ),
  ...[...text.matchAll(HOUR)].flatMap(({ 0: words, 1: part, 2: hour = '', 3: half, index }): SpokenValue[] => {
    // An hour of a clock, where the part of the day says so: `两点` may be two points.
    if (part === undefined) return [];
    const first = HOURS.indexOf(hour[0] === '两' ? '二' : (hour[0] as string)) + 1;
    const hours = first + (hour.length > 1 ? HOURS.indexOf(hour[1] as string) + 1 : 0);
    const late = /下午|晚上|傍晚|午後/u.test(part) && hours < 12 ? 12 : 0;
    const span = [index, index + words.length] as const;
    return [{ kind: 'time', amount: (hours + late) * 60 + (half === undefined ? 0 : 30), sure: false, span }];
  }),
];
