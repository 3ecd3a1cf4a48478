import type { HeldSpan } from './single-check.ts';
import { simpleCommands } from './shell.ts';
import { type Call, callsDone, type Transcript } from './calls-done.ts';

/** A program that was run, with its arguments; a wrapper (`sudo`, `npx`, `env`) and what it wraps are both run. */
export interface Ran {
  words: readonly string[];
  span: HeldSpan;
}

/** Every program that the calls of a transcript ran, in order. */
export const commandsRun = (transcript: Transcript): Ran[] =>
  callsDone(transcript).flatMap(({ step, call }) =>
    commandsOf(call).map(({ words, says }) => {
      const at = Math.max(0, call.text.indexOf(says));
      const shown = call.text.startsWith(says, at) ? says : call.text;
      return { words, span: { step, span: [at, at + shown.length] as const, says: shown } };
    }),
  );

/** The programs that one call runs. */
export const commandsOf = ({ command }: Call): { words: string[]; says: string }[] => {
  if (command === undefined || command.length === 0) return [];
  const [only, ...more] = command;
  if (more.length === 0) return scriptRun(only as string, 0);
  return unwrapped([...command], 0).map((words) => ({ words, says: words.join(' ') }));
};

const DEEPEST = 6;

const scriptRun = (script: string, depth: number): { words: string[]; says: string }[] =>
  depth > DEEPEST
    ? []
    : simpleCommands(script).flatMap(({ words, span, input }) => [
        ...unwrapped(words, depth).map((inner) => ({ words: inner, says: script.slice(...span).trim() })),
        // A shell that is fed a script runs it.
        ...(input !== undefined && words.length === 1 && SHELLS.has(programOf(words[0] as string))
          ? scriptRun(input, depth + 1)
          : []),
      ]);

const SHELLS: ReadonlySet<string> = new Set('sh bash zsh dash ksh fish ash'.split(' '));

/** Programs that run the rest of their words, and those of their options that take a word. */
const WRAPPERS: Readonly<Record<string, string>> = {
  env: '-u -C -S --unset --chdir',
  sudo: '-u -g -h -p -C -r -t --user --group',
  doas: '-u -C',
  nice: '-n',
  ionice: '-c -n',
  nohup: '',
  exec: '-a',
  command: '',
  builtin: '',
  time: '-f -o',
  timeout: '-s -k --signal --kill-after',
  stdbuf: '-i -o -e',
  setsid: '',
  xargs: '-n -P -I -L -d -E -s -a',
  watch: '-n --interval',
  npx: '-p --package -w --workspace',
  pnpx: '-p --package',
  bunx: '-p --package',
  uvx: '--from --with -p',
  pipx: '',
  'cross-env': '',
  corepack: '',
  dotenv: '-e -f',
  chronic: '',
  unbuffer: '',
};

/** Two words that run the rest: `pnpm exec tsc`, `uv run pytest`. */
const RUNNERS: ReadonlySet<string> = new Set(
  (
    'npm exec,npm x,pnpm exec,pnpm dlx,yarn exec,yarn dlx,bun x,uv run,poetry run,pipenv run,rye run,hatch run,' +
    'pdm run,bundle exec,pipx run,mise exec,mise x,direnv exec,rtk proxy,nix develop'
  ).split(','),
);

const ASSIGNED = /^[A-Za-z_]\w*\+?=/;

/** The words of the command, and of every command that it runs in turn. */
const unwrapped = (given: readonly string[], depth: number): string[][] => {
  const words = [...given];
  while (ASSIGNED.test(words[0] ?? '')) words.shift();
  const [first, ...rest] = words;
  if (first === undefined || depth > DEEPEST) return [];
  const name = programOf(first);
  const own = [name, ...rest];
  if (SHELLS.has(name)) {
    const flag = rest.findIndex((each) => /^-[a-z]*c[a-z]*$/.test(each));
    const script = flag < 0 ? undefined : rest.slice(flag + 1).find((each) => !each.startsWith('-'));
    return [own, ...(script === undefined ? [] : scriptRun(script, depth + 1).map(({ words: inner }) => inner))];
  }
  if (name === 'eval') return [own, ...scriptRun(rest.join(' '), depth + 1).map(({ words: inner }) => inner)];
  if (name === 'find' || name === 'fd') return [own, ...executed(rest, depth)];
  // `command -v npm` asks where it is.
  if (name === 'command' && /^-[vV]/.test(rest[0] ?? '')) return [own];
  if (/^python[\d.]*$/.test(name) && rest[0] === '-m') return [own, ...unwrapped(rest.slice(1), depth + 1)];
  if (RUNNERS.has(`${name} ${rest[0] ?? ''}`)) return [own, ...wrappedBy(rest.slice(1), '', name, depth)];
  const valued = Object.hasOwn(WRAPPERS, name) ? WRAPPERS[name] : undefined;
  return valued === undefined ? [own] : [own, ...wrappedBy(rest, valued, name, depth)];
};

