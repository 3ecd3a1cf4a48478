import type { Hand } from '../adapter.ts';
import type { Context } from './context.ts';
import type { FramedPlay, FramedTurn } from './framed.ts';
import { simpleCommands } from './shell.ts';
import type { Step } from './calls-done.ts';

/**
 * What comes of a model's turn: its words, and its call answered from the texts alone. Nothing is run and nothing is
 * written to a disk: commands that read are imitated, every other one is said to have worked without a word.
 */
export const after = (playing: FramedPlay, { say, call }: FramedTurn, context: Context): FramedPlay => {
  const spoken: Step[] = say === null || say === '' ? [] : [{ is: 'text', text: say }];
  if (call === null) return { ...playing, steps: [...playing.steps, ...spoken] };
  const id = `call ${playing.steps.length}`;
  const hand = context.framing.hands.find(({ tool }) => tool === call.tool);
  const { files, written, step, result } = carried(playing, call, hand, context);
  return {
    files,
    written,
    steps: [...playing.steps, ...spoken, { is: 'call', id, tool: call.tool, ...step }, { is: 'result', id, ...result }],
  };
};

type Carried = Pick<FramedPlay, 'files' | 'written'> & {
  step: { text: string; command?: readonly string[]; path?: string };
  result: { text: string; refused?: true };
};

const carried = (
  playing: FramedPlay,
  { tool, argument, content }: NonNullable<FramedTurn['call']>,
  hand: Hand | undefined,
  context: Context,
): Carried => {
  const { files, written } = playing;
  const same = { files, written };
  if (!hand) return { ...same, step: { text: argument }, result: { text: `there is no tool ${tool}`, refused: true } };
  if (hand.does === 'write') {
    const path = below(argument, context.cwd);
    const next = { [path]: content ?? '' };
    return {
      files: { ...files, ...next },
      written: { ...written, ...next },
      step: { text: `${argument}\n${content ?? ''}`, path },
      result: { text: `written: ${path}` },
    };
  }
  if (hand.does === 'read')
    return { ...same, step: { text: argument }, result: { text: read(argument, files, context) ?? NO_FILE } };
  return { ...same, step: { text: argument, command: [argument] }, result: { text: shown(argument, files, context) } };
};

const NO_FILE = 'no such file';
/** A result that is longer is cut, as harnesses do. */
const MOST = 20_000;

/** A path as it is named in the working folder, or absolute where it lies elsewhere. */
const below = (path: string, cwd: string): string => (path.startsWith(`${cwd}/`) ? path.slice(cwd.length + 1) : path);

const read = (path: string, files: FramedPlay['files'], context: Context): string | undefined => {
  const own = below(path.replace(/^\.\//, ''), context.cwd);
  const found = Object.hasOwn(files, own) ? files[own] : context.files.get(path);
  return found ?? [...context.files].find(([file]) => file.endsWith(`/${path.replace(/^~\//, '')}`))?.[1];
};

/** What a script that reads would print: its commands one after the other, a pipe taken for what feeds it. */
const shown = (script: string, files: FramedPlay['files'], context: Context): string =>
  simpleCommands(script)
    .map(({ words }) => printed(words, files, context))
    .filter((text) => text !== '')
    .join('\n')
    .slice(0, MOST);

const printed = ([program = '', ...words]: readonly string[], files: FramedPlay['files'], context: Context): string => {
  const named = words.filter((word) => !word.startsWith('-'));
  // Without a path a command looks at the working folder: the memory lies elsewhere, and has to be named.
  const own = (): [string, string][] => Object.entries(files);
  const within = (path: string): [string, string][] => {
    const text = read(path, files, context);
    if (text !== undefined) return [[path, text]];
    const folder = path.replace(/^~/, '').replace(/\/+$/, '');
    if (folder === '.' || folder === '') return own();
    return [...own(), ...context.files].filter(([file]) => `/${file}`.includes(`${folder}/`));
  };
  switch (program) {
    case 'cat':
    case 'head':
    case 'tail':
    case 'less':
    case 'nl':
      return named
        .filter((word) => !/^\d+$/.test(word))
        .map((path) => read(path, files, context) ?? `${program}: ${path}: ${NO_FILE}`)
        .join('\n');
    case 'sed':
      return named
        .slice(1)
        .map((path) => read(path, files, context) ?? `sed: ${path}: ${NO_FILE}`)
        .join('\n');
    case 'ls':
    case 'find':
      return (named.length === 0 ? own() : named.flatMap(within)).map(([file]) => file).join('\n');
    case 'grep':
    case 'rg': {
      const [pattern = '', ...paths] = named;
      const wanted = pattern
        .toLowerCase()
        .split(/\\?\|/)
        .filter((word) => word !== '');
      return (paths.length === 0 ? own() : paths.flatMap(within))
        .flatMap(([file, text]) =>
          text
            .split('\n')
            .filter((line) => wanted.some((word) => line.toLowerCase().includes(word)))
            .map((line) => `${file}:${line}`),
        )
        .join('\n');
    }
    case 'pwd':
      return context.cwd;
    default:
      return '';
  }
};
