/** The words nearest to a misspelt one, best first: at most two in five of its letters are wrong, missing or swapped. */
export const nearest = (word: string, words: readonly string[], most = 3): string[] => {
  const wanted = word.toLowerCase();
  return [...new Set(words)]
    .flatMap((each) => {
      const wrong = Math.max(1, Math.floor(Math.max(wanted.length, each.length) * 0.4));
      // Each letter that one of them has more is a change: most words need no further look.
      if (Math.abs(wanted.length - each.length) > wrong) return [];
      const far = distance(wanted, each.toLowerCase(), wrong);
      return far > wrong ? [] : [{ each, far }];
    })
    .toSorted((a, b) => a.far - b.far)
    .slice(0, most)
    .map(({ each }) => each);
};

/** How many letters have to be put, taken, changed or swapped with their neighbour; infinite where more than `most`. */
const distance = (a: string, b: string, most: number): number => {
  // What is this long is no word somebody misspelt.
  if (Math.max(a.length, b.length) > 40) return Number.POSITIVE_INFINITY;
  let [before, last]: [number[], number[]] = [[], Array.from({ length: b.length + 1 }, (_, at) => at)];
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1];
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      row.push(
        Math.min(
          (last[j] as number) + 1,
          (row[j - 1] as number) + 1,
          (last[j - 1] as number) + Number(!same),
          swapped ? (before[j - 2] as number) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
    // Nothing below a row is less than the least of it.
    if (Math.min(...row) > most) return Number.POSITIVE_INFINITY;
    [before, last] = [last, row];
  }
  return last[b.length] as number;
};

/** `did you mean list or lint?`; nothing where no word is near. */
export const didYouMean = (word: string, words: readonly string[]): string | undefined => {
  const near = nearest(word, words);
  return near.length === 0 ? undefined : `did you mean ${near.join(' or ')}?`;
};
