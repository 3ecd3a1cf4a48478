import { parsed } from '../text/json.ts';
import { printsJson } from './format-options.ts';

type Env = Readonly<Record<string, string | undefined>>;

/** Where a run prints. */
export interface Outlet {
  out: (text: string) => void;
  /** The same, for what the runner of a workflow is to obey. */
  command: (text: string) => void;
  /** Prints what was held back until all of it was there. */
  end: () => Promise<void>;
}

/**
 * What stands in a log of CI is read by others: JSON goes there without memory text, and nothing that is printed is
 * taken for a command of the workflow.
 */
export const outletOf = (argv: readonly string[], env: Env, print: (text: string) => void): Outlet => {
  const held: string[] = [];
  const holds = printsJson(argv) && underCi(env) && !argv.includes('--show-content');
  const shown = (text: string): string => (env['GITHUB_ACTIONS'] === 'true' ? unheard(text) : text);
  return {
    out: (text) => void (holds ? held.push(text) : print(shown(text))),
    command: print,
    end: async () => {
      if (held.length === 0) return;
      const { withheld } = await import('../report/withheld.ts');
      const text = held.join('');
      const document = parsed(text);
      print(document === undefined ? text : shown(`${JSON.stringify(withheld(document))}\n`));
    },
  };
};

/** A runner obeys a line that begins with two colons, and old ones an opening wherever it stands. */
const unheard = (text: string): string => text.replace(/^(\s*):(?=:)/gm, '$1: ').replace(/##(?=\[)/g, '## ');

/** Whether what is printed goes into a log. */
export const underCi = (env: Env): boolean => !['', '0', 'false'].includes(env['CI']?.toLowerCase() ?? '');
