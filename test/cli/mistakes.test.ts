import { expect, test } from 'vitest';
import { furnish } from '../demo/machine.ts';
import { makeHome } from './built.ts';
import { memportHere } from './here.ts';

/** What somebody types who has read nothing, and a word of what is to be said about it. */
const MISTAKES: readonly (readonly [line: string, says: RegExp])[] = [
  ['lst', /did you mean list\?/],
  ['cluade', /did you mean claude\?/],
  ['claude cdx', /did you mean memport claude:codex\?/],
  ['claude to', /memport claude:codex --dry-run/],
  ['claude:nobody', /one of claude/],
  ['claude codex hermes', /"hermes" is given/],
  ['codex to claude to hermes', /memport migrate <from> <to>/],
  ['move claude codex', /memport claude:codex --dry-run/],
  ['diff', /memport claude:codex --dry-run/],
  ['migrate', /memport claude:codex --dry-run/],
  ['migrate claude', /memport claude:codex --dry-run/],
  ['migrate --from claude', /required option '--to/],
  ['claude codex --dryrun', /did you mean --dry-run\?/],
  ['claude codex -n', /did you mean --dry-run\?/],
  ['claude codex -y', /did you mean --yes\?/],
  ['claude codex --yes=true', /did you mean --yes\?/],
  ['claude codex --project --dry-run', /--project has no value/],
  ['claude codex --project nowhere --dry-run', /one of ~\/ferry-api/],
  ['claude codex --kind rules --dry-run', /did you mean rule\?/],
  ['claude codex --on-conflict sorce', /one of ask, source, target, both/],
  ['claude codex --format pdf', /one of terminal, json/],
  ['claude codex --out x.html --dry-run', /--format json/],
  ['claude codex --from-root /nope --dry-run', /a folder that exists/],
  ['claude codex --to-profile work --dry-run', /no profile is called "work"/],
  ['claude claude --dry-run', /the same store/],
  ['check cluade codex', /expected: did you mean claude\?/],
  ['check nosuch codex', /expected: one of claude, codex, hermes, an instruction file/],
  ['completion tcsh', /"tcsh" is no shell\n[^]*one of bash, zsh, fish/],
  ['list --dry-run', /--dry-run belongs to memport migrate/],
  ['list claud', /did you mean claude\?/],
  ['list a b c', /it takes one word, and 3 are given: a, b, c/],
  ['list --root /tmp', /memport list <harness> --root DIR/],
  ['show', /memport show \[options\] <harness>/],
  ['show claude nosuchwords', /memport list shows every memory/],
  ['undo 123', /memport log lists every run/],
  ['apply', /memport apply \[options\] <plan>/],
  ['apply nope.json', /a file that --plan-out wrote/],
  ['explain stale', /stale\/path/],
  ['explain delivery/orphn', /did you mean delivery\/orphan/],
  ['schema plans', /did you mean plan\?/],
  ['completion powershell', /one of bash, zsh, fish/],
  ['verify hermes', /memport show hermes --as-prompt/],
  ['check claude', /memport check claude <another>/],
  ['check --fail-on critical claude codex', /error, warn, info, none/],
  ['audit claude --since yesterdy', /a day such as/],
  ['sync claude codex --project nosuchfolder', /Claude Code and Codex CLI have no memories of/],
  ['check claude codex --project nosuchfolder', /have no memories of/],
  ['export claude --project nosuchfolder', /memport list claude shows them/],
  ['import nope.json --to codex', /what memport export wrote/],
  ['pairs --same 1', /memport pairs lists them/],
  ['probe plan', /memport probe claude:codex/],
  ['probe claude:codex nosuchword', /memport list claude shows every memory/],
  ['probe plan claude:codex nosuchword', /a handle, an id, or words/],
  ['probe claude:codex --level hard', /one of load, observed/],
  ['claude codex --client-version banana --dry-run', /'banana'[^]*a version such as/],
  ['list claude --client-version 2.x', /a version such as/],
  ['doctor cluade', /did you mean claude\?/],
  ['--josn', /did you mean --json\?/],
];

test('every mistake ends in what was expected and what to type', async () => {
  const { home, state, remove } = furnish();
  try {
    for (const [line, says] of MISTAKES) {
      const ran = await memportHere(home, line.split(' '), { env: { XDG_STATE_HOME: state } });
      expect([line, ran.code, ran.stdout]).toEqual([line, 2, '']);
      expect([line, ran.stderr]).toEqual([line, expect.stringMatching(says)]);
      expect([line, ran.stderr]).toEqual([
        line,
        expect.stringMatching(/^memport: [^\n]*\n(?: {2}[a-z]+: .*\n)* {2}do: .*\n$/),
      ]);
      expect(ran.stderr).not.toMatch(/ {4}at |undefined|\[object/);
    }
  } finally {
    remove();
  }
});

test('the last word of a rule is enough where one rule has it', async () => {
  const { home, remove } = makeHome();
  try {
    const [short, long] = await Promise.all(
      ['relative-date', 'stale/relative-date'].map((rule) => memportHere(home, ['explain', rule])),
    );
    expect([short?.code, short?.stdout]).toEqual([0, long?.stdout]);
  } finally {
    remove();
  }
});

test('the ends come first in the help of a migration, and the prices last', async () => {
  const { home, remove } = makeHome();
  try {
    const { stdout } = await memportHere(home, ['help', 'migrate']);
    const at = (option: string): number => stdout.indexOf(`\n  ${option} `);
    expect([at('--from'), at('--to'), at('--dry-run')].every((each) => each > 0 && each < at('--max-usd'))).toBe(true);
  } finally {
    remove();
  }
});

test('every help speaks of itself in the same words', async () => {
  const { home, remove } = makeHome();
  try {
    for (const line of ['--help', 'sync --help', 'probe plan --help'])
      expect((await memportHere(home, line.split(' '))).stdout).toMatch(/^ {2}-h, --help +print this help$/m);
  } finally {
    remove();
  }
});
