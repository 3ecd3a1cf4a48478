import { describe, expect, test } from 'vitest';
import { adapters } from '../../adapters/index.ts';
import { understood } from '../../src/cli/understood.ts';

const meant = (typed: readonly string[]): Promise<string[]> =>
  understood(typed, '/nowhere', {
    commands: ['list', 'show', 'migrate', 'verify', 'completion', 'undo', 'check', 'explain'],
    options: new Set(['--dry-run', '--json', '--kind']),
    valued: new Set(['--root', '--cwd', '--from', '--to', '--kind']),
    harnesses: async () => adapters,
  });
const words = (line: string): string[] =>
  [...line.matchAll(/'([^']*)'|(\S+)/g)].map(([, quoted, plain]) => quoted ?? (plain as string));
const MIGRATE = 'migrate --from claude --to codex';

describe('what was typed', () => {
  test.each([
    ...[
      'claude→codex',
      'claude:codex',
      'Claude:Codex',
      'CLAUDE:codex-cli',
      'claude->codex',
      'claude=>codex',
      "'claude -> codex'",
      'codex<-claude',
      'codex←claude',
      'claude → codex',
      'claude -> codex',
      'claude to codex',
      'from claude to codex',
      'claude codex',
      'claude - codex',
      'claude,codex',
      'claude/codex',
      'claude: codex',
      'claude :codex',
      'memport claude codex',
      "'Claude Code' codex",
      'claude code to codex cli',
      'claude-code openai-codex',
      'migrate claude codex',
      'migrate claude:codex',
      'migrate claude to codex',
      'Migrate Claude Codex',
    ].map((typed) => [typed, MIGRATE]),
    ['claude:codex --dry-run', `${MIGRATE} --dry-run`],
    ['--dry-run claude codex', `${MIGRATE} --dry-run`],
    ['--cwd /tmp claude codex --kind rule', `${MIGRATE} --cwd /tmp --kind rule`],
    ['claude --dry-run codex', `${MIGRATE} --dry-run`],
    ['claude --to codex', 'migrate --from claude --to codex'],
    ['--from claude --to codex', MIGRATE],
    ['diff claude codex', `${MIGRATE} --dry-run --diff`],
    ['diff claude:codex --all', `${MIGRATE} --dry-run --diff --all`],
    ['claude:nobody', 'migrate --from claude --to nobody'],
    ['claude', 'show claude'],
    ['claude-code --json', 'show claude-code --json'],
    ["claude 'never push'", "show claude 'never push'"],
    ['codex verify', 'verify codex'],
    ['list', 'list'],
    ['check claude:codex --json', 'check claude codex --json'],
    ['check --cwd /tmp claude→codex', 'check --cwd /tmp claude codex'],
    ['check a:b codex', 'check a:b codex'],
    ['LIST codex', 'list codex'],
    ['--json list codex', 'list --json codex'],
    ['--root list show', 'show --root list'],
    ['help migrate', 'migrate --help'],
    ['help', '--help'],
    ['--help list', 'list --help'],
    ['version', '--version'],
    ['-v', '--version'],
    ['show claude', 'show claude'],
    ['explain claude', 'explain claude'],
    ['migrate --help', 'migrate --help'],
    ['migrate --from claude --to codex', MIGRATE],
    ['undo 2026-', 'undo 2026-'],
    ['completion bash', 'completion bash'],
    ['--json', '--json'],
    ['', ''],
  ])('%s', async (typed, want) => expect(await meant(words(typed as string))).toEqual(words(want as string)));

  test.each([
    ['lst', 'did you mean list?'],
    ['cluade', 'did you mean claude?'],
    ['claude cdx', 'did you mean memport claude:codex?'],
    ['claude to', 'memport claude:codex'],
    ['diff', 'memport claude:codex --dry-run'],
    ['diff codex', 'memport codex:claude --dry-run'],
    ['move claude hermes', 'memport claude:hermes --dry-run'],
    ['sync codex claude', 'memport codex:claude --dry-run'],
    ['migrate', 'memport claude:codex --dry-run'],
    ['migrate claude', 'memport claude:codex --dry-run'],
    ['claude codex --cwd --dry-run', '--cwd VALUE --dry-run'],
    ['ls', 'memport list'],
    ['rollback', 'memport undo --dry-run'],
    ["'never push to main'", 'memport show "never push to main"'],
    ['3f9a1c', 'memport show "3f9a1c"'],
    ['20261120-101500-3f9a', 'memport undo 20261120-101500-3f9a --dry-run'],
    ['zzzzzzzzz', 'a command, or two harnesses with an arrow'],
  ])('%s is a mistake that says what to type', (typed, want) =>
    expect(meant(words(typed))).rejects.toMatchObject({ code: 'usage', expected: expect.stringContaining(want) }),
  );
});

test.each(['claude -', 'claude =', 'claude -  --dry-run'])('%s is what a shell leaves of an arrow', async (line) => {
  await expect(meant(words(line))).rejects.toMatchObject({
    message: expect.stringContaining('the shell ate the arrow'),
    expected: expect.stringContaining('memport claude:codex'),
  });
});
