import { hash } from 'node:crypto';
import * as fs from 'node:fs';
import { describe, expect, test } from 'vitest';
import { generatedIndex } from '../../adapters/claude/generated-index.ts';
import { shownIndex } from '../../adapters/claude/index-text.ts';
import type { TextFile } from '../../src/ir/store.ts';
import { decode } from '../../src/text/decode.ts';
import { textOf, type File, type Piece } from '../clients/lab.ts';
import { textFile } from '../contract/world.ts';

const facts = <Row>(name: string): Row[] => (JSON.parse(fs.readFileSync(new URL(`../clients/facts/${name}.json`, import.meta.url), 'utf8')) as { rows: Row[] }).rows;
const VERSIONS = ['2.1.197', '2.1.329'] as const;

interface TextRow { name: string; index?: Piece; observed: Record<string, string | null> }
interface LimitRow { name: string; index: Piece; observed: Record<string, { kept?: number; warning?: string; units?: number; sha256?: string }> }
interface GeneratedRow { name: string; memory: File[]; written: string | null }

/** Bytes that are no UTF-8 reach the model as U+FFFD. */
const onDisk = (piece: Piece): string => decode(Buffer.from(textOf(piece)));

describe('the index as the real client was seen to send it', () => {
  for (const version of VERSIONS) {
    test(`${version}: heads, comments, line ends, invisible characters and tags`, () => {
      for (const { name, index, observed } of facts<TextRow>('claude-index-text')) {
        const shown = index === undefined || index === null ? undefined : shownIndex(onDisk(index), version).text;
        expect([name, shown ?? null]).toEqual([name, observed[version]]);
      }
    });

    test(`${version}: where it is cut, and what is said then`, () => {
      for (const { name, index, observed } of facts<LimitRow>('claude-index-limits')) {
        const { text = '' } = shownIndex(onDisk(index), version);
        const seen = observed[version] as LimitRow['observed'][string];
        const [kept = '', warning] = text.split('\n\n> WARNING: ');
        if (seen.sha256 !== undefined) expect([name, text.length, hash('sha256', text)]).toEqual([name, seen.units, seen.sha256]);
        expect([name, seen.warning === undefined ? undefined : kept.length, warning]).toEqual([name, seen.warning === undefined ? undefined : seen.kept, seen.warning]);
      }
    });
  }

  test('2.1.329 writes an index where there is none', () => {
    // The client leaves links out; a snapshot follows those inside the store and does not tell (README, not modelled).
    for (const { name, memory, written } of facts<GeneratedRow>('claude-generated-index').filter((row) => row.memory.every((each) => each.link === undefined))) {
      const files = new Map<string, TextFile>();
      for (const { path, text, age = 0, times = 1 } of memory) {
        for (let n = 1; n <= times; n += 1) files.set(path.replaceAll('{n}', String(n)), { ...textFile(textOf(text).replaceAll('{n}', String(n))), mtimeMs: 1e12 - (age + n - 1) * 1000 });
      }
      const standing = files.get('MEMORY.md')?.text;
      const predicted = standing ?? generatedIndex(files) ?? null;
      // The order of equal mtimes is that of the folder, which nobody can predict.
      const comparable = (text: string | null) => (name === 'equal mtimes' ? text?.split('\n').toSorted() : text);
      expect([name, comparable(predicted)]).toEqual([name, comparable(written)]);
    }
  });
});
