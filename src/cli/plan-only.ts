import { laid } from '../report/terminal.ts';
import { shellWord } from '../text/shell-word.ts';
import type { Setting } from './setting.ts';

/** That nothing was written, and what writes it: the last lines of a plan. */
export const planOnlyText = ({ screen }: Pick<Setting, 'screen'>, next: string | undefined): string => {
  const lines = laid(screen, 'This is the plan only: nothing was written.');
  return `\n${[...lines, ...(next === undefined ? [] : laid(screen, `Next: ${next}`))].join('\n')}\n`;
};

/** What a plan does not keep of the options that it was asked for with, and whether a value follows. */
const BESIDE: ReadonlyMap<string, boolean> = new Map([
  ['--again', true],
  ['--cwd', true],
  ['--client-version', true],
  ['--timeout', true],
  ['--strict', false],
  ['--bypass-approval', false],
  ['--verify', false],
]);

/** Options as they were typed that are no part of the plan, and change what carrying it out does. */
export const typedBeside = ({ argv }: Pick<Setting, 'argv'>): string[] =>
  argv.flatMap((word, at) => {
    const [flag = ''] = word.split('=', 1);
    const follows = BESIDE.get(flag);
    if (follows === undefined) return [];
    const value = argv[at + 1];
    return [shellWord(word), ...(follows && flag === word && value !== undefined ? [shellWord(value)] : [])];
  });

/** What only shows a plan. */
const SHOWING: readonly string[] = ['--dry-run', '--diff'];

/** The command as it was typed, with what it lacked to be carried out. */
export const agreedCommand = ({ argv }: Pick<Setting, 'argv'>, lacked: readonly string[]): string => {
  const typed = argv.filter((word) => !SHOWING.includes(word) && !lacked.includes(word));
  return ['memport', ...typed.map(shellWord), ...lacked].join(' ');
};
