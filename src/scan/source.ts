/** A regular expression as a table writes it: not even parsed before a text holds one of its words. */
export interface Source {
  source: string;
  flags: string;
}

const written =
  (flags: string) =>
  (raw: TemplateStringsArray, ...parts: readonly string[]): Source => ({ source: String.raw(raw, ...parts), flags });

export const re = written('g');
/** The same, whatever the case of its letters. */
export const ri = written('gi');
export const riu = written('giu');

const made = new Map<Source, RegExp>();

/** One expression for each source. It is global: `exec` and `test` go on from `lastIndex`. */
export const compiled = (of: Source): RegExp => {
  const before = made.get(of);
  if (before !== undefined) return before;
  const pattern = new RegExp(of.source, of.flags);
  made.set(of, pattern);
  return pattern;
};

export const firstIn = (text: string, of: Source): RegExpExecArray | null => {
  const pattern = compiled(of);
  pattern.lastIndex = 0;
  return pattern.exec(text);
};
