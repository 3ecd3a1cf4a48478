import { laid } from '../report/terminal.ts';
import { shellWord } from '../text/command.ts';
import type { Setting } from './setting.ts';

/** That nothing was written, and what writes it: the last lines of a plan. */
export const planOnlyText = ({ screen }: Pick<Setting, 'screen'>, next: string | undefined): string => {
  const lines = laid(screen, 'This is the plan only: nothing was written.');
  return `\n${[...lines, ...(next === undefined ? [] : laid(screen, `Next: ${next}`))].join('\n')}\n`;
};

/** What is not said again. */
const AGAIN: readonly string[] = ['--dry-run', '--diff', '--yes'];

/** The command as it was typed, and with the yes that it lacked. */
export const agreedCommand = ({ argv }: Pick<Setting, 'argv'>, more: readonly string[] = []): string => {
  const typed = argv.filter((word) => !AGAIN.includes(word));
  return ['memport', ...typed.map(shellWord), ...more.filter((word) => !argv.includes(word)), '--yes'].join(' ');
};
