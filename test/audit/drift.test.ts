import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { apply } from '../../src/verbs/apply.ts';
import { plan } from '../../src/verbs/plan.ts';
import { note, roomWith, type Files, type Room } from './home.ts';

const RULES = ['Indent with tabs in Go files.', 'Never deploy on a Friday.', 'Ask before you add a package.'];
const NAMES = ['tabs', 'friday', 'package'];

const CLAUDE: Files = {
  ...Object.fromEntries(NAMES.map((name, at) => [`memory/${name}.md`, note(RULES[at] ?? '', { name })])),
  'memory/MEMORY.md': NAMES.map((name, at) => `- [${name}](${name}.md) — ${RULES[at]}\n`).join(''),
};

const TARGETS: Readonly<Record<string, Files>> = {
  codex: { '.codex/config.toml': '[features]\nmemories = true\n' },
  hermes: { '.hermes/memories/MEMORY.md': 'Uses zsh.\n' },
};

/** What an audit says of what was carried from Claude Code and then drifted. */
const driftedIn = async (target: string, drift: (room: Room) => void): Promise<string[]> => {
  const room = roomWith({ ...CLAUDE, ...TARGETS[target] });
  try {
    const { world } = room;
    const asked = { onConflict: 'ask', onSecret: 'block', onInjection: 'block' } as const;
    await apply(world, await plan(world, { from: 'claude', to: target, all: true, cwd: world.cwd, ...asked }));
    drift(room);
    const { document } = await room.audit();
    return document.findings
      .filter(({ rule }) => rule.startsWith('across/') && rule !== 'across/only-in-one')
      .map(
        ({ rule, severity, memory }) =>
          `${severity} ${rule} ${memory?.id.replace(/^.*[/#]/, '').replace(/\.md.*$/, '')}`,
      )
      .sort();
  } finally {
    room.remove();
  }
};

const edit =
  (file: string, change: (text: string) => string) =>
  (room: Room): void =>
    writeFileSync(room.at(file), change(readFileSync(room.at(file), 'utf8')));

const SAID: Readonly<Record<string, string>> = {
  codex: '.codex/memories_v2/memory_summary.md',
  hermes: '.hermes/memories/MEMORY.md',
};

const NOTES: Readonly<Record<string, readonly string[]>> = {
  codex: ['.codex/memories_v2/extensions/memport/resources/app/package.md'],
  hermes: ['.hermes/skills/memport/app/references/package.md'],
};

const LINE: Readonly<Record<string, RegExp>> = {
  codex: /^.*add a package.*\n/m,
  hermes: /§\n.*add a package.*\n/,
};

describe.each(Object.keys(TARGETS))('what was carried to %s', (target) => {
  const file = SAID[target] ?? '';

  test('has not drifted where nobody touched it', async () => {
    expect(await driftedIn(target, () => {})).toEqual([]);
  });

  test('across/source-moved: its source was edited since', async () => {
    const drift = edit('memory/friday.md', (text) => text.replaceAll('on a Friday', 'on a Friday or a Monday'));
    expect(await driftedIn(target, drift)).toEqual(['warn across/source-moved friday']);
  });

  test('across/source-moved: its source is gone', async () => {
    const drift = (room: Room): void => {
      rmSync(room.at('memory/tabs.md'));
      edit('memory/MEMORY.md', (text) => text.replace(/^.*tabs\.md.*\n/m, ''))(room);
    };
    expect(await driftedIn(target, drift)).toEqual(['warn across/source-moved tabs']);
  });

  test('across/target-moved: a line of the copy was edited there, and is told from its delivery', async () => {
    const drift = edit(file, (text) => text.replaceAll('on a Friday', 'on a Friday evening'));
    expect(await driftedIn(target, drift)).toContain('warn across/target-moved friday');
  });

  test('across/removed-in-target: the copy is gone', async () => {
    const drift = (room: Room): void => {
      for (const each of NOTES[target] ?? []) rmSync(room.at(each), { force: true });
      edit(file, (text) => text.replace(LINE[target] ?? '', ''))(room);
    };
    expect(await driftedIn(target, drift)).toEqual(['warn across/removed-in-target package']);
  });

  test('across/delivery-fell: only its line is gone', async () => {
    const drift = edit(file, (text) => text.replace(LINE[target] ?? '', ''));
    expect(await driftedIn(target, drift)).toContain('warn across/delivery-fell package');
  });
});
