import * as path from 'node:path';
import { MemportError } from '../errors.ts';
import type { PlanOptions } from '../ir/plan-value.ts';
import { LOOKS } from '../probe/trial-plan.ts';
import { ARMS, type Arm, type Level } from '../probe/trial.ts';
import type { Gathered } from '../world/survey.ts';
import { arrowIn } from './arrow.ts';
import type { FormatOptions } from './format-options.ts';
import type { ModelFlags } from './model-options.ts';
import type { Setting } from './setting.ts';

/** What was typed after `memport probe`. */
export interface ProbeOptions extends FormatOptions, ModelFlags {
  json?: boolean;
  from?: string;
  to?: string;
  fromRoot?: string;
  toRoot?: string;
  cwd?: string;
  arms?: string;
  trials?: number;
  sample?: number;
  late?: number;
  level?: Level;
  model?: string;
  /** Who tells trials that no program can tell. */
  judge?: string;
  refresh?: boolean;
  /** Trials of one turn are asked in batches. */
  batch?: boolean;
  replay?: boolean;
  failOn?: string;
}

/** The pair that is tried, and the memories that are meant: the first word may be an arrow. */
export const pairIn = (
  { world }: Setting,
  words: readonly string[],
  { from, to, fromRoot, toRoot, cwd }: Pick<ProbeOptions, 'from' | 'to' | 'fromRoot' | 'toRoot' | 'cwd'>,
): { options: PlanOptions; words: readonly string[] } => {
  const [first = '', ...others] = words;
  const pair = arrowIn(first);
  const ends = pair ?? { from, to };
  if (ends.from === undefined || ends.to === undefined)
    throw new MemportError('usage', {
      what: 'which migration is to be tried is not said',
      expected: 'memport probe claude:codex, or --from and --to',
    });
  const folder = (given: string): string => path.resolve(world.cwd, given);
  return {
    words: pair ? others : words,
    options: {
      from: ends.from,
      to: ends.to,
      onConflict: 'ask',
      onSecret: 'block',
      onInjection: 'block',
      cwd: folder(cwd ?? '.'),
      ...(fromRoot !== undefined && { fromRoot: folder(fromRoot) }),
      ...(toRoot !== undefined && { toRoot: folder(toRoot) }),
    },
  };
};

const DEFAULT: readonly Arm[] = ['none', 'source', 'target'];

/** Random rules stand in a rendering only: which of a store's bytes they would take in a client nobody can say. */
export const armsIn = (given: string | undefined, level?: ProbeOptions['level']): readonly Arm[] => {
  if (given === undefined) return DEFAULT;
  const words = given.split(',').map((word) => word.trim());
  const unknown = words.find((word) => !ARMS.some((arm) => arm === word));
  if (unknown !== undefined)
    throw new MemportError('usage', {
      what: `"${unknown}" is no arm`,
      expected: `some of ${ARMS.join(', ')}`,
    });
  if (level === 'client' && words.includes('placebo'))
    throw new MemportError('usage', {
      what: 'random rules cannot be put into the files of a client',
      expected: 'at --level client some of none, source, target, verbatim, without, native',
    });
  return ARMS.filter((arm) => words.includes(arm));
};

/** What does not go together is said before anything is read. */
export const checkLevel = (level: Level, options: ProbeOptions): void => {
  if (level === 'framed' && options.model === undefined && !options.replay)
    throw new MemportError('usage', {
      what: 'nobody is named who could try it',
      expected: '--model CLIENT, as --judge names it, or --replay',
      todo: 'without --level framed it is only looked whether their words reach the model',
    });
  if (level === 'client' && options.late !== undefined)
    throw new MemportError('usage', {
      what: 'at the level client every trial is a session of its own, and nothing stands before it',
      expected: '--late with --level framed',
    });
  if (level === 'client' && options.model !== undefined)
    throw new MemportError('usage', {
      what: 'at the level client nobody chooses a model here',
      expected: 'no --model: each client asks the one that its own settings name',
    });
  const idle = (['model', 'judge', 'replay', 'refresh', 'late'] as const).find((name) => options[name] !== undefined);
  if ((level === 'load' || level === 'observed') && idle !== undefined)
    throw new MemportError('usage', {
      what: `at the level ${level} nothing is tried, and --${idle} would do nothing`,
      expected: idle === 'late' ? '--late with --level framed' : `--${idle} with --level framed or client`,
    });
  if (level !== 'framed' && options.batch)
    throw new MemportError('usage', {
      what: 'only questions to a model go in batches',
      expected: '--batch with --level framed',
    });
};

export const unbatched = (client: string): MemportError =>
  new MemportError('usage', {
    what: `${client} takes no batches`,
    expected: '--batch with --model anthropic or openai',
    todo: 'without --batch every question is asked by itself',
  });

/** What cannot be tried in this target is said before anybody is asked. */
export const checkArms = (arms: readonly Arm[], { adapter }: Pick<Gathered, 'adapter'>): void => {
  if (arms.includes('native') && adapter.framing?.instructions === undefined)
    throw new MemportError('usage', {
      what: `which file of ${adapter.title} holds what a person writes for every session is not known to its view`,
      expected: '--arms without native',
    });
};

/** At a third, two thirds and all of the trials it is looked whether a verdict stands, never before six. */
export const looksOf = (trials: number | undefined): typeof LOOKS => {
  if (trials === undefined || trials === LOOKS.at(-1)) return LOOKS;
  const looks = [Math.ceil(trials / 3), Math.ceil((trials * 2) / 3), trials].filter((look) => look >= 6);
  return looks.length === 0 ? [trials] : [...new Set(looks)];
};
