import type { Said, Scene } from '../said.ts';
import { scenes } from '../said.ts';
import type { AskKind, Asks } from './asks.ts';
import { de } from './de.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { ja } from './ja.ts';
import { pt } from './pt.ts';
import { ru } from './ru.ts';
import { zh } from './zh.ts';

const ASKS: Readonly<Record<string, Asks>> = { de, es, fr, ja, pt, ru, zh };

/** Scenes of a kind in the language that a memory is written in; none where that is English or another one. */
export const ownScenes = ({ tongue }: Said, kind: AskKind | undefined, workspace?: Scene['workspace']): Scene[] =>
  kind === undefined ? [] : scenes(ASKS[tongue ?? 'en']?.[kind] ?? [], workspace);
