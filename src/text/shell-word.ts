/** A path as a shell takes it as one word. */
export const shellWord = (path: string): string =>
  /^[\p{L}\p{N}_./:@%+=,-]+$/u.test(path) ? path : `'${path.replaceAll("'", `'\\''`)}'`;

/** What tells every harness that a project has another path now. */
export const relocateCommand = (from: string, to: string): string =>
  `memport relocate ${shellWord(from)} ${shellWord(to)}`;
