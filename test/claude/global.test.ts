import * as fs from 'node:fs';
import * as path from 'node:path';
import { describe, expect, test } from 'vitest';
import { claude } from '../../adapters/claude/index.ts';
import { readBlocks } from '../../adapters/claude/global/global.ts';
import { applied } from '../../src/kit/applied.ts';
import { differing } from '../../src/kit/losses.ts';
import { naming } from '../../src/kit/naming.ts';
import type { Memory } from '../../src/ir/memory.ts';
import type { Location, TextFile } from '../../src/ir/store.ts';
import { inHome, memportHere } from '../cli/here.ts';
import { HOME, machineOver, NOW, SCENE, textFile } from '../contract/world.ts';

const FILE = 'rules/memport.md';
const OURS = '<!-- memport {"kind":"profile"} -->\nIs a data scientist.';

interface Seen {
  statement: string;
  author: string;
  slot: string | undefined;
  delivery?: string | undefined;
  reason?: string | undefined;
}
const seen = async (home: string): Promise<Seen[]> => {
  const { stdout, code } = await memportHere(home, ['show', 'claude', '--json']);
  expect(code).toBe(0);
  const { stores } = JSON.parse(stdout) as {
    stores: {
      layout: string;
      memories: { id: string; statement: string; author: string; places: { slot: string }[] }[];
      view: { deliveries: { id: string; delivery: string; reason?: string }[] };
    }[];
  };
  return stores
    .filter((store) => store.layout === 'global')
    .flatMap((store) =>
      store.memories.map(({ id, statement, author, places }) => {
        const { delivery, reason } = store.view.deliveries.find((each) => each.id === id) ?? {};
        return { statement, author, slot: places[0]?.slot, delivery, ...(reason !== undefined && { reason }) };
      }),
    );
};
const withRules = (text: string, body: (home: string, file: string) => Promise<void>): Promise<void> =>
  inHome(async (home) => {
    const file = path.join(home, '.claude', FILE);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, text);
    await body(home, file);
  });

describe('words of a person in the file of global rules', () => {
  test('are a memory of theirs, above the first block, below a kept one, and where there is none', () => {
    const said = (text: string) =>
      readBlocks(FILE, text).map(({ statement, detail, author, places }) => [
        statement,
        detail,
        author,
        places[0]?.slot,
      ]);
    expect(said('# By hand\n\nUse tabs.\n\n- and more\n')).toEqual([
      ['Use tabs.', '# By hand\n\n- and more', 'human', 'text'],
    ]);
    expect(said(`\ufeffUse tabs.\r\n\r\n${OURS}\n`)).toEqual([
      ['Use tabs.', undefined, 'human', 'text'],
      ['Is a data scientist.', undefined, 'unknown', 'block'],
    ]);
    expect(said(`<!-- memport-kept {"body":"Later."} -->\n\nUse tabs.\n\n${OURS}\n`)).toEqual([
      ['Later.', undefined, 'unknown', 'kept'],
      ['Use tabs.', undefined, 'human', 'text'],
      ['Is a data scientist.', undefined, 'unknown', 'block'],
    ]);
    expect(said('| a | b |\n|---|---|\n| c | d |\n')).toEqual([
      ['| a | b |\n|---|---|\n| c | d |', undefined, 'human', 'text'],
    ]);
  });

  test.each([
    '',
    '\n\n',
    '# Rules\n',
    '<!-- a note\nto myself -->\n\n---\n',
    '---\ntitle: x\n---\n',
    `# Ours\n\n${OURS}\n`,
  ])('are not invented: %j', (text) =>
    expect(readBlocks(FILE, text).filter(({ author }) => author === 'human')).toEqual([]),
  );

  test('are seen, carried, and stay where they are beside what memport adds and takes away', () =>
    withRules('# By hand\n\nUse tabs.\n\n**Why:** the linter\n', async (home, file) => {
      expect(await seen(home)).toEqual([{ statement: 'Use tabs.', author: 'human', slot: 'text', delivery: 'loaded' }]);
      fs.mkdirSync(path.join(home, '.codex'));
      fs.mkdirSync(path.join(home, '.hermes/memories'), { recursive: true });
      expect((await memportHere(home, ['claude:codex', '--yes', '--all'])).stdout).toMatch(/1 new/);
      fs.writeFileSync(path.join(home, '.hermes/memories/USER.md'), 'Is a data scientist.');
      expect((await memportHere(home, ['hermes:claude', '--yes', '--all'])).stdout).toMatch(/1 new/);
      expect(fs.readFileSync(file, 'utf8')).toMatch(
        /^# By hand\n\nUse tabs\.\n\n\*\*Why:\*\* the linter\n\n<!-- memport \{/,
      );
      expect((await seen(home)).map(({ statement, slot }) => [statement, slot])).toEqual([
        ['Use tabs.', 'text'],
        ['Is a data scientist.', 'block'],
      ]);
      expect((await memportHere(home, ['claude:codex', '--yes', '--all'])).stdout).toMatch(/1 new/);
      fs.writeFileSync(path.join(home, '.hermes/memories/USER.md'), '');
      expect((await memportHere(home, ['hermes:claude', '--yes', '--all', '--withdraw'])).stdout).toMatch(
        /1 withdrawn/,
      );
      expect(fs.readFileSync(file, 'utf8').trimEnd()).toBe('# By hand\n\nUse tabs.\n\n**Why:** the linter');
    }));

  test('change in place where they can say what is new, and become a block where they cannot', () => {
    const text = '\ufeff# By hand\r\n\r\nUse tabs.\r\n';
    const at = claude
      .locate(machineOver(new Map([[`${HOME}/.claude/${FILE}`, text]])))
      .find(({ layout }) => layout === 'global') as Location;
    const files = new Map([[FILE, textFile(text)]]);
    const store = claude.read(files, at);
    const [old] = store.memories as [Memory];
    const after = (wanted: Memory): string => {
      const result = claude.express(wanted, { at, scene: SCENE, store, old, focus: undefined, name: naming([]) });
      const form = 'forms' in result ? result.forms[0] : undefined;
      const { changes } = claude.place(
        { put: form ? [{ memory: wanted, form, replaces: old.id }] : [], withdraw: [] },
        store,
      );
      const next = applied(files, changes, NOW);
      expect(differing(wanted, claude.read(next, at).memories[0] as Memory)).toEqual([]);
      return (next.get(FILE) as TextFile).text;
    };
    expect(after(old)).toBe(text);
    expect(after({ ...old, statement: 'Use spaces.' })).toBe('\ufeff# By hand\r\n\r\nUse spaces.\r\n');
    expect(after({ ...old, importance: 3 })).toMatch(
      /^\ufeff<!-- memport \{.*"author":"human".*\} -->\r\n# By hand\r\n\r\nUse tabs\.\r\n$/,
    );
  });

  test('wait with the whole file where its head says so', () =>
    withRules(`---\npaths: "**/*.ts"\n---\nUse tabs.\n\n${OURS}\n`, async (home) => {
      expect((await seen(home)).map(({ delivery, reason }) => [delivery, reason?.includes('paths')])).toEqual([
        ['unseen', true],
        ['unseen', true],
      ]);
      expect((await memportHere(home, ['show', 'claude', '--as-prompt'])).stdout).not.toContain('Use tabs.');
    }));
});
