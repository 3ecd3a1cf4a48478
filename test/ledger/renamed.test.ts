import { expect, test } from 'vitest';
import { leftBehind, renamed } from '../../src/ledger/renamed.ts';
import type { Row } from '../../src/ledger/row.ts';
import type { Memory } from '../../src/ir/memory.ts';
import { baseOf } from '../../src/kit/overlay.ts';
import { sketchOf } from '../../src/text/sketch.ts';
import { plain } from '../plan/plain.ts';

const said = (statement: string, kind: Memory['kind'] = 'rule'): Memory => ({ ...plain(statement), kind });
const rowOf = (memory: Memory, id: string): Row => ({
  source: { store: 'codex ~/.codex', id: `codex/global/${id}` },
  target: { store: 'claude ~/.claude', id: `claude/global/${id}.md` },
  base: baseOf(memory),
  sketch: sketchOf(memory),
});

const [tip, rule] = [said('Ada likes short answers', 'reference'), said('Prefer the staging database')];
const merged = said('Ada likes short answers; Prefer the staging database');

test('of two lines that became one the one of its kind goes on, in whatever order the ledger has them', () => {
  const rows = [rowOf(tip, '0000aaaa'), rowOf(rule, 'ffffaaaa')];
  for (const each of [rows, rows.toReversed()]) expect(renamed([merged], each).get(merged)).toBe(rows[1]);
});

test('of two of one kind it is the same one whatever their order', () => {
  const rows = [rowOf(said(tip.statement), '0000aaaa'), rowOf(rule, 'ffffaaaa')];
  for (const each of [rows, rows.toReversed()]) expect(renamed([merged], each).get(merged)).toBe(rows[0]);
});

test('a row goes with the words that were carried, where another name has them and its own has others', () => {
  const row = rowOf(rule, 'rule');
  const other = { ...said('Somebody wrote this by hand, about other things.'), id: 'codex/global/rule' };
  const heir = { ...rule, id: 'codex/global/ffffaaaa' };
  const known = new Map([['codex/global/rule', row]]);
  expect(leftBehind(known, [other, heir]).get(heir)).toEqual({ row, name: 'codex/global/rule' });
  // An edit is one, whoever else says what was said before.
  const edited = { ...said('Prefer the staging database on Fridays'), id: 'codex/global/rule' };
  expect(leftBehind(known, [edited, heir]).size).toBe(0);
  expect(leftBehind(known, [other]).size).toBe(0);
  expect(leftBehind(new Map([...known, [heir.id, row]]), [other, heir]).size).toBe(0);
  const elsewhere: Memory = { ...heir, scope: { level: 'project', key: '/app', paths: ['/app'] } };
  expect(leftBehind(known, [other, elsewhere]).size).toBe(0);
});
