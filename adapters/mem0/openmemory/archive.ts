import { Buffer } from 'node:buffer';
import { jsonContents, said } from '../../../src/kit/json-file.ts';
import type { Contents, FileFormat, FileGround } from '../../../src/kit/one-file.ts';
import { decode, encode } from '../../../src/text/decode.ts';
import { list, parsed, record } from '../../../src/text/json.ts';
import { baseOf, gzipped, isZip, unzipped, zipped } from '../../../src/text/zip.ts';
import { draftOf, type Casing } from '../item.ts';
import { isBackupShape } from './shape.ts';

export const CASING: Casing = { text: 'content', camel: false, states: true };

/** What the importer asks for, and the tables that an export has besides. */
export const FRESH = `{
  "user": null,
  "apps": [],
  "categories": [],
  "memories": [],
  "memory_categories": [],
  "status_history": [],
  "access_controls": [],
  "export_meta": {
    "version": "1"
  }
}
`;

const BOUNDS = { entries: 100, memberBytes: 32 << 20, allBytes: 32 << 20, ratio: 120 };
const [TABLES, LINES] = ['memories.json', 'memories.jsonl.gz'];

const isTables = (name: string, head: () => string): boolean => baseOf(name) === TABLES || isBackupShape(head());

export const openMemoryContents = (text: string, ground: FileGround): Contents =>
  jsonContents(text, { keys: ['memories'], container: 'memories' }, (item, { beside }) => {
    const names = new Map(list(beside['categories']).map((each) => [record(each)['id'], said(record(each)['name'])]));
    const categories = list(item['category_ids']).flatMap((id) => names.get(id) ?? []);
    return draftOf(item, CASING, { ground, users: 1, categories });
  });

/** The archive: the tables as JSON, and the memories once more as lines, from which vectors are made. */
export const packing: NonNullable<FileFormat['packing']> = {
  open: (file) => {
    if (!isZip(file))
      return isBackupShape(file)
        ? { text: file, closed: 'it is what a backup holds, by itself: OpenMemory imports the zip file' }
        : { broken: `it is neither a backup, which is a zip file, nor the ${TABLES} of one` };
    const bytes = encode(file);
    const source = { size: bytes.length, bytes: (from: number, length: number) => bytes.subarray(from, from + length) };
    const opened = unzipped(source, isTables, BOUNDS);
    if ('refused' in opened) return { broken: opened.refused };
    const [tables, ...more] = opened.members;
    if (!tables) return { broken: opened.because ?? `there is no ${TABLES} in it, nor another file of that shape` };
    const strange = more.length > 0 || opened.others > 1 || baseOf(tables.name) !== TABLES;
    const text = decode(tables.bytes);
    return strange ? { text, closed: 'it holds more than OpenMemory writes' } : { text };
  },
  close: (text) => {
    const tables = record(parsed(text));
    const lines = list(tables['memories']).map((each) => `${JSON.stringify(lineOf(record(each)))}\n`);
    const members = [
      { name: TABLES, bytes: encode(text) },
      { name: LINES, bytes: gzipped(Buffer.from(lines.join(''), 'utf8')) },
    ];
    return decode(zipped(members));
  },
};

const lineOf = (item: Record<string, unknown>): object => ({
  id: item['id'],
  content: item['content'],
  metadata: item['metadata'] ?? {},
  created_at: item['created_at'] ?? null,
  updated_at: item['updated_at'] ?? null,
  state: item['state'] ?? 'active',
  app: null,
  categories: [],
});
