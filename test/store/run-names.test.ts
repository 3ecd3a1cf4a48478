import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { disk } from '../../src/store/disk.ts';
import type { State } from '../../src/store/state.ts';
import { applyUnit, newRunId } from '../../src/store/units.ts';
import { newRoom } from '../room.ts';

const NOW = Date.parse('2026-11-20T10:00:00.250Z');
const SECOND = '20261120-100000-';

let room: string;
let state: State;
beforeEach(() => {
  room = newRoom();
  state = { root: join(room, 'memport'), disk };
});
afterEach(() => rmSync(room, { recursive: true, force: true }));

const ran = (id: string): void => {
  const unit = { id, title: 'a run', now: NOW, writes: [], counts: {}, stores: [] };
  for (const _ of applyUnit(state, unit));
};

test('of two runs within one second the later has the later name, also after the last name there is', () => {
  ran(`${SECOND}fffd`);
  const names = Array.from({ length: 5 }, () => {
    const id = newRunId(state, NOW);
    ran(id);
    return id;
  });
  expect(names).toEqual(['fffe', 'ffff', 'ffff0', 'ffff00', 'ffff000'].map((end) => SECOND + end));
  expect(names).toEqual(names.toSorted());
});

test('the first run of a second has a name that nobody can guess, and other seconds do not count', () => {
  ran(newRunId(state, NOW - 1000));
  const names = Array.from({ length: 20 }, () => newRunId(state, NOW));
  expect(new Set(names).size).toBeGreaterThan(15);
  expect(names.every((name) => /^20261120-100000-[0-9a-f]{4}$/.test(name))).toBe(true);
});
