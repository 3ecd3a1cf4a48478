import type { Adapter } from '../src/adapter.ts';
import { NEWEST } from './hermes/threats/patterns.ts';
import { threatsIn } from './hermes/threats/threats.ts';
import { familiesWith, instructions } from './instructions/index.ts';

/** A hit blocks the whole file (docs/formats/hermes.md §10). */
const refusedByHermes = (text: string): string | undefined => {
  const [threat] = threatsIn(text, NEWEST);
  return threat === undefined ? undefined : `Hermes would not load the file: its scanner finds ${threat} in it`;
};

/** Instruction files: of the formats those that rules are carried to. They load without the schema of an export. */
export const ruleFiles: readonly Adapter[] = [instructions, ...familiesWith({ 'hermes-md': refusedByHermes })];
