import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { inHome, memportHere } from '../cli/here.ts';

interface Agent {
  blocks: { label: string; value: string; limit: number }[];
}

const LONG = 'The board in the kitchen lists the releases, and the list goes on until nobody reads it any more.';
const RULE = `Tag before every release.\n\n**Why:** the changelog is made from tags.\n\n**How to apply:** run git tag first.`;

/** Claude Code's memories of the home folder, and an Agent File whose blocks hold so many characters. */
const carried = async (
  limit: number,
  body: (agent: () => Agent, ask: (...args: string[]) => Promise<string>, memory: string) => Promise<void>,
): Promise<void> =>
  inHome(async (home) => {
    const memory = join(home, '.claude/projects', home.replace(/[^a-zA-Z0-9]/g, '-'), 'memory');
    mkdirSync(memory, { recursive: true });
    const put = (name: string, type: string, text: string): void =>
      writeFileSync(
        join(memory, `${name}.md`),
        `---\nname: ${name}\ndescription: ${name}\ntype: ${type}\n---\n\n${text}\n`,
      );
    put('release', 'feedback', `${RULE}\n\n${LONG}`);
    put('ports', 'reference', `${'The port of the billing service is 8080, '.repeat(10)}and so on.`);
    writeFileSync(join(memory, 'MEMORY.md'), '- [Release](release.md) — release\n- [Ports](ports.md) — ports\n');
    const block = { id: 'block-0', label: 'human', value: 'Ada.', limit };
    writeFileSync(
      join(home, 'ada.af'),
      JSON.stringify({ agents: [{ id: 'agent-0', block_ids: ['block-0'] }], blocks: [block] }),
    );
    const ask = async (...args: string[]): Promise<string> => {
      const { stdout, stderr } = await memportHere(home, args);
      expect(stderr).toBe('');
      return stdout;
    };
    await body(() => JSON.parse(readFileSync(join(home, 'ada.af'), 'utf8')) as Agent, ask, memory);
  });

const TO = ['claude:agent-file', '--to-root', 'ada.af', '--yes'] as const;

test.each([
  [400, `${RULE}\n\n${LONG}`, ''],
  [120, RULE, 'detail'],
  [80, 'Tag before every release.\n\n**How to apply:** run git tag first.', 'why, detail'],
  [30, 'Tag before every release.', 'why, how, detail'],
])('a new block keeps to the limit of the file: of %i characters', async (limit, value, lost) => {
  await carried(limit, async (agent, ask) => {
    const said = await ask(...TO, '--diff');
    expect(agent().blocks.find(({ label }) => label === 'release')).toMatchObject({ value, limit });
    for (const each of agent().blocks) expect([...each.value].length).toBeLessThanOrEqual(each.limit);
    if (lost !== '') for (const field of lost.split(', ')) expect(said).toMatch(new RegExp(`loses .*\\b${field}\\b`));
    expect(said).toContain(`it takes 420 characters, and its block has a limit of ${limit}`);
    expect(await ask(...TO)).toContain('Nothing to do');
  });
});

test('what a block had no room for is not taken away at the source when the file comes back', async () => {
  await carried(120, async (_, ask, memory) => {
    await ask(...TO);
    expect(await ask('agent-file:claude', '--from-root', 'ada.af', '--yes')).toContain('1 new');
    expect(readFileSync(join(memory, 'release.md'), 'utf8')).toContain(LONG);
  });
});
