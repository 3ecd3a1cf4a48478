import { signsIn } from '../meaning/said.ts';
import { tongueOf } from '../meaning/tongue.ts';
import { commandsOf, isCommand } from './commands-run.ts';
import type { Moment } from './moment.ts';
import { GENRES } from './templates/genre.ts';
import { callsDone, type Step, type Transcript } from './calls-done.ts';

/** What of a turn a rule about texts looks at; none where the turn holds nothing of the kind. */
export type MatterView = (moment: Moment) => Transcript | undefined;

/**
 * A rule about texts is often about one kind of them: messages of commits, letters, documents. Then it has an occasion
 * only where such a text came about, and nothing else of the turn is looked at. A rule that says when it holds, and
 * that is none of what a log shows, has no occasions: to take every turn for one would be to make failures up. A rule
 * that names no kind and no condition is about all that is said to the user.
 */
export const matterOf = (rule: string): MatterView => {
  const named = GENRES.filter(({ named }) => named.test(rule)).map(({ name }) => name);
  if (PULL_REQUEST.test(rule)) return anyOf([pullRequests, ...named.map((name) => VIEWS[name])]);
  if (named.length > 0) return anyOf(named.map((name) => VIEWS[name]));
  return isConditional(rule) ? () => undefined : ({ now }) => now;
};

/** It says surely when it holds; the rest of a rule is taken to hold always. */
const isConditional = (rule: string): boolean => hasSign(rule, 'when');

export const hasSign = (rule: string, ...kinds: readonly string[]): boolean =>
  signsIn(rule, tongueOf(rule) ?? 'en').some(({ kind, sure }) => sure && kinds.includes(kind));

const anyOf =
  (views: readonly MatterView[]): MatterView =>
  (moment) => {
    const seen = views.flatMap((view) => view(moment) ?? []);
    if (seen.length === 0) return undefined;
    return {
      steps: seen.flatMap(({ steps }) => steps),
      files: Object.assign({}, ...seen.map(({ files }) => files)) as Transcript['files'],
    };
  };

const PULL_REQUEST = /\bpull requests?\b|\bPRs?\b|\bmerge requests?\b|\bMRs?\b/u;

/** Commands of a kind, and the words that they were given as texts that were delivered. */
const worded =
  (commands: readonly string[], options: RegExp): MatterView =>
  ({ now }) => {
    const steps = callsDone(now).flatMap(({ call }) => {
      const ran = commandsOf(call).filter(({ words }) => commands.some((each) => isCommand(words, each)));
      const texts = ran.flatMap(({ words }) => wordsGiven(words, options));
      return ran.length === 0 ? [] : [call, ...texts.map((text): Step => ({ is: 'text', text }))];
    });
    return steps.length === 0 ? undefined : { steps, files: {} };
  };

/** What a command was given by these options: `-m "…"`, `--message=…`. Several are parts of one text. */
const wordsGiven = (words: readonly string[], options: RegExp): string[] => {
  const given = words.flatMap((word, at) => {
    if (!word.startsWith('-')) return [];
    const joined = /^(--[\w-]+)=([^]*)$/.exec(word);
    if (joined) return options.test(joined[1] as string) ? [joined[2] as string] : [];
    return options.test(word) && words[at + 1] !== undefined ? [words[at + 1] as string] : [];
  });
  const text = given.map(unwrapped).join('\n\n');
  return text.trim() === '' ? [] : [text];
};

/** A message that stands in a here-document inside of a substitution, as clients write those of several lines. */
const unwrapped = (word: string): string =>
  /^\$\(cat <<-?\s*['"]?(\w+)['"]?\n([^]*?)\n?\s*\1\s*\)$/.exec(word.trim())?.[2] ?? word;

/** `-am "…"` is `-a -m "…"`. */
const commits = worded(['git commit'], /^(?:-[a-zA-Z]*m|--message)$/);
const pullRequests = worded(
  ['gh pr create', 'gh pr edit', 'glab mr create', 'glab mr update'],
  /^(?:-t|--title|-b|--body|-d|--description)$/,
);

const DOCUMENT = /\.(?:md|mdx|markdown|txt|rst|adoc)$/i;

const written =
  (isMeant: (path: string) => boolean): MatterView =>
  ({ now }) => {
    const files = Object.fromEntries(Object.entries(now.files).filter(([path]) => isMeant(path)));
    return Object.keys(files).length === 0 ? undefined : { steps: [], files };
  };

const VIEWS: Readonly<Record<(typeof GENRES)[number]['name'], MatterView>> = {
  commit: commits,
  docs: written((path) => DOCUMENT.test(path)),
  comment: written((path) => !DOCUMENT.test(path)),
  // A letter is told from other answers by what was asked for.
  mail: ({ asked, now }) => (GENRES.some(({ name, named }) => name === 'mail' && named.test(asked)) ? now : undefined),
  reply: ({ now }) => now,
};
