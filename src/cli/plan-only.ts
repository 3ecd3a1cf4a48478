import { laid } from '../report/terminal.ts';
import { shellWord } from '../text/command.ts';
import type { Setting } from './setting.ts';

/** That nothing was written, and what writes it: the last lines of a plan. */
export const planOnlyText = ({ screen }: Pick<Setting, 'screen'>, next: string | undefined): string => {
  const lines = laid(screen, 'This is the plan only: nothing was written.');
  return `\n${[...lines, ...(next === undefined ? [] : laid(screen, `Next: ${next}`))].join('\n')}\n`;
};

/** What only shows a plan. */
const SHOWING: readonly string[] = ['--dry-run', '--diff'];

/** The command as it was typed, with what it lacked to be carried out. */
export const agreedCommand = ({ argv }: Pick<Setting, 'argv'>, lacked: readonly string[]): string => {
  const typed = argv.filter((word) => !SHOWING.includes(word) && !lacked.includes(word));
  return ['memport', ...typed.map(shellWord), ...lacked].join(' ');
};
