import type { Adapter } from '../src/adapter.ts';
import { exported } from './export/index.ts';
import { pages } from './export/pages.ts';
import { NEWEST } from './hermes/threats/patterns.ts';
import { threatsIn } from './hermes/threats/threats.ts';
import { familiesWith, instructions } from './instructions/index.ts';

/** A hit blocks the whole file (docs/formats/hermes.md §10). */
const refusedByHermes = (text: string): string | undefined => {
  const [threat] = threatsIn(text, NEWEST);
  return threat === undefined ? undefined : `Hermes would not load the file: its scanner finds ${threat} in it`;
};

/** What is read where it is named: nobody looks for it on a machine. */
export const formats: readonly Adapter[] = [
  instructions,
  ...familiesWith({ 'hermes-md': refusedByHermes }),
  exported,
  pages,
];
