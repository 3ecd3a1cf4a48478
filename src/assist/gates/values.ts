import {
  COUNTED,
  COUNTERS,
  monthsIn,
  type Named,
  numbersIn,
  UNIT_NAMES,
  unitsIn,
  weekdaysIn,
} from '../../text/calendar.ts';
import { UNSPACED } from '../../meaning/tongue.ts';
import { compounds, germanTens, type Spelled, timesBehind } from './number-words.ts';
import { spokenValues } from './spoken-values.ts';
import type { Tongue } from '../../meaning/signs/sign-kinds.ts';

/** A number, a date, a time or a day of the week, in whatever way it is written. */
export interface Value {
  kind: 'number' | 'date' | 'time' | 'weekday' | 'rate';
  /** What it comes to: a number, minutes, a day from 1. */
  amount: number;
  /** Of a number, where it has one that is known. Of a date absent. */
  unit?: string;
  /** Of a date: year, month, day, as far as they are said. */
  date?: readonly [year: number | undefined, month: number, day: number | undefined];
  /** It is surely meant so; otherwise it may stand for one, and is not missed. */
  sure: boolean;
  /** It is a number in words. */
  spelled?: true;
  text: string;
  span: readonly [number, number];
}

/** Whether two are the same, as far as both say it. */
export const equalValues = (a: Value, b: Value): boolean => {
  if (a.kind !== b.kind) return isHour(a, b) || isHour(b, a);
  if (a.date === undefined || b.date === undefined) {
    if (a.unit === undefined || b.unit === undefined || a.unit === b.unit) return a.amount === b.amount;
    const [one, other] = [IN_BASE.get(a.unit), IN_BASE.get(b.unit)];
    return one !== undefined && one[0] === other?.[0] && a.amount * one[1] === b.amount * other[1];
  }
  const [left, right] = [a.date, b.date];
  return left.every((part, at) => part === undefined || right[at] === undefined || part === right[at]);
};

/** `16 h` is 16:00. */
const isHour = (time: Value, { kind, amount, unit }: Value): boolean =>
  time.kind === 'time' && kind === 'number' && unit === 'h' && time.amount === amount * 60;

/** Two weeks are 14 days; a month is no fixed number of them. */
const IN_BASE: ReadonlyMap<string, readonly [base: string, times: number]> = new Map([
  ['s', ['s', 1]],
  ['min', ['s', 60]],
  ['h', ['s', 3_600]],
  ['day', ['s', 86_400]],
  ['week', ['s', 604_800]],
  ['month', ['month', 1]],
  ['year', ['month', 12]],
]);

const SYMBOL =
  /^(?:[kKMGTP]i?B|B|[kMG]?bps|ms|µs|ns|px|r?em|pt|dpi|%|‰|°C|°F|[kMG]?Hz|fps|[rq]ps|mm|cm|km|kg|USD|EUR|GBP|€|\$|£|¥)(?![\p{L}])/u;
const LETTERS = '\\p{Script=Latin}\\p{Script=Cyrillic}\\p{Script=Arabic}\\p{Script=Hebrew}\\p{Script=Devanagari}';
const NUMBER = new RegExp(
  `(?<![${LETTERS}\\p{N}_.])(?<sign>(?<![\\p{N}\\p{L}])[-−](?=\\d))?(?<digits>\\d{1,3}(?:[,.'   ]\\d{3}){1,4}(?!\\d)|\\d{1,15})(?<rest>[.,]\\d{1,9})?`,
  'gu',
);

/** Values of a text from which literals are gone. */
export const valuesIn = (text: string, tongue: Tongue | undefined): Value[] => {
  const found: Value[] = [];
  const taken = new Uint8Array(text.length);
  const add = (value: Omit<Value, 'text'>): void => {
    const [start, end] = value.span;
    if (taken[start] === 1 || taken[end - 1] === 1) return;
    taken.fill(1, start, end);
    found.push({ ...value, text: text.slice(start, end).trim() });
  };
  for (const each of datesIn(text, tongue)) add(each);
  for (const each of timesIn(text)) add(each);
  for (const each of spokenValues(text)) add(each);
  const names = tongue === undefined ? [] : weekdaysIn(tongue);
  for (const { named, span } of namedIn(text, names, tongue))
    add({ kind: 'weekday', amount: named.at, sure: named.sure, span });
  for (const each of numberedIn(text, tongue)) add(each);
  for (const each of ratesIn(text, tongue)) add(each);
  return found.sort((a, b) => a.span[0] - b.span[0]);
};

