import type { Fault } from './fault.ts';

const at = (adapter: string, name: string, what: string, find: string, put: string): Fault => ({
  file: `adapters/${adapter}/${name}.ts`,
  what,
  find,
  put,
  tests: [`test/${adapter}/express.test.ts`],
});

export const ADAPTER_FAULTS: readonly Fault[] = [
  at('hermes', 'express', 'a preference is put as a requirement', '[PREFERS, REQUIRES] :', '[REQUIRES, PREFERS] :'),
  at(
    'hermes',
    'express',
    'a project that is not in focus is loaded everywhere',
    'site.focus !== scopeKey(scope) && ',
    'false && ',
  ),
  at(
    'hermes',
    'express',
    'a profile goes to MEMORY alone',
    "memory.kind === 'profile' || isPreference",
    'isPreference',
  ),
  at(
    'hermes',
    'express',
    'an entry is as large as a file by one less',
    'codePoints(text) > limit',
    'codePoints(text) >= limit',
  ),
  at(
    'hermes',
    'labels/labels',
    'a label may be what an entry begins with',
    ' && !entries.some((entry) => entry.startsWith(`${label}:`))',
    '',
  ),
  at('hermes', 'labels/labels', 'a label is longer', '.slice(0, 40)', '.slice(0, 60)'),

  at(
    'claude',
    'index-file/line-words',
    'a statement of the very length is not said',
    'said.length > LINE_UNITS',
    'said.length >= LINE_UNITS',
  ),
  {
    ...at('claude', 'express', 'a longer label is still one', 'MAX_LABEL = 24', 'MAX_LABEL = 25'),
    file: 'src/text/index-refs.ts',
  },
  at(
    'claude',
    'index-file/topics',
    'a line that leads nowhere leaves its name free',
    '[...store.files.keys(), ...targets]',
    '[...store.files.keys()]',
  ),

  at('codex', 'line-forms', 'what is not active has a line', "memory.status !== 'active') return `", 'false) return `'),
  at(
    'codex',
    'line-forms',
    'a situation hides the reason',
    ' || memory.why !== undefined || says.join()',
    ' || says.join()',
  ),
];
