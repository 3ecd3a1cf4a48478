import type { Screen } from '../report/terminal.ts';
import type { Given, World } from '../world/world.ts';
import type { AskLine } from './question.ts';
import type { Turning } from './signals.ts';

/** The terminal of a command line. */
export interface Terminal extends Turning {
  out: (text: string) => void;
  err: (text: string) => void;
  screen: Screen;
  /** Present when there is somebody to ask; undefined is the end of what they type. */
  ask?: AskLine;
  /** Shows a long text a screenful at a time; absent where there is no terminal. */
  page?: (text: string) => Promise<void>;
  /** The ids of the only harnesses there are; absent = all that memport knows. */
  harnesses?: readonly string[];
}

/** What a command line meets at the rim: the terminal, and the machine where it is not that of this process. */
export type Rim = Terminal & Pick<Given, 'env' | 'cwd' | 'platform' | 'disk'>;

/** What a command works with: the world its verb is given, the terminal, and the code it ends with. */
export interface Setting extends Terminal {
  world: World;
  /** Prints what the runner of a workflow is to obey. */
  command: (text: string) => void;
  exit: number;
  /** The words of the command line, as they were typed. */
  argv: readonly string[];
  /** The command that is carried out, as it is typed. */
  typed?: string;
}
