import { describe, expect, test } from 'vitest';
import type { Check } from '../../src/probe/single-check.ts';
import { conflict, together } from '../../src/probe/conflict.ts';
import { globbed, isUnder } from '../../src/probe/glob-pattern.ts';
import { leaks } from '../../src/probe/leak.ts';
import { runnable } from '../../src/probe/runnable-pattern.ts';
import { simpleCommands } from '../../src/probe/shell.ts';
import { isStale, wordsHash } from '../../src/probe/words-hash.ts';
import { templated } from '../../src/probe/templates/template.ts';
import { memory } from './memory.ts';

describe('a scenario tells the rule', () => {
  test.each([
    ['Always squash commits before merging', 'Please squash the commits.', ['squash commits']],
    ['Always squash commits before merging', 'Squashing a commit is fine.', ['squashing commit']],
    ['Die Rechnung geht an die Buchhaltung', 'Die Rechnung geht bald hinaus.', ['rechnung geht']],
    ['Los informes semanales van los lunes', 'Prepara los informes semanales.', ['informes semanales']],
    ['週次報告は月曜日に出す', '週次報告を書いて。', ['週次報告']],
    ['每周报告星期一提交', '写一份每周报告。', ['每周报告']],
    ['デプロイ手順はリリースノートに書く', 'デプロイ手順を教えて', ['デプロイ手順']],
  ])('%s / %s', (rule, turn, words) => {
    const found = leaks({ turns: [turn] }, memory(rule));
    expect(found.map((each) => each.replaceAll(' ', ''))).toEqual(
      expect.arrayContaining(words.map((each) => each.replaceAll(' ', ''))),
    );
  });

  test.each([
    ['Always squash commits before merging', 'Get my branch into main.'],
    ['Always squash commits before merging', 'The commits are fine. Never squash a lemon.'],
    ['Use the staging host for the demo', 'It is for the use of the demo.'],
    ['週次報告は月曜日に出す', '来週の予定を書いて。'],
    ['テストを書く', 'テストが落ちました。'],
  ])('not %s / %s', (rule, turn) => {
    expect(leaks({ turns: [turn] }, memory(rule))).toEqual([]);
  });

  test('by its other fields, and by what lies in the folder', () => {
    const of = memory('Be careful.', { why: 'The nightly import broke twice.' });
    expect(leaks({ turns: ['What of the nightly import?'] }, of)).toEqual(['nightly import']);
    expect(leaks({ turns: ['Look.'], workspace: { 'a.txt': 'nightly import' } }, of)).toEqual(['nightly import']);
  });
});

test('a probe is stale when the words of its memory changed, and only then', () => {
  const made = templated(memory('Use pnpm, never npm.'), 'abcdef');
  if (!('probe' in made)) throw new Error(made.none);
  const now = memory('Use pnpm, never npm.', {
    dates: { updated: { text: '2026-01-01', basis: 'git' } },
    keywords: ['x'],
  });
  expect(isStale(made.probe, now)).toBe(false);
  expect(isStale(made.probe, memory('Use pnpm, never yarn.'))).toBe(true);
  expect(isStale(made.probe, { ...now, why: 'lockfile' })).toBe(true);
  expect(wordsHash(now)).toMatch(/^[0-9a-f]{16}$/);
});

describe('rules that conflict share no scenario', () => {
  const phrase = (type: 'starts_with' | 'ends_with' | 'require_phrase', ...phrases: string[]): Check => ({
    type,
    phrases,
    reach: 'final',
  });
  const conflicts: readonly (readonly [Check, Check])[] = [
    [
      { type: 'language', language: 'de' },
      { type: 'language', language: 'en-GB' },
    ],
    [
      { type: 'length', of: 'words', max: 20 },
      { type: 'length', of: 'words', min: 50 },
    ],
    [phrase('starts_with', 'TL;DR'), phrase('starts_with', 'Hi')],
    [phrase('ends_with', 'Bye'), phrase('ends_with', 'Ciao')],
    [{ type: 'json_valid' }, phrase('require_phrase', 'x')],
    [{ type: 'json_valid' }, { type: 'language', language: 'de' }],
    [{ type: 'forbid_chars', chars: ['—'], reach: 'prose' }, phrase('ends_with', '— Maya')],
    [{ type: 'forbid_phrase', phrases: ['regards'], reach: 'prose' }, phrase('ends_with', 'Kind regards')],
    [
      { type: 'command_chosen', commands: ['pnpm'], instead: ['npm'] },
      { type: 'command_ran', commands: ['npm'] },
    ],
    [
      { type: 'command_not_ran', commands: ['git push'] },
      { type: 'command_ran', commands: ['git push'] },
    ],
    [
      { type: 'asks_first', before: [] },
      { type: 'file_written', glob: '**' },
    ],
    [
      { type: 'path_under', glob: 'a/**' },
      { type: 'path_not_under', glob: 'a/**' },
    ],
  ];
  test.each(conflicts)('%j and %j', (one, other) => {
    expect(conflict({ check: one }, { check: { all: [other] } })).toBeDefined();
    expect(conflict({ check: other }, { check: one })).toBeDefined();
  });

  test.each<readonly [Check, Check]>([
    [
      { type: 'language', language: 'de' },
      { type: 'language', language: 'de-AT' },
    ],
    [
      { type: 'language', language: 'de' },
      { type: 'length', of: 'words', max: 20 },
    ],
    [
      { type: 'length', of: 'words', max: 20 },
      { type: 'length', of: 'sentences', min: 3 },
    ],
    [phrase('starts_with', 'TL;DR'), phrase('ends_with', 'Bye')],
    [{ type: 'forbid_chars', chars: ['—'], reach: 'prose' }, phrase('ends_with', 'Maya')],
  ])('but not %j and %j', (one, other) => {
    expect(conflict({ check: one }, { check: other })).toBeUndefined();
  });

  test('groups hold each probe once, and no two that conflict', () => {
    const rules = [
      'Always reply in German.',
      'Answer in English.',
      'Answers have at most three sentences.',
      'Start every reply with "TL;DR".',
      'Start every reply with "Hi".',
      'Use pnpm, never npm.',
    ];
    const probes = rules.flatMap((rule) => {
      const made = templated(memory(rule, { kind: 'rule' }), 'abcdef');
      return 'probe' in made ? [made.probe] : [];
    });
    const groups = together(probes);
    expect(groups.flat()).toHaveLength(rules.length);
    expect(groups.length).toBeLessThan(rules.length);
    for (const group of groups)
      for (const one of group)
        for (const other of group) if (one !== other) expect(conflict(one, other)).toBeUndefined();
  });
});

