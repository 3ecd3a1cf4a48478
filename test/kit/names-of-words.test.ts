import { expect, test } from 'vitest';
import { nameOfWords } from '../../src/kit/called.ts';
import { nameFrom } from '../../src/text/name.ts';

test.each([
  ['`time.Sleep` in the race test made CI flaky', 'time-sleep-in-the-race'],
  ['write `-- +goose Down` with only a comment', 'write-goose-down-with'],
  ['sqlc is pinned to 1.27.0', 'sqlc-is-pinned-to-1-27-0'],
  ['エンジンは Godot 4.5。', 'エンジンは-godot-4'],
])('a name that is made of words is one that every client leaves alone: %s', (statement, name) => {
  expect(nameOfWords({ kind: 'rule', statement })).toBe(name);
});

test('a name that somebody gave keeps its dots', () => {
  expect(nameFrom('web.service')).toBe('web.service');
});
