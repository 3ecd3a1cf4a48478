import { describe, expect, test } from 'vitest';
import { settleDates } from '../../src/kit/dates.ts';
import type { Memory } from '../../src/ir/memory.ts';

const memory = (statement: string, updated?: Memory['dates']['updated']): Memory => ({
  id: 'm',
  kind: 'project',
  name: 'm',
  statement,
  scope: { level: 'global' },
  author: 'unknown',
  load: 'always',
  status: 'active',
  keywords: [],
  links: [],
  evidence: [],
  dates: updated ? { updated } : {},
  places: [],
  native: {},
});
const declared = { text: '2026-11-20T09:00:00Z', basis: 'declared' } as const;

describe('relative dates', () => {
  test('a word that means one day gets its date, and stays', () => {
    expect(settleDates(memory('The freeze began yesterday.', declared)).memory.statement).toBe(
      'The freeze began yesterday (2026-11-19).',
    );
    expect(settleDates(memory('발표는 내일이다', declared)).memory.statement).toBe('발표는 내일 (2026-11-21)이다');
    expect(settleDates(memory('Vorgestern war Release', declared)).memory.statement).toBe(
      'Vorgestern (2026-11-18) war Release',
    );
  });

  test('without a date of its own nothing is invented: the word is named', () => {
    expect(settleDates(memory('The freeze began yesterday.'))).toEqual({
      memory: memory('The freeze began yesterday.'),
      left: ['yesterday'],
    });
    expect(settleDates(memory('Began yesterday.', { text: '2026-11-20', basis: 'mtime' })).left).toEqual(['yesterday']);
  });

  test('a time that is no certain day is named, never settled', () => {
    const vague = settleDates(memory('Ships next week.', declared));
    expect(vague).toEqual({ memory: memory('Ships next week.', declared), left: ['next week'] });
  });

  test('code, quotes and days that have their date already are left alone', () => {
    for (const text of [
      'Run `git log --since yesterday` first',
      'He said "it ships tomorrow"',
      '```\nat now + tomorrow\n```',
      'Began yesterday (2026-11-19).',
      'the yesterday-job',
      'todays',
    ]) {
      expect(settleDates(memory(text, declared)).memory.statement).toBe(text);
    }
  });

  test('doing it twice is doing it once', () => {
    const once = settleDates(memory('Today and tomorrow', declared)).memory;
    expect(settleDates(once).memory).toBe(once);
  });
});