/** Where a day and its month are written with full stops; elsewhere `20.11.` ends a sentence. */
const DOTTED_DATES: ReadonlySet<Tongue> = new Set(['de', 'pl', 'ru', 'tr', 'he']);

const datesIn = (text: string, tongue: Tongue | undefined): Omit<Value, 'text'>[] => {
  const found: Omit<Value, 'text'>[] = [];
  const add = (match: RegExpMatchArray, year: string | undefined, month: number, day: string | undefined): void => {
    const start = match.index ?? 0;
    const date = [
      year === undefined ? undefined : Number(year),
      month,
      day === undefined ? undefined : Number(day),
    ] as const;
    if (month >= 1 && month <= 12 && date[2] !== 0)
      found.push({ kind: 'date', amount: 0, date, sure: true, span: [start, start + match[0].length] });
  };
  for (const match of text.matchAll(/(?<![\d.-])(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?!\d)(?:T[\d:.]{4,15}Z?)?/gu))
    add(match, match[1], Number(match[2]), match[3]);
  const dotted = tongue === undefined || DOTTED_DATES.has(tongue);
  for (const match of dotted ? text.matchAll(/(?<![\d.,/])([0-3]\d)\.([01]\d)\.(?!\d)/gu) : [])
    add(match, undefined, Number(match[2]), match[1]);
  // The day comes first but for the United States: the numbers count, in their order.
  for (const match of text.matchAll(/(?<![\d.,/])(\d{1,2})([./])(\d{1,2})\2(\d{4}|\d{2})(?!\d|\.\d)/gu)) {
    const [first, second] = [match[1], match[3]] as [string, string];
    const year = (match[4] as string).length === 2 ? `20${match[4]}` : match[4];
    if (Number(second) > 12) add(match, year, Number(first), second);
    else add(match, year, Number(second), first);
  }
  for (const match of text.matchAll(/(?<![\d.,/])([0-3]?\d)\/([01]\d)(?![\d/]|[.,]\d)/gu))
    add(match, undefined, Number(match[2]), match[1]);
  for (const match of text.matchAll(
    /(?:(\d{4}) ?[年년] ?)?(?<!\d)(\d{1,2}) ?[月월](?![\p{Script=Han}]?[个個間]) ?(?:(\d{1,2}) ?[日号號일])?/gu,
  ))
    add(match, match[1], Number(match[2]), match[3]);
  for (const { named, span } of namedIn(text, tongue === undefined ? [] : monthsIn(tongue), tongue)) {
    const before = /(?:(?<![\d.,])(\d{1,2})(?:\.|º|ª|er|st|nd|rd|th|o)?(?: (?:de|of|di))? )$/u.exec(
      text.slice(Math.max(0, span[0] - 12), span[0]),
    );
    const behind = /^\.?(?: (?:the )?(\d{1,2})(?:st|nd|rd|th)?(?![\d:.]))?(?:,?(?: de| del| of)? (\d{4})(?!\d))?/u.exec(
      text.slice(span[1], span[1] + 24),
    );
    const [day, year] = [before?.[1] ?? behind?.[1], behind?.[2]];
    if (!named.sure && (text[span[0]]?.toLowerCase() === text[span[0]] || (day === undefined && year === undefined)))
      continue;
    const start = span[0] - (before?.[0].length ?? 0);
    // A full stop behind the month alone ends its sentence.
    const end = span[1] + (behind?.[1] === undefined && behind?.[2] === undefined ? 0 : behind[0].length);
    found.push({
      kind: 'date',
      amount: 0,
      date: [year === undefined ? undefined : Number(year), named.at, day === undefined ? undefined : Number(day)],
      sure: true,
      span: [start, end],
    });
  }
  return found;
};

