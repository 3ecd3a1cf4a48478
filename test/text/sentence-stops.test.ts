import { expect, test } from 'vitest';
import { derive } from '../../src/text/derive.ts';
import { firstSentence, sentencesIn } from '../../src/text/sentence.ts';

test.each([
  'Bei z. B. der Rücknahme von WK-88 mussten drei Themen mit zurück.',
  'Ab dem 1. Dezember gilt der neue Port.',
  'Reviews go to J. Doe and never to the list.',
  'Пишем кратко, т. е. без вступления.',
  'Das gilt bzw. galt für `bauer03` (ca. 4 Stunden).',
  'Servers in the U.S. Region are off limits.',
])('a full stop that ends no sentence parts none: %s', (said) => {
  expect(firstSentence(`${said} Danach kommt mehr.`)).toBe(said);
  expect(derive(`${said} Danach kommt mehr.`).hook).not.toMatch(/\b(?:z|B|1|J|т|bzw)\.$/u);
});

test('a full stop after a word, a year or a port still ends its sentence', () => {
  expect([...sentencesIn('Listen on 8080. Stop in 2026. Never sudo. Done.')]).toEqual([
    'Listen on 8080.',
    'Stop in 2026.',
    'Never sudo.',
    'Done.',
  ]);
});
