import type { Session, Turn } from '../ir/session.ts';
import { callsDone, type Step, type Transcript } from './calls-done.ts';
import { plainPath } from './reach.ts';

/** One turn of a session, as checks of it look at it. */
export interface Moment {
  /** What the user asked for. */
  asked: string;
  /** What was said to the user: a sub-agent says nothing to anybody but the session that called it. */
  heard: boolean;
  /**
   * The turn by itself, with the files of the project by their path in it. What is written elsewhere (a scratch file, a
   * memory) is delivered to nobody: of it only the calls tell, by the absolute path.
   */
  now: Transcript;
  /** Files that stood there before: only the words that were put into them are known. */
  partly: ReadonlySet<string>;
  /** The turn, and before it what was said in the turn before. */
  answering: Transcript;
  /** The turn, and before it the calls that were carried out in the turns from this one on (counted from the end). */
  after(turns: number): Transcript;
  /** How many turns lie before this one. */
  earlier: number;
}

/** The turns of a session one by one; `root` is the project that paths are told from. */
export const momentsOf = ({ turns, agentOf, cwd }: Session, root: string = cwd): Moment[] => {
  const folder = isBelow(cwd, root) ? plainPath(root) : plainPath(cwd);
  const transcripts = turns.map((turn) => transcriptOf(turn, folder, plainPath(cwd)));
  return turns.map((turn, at): Moment => {
    const now = transcripts[at] as Transcript;
    const before = transcripts[at - 1];
    const spoken = before?.steps.filter(({ is }) => is === 'turn' || is === 'text') ?? [];
    return {
      asked: now.steps.flatMap((each) => (each.is === 'turn' ? [each.text] : [])).join('\n'),
      heard: agentOf === undefined,
      now,
      partly: new Set(
        Object.entries(turn.files).flatMap(([path, { partly }]) =>
          partly ? [told(path, folder, plainPath(cwd))] : [],
        ),
      ),
      answering: { ...now, steps: [...spoken, ...now.steps] },
      after: (count) => ({
        ...now,
        steps: [
          ...transcripts
            .slice(Math.max(0, at - count), at)
            .flatMap((each) => callsDone(each).map(({ call }): Step => ({ ...call, id: `earlier ${call.id}` }))),
          ...now.steps,
        ],
      }),
      earlier: at,
    };
  });
};

const transcriptOf = ({ steps, files, cited }: Turn, folder: string, cwd: string): Transcript => ({
  steps: steps.map((step) =>
    step.is === 'call' && step.path !== undefined ? { ...step, path: told(step.path, folder, cwd) } : step,
  ),
  files: Object.fromEntries(
    Object.entries(files).flatMap(([path, { text }]) => {
      const name = told(path, folder, cwd);
      return isFull(name) ? [] : [[name, text]];
    }),
  ),
  cited,
});

const isFull = (path: string): boolean => /^(?:[/\\]|[A-Za-z]:[/\\])/.test(path);

/** A path as the project tells it; one that was given without its folder is meant from where the client was started. */
const told = (path: string, folder: string, cwd: string): string => {
  const full = plainPath(isFull(path) ? path : `${cwd}/${path}`);
  return isBelow(full, folder) ? full.slice(folder.length).replace(/^\//, '') : full;
};

/** Whether a path is a folder, or lies below it. */
export const isBelow = (path: string, folder: string): boolean => {
  const [inner, outer] = [plainPath(path), plainPath(folder)];
  return inner === outer || inner.startsWith(outer.endsWith('/') ? outer : `${outer}/`);
};
