import { existsSync } from 'node:fs';
import * as path from 'node:path';
import { MemportError } from '../errors.ts';
import { didYouMean, nearest } from '../text/nearest.ts';
import { harnessNamed, harnessWords } from '../world/harness.ts';
import type { World } from '../world/world.ts';
import { arrowIn, isArrow, outputFile, refuseEaten, refuseTorn } from './arrow.ts';

/** What a command line may be made of. */
export interface Vocabulary {
  commands: readonly string[];
  options: ReadonlySet<string>;
  /** Options whose next word is their value. */
  valued: ReadonlySet<string>;
  /** Asked only where a word is no command. */
  harnesses: () => Promise<World['adapters']>;
}

interface Ends {
  from: string;
  to: string;
  /** How many of the words say so. */
  words: number;
}

/**
 * The command line that is meant by what was typed: the name of a command stands first. `claude codex`, `claude to
 * codex` and `claude:codex` are a migration, `diff claude codex` is what it would do, and a harness alone is shown.
 */
export const understood = async (argv: readonly string[], cwd: string, known: Vocabulary): Promise<string[]> => {
  refuseSwallowed(argv, known);
  const places = operandsIn(argv, known.valued);
  const [at] = places;
  if (argv.length === 1 && argv[0] === '-v') return ['--version'];
  if (at === undefined) return saysEnd(argv, '--from') || saysEnd(argv, '--to') ? ['migrate', ...argv] : [...argv];
  const word = argv[at] as string;
  const verb = word.toLowerCase();
  const others = argv.filter((_, each) => each !== at);
  if (argv.slice(0, at).some((each) => each === '-V' || each === '--version')) return [...argv];
  if (verb === 'memport') return understood(others, cwd, known);
  if (verb === 'version') return ['--version'];
  if (verb === 'help') return others.length === 0 ? ['--help'] : understood([...others, '--help'], cwd, known);
  if (known.commands.includes(verb) && verb !== 'migrate')
    return [verb, ...(/^(?:sync|check|pairs)$/.test(verb) ? apart(others, known.valued) : others)];
  refuseEaten(word, cwd);
  const adapters = await known.harnesses();
  const split = places.find((each) => harnessNamed(`${argv[each]} ${argv[each + 1]}`, adapters));
  if (split !== undefined) return understood(argv.toSpliced(split, 2, `${argv[split]}-${argv[split + 1]}`), cwd, known);
  const named = places.slice(verb === 'migrate' || verb === 'diff' || verb === 'from' ? 1 : 0);
  const words = named.map((each) => argv[each] as string);
  refuseTorn(words, cwd);
  const ends = endsIn(words, argv, adapters);
  if (ends) {
    const used = new Set([...named.slice(0, ends.words), ...(named[0] === at ? [] : [at])]);
    const rest = argv.filter((_, each) => !used.has(each));
    const options = verb === 'diff' ? ['--dry-run', '--diff'] : [];
    return ['migrate', ...saidEnd(argv, '--from', ends.from), ...saidEnd(argv, '--to', ends.to), ...options, ...rest];
  }
  if (verb === 'migrate' && (saysEnd(argv, '--from') || argv.includes('--help') || argv.includes('-h')))
    return [verb, ...others];
  if (verb === 'migrate' || verb === 'diff') throw lacksEnds(`memport ${verb}`, words, adapters);
  const [, second] = words;
  if (harnessNamed(word, adapters) === undefined) throw unknown(word, cwd, known.commands, adapters, words.slice(1));
  if (second === undefined) refuseRedirected(word, cwd, adapters);
  else if (known.commands.includes(second.toLowerCase())) {
    const command = second.toLowerCase();
    return [command, ...argv.filter((_, each) => each !== places[1])];
  } else if (nearest(second, harnessWords(adapters)).length > 0) throw neither(word, second, adapters);
  return ['show', word, ...others];
};

/** What is about two harnesses takes them as one word, too. */
const apart = (words: readonly string[], valued: ReadonlySet<string>): string[] => {
  const [at = -1, more] = operandsIn(words, valued);
  const ends = more === undefined ? arrowIn(words[at] ?? '') : undefined;
  return ends ? words.toSpliced(at, 1, ends.from, ends.to) : [...words];
};

/** A second word that is nearly a harness: which of the two was meant nobody can say. */
const neither = (first: string, second: string, adapters: World['adapters']): MemportError => {
  const [near = ''] = nearest(second, harnessWords(adapters));
  return new MemportError('usage', {
    what: `"${second}" is no harness that memport knows`,
    expected: `did you mean memport ${first}:${harnessNamed(near, adapters)?.id}?`,
    todo: `memport show ${first} ${JSON.stringify(second)} looks for a memory with that word`,
  });
};

/** An option that lacks its value would take the next one for it. */
const refuseSwallowed = (argv: readonly string[], { options, valued }: Vocabulary): void => {
  const at = argv.findIndex((word, each) => valued.has(word) && options.has(argv[each + 1] ?? ''));
  if (at === -1) return;
  throw new MemportError('usage', {
    what: `${argv[at]} has no value: the option ${argv[at + 1]} follows`,
    expected: `${argv[at]} VALUE ${argv[at + 1]}`,
    todo: 'memport --help, or --help behind a command, shows what it takes',
  });
};

/** Where the words stand that are neither options nor their values. */
const operandsIn = (argv: readonly string[], valued: ReadonlySet<string>): number[] => {
  const end = argv.indexOf('--');
  return argv.flatMap((word, at) => {
    if (end !== -1 && at >= end) return at === end ? [] : [at];
    return (word.startsWith('-') && word !== '->' && word !== '-') || valued.has(argv[at - 1] ?? '') ? [] : [at];
  });
};

