/** A pattern as it is tried at one place only. */
const tried = new WeakMap<RegExp, RegExp>();

const onlyAt = (pattern: RegExp): RegExp => {
  let sticky = tried.get(pattern);
  if (sticky === undefined) tried.set(pattern, (sticky = new RegExp(pattern.source, `${pattern.flags.replace('g', '')}y`)));
  return sticky;
};

/** The matches that begin at one of these places, in order, none of them within the one before: as `matchAll` gives them. */
const matchesAt = (pattern: RegExp, text: string, starts: readonly number[], most: number): RegExpExecArray[] => {
  const sticky = onlyAt(pattern);
  const found: RegExpExecArray[] = [];
  let from = 0;
  for (let i = 0; i < starts.length && found.length < most; i++) {
    const start = starts[i] ?? 0;
    if (start < from) continue;
    sticky.lastIndex = start;
    const match = sticky.exec(text);
    // Asked for the second unit of a pair, a pattern may begin with the first.
    if (match === null || match.index < from) continue;
    found.push(match);
    from = match.index + Math.max(1, match[0].length);
  }
  return found;
};

/** Every match of a global pattern whose matches all begin at one of these places; undefined: nobody knows where. */
export const matchesOf = (pattern: RegExp, text: string, starts: readonly number[] | undefined): Iterable<RegExpExecArray> =>
  starts === undefined ? text.matchAll(pattern) : matchesAt(pattern, text, starts, Number.POSITIVE_INFINITY);

/** The first match of a pattern that is not global. */
export const matchOf = (pattern: RegExp, text: string, starts: readonly number[] | undefined): RegExpExecArray | null =>
  starts === undefined ? pattern.exec(text) : (matchesAt(pattern, text, starts, 1)[0] ?? null);
