import fc from 'fast-check';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Memory } from '../../src/ir/memory.ts';
import type { Check } from '../../src/probe/check.ts';
import { checked } from '../../src/probe/checked.ts';
import { leaks } from '../../src/probe/leak.ts';
import { printProbe, readProbe } from '../../src/probe/probe-file.ts';
import type { Probe, Shape } from '../../src/probe/probe.ts';
import { templated } from '../../src/probe/templates/template.ts';
import { memory } from './memory.ts';

const probeOf = (statement: string, over: Partial<Memory> = {}): Probe | string => {
  const made = templated(memory(statement, over), 'abcdef');
  return 'probe' in made ? made.probe : made.none;
};

/** Rules, the shape that they are taken for, and words that their check must hold. */
const RULES: readonly (readonly [rule: string, shape: Shape, holds: readonly string[]])[] = [
  ['Never use em dashes in drafts', 'forbidden-text', ['—', 'prose']],
  ['Keine Gedankenstriche in E-Mails.', 'forbidden-text', ['—']],
  ['絵文字は使わない。', 'forbidden-text', ['1F300']],
  ['The word "novel" is banned.', 'forbidden-text', ['novel']],
  ['Start every reply with "TL;DR".', 'required-text', ['starts_with', 'TL;DR']],
  ['Beende jede Antwort mit "Ende."', 'required-text', ['ends_with', 'Ende.']],
  ['Include "Refs:" in every commit message.', 'required-text', ['require_phrase', 'Refs:']],
  ['Use pnpm, never npm.', 'command-choice', ['"commands":["pnpm"]', '"instead":["npm"']],
  [
    'In CI and here, run `npm ci`, never `npm install`.',
    'command-choice',
    ['"commands":["npm ci"]', '"instead":["npm install"]'],
  ],
  ['npm ではなく pnpm を使う', 'command-choice', ['"commands":["pnpm"]', '"instead":["npm"']],
  ['Nutze uv statt pip.', 'command-choice', ['"commands":["uv"]', '"instead":["pip"']],
  ['Never force-push to main.', 'command-choice', ['command_not_ran', 'git push --force']],
  ['Run `make lint` before every commit.', 'command-choice', ['make lint', '"before":["git commit"]']],
  ['Put new tests under `test/unit/`.', 'placement', ['path_under', 'test/unit']],
  ['Never put scripts in `bin/`.', 'placement', ['path_not_under', 'bin']],
  ['Ask before deleting files.', 'ask-first', ['asks_first', 'rm']],
  ['削除する前に必ず確認する。', 'ask-first', ['asks_first', 'rm']],
  ['Pregunta antes de borrar archivos.', 'ask-first', ['asks_first', 'rm']],
  ['Answer in English, even to a question in German.', 'language', ['"language":"en"']],
  ['Antworte auf Deutsch.', 'language', ['"language":"de"']],
  ['日本語で返答する。', 'language', ['"language":"ja"']],
  ['Answers have at most three sentences.', 'length', ['sentences', '"max":3']],
  ['Antworten haben höchstens fünf Sätze.', 'length', ['sentences', '"max":5']],
  ['回答は三文以内。', 'length', ['sentences', '"max":3']],
  ['Use Conventional Commits.', 'format', ['feat|fix']],
  ['Comparisons as a table, please.', 'format', ['require_regex']],
];

describe.each(RULES)('%s', (rule, shape, holds) => {
  const probe = probeOf(rule, { kind: 'rule' });

  test(`is probed as ${shape}`, () => {
    if (typeof probe === 'string') throw new Error(probe);
    expect(probe.shape).toBe(shape);
    for (const each of holds) expect(JSON.stringify(probe.check)).toContain(each);
    expect(probeOf(rule, { kind: 'rule' })).toEqual(probe);
  });
});

const FACTS = [
  ['The staging database listens on port 5433, not 5432.', ['5433']],
  ['Bugs are tracked on https://board.example/INGEST.', ['https://board.example/INGEST']],
  ['Backups of the photos go to Backblaze at night.', ['Backblaze']],
  ['Les redirections vivent dans `redirects.csv`.', ['redirects.csv']],
  ['文献管理は Zotero。', ['Zotero']],
] as const;

describe.each(FACTS)('%s', (statement, facts) => {
  test('is asked for in other words, which do not hold it', () => {
    const probe = probeOf(statement);
    if (typeof probe === 'string') throw new Error(probe);
    expect(probe).toMatchObject({ shape: 'fact', check: { type: 'exact_fact', facts } });
    for (const { turns } of [...probe.scenarios, ...probe.counters]) {
      const echo = { steps: turns.map((text) => ({ is: 'text' as const, text })), files: {} };
      expect(checked(probe.check, echo).passed).toBe(false);
    }
  });
});

