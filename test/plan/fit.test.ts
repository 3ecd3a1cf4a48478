import { describe, expect, test } from 'vitest';
import type { Form, Part } from '../../src/adapter.ts';
import type { Memory } from '../../src/ir/memory.ts';
import type { Fitted, Fitting } from '../../src/plan/fitting.ts';
import type { Wanted } from '../../src/plan/wanted.ts';
import { plain } from './plain.ts';
import { fitted as fit, INDEX, LOADED, shelfOf } from './shelf.ts';

const HOW: Fitting = { withdraw: [], focus: undefined, bounds: { files: 100 } };
const [one, two, three] = ['one', 'two', 'three'].map((name) => plain(name)) as [Memory, Memory, Memory];
const wanted = (memory: Memory, more: Partial<Wanted> = {}): Wanted => ({ source: memory, memory, ...more });
const forms = ({ forms: chosen }: Fitted): Record<string, string> =>
  Object.fromEntries([...chosen].map(([id, { name }]) => [id.split('/').at(-1), name]));
const written = ({ changes }: Fitted): string[] => changes.map(({ op, file }) => `${op} ${file}`);

test('every memory gets the best form there is room for', () => {
  const fitted = fit(shelfOf({ lines: 2 }), [wanted(one), wanted(two), wanted(three)], HOW);
  expect(forms(fitted)).toEqual({ one: LOADED, three: LOADED, two: 'file' });
  expect(written(fitted)).toEqual(['put one.json', 'put three.json', 'put two.json', `put ${INDEX}`]);
  expect(fitted.after.deliveries.map(({ delivery }) => delivery)).toEqual(['loaded', 'loaded', 'searchable']);
});

test('what cannot be read back from where it would stand is left out before changes are fixed', () => {
  const target = shelfOf({
    place: (edits) => ({ ...edits, put: edits.put.filter(({ memory }) => memory.statement !== 'two') }),
  });
  const fitted = fit(target, [wanted(one), wanted(two), wanted(three)], HOW);
  expect([...fitted.refused]).toEqual([
    [
      two.id,
      {
        memory: two.id,
        field: 'memory',
        reason: 'it could not be read back from where it would stand',
        kept: 'ledger',
        rule: 'plan/unfit',
      },
    ],
  ]);
  expect([...fitted.standing.keys()]).toEqual([one.id, three.id]);
  expect(written(fitted)).toEqual(['put one.json', 'put three.json', `put ${INDEX}`]);
  expect(JSON.stringify(fitted.changes)).not.toContain('two');
});

describe('kinds come in the order of the harness', () => {
  const [episode, rule] = [plain('a', { kind: 'episode' }), plain('b', { kind: 'rule' })];
  const loaded = (order: Record<string, Memory['kind'][]>): string[] =>
    Object.entries(forms(fit(shelfOf({ lines: 1, order }), [wanted(episode), wanted(rule)], HOW))).flatMap(
      ([name, form]) => (form === LOADED ? [name] : []),
    );

  test('of one container, and without an order by their ids', () => {
    expect(loaded({ [INDEX]: ['rule', 'episode'] })).toEqual(['b']);
    expect(loaded({ [INDEX]: ['episode', 'rule'] })).toEqual(['a']);
    expect(loaded({})).toEqual(['a']);
  });

  test('of several containers by the best rank that a kind has in any', () => {
    expect(loaded({ x: ['profile', 'reference', 'episode', 'rule'], y: ['rule', 'project'] })).toEqual(['b']);
  });
});

test('what looks like a memory that stands there takes the room that others leave', () => {
  expect(forms(fit(shelfOf({ lines: 1 }), [wanted(one, { last: true }), wanted(two)], HOW))).toEqual({
    two: LOADED,
    one: 'file',
  });
});