const wrappedBy = (rest: readonly string[], valued: string, name: string, depth: number): string[][] => {
  const takesWord = new Set(valued.split(' '));
  let at = 0;
  while (at < rest.length) {
    const word = rest[at] as string;
    // `npx -c "npm test"` and `env -S` run a script.
    if ((name === 'npx' || name === 'npm') && (word === '-c' || word === '--call'))
      return scriptRun(rest[at + 1] ?? '', depth + 1).map(({ words }) => words);
    if (word === '--') {
      at += 1;
      break;
    }
    if (word.startsWith('-') && word.length > 1) at += takesWord.has(word) ? 2 : 1;
    else if (ASSIGNED.test(word)) at += 1;
    else break;
  }
  if (name === 'timeout' && /^[\d.]+[smhd]?$/.test(rest[at] ?? '')) at += 1;
  return unwrapped(rest.slice(at), depth + 1);
};

/** What `find` runs for what it found. */
const executed = (rest: readonly string[], depth: number): string[][] => {
  const at = rest.findIndex((each) => /^(?:-exec|-execdir|-ok|-x|-X|--exec|--exec-batch)$/.test(each));
  return at < 0 ? [] : unwrapped(rest.slice(at + 1), depth + 1);
};

const programOf = (word: string): string =>
  (word.split(/[/\\]/).at(-1) ?? word).replace(/\.(?:exe|cmd|bat|ps1)$/i, '').replace(/^(npx|pnpx|bunx)@.*$/, '$1');

/** Options that stand before the word that says what to do, and take a word. */
const VALUED: ReadonlySet<string> = new Set(
  (
    '-C -c -f -F -n -w -p --git-dir --work-tree --prefix --workspace --filter --dir --cwd --file --manifest-path ' +
    '--project --context --namespace --config --profile --region'
  ).split(' '),
);
const MANAGERS: ReadonlySet<string> = new Set(['npm', 'pnpm', 'yarn', 'bun']);
const SHORT: Readonly<Record<string, string>> = { i: 'install', t: 'test', tst: 'test', in: 'install' };

/** Whether a command is the one that is looked for: its program, then its words in order, its options anywhere. */
export const isCommand = (ran: readonly string[], wanted: string): boolean => {
  const [program, ...rest] = wanted.trim().split(/\s+/);
  if (program === undefined || programOf(ran[0] ?? '') !== programOf(program)) return false;
  const options = rest.filter((each) => each.startsWith('-'));
  const given = ran.slice(1);
  if (!options.every((option) => given.some((each) => isOption(each, option)))) return false;
  const words = plainWords(program, rest);
  const had = plainWords(program, given);
  if (words.length === 0) return true;
  if (had[0] !== words[0]) return false;
  let at = 0;
  for (const each of had) if (each === words[at]) at += 1;
  return at >= words.length;
};

/** Words that are no options: what a package manager is told by `run`, or in short, it is told in one way. */
const plainWords = (program: string, given: readonly string[]): string[] => {
  const words: string[] = [];
  for (let at = 0; at < given.length; at += 1) {
    const word = given[at] as string;
    if (VALUED.has(word) && words.length === 0) at += 1;
    else if (!word.startsWith('-')) words.push(word);
  }
  if (!MANAGERS.has(programOf(program))) return words;
  const plain = words[0] === 'run' || words[0] === 'run-script' ? words.slice(1) : words;
  return plain.map((word, index) => (index === 0 && Object.hasOwn(SHORT, word) ? (SHORT[word] as string) : word));
};

const isOption = (given: string, wanted: string): boolean => {
  if (given === wanted || given.startsWith(`${wanted}=`)) return true;
  // -rf is -r and -f
  return /^-[A-Za-z]+$/.test(wanted) && /^-[A-Za-z]+$/.test(given)
    ? [...wanted.slice(1)].every((letter) => given.slice(1).includes(letter))
    : false;
};
