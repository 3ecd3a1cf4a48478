import { clues } from './clues.ts';
import { injectionPatterns } from './injection-patterns.ts';
import { unpack } from './needs.ts';
import { packedNeeds } from './packed-needs.ts';
import { secretPatterns } from './secret-patterns.ts';
import { eventually, openSieve, sieveOf } from './sieve.ts';

/** Tries every pattern everywhere. */
export const allOpen = openSieve({ whole: injectionPatterns.length, clues: clues.length, secrets: secretPatterns.length });

/** One for all that the scanner looks for: what one of its searches found in a text the next need not find again. */
export const sieve = eventually(() => sieveOf(unpack(packedNeeds())), allOpen);
