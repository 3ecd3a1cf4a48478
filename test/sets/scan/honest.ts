import { globSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const SETS = fileURLToPath(new URL('../', import.meta.url));
const textOf = (path: string): string => readFileSync(join(SETS, path), 'utf8');
const files = (pattern: string): string[] => globSync(pattern, { cwd: SETS }).sort();
const rowsOf = <Row>(path: string): Row[] =>
  textOf(path)
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line) as Row);

/** A file without its head; each entry of Hermes, each line of an index and each group of a handbook by itself. */
const entriesOf = (text: string): string[] =>
  text
    .replace(/^---\n[\s\S]*?\n---\n/, '')
    .split(/\n§\n|\n(?=- \[|# )/)
    .filter((entry) => entry.trim() !== '');

/** Markdown of a folder and all below it, in folders that begin with a dot, too. */
const notesIn = (folder: string): { path: string; text: string }[] =>
  readdirSync(join(SETS, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.md'))
    .map((entry) => relative(join(SETS, folder), join(entry.parentPath, entry.name)))
    .sort()
    .flatMap((path) => entriesOf(textOf(join(folder, path))).map((text) => ({ path, text })));

interface Wording {
  source: string;
  candidate: string;
  expect: 'accept' | 'reject';
}
interface Pair {
  a: { text: string };
  b: { text: string };
}
interface Case {
  expect?: { rule: string; file: string }[];
}

/** Golden cases and notes that hold what the scanner is to find. */
const PLANTED = /inject|secret|block|hostile|forged|scan|suspect|danger|safety|audit|leak|trap/;

/** Memories of the other sets, of the golden cases and the demo, which are meant honestly; what is planted is left out. */
export const honestTexts = (): string[] => {
  const wordings = files('fidelity/*.jsonl')
    .flatMap((file) => rowsOf<Wording>(file))
    .flatMap(({ source, candidate, expect }) => (expect === 'accept' ? [source, candidate] : [source]));
  const pairs = files('parity/*.jsonl')
    .flatMap((file) => rowsOf<Pair>(file))
    .flatMap(({ a, b }) => [a.text, b.text]);
  const stores = files('audit/*/*/case.json').flatMap((file) => {
    const folder = file.slice(0, -'case.json'.length);
    const planted = ((JSON.parse(textOf(file)) as Case).expect ?? [])
      .filter(({ rule }) => rule.startsWith('safety/'))
      .map(({ file: at }) => at);
    return notesIn(folder)
      .filter(({ path }) => !planted.some((at) => path.includes(at)))
      .map(({ text }) => text);
  });
  const shown = [...notesIn('../demo/home/'), ...notesIn('../../golden/')]
    .filter(({ path }) => !PLANTED.test(path))
    .map(({ text }) => text);
  // An address with a password in it is what the scanner is to find, wherever it is shown.
  return [...new Set([...wordings, ...pairs, ...stores, ...shown])].filter(
    (text) => !/:\/\/[^\s/]*:[^\s/]*@/.test(text),
  );
};
