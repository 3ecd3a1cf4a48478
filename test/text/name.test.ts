import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { freeFile, isNameOfWords, nameOfWords, withOwnNames } from '../../src/kit/called.ts';
import { naming } from '../../src/kit/naming.ts';
import { NAME_BYTES, foldedName, nameFrom } from '../../src/text/name.ts';
import { byteLength } from '../../src/text/measure.ts';
import { character, HOSTILE, memory } from '../contract/memories.ts';
import { plain } from '../plan/plain.ts';

const scrap = fc.oneof(
  fc
    .array(
      fc.constantFrom(
        ...HOSTILE,
        '../',
        'con',
        'NUL',
        'COM¹',
        '2026-11-20',
        '２０２６-01-01',
        '.',
        '_',
        '-',
        '\u3164',
        '\u115f',
        '\u200f',
        '\u0301',
        'word',
        '名前',
        'ﬁ',
        '½',
      ),
      { maxLength: 12 },
    )
    .map((parts) => parts.join('')),
  fc.string({ unit: character, maxLength: 300 }),
  fc.string({ unit: 'grapheme', maxLength: 200 }),
);

describe('a name', () => {
  test('holds nothing that a disk, a link or a list could not, whatever it is made from', () => {
    fc.assert(
      fc.property(scrap, fc.integer({ min: 16, max: NAME_BYTES }), (text, most) => {
        const name = nameFrom(text, most);
        if (name === '') return;
        expect(name).toMatch(/^[\p{L}\p{N}_][\p{L}\p{M}\p{N}._+-]*$/u);
        expect(name).not.toMatch(/\p{Default_Ignorable_Code_Point}|[.-]$|\.\./u);
        expect(foldedName(name)).not.toMatch(
          /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)|^\d{4}-\d\d-\d\d|^(?:memory|readme|skill)$/,
        );
        expect(byteLength(name)).toBeLessThanOrEqual(most);
        expect(name.normalize('NFC')).toBe(name);
        expect(nameFrom(name, most), 'made again it stays').toBe(name);
      }),
      { numRuns: 2_000 },
    );
  });

  test.each([
    ['release', 'release'],
    ['release_train', 'release_train'],
    ['release-train', 'release-train'],
    ['Release Train', 'Release-Train'],
    ['правила', 'правила'],
    ['予約画面', '予約画面'],
    ['gro\u0308ße', 'größe'],
    ['c++', 'c++'],
    ['v1.2', 'v1.2'],
    ['a/b\\c:d', 'a-b-c-d'],
    ['notes[1]', 'notes-1'],
    ['a\u200bb\u202ec', 'abc'],
    ['../../etc', 'etc'],
    ['con', 'note-con'],
    ['CON.fig', 'note-CON.fig'],
    ['lpt9', 'note-lpt9'],
    ['console', 'console'],
    ['2026-11-20T09-00-00-x', 'on-2026-11-20T09-00-00-x'],
    ['README', 'note-README'],
    ['🚢', ''],
    ['\u3164', ''],
    ['---', ''],
    ['', ''],
  ])('of %j is %j', (text, name) => expect(nameFrom(text)).toBe(name));

  test('is cut between words, and never within a character', () => {
    expect(nameFrom('one-two-three', 9)).toBe('one-two');
    expect(nameFrom('予約画面の文は丁寧語にする'.repeat(9)).length).toBeGreaterThan(30);
    expect(nameFrom('x'.repeat(500))).toBe('x'.repeat(NAME_BYTES));
    expect(nameFrom('e\u0301'.repeat(100), 41)).toBe('é'.repeat(20));
  });

  test('of words is short, plain and never a number while a word is left', () => {
    expect(
      nameOfWords({ kind: 'rule', statement: "Don't ever force-push to the main branch of this repository." }),
    ).toBe('dont-ever-force-push-to');
    expect(nameOfWords({ kind: 'rule', title: 'Release train', statement: 'x' })).toBe('release-train');
    expect(nameOfWords({ kind: 'rule', statement: '🚢🚢' })).toMatch(/^rule-[0-9a-f]{8}$/);
  });
});

describe('two memories of one name', () => {
  test('are told apart by what was left off, and by numbers only where that is equal too', () => {
    fc.assert(
      fc.property(
        fc.array(memory, { maxLength: 6 }),
        fc.array(fc.constantFrom('role', 'Role', 'ｒole', 'other'), { minLength: 6, maxLength: 6 }),
        (drawn, names) => {
          const own = withOwnNames(
            drawn.map((each, index) => ({ ...each, scope: { level: 'global' }, name: names[index] as string })),
          );
          expect(new Set(own.map(({ name }) => foldedName(name))).size).toBe(own.length);
        },
      ),
    );
  });

  test('names made of the same first words are long, in any scope and beside a file of such a name', () => {
    const force = (id: string, rest: object = {}) => {
      const statement = `Never force-push a shared branch of ${id}.`;
      return plain(statement, { id, name: nameOfWords({ kind: 'rule', statement }), ...rest });
    };
    const place = { file: 'x/never-force-push-a.md', span: [0, 1] as [number, number], slot: 'note', container: 'x' };
    const own = withOwnNames([
      force('app', { scope: { level: 'project', key: 'app', paths: ['/app'] } }),
      force('api'),
      force('web', { scope: { level: 'project', key: 'web', paths: ['/web'] }, places: [{ ...place, says: [] }] }),
    ]);
    expect(own.map(({ name }) => name)).toEqual([
      'never-force-push-a-shared-branch-of-app',
      'never-force-push-a-shared-branch-of-api',
      'never-force-push-a',
    ]);
  });

  test('get two files, the second with the word for its kind before it', () => {
    const named = naming([]);
    fc.assert(
      fc.property(memory, (drawn) => void expect(isNameOfWords({ ...drawn, name: nameOfWords(drawn) })).toBe(true)),
      { numRuns: 200 },
    );
    const [one, two, three] = ['a', 'b', 'c'].map((id) =>
      freeFile(
        {
          ...(fc.sample(memory, 1)[0] as never as Parameters<typeof freeFile>[0]),
          id,
          name: 'role',
          kind: 'rule',
          nativeKind: 'feedback',
        },
        named,
        (name) => `x/${name}.md`,
      ),
    );
    expect([one, two, three]).toEqual(['x/role.md', 'x/feedback_role.md', 'x/feedback_role-2.md']);
  });
});
