import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { movedIn, movedPath } from '../../src/text/moved-path.ts';

const MOVE = { from: ['/work/app'], to: '/srv/shop' };

describe('a path under its new name', () => {
  test.each([
    ['/work/app', '/srv/shop'],
    ['cwd=/work/app;', 'cwd=/srv/shop;'],
    ['in /work/app/src/x.ts.', 'in /srv/shop/src/x.ts.'],
    ['It is /work/app.', 'It is /srv/shop.'],
    ['`/work/app`, ~/app and "/work/app/"', '`/srv/shop`, ~/app and "/srv/shop/"'],
    ['/work/app-two /work/app.old /work/apps /old/work/app ./work/app', undefined],
    ['/work/app日 /work/app_x', undefined],
  ])('%s', (text, moved) => expect(movedIn(text, MOVE)).toBe(moved ?? text));

  test('`~/` stands for the home where both lie in it', () => {
    const move = { from: ['/home/ada/app'], to: '/home/ada/shop' };
    expect(movedIn('cwd=~/app/x', move, '/home/ada')).toBe('cwd=~/shop/x');
    expect(movedIn('cwd=~/app/x', { ...move, to: '/srv/shop' }, '/home/ada')).toBe('cwd=/srv/shop/x');
  });

  test('below its own old place nothing is moved twice', () => {
    const move = { from: ['/work/app'], to: '/work/app/main' };
    expect(movedPath('/work/app/src', move)).toBe('/work/app/main/src');
    expect(movedPath('/work/app/main/src', move)).toBeUndefined();
    const text = '/work/app and /work/app/main and /work/app/src.';
    const moved = movedIn(text, move);
    expect(moved).toBe('/work/app/main and /work/app/main and /work/app/main/src.');
    expect(movedIn(moved, { from: ['/work/app/main'], to: '/elsewhere' })).not.toContain('/work');
  });

  test('a name that begins like the old one and goes on after a blank is another, where it is known', () => {
    const move = { from: ['/work/my app'], to: '/work/my app 2', beside: ['/work/my app two', '/work/my app/sub'] };
    const text =
      '/work/my app, `/work/my app/x`, /work/my app/sub, /work/my app two/x, /work/my app 2 and /work/my app it is';
    const moved =
      '/work/my app 2, `/work/my app 2/x`, /work/my app 2/sub, /work/my app two/x, /work/my app 2 and /work/my app 2 it is';
    expect(movedIn(text, move)).toBe(moved);
    expect(movedIn(moved, move)).toBe(moved);
    expect(movedIn('cwd=~/my app', { from: ['/h/my app'], to: '/h/my app 2' }, '/h')).toBe('cwd=~/my app 2');
    expect(movedIn('cwd=~/my app 2', { from: ['/h/my app'], to: '/h/my app 2' }, '/h')).toBe('cwd=~/my app 2');
  });

  test('there and back is the same text', () => {
    const piece = fc.constantFrom('/work/app', '/work', '/app', ' ', '.', '-', 'x', '"', '/', ',', '=', '日', '\n');
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const text = pieces.join('');
        expect(movedIn(movedIn(text, MOVE), { from: [MOVE.to], to: '/work/app' })).toBe(text);
      }),
    );
  });
});