const TIMES: readonly RegExp[] = [
  /(?<![\d.]|\d:)(?<hour>[01]?\d|2[0-4]):(?<minute>[0-5]\d)(?::[0-5]\d)?(?: ?(?:Uhr|h))?(?: ?(?<half>[ap])\.?m\b\.?)?(?!\d)/giu,
  /(?<![\d.]|\d:)(?<hour>[01]?\d|2[0-4]) ?(?:Uhr(?: (?<minute>[0-5]\d))?|h(?<minute2>[0-5]\d))(?![\p{L}\d])/giu,
  /(?<![\d.]|\d:)(?<hour>1[0-2]|[1-9]) ?(?<half>[ap])\.?m\b\.?/giu,
  /(?:(?<east>上午|早上|下午|晚上|午前|午後|오전|오후) ?)(?<hour>\d{1,2}) ?[点點時时시](?:(?<thirty>半|반)| ?(?<minute>\d{1,2}) ?[分분])?/gu,
  /(?<![\d.]|\d:)(?<hour>[01]?\d|2[0-4]) ?[点點時시](?![間间간])(?:(?<thirty>半|반)| ?(?<minute>\d{1,2}) ?[分분])?/gu,
];

const timesIn = (text: string): Omit<Value, 'text'>[] =>
  TIMES.flatMap((pattern) =>
    [...text.matchAll(pattern)].map(({ 0: whole, index, groups = {} }) => {
      const { hour, minute, minute2, half, east, thirty } = groups;
      const late = half?.toLowerCase() === 'p' || (east !== undefined && /下午|晚上|午後|오후/u.test(east));
      const hours = (Number(hour) % (half === undefined && east === undefined ? 24 : 12)) + (late ? 12 : 0);
      const amount = hours * 60 + (thirty === undefined ? Number(minute ?? minute2 ?? 0) : 30);
      return { kind: 'time' as const, amount, sure: true, span: [index, index + whole.length] as const };
    }),
  );

const patterns = new Map<readonly Named[], readonly (readonly [Named, RegExp])[]>();

/** Where names stand: the longest first, as the beginning of a word. */
const namedIn = (
  text: string,
  names: readonly Named[],
  tongue: Tongue | undefined,
  counter = '',
): { named: Named; span: readonly [number, number] }[] => {
  const whole = tongue !== undefined && !UNSPACED.has(tongue) && tongue !== 'ko';
  const known =
    patterns.get(names) ??
    names.map((named): readonly [Named, RegExp] => {
      const exact = counter !== '' || /^\p{Script=Latin}{2,3}$/u.test(named.begins);
      const begins = exact && whole ? `${named.begins}(?![\\p{L}\\p{M}])` : named.begins;
      const bound = whole
        ? `(?<![${LETTERS}\\p{M}])(?:[وبلהבל](?:ال|ה)?|ال|ה|בימי |ביום |יום |ימי )?${begins}${counter === '' ? '[\\p{L}\\p{M}]{0,6}(?![\\p{L}\\p{M}])' : ''}`
        : `${tongue === 'ko' && counter !== '' ? '(?<![가-힣])' : ''}${begins}${counter === 'any' ? '' : counter}`;
      return [named, new RegExp(bound, 'giu')];
    });
  patterns.set(names, known);
  const taken = new Set<number>();
  return known.flatMap(([named, pattern]) =>
    [...text.matchAll(pattern)].flatMap(({ 0: word, index }) => {
      if (taken.has(index)) return [];
      taken.add(index);
      return [{ named, span: [index, index + word.length] as const }];
    }),
  );
};

/** Per what something is counted. */
const ratesIn = (text: string, tongue: Tongue | undefined): Omit<Value, 'text'>[] =>
  tongue === undefined
    ? []
    : namedIn(text, unitsIn(tongue), tongue).flatMap(({ named, span }) =>
        PER.test(text.slice(Math.max(0, span[0] - 8), span[0])) || PER_BEHIND.test(text.slice(span[1], span[1] + 4))
          ? [{ kind: 'rate' as const, amount: named.at, sure: true, span }]
          : [],
      );
const PER = /(?:(?<![\p{L}])(?:per|pro|par|por|al|na|в|за|al|alla|لكل|في|ל|प्रति)|\/|毎|每|당|(?<!\d ?)天) ?$/iu;
const PER_BEHIND = /^(?:あたり|当たり|당|ごと)/u;

