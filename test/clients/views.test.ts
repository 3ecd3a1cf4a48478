import * as fs from 'node:fs';
import { describe, expect, test } from 'vitest';
import { claudeDrive } from '../../adapters/claude/drive.ts';
import { SUMMARY_LABEL } from '../../adapters/codex/run/capture.ts';
import { codexDrive } from '../../adapters/codex/drive.ts';
import { INDEXES, INSTRUCTIONS } from './claude-cases.ts';
import { claudePlace } from './claude-place.ts';
import { codexPlace, CUTS, DOCS, MATRIX } from './codex-cases.ts';
import { judge } from './judged.ts';
import { absent, pinned, scratch, write } from './lab.ts';

/**
 * What `memport show --as-prompt` says and what the client then sends are one text, block by block, in both directions.
 */
describe.each(['2.1.197', '2.1.332'])('Claude Code %s is given what was predicted', async (version) => {
  const client = await pinned(claudeDrive, version);
  if (client === undefined) return void test('is installed', () => expect(absent(claudeDrive, version)).toBe(true));

  test.concurrent.each([...INDEXES, ...INSTRUCTIONS])('$name', (each) =>
    claudePlace(each, version, async (where) => {
      const { differences } = await judge(claudeDrive, client, where);
      expect(differences).toEqual([]);
    }),
  );
});

describe('Codex 0.171.0 is given what was predicted', async () => {
  const client = await pinned(codexDrive, '0.171.0');
  if (client === undefined) return void test('is installed', () => expect(absent(codexDrive, '0.171.0')).toBe(true));

  test.concurrent.each([...MATRIX, ...CUTS, ...DOCS])('$name', async (each) => {
    const home = scratch();
    try {
      const { differences, seen } = await judge(codexDrive, client, {
        harness: 'codex',
        version: '0.171.0',
        home,
        ...codexPlace(home, each, write),
      });
      expect(differences).toEqual([]);
      // The folder that the client names is the one whose summary was predicted.
      expect(seen.directory === undefined).toBe(!seen.blocks.some(({ label }) => label === SUMMARY_LABEL));
    } finally {
      fs.rmSync(home, { recursive: true, force: true, maxRetries: 3 });
    }
  });
});
