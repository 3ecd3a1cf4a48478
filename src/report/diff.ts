import { edits } from '../text/line-edits.ts';
import { paint, type Screen } from './terminal.ts';
import { safe } from '../text/safe.ts';

/** A unified diff by lines, for people: enough context to see where a change lands. */
export const diffText = (file: string, before: string, after: string, screen: Screen, context = 2): string => {
  const [a, b] = [before === '' ? [] : before.split('\n'), after === '' ? [] : after.split('\n')];
  const rows = edits(a, b);
  const near = rows.map((_, at) =>
    rows.slice(Math.max(0, at - context), at + context + 1).some((each) => each.sign !== ' '),
  );
  const lines: string[] = [paint(screen, 'bold', `--- ${file}`)];
  let skipped = false;
  for (const [at, row] of rows.entries()) {
    if (!near[at]) {
      skipped = true;
      continue;
    }
    if (skipped) lines.push(paint(screen, 'dim', '  ⋮'));
    skipped = false;
    lines.push(
      row.sign === '+'
        ? paint(screen, 'green', `+ ${safe(row.text)}`)
        : row.sign === '-'
          ? paint(screen, 'red', `- ${safe(row.text)}`)
          : `  ${safe(row.text)}`,
    );
  }
  return lines.join('\n');
};
