import { record } from '../text/json.ts';
import { readToml } from '../text/toml.ts';
import { matched, textual, type Package, type Manifest } from './manifest.ts';

/** `requests[socks]>=2.31 ; python_version < "3.9"`, as PEP 508 has it. */
const requirement = (said: string): Package[] => {
  const found = /^\s*(?<name>[A-Za-z0-9][\w.-]*)\s*(?:\[[^\]]*\])?\s*(?:\(?(?<version>[<>=!~][^;)#]*))?/.exec(said);
  return found?.groups?.['name'] === undefined ? [] : [[found.groups['name'], found.groups['version']?.trim()]];
};

const requirements = (value: unknown): Package[] =>
  Array.isArray(value) ? value.flatMap((each) => requirement(textual(each) ?? '')) : [];

export const pyproject = (text: string): Manifest => {
  const read = readToml(text);
  if ('problem' in read) return { ecosystem: 'other', scripts: ['*'] };
  const project = record(read.table['project']);
  const tool = record(read.table['tool']);
  const poetry = record(tool['poetry']);
  const poetries = [poetry, ...Object.values(record(poetry['group'])).map(record)].flatMap((each) =>
    ['dependencies', 'dev-dependencies'].flatMap((kind) => Object.entries(record(each[kind]))),
  );
  const scripted = [
    project['scripts'],
    poetry['scripts'],
    record(tool['pdm'])['scripts'],
    record(tool['poe'])['tasks'],
    record(tool['taskipy'])['tasks'],
    ...Object.values(record(record(tool['hatch'])['envs'])).map((each) => record(each)['scripts']),
  ];
  return {
    own: textual(project['version']) ?? textual(poetry['version']),
    scripts: scripted.flatMap((each) => Object.keys(record(each))),
    packages: [
      ...requirements(project['dependencies']),
      ...Object.values(record(project['optional-dependencies'])).flatMap(requirements),
      ...Object.values(record(read.table['dependency-groups'])).flatMap(requirements),
      ...requirements(record(read.table['build-system'])['requires']),
      ...requirements(record(tool['uv'])['dev-dependencies']),
      ...poetries.map(([name, spec]): Package => [name, textual(spec) ?? textual(record(spec)['version'])]),
      ['python', textual(project['requires-python'])],
      [textual(project['name']) ?? '', textual(project['version'])],
      ...Object.keys(tool).map((name): Package => [name]),
    ],
  };
};

export const requirementsText = (text: string): Manifest => ({
  packages: text.split(/\r?\n/).flatMap((line) => (/^\s*(?:#|-)/.test(line) ? [] : requirement(line))),
});

/** Code, or a format of its own: any quoted word or beginning of a line may be a package. */
export const looselyPython = (text: string): Manifest => ({
  packages: matched(
    text,
    /(?:^[ \t]*-?[ \t]*|["'])(?<name>[A-Za-z][\w.-]+)\s*(?:["']?\s*=\s*["'])?(?<version>[<>=~]=?[^"',\n]*)?/gm,
  ),
});

/** poetry.lock, uv.lock, pdm.lock and Cargo.lock are alike. */
export const tomlLock = (text: string): Manifest => ({
  packages: matched(text, /^\[\[package\]\]\r?\nname = "(?<name>[^"]+)"\r?\nversion = "(?<version>[^"]+)"/gm),
});
