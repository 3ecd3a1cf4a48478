import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { ListDocument } from '../../src/verbs/document.ts';
import type { Plan } from '../../src/ir/plan-value.ts';
import { inHome, memportHere } from './here.ts';

const write = (home: string, file: string, text: string): void => {
  mkdirSync(dirname(join(home, file)), { recursive: true });
  writeFileSync(join(home, file), text);
};

const rules = (home: string): void => write(home, '.claude/rules/memport.md', 'Use tabs over spaces.\n');
const entries = (home: string): void =>
  write(home, '.hermes/memories/USER.md', 'User prefers: Use tabs over spaces.\n§\nThe user lives in Porto.');
const config = '.codex/config.toml';

const BELOW = '`memories = true` below `[features]`';

/** What stands in config.toml, and what is to be read of it. */
const OFF: readonly [string, string | undefined, readonly string[]][] = [
  ['none', undefined, ['there is no {home}/.codex/config.toml', '`[features]` and `memories = true`']],
  ['an empty one', '', ['{home}/.codex/config.toml does not switch them on', '`[features]` and `memories = true`']],
  [
    'one of other things',
    'model = "x"\n[features]\nother = true\n',
    ['put the line `memories = true` below its `[features]`'],
  ],
  [
    'a switch that is off',
    '# mine\n[features]\nmemories = false\n',
    ['{home}/.codex/config.toml, line 3, says `memories = false`'],
  ],
  [
    'memories that are not used',
    '[features]\nmemories = true\n\n[memories]\nuse_memories = false\n',
    ['line 5, says `use_memories = false`'],
  ],
  [
    'a bracket left open',
    'a = 1\n[features\nmemories = true\n',
    ['{home}/.codex/config.toml, line 2', 'expected TOML', BELOW],
  ],
  ['a key said twice', 'a = 1\na = 2\n', ['{home}/.codex/config.toml, line 2', BELOW]],
  [
    'a text for a switch',
    '[features]\nmemories = "yes"\n',
    ['line 2: features.memories is a text in quotes: expected true or false'],
  ],
  ['a number for a section', 'features = 3\n', ['line 1: features is a number: expected a section `[features]`']],
  [
    'a number for another switch',
    '[features]\nmemories = true\n[memories]\ndual_write = 2\n',
    ['line 4: memories.dual_write is a number: expected true or false'],
  ],
];

describe('Codex with memories off', () => {
  test.each(OFF)(
    '%s: the plan, the closing lines, list and show say that nothing is seen, and where that is mended',
    (_, text, words) =>
      inHome(async (home) => {
        entries(home);
        mkdirSync(join(home, '.codex/memories_v2'), { recursive: true });
        if (text !== undefined) write(home, config, text);
        const said = words.map((each) => each.replace('{home}', home));
        const wide = { screen: { width: 1_000, colour: false } };
        const { stdout } = await memportHere(home, ['hermes:codex', '--dry-run'], wide);
        expect(stdout).toContain('2 memories: 0 loaded now, 2 once memories are on');
        for (const each of said) expect(stdout).toContain(each);
        const closed = await memportHere(home, ['hermes:codex', '--yes'], wide);
        expect(closed.stdout).not.toContain('Try it');
        expect(closed.stdout).toContain('Not active yet: ');
        expect((await memportHere(home, ['hermes:codex', '--yes'], wide)).stdout).toMatch(
          /^Nothing to do: 2 memories stand as planned/,
        );
        const listed = JSON.parse((await memportHere(home, ['list', 'codex', '--json'])).stdout) as ListDocument;
        const shown = JSON.parse((await memportHere(home, ['show', 'codex', '--json'])).stdout) as ListDocument;
        for (const deliveries of [listed.deliveries, shown.stores[0]?.view?.deliveries])
          expect(deliveries?.map(({ delivery, rule }) => [delivery, rule])).toEqual([
            ['unseen', 'delivery/feature-off'],
            ['unseen', 'delivery/feature-off'],
          ]);
        expect((await memportHere(home, ['list', 'codex'], wide)).stdout.match(/ {2}unseen {2}/g)).toHaveLength(2);
        for (const finding of [listed, shown].map(({ findings }) =>
          findings.find(({ rule }) => rule === 'delivery/feature-off'),
        ))
          for (const each of said) expect(finding?.message).toContain(each);
        write(home, config, '[features]\nmemories = true\n');
        const on = await memportHere(home, ['hermes:codex', '--dry-run'], wide);
        expect(on.stdout).toContain('2 memories: 2 loaded, 0 indexed');
        expect(on.stdout).not.toContain('Memories are off');
      }),
  );

  test('a config.toml that is a folder, too', () =>
    inHome(async (home) => {
      entries(home);
      mkdirSync(join(home, config), { recursive: true });
      expect(
        (await memportHere(home, ['hermes:codex', '--dry-run'], { screen: { width: 1_000, colour: false } })).stdout,
      ).toContain(`Codex does not start with ${home}/.codex/config.toml: it cannot be read`);
    }));
});

