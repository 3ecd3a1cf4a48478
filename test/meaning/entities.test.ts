import { expect, test } from 'vitest';
import { sayTheSame } from '../../src/meaning/equal.ts';

const OF_EVERY_OBJECT = ['constructor', 'toString', 'valueOf', 'hasOwnProperty', '__proto__'];

test.each(OF_EVERY_OBJECT)('%s is a word like any other, and an entity of that name stays as it is', (name) => {
  expect(sayTheSame(`Call the ${name} first`, `call the ${name} first.`)).toBe(true);
  expect(sayTheSame(`Call the ${name} first`, 'Call the first')).toBe(false);
  expect(sayTheSame(`- ${name}\n- tabs`, `- ${name}\n- blanks`)).toBe(false);
  expect(sayTheSame(`Call &${name}; first`, `Call &${name}; first.`)).toBe(true);
});
