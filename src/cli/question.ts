import { safeLine } from '../report/terminal.ts';

/** Asks one line; undefined when nobody answers any more. What was typed before a fresh question is no answer to it. */
export type AskLine = (question: string, how?: { fresh: boolean }) => Promise<string | undefined>;

/** What an answer means, or why it means nothing here. */
export type AnswerReading<T> = { is: T } | { say: string };

/** Asks until the answer means something. The end of the input is no answer to anything. */
export const answerTo = async <T>(
  ask: AskLine,
  say: (text: string) => void,
  question: string,
  read: (answer: string) => AnswerReading<T>,
): Promise<T | undefined> => {
  for (;;) {
    const line = await ask(question);
    if (line === undefined) return undefined;
    const reading = read(line.trim());
    if ('is' in reading) return reading.is;
    say(`${reading.say}\n`);
  }
};

/** One of a few words, or as much of its beginning as no other has. */
export const oneOf =
  <Word extends string>(words: readonly Word[], also: Readonly<Record<string, Word>> = {}) =>
  (answer: string): AnswerReading<Word> => {
    const wanted = answer.toLowerCase();
    const named = words.find((word) => word === wanted) ?? also[wanted];
    if (named !== undefined) return { is: named };
    const [first, ...others] = wanted === '' ? [] : words.filter((word) => word.startsWith(wanted));
    if (first !== undefined && others.length === 0) return { is: first };
    return {
      say: `${answer === '' ? 'Nothing was typed' : `"${safeLine(answer)}" is ${first === undefined ? 'none' : 'more than one'} of the answers`}: type ${listed(words)}.`,
    };
  };

const listed = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;
