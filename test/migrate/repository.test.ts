import { existsSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { PlanOptions } from '../../src/ir/plan-value.ts';
import { apply } from '../../src/verbs/apply.ts';
import { plan } from '../../src/verbs/plan.ts';
import { note, roomWith, type Room } from '../audit/home.ts';

const FOLDER = 'app/.claude/memory';
const inRoom = async (body: (room: Room) => Promise<void>): Promise<void> => {
  const room = roomWith({
    [`${FOLDER}/MEMORY.md`]: '- [Packages](a.md) — Use pnpm, never npm.\n- [Ports](b.md) — the API\n',
    [`${FOLDER}/a.md`]: note('Use pnpm, never npm.', { name: 'packages' }),
    [`${FOLDER}/b.md`]: note('The API listens on port 8443.', { name: 'ports', type: 'reference' }),
    'memory/MEMORY.md': '- [Tests](a.md) — Run the tests first.\n',
    'memory/a.md': note('Run the tests first.', { name: 'tests' }),
    '.codex/config.toml': '[features]\nmemories = true\n',
  });
  try {
    await body(room);
  } finally {
    room.remove();
  }
};
const carry = async (room: Room, from: string, to: string, more: Partial<PlanOptions> = {}): Promise<string[]> => {
  const { cwd } = room.world;
  const asked: PlanOptions = { from, to, cwd, onConflict: 'ask', onSecret: 'block', onInjection: 'block', ...more };
  const one = await plan(room.world, asked);
  await apply(room.world, one);
  return one.plan.decisions.map(({ decision }) => decision).sort();
};
const ALL_SAME = ['same', 'same', 'same'];

describe.each(['codex', 'hermes'])('a folder of memory in a repository, by way of %s', (to) => {
  test('what came from it is the same there on the way back, with ledger and without', () =>
    inRoom(async (room) => {
      expect(await carry(room, 'claude', to)).toEqual(['new', 'new', 'new']);
      expect(await carry(room, to, 'claude')).toEqual(ALL_SAME);
      expect(await carry(room, 'claude', to)).toEqual(ALL_SAME);
      rmSync(room.world.state.root, { recursive: true });
      expect(await carry(room, to, 'claude')).toEqual(ALL_SAME);
    }));
});

test('a change on the way is written where the memory stands', () =>
  inRoom(async (room) => {
    await carry(room, 'claude', 'codex');
    // Which of the two `a.md` keeps its name there depends on which was written last.
    const folder = '.codex/memories_v2/extensions/memport/resources/app';
    const named = readdirSync(room.at(folder)).map((name) => `${folder}/${name}`);
    const file = named.find((each) => readFileSync(room.at(each), 'utf8').includes('never npm')) ?? '';
    room.write({ [file]: readFileSync(room.at(file), 'utf8').replace('never npm', 'never npm or yarn') });
    expect(await carry(room, 'codex', 'claude')).toContain('updated');
    expect(readFileSync(room.at(`${FOLDER}/a.md`), 'utf8')).toContain('Use pnpm, never npm or yarn.');
    expect(readFileSync(room.at('memory/a.md'), 'utf8')).toContain('Run the tests first.');
  }));

test('what was taken out of it is not brought back', () =>
  inRoom(async (room) => {
    await carry(room, 'claude', 'codex');
    room.world.disk.unlink(room.at(`${FOLDER}/b.md`));
    room.write({ [`${FOLDER}/MEMORY.md`]: '- [Packages](a.md) — Use pnpm, never npm.\n' });
    expect(await carry(room, 'codex', 'claude')).toEqual(['declined', 'same', 'same']);
    expect(existsSync(room.at(`${FOLDER}/b.md`))).toBe(false);
  }));
