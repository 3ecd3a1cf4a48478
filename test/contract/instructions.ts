import fc from 'fast-check';
import { HOSTILE, phrase } from './memories.ts';
import type { Shape } from './shapes.ts';
import { HOME, type World } from './world.ts';

/** The folder whose instruction file is written. */
export const APP = `${HOME}/app`;

const scrap = fc.oneof(
  phrase.map((text) => `- ${text}\n`),
  phrase.map((text) => `${text}\n\n`),
  fc.constantFrom(...HOSTILE).map((text) => `${text}\n`),
  fc.constantFrom(
    '# App\n',
    '\n',
    '- A\n  - B\n',
    '```\n- code\n```\n',
    'Before you push:\n\n- build\n',
    '@docs/style.md\n',
  ),
);
const scraps = fc.array(scrap, { maxLength: 4 }).map((all) => all.join(''));
const bullets = fc
  .array(phrase, { maxLength: 3 })
  .map((all) => all.map((text) => `- ${text.replace(/\n/g, '\n  ')}\n`).join(''));
const block = fc
  .tuple(fc.constantFrom('## Rules to keep\n\n', '', 'By hand: keep this.\n'), bullets, fc.constantFrom('', 'Last.\n'))
  .map((parts) => `<!-- memport:begin -->\n${parts.join('')}<!-- memport:end -->`);
const dirt = fc.constantFrom<(text: string) => string>(
  (text) => text,
  (text) => text,
  (text) => `\ufeff${text}`,
  (text) => text.replaceAll('\n', '\r\n'),
  (text) => text.replace(/\n+$/, ''),
  (text) => `${text}\n\n`,
);
const text = fc
  .tuple(scraps, fc.oneof(block, fc.constant('')), scraps, dirt)
  .map(([above, ours, below, soiled]) => soiled(`${above}${ours}${ours === '' ? '' : '\n'}${below}`));

const world: fc.Arbitrary<World> = fc
  .tuple(fc.option(text, { nil: undefined }), fc.option(scraps, { nil: undefined, freq: 3 }))
  .map(
    ([own, override]) =>
      new Map(
        [
          [`${APP}/AGENTS.md`, own],
          [`${APP}/AGENTS.override.md`, override],
        ].flatMap(([file, said]) => (said === undefined ? [] : [[file as string, said] as const])),
      ),
  );

/** Instruction files as people keep them, with a block of ours somewhere in them or none. */
export const instructionShape: Shape = { world, complaints: () => [] };
