import { readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { CONFIGS, HEADS, HOMES, TREES } from './asked.ts';

/**
 * Asks the published code of Letta Code, unpacked somewhere, and writes down what it answers:
 *   npm pack @letta-ai/letta-code@0.32.18 && tar xzf letta-ai-letta-code-0.32.18.tgz
 *   node test/letta/record.ts package
 */
const folder = process.argv[2] ?? 'package';

interface Published {
  validateMemoryFileFrontmatter(asked: {
    path: string;
    content: string;
    previousContent?: string;
    format: string;
  }): string[];
  validateMemoryTreeConstraints(
    reader: {
      listFiles(): Promise<{ path: string; mode: string }[]>;
      readFile(path: string): Promise<Uint8Array | null>;
    },
    options: { config: object; layout: string; requireRootMarker: boolean },
  ): Promise<string[]>;
  parseMemoryConstraintsConfig(text: string): object;
}

const published = (await import(pathToFileURL(`${folder}/dist/memory-constraints.js`).href)) as Published;

/** Functions of the bundled client that it does not export, by their names. */
const bundle = readFileSync(`${folder}/letta.js`, 'utf8');
const sourceOf = (name: string): string => {
  const from = bundle.indexOf(`\nfunction ${name}(`);
  return bundle.slice(from, bundle.indexOf('\n}\n', from) + 3);
};
const names = [
  'parseFrontmatter',
  'normalizePath',
  'labelFromPath',
  'renderExternalProjection',
  'renderSystemTree',
  'renderMemfsProjection',
];
const projected = new Function(
  'files',
  `const MEMORY_DIR_PLACEHOLDER = '$' + '{MEMORY_DIR}';
  ${names.map(sourceOf).join('')}
  const collectCommittedMemoryFiles = () => ({
    files: Object.entries(files).map(([relativePath, raw]) => {
      const { frontmatter, body } = parseFrontmatter(raw);
      const { description } = frontmatter;
      return { relativePath, label: labelFromPath(relativePath), value: body,
        description: typeof description === 'string' ? description.trim() : '' };
    }).sort((a, b) => a.label.localeCompare(b.label)),
  });
  return renderMemfsProjection('').content;`,
) as (files: Record<string, string>) => string;

const heads = HEADS.map(({ layout, path, text, previous }) =>
  published.validateMemoryFileFrontmatter({
    path,
    content: text,
    ...(previous !== undefined && { previousContent: previous }),
    format: layout === 'memfs-v2' ? 'memfs-v2' : 'legacy',
  }),
);
const trees: string[][] = [];
for (const { files, config, layout } of TREES) {
  const reader = {
    listFiles: () => Promise.resolve(Object.keys(files).map((path) => ({ path, mode: '100644' }))),
    readFile: (path: string) => Promise.resolve(new TextEncoder().encode(files[path] ?? '')),
  };
  const options = { config, layout: 'root-marker', requireRootMarker: layout === 'memfs-v2' };
  trees.push(await published.validateMemoryTreeConstraints(reader, options));
}
const configs = CONFIGS.map((text) => {
  try {
    published.parseMemoryConstraintsConfig(text);
    return true;
  } catch {
    return false;
  }
});
const { version } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')) as { version: string };
const prompts = HOMES.map((files) => projected(files));
writeFileSync(
  new URL('recorded.json', import.meta.url),
  `${JSON.stringify({ package: `@letta-ai/letta-code@${version}`, heads, trees, configs, prompts }, null, 2)}\n`,
);
