import * as fs from 'node:fs';
import * as path from 'node:path';
import { describe, expect, test } from 'vitest';
import { slugOf } from '../../adapters/claude/folders/slug.ts';
import { scratch, textOf, write, type File } from '../clients/lab.ts';
import { viewIn } from './home.ts';

interface Seen {
  label: string;
  text: string;
}
interface Row {
  name: string;
  cwd?: string;
  git?: string;
  home: File[];
  memory?: File[];
  read?: string[];
  observed: Record<string, { blocks: Seen[]; later?: string[] }>;
}

const { rows } = JSON.parse(
  fs.readFileSync(new URL('../clients/facts/claude-instructions.json', import.meta.url), 'utf8'),
) as { rows: Row[] };

/** The order of rule files is the folder's own, which nobody can predict. */
const asSet = (blocks: readonly Seen[]) =>
  blocks.map(({ label, text }) => ({ label, text })).toSorted((a, b) => (a.label < b.label ? -1 : 1));

describe('instruction files as the real client was seen to send them', () => {
  for (const version of ['2.1.197', '2.1.329', '2.1.332']) {
    for (const row of rows) {
      test(`${version}: ${row.name}`, () => {
        const root = scratch();
        try {
          const cwd = path.join(root, row.cwd ?? 'p');
          fs.mkdirSync(cwd, { recursive: true });
          if (row.git !== undefined) fs.mkdirSync(path.join(root, row.git, '.git'));
          write(root, row.home);
          write(path.join(root, '.claude/projects', slugOf(path.join(root, 'p')), 'memory'), row.memory ?? []);
          const view = viewIn({ home: root, cwd, version });
          const seen = view.always.map(({ label, text }) => ({
            label: label.replaceAll(root, '~'),
            text: text.replaceAll(root, '~'),
          }));
          const expected =
            row.observed[version]?.blocks.map(({ label, text }) => ({ label, text: textOf(text) })) ?? [];
          // A large text is recorded by its length.
          const counted = new Set(expected.filter(({ text }) => /^\d+ units$/.test(text)).map(({ label }) => label));
          expect(
            asSet(seen.map(({ label, text }) => ({ label, text: counted.has(label) ? `${text.length} units` : text }))),
          ).toEqual(asSet(expected));
        } finally {
          fs.rmSync(root, { recursive: true, force: true });
        }
      });
    }
  }
});
