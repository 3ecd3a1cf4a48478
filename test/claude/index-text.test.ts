import { hash } from 'node:crypto';
import * as fs from 'node:fs';
import * as path from 'node:path';
import { describe, expect, test } from 'vitest';
import { shownIndex } from '../../adapters/claude/shown/index-text.ts';
import { slugOf } from '../../adapters/claude/folders/slug.ts';
import { decode } from '../../src/text/decode.ts';
import { withHome } from '../cli/built.ts';
import { textOf, write, type File, type Piece } from '../clients/lab.ts';
import { viewIn } from './home.ts';

const facts = <Row>(name: string): Row[] =>
  (JSON.parse(fs.readFileSync(new URL(`../clients/facts/${name}.json`, import.meta.url), 'utf8')) as { rows: Row[] })
    .rows;
const VERSIONS = ['2.1.197', '2.1.329', '2.1.332'] as const;

interface TextRow {
  name: string;
  index?: Piece;
  observed: Record<string, string | null>;
}
interface LimitRow {
  name: string;
  index: Piece;
  observed: Record<string, { kept?: number; warning?: string; units?: number; sha256?: string }>;
}
interface GeneratedRow {
  name: string;
  memory: File[];
  written: string | null;
}

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
        if (seen.sha256 !== undefined)
          expect([name, text.length, hash('sha256', text)]).toEqual([name, seen.units, seen.sha256]);
        expect([name, seen.warning === undefined ? undefined : kept.length, warning]).toEqual([
          name,
          seen.warning === undefined ? undefined : seen.kept,
          seen.warning,
        ]);
      }
    });
  }

  // From a disk, because links are what a snapshot tells of; equal mtimes come in the order of the folder, which nobody
  // can predict.
  test.each(facts<GeneratedRow>('claude-generated-index'))(
    '2.1.329 writes an index where there is none: $name',
    ({ name, memory, written }) =>
      withHome((home) => {
        const store = path.join(home, '.claude/projects', slugOf(home), 'memory');
        write(store, memory);
        const sent = viewIn({ home, cwd: home, version: '2.1.329' }).always.map(({ text }) => text);
        const comparable = (text: string | undefined) =>
          name === 'equal mtimes' ? text?.split('\n').toSorted() : text;
        const text = written === null ? undefined : shownIndex(written, '2.1.329').text;
        expect([sent.length, comparable(sent[0])]).toEqual([text === undefined ? 0 : 1, comparable(text)]);
      }),
  );
});
