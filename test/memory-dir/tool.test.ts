import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { BetaLocalFilesystemMemoryTool } from '@anthropic-ai/sdk/tools/memory/node';
import { afterAll, expect, test } from 'vitest';
import { memoryDir } from '../../adapters/memory-dir/index.ts';
import type { Location, Store } from '../../src/ir/store.ts';
import { snapshot } from '../../src/store/snapshot.ts';
import { ROOT } from '../cli/built.ts';
import { machineOver } from '../contract/world.ts';
import { newRoom } from '../room.ts';

const room = newRoom();
afterAll(() => rmSync(room, { recursive: true, force: true }));

const storeIn = (root: string): Store => {
  const [at] = memoryDir.locate(machineOver(new Map(), { root }));
  return memoryDir.read(snapshot(at as Location), at as Location);
};

test("Anthropic's own memory tool finds, reads and edits what memport wrote, and memport what the tool wrote", async () => {
  cpSync(join(ROOT, 'golden/carry-codex-memory-dir/to/agent/memory'), room, { recursive: true });
  const tool = new BetaLocalFilesystemMemoryTool(room);
  const root = join(room, 'memories');
  const { memories } = storeIn(root);
  expect(memories.length).toBeGreaterThan(3);
  const listed = await tool.view({ command: 'view', path: '/memories' });
  for (const { statement, places } of memories) {
    const path = `/memories/${places[0]?.file}`;
    expect(listed).toContain(`\t${path}`);
    expect(await tool.view({ command: 'view', path })).toContain(`\t${statement}`);
  }
  const [first] = memories;
  const [file] = first?.places ?? [];
  const [old_str, new_str] = [first?.statement ?? '', 'What the model wrote instead.'];
  await tool.str_replace({ command: 'str_replace', path: `/memories/${file?.file}`, old_str, new_str });
  await tool.create({ command: 'create', path: '/memories/deep/new.md', file_text: 'A new one.\n' });
  const after = storeIn(root).memories;
  expect(after.map(({ statement }) => statement).sort()).toEqual(
    [...memories.slice(1).map(({ statement }) => statement), new_str, 'A new one.'].sort(),
  );
  expect(after.find(({ statement }) => statement === new_str)?.kind).toBe(first?.kind);
});
