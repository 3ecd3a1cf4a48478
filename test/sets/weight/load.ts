import { globSync, readFileSync } from 'node:fs';

/** A memory that audit weighs (README.md): what it is worth keeping for, or why it is not. */
export interface WeightText {
  id: string;
  lang: string;
  label: 'episode' | 'derivable' | 'several' | 'fine';
  text: string;
}

const FOLDER = new URL('./', import.meta.url);

const TABLES = new URL('../../audit/tables/', import.meta.url);

/** What each row of the tables of test/audit is told to be, once more: short and ordinary memories, most of them fine. */
const tabled = (): (WeightText & { set: string })[] =>
  globSync('*.txt', { cwd: TABLES.pathname })
    .sort()
    .flatMap((file) =>
      readFileSync(new URL(file, TABLES), 'utf8')
        .trim()
        .split('\n%%\n')
        .map((row, at) => {
          const [head = '', ...body] = row.split('\n');
          const told = /weight\/(episode|derivable)/.exec(head)?.[1] as WeightText['label'] | undefined;
          return { set: 'tables', id: `${file} ${at}`, lang: '', label: told ?? 'fine', text: body.join('\n') };
        }),
    );

/** All sets, each text with the name of its own. */
export const weightTexts = (): (WeightText & { set: string })[] => [...written(), ...tabled()];

const written = (): (WeightText & { set: string })[] =>
  globSync('*.jsonl', { cwd: FOLDER.pathname })
    .sort()
    .flatMap((file) => readWeights(new URL(file, FOLDER)).map((row) => ({ set: file.replace('.jsonl', ''), ...row })));

export const readWeights = (file: string | URL): WeightText[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as WeightText);
