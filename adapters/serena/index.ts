import { defineAdapter } from '../../src/adapter.ts';
import { EDITIONS } from './conventions.ts';
import { express, place } from './express.ts';
import { committed, home, locate } from './paths.ts';
import { read } from './read.ts';
import { view } from './view.ts';

/** Serena, a server of tools for coding agents: Markdown files of which a model is shown the names alone. */
export const serena = defineAdapter({
  id: 'serena',
  title: 'Serena',
  aliases: ['serena-mcp'],
  docs: ['https://oraios.github.io/serena/02-usage/045_memories.html'],
  brand: ['Serena', '.serena/memories', 'read_memory', 'list_memories'],
  notices: () => 'Serena lists it when the project is activated the next time.',
  conventions: EDITIONS,
  locate,
  committed,
  knows: (_, folder) => (/\/\.serena(?:\/memories)?$/.test(folder) ? 2 : 0),
  home,
  read,
  express,
  place,
  view,
  health: () => [],
  inUse: [],
  undriven: 'Serena is a server of tools: it runs inside another client',
});
