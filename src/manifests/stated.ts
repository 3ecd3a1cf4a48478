import { isRecord, parsed, record } from '../text/json.ts';
import { readToml } from '../text/toml.ts';
import { matched, textual, type Manifest, type Package } from './manifest.ts';

/** mix.exs and mix.lock. What stands behind the word for aliases may be one; what it depends on has tasks of its own. */
export const mix = (text: string): Manifest => ({
  scripts: [
    ...matched(text.slice(text.search(/\baliases\b/) >>> 0), /["']?(?<name>[a-z][\w.-]*)["']?:\s/g).map(
      ([name]) => name,
    ),
    '*',
  ],
  own: /(?:\bversion:\s*|@version\s+)"(\d[^"]*)"/.exec(text)?.[1],
  packages: [
    ...matched(text, /\{:(?<name>\w+),\s*"(?<version>[^"]+)"/g),
    ...matched(text, /\b(?<name>elixir):\s*"(?<version>[^"]+)"/g),
    ...matched(text, /\{:hex,\s*:(?<name>\w+),\s*"(?<version>[^"]+)"/g),
  ],
});

/** rebar.config, rebar.lock and app.src. */
export const rebar = (text: string): Manifest => ({
  own: /\{vsn,\s*"(\d[^"]*)"/.exec(text)?.[1],
  packages: [
    ...matched(
      text,
      /\{(?:<<")?(?<name>[a-z]\w*)(?:">>)?,\s*(?:\{pkg,\s*<<"\w+">>,\s*<<)?"(?<version>[~>= ]*\d[^"]*)"/g,
    ),
    ...matched(text, /minimum_otp_vsn,\s*"(?<version>[\d.]+)"/g).flatMap(([, version]): Package[] => [
      ['otp', version],
      ['erlang', version],
    ]),
  ],
});

export const cabal = (text: string): Manifest => ({
  scripts: matched(text, /^(?:executable|test-suite|benchmark)\s+(?<name>[\w-]+)/gm).map(([name]) => name),
  own: /^version:\s*(\d[\d.]*)/im.exec(text)?.[1],
  packages: [
    ...matched(
      text,
      /(?:[,:\n]|^)\s*(?<name>[a-z][\w-]*)\s*(?<version>(?:[<>=^]=?|\^>=|==)\s*\d[\d.*]*(?:\s*&&\s*<=?\s*[\d.]+)?)/gim,
    ).map(([name, version]): Package => [name, version?.replace(/\^>=/, '~').replace(/&&.*$/, '')]),
    ...matched(text, /\bGHC\s*==\s*(?<version>[\d.]+)/g).map(([, version]): Package => ['ghc', version]),
  ],
});

/** DESCRIPTION of R, and renv.lock. */
export const rDescription = (text: string): Manifest => ({
  own: /^Version:\s*(\d[\w.-]*)/m.exec(text)?.[1],
  packages: matched(text, /(?<name>[A-Za-z][\w.]*)\s*\(\s*(?<version>[<>=]=?\s*[\d.]+)\s*\)/g),
});
export const renvLock = (text: string): Manifest => {
  const lock = record(parsed(text));
  return {
    packages: [
      ['r', textual(record(lock['R'])['Version'])],
      ...Object.entries(record(lock['Packages'])).map(([name, each]): Package => [
        name,
        textual(record(each)['Version']),
      ]),
    ],
  };
};

/** Project.toml of Julia: what it names by a number of its own, and which versions go together, any of `0.5, 0.6`. */
export const juliaProject = (text: string): Manifest => {
  const read = readToml(text);
  if ('problem' in read || textual(read.table['uuid']) === undefined) return {};
  return {
    own: textual(read.table['version']),
    packages: [
      ...Object.keys(record(read.table['deps'])).map((name): Package => [name]),
      ...Object.entries(record(read.table['compat'])).map(([name, version]): Package => [
        name,
        textual(version)
          ?.split(',')
          .map((either) => (/ - |[<>]/.test(either) ? either : either.replace(/^\s*(?=\d)/, '^')).trim())
          .join(' || '),
      ]),
    ],
  };
};

export const terraform = (text: string): Manifest => ({
  packages: [
    ...matched(text, /required_version\s*=\s*"(?<version>[^"]+)"/g).flatMap(([, version]): Package[] => [
      ['terraform', version],
      ['opentofu', version],
    ]),
    ...matched(text, /source\s*=\s*"(?<name>[\w.-]+(?:\/[\w.-]+)+)"\s*,?\s*version\s*=\s*"(?<version>[^"]+)"/g).flatMap(
      bySource,
    ),
    ...matched(text, /version\s*=\s*"(?<version>[^"]+)"\s*,?\s*source\s*=\s*"(?<name>[\w.-]+(?:\/[\w.-]+)+)"/g).flatMap(
      bySource,
    ),
    ...matched(
      text,
      /provider\s+"(?:[\w.-]+\/)?(?<name>[\w-]+\/[\w-]+)"\s*\{\s*version\s*=\s*"(?<version>[^"]+)"/g,
    ).flatMap(bySource),
  ],
});
const bySource = ([name, version]: Package): Package[] => {
  const last = name.replace(/^.*\//, '');
  return [
    [name, version],
    [last, version],
    [`${last}-provider`, version],
  ];
};

/** Chart.yaml of Helm. */
export const chart = (text: string): Manifest => ({
  own: /^version:\s*["']?(\d[\w.-]*)/m.exec(text)?.[1],
  packages: [...matched(text, /^(?<name>appVersion):\s*["']?(?<version>v?\d[\w.-]*)/gm), ...byName(text)],
});
const byName = (text: string): Package[] =>
  matched(text, /-\s+name:\s*["']?(?<name>[\w./-]+)["']?\s+version:\s*["']?(?<version>[~^>=<]*\s*\d[\w.]*)/g);
export const collections = (text: string): Manifest => ({ packages: byName(text) });

/** packages.yml of dbt: `dbt-labs/dbt_utils`. */
export const dbtPackages = (text: string): Manifest => ({
  packages: matched(
    text,
    /^\s*-\s+package:\s*["']?(?:[\w.-]+\/)?(?<name>[\w.-]+)["']?(?:\s+version:\s*\[?["']?(?<version>[<>=~^]*\s*\d[\w.]*))?/gm,
  ),
});

export const flake = (text: string): Manifest => ({
  packages: matched(text, /\b(?<name>nixos|nixpkgs|release|home-manager)-(?<version>\d\d\.\d\d)\b/g).flatMap(
    ([, version]): Package[] => [
      ['nixos', version],
      ['nixpkgs', version],
    ],
  ),
});

/** What a config of Deno imports. */
export const denoImports = (text: unknown): Package[] =>
  isRecord(text)
    ? Object.entries(record(text['imports'])).flatMap(([name, from]): Package[] => {
        const found = /^(?:jsr|npm):\/?(?<pkg>@?[^@]+)@(?<version>[^/]+)/.exec(textual(from) ?? '')?.groups;
        return found === undefined
          ? [[name]]
          : [
              [name, found['version']],
              [found['pkg'] ?? '', found['version']],
            ];
      })
    : [];
