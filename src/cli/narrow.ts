import { columns, wrapped, type Screen } from '../report/terminal.ts';

/** Under so many columns a table has no room. */
const NARROW = 60;

/** What must stay as it is: texts that are given to a model, compared, or read by a program. */
const VERBATIM = ['--as-prompt', '--diff', 'diff', 'schema', 'completion', 'man', 'export'];

/** On a narrow terminal every line is broken between words; what is further in stays so. */
export const narrowed = (argv: readonly string[], screen: Screen): ((text: string) => string) => {
  const { width, wraps } = screen;
  if (!wraps || width >= NARROW || argv.some((word) => VERBATIM.includes(word))) return (text) => text;
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
