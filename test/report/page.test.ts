import { forest } from '../../src/report/html/forest.ts';
import { hash } from 'node:crypto';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pageText } from '../../src/report/html/page.ts';
import { wordDiff } from '../../src/report/html/word-diff.ts';
import { piecesOf, type Needle } from '../../src/verbs/picture.ts';
import { homeless } from '../../src/text/homeless.ts';
import { hostilePicture } from '../browser/hostile.ts';
import { finding, HOSTILE, reported } from './findings.ts';

const said = (runs: readonly { text: string }[]): string => runs.map(({ text }) => text).join('');

describe('two texts word by word', () => {
  test('say what they said, and only what is not in both is marked', () => {
    const word = fc.constantFrom('never', 'push', 'on', 'Fridays', '`--force`', ' ', '\n', '予約', 'é', '.');
    const text = fc.array(word, { maxLength: 40 }).map((words) => words.join(''));
    fc.assert(
      fc.property(text, text, (a, b) => {
        const [left, right] = wordDiff(a, b);
        expect([said(left), said(right)]).toEqual([a, b]);
        const common = (runs: typeof left): string => said(runs.filter(({ own }) => !own));
        expect(common(left)).toBe(common(right));
        if (a === b) expect([...left, ...right].some(({ own }) => own)).toBe(false);
      }),
      { numRuns: 300 },
    );
    const [left, right] = wordDiff('Never push on Fridays.', 'Always push on Mondays.');
    expect([left, right].map((runs) => runs.filter(({ own }) => own).map(({ text }) => text))).toEqual([
      ['Never', 'Fridays'],
      ['Always', 'Mondays'],
    ]);
  });
});

describe('a text in pieces', () => {
  const needle = (handle: string, ...words: string[]): Needle => ({ words, handle });
  const how = { home: '/home/ada', showContent: true };

  test('is whole, and no part of it is of two memories', () => {
    const text =
      '# In /home/ada/app\n- Never push on Fridays.\n- Never push on Fridays. Really.\n- Count the herons.\n';
    const needles = [
      needle('a', 'no such words', 'Never push on Fridays.'),
      needle('b', 'Never push on Fridays. Really.'),
      needle('c', 'push on Fridays', 'Count the herons.'),
      needle('d', 'herons'),
    ];
    const pieces = piecesOf(text, needles, how);
    expect(said(pieces.map(({ text: part = '' }) => ({ text: part })))).toBe(text.replace('/home/ada', '~'));
    expect(pieces.reduce((sum, { length }) => sum + length, 0)).toBe(text.length);
    expect(pieces.flatMap(({ handle, text: part }) => (handle === undefined ? [] : [[handle, part]]))).toEqual([
      ['a', 'Never push on Fridays.'],
      ['b', 'Never push on Fridays. Really.'],
      ['c', 'Count the herons.'],
    ]);
  });

  test('says nothing where its words are withheld', () => {
    const pieces = piecesOf('- Count the herons.', [needle('c', 'Count the herons.')], { ...how, showContent: false });
    expect(pieces).toEqual([{ length: 2 }, { length: 17, handle: 'c' }]);
  });
});

describe('a page', () => {
  const report = reported([finding({ message: HOSTILE, file: `/x/${HOSTILE}` })]);

  test('lets only its own style and script do anything', () => {
    const page = pageText(hostilePicture(true), report, 0);
    const policy = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(page)?.[1] ?? '';
    expect(policy).toMatch(/^default-src 'none'; style-src 'sha256-[^ ]*'; script-src 'sha256-[^ ]*'; base-uri 'none'/);
    for (const tag of ['style', 'script']) {
      const found = [...page.matchAll(new RegExp(`<${tag}[^>]*>(.*?)</${tag}>`, 'gs'))];
      expect(found).toHaveLength(1);
      expect(policy).toContain(hash('sha256', found[0]?.[1] ?? '', 'base64'));
    }
    expect(page).not.toMatch(/<(?:img|iframe|object|embed|link|base|form)\b|\sstyle=|\shref="(?!#)/);
  });

  test('has no memory text where it is withheld, whoever made the picture', () => {
    const { rows, prompts, ...rest } = hostilePicture(false);
    const bare = {
      ...rest,
      rows: rows.map(({ said: _said, ...row }) => row),
      prompts: prompts.map((each) => ({ ...each, pieces: each.pieces.map((piece) => ({ ...piece, text: 'CANARY' })) })),
    };
    expect(pageText(bare, reported([], { showContent: false }), 0)).not.toContain('CANARY');
  });
});

test.each([
  ['/home/ada/app', '~/app'],
  ['in /home/ada.', 'in ~.'],
  ['/home/adam/x and /home/ada-2', '/home/adam/x and /home/ada-2'],
  ['claude:-home-ada-app', 'claude:~-app'],
  ['/x/-home-ada-app/memory and -home-ada', '/x/~-app/memory and -home-ada'],
  ['path:/home/ada', 'path:~'],
])('%s without its home is %s', (text, without) => expect(homeless(text, '/home/ada')).toBe(without));

test('of memories that were tried the worst stand first', () => {
  const tried = (handle: string, verdict: string) => ({ handle, verdict, arms: [] });
  const memories = [tried('a1', 'fires'), tried('b2', 'inconclusive'), tried('c3', 'overfires'), tried('d4', 'inert')];
  const { text } = forest({ memories });
  expect([...text.matchAll(/#m-(\w\w)/g)].map(([, handle]) => handle)).toEqual(['d4', 'c3', 'b2', 'a1']);
});
