import { describe, expect, test } from 'vitest';
import { claudeDrive } from '../../adapters/claude/drive.ts';
import { claudePlace } from './claude-place.ts';
import { ODD_PLACES, PLACES } from './claude-places.ts';
import { judge } from './judged.ts';
import { absent, pinned } from './lab.ts';

const VERSIONS = ['2.1.197', '2.1.329'];

/** The folder that the client names as its memory is the one that was located, and the index in it is what it loads. */
describe.each(VERSIONS)('Claude Code %s keeps its memory where it was located', async (version) => {
  const client = await pinned(claudeDrive, version);
  if (client === undefined) return void test('is installed', () => expect(absent(claudeDrive, version)).toBe(true));

  // Of what is odd each version takes every other one: both were seen to do the same.
  const odd = ODD_PLACES.filter(
    (_, index) => process.env['MEMPORT_FACTS'] === 'all' || index % VERSIONS.length === VERSIONS.indexOf(version),
  );
  test.concurrent.each([...PLACES, ...odd])('$name', (each) =>
    claudePlace(each, version, async (where, located) => {
      const { differences, seen } = await judge(claudeDrive, client, where);
      expect(differences).toEqual([]);
      expect(seen.directory).toBe(located);
    }),
  );
});