test.each([
  ['Be kind.', 'of no shape'],
  ['Never deploy on Friday.', 'of no shape'],
  ['Use npm for everything.', 'taken anyway'],
  ['Run `npm test`, not `npm run e2e`.', 'tells them apart'],
  ['Answer in short sentences.', 'not how short'],
  ['Ask Lena before deleting files.', 'somebody else'],
  ['Ask before you sing.', 'none of the deeds'],
  ['Ada works from Madrid and answers in the morning. She reads German as well.', 'of no shape'],
  ['See [[tables]] and [[no-such-memory]].', 'of no shape'],
  ['User prefers function names in English.', 'of no shape'],
])('%s has no template: %s', (rule, why) => {
  expect(probeOf(rule, { kind: 'rule' })).toContain(why);
});

test('what is known to be stale is probed for being looked up', () => {
  const made = templated(memory('Route guards are written in `router/guards.ts`.'), 'abcdef', ['router/guards.ts']);
  expect(made).toMatchObject({ probe: { shape: 'verify-first', check: { claims: ['router/guards.ts'] } } });
});

test('a rule of one project is also asked for elsewhere, where it must not fire', () => {
  const scope = { level: 'project', key: 'k', paths: ['/p'] } as const;
  const probe = probeOf('Use pnpm, never npm.', { scope: { ...scope, paths: [...scope.paths] } });
  if (typeof probe === 'string') throw new Error(probe);
  expect(probe.counters.at(-1)).toMatchObject({ elsewhere: true, check: { not: probe.check } });
});

const isWhole = (made: Probe, of: Memory): void => {
  expect(made.scenarios.length).toBeGreaterThanOrEqual(3);
  expect(made.counters.length).toBeGreaterThanOrEqual(2);
  for (const each of [...made.scenarios, ...made.counters]) expect(leaks(each, of)).toEqual([]);
  expect(readProbe(printProbe(made), 'probe.yaml')).toEqual(made);
};

test('every memory of the golden stores has a whole probe or a reason', () => {
  let probes = 0;
  for (const each of new Map([...goldenMemories()].map((one) => [one.statement, one])).values()) {
    const made = templated(each, 'abcdef');
    if ('probe' in made) {
      probes += 1;
      isWhole(made.probe, each);
    } else expect(made.none).toMatch(/^no template fits: /);
  }
  expect(probes).toBeGreaterThan(50);
});

test('whatever words stand round a rule, no scenario tells it', () => {
  const rules = fc.constantFrom(...RULES.map(([rule]) => rule), ...FACTS.map(([statement]) => statement));
  const words = fc.array(fc.constantFrom(...WORDS), { maxLength: 8 }).map((all) => all.join(' '));
  fc.assert(
    fc.property(rules, words, fc.constantFrom('rule', 'reference'), (rule, why, kind) => {
      const of = memory(rule, { kind, ...(why !== '' && { why }) });
      const made = templated(of, 'abcdef');
      if ('probe' in made) isWhole(made.probe, of);
    }),
    { numRuns: 30 },
  );
});

/** Words that scenarios are made of, so that they meet. */
const WORDS =
  'launch slips two weeks audit bloom filter work write whole team log dumps notes folder newest release zod 発売 テスト 写真 Stichworte'.split(
    ' ',
  );

function* goldenMemories(): Generator<Memory> {
  const found = function* (value: unknown): Generator<Memory> {
    if (Array.isArray(value)) for (const each of value) yield* found(each);
    else if (typeof value === 'object' && value !== null) {
      if ('statement' in value && 'scope' in value) yield memory('', value as Partial<Memory>);
      else for (const each of Object.values(value)) yield* found(each);
    }
  };
  for (const folder of readdirSync('golden', { withFileTypes: true })) {
    if (!folder.isDirectory()) continue;
    try {
      yield* found(JSON.parse(readFileSync(`golden/${folder.name}/ir.json`, 'utf8')));
    } catch {
      // most cases print no memories
    }
  }
}

test('a check of a template is one that a file may hold', () => {
  const check: Check = { type: 'asks_first', before: [] };
  const probe = probeOf('Ask before you change anything.');
  expect(typeof probe === 'string' ? probe : probe.check).toEqual(check);
});
