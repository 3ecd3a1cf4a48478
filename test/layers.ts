import { posix } from 'node:path';
import { matchesAny } from '../src/text/glob.ts';

/** Who may import whom, as data: test/layers.json. */
export interface Layer {
  name: string;
  /** A file belongs to the first layer that has it. */
  files: string[];
  /** Layers it may import besides itself. */
  may: string[];
  /** Packages it may load, with the files that do. */
  packages?: Record<string, string[]>;
  /** Touches the disk, programs, the network, clocks and chance. */
  io?: true;
  /** Its first folders are strangers to each other: one may not import another. */
  apart?: true;
}

const IO_MODULES =
  /^node:(?:fs|child_process|net|http|https|http2|tls|dns|dgram|cluster|worker_threads|readline|sqlite|os|process|timers)(?:\/|$)/;
const IO_WORDS: readonly [RegExp, string][] = [
  [/\bprocess\.(?!versions\b)/, 'process'],
  [/\bDate\.now\b/, 'Date.now'],
  [/\bnew Date\(\)/, 'new Date()'],
  [/\bperformance\.now\b/, 'performance.now'],
  [/\bMath\.random\b|\brandomBytes\b|\brandomUUID\b|\bgetRandomValues\b/, 'chance'],
  [/(?<![.\w])fetch\(/, 'fetch'],
];

/** Every edge, also of types, also lazy. */
export const importsOf = (source: string): string[] =>
  [...source.matchAll(/(?<![-'\"`\w.])(?:from\s*|import\s*\(?\s*|require\s*\(\s*)(['"])([^'"\n]+)\1/g)].map(
    (match) => match[2] as string,
  );

/** Text with comments blanked: a word in a comment is no use of it. */
export const withoutComments = (source: string): string =>
  source.replace(/\/\*[\s\S]*?\*\/|(?<=^|[\s;,{}()])\/\/.*$/gm, '');

export const violations = (files: ReadonlyMap<string, string>, layers: readonly Layer[]): string[] => {
  const layerOf = (file: string): Layer | undefined => layers.find((layer) => matchesAny(file, layer.files));
  const known = new Set(layers.map((layer) => layer.name));
  const edges = new Map<string, string[]>();
  const wrong = layers.flatMap((layer) =>
    layer.may.filter((name) => !known.has(name)).map((name) => `${layer.name} may import "${name}", which is no layer`),
  );
  for (const [file, text] of files) {
    const source = withoutComments(text);
    const own = layerOf(file);
    if (!own) {
      wrong.push(`${file} is on no layer of test/layers.json`);
      continue;
    }
    if (!own.io)
      for (const [pattern, word] of IO_WORDS)
        if (pattern.test(source)) wrong.push(`${file} uses ${word}: only the IO folders do`);
    for (const target of importsOf(source)) {
      if (target.startsWith('.')) {
        const to = posix.normalize(`${posix.dirname(file)}/${target}`);
        edges.set(file, [...(edges.get(file) ?? []), to]);
        const other = layerOf(to);
        if (!files.has(to)) wrong.push(`${file} imports ${to}, which is not there`);
        else if (other && other !== own && !own.may.includes(other.name))
          wrong.push(`${file} (${own.name}) may not import ${to} (${other.name})`);
        else if (other === own && own.apart && file.split('/')[1] !== to.split('/')[1])
          wrong.push(`${file} may not import ${to}: the folders of ${own.name} are strangers`);
      } else if (target.startsWith('node:')) {
        if (!own.io && IO_MODULES.test(target)) wrong.push(`${file} imports ${target}: only the IO folders do`);
      } else if (!matchesAny(file, own.packages?.[target] ?? []))
        wrong.push(`${file} loads the package ${target}, which test/layers.json does not allow there`);
    }
  }
  return [...wrong, ...cycles(edges)];
};

const cycles = (edges: ReadonlyMap<string, string[]>): string[] => {
  const found: string[] = [];
  const done = new Set<string>();
  const visit = (file: string, path: readonly string[]): void => {
    const at = path.indexOf(file);
    if (at !== -1) found.push(`a cycle: ${[...path.slice(at), file].join(' → ')}`);
    if (at !== -1 || done.has(file)) return;
    for (const next of edges.get(file) ?? []) visit(next, [...path, file]);
    done.add(file);
  };
  for (const file of edges.keys()) visit(file, []);
  return found;
};
