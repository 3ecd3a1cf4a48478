import type { Mending } from '../verbs/mend.ts';
import { tilde } from '../text/safe.ts';
import { diffText } from './diff.ts';
import { laid, paint, plural, safeLine, type Screen } from './terminal.ts';

/** How many lines of a text another has not, told with their number. */
const linesOf = (text: string, other: string): string => {
  const left = new Map<string, number>();
  for (const line of other.split('\n')) left.set(line, (left.get(line) ?? 0) + 1);
  let count = 0;
  for (const line of text.split('\n')) {
    const known = left.get(line) ?? 0;
    if (known === 0) count += 1;
    else left.set(line, known - 1);
  }
  return plural(count, 'line');
};

/**
 * What mending would change, file by file, and what has to be done by hand; `hidden`: with no words of a memory, as a log
 * of CI is read by many.
 */
export const mendingText = (mendings: readonly Mending[], home: string, screen: Screen, hidden = false): string => {
  const count = mendings.reduce((sum, { mended }) => sum + mended.length, 0);
  const lines = mendings.flatMap(({ target: { store }, changes, mended, left }) => [
    ...mended.map(({ rule, file, line }) =>
      safeLine(
        `${rule}  ${tilde(file === store.at.root ? file : `${store.at.root}/${file}`, home)}${line === undefined ? '' : `:${line}`}`,
      ),
    ),
    ...changes.flatMap((change) => {
      if (change.op !== 'put') return [];
      const file = tilde(`${store.at.root}/${change.file}`, home);
      const before = store.files.get(change.file)?.text ?? '';
      return hidden
        ? [safeLine(`${file}: ${linesOf(change.text, before)} more, ${linesOf(before, change.text)} fewer`)]
        : diffText(file, before, change.text, screen);
    }),
    ...left.flatMap(({ finding, why }) =>
      laid(screen, safeLine(`left  ${finding.rule}  ${finding.file}: ${tilde(why, home)}`), '', 'dim'),
    ),
  ]);
  const head =
    count === 0
      ? 'Nothing here can be mended without asking whose words hold.'
      : paint(screen, 'bold', `${plural(count, 'finding')} can be mended without asking whose words hold:`);
  return `${[head, ...lines].join('\n')}\n`;
};
