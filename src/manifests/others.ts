import { record } from '../text/json.ts';
import { readToml } from '../text/toml.ts';
import { readYaml } from '../text/yaml.ts';
import { matched, textual, type Package, type Manifest } from './manifest.ts';

/** Cargo reads `1.2` as `^1.2`. */
const caret = (version: string | undefined): string | undefined =>
  version !== undefined && /^\d/.test(version) ? `^${version}` : version;

export const cargoToml = (text: string): Manifest => {
  const read = readToml(text);
  if ('problem' in read) return { ecosystem: 'other' };
  const tables = [
    read.table,
    record(read.table['workspace']),
    ...Object.values(record(read.table['target'])).map(record),
  ];
  const own = record(read.table['package']);
  return {
    own: textual(own['version']) ?? textual(record(record(read.table['workspace'])['package'])['version']),
    packages: [
      ...tables.flatMap((table) =>
        ['dependencies', 'dev-dependencies', 'build-dependencies'].flatMap((kind) =>
          Object.entries(record(table[kind])).map(([name, spec]): Package => [
            name,
            caret(textual(spec) ?? textual(record(spec)['version'])),
          ]),
        ),
      ),
      ['rust', textual(own['rust-version'])],
      [textual(own['name']) ?? '', textual(own['version'])],
    ],
  };
};

export const goMod = (text: string): Manifest => ({
  packages: [
    ...matched(text, /^\s*(?:require\s+)?(?<name>[\w.-]+\.[\w.-]+\/\S+)\s+v(?<version>\S+)/gm).flatMap(
      ([name, version]): Package[] => [
        [name, version],
        [name.replace(/\/v\d+$/, '').replace(/^.*\//, ''), version],
      ],
    ),
    ...matched(text, /^(?<name>go) (?<version>\S+)/gm),
    ...matched(text, /^(?<name>module) /gm),
  ],
});

export const pubspec = (text: string): Manifest => {
  const table = readYaml(text);
  if (typeof table === 'string') return { ecosystem: 'other' };
  const own = ['dependencies', 'dev_dependencies', 'dependency_overrides'].flatMap((kind) =>
    Object.entries(record(table[kind])).map(([name, spec]): Package => [name, textual(spec)]),
  );
  const sdk = Object.entries(record(table['environment'])).flatMap(([name, said]): Package[] =>
    name === 'sdk' ? [['dart', textual(said)]] : [[name, textual(said)]],
  );
  return {
    own: textual(table['version'])?.replace(/\+.*$/, ''),
    packages: [...own, ...sdk, [textual(table['name']) ?? '', textual(table['version'])]],
  };
};

export const gemfile = (text: string): Manifest => ({
  own: /\.version\s*=\s*['"](\d[^'"]*)['"]/.exec(text)?.[1],
  packages: [
    ...matched(text, /^\s*gem\s+['"](?<name>[^'"]+)['"](?:\s*,\s*['"](?<version>[^'"]+)['"])?/gm),
    ...matched(text, /^\s*(?<name>ruby)\s+['"](?<version>[^'"]+)['"]/gm),
  ],
});

export const gemfileLock = (text: string): Manifest => ({
  packages: matched(text, /^ {4}(?<name>[\w.-]+) \((?<version>\d[^)]*)\)/gm),
});

const IMAGE =
  /^\s*(?:-\s*)?(?:FROM(?:\s+--platform=\S+)?|image:)\s+["']?(?:[\w.-]+(?::\d+)?\/)*(?<name>[\w.-]+):(?<version>v?\d[\w.-]*)/gim;
const RUNTIMES = new Set(['node', 'python', 'ruby', 'rust', 'php', 'deno', 'bun']);
/** A server goes by another name than the package of a client for it. */
export const images = (text: string): Manifest => ({
  packages: matched(text, IMAGE).flatMap(([name, version]): Package[] => [
    [`image:${name}`, version?.replace(/-.*$/, '')],
    ...(RUNTIMES.has(name) || name === 'golang'
      ? [[name.replace('lang', ''), version?.replace(/-.*$/, '')] as const]
      : []),
  ]),
});

const SETUP =
  /^\s*-?\s*(?<name>node|python|go|ruby|java|php)-version:\s*\[?\s*["']?(?<version>\d[\w.]*)["']?\s*\]?\s*$/gim;
export const workflow = (text: string): Manifest => ({ packages: matched(text, SETUP) });

export const toolVersions = (text: string): Manifest => ({
  packages: matched(text, /^(?<name>[\w-]+)[ \t]+(?<version>\S+)/gm).map(([name, version]) => [
    name === 'nodejs' ? 'node' : name === 'golang' ? 'go' : name,
    version,
  ]),
});

export const versionFile =
  (name: string) =>
  (text: string): Manifest => ({ packages: [[name, /^\s*(?:[a-z]+-)?v?(\d[\w.]*)/m.exec(text)?.[1]]] });
