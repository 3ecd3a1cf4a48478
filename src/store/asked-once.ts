import type { Disk } from './disk.ts';

/** What a path is, asked of the disk once: for a stretch of work that looks at the same folders from many places. */
export const askedOnce = (disk: Disk): Disk => ({
  ...disk,
  lstat: once(disk.lstat),
  stat: once(disk.stat),
  readdir: once(disk.readdir),
  realpath: once(disk.realpath),
});

const once = <T>(ask: (path: string) => T): ((path: string) => T) => {
  const answers = new Map<string, () => T>();
  return (path) => {
    const known = answers.get(path) ?? answerOf(() => ask(path));
    answers.set(path, known);
    return known();
  };
};

const answerOf = <T>(ask: () => T): (() => T) => {
  try {
    const answer = ask();
    return () => answer;
  } catch (error) {
    return () => {
      throw error;
    };
  }
};