/** What a number counts, from what stands behind it: `30 min`, `30-day`, `30分`. */
const unitBehind = (text: string, at: number, tongue: Tongue | undefined): { unit?: string; length: number } => {
  const behind = text.slice(at, at + 24);
  const [, gap = '', rest = ''] = /^([ \u00a0-]?)(.*)$/su.exec(behind) ?? [];
  const counter = COUNTER.exec(rest)?.[0];
  const symbol = SYMBOL.exec(rest)?.[0];
  if (symbol !== undefined && gap !== '-' && (symbol !== 'em' || gap === ''))
    return { unit: symbol, length: gap.length + symbol.length };
  const short = gap === '-' ? undefined : /^(?:s|min|h|d|m|k|K|x)(?![\p{L}\d])/u.exec(rest)?.[0];
  if (short !== undefined && (gap === '' || /^(?:s|min|h|d)$/.test(short)))
    return { unit: short === 'd' ? 'day' : short, length: gap.length + short.length };
  const lower = rest.toLowerCase();
  const name =
    tongue === undefined
      ? undefined
      : unitsIn(tongue).find(({ begins }) => lower.startsWith(begins) && ends(lower, begins));
  if (name !== undefined) return { unit: UNIT_NAMES[name.at - 1] as string, length: gap.length + name.begins.length };
  if (counter !== undefined) return { unit: counter, length: gap.length + counter.length };
  const attached = gap === '' ? /^[\p{Script=Latin}]{1,5}(?![\p{L}\d])/u.exec(rest)?.[0] : undefined;
  return attached === undefined ? { length: 0 } : { unit: attached, length: attached.length };
};

/** What is counted, where scripts do not part words; pieces of anything (个, 개) say nothing of it. */
const COUNTER = /^[次回件条行字人名位点版页頁章本枚台번명줄건회쪽자]/u;

/** A name of a unit may take an ending of three letters. */
const ends = (text: string, begins: string): boolean =>
  !/[\p{L}\p{M}]/u.test(text[0] ?? '') ||
  /\p{Lo}/u.test(begins[0] ?? '') ||
  /^[\p{L}\p{M}]{0,3}(?![\p{L}\p{M}])/u.test(text.slice(begins.length));

/** Names an item of a list by its place, which may be said otherwise. */
const STEP =
  /(?:steps?|points?|items?|paso|punto|étape|point|schritt|punkt|passo|ponto|etapa|krok\p{L}?|adım|шаг\p{L}?|пункт\p{L}?|ステップ|手順|第|단계|步骤|步驟|第|الخطوة|שלב|चरण) ?$/iu;

const numberedIn = (text: string, tongue: Tongue | undefined): Omit<Value, 'text'>[] => {
  const digits = [...text.matchAll(NUMBER)].map(({ 0: whole, index, groups = {} }): Omit<Value, 'text'> => {
    const { sign = '', digits: said = '', rest = '' } = groups;
    const [times, longer] = timesBehind(text, index + whole.length);
    const amount = times * Number(`${sign === '' ? '' : '-'}${said.replace(/\D/g, '')}${rest.replace(',', '.')}`);
    const before = /[$€£¥]\s?$/u.exec(text.slice(Math.max(0, index - 2), index))?.[0]?.trim();
    const refers =
      STEP.test(text.slice(Math.max(0, index - 12), index)) || /^\.?[ºª]/u.test(text.slice(index + whole.length));
    const { unit, length } =
      before === undefined ? unitBehind(text, index + whole.length + longer, tongue) : { unit: before, length: 0 };
    return {
      kind: 'number',
      amount,
      ...(unit !== undefined && { unit }),
      sure: !refers,
      span: [index, index + whole.length + longer + length],
    };
  });
  if (tongue === undefined) return digits;
  const named = namedIn(text, numbersIn(tongue), tongue, COUNTERS[tongue] ?? 'any').map(
    ({ named: { at, sure }, span }): Spelled => ({ amount: COUNTED[at - 1] as number, sure, span }),
  );
  const words = compounds(text, tongue === 'de' ? [...named, ...germanTens(text)] : named).map(
    ({ amount, sure, span }): Omit<Value, 'text'> => {
      const { unit, length } = unitBehind(text, span[1], tongue);
      const counted = { ...(unit !== undefined && { unit }), sure, spelled: true as const };
      return { kind: 'number', amount, ...counted, span: [span[0], span[1] + length] };
    },
  );
  return [...digits, ...words];
};
