import { describe, expect, it } from 'vitest';
import { STALE } from '../../src/audit/claims/stale-rules.ts';
import { told } from './audited.ts';
import { project } from './project.ts';

const TEAM = project(
  {
    'package.json': '{"dependencies":{"@tanstack/react-query":"^5"}}',
    'web/index.ts': 'export const start = 1;\n',
    'infra/main.tf': 'resource "aws_instance" "web" {\n  count = 2\n}\n',
    'tide_table/table.go': 'package tide_table\n\nfunc Height() {}\n',
  },
  { branches: new Set(['main', 'alice/fix-login']) },
);

/** Words that people have without code, and after the bar names that only code has. */
const SAID: readonly (readonly [what: string, nothing: string, gone: string, rule: string])[] = [
  [
    'a title is no class',
    'QueryClientProvider wraps the app.|SalesManager is the title of Berta.|OrderManager is our accountant’s word.|The numbers are in annual_report at the bank.',
    'The class PriceSmoother averages seven samples.',
    'stale/symbol',
  ],
  [
    'what every resource has is not declared',
    'Its number is aws_instance.count in infra/main.tf.',
    'The one is aws_instance.pair in infra/main.tf.',
    'stale/symbol',
  ],
  [
    'a package of Go in small letters',
    'Heights come from `tide_table.Height`.',
    'Heights come from `tide_table.Lookup`.',
    'stale/symbol',
  ],
  [
    'a word with an article is no package',
    'The widget (library code) was written by Ana.|The billing (package from Anna) arrived.',
    'cuprite-two (dependency in the test group) drives the browser.',
    'stale/package',
  ],
  [
    'two words and a bar are no folder',
    'Dates differ in web/mobile clients.',
    'The clients are in web/mobile.',
    'stale/path',
  ],
  [
    'what somebody keeps elsewhere is no branch',
    'See alice/dotfiles for the shell setup.',
    'Work on the login goes on in the branch `alice/login-two`.',
    'stale/branch',
  ],
];

describe('plain words', () => {
  for (const [what, nothing, gone, rule] of SAID)
    it(`are told from names: ${what}`, () => {
      const tell = (body: string) => [body, told(STALE, body, [TEAM])] as const;
      expect(nothing.split('|').map(tell)).toEqual(nothing.split('|').map((body) => [body, []]));
      expect(gone.split('|').map(tell)).toEqual(gone.split('|').map((body) => [body, [rule]]));
    });
});
