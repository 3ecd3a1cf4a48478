import type { Mending } from '../verbs/mend.ts';
import { tilde } from '../text/safe.ts';
import { diffText } from './diff.ts';
import { laid, paint, plural, safeLine, type Screen } from './terminal.ts';

/** What mending would change, file by file, and what has to be done by hand. */
export const mendingText = (mendings: readonly Mending[], home: string, screen: Screen): string => {
  const count = mendings.reduce((sum, { mended }) => sum + mended.length, 0);
  const lines = mendings.flatMap(({ target: { store }, changes, mended, left }) => [
    ...mended.map(({ rule, file, line }) =>
      safeLine(
        `${rule}  ${tilde(file === store.at.root ? file : `${store.at.root}/${file}`, home)}${line === undefined ? '' : `:${line}`}`,
      ),
    ),
    ...changes.map((change) =>
      diffText(
        tilde(`${store.at.root}/${change.file}`, home),
        store.files.get(change.file)?.text ?? '',
        change.op === 'put' ? change.text : '',
        screen,
      ),
    ),
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
