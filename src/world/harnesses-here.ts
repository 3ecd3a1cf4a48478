import { Buffer } from 'node:buffer';
import * as path from 'node:path';
import type { Adapter, Landmark } from '../adapter.ts';
import { ledgerFile } from '../store/ledger.ts';
import { machineOf } from '../store/machine.ts';
import { readBytes } from '../store/state.ts';
import { nearest } from '../text/nearest.ts';
import { verbatim } from '../text/verbatim.ts';
import { CONFIG } from './repository.ts';
import type { World } from './world.ts';

/**
 * The harnesses that a run is about: something of them is on this machine, or a word of the command line (also
 * one that is nearly their name), the repository's config or the ledger names them. One too many does no harm: nothing
 * of it is found. Words that are `taken` name something else, however near they come.
 */
export const harnessesHere = async (
  world: World,
  rarer: readonly Landmark[],
  argv: readonly string[],
  taken: readonly string[] = [],
): Promise<Adapter[]> => {
  // A folder that somebody deleted has no path to look from.
  if (rarer.length === 0 || world.cwd === '') return [];
  const { env, cwd, disk, platform } = world;
  const machine = machineOf({ env, cwd, disk, platform });
  const words = wordsOf(argv);
  const names = rarer.flatMap(({ id, aliases }) => [id, ...aliases]);
  const written = new Set([configText(world), textAt(world, ledgerFile(world.state))].flatMap(wholeWords(names)));
  const known = new Set([...taken, ...names]);
  // The name of an option is none of a harness, however near it comes.
  const typed = wordsOf(argv.filter((each) => !/^--?[\w-]+$/.test(each)));
  const misspelt = typed.filter((word) => !known.has(word));
  const isNamed = ({ id, aliases }: Landmark): boolean => {
    const own = [id, ...aliases];
    return (
      own.some((name) => words.includes(name) || written.has(name)) ||
      misspelt.some((word) => nearest(word, own).length > 0)
    );
  };
  return Promise.all(
    rarer.filter((landmark) => landmark.stands(machine) || isNamed(landmark)).map((landmark) => landmark.load()),
  );
};

/** What may be the name of a harness: `claude:mem0` has two, and `Gemini app` is one, typed as one word or as two. */
const wordsOf = (argv: readonly string[]): string[] => {
  const words = argv.flatMap((each) =>
    each
      .toLowerCase()
      .split(/[^\p{L}\p{N}.\s_-]+/u)
      .map((word) =>
        word
          .trim()
          .replace(/[\s_]+/g, '-')
          .replace(/^-+/, ''),
      ),
  );
  const pairs = words.flatMap((word, at) => (at === 0 ? [] : [`${words[at - 1]}-${word}`]));
  return [...words, ...pairs].filter((word) => word.length > 2);
};

/**
 * Those of the names that stand in JSON that memport wrote or reads, neither as a part of a longer word or of a path
 * nor as the name of a member. All in one pass: the ledger of 5,000 memories has 8 MB.
 */
const wholeWords = (names: readonly string[]): ((text: string) => string[]) => {
  const any = names.map(verbatim).join('|');
  const whole = new RegExp(`(?<![\\w./-])(?:${any})(?![\\w/-]|":)`, 'g');
  return (text) => text.match(whole) ?? [];
};

/** `memport.json` of this folder or the nearest above it, as it stands: whoever needs it reads it in earnest. */
const configText = (world: World): string => {
  for (let at = world.cwd; ; at = path.dirname(at)) {
    const text = textAt(world, path.join(at, CONFIG));
    if (text !== '' || at === path.dirname(at)) return text;
  }
};

const textAt = ({ disk }: World, file: string): string => {
  try {
    return Buffer.from(readBytes(disk, file) ?? '').toString('utf8');
  } catch {
    return '';
  }
};
