import fc from 'fast-check';
import { HOSTILE, phrase } from './memories.ts';
import { decode, encode } from '../../src/text/decode.ts';
import { zipped } from '../../src/text/zip.ts';
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

const JSON_WHOLE = [
  { law: 3, reason: 'JSON is one value: a file that is damaged anywhere is refused whole, and nothing is written' },
];

const item = (words: string): fc.Arbitrary<object> =>
  fc.record(
    {
      id: fc.uuid(),
      [words]: phrase,
      user_id: fc.constantFrom('ada', 'bob'),
      agent_id: fc.constantFrom(null, 'coder'),
      state: fc.constantFrom('active', 'paused', 'archived', 'deleted'),
      created_at: fc.constantFrom('2026-01-02T03:04:05+00:00', null),
      categories: fc.constantFrom(['travel'], [], null),
      category_ids: fc.constantFrom(['c1'], []),
      metadata: fc.constantFrom(null, { own: { deep: [1] } }, { memport: { kind: 'rule' } }, { memport: { kind: 7 } }),
    },
    { requiredKeys: [words] },
  );

const laid = (value: fc.Arbitrary<unknown>): fc.Arbitrary<string> =>
  fc.tuple(value, fc.constantFrom(undefined, 2, 4)).map(([each, space]) => `${JSON.stringify(each, null, space)}\n`);

const listOf = (words: string): fc.Arbitrary<unknown[]> =>
  fc.array(fc.oneof(item(words), fc.constant(7)), { maxLength: 4 });

/** What `get_all` gives: a list, or a page of one. */
export const mem0Shape: Shape = {
  asked: { root: FILE },
  world: fileOf(
    laid(
      fc.oneof(
        listOf('memory'),
        listOf('memory').map((results) => ({ count: 9, next: null, results, x: {} })),
      ),
    ),
  ),
  complaints: () => [],
  skip: JSON_WHOLE,
};

const backup = listOf('content').map((memories) => ({
  categories: [{ id: 'c1', name: 'travel' }],
  memories,
  apps: [],
}));

/** A backup as its server packs one. */
export const openMemoryShape: Shape = {
  asked: { root: FILE },
  world: fc
    .option(laid(backup), { nil: undefined, freq: 5 })
    .map((text) => new Map(text === undefined ? [] : [[FILE, packed(text)]])),
  complaints: () => [],
  skip: JSON_WHOLE,
};

const packed = (text: string): string => decode(zipped([{ name: 'memories.json', bytes: encode(text) }]));

const copied = fc.record(
  {
    subject: phrase,
    fact: phrase,
    citations: fc.constantFrom(['src/app.ts:3', 'User input: no tabs', 'a b.md:1-4'], 'a.ts:1, b.ts', []),
    reason: phrase,
    category: fc.constantFrom('general', 'testing', 'conventions', 'user_preferences'),
  },
  { requiredKeys: ['subject', 'fact'] },
);

/** Entries as they are copied: a list, or one after another. */
export const copilotShape: Shape = {
  asked: { root: FILE },
  world: fileOf(
    fc.oneof(
      laid(fc.array(fc.oneof(copied, fc.constant({ subject: 'x' })), { maxLength: 4 })),
      fc.array(laid(copied), { maxLength: 3 }).map((all) => all.join('')),
    ),
  ),
  complaints: (_, after) =>
    after.memories
      .map(({ places: [place] }) =>
        Object.keys(
          JSON.parse(after.files.get(place?.file ?? '')?.text.slice(...(place?.span ?? [0, 0])) ?? '') as object,
        ),
      )
      .flatMap((members) =>
        members.filter((each) => !['subject', 'fact', 'citations', 'reason', 'category'].includes(each)),
      ),
  skip: JSON_WHOLE,
};
