import type { Memory } from '../ir/memory.ts';

/** Days from the memory's own date, in words that mean one certain day; in the languages memport knows. */
const DAYS: readonly [words: string, days: number][] = [
  ['the day before yesterday|anteayer|anteontem|avant-hier|vorgestern|그저께|前天|一昨日|おととい', -2],
  ['yesterday|ayer|ontem|hier|gestern|어제|昨天|昨日', -1],
  ["today|hoy|hoje|aujourd'hui|heute|오늘|今天|今日", 0],
  ['the day after tomorrow|pasado mañana|depois de amanhã|après-demain|übermorgen|모레|后天|明後日', 2],
  ['tomorrow|mañana|amanhã|demain|morgen|내일|明天|明日', 1],
];

/** Words that point at a time without naming a day: nobody can tell later when that was. */
const VAGUE =
  /\b(?:(?:this|last|next|coming) (?:week|month|quarter|year|sprint|monday|tuesday|wednesday|thursday|friday|saturday|sunday)|recently|currently|at the moment|for now|(?<!\bas )soon(?! as\b)|the other day|la semana (?:pasada|que viene)|el mes (?:pasado|que viene)|na semana passada|semana que vem|la semaine (?:dernière|prochaine)|letzte woche|nächste woche|zurzeit)\b|지난\s?주|다음\s?주|요즘|현재|上周|下周|最近|目前|先週|来週|現在/iu;

const CJK = /[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7a3]/;

const dayPattern = (words: string): RegExp => {
  const bounded = words
    .split('|')
    .map((word) => (CJK.test(word) ? word : `(?<![\\p{L}\\p{N}_-])${word}(?![\\p{L}\\p{N}_-])`))
    .join('|');
  // A day that already says its date is left alone.
  return new RegExp(`(?:${bounded})(?!\\s*\\(\\d{4}-\\d\\d-\\d\\d\\))`, 'giu');
};

/** One cheap look: nearly every text holds none of these words. */
const ANY = new RegExp(
  [...DAYS.map(([words]) => words), VAGUE.source.replace(/\\b/g, '').replace(/\\s\?/g, ' ?')].join('|'),
);

// Few texts need them, and they take as long to make as a small store to read.
let patterns: readonly (readonly [RegExp, number])[] | undefined;
const dayPatterns = (): readonly (readonly [RegExp, number])[] =>
  (patterns ??= DAYS.map(([words, days]) => [dayPattern(words), days] as const));
// `hier` is German for "here" and French for "yesterday", `mañana` also "morning", `morgen` too: only plain openings
// and endings are certain.
const AMBIGUOUS = /^(?:hier|mañana|morgen)$/i;

/** Code and quoted words are somebody's exact text. */
const VERBATIM = /```[\s\S]*?(?:```|$)|`[^`\n]*`|"[^"\n]*"|“[^”\n]*”|«[^»\n]*»|「[^」\n]*」/g;

export interface SettledDates {
  memory: Memory;
  /** Relative words that could not be settled, as they stand. */
  left: string[];
}

/**
 * Adds the date to every word that means one certain day of the memory's own date; the words themselves stay, and so
 * does the detail, which is a document of its own.
 */
export const settleDates = (memory: Memory): SettledDates => {
  const known = settledOf.get(memory) ?? settleAnew(memory);
  settledOf.set(memory, known);
  return known;
};

const settledOf = new WeakMap<Memory, SettledDates>();

const settleAnew = (memory: Memory): SettledDates => {
  const own = ownDate(memory);
  const left: string[] = [];
  const settled = (text: string): string => {
    if (!ANY.test(text.toLowerCase())) return text;
    let out = text;
    for (const [pattern, days] of dayPatterns()) {
      const verbatim = [...out.matchAll(VERBATIM)].map(
        (match) => [match.index, match.index + match[0].length] as const,
      );
      out = out.replace(pattern, (word: string, at: number) => {
        if (verbatim.some(([start, end]) => at >= start && at < end)) return word;
        if (own === undefined || AMBIGUOUS.test(word)) {
          left.push(word);
          return word;
        }
        return `${word} (${new Date(own + days * 86_400_000).toISOString().slice(0, 10)})`;
      });
    }
    const vague = VAGUE.exec(text)?.[0];
    if (vague !== undefined) left.push(vague);
    return out;
  };
  const texts = Object.fromEntries(
    (['statement', 'why', 'how', 'hook'] as const).flatMap((field) =>
      memory[field] === undefined ? [] : [[field, settled(memory[field])]],
    ),
  );
  const changed = Object.entries(texts).some(([field, text]) => memory[field as 'statement'] !== text);
  return { memory: changed ? { ...memory, ...texts } : memory, left };
};

/** Only a date that somebody wrote down: a file's mtime tells when bytes moved, not when a word was true. */
const ownDate = (memory: Memory): number | undefined => {
  for (const dated of [memory.dates.updated, memory.dates.created]) {
    if (!dated || dated.basis === 'mtime') continue;
    const at = Date.parse(/^\d{4}-\d\d-\d\d/.exec(dated.text)?.[0] ?? '');
    if (Number.isFinite(at)) return at;
  }
  return undefined;
};
