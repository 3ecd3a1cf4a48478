import { expect, test } from 'vitest';
import { configurationOf } from '../../src/probe/promptfoo-configuration.ts';
import type { Check } from '../../src/probe/single-check.ts';
import { checked } from '../../src/probe/checked-transcript.ts';
import type { Context } from '../../src/probe/context.ts';
import type { Probe } from '../../src/probe/scenario.ts';
import { FACTS } from './checks/facts.ts';
import { TEXT } from './checks/text.ts';
import { transcript } from './checks/told.ts';

const context = (text: string): Context => ({
  framing: { hands: [], copies: '', seen: '' },
  always: [{ role: 'user', label: 'memory {{of}} mine', text }],
  files: new Map(),
  cwd: '/app',
  deliveries: new Map(),
});

/** As promptfoo's templates read a raw passage: up to the first mark of either kind. */
const rendered = (raw: string): string =>
  raw
    .split(/(\{% raw %\}[\s\S]*?\{%\s*endraw\s*%\}|\{\{ "[^"]*" \}\})/)
    .map((part) =>
      part.startsWith('{% raw %}')
        ? part.replace(/^\{% raw %\}/, '').replace(/\{%\s*endraw\s*%\}$/, '')
        : part.replace(/^\{\{ (".*") \}\}$/, (_, said: string) => JSON.parse(said) as string),
    )
    .join('');

test.each(['{{task}}', '{% endraw %}', '{%endraw%} {{ secret }}', '{%- endraw -%}', '{% raw %} and more', '{# no #}'])(
  'what a memory says reaches a prompt as it is: %s',
  (text) => {
    const { configuration } = configurationOf([{ arm: 'target', context: context(text) }], []);
    const [prompt] = configuration.prompts;
    expect(Object.keys(prompt ?? {})).toEqual(['label', 'raw']);
    expect(rendered(prompt?.raw ?? '')).toBe(`memory {{of}} mine\n\n${text}\n\n{{task}}\n`);
  },
);

/** What promptfoo makes of its assertions: scripts are run over the answer (seen with promptfoo 0.123.1). */
const holds = (check: Check, output: string): boolean | undefined => {
  const { configuration } = configurationOf([], [probe(check)]);
  const [{ assert = [] } = {}] = configuration.tests;
  return assert.length === 0
    ? undefined
    : assert.every(({ type, value }) => {
        expect(type).toMatch(/^(?:not-)?javascript$/);
        expect(String(value)).not.toMatch(/\{[{%#]/);
        return new Function('output', `return ${String(value)}`)(output) !== type.startsWith('not-');
      });
};

const probe = (check: Check): Probe => ({
  version: 1,
  memory: { id: 'x', handle: 'x', hash: 'x' },
  rule: 'x',
  shape: 'format',
  scenarios: [{ id: 's1', turns: ['Do it.'] }] as never,
  counters: [],
  check,
  author: 'human',
  reviewed: true,
});

/** Between quotes, or denied: a script does not tell that from what is said. */
const TAKEN_FOR_SAID = [
  'I left out every em dash ("—") as you asked.',
  'I avoided the word leverage throughout.',
  'No "leverage" anywhere.',
  'Das Wort zusammenfassend fehlt hier.',
  'Ohne "zusammenfassend" geht es auch.',
  'It is not staging-db.internal.',
  'Das ist nicht staging-db.internal, sondern ein anderer.',
  'Not on December 1.',
];

/** What it has no word for. */
const WITHOUT = /^(?:order|asks_first|abstains|verifies_first)/;

test.each(Object.entries({ ...TEXT, ...FACTS }))(
  '%s: a script judges as memport does',
  (name, { check, passes, fails }) => {
    const plain = (all: typeof passes): string[] =>
      all.filter((each) => typeof each === 'string').filter((each) => !TAKEN_FOR_SAID.includes(each));
    if (WITHOUT.test(name)) return expect(holds(check, 'x')).toBeUndefined();
    expect(plain(passes).length).toBeGreaterThan(4);
    expect(plain(passes).filter((each) => holds(check, each) !== true)).toEqual([]);
    expect(plain(fails).filter((each) => holds(check, each) !== false)).toEqual([]);
  },
);

test.each([
  ['\\x{1F600}', '😀', 'x{1F600}'],
  ['(?i)release notes', 'RELEASE NOTES', 'notes'],
  ['(?P<day>\\d{2})\\.(?P<month>\\d{2})', '24.12', '2412'],
  ['\\AOK\\z', 'OK', 'not OK'],
  ['\\pN{3}', '१२३', 'abc'],
  ['\\#\\w+', '#tag', 'tag'],
  ['\\{{name}}', '{{name}}', 'name'],
])('the pattern %s of RE2 means the same in JavaScript', (pattern, yes, no) => {
  for (const output of [yes, no]) {
    const own = checked({ type: 'require_regex', pattern, reach: 'raw' }, transcript(output)).passed;
    expect([output, own]).toEqual([output, output === yes]);
    expect([output, holds({ type: 'require_regex', pattern, reach: 'raw' }, output)]).toEqual([output, own]);
  }
});

test('flags and counts come along, and what JavaScript would read otherwise is left out', () => {
  const check = { type: 'require_regex', pattern: 'ok', flags: 'i', min: 2, max: 2, reach: 'raw' } as const;
  expect(['OK', 'Ok and oK', 'ok ok ok'].map((each) => holds(check, each))).toEqual([false, true, false]);
  for (const pattern of ['[[:alpha:]]+', '\\Qa.b\\E'])
    expect([pattern, holds({ type: 'forbid_regex', pattern, reach: 'raw' }, 'x')]).toEqual([pattern, undefined]);
  for (const reach of ['code', 'files', 'trace'] as const)
    expect([reach, holds({ type: 'forbid_chars', chars: ['x'], reach }, 'x')]).toEqual([reach, undefined]);
});
