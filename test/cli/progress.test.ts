import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { progressLine } from '../../src/cli/progress.ts';
import type { Doing } from '../../src/ir/steps.ts';
import { inHome, memportHere } from './here.ts';

describe('the line of long work', () => {
  const drawn = (columns: number, ...said: readonly (readonly [number, Doing])[]): string[] => {
    const written: string[] = [];
    let time = 0;
    const line = progressLine(
      (text) => void written.push(text),
      () => columns,
      () => time,
    );
    for (const [at, doing] of said) {
      time = at;
      line.said(doing);
    }
    line.clear();
    line.clear();
    return written;
  };
  const wording = (done: number): Doing => ({ doing: 'wording', done, of: 5000 });

  test('is silent for half a second', () => expect(drawn(80, [10, wording(1)], [499, wording(2)])).toEqual([]));

  test('says what is done and how much, not more often than ten times a second, and is gone at the end', () =>
    expect(
      drawn(80, [600, wording(1234)], [640, wording(1300)], [720, wording(1400)], [900, { doing: 'reading back' }]),
    ).toEqual([
      '\r\x1b[Kwording: 1,234 of 5,000',
      '\r\x1b[Kwording: 1,400 of 5,000',
      '\r\x1b[Kreading back',
      '\r\x1b[K',
    ]));

  test('is never longer than the terminal is wide', () =>
    expect(drawn(12, [600, wording(1234)])[0]).toBe('\r\x1b[Kwording: 1,'));
});

test('every phase of a migration says what is done, and how much of it', () =>
  inHome(async (home) => {
    mkdirSync(join(home, '.hermes/memories'), { recursive: true });
    mkdirSync(join(home, '.codex'));
    writeFileSync(join(home, '.hermes/memories/USER.md'), 'Likes tea.\n§\nUses tabs.');
    const said = new Set<string>();
    const progress = ({ doing, done, of }: Doing): void => {
      said.add(doing);
      if (done !== undefined) expect(done).toBeLessThanOrEqual(of ?? 0);
    };
    const ran = await memportHere(home, ['hermes:codex', '--all', '--yes'], { progress });
    expect([ran.stderr, ran.code]).toEqual(['', 0]);
    await memportHere(home, ['undo'], { progress });
    expect([...said]).toEqual([
      'reading Hermes Agent',
      'reading Codex CLI',
      'looking for secrets',
      'wording memories for Codex CLI',
      'choosing what fits',
      'reading back what would stand there',
      'deciding',
      'preparing files',
      'comparing files with what was written',
    ]);
  }));
