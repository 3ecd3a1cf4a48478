import { defineAdapter } from '../../src/adapter.ts';
import { EDITIONS } from './conventions.ts';
import { express } from './express.ts';
import { home, locate } from './paths.ts';
import { place } from './place.ts';
import { read } from './read.ts';
import { view } from './view.ts';

/**
 * A harness that does not exist: one JSON file, one memory a line, no caps. It proves that a new one needs no third
 * place.
 */
export const toy = defineAdapter({
  id: 'toy',
  title: 'Toy',
  aliases: ['toybox'],
  docs: ['https://example.com/toy'],
  brand: ['Toy'],
  notices: () => 'Toy reads its file at every start.',
  conventions: EDITIONS,
  locate,
  home,
  read,
  express,
  place,
  view,
  health: () => [],
  inUse: [],
  undriven: 'there is no such client',
});
