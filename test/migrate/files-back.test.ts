import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { slugOf } from '../../adapters/claude/folders/slug.ts';
import type { Plan } from '../../src/ir/plan-value.ts';
import { inHome, memportHere } from '../cli/here.ts';
import { textsBelow } from './side.ts';

/** As nobody would write them anew: a comment, keys of somebody's own, other quotes, a BOM, CRLF, a list of one's own. */
const FILES: Record<string, string> = {
  'MEMORY.md':
    '# What I know\n\n<!-- in my order -->\n\n* [Ports!](reference_ports.md) - 4711 it is\n\n## Style\n* [Tabs](tabs.md)   –   tabs, always\n',
  'tabs.md':
    '\ufeff---\r\ntype: feedback\r\n# mine\r\ncolour: "blue"\r\nname: \'tabs\'\r\ndescription: tabs, always\r\n---\r\n\r\n\r\nIndent with **tabs**.\r\n\r\nWhy: they are narrower.\r\n',
  'reference_ports.md':
    '---\nname: ports\ndescription: 4711 it is\nmetadata:\n  seen: 3\n  type: reference\n---\nThe proxy is on port 4711.',
};
const TIME = Date.UTC(2026, 2, 1);

interface World {
  home: string;
  /** What stands in the folder of memories. */
  texts: () => Record<string, string>;
  memory: string;
  back: (...more: string[]) => Promise<Plan>;
  /** Changes one file of the other home that holds the words. */
  edit: (from: string, to: string) => void;
}