describe('other harnesses with memory off', () => {
  const project = async (home: string, env: Readonly<Record<string, string>> = {}) => {
    write(home, 'app/.git/HEAD', 'ref: refs/heads/main\n');
    write(
      home,
      '.codex/memories_v2/memory_summary.md',
      "v1\n\n## User Profile\n\n## User preferences\n\n- Use tabs over spaces.\n\n## General Tips\n\n## What's in Memory\n",
    );
    const folder = `.codex/memories_v2/extensions/memport/resources/app`;
    write(home, `${folder}/scope.json`, JSON.stringify({ cwd: join(home, 'app') }));
    write(home, `${folder}/port.md`, 'The port is 5433.\n');
    return memportHere(home, ['codex:claude', '--yes', '--cwd', join(home, 'app')], {
      screen: { width: 1_000, colour: false },
      env,
    });
  };

  test('Claude Code, by its settings: rules are loaded all the same, the memory of the project is not', () =>
    inHome(async (home) => {
      write(home, '.claude/settings.json', '{"autoMemoryEnabled": false}');
      const { stdout } = await project(home);
      expect(stdout).toMatch(/2 memories: 1 loaded now, \d once memories are on, /);
      expect(stdout).toContain(
        `Memories are off: autoMemoryEnabled is false in the user settings (${home}/.claude/settings.json); make it true there`,
      );
      expect(stdout).toContain('Not active yet: ');
      expect(stdout).toContain('ask "What do you remember about this: Use tabs over spaces?"');
      expect((await memportHere(home, ['show', 'claude', '--cwd', join(home, 'app')])).stdout).toMatch(
        /unseen +The port is 5433/,
      );
    }));

  test('Claude Code, by its environment', () =>
    inHome(async (home) => {
      mkdirSync(join(home, '.claude'));
      const { stdout } = await project(home, { CLAUDE_CODE_DISABLE_AUTO_MEMORY: '1' });
      expect(stdout).toContain(
        'Memories are off: CLAUDE_CODE_DISABLE_AUTO_MEMORY is set in the environment; take it out there',
      );
      const plan = JSON.parse(
        (
          await memportHere(home, ['codex:claude', '--dry-run', '--json', '--cwd', join(home, 'app')], {
            env: { CLAUDE_CODE_DISABLE_AUTO_MEMORY: '1' },
          })
        ).stdout,
      ) as Plan;
      expect(plan.decisions.map(({ delivery, now }) => `${delivery} ${now ?? 'as it is'}`).sort()).toEqual([
        'loaded as it is',
        'loaded unseen',
      ]);
    }));

  test('Hermes: what it still shows is counted, and nothing is offered to try', () =>
    inHome(async (home) => {
      rules(home);
      mkdirSync(join(home, '.hermes'));
      write(home, '.hermes/config.yaml', 'memory:\n  memory_enabled: false\n  user_profile_enabled: false\n');
      const { stdout } = await memportHere(home, ['claude:hermes', '--yes'], {
        screen: { width: 1_000, colour: false },
      });
      expect(stdout).toContain('1 memory: 0 loaded, 0 indexed, 1 searchable, 0 not carried');
      expect(stdout).toContain(`Memories are off: ${home}/.hermes/config.yaml says \`memory_enabled: false\``);
      expect(stdout).not.toContain('Try it');
      rmSync(join(home, '.hermes/config.yaml'));
      entries(home);
      write(home, '.hermes/config.yaml', 'memory:\n  user_profile_enabled: false\n');
      expect((await memportHere(home, ['list', 'hermes'])).stdout).toMatch(/unseen +The user lives in Porto/);
    }));
});
