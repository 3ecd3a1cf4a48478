import { paint, safe, type Screen } from './terminal.ts';

/** A unified diff by lines, for people: enough context to see where a change lands. */
export const diffText = (file: string, before: string, after: string, screen: Screen, context = 2): string => {
  const [a, b] = [before === '' ? [] : before.split('\n'), after === '' ? [] : after.split('\n')];
  const rows = edits(a, b);
  const near = rows.map((_, at) => rows.slice(Math.max(0, at - context), at + context + 1).some((each) => each.sign !== ' '));
  const lines: string[] = [paint(screen, 'bold', `--- ${file}`)];
  let skipped = false;
  for (const [at, row] of rows.entries()) {
    if (!near[at]) {
      skipped = true;
      continue;
    }
    if (skipped) lines.push(paint(screen, 'dim', '  ⋮'));
    skipped = false;
    lines.push(row.sign === '+' ? paint(screen, 'green', `+ ${safe(row.text)}`) : row.sign === '-' ? paint(screen, 'red', `- ${safe(row.text)}`) : `  ${safe(row.text)}`);
  }
  return lines.join('\n');
};

interface Row {
  sign: '+' | '-' | ' ';
  text: string;
}

/** Common head and tail first: memory files change in few places. The middle is aligned by its longest common lines. */
const edits = (a: readonly string[], b: readonly string[]): Row[] => {
  let head = 0;
  while (head < a.length && head < b.length && a[head] === b[head]) head += 1;
  let tail = 0;
  while (tail < a.length - head && tail < b.length - head && a[a.length - 1 - tail] === b[b.length - 1 - tail]) tail += 1;
  const [left, right] = [a.slice(head, a.length - tail), b.slice(head, b.length - tail)];
  const same = (text: string): Row => ({ sign: ' ', text });
  return [...a.slice(0, head).map(same), ...middle(left, right), ...a.slice(a.length - tail).map(same)];
};

const middle = (a: readonly string[], b: readonly string[]): Row[] => {
  // Past this size the table would not fit; a plain replacement says the same, only longer.
  if (a.length * b.length > 4_000_000) return [...a.map((text): Row => ({ sign: '-', text })), ...b.map((text): Row => ({ sign: '+', text }))];
  const width = b.length + 1;
  const longest = new Uint32Array((a.length + 1) * width);
  for (let i = a.length - 1; i >= 0; i -= 1) {
    for (let j = b.length - 1; j >= 0; j -= 1) {
      longest[i * width + j] = a[i] === b[j] ? (longest[(i + 1) * width + j + 1] as number) + 1 : Math.max(longest[(i + 1) * width + j] as number, longest[i * width + j + 1] as number);
    }
  }
  const rows: Row[] = [];
  let [i, j] = [0, 0];
  while (i < a.length || j < b.length) {
    if (i < a.length && j < b.length && a[i] === b[j]) {
      rows.push({ sign: ' ', text: a[i] as string });
      i += 1;
      j += 1;
    } else if (i < a.length && (j === b.length || (longest[(i + 1) * width + j] as number) >= (longest[i * width + j + 1] as number))) {
      rows.push({ sign: '-', text: a[i] as string });
      i += 1;
    } else {
      rows.push({ sign: '+', text: b[j] as string });
      j += 1;
    }
  }
  return rows;
};
