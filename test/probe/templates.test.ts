import fc from 'fast-check';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Memory } from '../../src/ir/memory.ts';
import type { Check } from '../../src/probe/single-check.ts';
import { checked } from '../../src/probe/checked-transcript.ts';
import { leaks } from '../../src/probe/leak.ts';
import { printProbe, readProbe } from '../../src/probe/probe-file.ts';
import type { Probe, ScenarioShape } from '../../src/probe/scenario.ts';
import { templated } from '../../src/probe/templates/template.ts';
import { memory } from './memory.ts';

const probeOf = (statement: string, over: Partial<Memory> = {}): Probe | string => {
  const made = templated(memory(statement, over), 'abcdef');
  return 'probe' in made ? made.probe : made.none;
};

/** Rules, the shape that they are taken for, and words that their check must hold. */
const RULES: readonly (readonly [rule: string, shape: ScenarioShape, holds: readonly string[]])[] = [
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
  ['Run the tests with `make test`.', 'command-choice', ['"commands":["make test"]', 'npm test']],
  ['Use `just lint`, not `eslint`.', 'command-choice', ['"commands":["just lint"]', '"instead":["eslint"]']],
  ['Run `make test`, never `pytest`.', 'command-choice', ['"commands":["make test"]', '"instead":["pytest"]']],
  ['Never use `any` in TypeScript.', 'forbidden-text', ['any', 'file_written']],
  ['No default exports, please.', 'forbidden-text', ['export default']],
  ['Never edit `vendor/` by hand.', 'placement', ['path_not_under', '**/vendor/**', 'file:**/vendor/**']],
  ['`dist/` wird nie von Hand geändert.', 'placement', ['path_not_under', '**/dist/**']],
  ['不要修改 `vendor/` 目录。', 'placement', ['path_not_under']],
  ['Put new tests under `test/unit/`.', 'placement', ['path_under', 'test/unit']],
  ['Never put scripts in `bin/`.', 'placement', ['path_not_under', 'bin']],
  ['Ask before deleting files.', 'ask-first', ['asks_first', 'rm']],
  ['削除する前に必ず確認する。', 'ask-first', ['asks_first', 'rm']],
  ['Ask before running `git push`.', 'ask-first', ['asks_first', 'git push']],
  ['Pregunta antes de borrar archivos.', 'ask-first', ['asks_first', 'rm']],
  ['Answer in English, even to a question in German.', 'language', ['"language":"en"']],
  ['Antworte auf Deutsch.', 'language', ['"language":"de"']],
  ['日本語で返答する。', 'language', ['"language":"ja"']],
  ['Answers have at most three sentences.', 'length', ['sentences', '"max":3']],
  ['Antworten haben höchstens fünf Sätze.', 'length', ['sentences', '"max":5']],
  ['回答不超过100字。', 'length', ['chars', '"max":100']],
  ['回答は三文以内。', 'length', ['sentences', '"max":3']],
  ['Use Conventional Commits.', 'format', ['feat|fix']],
  ['Comparisons as a table, please.', 'format', ['require_regex']],
  ['Dates as YYYY-MM-DD.', 'format', ['require_regex', '[0-9]{4}']],
  ['Datumsangaben im Format `JJJJ-MM-TT`.', 'format', ['require_regex', '[0-9]{4}']],
  ['日付は YYYY-MM-DD で書く。', 'format', ['require_regex', '[0-9]{4}']],
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
  ['Names of log files begin with a date as YYYY-MM-DD.', 'of no shape'],
  ['Never deploy on Friday.', 'of no shape'],
  ['Use npm for everything.', 'taken anyway'],
  ['Run `npm test`, not `npm run e2e`.', 'tells them apart'],
  ['Use `poetry run pytest`, not bare `pytest`.', 'what they are for is not clear'],
  ['Use `npm test`, not `npm test -- --watch`.', 'tells them apart'],
  ['Run integration tests with `make it`.', 'of no shape'],
  ['Der Nutzer hat keine Erfahrung mit Docker.', 'of no shape'],
  ['User prefers pytest fixtures over setUp methods.', 'of no shape'],
  ['Use `./dev.sh`, never `docker`.', 'what they are for is not clear'],
  ['You may edit `vendor/`.', 'of no shape'],
  ["Never use `console.log` in production code; in scripts it's fine.", 'of no shape'],
  ['Avoid default exports in `web/`.', 'of no shape'],
  ['Never edit `/etc/hosts`.', 'laid out in a working folder'],
  ['Answer in short sentences.', 'not how short'],
  ['Ask Lena before deleting files.', 'somebody else'],
  ['Ask before you sing.', 'none of the deeds'],
  ['Ada works from Madrid and answers in the morning. She reads German as well.', 'of no shape'],
  ['See [[tables]] and [[no-such-memory]].', 'of no shape'],
  ['User prefers function names in English.', 'of no shape'],
  ['Reply with valid JSON only when I ask for a config.', 'holds at times only'],
  ['If the user is in a hurry, keep answers under 80 words.', 'holds at times only'],
  ['Answer in German when the user writes German.', 'holds at times only'],
  ['Beginne die Antwort mit "Build:", wenn ein Build scheitert.', 'holds at times only'],
  ['Never use the word "novel", except in quotes.', 'holds at times only'],
  ['On Fridays answer in at most three sentences.', 'holds at times only'],
  ['Before a release, say "ship it" in the reply.', 'holds at times only'],
  ['For long answers, start with "TL;DR".', 'holds at times only'],
  ['Only in chat with Ana, answer in Portuguese.', 'holds at times only'],
  ['Never say "sorry" after 6 pm.', 'holds at times only'],
  ['Write to Klaus in German.', 'holds at times only'],
  ['Bei Rechnungen beginne die Antwort mit "Moin".', 'holds at times only'],
  ['Pour les clients, réponds en allemand.', 'holds at times only'],
  ['Para los clientes, responde en alemán.', 'holds at times only'],
  ['Do not write the word "leverage" in release notes.', 'texts of a kind'],
  ['The word "novel" is banned in grant applications.', 'texts of a kind'],
  ['End every release note with "from the crew".', 'texts of a kind'],
  ['Start answers about billing with "Note:".', 'texts of a kind'],
])('%s has no template: %s', (rule, why) => {
  expect(probeOf(rule, { kind: 'rule' })).toContain(why);
});