/** Memories of a project that were carried to Codex, and are gone here. */
const away = (body: (world: World) => Promise<void>, files = FILES, ...more: string[]): Promise<void> =>
  inHome(async (home) => {
    const project = join(home, 'app');
    const sessions = join(home, '.claude/projects', slugOf(project));
    const memory = join(sessions, 'memory');
    for (const folder of [project, memory, join(home, '.codex')]) mkdirSync(folder, { recursive: true });
    writeFileSync(join(home, '.codex/config.toml'), '[features]\nmemories = true\n');
    writeFileSync(join(sessions, 'session.jsonl'), `${JSON.stringify({ cwd: project })}\n`);
    for (const [name, text] of Object.entries(files)) {
      writeFileSync(join(memory, name), text);
      utimesSync(join(memory, name), TIME / 1000, TIME / 1000);
    }
    const told = async (...args: string[]): Promise<Plan> =>
      JSON.parse((await memportHere(home, [...args, '--json'])).stdout.split(/\n(?=\{)/)[0] || '{}') as Plan;
    await told('claude:codex', '--yes', '--all', ...more);
    for (const name of readdirSync(memory)) rmSync(join(memory, name));
    await body({
      home,
      memory,
      texts: () => textsBelow(memory),
      back: (...args) => told('codex:claude', '--yes', '--all', ...args),
      edit: (from, to) => {
        const root = join(home, '.codex/memories_v2');
        const held = Object.entries(textsBelow(root)).filter(
          ([name, text]) => /\.md$/.test(name) && text.includes(from),
        );
        expect(held).not.toEqual([]);
        for (const [name, text] of held) writeFileSync(join(root, name), text.replaceAll(from, to), 'latin1');
      },
    });
  });

const bytes = (files: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(files).map(([name, text]) => [name, Buffer.from(text).toString('latin1')]));

const reasons = ({ decisions }: Plan): string[] => decisions.map(({ reason }) => reason ?? '');

/** Everything that memport keeps about the run, in one text. */
const keptIn = (home: string, folder = 'blobs'): string =>
  Object.values(textsBelow(join(home, '../state/memport', folder))).join('\n');

describe('files in which memories had stood', () => {
  test('come back byte for byte and with their times, are nothing to do then, and an undo takes them away', () =>
    away(async ({ home, memory, texts, back }) => {
      const plan = await back();
      expect(plan.decisions.map(({ decision, losses }) => [decision, losses])).toEqual([
        ['new', []],
        ['new', []],
      ]);
      expect(reasons(plan)).toEqual(Array(2).fill(expect.stringContaining('byte for byte')));
      expect(texts()).toEqual(bytes(FILES));
      expect(statSync(join(memory, 'tabs.md')).mtimeMs).toBe(TIME);
      for (const way of ['codex:claude', 'claude:codex'])
        expect((await memportHere(home, [way, '--yes', '--all'])).stdout).toContain('Nothing to do');
      expect(texts()).toEqual(bytes(FILES));
      await memportHere(home, ['undo', '--yes']);
      expect(texts()).toEqual({});
    }));

  test('come back with what somebody edited there since, and not a byte else', () =>
    away(async ({ texts, back, edit }) => {
      edit('on port 4711', 'on port 4712');
      const plan = await back();
      expect(reasons(plan)).toContainEqual(expect.stringContaining('but for what was edited since'));
      const { 'tabs.md': tabs, 'reference_ports.md': ports = '', 'MEMORY.md': index } = texts();
      expect([tabs, index]).toEqual([bytes(FILES)['tabs.md'], bytes(FILES)['MEMORY.md']]);
      expect(ports).toContain('The proxy is on port 4712.');
      expect(ports).toContain('seen: 3');
    }));

  test('come back without the line of a memory that was not carried', () =>
    away(
      async ({ texts, back }) => {
        await back();
        const { 'secret.md': _, 'MEMORY.md': index, ...files } = bytes(FILES);
        expect(texts()).toEqual({ ...files, 'MEMORY.md': index });
      },
      {
        ...FILES,
        'MEMORY.md': `${FILES['MEMORY.md']}* [Key](secret.md) - the key\n`,
        'secret.md':
          '---\nname: key\ndescription: the key\ntype: reference\n---\nThe key is ghp_aZ3kQ9vX7pLm2TbN8cRwY5sDfGhJ1kE4uOiP.\n',
      },
    ));

  test('are not kept where a secret stands in them, and what they say comes back in another form', () =>
    away(
      async ({ home, texts, back }) => {
        expect(keptIn(home)).not.toContain('ghp_aZ3kQ9vX7pLm2TbN8cRwY5sDfGhJ1kE4uOiP');
        expect(keptIn(home)).toContain('in my order');
        const plan = await back();
        expect(reasons(plan)).toContainEqual(expect.stringContaining('in another form'));
        expect(texts()['reference_ports.md']).toBe(bytes(FILES)['reference_ports.md']);
        expect(Object.values(texts()).join('\n')).toContain('Indent with **tabs**.');
      },
      { ...FILES, 'tabs.md': (FILES['tabs.md'] ?? '').replace('# mine', '# ghp_aZ3kQ9vX7pLm2TbN8cRwY5sDfGhJ1kE4uOiP') },
    ));

  test.each([
    ['were pruned', (file: string) => rmSync(file)],
    [
      'were tampered with',
      (file: string) => writeFileSync(file, readFileSync(file, 'utf8').replaceAll('4711', '4777')),
    ],
  ])('are named where they %s, and every field comes back', (_, spoil) =>
    away(async ({ home, texts, back }) => {
      const blobs = join(home, '../state/memport/blobs');
      for (const name of Object.keys(textsBelow(blobs))) spoil(join(blobs, name));
      const plan = await back();
      expect(plan.decisions.map(({ decision }) => decision)).toEqual(['new', 'new']);
      for (const reason of reasons(plan)) expect(reason).toMatch(/in another form|comes back without/);
      expect(Object.values(texts()).join('\n')).toContain('The proxy is on port 4711.');
    }),
  );

  test('do not take the place of what stands there by now', () =>
    away(async ({ memory, texts, back }) => {
      writeFileSync(join(memory, 'MEMORY.md'), '- [Quay](quay.md) — the name\n');
      writeFileSync(join(memory, 'quay.md'), '---\nname: quay\ntype: project\n---\nThe project is called Quay.\n');
      const plan = await back('--again', 'all');
      for (const reason of reasons(plan)) expect(reason).toMatch(/in another form|comes back/);
      expect(texts()['MEMORY.md']).toContain('- [Quay](quay.md)');
      expect(Object.values(texts()).join('\n')).toContain('The proxy is on port 4711.');
    }));

  test('are not those of a memory that was taken away there', () =>
    away(async ({ home, texts, back }) => {
      const root = join(home, '.codex/memories_v2');
      for (const name of Object.keys(textsBelow(root))) if (name.endsWith('/tabs.md')) rmSync(join(root, name));
      const summary = join(root, 'memory_summary.md');
      const left = readFileSync(summary, 'utf8').split('\n');
      writeFileSync(summary, left.filter((line) => !/tabs/i.test(line)).join('\n'));
      await back();
      expect(Object.keys(texts()).sort()).toEqual(['MEMORY.md', 'reference_ports.md']);
      expect(texts()['MEMORY.md']).toContain('# What I know');
      expect(texts()['MEMORY.md']).not.toContain('tabs.md');
    }));
});
