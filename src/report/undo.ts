import { diffText } from './diff.ts';
import { laid, paint, plural, type Screen } from './terminal.ts';
import { tilde } from '../text/safe.ts';

/** What taking a run back came to, or would come to. */
export interface UndoWords {
  id: string;
  title: string;
  restored: readonly string[];
  merged: readonly { file: string; gone: number; returned: number }[];
  kept: readonly { file: string; why: string }[];
  later: readonly { run: { id: string; title: string }; files: readonly string[] }[];
  dryRun: boolean;
  force: boolean;
  home: string;
  screen: Screen;
}

/** Counts first, then every file that is not simply as before, then what to type next. */
export const undoText = (words: UndoWords): string => {
  const { restored, merged, kept, later, dryRun, home, screen } = words;
  if (later.length > 0) return laterText(words);
  const did = (done: string, would: string): string => (dryRun ? would : done);
  const why = new Map(kept.map((each) => [each.file, each.why]));
  const whole = kept.filter(({ file }) => !merged.some((each) => each.file === file));
  const counts = [
    ...(restored.length > 0 || merged.length === 0
      ? [
          plural(restored.length, did('file is', 'file'), did('files are', 'files')) +
            did(' as before', ' would be as before'),
        ]
      : []),
    ...(merged.length > 0
      ? [`${plural(merged.length, 'file')} without its lines, what others wrote there stands`]
      : []),
    ...(whole.length > 0 ? [`${plural(whole.length, 'file')} kept`] : []),
  ];
  const nothing = restored.length + merged.length === 0 && kept.length > 0;
  const head = nothing
    ? `Nothing of ${words.title} (${words.id}) ${did('could', 'can')} be taken back: ${plural(kept.length, 'file')} kept.`
    : `${did('Took back', 'Would take back')} ${words.title} (${words.id}): ${counts.join(', ')}.`;
  const rows = [
    ...merged.map(({ file, gone, returned }) => {
      const lines = `${plural(gone, 'line')} ${did('went', 'would go')}, ${did(`${returned} came`, `${returned} would come`)} back`;
      return `  ${tilde(file, home)}: ${lines}${why.has(file) ? `; the rest is kept: ${why.get(file)}` : ''}`;
    }),
    ...whole.map(({ file, why }) => `  kept ${tilde(file, home)}: ${why}`),
  ];
  return [...laid(screen, head), ...rows, ...laid(screen, `Next: ${nextOf(words)}`), ''].join('\n');
};

/** The next command to type. */
export const nextOf = ({ id, kept, later, dryRun, force }: UndoWords): string => {
  const [newest] = later.toReversed();
  if (newest) return `memport undo ${newest.run.id}`;
  if (dryRun) return `memport undo ${id}${force ? ' --force' : ''} carries it out`;
  if (kept.length > 0 && !force)
    return `memport undo ${id} --force --dry-run shows what would go of others if those were put back too`;
  return 'memport log';
};

const laterText = (words: UndoWords): string =>
  [
    ...laid(
      words.screen,
      `Nothing of ${words.title} (${words.id}) was taken back: ${plural(words.later.length, 'later run stands', 'later runs stand')} on it.`,
    ),
    ...words.later.map(
      ({ run, files }) =>
        `  the later run ${run.id} (${run.title}) put words in the place of its own, or beside what it made, in ${plural(files.length, 'file')}: undo that one first`,
    ),
    ...laid(words.screen, `Next: ${nextOf(words)}`),
    '',
  ].join('\n');

/** What of others goes with files that are put back whole: the lines that leave are theirs, or the run's. */
export const takenText = (
  taken: readonly { file: string; now: string; before: string }[],
  home: string,
  screen: Screen,
): string =>
  [
    paint(
      screen,
      'bold',
      `--force puts ${plural(taken.length, 'file')} back that others changed since; these lines go and come:`,
    ),
    ...taken.map(({ file, now, before }) => diffText(tilde(file, home), now, before, screen)),
    '',
  ].join('\n');
