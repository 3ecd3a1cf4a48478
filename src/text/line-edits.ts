/** A line of two texts laid beside each other: in both, gone from the first, or come in the second. */
export interface Edit {
  sign: '+' | '-' | ' ';
  text: string;
}

/** Two texts by lines, aligned by their longest common lines. */
export const edits = (a: readonly string[], b: readonly string[]): Edit[] => {
  const found = paired(a, b);
  const out: Edit[] = [];
  let j = 0;
  for (const [i, text] of a.entries()) {
    const at = found[i];
    if (at === undefined) out.push({ sign: '-', text });
    else {
      for (; j < at; j += 1) out.push({ sign: '+', text: b[j] as string });
      out.push({ sign: ' ', text });
      j = at + 1;
    }
  }
  for (; j < b.length; j += 1) out.push({ sign: '+', text: b[j] as string });
  return out;
};

/** For each line of `a`, the line of `b` that is the same one; undefined where it is gone. */
export const paired = (a: readonly string[], b: readonly string[]): (number | undefined)[] => {
  // Common head and tail first: memory files change in few places.
  let head = 0;
  while (head < a.length && head < b.length && a[head] === b[head]) head += 1;
  let tail = 0;
  while (tail < a.length - head && tail < b.length - head && a[a.length - 1 - tail] === b[b.length - 1 - tail])
    tail += 1;
  const inner = middle(a.slice(head, a.length - tail), b.slice(head, b.length - tail));
  return a.map((_, at) => {
    if (at < head) return at;
    if (at >= a.length - tail) return at - a.length + b.length;
    const found = inner[at - head];
    return found === undefined ? undefined : found + head;
  });
};

const middle = (a: readonly string[], b: readonly string[]): (number | undefined)[] => {
  const out = a.map((): number | undefined => undefined);
  // Past this size the table would not fit: nothing of the middle counts as the same then.
  if (a.length * b.length > 4_000_000) return out;
  const width = b.length + 1;
  const longest = new Uint32Array((a.length + 1) * width);
  const at = (cell: number): number => longest[cell] as number;
  for (let i = a.length - 1; i >= 0; i -= 1) {
    for (let j = b.length - 1; j >= 0; j -= 1) {
      const [under, beside] = [(i + 1) * width + j, i * width + j + 1];
      longest[i * width + j] = a[i] === b[j] ? at(under + 1) + 1 : Math.max(at(under), at(beside));
    }
  }
  for (let i = 0, j = 0; i < a.length && j < b.length;) {
    if (a[i] === b[j]) {
      out[i] = j;
      i += 1;
      j += 1;
    } else if (at((i + 1) * width + j) >= at(i * width + j + 1)) i += 1;
    else j += 1;
  }
  return out;
};
