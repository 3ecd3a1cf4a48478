import { matchesIn } from '../text/matches.ts';

/** A regular expression as a table writes it: not even parsed before a text holds one of its words. */
export interface PatternSource {
  source: string;
  /** It reads a text in small letters: half the cost of an expression that minds no case. */
  small?: true;
  /** Its blanks are line breaks too: a wrapped line must not part the words of a sentence. */
  wraps?: true;
}

export const re = (raw: TemplateStringsArray, ...parts: readonly string[]): PatternSource => ({
  source: String.raw(raw, ...parts),
});

export const small = (raw: TemplateStringsArray, ...parts: readonly string[]): PatternSource => ({
  source: String.raw(raw, ...parts).replace(/\\.|[A-Z]/g, (c) => (c.length > 1 ? c : c.toLowerCase())),
  small: true,
});

export const prose = (raw: TemplateStringsArray, ...parts: readonly string[]): PatternSource => ({
  ...re(raw, ...parts),
  wraps: true,
});

/** The text in small letters, each where it stood. */
export const inSmall = (text: string): string => {
  const lower = text.toLowerCase();
  return lower.length === text.length ? lower : text.replace(/[^\u0130]/g, (c) => c.toLowerCase());
};

/** A blank in a class stays one. */
const wrapped = (source: string): string => {
  let inClass = false;
  return source.replace(/\\.|[[\] ]/gs, (c) => {
    if (c === ' ') return inClass ? c : '[ \\n]';
    inClass = c === '[' || (inClass && c !== ']');
    return c;
  });
};

const made = new Map<PatternSource, RegExp>();

/** One expression for each source. It is global: `exec` and `test` go on from `lastIndex`. */
export const compiled = (of: PatternSource): RegExp => {
  const before = made.get(of);
  if (before !== undefined) return before;
  const pattern = new RegExp(of.wraps ? wrapped(of.source) : of.source, 'g');
  made.set(of, pattern);
  return pattern;
};

export const firstIn = (text: string, of: PatternSource): RegExpExecArray | null => {
  const pattern = compiled(of);
  pattern.lastIndex = 0;
  return pattern.exec(text);
};

/** All matches, one after the other. */
export const foundIn = (text: string, of: PatternSource): RegExpExecArray[] => matchesIn(text, compiled(of));

/** What is asked at most once, by whoever asks first. */
export const once = <T>(answer: () => T): (() => T) => {
  let known: { answer: T } | undefined;
  return () => (known ??= { answer: answer() }).answer;
};
