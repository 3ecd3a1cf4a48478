import fc from 'fast-check';
import { HOSTILE, phrase } from './memories.ts';
import type { Shape } from './shapes.ts';
import { HOME, type World } from './world.ts';

/** The file that is named, of an adapter that is nowhere looked for. */
export const FILE = `${HOME}/carried.txt`;

const dirt = fc.constantFrom<(text: string) => string>(
  (text) => text,
  (text) => text,
  (text) => `\ufeff${text}`,
  (text) => text.replaceAll('\n', '\r\n'),
  (text) => text.trimEnd(),
  (text) => `${text}\n\n`,
);

const fileOf = (text: fc.Arbitrary<string>): fc.Arbitrary<World> =>
  fc
    .tuple(fc.option(text, { nil: undefined, freq: 5 }), dirt)
    .map(([said, soiled]) => new Map(said === undefined ? [] : [[FILE, soiled(said)]]));

const mark = fc.constantFrom(
  '[2026-01-02] - ',
  '[unknown] - ',
  '- [2025-12-24] – ',
  '- ',
  '1. [2026-02-03]. ',
  '2. ',
  '',
);
const entry = fc.tuple(mark, phrase).map(([before, said]) => `${before}${said.replace(/\n/g, '\n  ')}\n`);
const around = fc.constantFrom(
  'Instructions\n',
  '## Preferences\n',
  '**Work context**\n',
  '1. **Identity**:\n',
  '```\n',
  '```text\n',
  '\n',
  'Here is everything I know about you:\n',
  'That is the complete set.\n',
  '  - nested\n',
);
const scrap = fc.oneof(
  { weight: 3, arbitrary: entry },
  around,
  fc.constantFrom(...HOSTILE).map((text) => `${text}\n`),
);

/** What an assistant printed and somebody pasted. */
export const pasteShape: Shape = {
  asked: { root: FILE },
  world: fileOf(fc.array(scrap, { maxLength: 6 }).map((all) => all.join(''))),
  complaints: () => [],
};
