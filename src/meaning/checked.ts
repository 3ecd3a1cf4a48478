import type { Memory } from '../ir/memory.ts';
import { literals } from '../text/literals.ts';
import type { Settled } from './answers.ts';
import { denies } from './said.ts';

/**
 * Whether an answer may be used. A person's and a model's may; one that a repository brings along is a stranger's, and
 * refused where one of the texts has a literal, a number or a denial that the other has not.
 */
export const holds = ({ a, b, answer, origin }: Settled): boolean =>
  origin !== 'repository' || answer === 'different' || sayOfTheSame(textOf(a), textOf(b));

const textOf = ({ statement, why, how }: Memory): string =>
  [statement, why, how].filter((each) => each !== undefined).join('\n');

const sayOfTheSame = (a: string, b: string): boolean =>
  literalsIn(a) === literalsIn(b) && numbersIn(a) === numbersIn(b) && denies(a) === denies(b);

const literalsIn = (text: string): string =>
  [
    ...new Set(
      literals(text)
        .filter(({ kind }) => kind !== 'quoted' && kind !== 'number')
        .map((each) => each.text),
    ),
  ]
    .sort()
    .join('\n');

const numbersIn = (text: string): string =>
  (text.match(/(?<![\p{L}\p{N}])[-+−]?\p{N}[\p{N}.,:]*/gu) ?? []).sort().join(' ');
