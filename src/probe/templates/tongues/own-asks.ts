import type { TemplateText, TemplateScene } from '../scenes.ts';
import { scenes } from '../scenes.ts';
import type { AskKind, Asks } from './ask-kinds.ts';
import { de } from './de.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { ja } from './ja.ts';
import { pt } from './pt.ts';
import { ru } from './ru.ts';
import { zh } from './zh.ts';

const ASKS: Readonly<Record<string, Asks>> = { de, es, fr, ja, pt, ru, zh };

/** Scenes of a kind in the language that a memory is written in; none where that is English or another one. */
export const ownScenes = (
  { tongue }: TemplateText,
  kind: AskKind | undefined,
  workspace?: TemplateScene['workspace'],
): TemplateScene[] => (kind === undefined ? [] : scenes(ASKS[tongue ?? 'en']?.[kind] ?? [], workspace));
