import { fstatSync, readdirSync, statSync } from 'node:fs';
import { MemportError } from '../errors.ts';

/** `claude→codex`, `claude:codex`, `'claude->codex'`, with or without spaces round a quoted arrow. */
const ARROW = /^\s*([a-z][a-z-]*?)\s*(?:→|->|=>|:)\s*([a-z][a-z-]*)\s*$/;

/** A command line that begins with an arrow is a migration; everything else is left as it is. */
export const expandArrow = (argv: readonly string[], cwd: string): string[] => {
  const [first, second, third, ...rest] = argv;
  if (first === undefined) return [];
  const match = ARROW.exec(first);
  if (match) return ['migrate', '--from', match[1] as string, '--to', match[2] as string, ...argv.slice(1)];
  if (second !== undefined && third !== undefined && /^(?:→|->|=>)$/.test(second))
    return ['migrate', '--from', first, '--to', third, ...rest];
  if (/^[a-z][a-z-]*[a-z]-$/.test(first)) throw eaten(first, cwd);
  return [...argv];
};

/**
 * `memport claude->codex` unquoted: the shell took `>codex` for itself and sent our output into a file of that name.
 */
const eaten = (first: string, cwd: string): MemportError => {
  const file = outputFile(cwd);
  return new MemportError('usage', {
    what: `the shell ate the arrow: "${first}" is what was left of it${file === undefined ? '' : `, and it sent the output to the file "${file}", which is still there and empty`}`,
    expected: `memport ${first.slice(0, -1)}:${file ?? 'codex'}   or, quoted, memport '${first}>${file ?? 'codex'}'`,
    todo:
      file === undefined
        ? 'type the colon instead of the arrow'
        : `type the colon instead of the arrow; remove the file "${file}" if you do not need it`,
  });
};

const outputFile = (cwd: string): string | undefined => {
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
