import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isMemportError } from '../../src/errors.ts';
import { printProbe, readProbe } from '../../src/probe/probe-file.ts';
import type { Probe } from '../../src/probe/scenario.ts';

const GOOD = `version: 1
memory:
  id: claude/global/rule
  handle: abc123
  hash: 0123456789abcdef
rule: Never use em dashes
shape: forbidden-text
author: human
reviewed: true
check:
  all:
    - type: forbid_chars
      chars: ["—"]
      reach: prose
    - type: require_regex
      pattern: "a+"
      reach: raw
      min: 3
scenarios:
  - id: s1
    turns: ["Write to Priya."]
    workspace: {"min": "5", "src/a.ts": "true"}
counters: []
`;

const fault = (source: string): string => {
  try {
    readProbe(source, 'probes/x.yaml');
  } catch (error) {
    if (isMemportError(error)) return `${error.where}: ${error.message}`;
    throw error;
  }
  return 'none';
};

test('numbers and a yes are read where they are meant, and text everywhere else', () => {
  const probe = readProbe(GOOD, 'x.yaml');
  expect(probe).toMatchObject({ version: 1, reviewed: true, memory: { hash: '0123456789abcdef' } });
  expect(probe.scenarios[0]?.workspace).toEqual({ min: '5', 'src/a.ts': 'true' });
  expect(JSON.stringify(probe.check)).toContain('"min":3');
});

describe.each([
  ['a checker that is none', ['forbid_chars', 'forbid_char'], ':12: check.all.0.type: expected'],
  ['a reach that is none', ['reach: prose', 'reach: prosa'], ':14: check.all.0.reach: '],
  ['a number in words', ['min: 3', 'min: many'], ':18: check.all.1.min: expected number'],
  ['a number in quotes', ['min: 3', 'min: "3"'], ':18: check.all.1.min: expected number'],
  [
    'a pattern that looks ahead',
    ['"a+"', '"(?=a)"'],
    ':16: check.all.1.pattern: looking ahead or behind is not run: match',
  ],
  ['a pattern that looks back', ['"a+"', '"(a)\\\\1"'], ':16: check.all.1.pattern: references back'],
  ['a pattern that is too large', ['"a+"', '"(a{100}){9}"'], ':16: check.all.1.pattern: the pattern comes to'],
  ['a program to run', ['reviewed: true', 'exec: rm -rf /'], ':9: "exec" is refused: a probe names no program'],
  ['a script in a checker', ['min: 3', 'script: x.sh'], ':18: "script" is refused'],
  ['a host', ['min: 3', 'host: evil.example'], ':18: "host" is refused'],
  ['a variable of the environment', ['min: 3', 'env: HOME'], ':18: "env" is refused'],
  ['a checker in JavaScript', ['type: forbid_chars', 'type: javascript'], ':12: check.all.0.type: expected'],
  [
    'settings of a client',
    ['src/a.ts', '.claude/settings.json'],
    ':22: scenarios.0.workspace..claude/settings.json: expected a file below',
  ],
  ['hooks of git', ['src/a.ts', 'x/.git/hooks/pre-commit'], 'expected a file below'],
  ['a file outside', ['src/a.ts', '../a.ts'], 'expected a file below'],
  ['an absolute file', ['src/a.ts', '/etc/passwd'], 'expected a file below'],
  ['a field nobody knows', ['rule: Never', 'rules: Never'], ''],
  ['an alias', ['counters: []', 'counters: &a [*a]'], 'a probe has no aliases'],
  ['a key twice', ['counters: []', 'counters: []\nrule: x'], ':24: this is no YAML: Map keys must be unique'],
  ['a version that is not known', ['version: 1', 'version: 2'], ':1: version: expected 1'],
  ['no turns', ['turns: ["Write to Priya."]', 'turns: []'], ':21: scenarios.0.turns: '],
  ['a prototype', ['min: 3', '__proto__: {a: b}'], ':18: "__proto__" is no name of a field'],
] as const)('%s', (_, [from, to], told) => {
  test('is told with its line', () => {
    expect(GOOD).toContain(from);
    expect(fault(GOOD.replace(from, to))).toContain(told);
    expect(fault(GOOD.replace(from, to))).not.toBe('none');
  });
});

test.each([
  '',
  '- 1',
  '{',
  'a: [',
  '\t',
  'null',
  `rule: ${'x'.repeat(300_000)}`,
  '!!js/function "f"',
  `${'['.repeat(3_000)}`,
])('what is no probe is told as such: %#', (source) => {
  expect(fault(source)).toMatch(/^probes\/x\.yaml/);
});

test('every probe is read back as it was printed', () => {
  const text = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 });
  const line = fc.constantFrom(
    'true',
    '12',
    'a: b',
    '- x',
    '# c',
    ' lead',
    'two\nlines\n',
    'tab\there',
    "it's",
    '"q"',
    '\\u2014',
    '~',
  );
  const words = fc.oneof(text, line);
  const probes = fc.record({
    version: fc.constant(1 as const),
    memory: fc.record({ id: words, handle: fc.constant('abcdef'), hash: fc.constant('00000000deadbeef') }),
    rule: words,
    shape: fc.constant('fact' as const),
    scenarios: fc.array(fc.record({ id: fc.constant('s1'), turns: fc.array(words, { minLength: 1, maxLength: 3 }) }), {
      minLength: 1,
      maxLength: 3,
    }),
    counters: fc.constant([]),
    check: fc.array(words, { minLength: 1, maxLength: 4 }).map((facts) => ({ type: 'exact_fact' as const, facts })),
    author: fc.constant('human' as const),
    reviewed: fc.boolean(),
  });
  fc.assert(
    fc.property(probes, (probe: Probe) => {
      expect(readProbe(printProbe(probe), 'x.yaml')).toEqual(probe);
    }),
    { numRuns: 100 },
  );
});
