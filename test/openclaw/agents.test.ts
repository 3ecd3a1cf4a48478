import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { workspacesAt } from '../../adapters/openclaw/paths.ts';
import { inHome, memportHere } from '../cli/here.ts';
import { machineOver } from '../contract/world.ts';

const STATE = '/home/ada/.openclaw';
const rootsOf = (config: string): string[] =>
  workspacesAt(machineOver(new Map([[`${STATE}/openclaw.json`, config]]))).map(
    ({ agent, root }) => `${agent ?? '-'} ${root}`,
  );

// Read in src/agents/agent-scope-config.ts of openclaw/openclaw.
test.each([
  ['nothing', '', [`- ${STATE}/workspace`]],
  ['a shared folder', '{"agents":{"defaults":{"workspace":"~/ws"}}}', ['- /home/ada/ws']],
  [
    'entries by id, comments and a trailing comma',
    '// one gateway\n{"agents":{"entries":{"main":{"default":true},"Work":{},"mia":{"workspace":"~/mia/"}},},}',
    [`- ${STATE}/workspace`, `work ${STATE}/workspace-work`, 'mia /home/ada/mia'],
  ],
  [
    'the older list, whose first is the one that answers',
    '{"agents":{"list":[{"id":"home","workspace":"~/home"},{"id":"work"},null,7]}}',
    ['- /home/ada/home', `work ${STATE}/workspace-work`],
  ],
  [
    'a folder below the shared one, and one workspace for two',
    '{"agents":{"defaults":{"workspace":"/ws"},"entries":{"a":{},"b":{},"c":{"workspace":"/ws/b"},"d":{"workspace":"/ws"}}}}',
    ['- /ws', 'b /ws/b'],
  ],
  [
    'an id that would leave the folder',
    '{"agents":{"list":[{"id":"a"},{"id":"../../etc"}]}}',
    [`- ${STATE}/workspace`, `main ${STATE}/workspace-main`],
  ],
])('workspaces: %s', (_, config, roots) => expect(rootsOf(config)).toEqual(roots));

const put = (home: string, file: string, text: string): void => {
  mkdirSync(dirname(join(home, file)), { recursive: true });
  writeFileSync(join(home, file), text);
};

test('each agent of a gateway has a store of its own, and what one may not see is not carried for all', () =>
  inHome(async (home) => {
    put(home, '.openclaw/openclaw.json', '{"agents":{"entries":{"main":{"default":true},"work":{}}}}');
    put(home, '.openclaw/workspace/USER.md', '- Never use tabs.\n');
    put(home, '.openclaw/workspace-work/USER.md', '- Always answer in German.\n');
    put(home, '.hermes/memories/USER.md', 'User requires: Sign every commit.');
    const ask = async (...args: string[]): Promise<string> => (await memportHere(home, args)).stdout;
    expect(await ask('list', 'openclaw')).toMatch(/agent work {2}1 memory\n.* unseen +Always answer in German\./);
    expect(await ask('show', 'openclaw', '--as-prompt')).not.toContain('German');
    await ask('openclaw:hermes', '--yes', '--all');
    const hermes = (): string =>
      ['USER.md', 'MEMORY.md'].map((file) => readFileSync(join(home, '.hermes/memories', file), 'utf8')).join();
    expect([hermes().includes('tabs'), hermes().includes('German')]).toEqual([true, false]);
    await ask('openclaw:hermes', '--from-root', join(home, '.openclaw/workspace-work'), '--yes', '--all');
    expect(hermes()).toContain('German');
    put(home, '.claude/agent-memory/work/MEMORY.md', '- [Ports](ports.md) — Billing listens on 8080.\n');
    put(
      home,
      '.claude/agent-memory/work/ports.md',
      '---\nname: ports\ntype: reference\n---\n\nBilling listens on 8080.\n',
    );
    await ask('claude:openclaw', '--yes', '--all');
    expect(readFileSync(join(home, '.openclaw/workspace-work/MEMORY.md'), 'utf8')).toContain(
      'Billing listens on 8080.',
    );
  }));

test('a config of which nothing can be read is told', () =>
  inHome(async (home) => {
    put(home, '.openclaw/openclaw.json', '{agents: {list: []}}');
    put(home, '.openclaw/workspace/USER.md', '- Never use tabs.\n');
    expect((await memportHere(home, ['list', 'openclaw'])).stdout).toContain('openclaw.json is no JSON with comments');
  }));
