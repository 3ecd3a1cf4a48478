import { columns, wrapped } from '../report/terminal.ts';

/** What must stay as it is: texts that are given to a model, compared, or read by a program. */
const VERBATIM = ['--as-prompt', '--diff', 'diff', 'schema', 'completion', 'man', 'export'];

/** On a narrow terminal every line is broken between words; what is further in stays so. */
export const narrowed = (argv: readonly string[], width: number): ((text: string) => string) => {
  if (argv.some((word) => VERBATIM.includes(word))) return (text) => text;
  return (text) =>
    text
      .split('\n')
      .flatMap((line) => {
        if (columns(line) <= width) return [line];
        const indent = /^ {0,8}/.exec(line)?.[0] ?? '';
        return wrapped(line.slice(indent.length).replace(/ {3,}/g, '  '), Math.max(20, width - indent.length)).map(
          (each) => `${indent}${each.trim()}`,
        );
      })
      .join('\n');
};
