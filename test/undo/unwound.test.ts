import { describe, expect, test } from 'vitest';
import { rekey } from '../../src/ir/identity.ts';
import { hashedLines } from '../../src/text/three-way.ts';
import { unwound, type StoreNow } from '../../src/undo/unwound.ts';
import { naming, whoseIn, type OwnedPiece } from '../../src/undo/whose.ts';
import { SCENE, textFile } from '../contract/world.ts';
import { placeIn, plain, storeOf } from '../plan/plain.ts';
import { INDEX, shelfOf } from '../plan/shelf.ts';

describe('whose a memory of today is', () => {
  const piece = (placed: string, before: string | undefined, now: string): OwnedPiece => ({
    file: 'a.md',
    state: now === placed ? 'placed' : 'changed',
    now,
    lines: hashedLines(placed),
    ...(before !== undefined && { before }),
  });
  const standing = (found: OwnedPiece, ...spans: [number, number][]): string[] => {
    const memories = spans.map((span, at) =>
      plain(String(at), { id: String(at), places: [placeIn('a.md', { span })] }),
    );
    return [...whoseIn(storeOf(memories), [found], new Set()).standing.values()];
  };

  test("what the run placed goes, what stood there before is others'", () => {
    expect(standing(piece('old\nours\n', 'old\n', 'old\nours\n'), [0, 3], [4, 8])).toEqual(['others', 'goes']);
  });

  test("what came since is others', and what was edited since is held", () => {
    expect(standing(piece('ours\nmore\n', undefined, 'ours\nedited\ntheirs\n'), [0, 11], [12, 18])).toEqual([
      'held',
      'others',
    ]);
  });

  test('an older memory in which the run and somebody since both changed lines is mixed', () => {
    expect(standing(piece('head\nours\n', 'head\nwas\n', 'head\nours\ntheirs\n'), [0, 16])).toEqual(['mixed']);
  });

  test('a place of it in a file that the run did not touch makes it older than the run', () => {
    const memory = plain('x', { places: [placeIn('a.md', { span: [0, 11] }), placeIn('other.md')] });
    expect([
      ...whoseIn(storeOf([memory]), [piece('ours\nmore\n', undefined, 'ours\nedited\n')], new Set()).standing.values(),
    ]).toEqual(['mixed']);
  });
});

test('a mark in a dot-named file keeps no note', () => {
  const store = storeOf([], { texts: { 'notes/.memport': '{"note":"one.md"}\n' } });
  expect(naming(store, whoseIn(store, [], new Set()))('notes/one.md')).toBeUndefined();
});

test('a line that somebody else wrote names a file by its name, or by the folder it lies in', () => {
  const store = storeOf([], { texts: { 'mine.md': 'see one.json' } });
  const pieces: OwnedPiece[] = [
    { file: 'index.md', state: 'changed', now: 'ours\nsee x/notes\n', lines: hashedLines('ours\n') },
  ];
  const named = naming(store, whoseIn(store, pieces, new Set()));
  expect([named('one.json'), named('x/notes/a.json'), named('two.json'), named('y/.one.json')]).toEqual([
    'mine.md',
    'index.md',
    undefined,
    undefined,
  ]);
});

test('a file that the run did not touch names by a path the file it leads to, and no other of that name', () => {
  const text =
    'resources/<project>/scope.json is the folder; see (../kept/scope.json), bare.json and /home/ada/x/far.json';
  const named = naming(storeOf([], { texts: { 'a/intro.md': text } }), whoseIn(storeOf([]), [], new Set()));
  expect(
    ['resources/app/scope.json', 'kept/scope.json', 'deep/bare.json', 'x/far.json', 'y/far.json'].map(named),
  ).toEqual([undefined, 'a/intro.md', 'a/intro.md', 'a/intro.md', undefined]);
});

describe('a run is taken back', () => {
  const [one, two] = [plain('one'), plain('two')];
  const before = '';
  const placed = 'one.json\ntwo.json\n';
  /** The shelf as it stands, and the two files and two lines of a run against it. */
  const after = (now: Record<string, string>) => {
    const run = shelfOf({}, [one, two], [one, two]);
    const texts = { ...Object.fromEntries([...run.store.files].map(([file, { text }]) => [file, text])), ...now };
    const files = new Map(Object.entries(texts).map(([file, text]) => [file, textFile(text)]));
    const ground: StoreNow = {
      ...run,
      files,
      others: [],
      store: rekey(run.adapter.read(files, run.store.at), SCENE.around),
    };
    const pieces = ['one.json', 'two.json', INDEX].map((file): OwnedPiece => {
      const left = run.store.files.get(file)?.text ?? '';
      return {
        file,
        state: texts[file] === left ? 'placed' : 'changed',
        now: texts[file] ?? '',
        lines: hashedLines(left),
        ...(file === INDEX && { before }),
      };
    });
    return Object.fromEntries(unwound(ground, pieces, []).fates);
  };

  test('whole, where nothing was changed since', () => {
    expect(after({})).toEqual({
      'one.json': { to: 'before' },
      'two.json': { to: 'before' },
      [INDEX]: { to: 'before' },
    });
  });

  test('line by line, where somebody wrote into a file since', () => {
    const fates = after({ [INDEX]: `${placed}# mine\n` });
    expect([fates['one.json'], fates[INDEX]]).toMatchObject([
      { to: 'before' },
      { to: 'text', text: '# mine\n', gone: 2 },
    ]);
  });

  test('without a memory that somebody edited since: it stays, with its line', () => {
    const text = JSON.stringify({
      ...(JSON.parse(shelfOf({}, [one]).store.files.get('one.json')?.text ?? '') as object),
      why: 'because',
    });
    const fates = after({ 'one.json': text });
    expect(fates['two.json']).toEqual({ to: 'before' });
    expect(fates['one.json']).toMatchObject({ to: 'stay' });
  });
});