const endsIn = (words: readonly string[], argv: readonly string[], adapters: World['adapters']): Ends | undefined => {
  const [first = '', second = '', third] = words;
  const id = (word: string): string => harnessNamed(word, adapters)?.id ?? word;
  const arrow = arrowIn(first);
  if (arrow) return { from: id(arrow.from), to: id(arrow.to), words: 1 };
  const loose = first.split(/\s*[,/>+]\s*/).map((word) => harnessNamed(word, adapters)?.id);
  if (loose.length === 2 && loose[0] !== undefined && loose[1] !== undefined)
    return { from: loose[0], to: loose[1], words: 1 };
  if (isArrow(second)) {
    if (third === undefined) throw lacksEnds(`memport ${first} ${second}`, words, adapters);
    return { from: id(first), to: id(third), words: 3 };
  }
  const [from, to] = [first, second].map((word) => harnessNamed(word.replace(/^:|[:,]$/g, ''), adapters)?.id);
  if (from !== undefined && to !== undefined) return { from, to, words: 2 };
  if (from !== undefined && saysEnd(argv, '--to') && !saysEnd(argv, '--from')) return { from, to: '', words: 1 };
  return undefined;
};

const saysEnd = (argv: readonly string[], option: string): boolean =>
  argv.some((word) => word === option || word.startsWith(`${option}=`));

/** An end as an option, where it was not typed as one. */
const saidEnd = (argv: readonly string[], option: string, end: string): string[] =>
  saysEnd(argv, option) ? [] : [option, end];

const lacksEnds = (typed: string, words: readonly string[], adapters: World['adapters']): MemportError => {
  const [from, to] = [harnessNamed(words[0] ?? '', adapters)?.id, adapters.find(({ id }) => id !== words[0])?.id];
  return new MemportError('usage', {
    what: `${typed} names two harnesses, and ${from === undefined ? 'none is' : 'one of them is not'} named`,
    expected: `memport ${from ?? adapters[0]?.id ?? ''}:${(from === undefined ? adapters[1]?.id : to) ?? ''} --dry-run`,
    todo: 'memport alone shows which harnesses are on this machine',
  });
};

/** `memport claude > codex`: the shell sends what is printed into a file that is named like a harness. */
const refuseRedirected = (word: string, cwd: string, adapters: World['adapters']): void => {
  const file = outputFile(cwd);
  if (file !== undefined && harnessNamed(file, adapters)) refuseEaten(`${word}-`, cwd);
};

/** What people type who know other tools, and what does it here. */
const MEANT: readonly (readonly [RegExp, string])[] = [
  [/^(?:ls|dir|memories)$/, 'list'],
  [/^(?:cat|get|view|print|search|find|grep)$/, 'show "words of a memory"'],
  [/^(?:status|info|overview|st)$/, ''],
  [/^(?:move|mv|copy|cp|convert|transfer|port|carry|transform)$/, 'claude:codex --dry-run'],
  [/^(?:lint|scan|health|validate)$/, 'audit'],
  [/^(?:compare|cmp)$/, 'check claude codex'],
  [/^(?:history|runs)$/, 'log'],
  [/^(?:rollback|revert|restore|back)$/, 'undo --dry-run'],
  [/^(?:save|backup|dump)$/, 'export claude --out claude.ir.json'],
  [/^(?:load)$/, 'import claude.ir.json --to codex --dry-run'],
  [/^(?:setup|config|configure|settings|install)$/, 'doctor'],
  [/^(?:test|try)$/, 'verify claude'],
  [/^(?:rules|rule)$/, 'explain'],
  [/^(?:rm|delete|remove|forget)$/, 'claude:codex --withdraw --dry-run'],
];

const unknown = (
  word: string,
  cwd: string,
  commands: readonly string[],
  adapters: World['adapters'],
  others: readonly string[],
): MemportError => {
  const near = didYouMean(word, [...commands, 'diff', 'help', ...adapters.map(({ id }) => id)]);
  const meant = meantBy(word, others, cwd, adapters);
  return new MemportError('usage', {
    what: `"${word}" is no command of memport, and no harness`,
    expected:
      near ??
      (meant === undefined ? 'a command, or two harnesses with an arrow, as in claude:codex' : `perhaps ${meant}`),
    todo: 'memport --help shows every command, memport doctor the harnesses of this machine',
    unknown: word,
  });
};

const meantBy = (
  word: string,
  others: readonly string[],
  cwd: string,
  adapters: World['adapters'],
): string | undefined => {
  const ends = others.flatMap((each) => harnessNamed(each, adapters)?.id ?? []);
  const meant = MEANT.find(([pattern]) => pattern.test(word.toLowerCase()))?.[1];
  if (ends.length === 2) return `memport ${ends.join(':')} --dry-run`;
  if (meant !== undefined) return `memport ${meant}`.trim();
  if (/^\d{8}-\d{6}-[0-9a-f]{4}$/.test(word)) return `memport undo ${word} --dry-run`;
  if (/\s/.test(word) || /^[0-9a-f]{6,}$/.test(word)) return `memport show "${word}"`;
  if (!existsSync(path.resolve(cwd, word))) return undefined;
  if (word.endsWith('.ir.json')) return `memport import ${word} --to codex --dry-run`;
  return word.endsWith('.json') ? `memport apply ${word}` : `memport audit ${word}`;
};
