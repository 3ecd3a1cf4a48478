import { expect, test } from 'vitest';
import type { Form, Part, Put } from '../../src/adapter.ts';
import type { Memory } from '../../src/ir/memory.ts';
import { standingIn } from '../../src/plan/standing.ts';
import { placeIn, plain, storeOf } from './plain.ts';

const part = (file: string, text: string): Part => ({ slot: 'line', container: file, file, text });
const form = (...parts: Part[]): Form => ({ name: 'line', delivery: 'loaded', parts, costs: [] });
const put = (memory: Memory, own: Form): Put => ({ memory, form: own });
const wanted = (memory: Memory) => ({ source: { ...memory, id: `source of ${memory.id}` }, memory });
const ids = (found: ReadonlyMap<string, Memory>): Record<string, string> =>
  Object.fromEntries([...found].map(([id, memory]) => [id, memory.id]));

const [one, two] = [plain('Use tabs', { id: '1' }), plain('Use tabs', { id: '2' })];
const texts = { 'a.md': 'Use tabs', 'b.md': 'Use tabs' };
const stands = (id: string, file: string, to = 8): Memory =>
  plain('Use tabs', { id, places: [placeIn(file, { span: [0, to] })] });
const after = storeOf([stands('in a', 'a.md'), stands('in b', 'b.md')], { texts });

test('of two that say the same, each stands where it was put', () => {
  const puts = [put(one, form(part('b.md', 'Use tabs'))), put(two, form(part('a.md', 'Use tabs')))];
  const found = standingIn(after, storeOf([]), [wanted(one), wanted(two)], puts, []);
  expect(ids(found)).toEqual({ 'source of 1': 'in b', 'source of 2': 'in a' });
});

test('the place with the text that was put counts, not one of the same file with another', () => {
  const store = storeOf([stands('first', 'a.md', 3), stands('second', 'a.md')], { texts });
  const found = standingIn(store, storeOf([]), [wanted(one)], [put(one, form(part('a.md', 'Use tabs')))], []);
  expect(ids(found)).toEqual({ 'source of 1': 'second' });
});

test('nobody stands for two: where one was put in vain it is missing', () => {
  const store = storeOf([stands('in a', 'a.md')], { texts });
  const puts = [put(one, form(part('a.md', 'Use tabs'))), put(two, form(part('a.md', 'Use tabs')))];
  expect(ids(standingIn(store, storeOf([]), [wanted(one), wanted(two)], puts, []))).toEqual({ 'source of 1': 'in a' });
});

test('what stays where it is is found by its id, and not given to another', () => {
  const old = { ...one, id: 'in a' };
  const found = standingIn(
    after,
    storeOf([old]),
    [wanted(two)],
    [put(two, form())],
    [{ source: one, memory: old, old }],
  );
  expect(ids(found)).toEqual({ 1: 'in a', 'source of 2': 'in b' });
});

test('another kind or scope is another memory', () => {
  const episode = plain('Use tabs', { id: '1', kind: 'episode' });
  expect(
    standingIn(after, storeOf([]), [wanted(episode)], [put(episode, form(part('a.md', 'Use tabs')))], []).size,
  ).toBe(0);
});
