import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readCase } from '../golden/case.ts';
import { copyIn, made } from '../golden/stage.ts';
import { ROOT } from './built.ts';
import { inHome, memportHere } from './here.ts';

const cases = readdirSync(join(ROOT, 'golden')).filter((name) => name.startsWith('overview-'));

describe('the last line of the overview', () => {
  test('there are screens to try it on', () => expect(cases.length).toBeGreaterThan(9));

  test.each(cases)('%s: what it says to type next is a command that runs', async (name) => {
    await inHome(async (home) => {
      const folder = join(ROOT, 'golden', name);
      const read = readCase(folder);
      if ('complaints' in read) throw new Error(read.complaints.join());
      if (existsSync(join(folder, 'from'))) copyIn(join(folder, 'from'), home, home);
      for (const making of read.of.make ?? []) made(making, home);
      const cwd = join(home, read.of.cwd);
      mkdirSync(cwd, { recursive: true });
      const next = /\nNext: memport (.+)\n$/.exec((await memportHere(home, [], { cwd })).stdout)?.[1];
      const ran = await memportHere(home, next?.split(' ') ?? ['no next command'], { cwd });
      // A client that is a dummy cannot be verified; everything else says something and ends well.
      expect(ran.code, ran.stderr).toBe(next?.startsWith('verify') ? 4 : 0);
      expect(ran.stdout.length).toBeGreaterThan(20);
    });
  });
});
