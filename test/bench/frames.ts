import type { Frame } from '../../src/ir/frame.ts';

/** The voices of three harnesses as data, in the shape in which adapters hand theirs over. */
export const FRAMES: Readonly<Record<string, readonly Frame[]>> = {
  claude: [
    { name: 'how', pattern: '^(?<statement>.+)\\n+\\*\\*How to apply(?::\\*\\*|\\*\\*:)[ \\t]*(?<how>.*)$' },
    { name: 'why', pattern: '^(?<statement>.+)\\n+(?:\\*\\*Why(?::\\*\\*|\\*\\*:)|Why:)[ \\t]*(?<why>.*)$' },
  ],
  codex: [
    { name: 'bullet', pattern: '^- (?<statement>.+)$', print: '- {statement}' },
    { name: 'refs', pattern: '^(?<statement>.*[^\\s\\]]) ?(?<refs>(?:\\[(?:Task \\d+|ad-hoc note)\\] ?)+)$', print: '{statement} {refs}' },
    { name: 'correction', pattern: '^when (?<situation>[^"]{1,400}), the user (?:asked|corrected|said)[^:"]{0,80}: "(?<quote>[^"]*)" -> (?<statement>.+)$', print: 'when {situation}, the user asked: "{quote}" -> {statement}' },
  ],
  hermes: [
    { name: 'applies', pattern: '^(?<statement>.+)\\nApplies: (?<how>.*)$' },
    { name: 'why', pattern: '^(?<statement>.+)\\nWhy: (?<why>.*)$' },
    { name: 'requires', pattern: '^User requires: (?<statement>.+)$', print: 'User requires: {statement}', force: 'must' },
    { name: 'prefers', pattern: '^User prefers: (?<statement>.+)$', print: 'User prefers: {statement}', force: 'prefer' },
  ],
};