describe('patterns of strangers', () => {
  test.each([
    ['(?=a)', 'looking ahead'],
    ['(?<!a)b', 'looking ahead or behind'],
    ['(a)\\1', 'references back'],
    ['a++', 'possessive'],
    ['(?>a)', 'possessive and atomic'],
    ['a{5000}', 'repeats'],
    ['(a{50}){50}', 'repeats'],
    ['(a{100}){9}', 'steps'],
    ['[', 'not understood'],
    ['', 'empty'],
    ['x'.repeat(501), 'characters'],
  ])('%s is told: %s', (pattern, why) => {
    expect(runnable({ pattern })).toContain(why);
  });

  test('flags that are not known are told', () => {
    expect(runnable({ pattern: 'a', flags: 'g' })).toContain('the flag g');
  });

  test.each(['(a+)+$', '(a|a)*b', '(.*)*x', '(x+x+)+y', '^(([a-z])+.)+[A-Z]([a-z])+$'])(
    '%s ends on what it cannot match',
    (pattern) => {
      const run = runnable({ pattern });
      expect(typeof run === 'string' ? run : run.find('a'.repeat(20_000)).length).toBeTypeOf('number');
    },
  );

  test.each([
    ['**/docs/**', 'docs/a.md', true],
    ['**/docs/**', 'x/docs/y/a.md', true],
    ['**/docs/**', 'docs', false],
    ['**/*.{test,spec}.ts', 'a/b.spec.ts', true],
    ['**/*.{test,spec}.ts', 'a/b.ts', false],
    ['a?c/*', 'abc/d', true],
    ['a?c/*', 'abc/d/e', false],
    ['a.b', 'axb', false],
    ['a(b)+', 'a(b)+', true],
  ])('the glob %s and %s: %s', (glob, path, is) => {
    expect(isUnder(path, glob)).toBe(is);
  });

  test('a glob of many stars and braces ends', () => {
    expect(isUnder(`${'a'.repeat(200)}b`, '*a'.repeat(30))).toBe(false);
    expect(globbed('{a,b}'.repeat(30))).not.toBeTypeOf('string');
    expect(globbed('{a,b')).toContain('not understood');
  });
});

describe('a script is read as commands', () => {
  test.each([
    ['a && b | c; d & e', ['a', 'b', 'c', 'd', 'e']],
    ['a "b && c" \'d; e\'', ['a']],
    ['a $(b; c) `d`', ['b', 'c', 'd', 'a']],
    ['for x in 1 2; do a $x; done', ['x', 'a']],
    ['a <<E\nb\nE\nc', ['a', 'c']],
    ['a <<-"E"\n\tb\n\tE\nc', ['a', 'c']],
    ['a > b 2>&1 < c', ['a']],
    ['a # b\nc', ['a', 'c']],
    ['a \\\n b\nc', ['a', 'c']],
    ['(a; b) && { c; }', ['a', 'b', 'c']],
    ['diff <(a) <(b)', ['a', 'b', 'diff']],
    ['a "unclosed', ['a']],
    ['', []],
  ])('%s', (script, programs) => {
    expect(simpleCommands(script).map(({ words }) => words[0])).toEqual(programs);
  });

  test('a script of nothing but brackets ends', () => {
    expect(simpleCommands('$('.repeat(5_000)).length).toBeLessThan(10);
  });
});
