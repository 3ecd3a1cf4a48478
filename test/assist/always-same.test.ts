import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { judge } from '../../src/assist/judge/judge-of-pairs.ts';
import type { JudgedMemory } from '../../src/assist/judge/shown-side.ts';
import { posedOf } from '../bench/parity-judge.ts';
import { readSet } from '../bench/parity-set.ts';
import { answerTo, modelKnowing, modelSaying } from './judging.ts';

const SETS = fileURLToPath(new URL('../sets/parity', import.meta.url));
const labelled = readdirSync(SETS).flatMap((file) => readSet(`${SETS}/${file}`));
const pairs = labelled.map(posedOf);

const textOf = ({ shown }: JudgedMemory): string => Object.values(shown).join('\n').normalize('NFKC');

/** Whether two have the same digits and code, read in another way than the judge's own check does. */
const markedAlike = (a: JudgedMemory, b: JudgedMemory): boolean => {
  const [one, other] = [a, b].map(textOf) as [string, string];
  const digits = (text: string): string => [...new Set(text.match(/\d+/g) ?? [])].sort().join(' ');
  const code = (text: string): string[] => (text.match(/`[^`\n]+`/g) ?? []).map((each) => each.slice(1, -1));
  return (
    digits(one) === digits(other) &&
    code(one).every((each) => other.includes(each)) &&
    code(other).every((each) => one.includes(each))
  );
};

describe('a judge that says the same of everything', () => {
  test('has no rule vanish: of no pair of the labelled sets it is believed', async () => {
    const { judgements, examination } = await judge(
      pairs,
      modelSaying((posed) => posed.map((each) => answerTo(each, 'same'))),
      false,
    );
    expect(judgements.length).toBeGreaterThan(2_500);
    expect(judgements.filter((each) => 'answer' in each)).toEqual([]);
    expect(examination).toMatchObject({ passed: false });
  });

  test('and yet knows the control pairs is believed of none with other numbers or code', async () => {
    const { judgements } = await judge(
      pairs,
      modelKnowing(() => 'same'),
    );
    const believed = pairs.filter((_, at) => 'answer' in (judgements[at] ?? {}));
    expect(believed.length).toBeGreaterThan(500);
    expect(believed.filter(({ a, b }) => !markedAlike(a, b)).map(({ a, b }) => [a.shown, b.shown])).toEqual([]);
  });
});