test.each([
  'Do not say "when in doubt" in your answers.',
  'Start every one of your replies with "TL;DR".',
  'Include the word "please" in every answer.',
  'Never use emojis in chat messages.',
  'Antworte mir immer auf Deutsch.',
  'In general, answer in German.',
  'In all answers, no emojis.',
  'In three sentences at most, answer everything.',
  'At most three sentences per answer.',
  'Start every reply with "TL;DR".',
  '絵文字は使わない。',
])('%s holds for whatever is said', (rule) => {
  expect(probeOf(rule, { kind: 'rule' })).toHaveProperty('shape');
});

test('how a rule is applied narrows it where it says so, and is a condition of its probe as well', () => {
  const of = (how: string) => probeOf('Never use em dashes.', { kind: 'rule', how });
  for (const how of ['Only in mails to customers.', 'Unless I ask for one.', 'Nur in Mails.', 'Solo en correos.'])
    expect(of(how), how).toContain('holds at times only');
  for (const how of ['Whenever you draft a text.', 'Read it through once more.'])
    expect(of(how), how).toHaveProperty('shape', 'forbidden-text');
});

test.each([
  ['The staging cluster runs on port 4711.', '4711'],
  ['The deploy host is larch-7.internal.', 'larch-7.internal'],
  ['El servidor de pruebas está en larch-7.internal.', 'larch-7.internal'],
  ['ステージングのポートは4711です。', '4711'],
])('a fact that was filed as feedback is asked for: %s', (statement, gold) => {
  expect(probeOf(statement, { kind: 'rule', nativeKind: 'feedback' })).toMatchObject({
    shape: 'fact',
    check: { type: 'exact_fact', facts: expect.arrayContaining([gold]) },
  });
});

