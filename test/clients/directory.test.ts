import { describe, expect, test } from 'vitest';
import { claudeDrive } from '../../adapters/claude/drive.ts';
import { claudePlace } from './claude-place.ts';
import { ODD_PLACES, PLACES } from './claude-places.ts';
import { judge } from './judged.ts';
import { absent, pinned } from './lab.ts';

const VERSIONS = ['2.1.197', '2.1.332'];

/** The folder that the client names as its memory is the one that was located, and the index in it is what it loads. */
describe.each(VERSIONS)('Claude Code %s keeps its memory where it was located', async (version) => {
  const client = await pinned(claudeDrive, version);
  if (client === undefined) return void test('is installed', () => expect(absent(claudeDrive, version)).toBe(true));

  const all = process.env['MEMPORT_FACTS'] === 'all';
  const at = VERSIONS.indexOf(version);
  // Where memory is does not depend on the version, in the client as in memport, and both were seen to do the same
  // everywhere: the older one takes a third of the places, and of what is odd each takes every other one.
  const places = PLACES.filter((_, index) => all || at === VERSIONS.length - 1 || index % 3 === 0);
  const odd = ODD_PLACES.filter((_, index) => all || index % VERSIONS.length === at);
  test.concurrent.each([...places, ...odd])('$name', (each) =>
    claudePlace(each, version, async (where, located) => {
      const { differences, seen } = await judge(claudeDrive, client, where);
      expect(differences).toEqual([]);
      expect(seen.directory).toBe(located);
    }),
  );
});
