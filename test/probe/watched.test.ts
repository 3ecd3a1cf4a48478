import { expect, test } from 'vitest';
import type { Session, Turn } from '../../src/ir/session.ts';
import type { Step } from '../../src/ir/transcript.ts';
import type { Check } from '../../src/probe/single-check.ts';
import { momentsOf } from '../../src/probe/moment.ts';
import { FEWEST_OCCASIONS, observedOf, type Watched } from '../../src/probe/watched.ts';
import { occasionsIn } from '../../src/probe/occasions.ts';
import type { Probe, ScenarioShape } from '../../src/probe/scenario.ts';

const DAY = 86_400_000;
const T = Date.UTC(2026, 5, 1);

const probe = (rule: string, check: Check, shape: ScenarioShape = 'required-text'): Probe => ({
  version: 1,
  memory: { id: 'm', handle: 'mmmmmm', hash: 'x' },
  rule,
  shape,
  check,
  scenarios: [],
  counters: [],
  author: 'template',
  reviewed: true,
});

const run = (id: string, command: string): Step[] => [
  { is: 'call', id, tool: 'Bash', text: command, command: [command] },
  { is: 'result', id, text: '' },
];
const turn = (id: string, at: number, steps: Step[], more: Partial<Turn> = {}): Turn => ({
  id,
  at,
  steps: [{ is: 'turn', text: 'go' }, ...steps],
  files: {},
  cited: [],
  ...more,
});
const session = (id: string, turns: Turn[], more: Partial<Session> = {}): Session => ({
  id,
  harness: 'codex',
  file: `${id}.jsonl`,
  cwd: '/p',
  startedAt: turns[0]?.at ?? 0,
  turns,
  ...more,
});

const PNPM = probe('Use pnpm.', { type: 'command_chosen', commands: ['pnpm'], instead: ['npm'] }, 'command-choice');
const watched = (more: Partial<Watched> = {}): Watched => ({ probe: PNPM, files: {}, carriedAt: T, ...more });

/** One session a day, of as many turns as there are commands. */
const days = (from: number, commands: readonly string[][]): Session[] =>
  commands.map((each, day) =>
    session(
      `${from} ${day}`,
      each.map((command, at) => turn(`${from} ${day} ${at}`, from + day * DAY + at, run('a', command))),
    ),
  );

const NPM = ['npm ci', 'npm i zod'];
const GOOD = ['pnpm i', 'pnpm add zod'];

test('more, less, and neither are told apart by the interval of the difference', () => {
  const before = days(T - 9 * DAY, [NPM, NPM, NPM, NPM]);
  const [better] = observedOf([...before, ...days(T, [GOOD, GOOD, GOOD, GOOD])], [watched()]).rows;
  expect(better).toMatchObject({
    says: 'more',
    before: { followed: 0, trials: 8 },
    after: { followed: 8, sessions: 4 },
  });
  expect(better?.difference).toBe(1);
  expect(better?.interval?.[0]).toBeGreaterThan(0.5);
  const worse = observedOf([...days(T - 9 * DAY, [GOOD, GOOD, GOOD, GOOD]), ...days(T, [NPM, NPM, NPM])], [watched()]);
  expect(worse.rows[0]?.says).toBe('less');
  expect(observedOf([...before, ...days(T, [NPM, NPM, NPM])], [watched()]).rows[0]?.says).toBe('not told apart');
});

test('too few occasions, or all of them in few sessions, are said and no difference is claimed', () => {
  const before = days(T - 9 * DAY, [NPM, NPM, NPM]);
  const [few] = observedOf([...before, ...days(T, [GOOD, GOOD])], [watched()]).rows;
  expect(few).toMatchObject({ says: 'too few occasions', lacks: `after: 4 of ${FEWEST_OCCASIONS} occasions` });
  const [one] = observedOf([...before, ...days(T, [[...GOOD, ...GOOD, ...GOOD]])], [watched()]).rows;
  expect(one).toMatchObject({ says: 'too few occasions', lacks: 'after: 1 of 3 sessions' });
  const { carriedAt: _never, ...open } = watched();
  expect(observedOf(before, [open]).rows[0]?.says).toBe('not carried');
});

test('a session that was open across the migration is on neither side of it', () => {
  const open = session('open', [turn('a', T - 5, run('a', 'npm ci')), turn('b', T + 5, run('a', 'pnpm i'))]);
  const agent = session('agent', [turn('c', T + 6, run('a', 'pnpm i'))], { agentOf: 'open' });
  const { rows, across } = observedOf([open, agent], [watched()]);
  expect(across).toBe(2);
  expect(rows[0]?.after.trials).toBe(0);
});

test('a turn that several logs hold counts once; sessions elsewhere and turns without a time do not', () => {
  const [first] = days(T - DAY, [NPM]) as [Session];
  const fork = session('fork', [...first.turns, turn('own', T + DAY, run('a', 'pnpm i'))], { startedAt: T - DAY + 1 });
  const away = session('away', [turn('x', T, run('a', 'npm ci'))], { cwd: '/pp' });
  const undated = session('undated', [turn('y', 0, run('a', 'npm ci'))]);
  const seen = observedOf([fork, away, undated, first], [watched({ folders: ['/p'] })]);
  expect(seen).toMatchObject({ repeated: 2, undated: 1, across: 0 });
  expect(seen.rows[0]).toMatchObject({ before: { trials: 2 }, after: { trials: 1, followed: 1 } });
});

