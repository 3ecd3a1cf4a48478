import { globSync, readFileSync } from 'node:fs';

const SETS = new URL('../', import.meta.url);
const textOf = (path: string): string => readFileSync(new URL(path, SETS), 'utf8');
const files = (pattern: string): string[] => globSync(pattern, { cwd: SETS.pathname }).sort();
const rowsOf = <Row>(path: string): Row[] =>
  textOf(path)
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line) as Row);

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

/** Memories of the other sets, which are all meant honestly: what is planted in an audit's stores is left out. */
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
    return files(`${folder}**/*.md`)
      .filter((path) => !path.endsWith('MEMORY.md') && !planted.some((at) => path.includes(at)))
      .map((path) => textOf(path).replace(/^---\n[\s\S]*?\n---\n/, ''));
  });
  return [...new Set([...wordings, ...pairs, ...stores])];
};