describe('a memory that stands', () => {
  const stands = (listed: readonly Memory[], more: Partial<Wanted> = {}, habits = {}) => {
    const target = shelfOf(habits, [one], listed);
    const [memory] = target.store.memories as [Memory];
    return fit(target, [wanted(one, { memory, old: memory, ...more })], HOW);
  };

  test('is not touched', () => {
    expect(written(stands([one]))).toEqual([]);
    expect(stands([one]).forms.get(one.id)?.name).toBe(LOADED);
  });

  test('takes room that came free only where that is asked for', () => {
    expect(written(stands([]))).toEqual([]);
    expect(written(stands([], { afresh: true }))).toEqual(['put one.json', `put ${INDEX}`]);
  });

  test('in a form that nobody would write today stays as it is', () => {
    const express = (_: Memory, all: { name: string }[]) => all.filter(({ name }) => name === 'file') as never;
    expect(written(stands([one], {}, { express }))).toEqual([]);
  });

  test('gives way to a leaner form where there is no room', () => {
    expect(written(stands([one], {}, { lines: 0 }))).toEqual(['put one.json', `put ${INDEX}`]);
  });
});

describe('a file in which nothing is to be written', () => {
  const target = shelfOf({}, [one], [one]);
  const [old] = target.store.memories as [Memory];
  const moved = { ...old, why: 'because' };
  const lineIn = (file: string): Part => ({ slot: 'line', container: file, file, text: 'one.json' });
  const leaving = wanted(one, { memory: moved, old, leaves: [INDEX] });

  test('is left as it stands, and the form that is carried by its line there is none', () => {
    const fitted = fit(target, [leaving], HOW);
    expect(written(fitted)).toEqual(['put one.json']);
    expect(forms(fitted)).toEqual({ one: 'file' });
  });

  test('has none of its lines stand in another file instead', () => {
    const elsewhere = (form: Form): Form => ({
      ...form,
      name: 'another index',
      parts: form.parts.map((part) => (part.file === INDEX ? { ...part, container: 'MORE', file: 'MORE' } : part)),
    });
    const two = shelfOf({ express: (_, all) => all.flatMap((form) => [form, elsewhere(form)]) }, [one], [one]);
    expect(forms(fit(two, [leaving], HOW))).toEqual({ one: 'file' });
  });

  test('rules out no form for a line that the form without a cost has in another file', () => {
    const shelved = shelfOf(
      {
        express: (_, all) =>
          all.map((form) => ({
            ...form,
            parts: [...form.parts.filter(({ slot }) => slot === 'file'), lineIn(form.name === LOADED ? INDEX : 'MORE')],
          })),
      },
      [one],
      [one],
    );
    expect(forms(fit(shelved, [leaving], HOW))).toEqual({ one: LOADED });
  });

  test('does not rule out a form for a line that every form has', () => {
    const noted = shelfOf(
      {
        express: (_, all) =>
          all.map((form) => ({
            ...form,
            parts: [...form.parts.filter(({ slot }) => slot === 'file'), lineIn(INDEX)],
          })),
      },
      [one],
      [one],
    );
    const fitted = fit(noted, [wanted(one, { memory: moved, old, leaves: [INDEX] })], HOW);
    expect([forms(fitted), written(fitted)]).toEqual([{ one: LOADED }, ['put one.json']]);
  });
});

describe('a store of more files than are read', () => {
  const bounds = (files: number): Fitting => ({ ...HOW, bounds: { files } });

  test('is not made: the last by priority are left out', () => {
    const target = shelfOf({}, [three]);
    const fitted = fit(target, [wanted(one), wanted(two)], bounds(3));
    expect([...fitted.refused].map(([id, { rule }]) => [id, rule])).toEqual([[two.id, 'plan/overflow']]);
    expect(written(fitted)).toEqual(['put one.json', `put ${INDEX}`]);
  });

  test('counts what goes in the same run', () => {
    const target = shelfOf({}, [three], [three]);
    const [gone] = target.store.memories as [Memory];
    const withdrawing = (files: number) => fit(target, [wanted(one)], { ...bounds(files), withdraw: [gone.id] });
    expect(written(withdrawing(2))).toEqual(['put one.json', 'remove three.json', `put ${INDEX}`]);
    expect([...withdrawing(1).refused.keys()]).toEqual([one.id]);
  });
});
