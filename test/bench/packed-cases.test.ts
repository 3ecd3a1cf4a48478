import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readCases, runCase } from './audit-set.ts';
import { pack } from './packed-cases.ts';

const room = mkdtempSync(join(tmpdir(), 'memport-packed-'));
afterAll(() => rmSync(room, { recursive: true, force: true }));

test('a set in one file is audited as its folder is, a case without a project too', async () => {
  const memory = join(room, 'set/one/home/.claude/projects/__CASE_SLUG__-project/memory');
  mkdirSync(memory, { recursive: true });
  const key = `gh${'p_'}a8Kd72LmQ0xZr5TnVw3YbHs6EjUc1FiGo4pR`;
  writeFileSync(join(memory, 'token.md'), `---\nname: token\n---\n\nThe bot pushes with ${key}.\n`);
  writeFileSync(join(memory, 'MEMORY.md'), '- [Token](token.md) — what the bot pushes with\n');
  writeFileSync(join(memory, 'odd.bin'), Buffer.from([0xff, 0xfe, 0x00]));
  const file = 'home/.claude/projects/__CASE_SLUG__-project/memory/token.md';
  writeFileSync(join(room, 'set/one/case.json'), JSON.stringify({ expect: [{ rule: 'safety/secret', file }] }));
  const packed = join(room, 'set.jsonl');
  writeFileSync(
    packed,
    pack(join(room, 'set'))
      .map((each) => `${JSON.stringify(each)}\n`)
      .join(''),
  );
  expect(readFileSync(packed, 'utf8')).not.toContain(key);
  const rules = async (set: string): Promise<string[]> => {
    const [of] = readCases(set);
    return of === undefined ? [] : (await runCase(of)).seen.map(({ rule }) => rule).sort();
  };
  const fromFolder = await rules(join(room, 'set'));
  expect(fromFolder).toContain('safety/secret');
  expect(await rules(packed)).toEqual(fromFolder);
});
