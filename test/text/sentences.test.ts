import { expect, it } from 'vitest';
import { sentencesIn } from '../../src/text/sentence.ts';

it('a text of which every stop may be that of a day is read in time', () => {
  const begin = performance.now();
  const days = 'Due until 2026-01-02. '.repeat(20_000);
  expect([...sentencesIn(days)]).toHaveLength(1);
  expect(performance.now() - begin).toBeLessThan(3_000);
});

it('an abbreviation, an initial and an ordinal end no sentence', () => {
  const text = 'Am 1. Mai, z. B. um 9, etc. kommt J. Doe (ca. 3). Danach nicht. Wirklich?';
  expect([...sentencesIn(text)]).toEqual([
    'Am 1. Mai, z. B. um 9, etc. kommt J. Doe (ca. 3).',
    'Danach nicht.',
    'Wirklich?',
  ]);
});