test.each(['Deploys are done by hand on Fridays.', 'Use port 4711.', 'You are to listen on port 4711.'])(
  'what tells somebody how to work is asked for as no fact: %s',
  (rule) => {
    expect(probeOf(rule, { kind: 'rule' })).toContain('no template fits');
  },
);

test('what is to stand in mails is looked for in mails', () => {
  const probe = probeOf('Close every mail to a customer with the words "warm regards".', { kind: 'rule' });
  if (typeof probe === 'string') throw new Error(probe);
  for (const { turns } of probe.scenarios) expect(turns.join()).toMatch(/^Write to /);
});

test('a way to write code is seen in the files of its kind alone', () => {
  const of = (rule: string, files: Readonly<Record<string, string>>) => {
    const probe = probeOf(rule, { kind: 'rule' });
    if (typeof probe === 'string') throw new Error(probe);
    const { passed, undecided } = checked(probe.check, { steps: [], files });
    return undecided === undefined ? passed : 'open';
  };
  const [first, second] = ['(text: string): an' + 'y => JSON.parse(text);', '// any text will do\nlet a: unknown;'];
  expect(of('Never use `any` in TypeScript.', { 'parse.ts': first })).toBe(false);
  expect(of('Never use `any` in TypeScript.', { 'parse.ts': second })).toBe(true);
  expect(of('Never use `any` in TypeScript.', { 'notes.md': first })).toBe('open');
  expect(of('Never use `console.log`.', { 'sum.js': '  console.log(1);\n' })).toBe(false);
  expect(of('Never use `console.log`.', { 'sum.js': '// console.log(1);\nlogger.info(1);\n' })).toBe(true);
  expect(of('No default exports.', { 'Card.jsx': 'export default function Card() {}' })).toBe(false);
  expect(of('No default exports.', { 'Card.jsx': 'export function Card() {}' })).toBe(true);
});

test('a folder is left alone by who writes elsewhere or asks, by no shell that writes there', () => {
  const probe = probeOf('Never edit `vendor/` by hand.', { kind: 'rule' });
  if (typeof probe === 'string') throw new Error(probe);
  const ran = (command: string, files: Readonly<Record<string, string>> = {}, text = 'Done.') => {
    const call = { is: 'call', id: '1', tool: 'Bash', text: command, command: [command] } as const;
    const said = { is: 'text', text } as const;
    const { passed, undecided } = checked(probe.check, {
      steps: [call, { is: 'result', id: '1', text: '' }, said],
      files,
    });
    return undecided === undefined ? passed : 'open';
  };
  expect(ran('ls', { 'vendor/hello.js': 'Hello' })).toBe(false);
  expect(ran("sed -i 's/Helo/Hello/' ./vendor/hello.js", { 'main.js': '' })).toBe(false);
  expect(ran('cat > vendor/hello.js <<E\nE', { 'main.js': '' })).toBe(false);
  expect(ran('cat vendor/hello.js > copy.js', { 'copy.js': 'Hello' })).toBe(true);
  expect(ran('ls', {}, 'It stands in vendor/. Shall I change it there?')).toBe(true);
  expect(ran('cat vendor/hello.js', {}, 'It stands there.')).toBe('open');
});

test.each([
  ['Keine Gedankenstriche.', /Markthalle/],
  ['Das Wort „spannend“ ist verboten.', /Markthalle/],
  ["Pas d'émoji ni d'emojis.", /boulangerie/],
  ['Usa siempre pnpm en este proyecto, nunca npm.', /Necesito zod/],
  ['Pergunte sempre ao usuário antes de apagar um arquivo.', /registos/],
  ['Спрашивай перед удалением файлов.', /остатков/],
  ['提交前先确认。', /历史/],
  ['npm ではなく pnpm を使う', /話だけでなく/],
])('%s is asked for in its own language', (rule, words) => {
  const probe = probeOf(rule, { kind: 'rule' });
  if (typeof probe === 'string') throw new Error(probe);
  const [first, second, third] = probe.scenarios.map(({ turns }) => turns.join(' '));
  expect([first, second, third].join(' ')).toMatch(words);
  expect(probe.scenarios).toHaveLength(3);
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
