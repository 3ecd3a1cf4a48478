/** A stretch of a text, from and to. */
type Stretch = readonly [from: number, to: number];

/** What stands in its place takes the same room, so that what is found keeps its place; a line end stays one. */
const blanked = (text: string, stretches: readonly Stretch[]): string => {
  let out = '';
  let at = 0;
  for (const [from, to] of [...stretches].sort((a, b) => a[0] - b[0])) {
    if (to <= at) continue;
    const start = Math.max(from, at);
    out += text.slice(at, start) + text.slice(start, to).replace(/[^\n]/g, ' ');
    at = to;
  }
  return out + text.slice(at);
};

/** Fences that hold text to be sent or kept, not code. */
const DOCUMENT = /^(?:text|txt|plain|plaintext|markdown|md|email|mail|message|rst)$/i;

/** Code in fences, line by line, with what it is said to be. A fence that nothing closes runs to the end. */
export const fencesIn = (text: string): { whole: Stretch; inner: Stretch; language: string }[] => {
  const found: { whole: Stretch; inner: Stretch; language: string }[] = [];
  let open: { from: number; inner: number; mark: string; language: string } | undefined;
  let at = 0;
  for (const line of text.split('\n')) {
    const next = Math.min(text.length, at + line.length + 1);
    const mark = /^[ \t>]*(?:[-*+]\s+|\d+[.)]\s+)?(`{3,}|~{3,})\s*([^\s`{]*)[^`]*$/.exec(line);
    if (open === undefined) {
      if (mark) open = { from: at, inner: next, mark: mark[1] as string, language: mark[2] ?? '' };
    } else if (mark && mark[2] === '' && (mark[1] as string).startsWith(open.mark)) {
      found.push({ whole: [open.from, next], inner: [open.inner, at], language: open.language });
      open = undefined;
    }
    at = next;
  }
  if (open !== undefined)
    found.push({ whole: [open.from, text.length], inner: [open.inner, text.length], language: open.language });
  return found;
};

const INLINE = /(?<!`)(`{1,2})(?!`)((?:[^`\n]|\n(?!\s*\n)){1,400}?)\1(?!`)/g;

/** Code that a text shows, everything else blanked: fences but those of documents, and spans. */
export const codeOf = (text: string): string => {
  const fences = fencesIn(text);
  const kept: Stretch[] = fences.filter(({ language }) => !DOCUMENT.test(language)).map(({ inner }) => inner);
  for (const { 0: whole, 1: mark, index } of withoutFences(text, fences).matchAll(INLINE))
    kept.push([index + (mark as string).length, index + whole.length - (mark as string).length]);
  kept.sort((a, b) => a[0] - b[0]);
  const gaps = kept.map(([from], index): Stretch => [kept[index - 1]?.[1] ?? 0, from]);
  return blanked(text, [...gaps, [kept.at(-1)?.[1] ?? 0, text.length]]);
};

const withoutFences = (text: string, fences: readonly { whole: Stretch }[]): string =>
  blanked(
    text,
    fences.map(({ whole }) => whole),
  );

/**
 * What a text itself says: code, addresses, the head, comments, quoted passages and quotes of a few words blanked. A
 * word that is named or quoted is not used; a longer quote is text that was delivered.
 */
export const proseOf = (text: string): string => {
  const fences = fencesIn(text);
  const without = blanked(
    text,
    fences.flatMap(({ whole, inner, language }): Stretch[] =>
      DOCUMENT.test(language)
        ? [
            [whole[0], inner[0]],
            [inner[1], whole[1]],
          ]
        : [whole],
    ),
  );
  const head = /^---\n(?:[^\n]*\n){0,60}?---(?:\n|$)/.exec(without);
  const stretches: Stretch[] = head && /^[\w-]+:/m.test(head[0]) ? [[0, head[0].length]] : [];
  for (const pattern of ASIDE)
    for (const { 0: words, index } of without.matchAll(pattern)) stretches.push([index, index + words.length]);
  for (const { 0: words, index } of without.matchAll(QUOTED))
    if (isShort(words.slice(1, -1))) stretches.push([index, index + words.length]);
  return blanked(without, stretches);
};

const ASIDE: readonly RegExp[] = [
  INLINE,
  /^[ \t]{0,3}>.*$/gm,
  /<!--[\s\S]*?-->/g,
  /\b[a-z][a-z0-9+.-]{1,15}:\/\/[^\s<>"'`)\]}，。、；）」』]{1,2000}/giu,
  // where a link leads; its words stay
  /(?<=\])\([^()\s]{1,400}\)/g,
];

const QUOTED =
  /"[^"\n]{1,120}"|“[^“”\n]{1,120}”|«[^«»\n]{1,120}»|„[^„“”\n]{1,120}[“”]|「[^「」\n]{1,120}」|『[^『』\n]{1,120}』|(?<![\p{L}\p{N}])['‘][^'‘’\n]{1,120}['’](?![\p{L}\p{N}])/gu;

/** A quote of so few words is the name of a thing. Letters that are words by themselves count as half of one. */
const MOST_QUOTED = 3;
const isShort = (quote: string): boolean => {
  const dense = quote.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu)?.length ?? 0;
  return quote.trim().split(/\s+/u).length + dense / 2 <= MOST_QUOTED + 0.5;
};
