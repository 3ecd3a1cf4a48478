import { join } from 'node:path';
import { memportHere } from '../cli/here.ts';
import { furnish } from './machine.ts';
import type { Screenful } from './terminal-picture.ts';

export const PICTURE = 'docs/terminal.svg';
export const WIDTH = 100;

/** What the commands of the picture print today, on a terminal of the made-up machine. */
export const pictured = async (): Promise<Screenful[]> => {
  const { home, state, remove } = furnish();
  try {
    const screens: Screenful[] = [];
    for (const args of [[], ['claude:codex', '--dry-run']]) {
      const { stdout } = await memportHere(home, args, {
        cwd: join(home, 'ferry-api'),
        env: { XDG_STATE_HOME: state },
        screen: { width: WIDTH, colour: true, wraps: true },
        harnesses: ['claude', 'codex', 'hermes'],
      });
      screens.push({ command: ['memport', ...args].join(' '), printed: stdout });
    }
    return screens;
  } finally {
    remove();
  }
};
