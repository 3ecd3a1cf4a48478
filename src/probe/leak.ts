import { isStop, tongueOf } from '../meaning/tongue.ts';
import type { Memory } from '../ir/memory.ts';
import type { Check } from './single-check.ts';
import { phraseIn } from './phrase.ts';
import type { Probe, Scenario } from './scenario.ts';

type Said = Pick<Memory, 'statement'> & Partial<Memory>;

/** What a memory says, in all its words. */
export const wordsOf = ({ title, hook, statement, why, how, detail }: Said): string =>
  [statement, title, hook, why, how, detail].filter((each) => each !== undefined).join('\n');

const DENSE = '\\p{Script=Han}\\p{Script=Hiragana}々';
/** Katakana and other letters make words; of Han and Hiragana every character counts by itself. */
const TOKEN = new RegExp(
  `[${DENSE}]|[\\p{Script=Katakana}ー]+|(?:(?![${DENSE}\\p{Script=Katakana}ー])[\\p{L}\\p{N}\\p{M}])+`,
  'gu',
);
const IS_DENSE = new RegExp(`^[${DENSE}]$`, 'u');
/** Endings and particles, which any two texts share. */
const ENDINGS = /^[\p{Script=Hiragana}ー]+$/u;

interface Token {
  word: string;
  /** As it stands in the text. */
  said: string;
  weight: number;
}

/** One form of a word for its commonest endings. */
const stem = (word: string): string =>
  /^\p{Script=Latin}+$/u.test(word)
    ? word.replace(/(?<=.{3}[^s])s$/u, '').replace(/(?<=.{4})(?:ing|ed|en|er|e|n)$/u, '')
    : word;

const tokensOf = (text: string): Token[] => {
  const tongue = tongueOf(text);
  return (text.normalize('NFKC').toLowerCase().match(TOKEN) ?? []).flatMap((word) =>
    IS_DENSE.test(word)
      ? [{ word, said: word, weight: 1 }]
      : isStop(word, tongue) || isStop(word, 'en')
        ? []
        : [{ word: stem(word), said: word, weight: 2 }],
  );
};

/** Two words, or four characters where a word has no space round it: so much in common tells what is asked for. */
const ENOUGH = 4;

const gramsOf = (text: string): Map<string, string> => {
  const tokens = tokensOf(text);
  const grams = new Map<string, string>();
  for (let from = 0; from < tokens.length; from += 1) {
    let weight = 0;
    for (let to = from; to < tokens.length && weight < ENOUGH; to += 1) {
      weight += (tokens[to] as Token).weight;
      if (weight < ENOUGH) continue;
      const gram = tokens.slice(from, to + 1);
      const shown = gram.map(({ said }) => said).join(gram.every(({ said }) => IS_DENSE.test(said)) ? '' : ' ');
      if (!ENDINGS.test(shown)) grams.set(gram.map(({ word }) => word).join(' '), shown);
    }
  }
  return grams;
};

/** The content words that a scenario shares with a memory, two together: a scenario that has any tells the rule. */
export const leaks = (scenario: Pick<Scenario, 'turns' | 'workspace'>, memory: Memory): string[] =>
  sharedWith(scenario, wordsOf(memory));

const sharedWith = (scenario: Pick<Scenario, 'turns' | 'workspace'>, text: string): string[] => {
  const told = gramsOf(text);
  const files = Object.entries(scenario.workspace ?? {}).flat();
  const found = new Map(
    [...scenario.turns, ...files].flatMap((text) => [...gramsOf(text)].filter(([gram]) => told.has(gram))),
  );
  return [...found.values()];
};

/** What has to be said or run for a check to pass, as it stands there. Of what must not be, nothing is given away. */
const lookedFor = (check: Check): readonly string[] => {
  if (!('type' in check))
    return 'all' in check ? check.all.flatMap(lookedFor) : 'any' in check ? check.any.flatMap(lookedFor) : [];
  switch (check.type) {
    case 'require_phrase':
    case 'starts_with':
    case 'ends_with':
    case 'order':
      return check.phrases;
    case 'exact_fact':
      return check.facts;
    case 'command_ran':
    case 'command_chosen':
      return check.commands;
    default:
      return [];
  }
};

/** The answers that a scenario itself says: who follows it then may have it from there, and not from the memory. */
const answersIn = ({ turns }: Pick<Scenario, 'turns'>, check: Check): string[] =>
  lookedFor(check).filter(
    (answer) => /[\p{L}\p{N}]/u.test(answer) && turns.some((turn) => phraseIn(turn, answer).length > 0),
  );

/** By their ids the scenarios that give away what they try, each with the words that do. */
export const tellingScenarios = (
  { scenarios, check, rule }: Pick<Probe, 'scenarios' | 'check' | 'rule'>,
  memory: Partial<Memory> = {},
): { id: string; at: number; words: string[] }[] =>
  scenarios.flatMap((scenario, at) => {
    const told = [rule, wordsOf({ statement: '', ...memory })].flatMap((text) => sharedWith(scenario, text));
    const words = [...new Set([...told, ...answersIn(scenario, check)])];
    return words.length === 0 ? [] : [{ id: scenario.id, at, words }];
  });
