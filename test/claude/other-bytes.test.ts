import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { slugOf } from '../../adapters/claude/folders/slug.ts';
import { inHome, memportHere } from '../cli/here.ts';

const latin = (text: string): Buffer => Buffer.from(text, 'latin1');

test.runIf(process.platform === 'linux')('a file whose name is no UTF-8 is not passed over without a word', () =>
  inHome(async (home) => {
    const memories = join(home, 'app/.serena/memories');
    mkdirSync(memories, { recursive: true });
    mkdirSync(join(home, '.claude'));
    writeFileSync(join(memories, 'port.md'), 'The port is 5433.');
    writeFileSync(Buffer.concat([Buffer.from(`${memories}/`), latin('caf\xe9.md')]), 'Sign every commit.');
    const { code, stdout } = await memportHere(home, ['list', 'serena'], { cwd: join(home, 'app') });
    expect([code, stdout.replace(/\s+/g, ' ')]).toEqual([
      0,
      expect.stringContaining('its name holds bytes that are no UTF-8'),
    ]);
    expect((await memportHere(home, ['serena:claude', '--yes'], { cwd: join(home, 'app') })).stderr).toContain(
      '1 file or folder of the source could not be read',
    );
  }),
);

test('what we write into the index is UTF-8, and the bytes of others stay as they are', () =>
  inHome(async (home) => {
    const app = join(home, 'app');
    const memories = join(home, '.claude/projects', slugOf(app), 'memory');
    mkdirSync(join(app, '.serena/memories'), { recursive: true });
    mkdirSync(memories, { recursive: true });
    writeFileSync(join(memories, '..', 's.jsonl'), `${JSON.stringify({ cwd: app })}\n`);
    const theirs = latin('- [Cr\xe8me](dessert.md) \xe0 la carte\n');
    writeFileSync(join(memories, 'MEMORY.md'), theirs);
    writeFileSync(join(memories, 'dessert.md'), '---\nname: dessert\nmetadata:\n  type: user\n---\n\nLikes dessert.\n');
    const source = join(app, '.serena/memories/port.md');
    writeFileSync(source, latin('The port of the caf\xe9 is 5433.'));
    const carry = (...more: string[]): ReturnType<typeof memportHere> =>
      memportHere(home, ['serena:claude', '--yes', ...more], { cwd: app });
    const ours = (): string => {
      const index = readFileSync(join(memories, 'MEMORY.md'));
      expect(index.subarray(0, theirs.length)).toEqual(theirs);
      return new TextDecoder('utf-8', { fatal: true }).decode(index.subarray(theirs.length));
    };
    const first = await carry();
    expect([first.code, first.stderr]).toEqual([0, '']);
    expect(first.stdout).toContain('Nothing is lost.');
    expect(ours()).toBe('- [The port of the caf\ufffd is 5433](reference_port.md)\n');
    // The file keeps the byte, and the line is known for what it is: it follows the source, and nothing else does.
    const file = readdirSync(memories).find((name) => name.includes('port')) ?? '';
    expect(readFileSync(join(memories, file)).includes(latin('caf\xe9 is 5433'))).toBe(true);
    expect((await carry()).stdout).toMatch(/^Nothing to do/);
    writeFileSync(source, latin('The port of the caf\xe9 is 5434.'));
    expect((await carry()).stdout).toContain('Read back: everything stands as planned.');
    expect(ours()).toBe('- [The port of the caf\ufffd is 5434](reference_port.md)\n');
    expect((await carry()).stdout).toMatch(/^Nothing to do/);
  }));
