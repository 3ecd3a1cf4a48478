import { fstatSync, readdirSync, statSync } from 'node:fs';
import { MemportError } from '../errors.ts';

/** `claude→codex`, `Claude:Codex`, `'claude->codex'`, with or without spaces round a quoted arrow. */
const ARROW = /^\s*([a-z][\w-]*?)\s*(→|->|=>|:|←|<-)\s*([a-z][\w-]*)\s*$/i;
const BACKWARDS = /^(?:←|<-)$/;

/** The two ends that an arrow in one word names. */
export const arrowIn = (word: string): { from: string; to: string } | undefined => {
  const [, left, arrow, right] = ARROW.exec(word) ?? [];
  if (left === undefined || arrow === undefined || right === undefined) return undefined;
  return BACKWARDS.test(arrow) ? { from: right, to: left } : { from: left, to: right };
};

/** What stands between two harnesses where somebody types them as words. */
export const isArrow = (word: string): boolean => /^(?:→|->|=>|-|>|to|into|onto|2)$/i.test(word);

/**
 * `memport claude->codex` unquoted: the shell took `>codex` for itself and sent our output into a file of that name.
 */
export const refuseEaten = (first: string, cwd: string): void => {
  if (!/^[a-z][\w-]*[-=]$/i.test(first)) return;
  const file = outputFile(cwd);
  throw new MemportError('usage', {
    what: `the shell ate the arrow: "${first}" is what was left of it${file === undefined ? '' : `, and it sent the output to the file "${file}", which is still there and empty`}`,
    expected: `memport ${first.slice(0, -1)}:${file ?? 'codex'}   or, quoted, memport '${first}>${file ?? 'codex'}'`,
    todo:
      file === undefined
        ? 'type the colon instead of the arrow'
        : `type the colon instead of the arrow; remove the file "${file}" if you do not need it`,
  });
};

/** `memport claude -> codex` unquoted: the dash is left of the arrow, as a word of its own. */
export const refuseTorn = ([first = '', second, third]: readonly string[], cwd: string): void => {
  if ((second === '-' || second === '=') && third === undefined) refuseEaten(`${first}${second}`, cwd);
};

/** The empty file in this folder that what is printed goes to. */
export const outputFile = (cwd: string): string | undefined => {
  try {
    const out = fstatSync(1);
    if (!out.isFile() || out.size > 0) return undefined;
    return readdirSync(cwd).find((name) => {
      const stat = statSync(`${cwd}/${name}`, { throwIfNoEntry: false });
      return stat?.ino === out.ino && stat.dev === out.dev;
    });
  } catch {
    return undefined;
  }
};
