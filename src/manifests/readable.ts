const DEEPEST = 64;
const LONGEST = 4_000;
const BLANKS = new RegExp(`[^\\S\\n]{${DEEPEST},}`, 'g');
const LONG = new RegExp(`^(.{${LONGEST}}).+`, 'gm');

/**
 * A manifest as patterns can read it, whoever wrote it: one line end on every system, and no run of blanks, no empty
 * lines and no line of which a pattern would ask about each part at each part.
 */
export const readable = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(BLANKS, (run) => run.slice(0, DEEPEST))
    .replace(/\n(?:[^\S\n]*\n){2,}/g, '\n\n')
    .replace(LONG, '$1');