test('whether the memory was read before, or cited, is counted', () => {
  const cat = turn('a', T, run('a', 'cat /h/.codex/memories_v2/extensions/memport/resources/x/pnpm.md'));
  const used = turn('b', T + 1, run('a', 'pnpm i'), { cited: ['MEMORY.md:2-3'] });
  const files = { codex: ['resources/x/pnpm.md', 'MEMORY.md'] };
  const [row] = observedOf([session('s', [cat, used])], [watched({ files })]).rows;
  expect(row?.after).toMatchObject({ trials: 1, read: 1, cited: 1 });
});

const told = (of: Probe, turns: Turn[], more: Partial<Session> = {}): string =>
  occasionsIn(of, momentsOf(session('s', turns, more)))
    .map(({ turn: at, followed }) => `${at}${followed ? '+' : '-'}`)
    .join(' ');

const say = (text: string): Step => ({ is: 'text', text });

test('what is owed by an answer is owed by one that was finished, and by no sub-agent', () => {
  const ends = probe('End every answer with "Over."', { type: 'ends_with', phrases: ['Over.'], reach: 'final' });
  const turns = [
    turn('a', T, [say('So it is. Over.')]),
    turn('b', T, [say('So it is.')]),
    turn('c', T, [say('I look first.'), ...run('a', 'ls')]),
  ];
  expect(told(ends, turns)).toBe('0+ 1-');
  expect(told(ends, turns, { agentOf: 'above' })).toBe('');
});

test('a condition that no log shows leaves a rule without occasions', () => {
  const check: Check = { type: 'forbid_phrase', phrases: ['sorry'], reach: 'prose' };
  const turns = [turn('a', T, [say('I am sorry for that.')])];
  expect(told(probe('Never say "sorry".', check), turns)).toBe('0-');
  expect(told(probe('When a customer writes, never say "sorry".', check), turns)).toBe('');
});

test('what had to run before may have run in an earlier turn, but since the last time', () => {
  const check: Check = { type: 'command_ran', commands: ['npm test'], before: ['git commit'] };
  const commands = ['npm test', 'git commit -m a', 'git commit -m b', 'npm test && git commit -m c', 'ls'];
  const turns = commands.map((command, at) => turn(String(at), T + at, run('a', command)));
  expect(told(probe('Run npm test before committing.', check), turns)).toBe('1+ 2- 3+');
});

test('a file counts by the words that came into it, and only where it lies in the project', () => {
  const none: Check = { type: 'forbid_chars', chars: ['—'], reach: 'prose' };
  const whole: Check = { type: 'starts_with', phrases: ['# '], reach: 'files' };
  const of = (files: Turn['files']): Turn[] => [turn('a', T, [], { files })];
  const docs = 'Never use em dashes in documentation.';
  expect(told(probe(docs, none), of({ '/p/a.md': { text: 'one — two' } }))).toBe('0-');
  expect(told(probe(docs, none), of({ '/p/a.md': { text: 'one', partly: true } }))).toBe('0+');
  expect(told(probe(docs, none), of({ '/tmp/a.md': { text: 'one — two' } }))).toBe('');
  const head = probe('Every document starts with a heading.', whole);
  expect(told(head, of({ '/p/a.md': { text: 'no head' } }))).toBe('0-');
  expect(told(head, of({ '/p/a.md': { text: 'no head', partly: true } }))).toBe('');
});

test('a file is meant by its name or by what was asked for, never by where it lies', () => {
  const check: Check = { type: 'path_under', glob: '**/docs/adr/**', files: '**/*.md' };
  const of = (path: string, asked: string): string =>
    told(probe('Put decision records in docs/adr.', check, 'placement'), [
      turn('a', T, [], { steps: [{ is: 'turn', text: asked }], files: { [path]: { text: 'x' } } }),
    ]);
  expect(of('/p/README.md', 'say how it is built')).toBe('');
  expect(of('/p/notes/7.md', 'write the decision down')).toBe('0-');
  expect(of('/p/docs/adr/7.md', 'write the decision down')).toBe('0+');
  expect(of('/p/docs/adr/7.md', 'note it')).toBe('');
});

test('who is to ask before a deployment need not ask before a push; what was ordered need not be asked', () => {
  const before = ['npm publish', 'git push'];
  const of = (command: string, asked: string): string =>
    told(probe('Always ask before deploying.', { type: 'asks_first', before }, 'ask-first'), [
      turn('a', T, [], { steps: [{ is: 'turn', text: asked }, ...run('a', command)] }),
    ]);
  expect(of('git push', 'finish it')).toBe('');
  expect(of('npm publish', 'finish it')).toBe('0-');
  expect(of('npm publish', 'now publish it')).toBe('');
});
