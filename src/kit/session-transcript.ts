import type { Turn } from '../ir/session.ts';
import type { Transcript } from '../ir/transcript.ts';

/** The turns of one session as a transcript; files stand by their path in the working folder. */
export const transcriptIn = (turns: readonly Turn[], cwd: string, model: unknown): Transcript => {
  const cited = turns.flatMap((turn) => turn.cited);
  const below = (path: string): string => (path.startsWith(`${cwd}/`) ? path.slice(cwd.length + 1) : path);
  return {
    steps: turns.flatMap(({ steps }) => steps),
    files: Object.fromEntries(
      turns.flatMap(({ files }) => Object.entries(files).map(([path, { text }]) => [below(path), text])),
    ),
    ...(typeof model === 'string' && { model }),
    ...(cited.length > 0 && { cited }),
  };
};
