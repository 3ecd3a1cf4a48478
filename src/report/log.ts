import { DECISIONS } from '../ir/decisions.ts';
import { takeBackCommand, type TakenRun } from './commands.ts';
import { count, paint, plural, safeLine, type Screen } from './terminal.ts';
import { tilde } from '../text/safe.ts';

interface LoggedRun extends TakenRun {
  when: number;
  title: string;
  stage: 'begun' | 'done' | 'recovered';
  /** A later undo took it back. */
  undone?: boolean;
  counts: Readonly<Record<string, number>>;
  /** Files of harnesses, memport's own left out. */
  files: number;
  undoes?: string;
}

/** A diary: one paragraph a run, its undo command at the end. */
export const logText = (
  runs: readonly LoggedRun[],
  { root, config }: { root: string; config?: string | undefined },
  pruned: { blobs: number; bytes: number } | undefined,
  home: string,
  screen: Screen,
): string => {
  const lines = runs.flatMap((run) => [
    `${paint(screen, 'dim', new Date(run.when).toISOString().slice(0, 16).replace('T', ' '))}  ${paint(screen, 'bold', run.title)}  ${happened(run)}`,
    ...(run.adapters ?? []).map(
      ({ id, file }) => `                  with the adapter ${id} of ${safeLine(tilde(file, home))}`,
    ),
    ...(run.stage === 'done' && run.undoes === undefined && !run.undone
      ? [`                  ${takeBackCommand(run, home)}`]
      : []),
  ]);
  if (pruned) lines.push(`Dropped ${plural(pruned.blobs, 'backup')}, ${count(pruned.bytes)} bytes.`);
  if (runs.length === 0) lines.push('memport has written nothing yet. Next: memport list');
  lines.push(paint(screen, 'dim', `State and backups: ${tilde(root, home)}`));
  if (config !== undefined) lines.push(paint(screen, 'dim', `Your settings: ${tilde(config, home)}`));
  return `${lines.join('\n')}\n`;
};

const happened = (run: LoggedRun): string => {
  const counts = DECISIONS.flatMap((decision) =>
    run.counts[decision] === undefined ? [] : [`${run.counts[decision]} ${decision}`],
  );
  const what = (
    run.counts['restored'] === undefined
      ? counts
      : [`${run.counts['restored']} put back`, ...(run.counts['kept'] ? [`${run.counts['kept']} kept`] : [])]
  ).join(', ');
  // What is mended is no memory that was carried: it has no count.
  const told = [...(what === '' ? [] : [what]), plural(run.files, 'file')].join('; ');
  if (run.undone) return `${told}; taken back since`;
  if (run.stage === 'recovered') return 'was cut off on the way: killed, or a write failed; all it wrote is put back';
  if (run.stage === 'begun') return 'was cut off on the way, or is at work; else the next run puts it back';
  return told;
};
