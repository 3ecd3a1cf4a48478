import { MemportError } from '../errors.ts';
import type { Answer } from '../ir/answer.ts';

/** What was typed of two memories, each by its handle, its id or words. */
export interface PairAnswers {
  same?: string[];
  newer?: string[];
  covers?: string[];
  different?: string[];
}

const ANSWERS: readonly (readonly [keyof PairAnswers, Answer])[] = [
  ['same', 'same'],
  ['newer', 'a-newer'],
  ['covers', 'a-covers'],
  ['different', 'different'],
];

export const answersTyped = (options: PairAnswers): { handles: [string, string]; answer: Answer }[] =>
  ANSWERS.flatMap(([flag, meant]) => {
    const handles = options[flag];
    if (handles !== undefined && handles.length !== 2)
      throw new MemportError('usage', {
        what: `--${flag} takes two memories`,
        expected: `--${flag} H1 H2`,
        todo: 'memport pairs lists them with their handles',
      });
    return handles === undefined ? [] : [{ handles: handles as [string, string], answer: meant }];
  });
