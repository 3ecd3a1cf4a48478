import { isRecord, parsed, record } from '../text/json.ts';
import { plainJson } from '../text/jsonc.ts';
import { denoImports } from './stated.ts';
import { matched, textual, type Package, type Manifest } from './manifest.ts';

const DEPENDENCIES = ['dependencies', 'devDependencies', 'peerDependencies', 'optionalDependencies'];

export const packageJson = (text: string): Manifest => {
  const manifest = parsed(text);
  if (!isRecord(manifest)) return { ecosystem: 'other', scripts: ['*'] };
  const [manager, version] = (textual(manifest['packageManager']) ?? '').split(/(?<=.)@/);
  return {
    own: textual(manifest['version']),
    scripts: Object.keys(record(manifest['scripts'])),
    packages: [
      ...['engines', 'volta', ...DEPENDENCIES].flatMap((kind) => entriesOf(manifest[kind])),
      ...(manager === undefined || manager === '' ? [] : [[manager, version?.replace(/\+.*$/, '')] as const]),
      [textual(manifest['name']) ?? '', textual(manifest['version'])],
      ...Object.keys(record(manifest['bin'])).map((name): Package => [name]),
    ],
  };
};

const entriesOf = (value: unknown): Package[] =>
  Object.entries(record(value)).map(([name, spec]): Package => {
    const said = textual(spec) ?? '';
    const alias = /^npm:(?:@?[^@]+)@(.+)$/.exec(said)?.[1];
    return [name, ELSEWHERE.test(said) ? undefined : (alias ?? said)];
  });

/** A folder, a repository (`user/name#v2`) or another place: numbers in it are no versions. */
const ELSEWHERE = /^(?!npm:)[a-z][a-z+]*:|^[\w.-]+\/[\w.-]+(?:#|$)/;

export const packageLock = (text: string): Manifest => {
  const lock = record(parsed(text));
  const flat = Object.entries(record(lock['packages'])).flatMap(([place, entry]): Package[] =>
    place === '' ? [] : [[place.replace(/^.*node_modules\//, ''), textual(record(entry)['version'])]],
  );
  const old = Object.entries(record(lock['dependencies'])).map(([name, entry]): Package => [
    name,
    textual(record(entry)['version']),
  ]);
  return { packages: [...flat, ...old] };
};

export const pnpmLock = (text: string): Manifest => ({
  packages: matched(text, /^ {2}['"]?\/?(?<name>@?[^@/'"\s()]+(?:\/[^@'"\s()/]+)?)[@/](?<version>\d[^:('"\s]*)/gm),
});

export const yarnLock = (text: string): Manifest => ({
  packages: matched(text, /^"?(?<name>@?[^@"\s]+)@[^\n]*:\n {2}version:? "?(?<version>[^"\n]+)/gm),
});

export const bunLock = (text: string): Manifest => ({
  packages: matched(text, /^ {4}"[^"]+": \["(?<name>@?[^@"]+)@(?<version>\d[^"]*)"/gm),
});

export const denoJson = (text: string): Manifest => {
  const config = record(parsed(plainJson(text)));
  return {
    own: textual(config['version']),
    scripts: Object.keys(record(config['tasks'])),
    packages: denoImports(config),
  };
};

export const composerJson = (text: string): Manifest => {
  const manifest = record(parsed(text));
  return {
    own: textual(manifest['version']),
    scripts: Object.keys(record(manifest['scripts'])),
    packages: ['require', 'require-dev']
      .flatMap((kind) => entriesOf(manifest[kind]))
      // Composer's `~1.2` goes up to 2.
      .map(([name, said]): Package => [name, said?.replace(/~(?!>)/g, '~>')])
      .flatMap(byVendor),
  };
};

export const composerLock = (text: string): Manifest => {
  const lock = record(parsed(text));
  return {
    packages: ['packages', 'packages-dev']
      .flatMap((kind) =>
        (Array.isArray(lock[kind]) ? (lock[kind] as unknown[]) : []).map((each): Package => {
          const { name, version } = record(each);
          return [textual(name) ?? '', textual(version)?.replace(/^v/, '')];
        }),
      )
      .flatMap(byVendor),
  };
};

/** `phpunit/phpunit` is PHPUnit to everybody. */
const byVendor = ([name, version]: Package): Package[] => {
  const [vendor = '', own = ''] = name.split('/');
  return own !== '' && (own === vendor || own.startsWith(`${vendor}-`) || vendor.startsWith(`${own}`))
    ? [
        [name, version],
        [own, version],
      ]
    : [[name, version]];
};
